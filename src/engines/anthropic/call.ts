import type { MessageCreateParamsStreaming } from '@anthropic-ai/sdk/resources/messages';
import type { Clock } from '../../system/clock.ts';
import type { EnginePrompt } from '../engine.ts';
import type { Looking } from '../limits.ts';
import type { ModelRequest } from '../model.ts';
import type { VendorCall } from '../vendor/call.ts';
import { withoutEffort } from '../vendor/warnings.ts';
import { type Access, credentialHeaders, credentialName, openClient } from './client.ts';
import { type Asking, askingFor, type Refused, refusedBy } from './dialect.ts';
import { faultOf, isVendorError } from './fault-of.ts';
import { readAnswer } from './read-answer.ts';
import { requestBody } from './request.ts';
import { readLookedUp } from './search/read-looked-up.ts';
import { searchBody } from './search/search-body.ts';

/** A model as one process asks it. */
export interface Asked {
  access: Access;
  clock: Clock;
  model: string;
  looking: Looking;
  /** Replaced by what is refused further. */
  spoken: { refused: Refused };
}

/** One call of the Messages API; the SDK makes its retries before the answer begins. */
export function messagesCall({ access, clock, model, looking, spoken }: Asked, request: ModelRequest): VendorCall {
  const { prompt, maxTokens: tokens, effort, limitMs, waitSecondsMax, tellsBusy = false } = request;
  return {
    spoken: {
      credential: credentialName(access),
      baseUrl: 'ANTHROPIC_BASE_URL',
      api: 'Messages API',
      refused: 'that PLANWRIGHT_MODEL takes structured output and that the account has credit',
      notFound: 'ANTHROPIC_BASE_URL where a gateway is used',
    },
    async open({ signal, idleMs, onIdle }) {
      const limits = await looking.once(signal);
      const client = await openClient(access, { clock, waitSecondsMax, limitMs, tellsBusy, idleMs, onIdle });
      const send = (asking: Asking) =>
        client.messages
          .create(bodyOf(model, prompt, asking), { signal, headers: credentialHeaders(access) })
          .withResponse();
      const { asking, answer } = await untilTaken(
        spoken,
        () => askingFor({ tokens, effort, limitMs }, limits, spoken.refused),
        send,
      );
      return {
        requestId: answer.request_id ?? null,
        maxTokens: asking.maxTokens,
        warnings: effort && asking.effort === undefined ? [withoutEffort(effort)] : [],
        read: (heard) => (prompt.search ? readLookedUp(answer.data, heard) : readAnswer(answer.data, heard)),
      };
    },
    faultBefore: (error) => (isVendorError(error) ? faultOf(error) : undefined),
    faultWithin: faultOf,
  };
}

function bodyOf(model: string, prompt: EnginePrompt, asking: Asking): MessageCreateParamsStreaming {
  const body = requestBody(model, prompt, asking);
  return prompt.search ? searchBody(body, prompt.search) : body;
}

/** Makes the call, and again without what is refused of it, as long as that says what. */
async function untilTaken<T>(
  spoken: Asked['spoken'],
  asked: () => Asking,
  send: (asking: Asking) => Promise<T>,
): Promise<{ asking: Asking; answer: T }> {
  for (;;) {
    const asking = asked();
    try {
      return { asking, answer: await send(asking) };
    } catch (error) {
      if (!isVendorError(error) || faultOf(error).status !== 400) throw error;
      // Looked at and never shown.
      const refused = refusedBy(String(error), asking, spoken.refused);
      if (!refused) throw error;
      spoken.refused = refused;
    }
  }
}
