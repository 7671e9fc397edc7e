import type { App } from '../app.ts';
import type { PartialArtifacts } from '../artifacts/artifacts.ts';
import type { Brief } from '../artifacts/brief.ts';
import { AppError } from '../errors.ts';
import { requirePlan } from '../plans/find-plan.ts';
import { OUTLINE } from '../plans/names.ts';
import { basesOf } from '../plans/stale.ts';
import { currentVersions } from '../plans/versions.ts';
import { hashOfWords } from '../plans/words.ts';
import type { PlanVersionRow } from '../store/tables.ts';
import { must } from '../system/must.ts';
import { type CalledInput, type GenerationInput, SUPPLIED_NAMES } from './input.ts';
import { withoutDemands } from './supplied.ts';
import type { GenerationTool } from './tool.ts';

/**
 * Puts what a plan stands for in its place: idea and context, its brief, and each current artefact that the tool takes and
 * the call does not bring. Throws `invalid_request` for a plan with other words
 * beside it, and `not_found` for a plan of another workspace as for none.
 */
export async function standIn(
  app: App,
  workspaceId: string,
  tool: GenerationTool,
  { idea, context, plan: planId, ...called }: CalledInput,
): Promise<GenerationInput> {
  if (planId === undefined) {
    // The schema of each tool wants the one or the other.
    return { ...called, idea: must(idea), ...(context === undefined ? {} : { context }) };
  }
  const plan = await requirePlan(app.store.db, workspaceId, planId);
  const isOther = idea !== undefined && hashOfWords(idea, context) !== plan.words_hash;
  const isOtherContext = idea === undefined && context !== undefined && context !== plan.context;
  if (isOther || isOtherContext) throw new AppError('invalid_request', OTHER_WORDS);
  const current = await currentVersions(app.store.db, plan.id);
  const brief = app.engine.model === null ? undefined : briefIn(current);
  const words = { idea: plan.idea, ...(plan.context === null ? {} : { context: plan.context }) };
  const names = SUPPLIED_NAMES.filter((name) => name in tool.input.shape && called[name] === undefined);
  const given = current.filter((row) => names.some((name) => name === row.artifact) && counts(app, row));
  return {
    ...called,
    ...words,
    plan: plan.id,
    ...(brief ? { brief: dataOf<Brief>(brief) } : {}),
    ...Object.assign({}, ...given.map((row) => artifactIn(row, brief))),
    versions: Object.fromEntries(given.map(({ artifact, hash }) => [artifact, hash])),
  };
}

const OTHER_WORDS =
  'plan: it has an idea and a context of its own, which differ from these: leave out idea and context, or leave out plan.';

/** What a model wrote, or a host: an outline is there for the outline engine alone. */
const counts = ({ engine }: App, row: PlanVersionRow): boolean => row.engine !== OUTLINE || engine.name === OUTLINE;

const briefIn = (current: readonly PlanVersionRow[]): PlanVersionRow | undefined =>
  current.find(({ artifact, engine }) => artifact === 'brief' && engine !== OUTLINE);

/** Ids of demands mean something else in another brief than the one it was written for. */
function artifactIn(row: PlanVersionRow, brief: PlanVersionRow | undefined): PartialArtifacts {
  const artifact: PartialArtifacts = { [row.artifact]: dataOf(row) };
  const ofItsBrief = basesOf(row).find((base) => base.artifact === 'brief')?.hash;
  // The rules of the outline read the same words in the same way each time.
  const isOfThisBrief = brief ? brief.hash === ofItsBrief : row.engine === OUTLINE;
  return isOfThisBrief ? artifact : withoutDemands(artifact);
}

// A version holds what its stage's schema has parsed.
const dataOf = <Data>({ data }: PlanVersionRow): Data => JSON.parse(data) as Data;
