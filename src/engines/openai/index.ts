import type { Clock } from '../../system/clock.ts';
import type { Log } from '../../system/log.ts';
import { Looking } from '../limits.ts';
import type { Model, ModelRequest } from '../model.ts';
import type { VendorCall } from '../vendor/call.ts';
import { vendorModel } from '../vendor/vendor-model.ts';
import { withoutEffort } from '../vendor/warnings.ts';
import { type Access, isOpenAi } from './access.ts';
import { effortIn, firstDialect } from './dialect.ts';
import { ChatFailure, faultOf } from './failure.ts';
import { findObject } from './find-object.ts';
import { look } from './look.ts';
import { readAnswer } from './read-answer.ts';
import { charsIn, requestBody, tokensOf } from './request.ts';
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
  const spoken = { dialect: firstDialect(access.baseUrl) };
  const looking = new Looking({ clock, look: (signal) => look(access, model, signal) });
  return vendorModel(
    {
      name: 'openai',
      model,
      version: VERSION,
      readObject: findObject,
      looking,
      mayCut: !isOpenAi(access.baseUrl),
      call: (request) => chatCall({ model, looking, access, clock, spoken }, request),
    },
    { clock, log },
  );
}

type Way = Pick<Sending, 'access' | 'clock' | 'spoken'> & { model: string; looking: Looking };

function chatCall(
  { model, looking, ...way }: Way,
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
    async open(waiting) {
      const limits = await looking.once(waiting.signal);
      const bodyIn: Sending['bodyIn'] = (dialect) => requestBody(model, asked, dialect, limits);
      const { effort, limitMs } = asked;
      const sending = { ...way, ...waiting, bodyIn, effort, limitMs, waitSecondsMax, tellsBusy };
      const { response, dialect } = await send(sending);
      return {
        requestId: response.headers.get('x-request-id'),
        maxTokens: tokensOf(dialect, asked, limits),
        chars: charsIn(asked.prompt, dialect),
        warnings: effort && effortIn(dialect, effort) === undefined ? [withoutEffort(effort)] : [],
        read: (heard) => readAnswer(response, heard),
      };
    },
    faultBefore: (error) => (error instanceof ChatFailure ? error.fault : undefined),
    faultWithin: faultOf,
  };
}
