import { expect, it } from 'vitest';
import { requestBody } from '../../../src/engines/anthropic/request.ts';
import type { SeenRequest } from '../../helpers/messages-api/journal.ts';
import { ask, engineAt, vendor } from './ask.ts';

// What differs by machine and release is told by its name alone; the key must be seen nowhere.
const VARYING = /^(host|content-length|user-agent|x-stainless-(?:os|arch|runtime-version|package-version))$/;

function written({ headers, path }: SeenRequest): object {
  const entries = Object.entries(headers).map(([name, value]) => [name, VARYING.test(name) ? '…' : value]);
  return { path, headers: { ...Object.fromEntries(entries.sort()), authorization: '…' } };
}

it('sends what people last saw', async () => {
  const api = await vendor();
  await ask(engineAt(api.url));
  const [request] = api.requests;
  if (!request?.body) throw new Error('it was not understood');
  const { system, messages, output_config: config, ...rest } = request.body;
  // The words and the shapes have golden files of their own.
  const body = {
    ...rest,
    system: JSON.parse(JSON.stringify(system), (key, value) => (key === 'text' ? '…' : value)),
    messages: JSON.parse(JSON.stringify(messages), (key, value) => (key === 'text' ? '…' : value)),
    output_config: { ...config, format: { ...config?.format, schema: '…' } },
  };
  await expect(`${JSON.stringify({ ...written(request), body }, null, 2)}\n`).toMatchFileSnapshot(
    '../../golden/anthropic-request.json',
  );
});

it('sends system, user text and schema as the stage rendered them', () => {
  const prompt = { system: 'Write it.', user: '<idea>\n"x"\n</idea>', schema: { type: 'object' } };
  expect(requestBody('claude-sonnet-5-5', prompt, { maxTokens: 32_000, effort: 'low' })).toMatchObject({
    system: [{ type: 'text', text: 'Write it.', cache_control: { type: 'ephemeral' } }],
    messages: [{ role: 'user', content: [{ type: 'text', text: '<idea>\n"x"\n</idea>' }] }],
    output_config: { effort: 'low', format: { type: 'json_schema', schema: { type: 'object' } } },
  });
});

it('says nothing of effort where none is asked for', () => {
  const asking = { maxTokens: 16_000, effort: undefined };
  const { output_config } = requestBody('my-model', { system: 's', user: 'u', schema: {} }, asking);
  expect(output_config).not.toHaveProperty('effort');
});

it('puts what calls share before the rest, marked for the cache', () => {
  const prompt = {
    system: 'Write it.',
    shared: '<brief>\n{}\n</brief>',
    user: 'Write F1.',
    schema: { type: 'object' },
  };
  expect(requestBody('claude-sonnet-5-5', prompt, { maxTokens: 32_000, effort: 'low' }).messages).toEqual([
    {
      role: 'user',
      content: [
        { type: 'text', text: '<brief>\n{}\n</brief>', cache_control: { type: 'ephemeral' } },
        { type: 'text', text: 'Write F1.' },
      ],
    },
  ]);
});
