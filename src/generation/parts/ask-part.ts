import type { App } from '../../app.ts';
import type { Brief } from '../../artifacts/brief.ts';
import type { PlanInput } from '../../artifacts/coherence/plan/plan.ts';
import { type EngineAnswer, type EngineRequest, modelStageOf } from '../../engines/engine.ts';
import { callEngine, type RunLabels } from '../engine-call.ts';
import { readPartIn } from '../jobs.ts';
import { neverHeld, REPAIRS_MAX } from '../never-held.ts';
import { withTimeLimit } from '../time-limit.ts';
import { nameOf, PARTS, type PartData, type PartKind } from './part.ts';
import { type PartRefused, type PartSections, partPrompt } from './prompt.ts';

/** Whose blueprint the parts are of. */
export interface PartContext {
  run: RunLabels;
  idea: string;
  context: string | undefined;
  brief: Brief;
  signal: AbortSignal;
}

export interface PartAsked<Kind extends PartKind> {
  kind: Kind;
  /** Which of its kind it is, from 1; absent for the only one. */
  number?: number | undefined;
  sections: PartSections;
  /** Names of the items that it must have; none where the part is the only one of its kind. */
  owes: readonly string[];
  /** The finished plan that a review is of. */
  plan?: PlanInput;
  /** Called as soon as an answer has begun. */
  onBegin?: () => void;
  /** Called each time that the model is asked at last, having had its turn. */
  onTurn?: () => void;
}

/**
 * Has a model write one part, and once more, naming the faults, at most twice. Throws AppError `engine_timeout` when
 * the stage's time is over, and NeverHeld when no answer was such a part.
 */
export function askPart<Kind extends PartKind>(
  app: App,
  { signal, ...context }: PartContext,
  asked: PartAsked<Kind>,
): Promise<PartData<Kind>> {
  const { stage } = PARTS[asked.kind];
  const limited = { called: `${stage} stage`, stage: modelStageOf({ stage, task: nameOf(asked) }), signal };
  return withTimeLimit(app, limited, (limit) => askUntilRead(app, { ...context, ...limit }, asked));
}

async function askUntilRead<Kind extends PartKind>(
  app: App,
  {
    run,
    signal,
    onTurn: onTurnOfLimit,
    onWritten,
    ...words
  }: PartContext & Pick<EngineRequest, 'onTurn' | 'onWritten'>,
  { kind, number, sections, owes, plan, onBegin, onTurn: onOwnTurn }: PartAsked<Kind>,
): Promise<PartData<Kind>> {
  const { stage, called } = PARTS[kind];
  const job = { owner: run.workspaceId, signal };
  const onTurn = () => {
    onTurnOfLimit?.();
    onOwnTurn?.();
  };
  const troubles: EngineAnswer['trouble'][] = [];
  let refused: PartRefused | undefined;
  for (let attempt = 1; ; attempt++) {
    const prompt = () => partPrompt(kind, sections, refused);
    const compute = (name: string, data: unknown) => app.workers.run(name, data, job);
    const told = { onTurn, onWritten };
    const asked = { ...words, ...told, stage, task: nameOf({ kind, number }), upstream: {}, prompt, compute, signal };
    const answer = await callEngine(app, onBegin ? { ...asked, onBegin } : asked, { run, attempt });
    signal.throwIfAborted();
    troubles.push(answer.trouble);
    const work = { kind, answer: answer.output, owes, brief: words.brief, plan };
    const read = answer.faults ? { faults: answer.faults } : await readPartIn(app.workers, work, job);
    // Its own schema has read it.
    if ('data' in read) return read.data as PartData<Kind>;
    if (attempt > REPAIRS_MAX) throw neverHeld(app.engine, { called, faults: read.faults, troubles });
    app.metrics.repair(stage);
    refused = { previous: answer.output, faults: read.faults };
  }
}
