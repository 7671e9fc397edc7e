import type { Clock } from '../../system/clock.ts';
import type { Log } from '../../system/log.ts';
import type { EnginePrompt } from '../engine.ts';
import type { Model } from '../model.ts';
import { vendorModel } from '../vendor/vendor-model.ts';
import { messagesCall } from './call.ts';
import type { Access } from './client.ts';
import { readObject } from './read-object.ts';
import { requestBody } from './request.ts';
import { searchBody } from './search/search-body.ts';

/** Changes with the form of the request. */
const VERSION = '2026-11-21.1';

export interface AnthropicSettings extends Access {
  model: string;
  clock: Clock;
  log: Log;
}

/** A Claude model over the Messages API; its answers are held to the schema by the vendor. */
export function anthropicModel({ model, clock, log, ...access }: AnthropicSettings): Model {
  return vendorModel(
    {
      name: 'anthropic',
      model,
      version: VERSION,
      searches: true,
      readObject,
      call: ({ prompt, maxTokens, waitSecondsMax, tellsBusy }) =>
        messagesCall({ access, clock, waitSecondsMax, tellsBusy, body: bodyOf(model, prompt, maxTokens) }),
    },
    { clock, log },
  );
}

const bodyOf = (model: string, prompt: EnginePrompt, maxTokens: number | undefined) => {
  const body = requestBody(model, prompt, maxTokens);
  return prompt.search ? searchBody(body, prompt.search) : body;
};
