import type { Concept } from './concepts.ts';
import type { ReadClause, ReadSentence } from './reading.ts';

/** Words of a message that may be nothing but an opt-out. */
const BARE_WORDS_MAX = 4;
/** Words of a clause that asks for one thing and nothing else. */
const SHORT_WORDS_MAX = 6;

/** Whether the author asks not to be written to again, in so many words, anywhere in the message. */
export function asksOut(sentences: readonly ReadSentence[]): boolean {
  if (isBare(sentences)) return true;
  const invites = sentences.some(invitesOver);
  return sentences.some((sentence, index) => {
    // A wish may be cut in two by a comma: each clause is read with the next too.
    const stretches = sentence.clauses.flatMap((clause, at) => {
      const next = sentence.clauses[at + 1];
      return next === undefined ? [clause] : [clause, joined(clause, next)];
    });
    return (
      stretches.some((stretch) => !(invites && refusesPapers(stretch)) && saysOut(stretch, sentence)) ||
      removesThat(sentence, sentences[index - 1])
    );
  });
}

/** "Come by on Friday at ten." */
function invitesOver(sentence: ReadSentence): boolean {
  return says(sentence, 'meet', 'plan', 'booking') && says(sentence, 'day', 'hour', 'time', 'date');
}

// The verbs of sending things, folded, in the languages that are read.
const SENDING =
  /^(send|schick|mand|envi|envoy|invi|stuur|stur|przys|wysy|skick|posil|neposil|присыл|шлит|посыла|gonder|送|发|發)/;

/** "Send me nothing more by post" does not end the talk when what follows is "come by on Friday"; "write no more" does. */
function refusesPapers({ concepts, words }: ReadClause): boolean {
  const aboutMail = concepts.some((one) => ['mail', 'list', 'write', 'unsub', 'remove', 'stop'].includes(one));
  return !aboutMail && words.some((word) => SENDING.test(word));
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

/** "Do not write before spring": the time comes after. "Perhaps in spring, until then write no more": before. */
function onlyForNow(concepts: readonly Concept[], concept: Concept): boolean {
  return concepts.lastIndexOf('later') > concepts.indexOf(concept);
}

function joined(one: ReadClause, other: ReadClause): ReadClause {
  return { concepts: [...one.concepts, ...other.concepts], words: [...one.words, ...other.words] };
}

function saysOut({ concepts, words }: ReadClause, sentence: ReadSentence): boolean {
  const has = (...wanted: Concept[]) => wanted.some((concept) => concepts.includes(concept));
  if (has('optout'))
    return (
      !onlyForNow(concepts, 'optout') && !afterOthers(concepts, 'optout') && !(has('meet') && !has('again', 'mail'))
    );
  if (has('unsub')) {
    const asked = sentence.asks && words.length <= SHORT_WORDS_MAX && !has('product', 'vendor', 'use');
    return asked || (!denied(concepts, 'unsub') && !speaksOfOthers(concepts, sentence));
  }
  if (has('remove') && !has('auto') && (has('list', 'mail') || (has('me', 'us') && !has('meet', 'plan', 'day')))) {
    return !denied(concepts, 'remove') && !speaksOfOthers(concepts, sentence) && !doesItself(concepts);
  }
  if (has('stop') && has('mail', 'write', 'list')) return !denied(concepts, 'stop') && !has('us', 'self', 'product');
  if (!has('neg') || onlyForNow(concepts, 'neg') || has('info', 'tellmore') || !orders(concepts)) return false;
  if (has('again') && (has('mail', 'write') || (has('send') && has('me', 'us')))) return true;
  return words.length <= SHORT_WORDS_MAX && has('please') && concepts[concepts.indexOf('neg') + 1] === 'mail';
}

/** "Where did you get my address? Delete it." */
function removesThat(sentence: ReadSentence, before: ReadSentence | undefined): boolean {
  if (before === undefined || sentence.asks || !(says(before, 'list', 'who') || says(before, 'mail'))) return false;
  return sentence.clauses.some(
    ({ concepts, words }) =>
      concepts.includes('remove') &&
      words.length <= BARE_WORDS_MAX &&
      !['neg', 'self', 'us', 'product'].some((other) => concepts.some((concept) => concept === other)),
  );
}

const BETWEEN: ReadonlySet<Concept> = new Set(['want', 'me', 'us', 'you', 'please']);

/** "Do not unsubscribe me", "I don't want to be taken off": a negation before, with small words between. */
function denied(concepts: readonly Concept[], concept: Concept): boolean {
  let at = concepts.indexOf(concept) - 1;
  while (at > 0 && BETWEEN.has(concepts[at] ?? 'common')) at--;
  return concepts[at] === 'neg';
}

/** "We removed them from the list": the author does it; "I ask that you remove me" does not. */
function doesItself(concepts: readonly Concept[]): boolean {
  const before = concepts.slice(0, concepts.indexOf('remove'));
  const subject = Math.max(before.lastIndexOf('self'), before.lastIndexOf('us'));
  const after = before.slice(subject + 1);
  if (concepts[before.length + 1] === 'self') return true;
  return subject !== -1 && !after.some((concept) => concept === 'you' || concept === 'want' || concept === 'please');
}

/** "Our subscribers ask to be left alone." */
function afterOthers(concepts: readonly Concept[], concept: Concept): boolean {
  return concepts.slice(0, concepts.indexOf(concept)).includes('product') && !concepts.includes('me');
}

/** "Does your tool remove duplicates?" and "our subscribers want out" speak of others; "Can you remove me?" does not. */
function speaksOfOthers(concepts: readonly Concept[], sentence: ReadSentence): boolean {
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
