import { onTestFinished } from 'vitest';
import type { Engine } from '../../../src/engines/engine.ts';
import { engineOf } from '../../../src/engines/model.ts';
import { type OpenAiSettings, openAiModel } from '../../../src/engines/openai/index.ts';
import { TestClock } from '../../../src/system/clock.ts';
import { silentLog } from '../../../src/system/log.ts';
import { CHAT_MODEL, type ChatApi, type ChatApiOptions, startChatApi } from '../../helpers/chat-api/chat-api.ts';
import { withFastPauses } from '../../helpers/fast-pauses.ts';
import { linesOn } from '../../helpers/lines.ts';

/** An engine that asks the given endpoint with the key of the stand-in; only the pauses between attempts take time. */
export function engineAt(
  url: string,
  settings: Partial<OpenAiSettings> = {},
  lines = linesOn(settings.clock ?? withFastPauses(new TestClock())),
): Engine {
  const clock = settings.clock ?? withFastPauses(new TestClock());
  return engineOf(
    openAiModel({
      apiKey: 'sk-chat-test-only',
      baseUrl: `${url}/v1`,
      model: CHAT_MODEL,
      log: silentLog,
      ...settings,
      clock,
    }),
    lines,
  );
}

/** The stand-in for the endpoint, stopped with the test. */
export async function endpoint(options: ChatApiOptions = {}): Promise<ChatApi> {
  const api = await startChatApi(options);
  onTestFinished(() => api.close());
  return api;
}
