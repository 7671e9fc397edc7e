import type { PackIndex } from '../../artifacts/authored/parts/fills.ts';
import { type Skeleton, skeletonFaults } from '../../artifacts/authored/parts/skeleton.ts';
import type { Brief } from '../../artifacts/brief.ts';
import { type PlanInput, planOf } from '../../artifacts/coherence/plan/plan.ts';
import { nameKey, nameKeys, quote, quoteList, repeatedNames } from '../../artifacts/reading/names.ts';
import type { Review } from '../../artifacts/review/review.ts';
import { unknownEvidence } from '../../artifacts/review/unresolved.ts';
import { describeIssue } from '../parse.ts';
import { PARTS, type Part, type PartKind } from './part.ts';

export interface ToRead {
  kind: PartKind;
  answer: unknown;
  /** Names of the items that it must have. */
  owes: readonly string[];
  brief: Brief | undefined;
  /** The finished plan that a review is of. */
  plan?: PlanInput | undefined;
}

/** A part as it was written, or all that keeps it from being one. Pure, and never throws: an answer can be anything. */
export function readPart({ kind, answer, owes, brief, plan }: ToRead): { data: unknown } | { faults: string[] } {
  // Which data it is, is known to who asked for it.
  const part = PARTS[kind] as Part<unknown>;
  const parsed = part.schema.safeParse(answer);
  if (!parsed.success) return { faults: parsed.error.issues.map((issue) => describeIssue(issue)) };
  const has = nameKeys(part.items(parsed.data));
  const missing = owes.filter((name) => !has.has(nameKey(name)));
  const faults = [
    ...(missing.length > 0 ? [`It lacks ${quoteList(missing, missing.length)}.`] : []),
    ...(kind === 'skeleton' ? skeletonFaults(parsed.data as Skeleton, brief) : []),
    ...(kind === 'packIndex' ? indexFaults(parsed.data as PackIndex) : []),
    ...(plan ? unknownEvidence(parsed.data as Review, planOf(plan)) : []),
  ];
  return faults.length > 0 ? { faults } : { data: parsed.data };
}

/** Prompts are written by their names, each once. */
const indexFaults = ({ prompts }: PackIndex): string[] =>
  repeatedNames(prompts.map(({ name }) => name)).map((name) => `/prompts: two are called ${quote(name)}.`);
