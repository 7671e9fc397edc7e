import type { PartialArtifacts } from '../artifacts.ts';
import type { Brief } from '../brief.ts';
import type { Plan } from '../coherence/plan/plan.ts';
import type { JudgedName } from '../quality.ts';
import type { Reviewed } from '../review/review.ts';
import type { Notes } from './notes.ts';

/** The current version of an artefact, as a page is given it. */
export interface MadeArtifact {
  artifact: JudgedName;
  /** JSON. */
  data: string;
  version: number;
  /** The model or engine that wrote it. */
  by: string;
  /** Rules have written it, without a model. */
  isOutline: boolean;
  /** ISO 8601. */
  at: string;
  /** What it was made from that has changed since. */
  stale: JudgedName[];
}

/** A plan as a page is given it. JSON. */
export interface PlanToShow {
  idea: string;
  context: string | null;
  /** It ships with the product, and is open to everyone. */
  isSample?: boolean;
  made: MadeArtifact[];
  /** What the review of these versions came to, where one was made. */
  review?: Reviewed | undefined;
}

/** A plan that was read, as each part of its page sees it. */
export interface Shown {
  brief: Brief | undefined;
  artifacts: PartialArtifacts;
  /** The same, by the ids and names that its parts call each other by. */
  plan: Plan;
  notes: Notes;
  review: Reviewed | undefined;
  /** Who has written a sample; undefined for the plan of a workspace. */
  sampleBy: string | undefined;
  /** What rules have written, without a model. */
  outlines: readonly JudgedName[];
  staleOf(artifact: JudgedName): readonly JudgedName[];
}

/** A part of a page, with a heading of the second level; without a body it is left out. */
export interface Section {
  id: string;
  title: string;
  html: string;
}
