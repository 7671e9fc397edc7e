import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import type { ArtifactName } from '../../../src/artifacts/artifacts.ts';
import { type AnthropicSettings, anthropicModel } from '../../../src/engines/anthropic/index.ts';
import type { Engine, EngineAnswer, EngineRequest } from '../../../src/engines/engine.ts';
import type { Lines } from '../../../src/engines/lines.ts';
import { engineOf } from '../../../src/engines/model.ts';
import { renderPrompt } from '../../../src/generation/prompts/render.ts';
import { STAGES } from '../../../src/generation/stages/index.ts';
import { TestClock } from '../../../src/system/clock.ts';
import { silentLog } from '../../../src/system/log.ts';
import { withFastPauses } from '../../helpers/fast-pauses.ts';
import { computeInline } from '../../helpers/inline-workers.ts';
import { linesOn } from '../../helpers/lines.ts';
import {
  type MessagesApi,
  type MessagesApiOptions,
  startMessagesApi,
} from '../../helpers/messages-api/messages-api.ts';

const IDEA = 'A booking app for mobile dog groomers with SMS reminders and deposits';

/** An engine that asks the given service with the key of the stand-in, on a clock that stands still. */
export function engineAt(url: string, settings: Partial<AnthropicSettings> = {}, lines?: Lines): Engine {
  const model = anthropicModel({
    apiKey: 'sk-ant-test-only',
    authToken: undefined,
    baseUrl: url,
    model: 'claude-sonnet-5-5',
    log: silentLog,
    clock: new TestClock(),
    ...settings,
  });
  return engineOf(model, lines ?? linesOn(settings.clock ?? withFastPauses(new TestClock())));
}

/** Asks for one artefact, research unless named, as a stage would. */
export function ask(
  engine: Engine,
  {
    stage = 'research',
    signal = new AbortController().signal,
    ...more
  }: { stage?: ArtifactName; signal?: AbortSignal } & Omit<Partial<EngineRequest>, 'stage'> = {},
): Promise<EngineAnswer> {
  const asked = { idea: IDEA, context: undefined, upstream: {} };
  return engine.generate({
    ...asked,
    stage,
    signal,
    compute: computeInline,
    run: { workspaceId: 'ws_1', runId: 'run_1' },
    prompt: () => renderPrompt(STAGES[stage], asked),
    ...more,
  });
}

/** The stand-in for the vendor, stopped with the test. */
export async function vendor(options: MessagesApiOptions = {}): Promise<MessagesApi> {
  const api = await startMessagesApi(options);
  onTestFinished(() => api.close());
  return api;
}

/** A service that answers as the test says, for what the stand-in does not do; stopped with the test. */
export async function serviceThat(
  answers: (request: IncomingMessage, response: ServerResponse) => void,
  hears: (body: string) => void = () => undefined,
): Promise<{ url: string }> {
  const server = createServer(async (request, response) => {
    // What is asked of models is no call: it tells nothing.
    if (request.method === 'GET') return void response.writeHead(404).end();
    // The body is read first, as any service does.
    hears(await text(request));
    answers(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  // A listening TCP server has an address with a port.
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** Server-sent events as the Messages API writes them. */
export const sse = (...events: { type: string }[]): string =>
  events.map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`).join('');

/** The events of an answer with these text blocks. */
export const answerOf = (
  texts: string[],
  { model = 'claude-sonnet-5-5', usage = {}, stop = 'end_turn' } = {},
): string =>
  sse(
    { type: 'message_start', message: { model, usage: { input_tokens: 7, output_tokens: 1, ...usage } } } as never,
    ...texts.flatMap((text, index): never[] => [
      { type: 'content_block_start', index, content_block: { type: 'text', text: '' } } as never,
      { type: 'content_block_delta', index, delta: { type: 'text_delta', text } } as never,
      { type: 'content_block_stop', index } as never,
    ]),
    { type: 'message_delta', delta: { stop_reason: stop }, usage: { output_tokens: 5 } } as never,
    { type: 'message_stop' },
  );
