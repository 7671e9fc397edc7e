import { conjunctions, determiners, prepositions } from '../knowledge/words/grammar.ts';
import { type Dictionary, dictionary, type Language } from '../knowledge/words/translations.ts';
import { fold } from '../language/fold.ts';
import { BARE_GENITIVE, genitivesSaid } from './bare-genitives.ts';
import { tellLanguage } from './tell-language.ts';
import type { Token } from './token.ts';

const WORDS_MAX = 1200;
const LETTERS_MAX = 32;
const PIECE =
  /\d{1,3}(?:[,.]\d{3})+(?!\d)|[\p{L}\p{M}\p{N}@][\p{L}\p{M}\p{N}'’.+#&_-]*|[,/]|[;:!?()[\]"“”„«»।。、،.–—|•*]/gu;

/** A text in tokens. */
export interface Tokens {
  tokens: Token[];
  language: Language | 'en';
  /** The text that the tokens' places mean. */
  text: string;
}

/**
 * Splits a clean text into words and stops and says which language it is written in; of a part of a text, `sure` says it: a few
 * words alone do not tell. Linear in the text.
 */
export function tokenize(text: string, usual: Language | 'en' = 'en', sure?: Language | 'en'): Tokens {
  const cutText = segment(text);
  const spans = [...cutText.matchAll(PIECE)]
    .slice(0, WORDS_MAX)
    .flatMap((match) =>
      split(match[0]).map((piece) => ({ piece, from: match.index, to: match.index + match[0].length })),
    );
  const pieces = spans.map(({ piece }) => piece);
  const folded = pieces.map(fold);
  const language = sure ?? tellLanguage(folded, usual);
  const known = language === 'en' ? undefined : dictionary(language);
  const tokens: Token[] = [];
  for (let at = 0; at < pieces.length; ) {
    const [own, length] = known ? longest(folded, at, known) : [folded[at] ?? '', 1];
    const raw = pieces.slice(at, at + length).join(' ');
    const from = spans[at]?.from ?? 0;
    const to = spans[at + length - 1]?.to ?? from;
    const read = readPiece(raw, own, known, language).map((one) => ({ ...one, from, to }));
    tokens.push(...mark(read, raw, language, pieces[at - 1]));
    at += length;
  }
  if (BARE_GENITIVE.has(language)) return { language, text: cutText, tokens: genitivesSaid(tokens) };
  return { language, text: cutText, tokens: ADJECTIVE_LAST.has(language) ? adjectivesFirst(tokens) : tokens };
}

const PHRASE_MAX = 4;

/** The longest phrase from here that the dictionary knows, words joined by "_", else the word alone. */
function longest(folded: string[], at: number, known: Dictionary): [own: string, length: number] {
  if (known.startsPhrase(folded[at] ?? ''))
    for (let length = PHRASE_MAX; length > 1; length -= 1) {
      const own = folded.slice(at, at + length).join('_');
      if (known.english(own) !== undefined) return [own, length];
    }
  return [folded[at] ?? '', 1];
}

const ADJECTIVE_LAST = new Set<string>(['es', 'fr', 'pt', 'it']);

const isNoun = (word: string) => !determiners.has(word) && !prepositions.has(word) && !conjunctions.has(word);

/** "clínica dental" → "dental clinic". */
function adjectivesFirst(tokens: Token[]): Token[] {
  const ordered: Token[] = [];
  for (const token of tokens) {
    const noun = ordered.at(-1);
    if (token.adjective && noun?.kind === 'word' && !noun.verb && !noun.adjective && isNoun(noun.word))
      ordered.splice(-1, 1, token, noun);
    else ordered.push(token);
  }
  return ordered;
}

function mark(tokens: Token[], raw: string, language: string, before: string | undefined): Token[] {
  const [first] = tokens;
  if (first?.kind !== 'word' || !/^\p{Lu}\p{Ll}/u.test(raw)) return tokens;
  if (language === 'de') first.starts = true;
  else if (before !== undefined && !/^[^\p{L}\p{N}]$/u.test(before) && !/^\p{Lu}/u.test(before)) first.named = true;
  return tokens;
}

/** Scripts that write without spaces are cut into words by the platform. */
function segment(text: string): string {
  if (!/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(text)) return text;
  return [...new Intl.Segmenter('ja', { granularity: 'word' }).segment(text)].map((part) => part.segment).join(' ');
}

function split(piece: string): string[] {
  const elided = /^(?:[ldnsjmtc]|un|all|dell|nell|sull|dall|quest|quell)['’](\p{L}.*)$|^qu['’](\p{L}.*)$/iu.exec(piece);
  const word = (elided?.[1] ?? elided?.[2] ?? piece)
    .replace(/^(who|which)['’](?:ve|d|ll|re)$/i, '$1')
    .replace(/['’]s?$|[.'’&_-]+$/, '');
  const ended = /\p{L}\.+$/u.test(piece) && piece.length > 2;
  return [
    ...(word ? [word] : []),
    ...(ended || /^[,/;:!?()[\]"“”„«»।。、،.–—|•*]$/.test(piece) ? [ended ? '.' : piece] : []),
  ].filter((one, at, all) => at === 0 || one !== all[at - 1]);
}

type Unplaced = Omit<Token, 'from' | 'to'>;

function readPiece(raw: string, own: string, known: Dictionary | undefined, language: string): Unplaced[] {
  if (/^[,、،/]$/.test(raw)) return [{ raw, word: ',', own, kind: 'comma' }];
  if (/^[^\p{L}\p{N}@]/u.test(raw)) return [{ raw, word: '.', own, kind: 'stop' }];
  if (/^\p{N}/u.test(raw)) return [{ raw, word: own, own, kind: 'number' }];
  const short = cut(raw);
  const english = known?.english(own) ?? (language === 'de' && known ? compound(own, known) : undefined);
  if (english === undefined) {
    const unknown = known !== undefined && !(language === 'de' && /^\p{Lu}/u.test(raw)) && !/^[A-Z]{2,}/.test(raw);
    return [{ raw: short, word: cut(own), own: cut(own), kind: 'word', ...(unknown ? { unknown } : {}) }];
  }
  if (english.endsWith('!')) {
    const verb = english.slice(0, -1);
    return [{ raw: verb, word: verb, own, kind: 'word', verb }];
  }
  const adjective = english.endsWith('~');
  const words = (adjective ? english.slice(0, -1) : english).split('-');
  return words.map((word) => ({ raw: word, word, own, kind: 'word' as const, ...(adjective ? { adjective } : {}) }));
}

/** "Patiententermine" → "patients-appointments": a German compound of which both halves are known. */
function compound(own: string, known: Dictionary): string | undefined {
  if (own.includes('-')) return hyphened(own.split('-'), known);
  for (let at = 3; at <= own.length - 3 && own.length <= LETTERS_MAX; at += 1) {
    const last = known.english(own.slice(at));
    const first = known.english(own.slice(0, at).replace(/s$/, '')) ?? known.english(own.slice(0, at));
    if (first && last && !/[!~]/.test(first + last)) return `${first}-${last}`;
  }
  return undefined;
}

/** "Mathe-Nachhilfe" → "maths-tutoring"; a part that is not known stays as it is: "Schul-iPads" → "school-ipads". */
function hyphened(parts: readonly string[], known: Dictionary): string | undefined {
  const english = parts.map((part) => known.english(part) ?? known.english(part.replace(/s$/, '')));
  if (english.every((one) => one === undefined) || english.some((one) => one?.endsWith('!'))) return undefined;
  return parts.map((part, at) => (english[at] ?? part).replace(/~$/, '')).join('-');
}

const cut = (word: string) => (word.length > LETTERS_MAX ? [...word].slice(0, 12).join('') : word);
