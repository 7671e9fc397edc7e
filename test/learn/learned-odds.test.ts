import { describe, expect, it } from 'vitest';
import { readMarked } from '../../learn/marked.ts';
import { readConnections, readHosting } from '../../src/engines/offline/knowledge/texts.ts';
import { hostPlaces } from '../../src/engines/offline/understand/host-places.ts';
import { learnedOdds } from '../../src/engines/offline/understand/learned-odds.ts';
import { isOffline } from '../../src/engines/offline/understand/offline.ts';
import { HELD_OUT_IDEAS } from '../scorecard/ideas/held-out.ts';

describe('odds that were learned', () => {
  const lines = '#bias\t-100\n<no\t250\n>please\t-50\n';

  it('are those of the bias where no sign is known', () => {
    expect(learnedOdds(() => lines)(['<whatever'])).toBeCloseTo(1 / (1 + Math.exp(1)), 6);
  });

  it('add up what every sign weighs', () => {
    expect(learnedOdds(() => lines)(['<no', '>please'])).toBeCloseTo(1 / (1 + Math.exp(-1)), 6);
  });

  it('are read when first asked for, and once', () => {
    let reads = 0;
    const odds = learnedOdds(() => {
      reads += 1;
      return lines;
    });
    expect(reads).toBe(0);
    odds([]);
    odds([]);
    expect(reads).toBe(1);
  });

  it.each(['connections', 'hosting'] as const)('are taken from no idea that is kept out of sight (%s)', (subject) => {
    const kept = HELD_OUT_IDEAS.map(({ idea }) => idea.toLowerCase().replace(/\s+/g, ' ').slice(0, 60));
    const marked = readMarked(subject);
    expect(marked.length).toBeGreaterThan(1_000);
    expect(marked.filter(({ low }) => kept.some((idea) => low.includes(idea)))).toEqual([]);
  });

  it('weigh each sign in a number', () => {
    for (const text of [readConnections(), readHosting()])
      expect(text.split('\n').filter((line) => line && !/^\S.*\t-?\d+$/.test(line))).toEqual([]);
  });
});

// Nobody marked these: they were written to try what was learned.
describe('whether a product must work offline', () => {
  it.each([
    'Der Kollege tippt auf der Empore, da gibt es hinter den dicken Mauern nie Netz.',
    'If the WLAN is down the tablet goes on showing who comes today.',
    'Inspectors fill it in down the mine, where reception ends at the second gate.',
    'En la cámara frigorífica el wifi se pierde y hay que seguir anotando.',
  ])('is read from "%s"', (text) => {
    expect(isOffline(text)).toBe(true);
  });

  it.each([
    'A network of growers shares one delivery van, and whoever is at reception books it.',
    'Die Bilder der Kinder gehören nicht ins Internet.',
    'The shop sells online and at the counter, where the Wi-Fi has never failed.',
  ])('is not read from "%s"', (text) => {
    expect(isOffline(text)).toBe(false);
  });
});

describe('where the data has to stand', () => {
  it.each([
    ['Patients are from Lyon and Turin, but the insurer signs only if the records are in Switzerland.', ['CH']],
    ['Our server is a box at 1984 in Iceland, where the mail already is.', ['IS']],
    ['38 nurses in Leeds; the regulator wants every file to be kept inside the EU.', ['EU']],
  ])('is read from "%s"', (text, codes) => {
    expect(hostPlaces(text)).toEqual(codes);
  });

  it('is nowhere that the people, the trails or the dishes are', () => {
    expect(
      hostPlaces('Hikers in Norway and Scotland log bothies, and what the Italian cook made of the leftovers.'),
    ).toEqual([]);
  });
});
