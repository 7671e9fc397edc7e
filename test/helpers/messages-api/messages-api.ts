import { systemClock } from '../../../src/system/clock.ts';
import { answerMessages } from './answer.ts';
import { PromptCache } from './cache.ts';
import { MODELS, type RequestBody } from './check-request.ts';
import { errorBody } from './errors.ts';
import { type StandIn, startStandIn } from './stand-in.ts';
import type { StandInOptions } from './vendor.ts';

/** A stand-in for Anthropic's Messages API on this machine: give its URL as ANTHROPIC_BASE_URL. */
export type MessagesApi = StandIn<RequestBody>;

export interface MessagesApiOptions extends StandInOptions {
  /** What it tells of models: the ones of its vendor unless given. */
  tells?: (path: string) => unknown;
}

/** As the Models API tells of a model of its vendor: all but the oldest may be told how much to think. */
export function tellsOf(path: string): object | undefined {
  const id = MODELS.find((model) => path === `/v1/models/${model}`);
  if (id === undefined) return undefined;
  const supported = id !== 'claude-haiku-4-5';
  const levels = Object.fromEntries(['low', 'medium', 'high', 'xhigh', 'max'].map((level) => [level, { supported }]));
  return {
    ...{ id, type: 'model', display_name: id, created_at: '2026-09-28T00:00:00Z', lifecycle: 'active' },
    ...{ max_input_tokens: 1_000_000, max_tokens: 128_000 },
    capabilities: { effort: { supported, ...levels } },
  };
}

/**
 * Starts a local server that speaks the Messages API's wire protocol. Answers come from the seeded
 * generator and build on what the prompt holds: what the product leaves out of a prompt is missing from the answer.
 */
export function startMessagesApi({ tells, ...options }: MessagesApiOptions = {}): Promise<MessagesApi> {
  const cache = new PromptCache(options.clock ?? systemClock);
  return startStandIn<RequestBody>(
    { apiKey: 'sk-ant-test-only', models: MODELS, ...options },
    {
      idHeader: 'request-id',
      answer: (vendor, call) => answerMessages(vendor, cache, call),
      errorBody,
      tells: tells ?? tellsOf,
    },
  );
}
