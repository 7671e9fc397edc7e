import { isVerb, type Word } from './words.ts';

/** Names of a reader that is a machine, and of the part it is to play. */
const MACHINE = /\b(?:assistant|chatbot|language model|llm|gpt|ai model|as an ai|system prompt)\b/i;
const ROLE = /^\W*(?:system|assistant|user|human)\s*:/i;
/** Orders about a conversation or about the text that is to be written: a product is told what to do in other words. */
const ORDERS: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,60}\b(?:instructions?|prompts?|rules|above|previous|everything|text|request)\b/i,
  /\b(?:reply|respond|answer|output|print|write|say|return|speak)\b.{0,40}\b(?:only|exactly|nothing)\b/i,
  /\byour (?:(?:own|hidden|system|secret) )?(?:prompts?|instructions|rules|training|answer|reply|response|output|guidelines)\b/i,
  /\byou are (?:now|no longer)\b|\b(?:act as|pretend)\b/i,
  /\b(?:every|all|each|any|the|first) (?:features?|prompts?|phases?|priorit(?:y|ies)|artefacts?|artifacts?|estimates?)\b/i,
  /\bmust(?: not|n't)? (?:mention|reveal|repeat|begin|start with|end with)\b/i,
];
const ADDRESSED = new Set(['you', 'your', 'yours', 'yourself']);
const WRITTEN = new Set(['output', 'response', 'answer', 'reply']);

/**
 * True for a sentence that speaks to whatever reads it: it names a model or a role, or it tells its reader ("ignore …",
 * "you must …") what to write. Such a sentence is data, and nothing of it becomes part of a plan.
 */
export function addressesMachine(text: string, words: readonly Word[], isNote: boolean): boolean {
  if (ROLE.test(text)) return true;
  const tells = isNote || isImperative(words) || words.some(({ normal }) => ADDRESSED.has(normal));
  const isOfAnswer = WRITTEN.has(words[0]?.normal ?? '') && words[1]?.tags.has('Modal') === true;
  return isOfAnswer || (tells && [MACHINE, ...ORDERS].some((looks) => looks.test(text)));
}

/** True for words that begin with a verb in its plain form: an order, or a wish put shortly. */
export function isImperative(words: readonly Word[]): boolean {
  const first = words.find(({ tags, text, normal }) => text !== '' && !tags.has('Adverb') && !POLITE.has(normal));
  return first !== undefined && isVerb(first) && first.tags.has('Infinitive');
}

const POLITE = new Set(['please', 'then', 'and', 'but', 'also', 'now', 'kindly']);
