import Anthropic from '@anthropic-ai/sdk';
import { expect, it, onTestFinished } from 'vitest';
import { researchSchema } from '../../../src/artifacts/research.ts';
import { renderPrompt } from '../../../src/generation/prompts/render.ts';
import { STAGES } from '../../../src/generation/stages/index.ts';
import { startMessagesApi } from './messages-api.ts';
import type { MessagesApiOptions } from './vendor.ts';

const idea = 'A booking app for dog groomers with SMS reminders';

const { system, user } = renderPrompt(STAGES.research, { idea, context: undefined, upstream: {} });

const params = {
  model: 'claude-sonnet-5-5',
  max_tokens: 16_000,
  system,
  messages: [{ role: 'user' as const, content: user }],
};

async function standIn(options: MessagesApiOptions = {}) {
  const api = await startMessagesApi(options);
  onTestFinished(() => api.close());
  const client = new Anthropic({ apiKey: api.apiKey, baseURL: api.url, maxRetries: 0 });
  return { api, client };
}

it('streams an artefact of the stage that the system text is of, with usage', async () => {
  const { api, client } = await standIn({ thinkingTokens: 40 });
  const stream = client.messages.stream(params);
  const message = await stream.finalMessage();
  expect(stream.request_id).toBe('req_00000001');
  expect(message.content.map((block) => block.type)).toEqual(['thinking', 'text']);
  expect(message).toMatchObject({ stop_reason: 'end_turn', model: 'claude-sonnet-5-5' });
  expect(message.usage.output_tokens).toBeGreaterThan(200);
  expect(message.usage.output_tokens_details?.thinking_tokens).toBe(40);
  const [, block] = message.content;
  researchSchema.parse(JSON.parse(block?.type === 'text' ? block.text : ''));
  await expect.poll(() => api.open).toBe(0);
  expect(api.requests).toMatchObject([{ stage: 'research', status: 200, outcome: 'answered' }]);
});
