/** Small sounds made on the spot: wood on wood, a string. Silent unless the settings ask for them. */
import { settings } from './settings.svelte';

let context: AudioContext | null = null;

export type SoundName = 'place' | 'drop' | 'take' | 'turn' | 'end' | 'splash' | 'rumble' | 'crack' | 'chime' | 'card';

const shapes: Record<SoundName, { notes: number[]; length: number; type: OscillatorType; volume: number }> = {
  place: { notes: [190], length: 0.06, type: 'triangle', volume: 0.2 },
  drop: { notes: [260], length: 0.05, type: 'triangle', volume: 0.16 },
  take: { notes: [520, 660], length: 0.09, type: 'sine', volume: 0.08 },
  turn: { notes: [392, 523], length: 0.22, type: 'sine', volume: 0.08 },
  splash: { notes: [880, 620, 410], length: 0.12, type: 'sine', volume: 0.05 },
  rumble: { notes: [70, 58, 64, 52], length: 0.3, type: 'sawtooth', volume: 0.07 },
  crack: { notes: [150, 240], length: 0.05, type: 'square', volume: 0.06 },
  chime: { notes: [784, 988], length: 0.25, type: 'sine', volume: 0.06 },
  card: { notes: [340], length: 0.035, type: 'square', volume: 0.03 },
  end: { notes: [392, 494, 587, 784], length: 0.4, type: 'sine', volume: 0.08 },
};

export function sound(name: SoundName): void {
  if (!settings.sounds || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  const { notes, length, type, volume } = shapes[name];
  notes.forEach((frequency, index) => {
    if (!context) return;
    const start = context.currentTime + index * 0.09;
    const voice = context.createOscillator();
    const fade = context.createGain();
    voice.type = type;
    voice.frequency.value = frequency;
    fade.gain.setValueAtTime(volume, start);
    fade.gain.exponentialRampToValueAtTime(0.001, start + length);
    voice.connect(fade).connect(context.destination);
    voice.start(start);
    voice.stop(start + length);
  });
}
