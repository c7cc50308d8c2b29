import { describe, expect, it } from 'vitest';
import { applyChange, followed } from './patches';
import examples from './patches.examples.json';
import type { PatchMessage, Update } from './types';

describe('patches', () => {
  // The service's own test makes the same changes.
  it.each(examples)('$old becomes $new', ({ old, change, new: wanted }) => {
    const kept = JSON.stringify(old);
    expect(applyChange(change as Parameters<typeof applyChange>[0], old)).toEqual(wanted);
    expect(JSON.stringify(old)).toBe(kept);
  });

  it('follow an update step by step', () => {
    const before = { type: 'update', version: 4, reset: true, undone: false, log: [], steps: [], view: { actor: 0, pieces: { 'disc:1': 'pile:0' } }, actor: 0, legal: [{ action: 1 }] } as unknown as Update;
    const patch = {
      type: 'patch', version: 6, base: 4, change: { actor: [1], legal: [[]] },
      steps: [
        { actor: 0, notation: 'A>', events: [], change: { pieces: { 'disc:1': ['pile:1'] } } },
        { actor: -1, notation: 'd', events: [], change: { actor: [1] } },
      ],
    } as unknown as PatchMessage;
    const after = followed(before, patch);
    expect(after).toMatchObject({ version: 6, reset: false, log: null, actor: 1, legal: [], view: { actor: 1, pieces: { 'disc:1': 'pile:1' } } });
    expect(after.steps.map((step) => step.view)).toEqual([{ actor: 0, pieces: { 'disc:1': 'pile:1' } }, after.view]);
    expect(before.view.pieces).toEqual({ 'disc:1': 'pile:0' });
  });
});
