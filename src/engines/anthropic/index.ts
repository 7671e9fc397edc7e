import type { Clock } from '../../system/clock.ts';
import type { Log } from '../../system/log.ts';
import { Looking } from '../limits.ts';
import type { Model } from '../model.ts';
import { vendorModel } from '../vendor/vendor-model.ts';
import { messagesCall } from './call.ts';
import type { Access } from './client.ts';
import { NOTHING_REFUSED } from './dialect.ts';
import { look } from './look.ts';
import { readObject } from './read-object.ts';

/** Changes with the form of the request. */
const VERSION = '2026-11-21.1';

export interface AnthropicSettings extends Access {
  model: string;
  clock: Clock;
  log: Log;
}

/** A Claude model over the Messages API; its answers are held to the schema by the vendor. */
export function anthropicModel({ model, clock, log, ...access }: AnthropicSettings): Model {
  const looking = new Looking({ clock, look: (signal) => look(access, model, clock, signal) });
  const asked = { access, clock, model, looking, spoken: { refused: NOTHING_REFUSED } };
  return vendorModel(
    {
      name: 'anthropic',
      model,
      version: VERSION,
      searches: true,
      readObject,
      looking,
      mayCut: false,
      call: (request) => messagesCall(asked, request),
    },
    { clock, log },
  );
}
