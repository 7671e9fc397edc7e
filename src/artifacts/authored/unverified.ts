import { TEXT_CHARS_MAX } from '../bounds.ts';
import { clip } from '../pieces/clip.ts';
import { citationsIn } from '../reading/citations.ts';
import { FIGURE, readFigure } from '../reading/numbers.ts';
import type { Research } from '../research.ts';

export const MARK = ' (unverified)';
/** Only at its beginning or end: in between, the word may say something of another thing. */
const SAYS_SO = /^unverified\b|\bunverified\)?[.!]?$/i;
/** With the word after it: "40 percent" is not "40 groomers". "B2B" states none. */
const FIGURES = new RegExp(String.raw`(?<!\p{L})(${FIGURE})\s?([%\p{L}]*)`, 'gu');
/** What the summary says where there is no source at all. */
export const NOT_LOOKED_UP = 'Nothing in this research was looked up: its figures and claims are unverified.';

/**
 * The research with a mark at the end of each claim that cites no source and does not say that it is unverified: sizes of
 * the market, what competitors are, and each other text with a figure that the words it was written for do not give. Without
 * any source, the summary says that of all figures at once. Who the audience is is a choice and what is recommended a
 * judgement: these claim nothing. Marks what is marked no further.
 */
export function withMarks<Claims extends Research>(
  research: Claims,
  { words, isSourced }: { words: string; isSourced: boolean },
): Claims {
  const given = new Set(figuresIn(words));
  const figured = (text: string) =>
    !isSourced || figuresIn(text).every((figure) => given.has(figure)) ? text : marked(text);
  const { summary, marketSize, audience, competitors, trends, risks, unitEconomics } = research;
  return {
    ...research,
    summary: isSourced ? figured(summary) : withLast(summary),
    marketSize: {
      ...marketSize,
      ...{ tam: marked(marketSize.tam), sam: marked(marketSize.sam), som: marked(marketSize.som) },
      reasoning: figured(marketSize.reasoning),
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

function withLast(summary: string): string {
  if (summary.length > TEXT_CHARS_MAX || summary.endsWith(NOT_LOOKED_UP)) return summary;
  return `${clip(summary, TEXT_CHARS_MAX - NOT_LOOKED_UP.length - 1)} ${NOT_LOOKED_UP}`;
}

const figuresIn = (text: string): string[] =>
  Array.from(text.matchAll(FIGURES), ([, figure = '', unit = '']) => `${readFigure(figure)} ${unit.toLowerCase()}`);
