import type { Lang } from './types';

/** What a person likes; kept in this browser only. */
export interface Settings {
  language: Lang;
  speed: 'calm' | 'normal' | 'fast' | 'off';
  confirm: boolean;
  sounds: boolean;
  theme: 'auto' | 'day' | 'night';
  patterns: boolean;
  /** Layers that are switched on, as `game/layer`. */
  layers: string[];
  name: string;
}

const KEY = 'isolario.settings';
const FORMER_KEY = 'arcipelago.settings'; // from before the project was renamed

function preferred(): Lang {
  const wanted = typeof navigator === 'undefined' ? [] : navigator.languages;
  for (const tag of wanted) {
    if (tag.startsWith('it')) return 'it';
    if (tag.startsWith('en')) return 'en';
  }
  return 'en';
}

const formerThemes: Record<string, Settings['theme']> = { giorno: 'day', notte: 'night' };

/** Settings kept by an earlier release, in the words of this one. */
export function current(kept: Partial<Settings>): Partial<Settings> {
  const theme = formerThemes[kept.theme ?? ''];
  return theme ? { ...kept, theme } : kept;
}

function load(): Settings {
  const fresh: Settings = {
    language: preferred(),
    speed: 'normal',
    confirm: false,
    sounds: false,
    theme: 'auto',
    patterns: false,
    layers: [],
    name: '',
  };
  try {
    return { ...fresh, ...current(JSON.parse(localStorage.getItem(KEY) ?? localStorage.getItem(FORMER_KEY) ?? '{}') as Partial<Settings>) };
  } catch {
    return fresh;
  }
}

export const settings: Settings = $state(load());

/** Settings that come from another device; anything of another shape is left aside. */
export function takeOver(found: Record<string, unknown>): void {
  for (const key of Object.keys(settings) as (keyof Settings)[])
    if (typeof found[key] === typeof settings[key] && Array.isArray(found[key]) === Array.isArray(settings[key]))
      Object.assign(settings, { [key]: found[key] });
}

/** Keep the settings, and show those that concern the whole page. Call once, inside an effect root. */
export function keepSettings(): void {
  $effect(() => {
    const text = JSON.stringify(settings);
    try {
      localStorage.setItem(KEY, text);
    } catch {
      // A browser that keeps nothing still plays; the settings last as long as the page.
    }
  });
  $effect(() => {
    const page = document.documentElement;
    page.lang = settings.language;
    page.dataset.patterns = String(settings.patterns);
  });
}

const stepTimes = { calm: 420, normal: 220, fast: 110, off: 0 } as const;

export function reducedMotion(): boolean {
  return typeof matchMedia !== 'undefined' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Milliseconds of one movement; 0 where nothing shall travel. */
export function stepTime(): number {
  return reducedMotion() ? 0 : stepTimes[settings.speed];
}
