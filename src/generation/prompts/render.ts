import type * as z from 'zod';
import type { ArtifactName, PartialArtifacts } from '../../artifacts/artifacts.ts';
import { writtenPatchSchema } from '../../artifacts/patch/written-patch.ts';
import { withFound } from '../../artifacts/with-found.ts';
import type { EnginePrompt, EngineRequest } from '../../engines/engine.ts';
import { toldAnswer, toldFaults } from '../../engines/prompts/repair.ts';
import { section } from '../../engines/prompts/section.ts';
import { wireSchema } from '../../engines/prompts/wire-schema.ts';
import { AppError } from '../../errors.ts';
import type { Findings } from '../researching/findings.ts';
import type { Stage } from '../stages/stage.ts';
import { CALLED, closing } from './closing.ts';
import { contextSections } from './context.ts';
import { briefDigest } from './digests.ts';

/** Upstream artefacts, in the order in which they are shown. */
const UPSTREAM = ['research', 'architecture', 'features', 'phases'] as const;
/** Several times what our own stages write; what a caller supplies can be longer. */
export const UPSTREAM_CHARS_MAX = 200_000;

interface Rendered extends Pick<EngineRequest, 'idea' | 'context' | 'brief' | 'upstream' | 'repair'> {
  today?: string | undefined;
  /** What was looked up before. */
  findings?: Pick<Findings, 'sources' | 'notes'> | undefined;
}

/**
 * What a model is asked for one stage: the stage's static text, then everything else fenced as data, then what to write
 * now. Throws `unprocessable` when the artefacts to build on are too long.
 */
export function renderPrompt(
  stage: Stage,
  { idea, context, brief, upstream, repair, today, findings }: Rendered,
): EnginePrompt {
  const { system, schema } = (hasSources(findings) && stage.sourced) || { ...stage, schema: stage.form.schema };
  const part = repair?.part;
  const previous = part ? part.shown : toldAnswer(repair?.previous);
  const sections = [
    section('idea', idea),
    ...contextSections(context, { isForBrief: brief === undefined && stage.name === 'brief' }),
    // Once, for the brief: the rest goes by what it assumes.
    stage.name === 'brief' && today !== undefined ? section('today', today) : '',
    brief === undefined ? '' : section('brief', briefDigest(withFound(brief, upstream.research))),
    ...found(findings),
    // What a part of an answer is compared with, and no more.
    ...shownUpstream(stage, part ? { ...upstream, research: undefined } : upstream),
    previous === undefined ? '' : section('previous_answer', previous),
    part ? section('shape', shapeOf(schema, part.fields)) : '',
    repair ? section('faults', toldFaults(repair.faults)) : '',
  ];
  const asked = repair && { isPatch: part !== undefined, hasPrevious: previous !== undefined };
  return {
    system,
    user: [...sections, closing(CALLED[stage.name], asked)].filter((one) => one !== '').join('\n\n'),
    schema: wireSchema(part ? writtenPatchSchema : schema),
  };
}

const hasSources = (findings: Rendered['findings']): boolean => findings !== undefined && findings.sources.length > 0;

/** Pages and what was written of them: fenced like all that comes from outside. */
function found(findings: Rendered['findings']): string[] {
  if (!findings || !hasSources(findings)) return [];
  const { sources, notes } = findings;
  const told = sources.map(({ accessedAt: _, ...source }) => source);
  return [section('sources', told), ...(notes === undefined ? [] : [section('notes', notes)])];
}

/** The shapes of the fields at fault, of all where no fault says where it is. */
function shapeOf(schema: z.ZodType, fields: readonly string[]): object {
  const shapes = Object.entries(Object(wireSchema(schema).properties));
  const asked = shapes.filter(([name]) => fields.length === 0 || fields.includes(name));
  return Object.fromEntries(asked.map(([name, shape]) => [name, bare(shape)]));
}

/** A schema without what the instructions say in words, and what holds for all objects. */
function bare(schema: unknown): unknown {
  const { type, enum: choices, items, properties } = Object(schema);
  if (items) return { type, items: bare(items) };
  if (!properties) return choices ? { enum: choices } : { type };
  return { type, properties: Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, bare(one)])) };
}

/** Sections of the artefacts that a stage builds on. Throws `unprocessable` where they are too long. */
export function shownUpstream(stage: Stage, upstream: PartialArtifacts): string[] {
  const sections = UPSTREAM.flatMap((name) => {
    const value = shown(stage, upstream, name);
    return value === undefined ? [] : [section(name, value)];
  });
  const chars = sections.reduce((sum, one) => sum + one.length, 0);
  if (chars > UPSTREAM_CHARS_MAX) {
    throw new AppError(
      'unprocessable',
      `The artefacts to build on are too long for a model (${chars} characters, at most ${UPSTREAM_CHARS_MAX}); nothing was charged. Supply shorter ones, and try again.`,
    );
  }
  return sections;
}

function shown<Name extends ArtifactName>(
  { shows }: Stage,
  upstream: { readonly [Key in Name]?: PartialArtifacts[Key] },
  name: Name,
): unknown {
  const artifact = upstream[name];
  return artifact === undefined ? undefined : shows[name]?.(artifact);
}
