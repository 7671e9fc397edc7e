import type { Research } from '../../../src/artifacts/research.ts';
import { drawFrom } from './draw.ts';
import { sketch } from './sketch.ts';
import { THINGS } from './words.ts';

/** The research of a seed; with or without sources that its claims cite. */
export function writeResearch(seed: string | number): Research {
  const draw = drawFrom(`${seed}/research`);
  const { people, entities } = sketch(seed);
  const rows = entities.at(-1)?.name.toLowerCase();
  const price = draw.whole(3, 40);
  const buyers = draw.whole(20, 400) * 100;
  const sources = draw.chance(0.5)
    ? [{ id: '1', title: 'A count of buyers', url: 'https://example.org/count', accessedAt: '2026-01-15' }]
    : undefined;
  const cite = sources ? '[1]' : '(unverified)';
  const yearly = (of: number) => `$${of * price * 12} a year`;
  return {
    summary: `About ${buyers} people keep each ${rows} on paper ${cite}; a list that several can read saves them an hour a week.`,
    marketSize: {
      tam: yearly(buyers),
      sam: yearly(buyers / 10),
      som: yearly(buyers / 100),
      reasoning: `${buyers} buyers at $${price} a month ${cite}; a tenth can be reached, and a tenth of those won.`,
    },
    audience: people.map((person) => ({
      segment: `Each ${person.toLowerCase()} with more than 20 rows`,
      painPoints: [`A ${rows} is entered twice`, 'The paper is in another room'],
      willingness: `$${price} a month, as much as the paper costs`,
    })),
    competitors: draw.some(THINGS, draw.whole(1, 6)).map((name) => ({
      name: `${name}book`,
      positioning: `A list for one person ${cite}`,
      gap: 'Two people cannot use it at once',
    })),
    trends: draw.some(['Phones replace paper', 'Teams grow smaller', 'Prices for storage fall'], draw.whole(1, 3)),
    risks: draw.some(['People keep the paper', 'One large buyer leaves', 'Entries stay incomplete'], draw.whole(1, 3)),
    unitEconomics: {
      model: `$${price} a month for each team`,
      estimatedLTV: `$${price * 24}`,
      estimatedCAC: `$${price * 4}`,
      grossMargin: `${draw.whole(60, 90)} %`,
    },
    recommendation: `Try it with ${draw.whole(3, 9)} teams for a month; stop if fewer than half of them return.`,
    ...(sources ? { sources } : {}),
  };
}
