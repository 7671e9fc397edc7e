import type * as z from 'zod';
import { AppError, asAppError } from '../errors.ts';
import type { Clock } from '../system/clock.ts';
import type { Log } from '../system/log.ts';
import type { Metrics, Outcome } from '../system/metrics.ts';
import { counted } from './counted.ts';
import { type EngineAnswer, type EngineUsage, sumUsage } from './engine.ts';
import type { Model } from './model.ts';
import { withPatience } from './patience.ts';
import { toldAnswer, toldFaults } from './prompts/repair.ts';
import { section } from './prompts/section.ts';
import { wireSchema } from './prompts/wire-schema.ts';

/** What is asked of a writer: one object of a known shape. */
export interface WriterRequest<T> {
  /** Names the work in log lines, such as `classify`. */
  task: string;
  /** The instruction, the same for every call of the task, so that the vendor reads it from its cache. */
  system: string;
  /** The data, each part fenced with `section` (prompts/section.ts), and what to write. */
  user: string;
  /** The shape of the answer: objects, lists, strings, numbers, enums; no optional fields, unions or records. */
  schema: z.ZodType<T>;
  /** Tokens of the answer; what the model thinks before it comes on top. */
  maxTokens: number;
  signal: AbortSignal;
  /** Milliseconds for all of it, a retry and a repair included; PATIENCE_MS unless given. */
  patienceMs?: number | undefined;
}

export interface WriterAnswer<T> {
  /** Of the schema's shape. What it says is a model's word all the same. */
  output: T;
  /** Tokens of all calls; absent when the vendor counts none. */
  usage?: EngineUsage | undefined;
}

/** A model that writes short answers: the class of a reply, a draft, a message. */
export interface Writer {
  name: 'anthropic' | 'openai';
  model: string;
  /**
   * Asks once, and once more, naming the faults, when the answer is not of the schema. Rejects with the signal's reason
   * when it aborts, with AppError `engine_timeout` when the patience is over, `unprocessable` when the model declines or
   * the text is too long for it, and `engine_unavailable` when there is no answer of that shape.
   */
  ask<T>(request: WriterRequest<T>): Promise<WriterAnswer<T>>;
}

/** Milliseconds that a whole answer may take unless the request says otherwise. */
export const PATIENCE_MS = 30_000;
const REPAIRS_MAX = 1;

/** The writer that has a model. Log and metrics are told of each call, and never what was asked or answered. */
export function createWriter(model: Model, parts: { clock: Clock; log: Log; metrics: Metrics }): Writer {
  return {
    name: model.name,
    model: model.model,
    ask: ({ signal, patienceMs = PATIENCE_MS, ...request }) =>
      withPatience({ clock: parts.clock, ms: patienceMs, signal, over: () => tooSlow(patienceMs) }, (either) =>
        askAndRepair(model, parts, { ...request, signal: either, patienceMs }),
      ),
  };
}

type Asked<T> = WriterRequest<T> & { patienceMs: number };
type Parts = Parameters<typeof createWriter>[1];

async function askAndRepair<T>(model: Model, parts: Parts, request: Asked<T>): Promise<WriterAnswer<T>> {
  const schema = wireSchema(request.schema);
  const used: EngineUsage[] = [];
  let { user } = request;
  for (let attempt = 1; ; attempt++) {
    const answer = await askOnce(model, parts, request, { user, schema, attempt });
    if (answer.usage) used.push(answer.usage);
    const judged = judge(answer, request.schema);
    if ('output' in judged) return { output: judged.output, usage: sumUsage(used) ?? undefined };
    if (attempt > REPAIRS_MAX) throw neverHeld(request.task, judged.faults);
    user = withFaults(request.user, answer.output, judged.faults);
  }
}

async function askOnce<T>(
  model: Model,
  { clock, log, metrics }: Parts,
  { task, system, maxTokens, signal, patienceMs }: Asked<T>,
  { user, schema, attempt }: { user: string; schema: Record<string, unknown>; attempt: number },
): Promise<EngineAnswer> {
  const startedAt = clock.elapsed();
  const tell = (outcome: Outcome, { inputTokens, outputTokens }: EngineUsage = { inputTokens: 0, outputTokens: 0 }) => {
    const call = { engine: model.name, model: model.model, outcome, inputTokens, outputTokens };
    const timed = { ...call, durationMs: clock.elapsed() - startedAt };
    log.info({ task, attempt, ...timed }, 'writer called');
    metrics.engineCall(timed);
  };
  try {
    const prompt = { system, user, schema };
    const answer = await model.ask({ prompt, task, maxTokens, signal, waitSecondsMax: patienceMs / 1_000 });
    tell(answer.faults ? 'unusable' : 'ok', answer.usage);
    return answer;
  } catch (error) {
    tell(signal.aborted ? 'stopped' : asAppError(error).code);
    throw spokenOf(error);
  }
}

function judge<T>({ output, faults }: EngineAnswer, schema: z.ZodType<T>): { output: T } | { faults: string[] } {
  if (faults) return { faults };
  const parsed = schema.safeParse(output);
  if (parsed.success) return { output: parsed.data };
  return { faults: parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'the object'}: ${message}`) };
}

/** The same request again with what was answered, fenced as data, and what was wrong with it. */
function withFaults(user: string, output: unknown, faults: string[]): string {
  const previous = toldAnswer(output);
  const sections = [
    user,
    previous === undefined ? '' : section('previous_answer', previous),
    section('faults', toldFaults(faults)),
    'Your previous answer had these faults. Write the whole object again without them.',
  ];
  return sections.filter((one) => one !== '').join('\n\n');
}

/** What a model says of a plan is said here of a text. */
function spokenOf(error: unknown): unknown {
  if (!(error instanceof AppError) || error.code !== 'unprocessable') return error;
  const message = 'The model does not take this text: it declined, or the text is too long for it.';
  return new AppError('unprocessable', message, { cause: error });
}

function neverHeld(task: string, faults: readonly string[]): AppError {
  // Not the faults themselves: they quote what was written, and a cause is logged.
  const cause = new Error(`${faults.length} faults in the answer for ${task}`);
  return new AppError(
    'engine_unavailable',
    `The model gave no usable answer in ${REPAIRS_MAX + 1} attempts. Try again.`,
    {
      cause,
    },
  );
}

function tooSlow(ms: number): AppError {
  return new AppError(
    'engine_timeout',
    `The model took longer than ${counted(Math.round(ms / 1_000), 'second')}. Try again.`,
  );
}
