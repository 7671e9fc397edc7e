import type { Certainty } from '../../shapes/reply.ts';
import { plain } from '../automatic/calendar-names.ts';
import { ASKS_FOR_OFFER } from '../automatic/machine-words.ts';
import { calendarAnswer } from './calendar-answer.ts';
import { certaintyOf, certaintyOfOptOut } from './certainty.ts';
import { type Classification, type Classified, LABELS, type ReplyWords } from './classified.ts';
import type { Concept } from './concepts.ts';
import { decide } from './decide.ts';
import { type LinearModel, linearModel } from './linear-model.ts';
import { speaksOfMail } from './opt-out.ts';
import { readText } from './reading.ts';
import { reasonFor } from './reasons.ts';
import { type Understood, understand } from './understand.ts';
import { WEIGHTS } from './weights.ts';

/** Characters in which somebody who read our mail says so. */
const OPENING_CHARS = 2_000;

// Weights take some milliseconds to make ready, and never change: made at the first reply, kept for the rest.
let model: LinearModel | null = null;

/**
 * Says what a reply to a cold mail is, without a network or a model: rules for what rules know surely, fitted weights
 * for the rest. The text is data: an order to a classifier in it is not followed. Import this module when it is needed,
 * not at a process's start.
 */
export function classifyOffline(reply: ReplyWords): Classified {
  model ??= linearModel(WEIGHTS);
  return classifyWith(model.probabilities, reply, understand(reply, readText));
}

/** The same with other weights than those that ship, so that they can be judged as they would be used. */
export function classifyWith(
  probabilities: LinearModel['probabilities'],
  reply: ReplyWords,
  understood: Understood,
): Classified {
  const ruled = byHeaders(reply, understood) ?? byCalendar(reply) ?? byRules(understood);
  if (ruled !== null) {
    const certainty = certaintyRuled(ruled, understood, probabilities);
    return { ...ruled, certainty, reason: reasonFor(ruled.classification, understood) };
  }
  const decided = decide(probabilities(understood.features), {
    ofMail: speaksOfMail(understood.concepts),
    asks: ASKS_FOR_OFFER.test(plain(reply.text.slice(0, OPENING_CHARS))),
  });
  const certainty = certaintyOf(decided.classification, decided.confidence, understood.isMeasured);
  return { ...decided, certainty, reason: reasonFor(decided.classification, understood), via: 'offline' };
}

/** An opt-out by its words alone is obeyed whatever the weights say, and sure where they say so too. */
function certaintyRuled(
  { classification }: Ruled,
  { features, isMeasured }: Understood,
  probabilities: LinearModel['probabilities'],
): Certainty {
  if (classification !== 'unsubscribe_request') return 'sure';
  return certaintyOfOptOut(probabilities(features)[LABELS.indexOf(classification)] ?? 0, isMeasured);
}

type Ruled = Pick<Classified, 'classification' | 'confidence' | 'via'>;

/** A mail that says in its headers that a machine sent it: away or not is all that is open. */
function byHeaders({ headers }: ReplyWords, { concepts }: Understood): Ruled | null {
  if (headers === undefined || !isAutomatic(headers)) return null;
  return { classification: automaticKind(concepts), confidence: 0.97, via: 'headers' };
}

/** An answer to an invitation, when nothing was written into it. */
function byCalendar({ subject, text }: ReplyWords): Ruled | null {
  const classification = text.trim() === '' ? calendarAnswer(subject) : null;
  return classification === null ? null : { classification, confidence: 0.9, via: 'rules' };
}

function isAutomatic(headers: NonNullable<ReplyWords['headers']>): boolean {
  const value = (name: string) => headers.get(name)?.[0]?.trim().toLowerCase() ?? '';
  const submitted = value('auto-submitted');
  if (submitted !== '' && !submitted.startsWith('no')) return true;
  return headers.has('x-autoreply') || headers.has('x-autorespond') || value('precedence') === 'auto_reply';
}

/** A subject that names an automatic answer; a wish to be left alone; nothing at all. */
function byRules({ empty, optOut, subject, concepts }: Understood): Ruled | null {
  if (subject.includes('auto') || subject.includes('away')) {
    return { classification: automaticKind(concepts), confidence: 0.95, via: 'rules' };
  }
  if (optOut) return { classification: 'unsubscribe_request', confidence: 0.97, via: 'rules' };
  return empty ? { classification: 'other', confidence: 0.8, via: 'rules' } : null;
}

/** Away, or only a machine: "back on Monday" tells of an absence, "we answer by Monday" of a queue. */
function automaticKind(concepts: ReadonlySet<Concept>): Classification {
  const returns = concepts.has('back') && (concepts.has('day') || concepts.has('date'));
  const queue = concepts.has('ticket') || concepts.has('willreply');
  return concepts.has('away') || (returns && !queue) ? 'out_of_office' : 'auto_reply';
}
