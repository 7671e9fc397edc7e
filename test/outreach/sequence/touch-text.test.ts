import { describe, expect, it } from 'vitest';
import type { MergeLead } from '../../../src/outreach/sequence/merge-scope.ts';
import { type TouchChannel, touchText } from '../../../src/outreach/sequence/touch-text.ts';
import { FROM, leadOf } from './mail-data.ts';

function made(
  channel: TouchChannel,
  note: string | null,
  lead: Partial<MergeLead> = {},
  pitch = 'We sell tin. It lasts.',
) {
  return touchText({ step: { id: 'step_1', channel, note }, pitch, lead: leadOf(lead), ...FROM });
}

describe('a touch', () => {
  it.each([
    ['linkedin', 'I like {{ company }}.', 'Hi Anna, I like Acme.'],
    ['linkedin', null, 'Hi Anna, We sell tin. It lasts.'],
    ['other', 'I like {{ company }}.', 'Hi Anna,\n\nI like Acme.'],
    ['phone', 'Ask for {{ company }}.', 'Call Anna (Acme).\n\nAsk for Acme.'],
  ] as const)('on %s with the note %j says %j', (channel, note, text) => {
    expect(made(channel, note)).toBe(text);
    expect(made(channel, note)).toBe(made(channel, note));
  });

  it.each([
    ['Hi {{ firstName }}, saw your shop.', 'Hi Anna, saw your shop.'],
    ['Guten Tag {{ firstName }}! Ihr Laden gefällt mir.', 'Guten Tag Anna! Ihr Laden gefällt mir.'],
    ['Hello there – I saw {{ company }}.', 'Hello there – I saw Acme.'],
    ['{{ firstName }}, saw your shop.', 'Anna, saw your shop.'],
    ['Guten Tag Frau {{ lastName }}, wie geht es?', 'Guten Tag Frau Berg, wie geht es?'],
    ['Hi-fi is what we sell.', 'Hi Anna, Hi-fi is what we sell.'],
    ['Beste Salons verlieren Termine, sagt man.', 'Hi Anna, Beste Salons verlieren Termine, sagt man.'],
  ])('whose note is %j greets once: %j', (note, text) => {
    expect(made('linkedin', note, { lastName: 'Berg' })).toBe(text);
  });

  it('greets somebody without a name, and calls them by their address', () => {
    expect(made('linkedin', 'x', { firstName: null })).toBe('Hello, x');
    expect(made('phone', 'x', { firstName: null, company: null })).toBe('Call anna@acme.example.\n\nx');
  });

  it.each([
    ['linkedin', 300],
    ['x', 1_000],
    ['phone', 1_000],
    ['other', 1_000],
  ] as const)('on %s is never longer than %d characters and ends after a sentence or a word', (channel, max) => {
    const sentences = made(channel, 'Tin is a fine thing. '.repeat(100));
    const words = made(channel, 'tin '.repeat(500));
    const emoji = made(channel, '👩'.repeat(1_500), { firstName: 'x'.repeat(3_000) });
    for (const text of [sentences, words, emoji]) {
      expect(text.length).toBeLessThanOrEqual(max);
      expect(text.length).toBeGreaterThan(max / 2);
      expect(text.isWellFormed()).toBe(true);
    }
    expect(sentences.endsWith('thing.')).toBe(true);
    expect(words.endsWith(' tin…')).toBe(true);
  });

  it('is refused when there is nothing to say, or a note asks for what the lead lacks', () => {
    expect(() => made('linkedin', null, {}, '  ')).toThrow('Write a note in the step');
    expect(() => made('linkedin', '{{ role }}')).toThrow('Line 1 of the note: this lead lacks role');
  });
});
