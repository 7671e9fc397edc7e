import type * as z from 'zod';
import type { Given } from '../artifacts/authored/form.ts';
import { excessesOf } from '../artifacts/bounds.ts';
import { checkCoherence } from '../artifacts/coherence/index.ts';
import { pointerTo } from '../artifacts/coherence/plan/pointer.ts';
import type { Fault, Judged } from '../artifacts/quality.ts';
import type { Engine } from '../engines/engine.ts';
import { describeIssue } from './parse.ts';
import type { Stage } from './stages/stage.ts';

interface Unread extends Told {
  ok: false;
}

interface Told {
  faults: string[];
  places: string[];
}

interface Read {
  ok: true;
  artifact: unknown;
  mended: string[];
  faults: string[];
  /** Where the author finds what a pointer into the artefact names. */
  pointer(stored: string): string;
}

/**
 * The artefact that an answer makes, or all that is wrong with the answer, told so that its author can mend it. Pure, and
 * never throws: an answer can be anything.
 */
export function judge(stage: Stage, answer: unknown, writes: Engine['writes'], given: Given): Judged {
  const read = writes === 'authored' ? readAuthored(stage, answer, given) : readStored(stage, answer);
  if (!read.ok) return read;
  const { artifact, mended, pointer } = read;
  const excesses = excessesIn(stage, read);
  // No rule reads what is too large.
  if (excesses.faults.length > 0)
    return { ...excesses, faults: [...excesses.faults, ...read.faults, ...stage.lacks(artifact)] };
  const quality = checkCoherence(inputOf(stage, artifact, given), { written: stage.name });
  // All that is wrong is told at once: there are only so many repairs.
  const faults = [...read.faults, ...stage.lacks(artifact), ...quality.faults.map((fault) => told(fault, pointer))];
  if (faults.length > 0) return { faults, places: quality.faults.flatMap((fault) => fault.pointer ?? []).map(pointer) };
  return { output: artifact, quality: { ...quality, ...(mended.length > 0 ? { mended } : {}) } };
}

/**
 * The artefact that an author's text makes, without judging it: of what was judged when it was written. Throws for a text
 * that the stage's schema does not take.
 */
export function storedOf(stage: Stage, written: unknown, given: Given): object {
  const read = readAuthored(stage, written, given);
  if (!read.ok) throw new Error(`no ${stage.name}: ${read.faults.join(' ')}`);
  // The schema of each stage is that of an object.
  return read.artifact as object;
}

function readAuthored(stage: Stage, answer: unknown, given: Given): Read | Unread {
  const { form } = stage;
  const written = form.schema.safeParse(answer);
  if (!written.success) return { ok: false, ...toldIssues(written.error.issues) };
  const { artifact, mended, faults = [] } = form.store(written.data, given);
  const stored = readStored(stage, artifact);
  if (!stored.ok) return stored;
  const pointer = (place: string) => form.pointer(place, stored.artifact);
  return { ok: true, artifact: stored.artifact, mended, faults, pointer };
}

function readStored(stage: Stage, answer: unknown): Read | Unread {
  const parsed = stage.schema.safeParse(answer);
  if (!parsed.success) return { ok: false, ...toldIssues(parsed.error.issues) };
  return { ok: true, artifact: parsed.data, mended: [], faults: [], pointer: (pointer) => pointer };
}

/** What a schema says of an answer, each with its place where it is inside of a field. */
function toldIssues(issues: readonly z.core.$ZodIssue[]): Told {
  const places = issues.map(({ path }) => pointerTo(...path.map((part) => String(part))));
  const faults = issues.map((issue, at) => {
    const says = describeIssue(issue);
    return issue.path.length > 1 ? `${places[at]}: ${says}` : says;
  });
  return { faults, places: places.filter((place) => place !== '') };
}

/**
 * What the artefact has more of than it may have as input of a later call. A brief is no such input, and its quotes are as
 * long as the author's sentences.
 */
function excessesIn({ name }: Stage, { artifact, pointer }: Read): Told {
  if (name === 'brief') return { faults: [], places: [] };
  const told = excessesOf(name, artifact).map(({ path, says }) => {
    const place = path.length === 0 ? '' : pointer(pointerTo(...path));
    return { place, fault: `${place || `The ${name}`} ${says}.` };
  });
  // Two lists of an artefact can be one list of its author.
  const faults = [...new Set(told.map(({ fault }) => fault))];
  return { faults, places: told.map(({ place }) => place).filter((place) => place !== '') };
}

function inputOf({ name }: Stage, artifact: unknown, { idea, context, brief, upstream }: Given) {
  // The stage's schema has parsed it.
  if (name === 'brief') return { idea, context, brief: artifact as Given['brief'], artifacts: {} };
  return { idea, context, brief, artifacts: { ...upstream, [name]: artifact } };
}

/** A fault as a model is told it: where, what, and what to change. */
const told = ({ pointer = '', message, mend = '' }: Fault, place: Read['pointer']): string =>
  [pointer && `${place(pointer)}:`, message, mend].filter(Boolean).join(' ');
