import { AppError } from '../errors.ts';
import type { Clock } from '../system/clock.ts';
import type { EngineAnswer, Trouble } from './engine.ts';
import type { ModelLimits } from './limits.ts';
import { CHARS_A_TOKEN, type Model, type ModelRequest } from './model.ts';
import { withPatience } from './patience.ts';
import { EMPTY, ENDLESS } from './vendor/judge-answer.ts';

/** What one small call of a model shows. */
export interface Probe extends ModelLimits {
  /** Of no meaning where there is trouble. */
  tokensPerSecond: number;
  /** Milliseconds before the first word of its answer. */
  waitMs: number;
  /** Whether the pace is that of the whole call, its wait included: the answer came at once, or was thought unseen. */
  countsWait: boolean;
  /** Why the answer was none. */
  trouble?: Pick<Trouble, 'says' | 'mend'> | undefined;
}

/** Milliseconds that the call may take, and those that a pace is measured over when it takes longer. */
export const PROBE_MS = 30_000;
const MEASURED_MS = 5_000;
/** Tokens of the answer. */
const ANSWER_TOKENS = 200;

/** The share of a call in which an answer comes that was kept back until it was whole. */
const AT_ONCE = 0.02;

/** Fewer words of the forty that are asked for are no answer. */
const WORDS_LEAST = 20;

const PROMPT: ModelRequest['prompt'] = {
  system: 'You answer with one JSON object and nothing else.',
  user: 'Write the numbers from 1 to 40 in English words, separated by spaces, into "words".',
  schema: {
    type: 'object',
    properties: { words: { type: 'string' } },
    required: ['words'],
    additionalProperties: false,
  },
};

/**
 * Makes one small call of a model, and asks its vendor for its limits after that: a server of one's own has loaded it by
 * then. One that is slow is measured by as much as it has written. Throws AppError as `Model.ask` does, and
 * `engine_timeout` when too little was written in time.
 */
export async function probeModel(model: Model, clock: Clock): Promise<Probe> {
  const heard: Heard[] = [];
  const onContent = (chars: number) => {
    if (chars > 0) heard.push({ at: clock.elapsed(), chars });
  };
  const { signal } = new AbortController();
  const beganAt = clock.elapsed();
  const asked = { prompt: PROMPT, task: 'doctor', maxTokens: ANSWER_TOKENS, waitSecondsMax: 1, onContent };
  const answer = await withPatience({ clock, ms: PROBE_MS, signal, over: tooLate }, (either) =>
    model.ask({ ...asked, signal: either }),
  ).catch((error) => {
    if (!(error instanceof TooLate) || writtenMs(heard) < MEASURED_MS) throw error;
    return undefined;
  });
  const endedAt = clock.elapsed();
  const pace = paceOf(heard, { tokens: answer?.usage?.outputTokens, ms: endedAt - beganAt });
  const waitMs = (heard[0]?.at ?? endedAt) - beganAt;
  return { ...pace, waitMs, trouble: answer && troubleOf(answer), ...(await model.limits(signal)) };
}

/** Why an answer is none, in the operator's words; undefined where it is one. */
function troubleOf({ output, faults, trouble }: EngineAnswer): Probe['trouble'] {
  if (trouble) return trouble;
  const mend = 'Choose another PLANWRIGHT_MODEL, or check what its server does with it.';
  if (faults?.includes(ENDLESS))
    return { says: "The model's answer to a small question went on without an end.", mend };
  if (faults?.includes(EMPTY)) return { says: "The model's answer to a small question was empty.", mend };
  const { words }: { words?: unknown } = Object(output);
  const isAnswer = typeof words === 'string' && words.trim().split(/\s+/).length >= WORDS_LEAST;
  return isAnswer ? undefined : { says: 'What the model answered to a small question was no answer to it.', mend };
}

interface Heard {
  at: number;
  chars: number;
}

/** By what was seen of the answer as it came; where most of it was thought unseen, or came at once, by all of the call. */
function paceOf(
  heard: readonly Heard[],
  told: { tokens: number | undefined; ms: number },
): Pick<Probe, 'tokensPerSecond' | 'countsWait'> {
  const seen = heard.reduce((sum, { chars }) => sum + chars / CHARS_A_TOKEN, 0);
  const tokens = told.tokens || seen;
  const countsWait = writtenMs(heard) <= told.ms * AT_ONCE || seen * 2 <= tokens;
  return { tokensPerSecond: tokens / (Math.max(1, countsWait ? told.ms : writtenMs(heard)) / 1_000), countsWait };
}

const writtenMs = (heard: readonly Heard[]): number => (heard.at(-1)?.at ?? 0) - (heard[0]?.at ?? 0);

class TooLate extends AppError {}

const tooLate = (): AppError =>
  new TooLate(
    'engine_timeout',
    `The model did not answer within ${PROBE_MS / 1_000} seconds. A server of your own may still be loading it: run this again. Else check its address, or choose another PLANWRIGHT_MODEL.`,
  );
