import type { Research } from '../../../artifacts/research.ts';
import type { Reading } from '../read/brief.ts';
import { alsoHolds, leftAside, listed, MARK, sentences } from './words.ts';

/** What would have to be found out, and from whom. No company is named and no amount is claimed. */
export function writeResearch(reading: Reading): Research {
  return {
    summary: sentences(
      MARK,
      'Nothing was looked up: it says what to find out, and whom to ask.',
      `The author asks for: ${listed(reading.wishes.map(({ demand }) => demand.quote))}.`,
      alsoHolds(reading),
      leftAside(reading),
    ),
    marketSize: {
      tam: 'To fill in: people who have the problem × price a year. Assumption: each of them would pay.',
      sam: 'To fill in: those of them you can reach × price a year. Assumption: one country and one language first.',
      som: 'To fill in: those of them you win in three years × price a year. Assumption: 1 in 100 of those you reach.',
      reasoning:
        'Count the people in a public register or a list of an association. Ask ten of them what they pay today.',
    },
    audience: [
      {
        segment: 'The people for whom the idea is meant',
        painPoints: ['To find out: when it last went wrong, and what that cost in hours or money.'],
        willingness: 'To find out: what they pay today, in money or hours, for what the idea replaces.',
      },
    ],
    competitors: [
      {
        name: 'A spreadsheet or a shared document',
        positioning: 'Costs nothing and is already there.',
        gap: 'To find out: where people who tried it gave up.',
      },
      {
        name: 'Paper, phone calls and chat groups',
        positioning: 'Need no learning.',
        gap: 'To find out: what gets lost, and how often.',
      },
    ],
    trends: ['To find out: what has changed in the last two years that makes this easier or more urgent.'],
    risks: [
      'No demand: ask five of the people for whom the idea is meant before you build.',
      'An existing product does it well enough: search for the sentences of the idea, and try what you find.',
    ],
    unitEconomics: {
      model: 'To decide: who pays, how much and how often; or that it is free.',
      estimatedLTV: 'To fill in: price a month × months that a customer stays × margin. Assumption: 24 months.',
      estimatedCAC:
        'To fill in: money spent on finding customers ÷ customers found. Assumption: you find the first ten by hand.',
      grossMargin: 'To fill in: (price − cost of serving one customer) ÷ price. Assumption: hosting is the only cost.',
    },
    recommendation:
      'Before you build, show the quotes of the features to the people for whom the idea is meant, and ask which one they would miss. Stop if they would miss none.',
  };
}
