import type { ReplyWords } from './classified.ts';
import type { Concept } from './concepts.ts';
import { type Features, featuresOf } from './features.ts';
import { MEASURED_LANGUAGES } from './lexicons.ts';
import { meantSentences } from './meant.ts';
import { asksOut } from './opt-out.ts';
import { ownWords } from './own-words.ts';
import type { ReadSentence, ReadText } from './reading.ts';

/** What a reply says, before anybody decides what it is. */
export interface Understood {
  features: Features;
  /** Whether it asks not to be written to again. */
  optOut: boolean;
  /** Whether it holds any word of its author's. */
  empty: boolean;
  /** All concepts of subject and text. */
  concepts: ReadonlySet<Concept>;
  subject: readonly Concept[];
  /** Whether it is in a language of which the classifier was measured on enough replies to be sure. */
  isMeasured: boolean;
}

/** Concepts of a subject that tell something of the mail; the rest is mostly our own subject coming back. */
const SUBJECT: ReadonlySet<Concept> = new Set([
  'away',
  'back',
  'auto',
  'ticket',
  'deadbox',
  'unsub',
  'remove',
  'stop',
  'optout',
  'willreply',
]);
const SUBJECT_CHARS_MAX = 500;
const ANSWERS =
  /^\s*((re|r|aw|antwort|sv|vs|antw|odp|odpověď|rif|ris|res|ref|rv|tr|ynt|yan|vá|回复|答复|回覆|答覆|返信|ответ|отв|απ)\s*(\[\d+\]\s*)?[:：]\s*)+/i;
// Two words in a row with capitals, as people are named.
const NAMED = /\p{Lu}\p{Ll}{1,20}[ -]\p{Lu}\p{Ll}{1,20}/u;

// Words in quotation marks; and how much a message must say beside them for them to be somebody else's.
const QUOTED = /["“”„«»「『][^"“”„«»「」『』\n]{2,80}["“”»«」』]/g;
const QUOTING_LEAST = 40;

// "Do not hesitate to contact me again" invites, whatever follows up to the next comma or stop.
const COURTESY =
  /(?<=\b(?:(?:do not|don['’]?t) hesitate|(?:zögern|zoegern) sie nicht|zögere nicht|n['’]hésitez pas|n['’]hésite pas|no dud(?:e|es|en)|non esit(?:i|ate)|não hesitem?|aarzel niet|tveka inte))(?:,? ?(?!(?:and|und|et|y|och)\b)[^.!?,;\n]{0,100})/giu;

/** Reads a reply with the given reading of texts. */
export function understand(reply: ReplyWords, read: ReadText): Understood {
  const own = ownWords(reply.text);
  const line = reply.subject.slice(0, SUBJECT_CHARS_MAX).trim();
  const answers = ANSWERS.test(line);
  const subject = read(line.replace(ANSWERS, ''));
  const blank = own.trim() === '';
  const sentences = blank && !answers ? meantSentences(subject) : spoken(own, read);
  const subjectConcepts = answers ? [] : conceptsOf(subject).filter((concept) => SUBJECT.has(concept));
  const optOut = asksOut(sentences) || (!answers && asksOut(subject));
  const features = featuresOf(sentences, { subject: subjectConcepts, named: NAMED.test(own.slice(0, 5_000)) });
  const concepts = new Set([...conceptsOf(sentences), ...subjectConcepts]);
  const isMeasured = sentences.length > 0 && sentences.every(({ language }) => language < MEASURED_LANGUAGES);
  return { features, optOut, empty: sentences.length === 0, concepts, subject: subjectConcepts, isMeasured };
}

/** What the author says; an opt-out in quotation marks is other people's: "our customers write: take me off". */
function spoken(text: string, read: ReadText): readonly ReadSentence[] {
  const own = text.replace(COURTESY, '');
  const sentences = meantSentences(read(own));
  if (!asksOut(sentences)) return sentences;
  const unquoted = own.replace(QUOTED, (words) => (own.length - words.length > QUOTING_LEAST ? ' ' : words));
  return unquoted === own ? sentences : meantSentences(read(unquoted));
}

function conceptsOf(sentences: readonly ReadSentence[]): Concept[] {
  return sentences.flatMap((sentence) => sentence.clauses.flatMap((clause) => clause.concepts));
}
