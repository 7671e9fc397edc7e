import type { MessageCreateParamsStreaming } from '@anthropic-ai/sdk/resources/messages';
import type { Clock } from '../../system/clock.ts';
import type { ModelRequest } from '../model.ts';
import type { VendorCall } from '../vendor/call.ts';
import { type Access, credentialHeaders, credentialName, openClient } from './client.ts';
import { faultOf, isVendorError } from './fault-of.ts';
import { readAnswer } from './read-answer.ts';
import { readLookedUp } from './search/read-looked-up.ts';

export interface CallOptions extends Pick<ModelRequest, 'waitSecondsMax' | 'tellsBusy'> {
  access: Access;
  clock: Clock;
  body: MessageCreateParamsStreaming;
}

/** One call of the Messages API; the SDK makes its retries before the answer begins. */
export function messagesCall({ access, clock, body, waitSecondsMax, tellsBusy = false }: CallOptions): VendorCall {
  return {
    spoken: {
      credential: credentialName(access),
      baseUrl: 'ANTHROPIC_BASE_URL',
      api: 'Messages API',
      refused: 'that PLANWRIGHT_MODEL takes structured output and that the account has credit',
      notFound: 'ANTHROPIC_BASE_URL where a gateway is used',
    },
    async open({ signal, onIdle }) {
      const client = await openClient(access, { clock, waitSecondsMax, tellsBusy, onIdle });
      const call = client.messages.create(body, { signal, headers: credentialHeaders(access) });
      const { data: events, request_id: requestId } = await call.withResponse();
      return {
        requestId: requestId ?? null,
        maxTokens: body.max_tokens,
        read: (heard) => (body.tools ? readLookedUp(events, heard) : readAnswer(events, heard)),
      };
    },
    faultBefore: (error) => (isVendorError(error) ? faultOf(error) : undefined),
    faultWithin: faultOf,
  };
}
