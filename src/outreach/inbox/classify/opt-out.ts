import type { Concept } from './concepts.ts';
import type { ReadClause, ReadSentence } from './reading.ts';

/** Words of a message that may be nothing but an opt-out. */
const BARE_WORDS_MAX = 4;

/** Whether the author asks not to be written to again, in so many words, anywhere in the message. */
export function asksOut(sentences: readonly ReadSentence[]): boolean {
  return (
    isBare(sentences) || sentences.some((sentence) => sentence.clauses.some((clause) => clauseOut(clause, sentence)))
  );
}

/** `STOP`, `Remove!`: nothing else in the message. */
function isBare(sentences: readonly ReadSentence[]): boolean {
  const clauses = sentences.flatMap((sentence) => sentence.clauses);
  const words = clauses.reduce((sum, clause) => sum + clause.words.length, 0);
  if (words === 0 || words > BARE_WORDS_MAX || sentences.some((sentence) => sentence.asks)) return false;
  const said = clauses.flatMap((clause) => clause.concepts).filter((concept) => !COURTESY.has(concept));
  return said.length > 0 && said.every((concept) => concept === 'stop' || concept === 'remove' || concept === 'unsub');
}

const COURTESY: ReadonlySet<Concept> = new Set(['please', 'thanks', 'greet', 'close']);

function clauseOut(clause: ReadClause, sentence: ReadSentence): boolean {
  const { concepts } = clause;
  const has = (...wanted: Concept[]) => wanted.some((concept) => concepts.includes(concept));
  if (has('optout')) return !has('later') && !(has('product') && !has('me'));
  if (has('unsub')) return !denied(concepts, 'unsub') && !speaksOfOthers(clause, sentence);
  if (has('remove') && (has('list', 'mail') || (has('me', 'us') && !has('meet', 'plan', 'day')))) {
    return !denied(concepts, 'remove') && !speaksOfOthers(clause, sentence) && !(has('self') && !has('want'));
  }
  if (has('stop') && has('mail', 'write', 'list')) return !denied(concepts, 'stop') && !has('us', 'self', 'product');
  const sent = has('mail', 'write') || (has('send') && has('me', 'us'));
  return has('neg') && has('again') && sent && !has('later', 'info', 'tellmore') && orders(concepts);
}

/** "Do not unsubscribe me": a negation just before. */
function denied(concepts: readonly Concept[], concept: Concept): boolean {
  const before = concepts[concepts.indexOf(concept) - 1];
  return before === 'neg';
}

/** "Does your tool remove duplicates?" and "our subscribers want out" speak of others; "Can you remove me?" does not. */
function speaksOfOthers({ concepts }: ReadClause, sentence: ReadSentence): boolean {
  if (concepts.includes('product') && !concepts.includes('me')) return true;
  return sentence.asks && !says(sentence, 'me', 'self', 'us', 'please');
}

/** "I did not write again" tells; "never write again" orders: nobody speaks of himself before the negation. */
function orders(concepts: readonly Concept[]): boolean {
  const before = concepts.slice(0, concepts.indexOf('neg'));
  return !before.some((concept) => concept === 'self' || concept === 'us') || concepts.includes('want');
}

function says(sentence: ReadSentence, ...wanted: Concept[]): boolean {
  return sentence.clauses.some((clause) => wanted.some((concept) => clause.concepts.includes(concept)));
}

const OPT_OUT_WORDS: readonly Concept[] = [
  'optout',
  'unsub',
  'remove',
  'stop',
  'mail',
  'write',
  'list',
  'threat',
  'again',
];

/** Whether a message holds any word of what an opt-out is about. */
export function speaksOfMail(concepts: ReadonlySet<Concept>): boolean {
  return OPT_OUT_WORDS.some((concept) => concepts.has(concept));
}
