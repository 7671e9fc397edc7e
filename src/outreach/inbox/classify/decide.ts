import { isAutomaticClass } from '../needs-action.ts';
import { type Classification, LABELS } from './classified.ts';

/** Probabilities below which a class that somebody acts on at once is not given when another is near. */
const SURE: Partial<Record<Classification, number>> = { interested: 0.6, meeting_request: 0.55 };
/** How likely another must be, beside the likeliest, to be taken in its stead. */
const NEAR = 0.5;
/** From here on a likely opt-out is one: to write once more to somebody who asked to be left alone is the worse mistake. */
const OPT_OUT_LIKELY = 0.2;

/** Without a word of mails, lists, ending or removing it takes more to believe in an opt-out. */
const OPT_OUT_UNSPOKEN = 0.85;

export interface Said {
  /** Whether it speaks of mails, lists, ending or removing. */
  ofMail: boolean;
  /** Whether it asks for what we offer, as no program does: "away till Monday, what does it cost?". */
  asks: boolean;
}

/** The class for these probabilities, with how likely it is. */
export function decide(
  probabilities: readonly number[],
  { ofMail, asks }: Said,
): { classification: Classification; confidence: number } {
  const ranked = LABELS.map((classification, index) => ({
    classification,
    confidence: probabilities[index] ?? 0,
  })).sort((one, other) => other.confidence - one.confidence);
  const optOut = ranked.find((candidate) => candidate.classification === 'unsubscribe_request');
  if (optOut !== undefined && optOut.confidence >= (ofMail ? OPT_OUT_LIKELY : OPT_OUT_UNSPOKEN)) {
    return optOut;
  }
  const others = ranked.filter(
    (candidate) => candidate !== optOut && !(asks && isAutomaticClass(candidate.classification)),
  );
  const [first, second] = others;
  if (first === undefined || second === undefined) return { classification: 'other', confidence: 0 };
  const unsure = first.confidence < (SURE[first.classification] ?? 0) && second.confidence > NEAR * first.confidence;
  return unsure ? second : first;
}
