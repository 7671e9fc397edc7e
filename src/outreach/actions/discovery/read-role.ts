import { foldedWords, stemOf } from './fold.ts';
import { AREAS, type Area, LEVEL_ENDINGS, LEVEL_WORDS, type Level } from './lexicon/role-areas.ts';
import { ASSISTANTS, FORMER, TITLES, type Title } from './lexicon/role-titles.ts';
import { Vocabulary } from './vocabulary.ts';

/** What a role says, in whatever language. */
export interface Role {
  /** As it was written. */
  text: string;
  words: readonly string[];
  stems: ReadonlySet<string>;
  areas: ReadonlySet<Area>;
  /** Undefined: the words say nothing of it. */
  level: Level | undefined;
  /** Works for the one that is named, or was that once. */
  isOther: boolean;
}

const TITLE_WORDS_MAX = 6;
// The keys of a literal table are exactly its names.
const areas = new Vocabulary(Object.entries(AREAS) as [Area, string][]);
const levels = new Vocabulary(LEVEL_WORDS);
const others = new Vocabulary([['other', `${ASSISTANTS},${FORMER.replaceAll(/(^|, *)/g, '$1=')}`]]);
const titles = new Map(TITLES.flatMap((title) => phrasesOf(title).map((phrase) => [phrase, title] as const)));

function phrasesOf({ phrases }: Title): string[] {
  return phrases.split(',').map((phrase) => foldedWords(phrase).join(' '));
}

/** Reads a role: its words, what it is about, and how high it is. */
export function readRole(text: string): Role {
  const words = foldedWords(text);
  const found = titlesIn(words);
  const about = new Set(found.titles.map(({ area }) => area));
  const rest = found.rest.flatMap(apart);
  for (const area of areas.find(rest).keys()) about.add(area);
  return {
    text,
    words,
    stems: new Set(words.map(stemOf)),
    areas: about,
    level: levelOf(rest, found.titles),
    isOther: others.find(words).size > 0,
  };
}

/** The longest titles first, and the words that are in none. */
function titlesIn(words: readonly string[]): { titles: Title[]; rest: string[] } {
  const found: Title[] = [];
  const rest: string[] = [];
  for (let at = 0; at < words.length; ) {
    const [title, length] = titleAt(words, at);
    if (title) found.push(title);
    else rest.push(words[at] ?? '');
    at += length;
  }
  return { titles: found, rest };
}

function titleAt(words: readonly string[], at: number): [Title | undefined, number] {
  for (let length = Math.min(TITLE_WORDS_MAX, words.length - at); length > 0; length--) {
    const title = titles.get(words.slice(at, at + length).join(' '));
    if (title) return [title, length];
  }
  return [undefined, 1];
}

/** Vertriebsleiterin as vertrieb and leiterin. */
function apart(word: string): string[] {
  const ending = LEVEL_ENDINGS.find(([one]) => word.length >= one.length + 2 && word.endsWith(one));
  return ending ? [word.slice(0, -ending[0].length), ending[0], word] : [word];
}

const HIGH_TO_LOW = ['chief', 'vice', 'director', 'head', 'manager', 'senior'] as const;

function levelOf(words: readonly string[], named: readonly Title[]): Level | undefined {
  const said = levels.find(words);
  if (said.has('junior')) return 'junior';
  const endings = LEVEL_ENDINGS.filter(([ending]) => words.includes(ending)).map(([, level]) => level);
  const all = new Set<Level>([...said.keys(), ...endings, ...named.map(({ level }) => level)]);
  return HIGH_TO_LOW.find((level) => all.has(level));
}
