import type { Artifacts } from '../../artifacts/artifacts.ts';
import type { FeatureSlice, PackIndex, PromptSlice } from '../../artifacts/authored/parts/fills.ts';
import type { FeatureIndex } from '../../artifacts/authored/parts/skeleton.ts';
import type { Brief } from '../../artifacts/brief.ts';
import type { Reviewed } from '../../artifacts/review/review.ts';
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
  written: { [Name in keyof Artifacts]?: unknown };
  review?: Reviewed | undefined;
  drafts: { [Name in Drafted]?: HostDraft | undefined };
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
