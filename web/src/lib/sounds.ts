/** Small sounds made on the spot: wood on wood, a string. Silent unless the settings ask for them. */
import { settings } from './settings.svelte';

let context: AudioContext | null = null;

type Sound = 'place' | 'drop' | 'take' | 'turn' | 'end';

const shapes: Record<Sound, { notes: number[]; length: number; type: OscillatorType; volume: number }> = {
  place: { notes: [190], length: 0.06, type: 'triangle', volume: 0.2 },
  drop: { notes: [260], length: 0.05, type: 'triangle', volume: 0.16 },
  take: { notes: [520, 660], length: 0.09, type: 'sine', volume: 0.08 },
  turn: { notes: [392, 523], length: 0.22, type: 'sine', volume: 0.08 },
  end: { notes: [392, 494, 587, 784], length: 0.4, type: 'sine', volume: 0.08 },
};

export function sound(name: Sound): void {
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
