import { systemClock } from '../../../src/system/clock.ts';
import { answerMessages } from './answer.ts';
import { PromptCache } from './cache.ts';
import { MODELS, type RequestBody } from './check-request.ts';
import { errorBody } from './errors.ts';
import { type StandIn, startStandIn } from './stand-in.ts';
import type { StandInOptions } from './vendor.ts';

/** A stand-in for Anthropic's Messages API on this machine: give its URL as ANTHROPIC_BASE_URL. */
export type MessagesApi = StandIn<RequestBody>;

/**
 * Starts a local server that speaks the Messages API's wire protocol. Answers come from the seeded
 * generator and build on what the prompt holds: what the product leaves out of a prompt is missing from the answer.
 */
export function startMessagesApi(options: StandInOptions = {}): Promise<MessagesApi> {
  const cache = new PromptCache(options.clock ?? systemClock);
  return startStandIn<RequestBody>(
    { apiKey: 'sk-ant-test-only', models: MODELS, ...options },
    {
      idHeader: 'request-id',
      answer: (vendor, call) => answerMessages(vendor, cache, call),
      errorBody,
    },
  );
}
