import { type Match, quoted } from './match.ts';
import type { Person } from './person.ts';
import type { Reader } from './reader.ts';

export interface Keyword {
  text: string;
  stems: readonly string[];
}

const NAMED_MAX = 5;

/** Words in any form, anywhere in what is known of the prospect; `keywordsEnough` of them make a whole match. */
export function matchKeywords(
  person: Person,
  { keywords, keywordsEnough }: { keywords: readonly Keyword[]; keywordsEnough: number },
  reader: Reader,
): Match | undefined {
  if (keywords.length === 0) return undefined;
  const texts = person.texts.map(({ field, text }) => ({ field, stems: reader.stems(text) }));
  const found: { keyword: string; field: string }[] = [];
  for (const { text, stems } of keywords) {
    const phrase = ` ${stems.join(' ')} `;
    const where = texts.find((one) => one.stems.includes(phrase));
    if (where) found.push({ keyword: text, field: where.field });
  }
  const [first] = found;
  if (!first) return undefined;
  const named = found.slice(0, NAMED_MAX).map(({ keyword, field }) => `${quoted(keyword)} in the ${field}`);
  const more = found.length > NAMED_MAX ? `, and ${found.length - NAMED_MAX} more` : '';
  return { part: Math.min(1, found.length / keywordsEnough), reason: `Has the word ${named.join(', ')}${more}.` };
}
