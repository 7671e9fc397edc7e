import { fold } from '../../language/fold.ts';
import { singular } from '../../language/inflect.ts';
import type { Understanding } from '../../understand/understand.ts';

const PHRASE_MAX = 4;
const ENDING = /(ing|ied|ed|ies|es|s)$/;

/**
 * Words and phrases of up to four words that idea and context say, small words kept, each word in every form that it may be
 * one of: what the signs of a kind of product are looked for in. Another language is read by its gloss.
 */
export function saidIn(understanding: Understanding): Said {
  const known = read.get(understanding) ?? readAll(understanding);
  read.set(understanding, known);
  return known;
}

export interface Said {
  /** What the idea begins with. */
  idea: ReadonlySet<string>;
  /** That, and the context. */
  all: ReadonlySet<string>;
  /** Idea and context to their ends. */
  whole: ReadonlySet<string>;
}

/** Read once for a text: the stages of a blueprint ask for the same. */
const read = new WeakMap<Understanding, Said>();

/** What an idea is, it says in so many words; what comes after is detail, and may speak of many things. */
const OPENING_MAX = 45;
/** So few letters are no more words than that. */
const LONG = 90;

function readAll({ idea, context, gloss }: Understanding): Said {
  const first = new Set([...phrasesOf(idea, OPENING_MAX), ...phrasesOf(gloss, OPENING_MAX)]);
  const all = new Set([...first, ...phrasesOf(context)]);
  const isLong = idea.length > LONG || gloss.length > LONG;
  return { idea: first, all, whole: isLong ? new Set([...all, ...phrasesOf(idea), ...phrasesOf(gloss)]) : all };
}

function phrasesOf(text: string, countMax = Number.POSITIVE_INFINITY): string[] {
  const words = fold(text)
    .split(/[^\p{L}\p{M}\p{N}+#/'’-]+/u)
    .map((word) => word.replace(/['’]s?$/, ''))
    .filter(Boolean)
    .slice(0, countMax);
  return words.flatMap((_, at) => {
    const found: string[] = [];
    let starts = [''];
    for (const word of words.slice(at, at + PHRASE_MAX)) {
      const forms = formsOf(word);
      found.push(...starts.flatMap((start) => forms.map((form) => start + form)));
      // Within a phrase a word is met as it stands or in base form; all forms of all words would be thousands.
      starts = starts.flatMap((start) => forms.slice(0, 2).map((form) => `${start + form} `));
    }
    return found;
  });
}

/** "Detects": detects, detect. "Tracking": tracking, track, tracke. What is no word is asked for by nobody. */
export function formsOf(word: string): string[] {
  const ending = ENDING.exec(word)?.[0];
  const forms = [
    word,
    singular(word),
    ...word.split(/[-/]/).flatMap((part) => (part.length > 3 ? [part, singular(part)] : [])),
  ];
  if (!ending || word.length < 5) return [...new Set(forms)];
  const stem = word.slice(0, -ending.length);
  const undoubled = /([b-df-hj-np-tv-z])\1$/.test(stem) ? stem.slice(0, -1) : stem;
  const bases = ending.startsWith('ie') ? [`${stem}y`] : [stem, undoubled, `${stem}e`];
  return [...new Set([...forms, ...bases])];
}
