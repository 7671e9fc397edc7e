import { type StandIn, startStandIn } from '../messages-api/stand-in.ts';
import type { StandInOptions } from '../messages-api/vendor.ts';
import { answerChat } from './answer-chat.ts';
import { chatErrorBody } from './chat-error.ts';
import { type Accepts, type ChatBody, COMPATIBLE } from './check-chat.ts';

/** A stand-in for an endpoint that speaks chat completions: give its URL and `/v1` as OPENAI_BASE_URL. */
export type ChatApi = StandIn<ChatBody>;

export const CHAT_MODEL = 'qwen3:32b';

export interface ChatApiOptions extends StandInOptions {
  /** What differs from COMPATIBLE. */
  accepts?: Partial<Accepts>;
  /** What it answers to a GET of a path, such as `/v1/models`; undefined is 404, as for all of them unless given. */
  tells?: (path: string) => unknown;
}

/** Starts a local server that speaks chat completions; in everything else it is as `startMessagesApi`. */
export function startChatApi({ accepts, tells = () => undefined, ...options }: ChatApiOptions = {}): Promise<ChatApi> {
  const taken = { ...COMPATIBLE, ...accepts };
  return startStandIn<ChatBody>(
    { apiKey: 'sk-chat-test-only', models: [CHAT_MODEL, 'gpt-6.1-terra'], ...options },
    {
      idHeader: 'x-request-id',
      answer: (vendor, call) => answerChat(vendor, taken, call),
      errorBody: chatErrorBody,
      tells,
    },
  );
}
