import type { Artifacts } from '../../artifacts/artifacts.ts';
import type { Brief } from '../../artifacts/brief.ts';
import { checkCoherence } from '../../artifacts/coherence/index.ts';
import { planOf } from '../../artifacts/coherence/plan/plan.ts';
import { applyPatch } from '../../artifacts/patch/apply-patch.ts';
import { partAtFault } from '../../artifacts/patch/part-at-fault.ts';
import { operationsIn } from '../../artifacts/patch/written-patch.ts';
import { ARTIFACT_NAMES, type PartAtFault, type Quality } from '../../artifacts/quality.ts';
import { addressed } from '../../artifacts/review/addressed.ts';
import { asReused, type ChangedForm, changedForm } from '../../artifacts/review/changed-form.ts';
import { IN_ORDER, type Review, type Reviewed, type ReviewedName } from '../../artifacts/review/review.ts';
import { isStillFound, isWarning } from '../../artifacts/review/to-judge.ts';
import { type Unresolved, unresolvedIn } from '../../artifacts/review/unresolved.ts';
import { AppError } from '../../errors.ts';
import { judge } from '../judge.ts';
import { fieldsOf, STAGES } from '../stages/index.ts';

/** A finished plan, with what each of its artefacts was made of. */
export interface Finished {
  idea: string;
  context: string | undefined;
  brief: Brief;
  artifacts: Artifacts;
  written: Record<ReviewedName, unknown>;
}

/** An artefact as the review has left it. */
export interface Patched {
  output: unknown;
  quality: Quality;
  written: unknown;
}

/** A plan in which some artefacts have changed. */
export interface Changed extends Finished {
  changed: { [Name in ReviewedName]?: Patched };
}

/** What prompts rely on that nothing creates, told to the author of the pack. */
export interface Lacks {
  faults: string[];
  part: PartAtFault | undefined;
}

type Patches = Review['verdicts'][number]['patches'];

interface Patching {
  plan: Changed;
  patches: Patches;
}

/** The plan with all patches of one verdict, or undefined where `tryPatches` finds a fault. Pure. */
export function applyPatches(patching: Patching): Changed | undefined {
  const tried = tryPatches(patching);
  return 'faults' in tried ? undefined : tried;
}

/**
 * The plan with all patches of one verdict, or why one cannot be applied or the plan would not hold together: then none of
 * them is. Pure. One verdict at a time, since each has the whole plan judged again.
 */
export function tryPatches({ plan, patches }: Patching): Changed | { faults: string[] } {
  const { idea, context, brief } = plan;
  const touched = touchedBy(plan, patches);
  const lost = touched.filter((name) => plan.written[name] === undefined);
  if (lost.length > 0) return { faults: [`${lost.join(', ')}: not written here, and cannot be patched.`] };
  const patched = patchedForms(plan, patches);
  if ('faults' in patched) return patched;
  const artifacts: Artifacts = { ...plan.artifacts };
  const written = { ...plan.written };
  const changed = { ...plan.changed };
  for (const name of touched) {
    const form = patched.get(name) ?? changedForm(name, beforeOf(plan, name), addressedOf(plan, name));
    // A stage is judged by what comes before it.
    const upstream = { ...artifacts, [name]: undefined };
    const given = { idea, context, brief, upstream, kept: form.kept };
    const judged = judge(STAGES[name], form.written, 'authored', given);
    if ('faults' in judged) return { faults: judged.faults.map((fault) => `${name}: ${fault}`) };
    Object.assign(artifacts, { [name]: judged.output });
    written[name] = form.written;
    changed[name] = { ...judged, written: form.written };
  }
  return { ...plan, artifacts, written, changed };
}

/** The artefacts that patches are for, and those that rest on them: of the research, its demands are cited and rendered. */
function touchedBy(plan: Finished, patches: Patches): ReviewedName[] {
  const own = new Set(patches.map(({ artifact }) => artifact));
  const built = IN_ORDER.filter((name) => name !== 'research' || hasDemands(plan, patches));
  const first = built.findIndex((name) => own.has(name));
  return IN_ORDER.filter((name) => own.has(name) || (first !== -1 && built.indexOf(name) > first));
}

/** Whether the research has demands, or may have some after the patches. */
const hasDemands = ({ artifacts }: Finished, patches: Patches): boolean =>
  artifacts.research.demands !== undefined ||
  patches.some(({ artifact, ops }) => artifact === 'research' && ops.some(({ path }) => /^(?:\/demands|$)/.test(path)));

const beforeOf = ({ written, artifacts }: Finished, name: ReviewedName) => ({
  written: written[name],
  stored: artifacts[name],
});

const addressedOf = ({ written, artifacts }: Finished, name: ReviewedName): unknown =>
  addressed(name, written[name], artifacts[name]);

/** What the patches make of the artefacts that they are for, or why one cannot be applied. */
function patchedForms(plan: Finished, patches: Patches): Map<ReviewedName, ChangedForm> | { faults: string[] } {
  const forms = new Map<ReviewedName, ChangedForm>();
  for (const [artifact, own] of Map.groupBy(patches, (patch) => patch.artifact)) {
    let next = addressedOf(plan, artifact);
    for (const { ops } of own) {
      const answer = patchedAnswer(next, ops);
      if ('fault' in answer) return { faults: [`${artifact}: ${answer.fault}`] };
      next = answer.patched;
    }
    const form = changedForm(artifact, beforeOf(plan, artifact), next);
    if (form.reused.length > 0) return { faults: form.reused.map((id) => `${artifact}: ${asReused(id)}`) };
    forms.set(artifact, form);
  }
  return forms;
}

function patchedAnswer(answer: unknown, ops: unknown): { patched: unknown } | { fault: string } {
  try {
    return { patched: applyPatch(Object(answer) as object, operationsIn({ ops })) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { fault: error.message };
  }
}

interface ToClose {
  before: Finished;
  after: Finished;
  open: Reviewed['open'];
}

/** What a review leaves open, without the warnings that its patches for something else have mended. Pure. */
export function stillOpen({ before, after, open }: ToClose): Reviewed['open'] {
  if (!open.some(({ id }) => isWarning(id))) return open;
  const [was, now] = [before, after].map((plan) => checkCoherence(plan, { written: ARTIFACT_NAMES }));
  return open.filter(({ id }) => !was || !now || isStillFound(id, was, now));
}

/** What prompts of the plan rely on, by their review, that nothing creates; undefined for nothing. Pure. */
export function lacksOf({ plan, relies }: { plan: Finished; relies: Review['relies'] }): Lacks | undefined {
  const unresolved: Unresolved[] = unresolvedIn({ relies }, planOf(plan));
  if (unresolved.length === 0) return undefined;
  const faults = unresolved.map(({ fault }) => fault);
  const places = unresolved.map(({ pointer }) => pointer);
  const fields = fieldsOf(STAGES.promptPack);
  return { faults, part: partAtFault(plan.written.promptPack, { fields, faults, places }) };
}
