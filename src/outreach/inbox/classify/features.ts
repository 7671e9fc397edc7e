import type { Concept } from './concepts.ts';
import type { ReadClause, ReadSentence } from './reading.ts';

/** Feature numbers with how strongly each is there. */
export type Features = Map<number, number>;

/** Features live in this many places; two that share one do little harm, because most are never used. */
export const PLACES = 1 << 19;

const SENTENCES_MAX = 40;
const CONCEPTS_MAX = 14;
const WORDS_MAX = 160;
/** Length of every message's features, as a vector. */
const LENGTH = 3.5;
const SMALL: ReadonlySet<Concept> = new Set(['greet', 'close', 'self', 'me', 'us', 'you', 'please', 'common']);

/** What is told of a message beside its sentences. */
export interface Beside {
  /** Concepts of the subject, when it is not an answer's own. */
  subject: readonly Concept[];
  /** Whether somebody is named with first and last name. */
  named: boolean;
}

/** The features of a message that the fitted weights know: of its concepts, in any language, and of its words. */
export function featuresOf(sentences: readonly ReadSentence[], beside: Beside): Features {
  const features: Features = new Map();
  const add = (name: string, strength: number) => {
    const place = placeOf(name);
    features.set(place, Math.max(features.get(place) ?? 0, strength));
  };
  add('bias', 1);
  if (beside.named) add('named', 1);
  for (const concept of beside.subject) add(`s ${concept}`, 1);
  addShape(sentences, add);
  addConcepts(sentences.slice(0, SENTENCES_MAX), beside.named, add);
  addWords(sentences, add);
  return evened(features);
}

/** The same in all, however long the message: else a long one would be judged too surely. */
function evened(features: Features): Features {
  let squares = 0;
  for (const strength of features.values()) squares += strength * strength;
  const scale = LENGTH / Math.sqrt(Math.max(squares, 1));
  for (const [place, strength] of features) features.set(place, strength * scale);
  return features;
}

type Add = (name: string, strength: number) => void;

function addShape(sentences: readonly ReadSentence[], add: Add): void {
  const words = sentences.reduce(
    (sum, { clauses }) => sum + clauses.reduce((all, clause) => all + clause.words.length, 0),
    0,
  );
  const questions = sentences.filter((sentence) => sentence.asks).length;
  add(`words ${Math.min(8, Math.ceil(Math.log2(words + 1)))}`, 1);
  add(`questions ${Math.min(3, questions)}`, 1);
  if (sentences.at(-1)?.asks) add('ends asking', 1);
  if (sentences.some((sentence) => sentence.exclaims)) add('exclaims', 0.5);
}

function addConcepts(sentences: readonly ReadSentence[], named: boolean, add: Add): void {
  const said = new Set<Concept>();
  for (const [index, sentence] of sentences.entries()) {
    let last: Concept | 'start' = 'start';
    let afterBut = false;
    for (const clause of sentence.clauses) {
      const concepts = clause.concepts.slice(0, CONCEPTS_MAX);
      const negated = concepts.includes('neg');
      for (const concept of concepts) {
        if (concept === 'but') afterBut = true;
        if (!SMALL.has(concept)) said.add(concept);
        add(`c ${concept}`, 1);
        add(`b ${last} ${concept}`, 0.7);
        if (negated) add(`n ${concept}`, 0.7);
        if (sentence.asks) add(`q ${concept}`, 0.7);
        if (afterBut) add(`a ${concept}`, 0.7);
        if (index === 0) add(`f ${concept}`, 0.5);
        if (index === sentences.length - 1) add(`l ${concept}`, 0.4);
        last = concept;
      }
      addPairs(clause, add);
    }
  }
  const all = [...said].sort();
  for (const [index, one] of all.entries()) {
    if (named) add(`named ${one}`, 0.5);
    for (const other of all.slice(index + 1)) add(`m ${one} ${other}`, 0.4);
  }
}

function addPairs(clause: ReadClause, add: Add): void {
  const concepts = [...new Set(clause.concepts.slice(0, CONCEPTS_MAX))].sort();
  if (concepts.length === 1) add(`o ${concepts[0]}`, 0.7);
  for (const [index, one] of concepts.entries()) {
    for (const other of concepts.slice(index + 1)) add(`p ${one} ${other}`, 0.6);
  }
}

function addWords(sentences: readonly ReadSentence[], add: Add): void {
  let read = 0;
  for (const sentence of sentences) {
    for (const { words } of sentence.clauses) {
      let last = '';
      for (const word of words) {
        if (read++ > WORDS_MAX) return;
        add(`w ${word}`, 1);
        add(`x ${last} ${word}`, 0.8);
        const framed = `<${word.slice(0, 20)}>`;
        for (let size = 4; size <= 5; size++) {
          for (let at = 0; at + size <= framed.length; at++) add(`g ${framed.slice(at, at + size)}`, 0.36);
        }
        last = word;
      }
    }
  }
}

/** FNV-1a, folded into the places there are. */
function placeOf(name: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < name.length; index++) {
    hash = Math.imul(hash ^ name.charCodeAt(index), 0x01000193);
  }
  return ((hash >>> 19) ^ hash) & (PLACES - 1);
}
