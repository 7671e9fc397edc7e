import { JUDGED_NAMES, type JudgedName } from '../../../src/artifacts/quality.ts';
import { PARTS, type PartKind } from '../../../src/generation/parts/part.ts';

/** What a request is for: an artefact in one piece, or a part of a blueprint. */
export type AskedName = JudgedName | PartKind;

// The keys of the table are the kinds that the type names.
export const PART_KINDS = Object.keys(PARTS) as PartKind[];
export const ASKED_NAMES = [...JUDGED_NAMES, ...PART_KINDS] as const;

export const isPart = (name: AskedName | undefined): name is PartKind => PART_KINDS.some((kind) => kind === name);
