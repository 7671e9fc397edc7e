import * as z from 'zod';
import { EFFORTS, type Effort } from '../../config.ts';
import type { Clock } from '../../system/clock.ts';
import { LOOK_MS, type ModelLimits } from '../limits.ts';
import { type Access, credentialHeaders, openClient } from './client.ts';

const count = z.int().positive().nullish().catch(null);
const support = z.looseObject({ supported: z.boolean() });
// What a gateway has of it may be less, or something else.
const told = z.object({
  max_input_tokens: count,
  max_tokens: count,
  capabilities: z
    .object({ effort: support.nullish().catch(null) })
    .nullish()
    .catch(null),
});

/** What the Models API tells of a model. Rejects where there is none, as with most gateways. */
export async function look(access: Access, model: string, clock: Clock, signal: AbortSignal): Promise<ModelLimits> {
  const client = await openClient(access, { clock, idleMs: LOOK_MS, onIdle: () => undefined, tellsBusy: true });
  const options = { signal, maxRetries: 0, headers: credentialHeaders(access) };
  const { max_input_tokens, max_tokens, capabilities } = told.parse(await client.models.retrieve(model, null, options));
  return {
    context: max_input_tokens ?? undefined,
    output: max_tokens ?? undefined,
    efforts: capabilities?.effort ? effortsIn(capabilities.effort) : undefined,
  };
}

const effortsIn = (effort: z.infer<typeof support>): Effort[] =>
  effort.supported ? EFFORTS.filter((level) => support.safeParse(effort[level]).data?.supported) : [];
