import { expect, it } from 'vitest';
import { firstDialect } from '../../../src/engines/openai/dialect.ts';
import { requestBody } from '../../../src/engines/openai/request.ts';
import { ask, serviceThat } from '../anthropic/ask.ts';
import { endpoint, engineAt } from './ask.ts';

it('sends what people last saw', async () => {
  const api = await endpoint();
  await ask(engineAt(api.url));
  const [request] = api.requests;
  const { authorization, ...headers } = request?.headers ?? {};
  expect(authorization).toBe(`Bearer ${api.apiKey}`);
  const shown = JSON.stringify({ path: request?.path, headers, body: request?.body }, shortened, 2);
  await expect(`${shown}\n`).toMatchFileSnapshot('../../golden/openai-request.json');
});

/** Texts and shapes have golden files of their own; what differs by machine is told by its name alone. */
const shortened = (key: string, value: unknown): unknown =>
  ['content', 'schema', 'host', 'content-length', 'user-agent'].includes(key) ? '…' : value;

it('sends no credential where there is no key', async () => {
  const api = await endpoint({ apiKey: '' });
  expect((await ask(engineAt(api.url, { apiKey: undefined }))).faults).toBeUndefined();
  expect(api.requests[0]?.headers).not.toHaveProperty('authorization');
});

it('keeps what a gateway wants in the query of its address', async () => {
  let asked = '';
  const { url } = await serviceThat((request, response) => {
    asked = request.url ?? '';
    response.writeHead(404).end();
  });
  await ask(engineAt(url, { baseUrl: `${url}/openai/v1/?api-version=2026-10-01` })).catch(() => undefined);
  expect(asked).toBe('/openai/v1/chat/completions?api-version=2026-10-01');
});

it('leaves room to think beside a short answer', () => {
  const asked = { prompt: { system: 's', user: 'u', schema: {} }, task: 'reply: draft', maxTokens: 300 };
  const body = requestBody('m', asked, firstDialect('https://llm.example/v1'));
  expect(body).toMatchObject({ max_tokens: 4_300, response_format: { json_schema: { name: 'reply__draft' } } });
});

it('puts what calls share before the rest of the message', () => {
  const prompt = { system: 's', shared: '<brief>\n{}\n</brief>', user: 'Write F1.', schema: {} };
  const { messages } = requestBody('m', { prompt, task: 'features' }, firstDialect('https://llm.example/v1'));
  expect(messages).toMatchObject([{ role: 'system' }, { role: 'user', content: '<brief>\n{}\n</brief>\n\nWrite F1.' }]);
});
