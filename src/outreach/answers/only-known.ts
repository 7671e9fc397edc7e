import { betweenGaps, gap } from './gaps.ts';

interface Sources {
  /** What the sender's side has said: its links and addresses may be repeated. */
  ours: readonly string[];
  /** What the other side has said: its figures may be repeated, its links may not. */
  theirs: readonly string[];
}

const LINK = /\b(?:https?:\/\/|www\.)[^\s<>"'()[\]]+|[^\s<>"'()[\]@]+@[^\s<>"'()[\]@]+\.[^\s<>"'()[\]@]+/giu;
const FIGURE = /(?<![\p{L}\p{N}])(?:\p{Sc}\s?)?\d+(?:[.,:'’ ]\d+)*(?:\s?(?:%|\p{Sc}|[ap]\.?m\b\.?|h\b))?/giu;
const DIGITS = /\d+/g;
/** What only the sender's side can name. */
const MONEY = /\p{Sc}|%/u;

/**
 * A model's text with each figure, link and address that it did not have from its sources as a gap: a price or a date
 * that somebody made up, or that a stranger's mail asked for, is seen before it is sent.
 */
export function onlyKnown(text: string, { ours, theirs }: Sources): string {
  const links = ours.flatMap((one) => (one.match(LINK) ?? []).map(bare));
  const said = digitsOf([...ours, ...theirs]);
  const offered = digitsOf(ours);
  const linked = betweenGaps(text, (piece) =>
    piece.replace(LINK, (link) => {
      const end = bare(link).length;
      return links.includes(bare(link)) ? link : gap(link.slice(0, end)) + link.slice(end);
    }),
  );
  const mark = (figure: string): string => {
    const known = MONEY.test(figure) ? offered : said;
    return (figure.match(DIGITS) ?? []).every((one) => known.has(one)) ? figure : gap(figure.trim());
  };
  return betweenGaps(linked, (piece) => besideLinks(piece, (words) => words.replace(FIGURE, mark)));
}

const digitsOf = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.flatMap((one) => one.match(DIGITS) ?? []));

const bare = (link: string): string => link.replace(/[.,;:!?]+$/, '').toLowerCase();

/** The digits of a link are no figures. */
function besideLinks(text: string, change: (piece: string) => string): string {
  let changed = '';
  let done = 0;
  for (const found of text.matchAll(LINK)) {
    changed += change(text.slice(done, found.index)) + found[0];
    done = found.index + found[0].length;
  }
  return changed + change(text.slice(done));
}
