import type { Submission } from './consider.ts';
import type { HostPartKind } from './host-part.ts';
import type { Submitted } from './submitted.ts';

export interface Submitting extends Submission {
  plan: string;
}

/** What a submission came to. */
export interface Verdict {
  status: 'accepted' | 'refused';
  artifact: Submitted;
  /** Whether the artefact is whole now, and counts. */
  complete: boolean;
  /** What is wrong, each with its place in what was sent; at most ten. */
  faults: string[];
  /** What is accepted and should be looked at, whole sentences; how many more there are, and where. */
  warnings?: string[] | undefined;
  /** Hash of what was refused: a patch names it. */
  base?: string | undefined;
  /** The run that the artefact was charged in. */
  runId?: string | undefined;
  creditsCharged: number;
}

/** A verdict, with what it was of. */
export interface Judged {
  verdict: Verdict;
  replayed: boolean;
  /** The kind of the order that it answers. */
  answered?: HostPartKind | undefined;
}
