import type { App } from '../../app.ts';
import type { ArtifactName } from '../../artifacts/artifacts.ts';
import type { PackIndex } from '../../artifacts/authored/parts/fills.ts';
import type { Skeleton } from '../../artifacts/authored/parts/skeleton.ts';
import { valueFor } from '../../by-stage.ts';
import type { Config } from '../../config.ts';
import type { RunRow, RunStageRow } from '../../store/tables.ts';
import { isPartName, nameOf } from '../parts/part.ts';
import { type PartState, partStatesOf } from '../parts/part-rows.ts';
import { DRAFTED, isInParts, plannedParts } from '../parts/slices.ts';
import { usageOf } from '../run-usage.ts';
import type { RunProgress } from './shapes.ts';
import { type Beside, minutesIn, type TimedPart, timeLeftMs } from './time-left.ts';

/** How far a run is, read from its rows, so that every process tells the same; null for one that has ended. */
export async function progressOf(
  { store, config, clock }: Pick<App, 'store' | 'config' | 'clock'>,
  run: Pick<RunRow, 'id' | 'status' | 'model'>,
  stages: readonly RunStageRow[],
): Promise<RunProgress | null> {
  if (run.status !== 'running') return null;
  if (run.model === null) return { ...partsOfStages(stages), ...NOTHING_USED };
  const parts = await partStatesOf(store.db, run.id, [SKELETON, INDEX]);
  // It has ended since its row was read, and its parts went with that.
  if (!parts) return null;
  const usage = await usageOf(store.db, run.id);
  const used = usage
    ? { inputTokens: usage.inputTokens, outputTokens: usage.outputTokens, money: usage.money ?? null }
    : NOTHING_USED;
  return isDraft(parts, stages)
    ? { ...used, ...progressOfDraft(parts, stages, { now: clock.now(), beside: besideIn(config) }) }
    : { ...used, ...partsOfStages(stages) };
}

const SKELETON = nameOf({ kind: 'skeleton' });
const INDEX = nameOf({ kind: 'packIndex' });
const NOTHING_USED = { inputTokens: 0, outputTokens: 0, money: null };

type Parts = Pick<RunProgress, 'partsDone' | 'partsTotal' | 'minutesLeft'>;

/** Each stage is written in one piece. */
const partsOfStages = (stages: readonly RunStageRow[]): Parts => ({
  partsDone: stages.filter(isDone).length,
  partsTotal: stages.length,
  minutesLeft: null,
});

/** Stages that are done without a skeleton were made before runs were drafted. */
const isDraft = (parts: readonly PartState[], stages: readonly RunStageRow[]): boolean =>
  isInParts(stages.map(({ stage }) => stage)) &&
  (parts.some(({ part }) => part === SKELETON) || !stages.some((stage) => isDrafted(stage) && isDone(stage)));

function progressOfDraft(
  parts: readonly PartState[],
  stages: readonly RunStageRow[],
  at: { now: number; beside: Beside },
): Parts {
  const whole = stages.filter((stage) => !isDrafted(stage));
  const wholeDone = whole.filter(isDone).length;
  const skeleton = dataOf<Skeleton>(parts, SKELETON);
  const index = dataOf<PackIndex>(parts, INDEX);
  if (!skeleton || !index) {
    const partsDone = wholeDone + parts.filter(({ part }) => isPartName(part)).length;
    return { partsDone, partsTotal: null, minutesLeft: null };
  }
  const [first = [], fills = [], ...later] = plannedParts(skeleton, index).map((step) =>
    step.map(({ name, stage }): TimedPart => {
      const kept = parts.find(({ part }) => part === name);
      return { stage, isDone: kept !== undefined, time: kept?.time };
    }),
  );
  // Written beside the others: the review alone needs it.
  const beside = whole.map(
    (stage): TimedPart => ({
      // As `openRun` stored it.
      stage: stage.stage as ArtifactName,
      isDone: isDone(stage),
      time: undefined,
    }),
  );
  const steps = [first, [...fills, ...beside], ...later];
  const all = steps.flat();
  const leftMs = timeLeftMs(steps, at);
  return {
    partsDone: all.filter((part) => part.isDone).length,
    partsTotal: all.length,
    minutesLeft: leftMs === null ? null : minutesIn(leftMs),
  };
}

const isDone = ({ status }: RunStageRow): boolean => status === 'done';
const isDrafted = ({ stage }: RunStageRow): boolean => DRAFTED.some((name) => name === stage);

/** Its schema had read it before it was kept. */
const dataOf = <Data>(parts: readonly PartState[], name: string): Data | undefined =>
  parts.find(({ part }) => part === name)?.data as Data | undefined;

/** Of two or more lines to a model, one is kept for other workspaces. */
const besideIn = ({ modelCalls }: Config): Beside => {
  const own = (lines: number) => Math.max(1, lines - 1);
  return { all: own(modelCalls.all), of: (stage) => own(valueFor(modelCalls, stage)) };
};
