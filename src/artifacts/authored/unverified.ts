import { TEXT_CHARS_MAX } from '../bounds.ts';
import { clip } from '../pieces/clip.ts';
import { citationsIn } from '../reading/citations.ts';
import { FIGURE, readFigure } from '../reading/numbers.ts';
import type { Research } from '../research.ts';

export const MARK = ' (unverified)';
const SAYS_SO = /\bunverified\b/i;
/** "B2B" states none. */
const FIGURES = new RegExp(String.raw`(?<!\p{L})${FIGURE}`, 'gu');

/**
 * The research with a mark at the end of each claim that cites no source and does not say that it is unverified: sizes of
 * the market, what competitors are, and each other claim with a figure that the words it was written for do not give.
 * What reasons and recommends is arithmetic and judgement, and claims nothing. Marks what is marked no further.
 */
export function withMarks<Claims extends Research>(research: Claims, words: string): Claims {
  const given = new Set(figuresIn(words));
  const figured = (text: string) => (figuresIn(text).every((figure) => given.has(figure)) ? text : marked(text));
  const { marketSize, audience, competitors, trends, risks, unitEconomics } = research;
  return {
    ...research,
    marketSize: {
      ...marketSize,
      ...{ tam: marked(marketSize.tam), sam: marked(marketSize.sam), som: marked(marketSize.som) },
    },
    audience: audience.map(({ painPoints, willingness, ...one }) => ({
      ...one,
      ...{ painPoints: painPoints.map(figured), willingness: figured(willingness) },
    })),
    competitors: competitors.map(({ positioning, gap, ...one }) => ({
      ...one,
      ...{ positioning: marked(positioning), gap: figured(gap) },
    })),
    trends: trends.map(figured),
    risks: risks.map(figured),
    unitEconomics: {
      ...unitEconomics,
      ...{ model: figured(unitEconomics.model), grossMargin: figured(unitEconomics.grossMargin) },
      ...{ estimatedLTV: figured(unitEconomics.estimatedLTV), estimatedCAC: figured(unitEconomics.estimatedCAC) },
    },
  };
}

function marked(text: string): string {
  // What is too long is refused, and marked once it is shortened.
  if (text.length > TEXT_CHARS_MAX || citationsIn(text).length > 0 || SAYS_SO.test(text)) return text;
  return `${clip(text, TEXT_CHARS_MAX - MARK.length)}${MARK}`;
}

const figuresIn = (text: string): number[] => Array.from(text.matchAll(FIGURES), ([figure]) => readFigure(figure));
