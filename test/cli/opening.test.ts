import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Opening } from '../../src/cli/opening.ts';
import { openingAnswers } from '../../src/cli/opening-answers.ts';
import { connectStdio, SESSION_VERSIONS } from '../../src/mcp/server.ts';
import { INITIALIZE, MODERN_META } from '../helpers/raw-mcp.ts';
import { rawStdio } from '../helpers/raw-stdio.ts';

interface Sent {
  id: number;
  method: string;
  params?: object | undefined;
}

const answers = await openingAnswers({ hasModel: false });
const listed = answers.results['tools/list'].tools;
const initialize = { ...INITIALIZE.params };

/** What is answered before the protocol is loaded, by the number of the message. */
function early(messages: readonly Sent[]): Map<number, object> {
  const opening = new Opening(answers);
  return new Map(
    messages.flatMap((message) => {
      const result = opening.resultOf({ jsonrpc: '2.0', ...message });
      return result ? [[message.id, result] as const] : [];
    }),
  );
}

/** What the protocol answers to the same messages. */
async function protocolResults(messages: readonly Sent[]): Promise<Map<number, unknown>> {
  const results = new Map<number, unknown>();
  await new Promise<void>((resolve) => {
    const lines = {
      onmessage: (_: unknown) => {},
      start: async () => {},
      async send(message: { id?: unknown; result?: unknown; method?: string }) {
        results.set(Number(message.id), message.result);
        if (results.size === messages.length) resolve();
      },
      close: async () => {},
    };
    connectStdio({ list: () => listed, call: () => Promise.reject(new Error('no calls')) }, lines);
    for (const message of messages) lines.onmessage({ jsonrpc: '2.0', ...message });
  });
  return results;
}

/** As the wire has them: without what is undefined. */
const numbered = (messages: Omit<Sent, 'id'>[]): Sent[] =>
  messages.map((message, id) => JSON.parse(JSON.stringify({ ...message, id })));

it.each(
  SESSION_VERSIONS,
)('a client of %s is greeted before the protocol is loaded, with its words', async (version) => {
  const messages = numbered([
    { method: 'initialize', params: { ...initialize, protocolVersion: version } },
    { method: 'prompts/list' },
    { method: 'tools/list', params: {} },
    { method: 'resources/list' },
    { method: 'resources/templates/list' },
  ]);
  const greeted = early(messages);
  expect([...greeted.keys()]).toEqual([0, 1, 2, 3, 4]);
  expect(greeted).toEqual(await protocolResults(messages));
});

it.each([
  { roots: { listChanged: true }, sampling: {}, elicitation: {} },
  { elicitation: { form: {}, url: {} }, tasks: { list: {}, requests: { elicitation: { create: {} } } } },
  { tools: true, logging: false, extensions: { 'io.modelcontextprotocol/ui': { mimeTypes: ['text/html'] } } },
])('the capabilities %j of clients need no protocol to be answered', (capabilities) => {
  const clientInfo = { name: 'c', title: 'C', version: '1', websiteUrl: 'https://c.example' };
  expect(early(numbered([{ method: 'initialize', params: { ...initialize, capabilities, clientInfo } }])).size).toBe(1);
});

/** Mostly as it should be, so that what is odd is odd alone. */
const mostly = <T>(plain: T, odd: fc.Arbitrary<unknown>): fc.Arbitrary<T> =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(plain) }, { weight: 1, arbitrary: odd as fc.Arbitrary<T> });

const small = fc.constantFrom<unknown>({}, true, 1, '', null, [], { create: {} });
const fields = fc.constantFrom('listChanged', 'form', 'context', 'requests');
const odd = fc.oneof(small, fc.dictionary(fields, small, { minKeys: 1, maxKeys: 2 }));
const names = ['roots', 'sampling', 'elicitation', 'tasks', 'extensions', 'experimental', 'tools'];
const clientInfo = fc.record({ name: mostly('c', odd), version: mostly('1', odd), title: odd });
const params = fc.record({
  protocolVersion: mostly('2025-06-18', fc.constantFrom<unknown>(...SESSION_VERSIONS, '2026-07-28', '1999-01-01', 5)),
  capabilities: fc.oneof(fc.dictionary(fc.constantFrom(...names), odd, { maxKeys: 2 }), odd),
  clientInfo: mostly(initialize.clientInfo, clientInfo),
  _meta: mostly(undefined, fc.constantFrom({}, { progressToken: 1 }, MODERN_META)),
});
const opener = fc.record({ method: fc.constant('initialize'), params: mostly<object>(initialize, params) });
const later = fc.record({
  method: fc.constantFrom('tools/list', 'prompts/list', 'resources/list', 'ping', 'server/discover', 'no/method'),
  params: fc.constantFrom(undefined, {}, { cursor: 'x' }, { cursor: 1 }, { more: 1 }, { _meta: MODERN_META }),
});

it.each([
  ['initialize', fc.record({ method: fc.constant('initialize'), params }).map((one) => numbered([one]))],
  ['a conversation', fc.array(fc.oneof(opener, later), { minLength: 2, maxLength: 5 }).map(numbered)],
])('an early answer is the one of the protocol: %s', async (_, openings) => {
  await fc.assert(
    fc.asyncProperty(openings, async (messages) => {
      const results = await protocolResults(messages);
      for (const [id, result] of early(messages)) expect(result).toEqual(results.get(id));
    }),
    { numRuns: 500 },
  );
});

it('each request of a session is answered once, also where stdin ends before the protocol is loaded', async () => {
  const stdio = rawStdio();
  stdio.open();
  for (const id of [2, 4]) stdio.send({ id, method: 'tools/list' });
  stdio.send({ id: 3, method: 'prompts/list' });
  stdio.send({ id: 5, method: 'tools/call', params: { name: 'get_credits', arguments: {} } });
  stdio.child.stdin?.end();
  expect(await stdio.exit).toEqual({ code: 0, signal: null });
  const told = stdio.stdout().trim().split('\n');
  const ids = told.map((line): number => JSON.parse(line).id);
  expect(ids.sort()).toEqual([1, 2, 3, 4, 5]);
});
