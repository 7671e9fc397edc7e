import type { Artifacts } from '../../artifacts/artifacts.ts';
import type { FeatureSlice, PackIndex, PromptSlice } from '../../artifacts/authored/parts/fills.ts';
import type { FeatureIndex } from '../../artifacts/authored/parts/skeleton.ts';
import type { Brief } from '../../artifacts/brief.ts';
import type { Reviewed } from '../../artifacts/review/review.ts';
import type { PlanArtifact } from '../../plans/names.ts';
import type { HostPartKind } from './host-part.ts';

/** What a host has written of one artefact that is not accepted yet. */
export interface HostDraft<Index = unknown, Slice = unknown> {
  /** Top-level fields of a part whose author left others to follow. */
  fields?: Record<string, unknown>;
  index?: Index;
  slices?: Slice[];
  /** What was submitted last and does not hold: patches apply to it. Kept as it was written. */
  refused?: Refused;
}

export interface Refused {
  kind: HostPartKind | 'whole';
  data: unknown;
  faults: string[];
  /** It holds, but the credits for it were missing: the submission of this hash, sent again, pays. */
  unpaid?: string;
}

export type FeaturesDraft = HostDraft<FeatureIndex, FeatureSlice>;
export type PackDraft = HostDraft<PackIndex, PromptSlice>;

/** All of a plan that an order is made from. JSON. */
export interface PlanState {
  plan: { id: string; idea: string; context: string | undefined };
  brief?: Brief | undefined;
  /** What counts as existing: outlines do not. */
  artifacts: { [Name in keyof Artifacts]?: Artifacts[Name] | undefined };
  /** What each was made of, as its author wrote it; absent for what a caller supplied. */
  written: { [Name in PlanArtifact]?: unknown };
  review?: Reviewed | undefined;
  /** What people asked to change since, in their words, the oldest first. */
  changes: { words: string; isTakenUp: boolean }[];
  /** What was written once and rests on something that has changed since: it counts again once it is brought up to date. */
  stale: { [Name in PlanArtifact]?: Stale | undefined };
  drafts: { [Name in Drafted]?: HostDraft | undefined };
}

/** An artefact that has to be brought up to date. */
export interface Stale {
  /** As it is stored, with its content hash. */
  output: unknown;
  hash: string;
  /** What it was made from that has changed, as it was then; the brief of a change that it has not taken up has none. */
  since: { artifact: PlanArtifact; was: unknown }[];
}

type Drafted = keyof Artifacts | 'brief' | 'review';

/** What is asked for next: a part, and of it some items or fields. */
export interface Asked {
  kind: HostPartKind;
  /** Names of the items that are to be written, or of the fields; empty for the whole part. */
  write: string[];
  /** Items or parts that are left after this one. */
  left: string[];
}
