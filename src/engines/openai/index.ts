import type { Clock } from '../../system/clock.ts';
import type { Log } from '../../system/log.ts';
import type { Model, ModelRequest } from '../model.ts';
import type { VendorCall } from '../vendor/call.ts';
import { vendorModel } from '../vendor/vendor-model.ts';
import type { Access } from './access.ts';
import { firstDialect } from './dialect.ts';
import { ChatFailure, faultOf } from './failure.ts';
import { findObject } from './find-object.ts';
import { readAnswer } from './read-answer.ts';
import { requestBody, tokensOf } from './request.ts';
import { type Sending, send } from './send.ts';

/** Changes with the form of the request. */
const VERSION = '2026-11-21.1';

export interface OpenAiSettings extends Access {
  model: string;
  clock: Clock;
  log: Log;
}

/**
 * A model behind any endpoint that speaks OpenAI's chat completions: OpenAI, OpenRouter, Groq, vLLM, Ollama, LM Studio and
 * more. What an endpoint refuses of the protocol is learned with the first call and left out of the next.
 */
export function openAiModel({ model, clock, log, ...access }: OpenAiSettings): Model {
  const spoken = { dialect: firstDialect(access.baseUrl, model) };
  return vendorModel(
    {
      name: 'openai',
      model,
      version: VERSION,
      readObject: findObject,
      call: (request) => chatCall(model, { access, clock, spoken }, request),
    },
    { clock, log },
  );
}

function chatCall(
  model: string,
  way: Pick<Sending, 'access' | 'clock' | 'spoken'>,
  { waitSecondsMax, tellsBusy = false, ...asked }: ModelRequest,
): VendorCall {
  return {
    spoken: {
      credential: 'OPENAI_API_KEY',
      baseUrl: 'OPENAI_BASE_URL',
      api: 'chat completions API',
      refused: 'PLANWRIGHT_MODEL and OPENAI_BASE_URL, and that the account has credit',
      notFound: 'OPENAI_BASE_URL, which mostly ends with /v1',
    },
    async open({ signal, onIdle }) {
      const bodyIn: Sending['bodyIn'] = (dialect) => requestBody(model, asked, dialect);
      const { response, dialect } = await send({ ...way, bodyIn, waitSecondsMax, tellsBusy, signal, onIdle });
      return {
        requestId: response.headers.get('x-request-id'),
        maxTokens: tokensOf(dialect, asked.maxTokens),
        read: (heard) => readAnswer(response, heard),
      };
    },
    faultBefore: (error) => (error instanceof ChatFailure ? error.fault : undefined),
    faultWithin: faultOf,
  };
}
