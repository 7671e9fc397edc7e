import { describe, expect, it } from 'vitest';
import { marksIn, readMarked } from '../../learn/marked.ts';
import { SortedLines } from '../../src/engines/offline/knowledge/sorted-lines.ts';
import { readStances } from '../../src/engines/offline/knowledge/texts.ts';
import { placesOf } from '../../src/engines/offline/language/stands.ts';
import { isNegatedAt, isUnwantedAt, unwantedOdds } from '../../src/engines/offline/understand/stance.ts';
import { HELD_OUT_IDEAS } from '../scorecard/ideas/held-out.ts';

describe('names that readers marked', () => {
  it('keep their place in the text, and whether they are wanted', () => {
    const [zebra, radio] = marksIn('Labels go to [[+Zebra printers]], [[-Bluetooth]] ones get lost.', 'here');
    expect(zebra?.low.slice(zebra.at, zebra.at + zebra.length)).toBe('zebra printers');
    expect(radio?.low.slice(radio.at, radio.at + radio.length)).toBe('bluetooth');
    expect([zebra?.isOut, radio?.isOut]).toEqual([false, true]);
    expect(zebra?.low).not.toContain('[[');
  });

  it.each([
    'no mark at all',
    'an [[+open mark',
    'a [[mark]] without a sign',
  ])('(%s) are told where they are broken', (line) => {
    expect(() => marksIn(line, 'one.txt:3')).toThrow('one.txt:3');
  });

  it('are wanted about as often as not, and taken from no idea that is kept out of sight', () => {
    const marked = readMarked('stances');
    const out = marked.filter(({ isOut }) => isOut).length;
    expect(out / marked.length).toBeGreaterThan(0.3);
    expect(out / marked.length).toBeLessThan(0.7);
    const bare = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').trim();
    const kept = HELD_OUT_IDEAS.map(({ idea }) => bare(idea).slice(0, 60));
    expect(marked.filter(({ low }) => kept.some((idea) => low.includes(idea)))).toEqual([]);
  });
});

describe('what was learned from them', () => {
  it('is found line by line', () => {
    const lines = new SortedLines(readStances());
    const all = [...lines.entries()];
    expect(all.length).toBeGreaterThan(5_000);
    expect(all.filter(([key, value]) => lines.get(key) !== value || !Number.isFinite(Number(value)))).toEqual([]);
  });

  it('says of a name that nothing speaks against that it is wanted', () => {
    const low = ' a booking page for barbers with postgres and stripe. ';
    for (const name of ['postgres', 'stripe'])
      expect(unwantedOdds(low, low.indexOf(name), name.length)).toBeLessThan(0.4);
  });

  // Nobody marked these: they were written to try what was learned.
  it.each([
    ['Maps from OpenStreetMap; Google Maps the board turned down over the invoice.', 'google maps'],
    ['Mit Firebase haben wir uns letztes Jahr die Finger verbrannt.', 'firebase'],
    ['Amazon est exclu par le conseil municipal, serveurs compris.', 'amazon'],
  ])('(%s) reads the refusal', (text, name) => {
    const low = ` ${text.toLowerCase()} `;
    expect(
      placesOf(low, name).some((at) => isNegatedAt(low, at, name.length) || isUnwantedAt(low, at, name.length)),
    ).toBe(true);
  });

  it.each([
    ['The last agency never finished our Stripe import, this time it has to work.', 'stripe'],
    ['Quero um robô no WhatsApp que responda os clientes.', 'whatsapp'],
    ['Slack bot that posts the lunch menu every morning.', 'slack'],
    ['No drama with Azure so far, so it runs there.', 'azure'],
  ])('(%s) reads the wish', (text, name) => {
    const low = ` ${text.toLowerCase()} `;
    expect(placesOf(low, name).some((at) => isNegatedAt(low, at, name.length))).toBe(false);
  });
});
