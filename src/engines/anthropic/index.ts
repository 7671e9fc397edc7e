import type { Clock } from '../../system/clock.ts';
import type { Log } from '../../system/log.ts';
import type { EngineUsage } from '../engine.ts';
import type { Model } from '../model.ts';
import { type Called, callModel } from './call.ts';
import type { Access } from './client.ts';
import { judgeAnswer } from './judge-answer.ts';
import type { Heard } from './read-answer.ts';
import { requestBody } from './request.ts';

/** Changes with the form of the request. */
const VERSION = '2026-11-21.1';
/** Calls for one answer: one more when the first broke off in its middle. */
const CALLS_MAX = 2;

export interface AnthropicSettings extends Access {
  model: string;
  clock: Clock;
  log: Log;
}

/**
 * A Claude model over the Messages API: one streamed call an answer, held to the schema by the vendor and parsed here.
 * Whatever the vendor says in words stays out of errors and logs.
 */
export function anthropicModel({ model, clock, log, ...access }: AnthropicSettings): Model {
  return {
    name: 'anthropic',
    model,
    version: VERSION,
    async ask({ prompt, task, maxTokens, waitSecondsMax, signal }) {
      signal.throwIfAborted();
      const body = requestBody(model, prompt, maxTokens);
      const used: Required<EngineUsage> = { inputTokens: 0, outputTokens: 0, cacheReadTokens: 0 };
      const { heard } = await untilWhole(async () => {
        const startedAt = clock.now();
        const called = await callModel({ access, clock, body, waitSecondsMax, signal });
        add(used, called.heard.usage);
        log.debug(fieldsOf(called, { task, model, durationMs: clock.now() - startedAt }), 'the model answered');
        return called;
      });
      return { ...judgeAnswer(heard, body.max_tokens), usage: used, warnings: warningsFor(model, heard) };
    },
  };
}

async function untilWhole(call: () => Promise<Called>): Promise<Called> {
  for (let calls = 1; ; calls++) {
    const called = await call();
    if (!called.brokenOff) return called;
    if (calls === CALLS_MAX) throw called.brokenOff;
  }
}

function fieldsOf(
  { heard, requestId, brokenOff }: Called,
  about: { task: string; model: string; durationMs: number },
): object {
  const stopped = brokenOff ? 'broken off' : heard.endless ? 'endless' : heard.stopReason;
  // The vendor's words: told only in the form that an id and a name have.
  return { ...about, ...heard.usage, stopped: nameOf(stopped), vendorRequestId: nameOf(requestId) };
}

/** A gateway may answer with another model than it was asked for; a dated snapshot of the same one is no other. */
function warningsFor(model: string, heard: Heard): string[] {
  const answered = nameOf(heard.model);
  if (answered === null || answered === model || answered.startsWith(`${model}-`)) return [];
  return [`Asked for ${model}, but ${answered} answered.`];
}

const nameOf = (word: unknown): string | null =>
  typeof word === 'string' && /^[\w.:@/ -]{1,100}$/.test(word) ? word : null;

function add(sum: Required<EngineUsage>, more: Required<EngineUsage>): void {
  for (const field of ['inputTokens', 'outputTokens', 'cacheReadTokens'] as const) sum[field] += more[field];
}
