import { architectureSchema } from '../../artifacts/architecture.ts';
import { excessesOf } from '../../artifacts/bounds.ts';
import { briefSchema } from '../../artifacts/brief.ts';
import type { PlanToExport } from '../../artifacts/exports/exported.ts';
import { featuresSchema } from '../../artifacts/features.ts';
import { phasesSchema } from '../../artifacts/phases.ts';
import { promptPackSchema } from '../../artifacts/prompt-pack.ts';
import type { JudgedName } from '../../artifacts/quality.ts';
import { researchSchema } from '../../artifacts/research.ts';

/** The artefacts of a plan by name, the brief among them. JSON. */
export type PlanParts = { [Name in JudgedName]?: unknown };

/** A place in them: the name of the artefact, then keys and indices. */
export type Path = readonly (string | number)[];

const SCHEMAS = {
  brief: briefSchema,
  research: researchSchema,
  architecture: architectureSchema,
  features: featuresSchema,
  phases: phasesSchema,
  promptPack: promptPackSchema,
};

export const PART_NAMES = Object.keys(SCHEMAS) as JudgedName[];

export const partsOf = ({ brief, artifacts }: PlanToExport): PlanParts => ({ ...artifacts, ...(brief && { brief }) });

export function withParts(source: PlanToExport, { brief, ...artifacts }: PlanParts): PlanToExport {
  // What is changed is parsed by its schema before it counts.
  return { ...source, brief, artifacts } as PlanToExport;
}

export const valueAt = (parts: PlanParts, path: Path): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<string | number, unknown> | undefined)?.[key], parts);

/** What the schemas and bounds say against an artefact, each with its place. */
export function faultsOf(name: JudgedName, part: unknown): string[] {
  const parsed = SCHEMAS[name].safeParse(part);
  const issues = parsed.success ? [] : parsed.error.issues.map(({ path, message }) => `${path.join('/')}: ${message}`);
  const excesses = name === 'brief' ? excessesOf('features', part) : excessesOf(name, part);
  return [...issues, ...excesses.map(({ path, says }) => `${path.join('/')} ${says}`)];
}

/** An artefact as its schema stores it. Throws for one that it does not take. */
export const parsedPart = (name: JudgedName, part: unknown): object => SCHEMAS[name].parse(part);
