import { attributionEndingAt } from './attribution.ts';
import { isDelimiter } from './delimiter.ts';
import { markEnclosedQuotes, markPgp, markWrappedQuotes } from './enclosures.ts';
import { headBeginsAt } from './header-block.ts';
import type { LineKind } from './line-kind.ts';
import { isMobileSignature } from './mobile-signature.ts';
import { isOriginalMarker } from './original-marker.ts';
import { isQuote } from './quote-mark.ts';

/** Longer lines are read for their quote marks alone: no program writes a longer "On … wrote:". */
const LINE_READ_MAX = 1000;

/** The kind of each line. Looks at neighbours only as far as a folded line goes: time grows with the text, no faster. */
export function lineKinds(lines: readonly string[]): LineKind[] {
  const kinds = lines.map(kindAlone);
  markPgp(lines, kinds);
  markEnclosedQuotes(lines, kinds);
  markWrappedQuotes(lines, kinds);
  for (let i = 0; i < lines.length; i++) {
    const readable = kinds[i] === 'text' || kinds[i] === 'quote';
    if (!readable || (lines[i]?.length ?? 0) > LINE_READ_MAX) continue;
    const size = attributionEndingAt(lines, i);
    if (size > 0) kinds.fill('attribution', i - size + 1, i + 1);
    else if (kinds[i] === 'text' && headBeginsAt(lines, i)) kinds[i] = 'head';
  }
  return kinds;
}

function kindAlone(line: string): LineKind {
  if (line.trim() === '') return 'empty';
  if (isQuote(line)) return 'quote';
  if (isDelimiter(line)) return 'delimiter';
  if (line.length > LINE_READ_MAX) return 'text';
  if (isMobileSignature(line)) return 'signature';
  if (isOriginalMarker(line)) return 'original';
  return 'text';
}
