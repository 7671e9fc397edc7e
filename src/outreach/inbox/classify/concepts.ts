import { foldText } from './fold.ts';

/**
 * What words mean in a reply to a cold mail, whatever the language. A lexicon says for each of these which words and
 * phrases carry it; the rules and most of the fitted weights know only these, so that what was learned from one
 * language holds in all.
 */
export const CONCEPTS = [
  'optout', // whole phrases: do not contact me, leave me alone
  // Small words.
  'greet',
  'close', // regards, sent from my phone
  'self', // I
  'me', // me, my
  'us', // we, our
  'you',
  'neg',
  'but',
  'sorry', // unfortunately, afraid
  'thanks',
  'please',
  'yes', // of course, why not, no problem, gladly
  'maybe',
  'if',
  'ask', // what, how, which, could you
  'already',
  'later', // next quarter, in spring, not before, come back to us
  'now', // at the moment, this year
  'again', // any more, in future
  'excess', // too
  'good',
  'bad', // nonsense, annoying, a waste
  'mock', // yeah right, dream on, how original
  'laugh',
  'wish', // all the best, happy holidays
  // What an answer is about.
  'want', // would like, happy to, looking forward
  'interest', // interesting, curious
  'fit', // relevant, suits our needs
  'send',
  'info', // details, brochure, offer
  'tellmore', // tell me more, learn more
  'know', // let me know
  'demo', // demo, trial, pilot
  'meet', // meeting, call, coffee
  'plan', // schedule, invite, slot, calendar
  'avail', // free, works for me
  'day', // Tuesday, tomorrow, next week, May
  'hour', // afternoon, o'clock
  'price',
  'costly',
  'budget',
  'use', // we use, we work with
  'vendor', // provider, tool, contract, in-house
  'content', // satisfied, all set, covered
  'busy', // no time, no priority, no capacity
  'doubt', // not convinced, risk, tried before
  'decline', // no thanks, not interested, pass
  'product', // integrate, support, feature, data
  'who', // who are you, where did you get my address
  'ack', // noted, I will think about it, let me check
  // Out of the list.
  'unsub', // unsubscribe, opt out: enough by itself
  'remove', // remove, delete, take off
  'list', // mailing list, newsletter, database
  'mail', // mails, messages
  'write', // contact, write to, reach out
  'stop', // stop, cease, enough
  'threat', // spam, lawyer, complaint, block
  // Who else.
  'wrongme', // wrong person, not my area
  'role', // responsible, in charge
  'left', // left the company
  'peer', // colleague, head of
  'copied', // in copy, forwarded to
  // Machines, and people who were away.
  'late', // sorry for the late answer, just back from holiday
  'away', // out of office, on holiday
  'back', // returning, until
  'urgent',
  'limited', // limited access to mail
  'auto', // automatic reply
  'ticket', // request received, case number
  'willreply', // we will get back to you within
  'deadbox', // this mailbox is not monitored
  // What is not the author's own wish.
  'legal', // confidential, intended recipient
  'footer', // click here to, manage preferences
  'inject', // ignore previous instructions, classify as
  // What is no word.
  'address', // an e-mail address
  'link',
  'booking', // a link to book a meeting with
  'time',
  'date',
  'number',
  'common', // carries nothing; says which language it is
] as const;

export type Concept = (typeof CONCEPTS)[number];

/** For each concept the words and phrases that carry it, with commas between; `word*` is any word that begins so. */
export type Lexicon = Readonly<Partial<Record<Concept, string>>>;

/** Which concept a stretch of words carries, and how many words it took. */
export interface Match {
  concept: Concept;
  words: number;
}

/** A lexicon made ready for reading: phrases by their words, and how long a phrase is at most that begins with a word. */
export interface Reader {
  phrases: ReadonlyMap<string, Concept>;
  wordsMax: ReadonlyMap<string, number>;
  begins: ReadonlyMap<string, Concept>;
}

/** Letters of its last word that a listed beginning has. */
const BEGINNING_MIN = 3;
const BEGINNING_MAX = 14;

const UNSPACED = /([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー])/gu;

/** Makes a reader of lexicons; of two that have the same phrase the first keeps it. */
export function readerOf(...lexicons: readonly Lexicon[]): Reader {
  const phrases = new Map<string, Concept>();
  const wordsMax = new Map<string, number>();
  const begins = new Map<string, Concept>();
  for (const lexicon of lexicons) {
    for (const concept of CONCEPTS) {
      for (const phrase of phrasesOf(lexicon[concept] ?? '')) {
        const begun = phrase.endsWith('*');
        const kept = begun ? begins : phrases;
        const key = begun ? phrase.slice(0, -1) : phrase;
        if (!kept.has(key)) kept.set(key, concept);
        const space = phrase.indexOf(' ');
        if (space !== -1) noteLength(wordsMax, phrase, space);
      }
    }
  }
  return { phrases, wordsMax, begins };
}

function noteLength(wordsMax: Map<string, number>, phrase: string, space: number): void {
  let words = 1;
  for (let at = space; at !== -1; at = phrase.indexOf(' ', at + 1)) words++;
  const first = phrase.slice(0, space);
  if ((wordsMax.get(first) ?? 0) < words) wordsMax.set(first, words);
}

/** The phrases of a list, folded and split as replies are. */
export function phrasesOf(listed: string): string[] {
  if (listed === '') return [];
  const spaced = foldText(listed).replace(/['-]/g, ' ').replace(UNSPACED, ' $1 ');
  return spaced.replace(/ {2,}/g, ' ').replace(/ ?, ?/g, ',').trim().split(',');
}

/** The longest phrase that begins at this word; a phrase by its words goes before one by a word's beginning. */
export function matchAt(reader: Reader, words: readonly string[], index: number): Match | null {
  const first = words[index] ?? '';
  let length = Math.min(Math.max(1, reader.wordsMax.get(first) ?? 0), words.length - index);
  for (; length > 0; length--) {
    const phrase = length === 1 ? first : words.slice(index, index + length).join(' ');
    const concept = reader.phrases.get(phrase) ?? conceptBegun(reader, phrase);
    if (concept !== null) return { concept, words: length };
  }
  return null;
}

/** What the longest listed beginning of this phrase carries that reaches into its last word. */
function conceptBegun({ begins }: Reader, phrase: string): Concept | null {
  if (begins.size === 0) return null;
  const least = phrase.lastIndexOf(' ') + BEGINNING_MIN;
  for (let chars = Math.min(phrase.length, least + BEGINNING_MAX); chars >= least; chars--) {
    const concept = begins.get(phrase.slice(0, chars));
    if (concept !== undefined) return concept;
  }
  return null;
}
