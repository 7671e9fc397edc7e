import { JUDGED_NAMES, type JudgedName } from '../artifacts/quality.ts';

export const PLAN_ID_PATTERN = /^plan_[0-9a-f]{32}$/;

/** What a plan has versions of, in the order in which one builds on the other. */
export const PLAN_ARTIFACTS = JUDGED_NAMES;

export type PlanArtifact = JudgedName;
/** What a host can have begun: an artefact, or the review of all of them. */
export type Drafted = PlanArtifact | 'review';

/** The engine without a model: what it writes never counts as existing beside what a model or a host wrote. */
export const OUTLINE = 'outline';
/** The engine of what the IDE's own model wrote. */
export const HOST = 'host';
/** The engine of what a person changed by hand in exported files, or brought along as a spec. */
export const IMPORT = 'import';
