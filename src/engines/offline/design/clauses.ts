import { contentWords } from '../../../artifacts/reading/words.ts';
import { KIN } from '../knowledge/words/kin.ts';
import { lazy } from '../language/lazy.ts';
import { stem } from '../language/stem.ts';
import type { Understanding } from '../understand/understand.ts';

/** A part of the idea that says one thing, and what its telling words have in common with others of their kin. */
export interface Clause {
  says: string;
  stems: ReadonlySet<string>;
}

/** Fewer telling words say nothing alone: "start, pain, aura" stays with its list. */
const WORDS_MIN = 2;
const SENTENCES = /(?<=[.!?;:。！？])\s+|\n+|\s[–—-]+\s|[()]/u;
const JOINTS = /,\s+|\s(?:and|but|then|so that|und|et|y|e|en)\s/iu;
/** What is not to be points at nothing that is built. */
const DENIED =
  /^(?:(?:and|but|so|also|then|please) )*(?:no|not|never|nothing|nobody|none|without|don['’]?t|(?:we|i) (?:do not|don['’]?t|won['’]?t|never|will not)|kein\w*|nicht|ohne|pas|sans|jamais|aucune?|sin|nunca|nada|sem|geen|niet|zonder|bez|nie)(?!\p{L})/iu;

/** "Has signed off on" is no signature, "sign in" neither. */
const APPROVED = /\bsign(?:s|ed|ing)? (?:off|in|up|on to)\b/gi;

/** What idea and context say, clause by clause; what they rule out is left out. Another language is read by its gloss. Linear. */
export function clausesOf(understanding: Understanding): readonly Clause[] {
  const known = read.get(understanding) ?? readClauses(understanding);
  read.set(understanding, known);
  return known;
}

const read = new WeakMap<Understanding, Clause[]>();

function readClauses({ idea, context, gloss }: Understanding): Clause[] {
  const clauses: Clause[] = [];
  for (const sentence of (gloss === '' ? `${idea}\n${context}` : gloss).split(SENTENCES)) {
    let open = '';
    const close = () => {
      const stems = stemsOf(open.replace(APPROVED, ' '));
      if (stems.size > 0 && !DENIED.test(open)) clauses.push({ says: open, stems });
      open = '';
    };
    for (const part of sentence.split(JOINTS)) {
      const isThin = stemsOf(part).size < WORDS_MIN;
      if (open !== '' && !isThin && stemsOf(open).size >= WORDS_MIN) close();
      open = open === '' ? part.trim() : `${open}, ${part.trim()}`;
    }
    close();
  }
  return clauses;
}

/** The telling words of a text, as stems; those of one kin are one. */
export function stemsOf(text: string): Set<string> {
  const found = new Set<string>();
  for (const word of contentWords(text)) {
    const cut = stem(word);
    const head = kin().get(word);
    if (head ?? !plain().has(cut)) found.add(head ?? kin().get(cut) ?? cut);
  }
  return found;
}

const kin = lazy(() => {
  const heads = new Map<string, string>();
  for (const line of KIN.trim().split('\n')) {
    const words = line.split(' ');
    const head = stem(words[0] ?? '');
    for (const word of words) {
      heads.set(word, head);
      if (!plain().has(stem(word))) heads.set(stem(word), head);
    }
  }
  return heads;
});

/** Stand in ideas of every kind, and speak of no feature. */
const plain = lazy(
  () =>
    new Set(
      `one two three four five six seven eight nine ten half first second next last twice again same other another each every
      day week month year minute time night morning noon today now date say come need ask tell told run know look take show
      shown keep put goe get got back open end down even leave left see use want somebody someone nobody anybody anyone everybody
      everyone everything anything something nothing person people free right never always at until within whose real rest own name
      number list page thing set add way able still already small old new good bad big large long short hand line note text data file
      server machine cloud web app browser android ios iphone internet tablet desktop laptop please because once ever else stay turn
      drop pick house group card box room client customer user member team work job office firm company start stop begin give
      hold bring plan year's right whatever whoever twice nobody's mean kind sort type part whole full real normal sure just like around minus sit stick out doesn did does neither nor sent happen'd whatsoever written low catch meet everything's`
        .split(/\s+/)
        .map(stem),
    ),
);
