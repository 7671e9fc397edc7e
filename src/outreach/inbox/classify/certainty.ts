import type { Certainty } from '../../shapes/reply.ts';
import type { Classification } from './classified.ts';

/**
 * How likely a class must be for it to be sure, by the fitted weights. Chosen by `test/eval/training/calibrate.ts` on half of
 * the open replies and of those that are learned from, each judged by weights fitted without it. A class that is not
 * here is never sure by them: opt-outs by weights alone are obeyed, and shown to a person.
 */
const SURE_FROM: Readonly<Partial<Record<Classification, number>>> = {
  interested: 0.95,
  meeting_request: 0.9,
  objection: 0.95,
  not_interested: 0.9,
  out_of_office: 0.9,
  auto_reply: 0.9,
  wrong_person: 0.9,
  referral: 0.9,
  question: 0.95,
  other: 0.9,
};

/** Whether a class of this likelihood is sure, in a language that was measured. */
export const certaintyOf = (classification: Classification, confidence: number, isMeasured: boolean): Certainty =>
  isMeasured && confidence >= (SURE_FROM[classification] ?? Number.POSITIVE_INFINITY) ? 'sure' : 'uncertain';

/** Chosen on the same half: of the opt-outs that rules find, none of those this likely was another class. */
const OPT_OUT_SURE_FROM = 0.5;

/** Whether an opt-out that a rule found is sure, by how likely the weights find it. */
export const certaintyOfOptOut = (likelihood: number, isMeasured: boolean): Certainty =>
  isMeasured && likelihood >= OPT_OUT_SURE_FROM ? 'sure' : 'uncertain';
