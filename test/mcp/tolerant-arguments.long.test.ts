import { expect, it, onTestFinished } from 'vitest';
import { callTool, stdioClient, type ToolReply } from '../helpers/mcp-client.ts';
import { type McpSession, mcpSession } from '../helpers/mcp-session.ts';
import { PLAIN_IDEA } from '../helpers/plain-artifacts.ts';

const idea = PLAIN_IDEA;
const text = (value: unknown) => JSON.stringify(value);
const HEADERS = { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' };

/** The real doors: a server with a client in a session on it, or a process with a client on its pipes. */
const DOORS = {
  HTTP: async () => (await session()).call,
  stdio: async () => {
    const { client } = await stdioClient();
    return (tool: string, args: object) => callTool(client, tool, args);
  },
};

async function session(): Promise<McpSession> {
  const opened = await mcpSession();
  onTestFinished(() => opened[Symbol.asyncDispose]());
  return opened;
}

const said = (reply: ToolReply) => reply.content[0]?.text ?? '';
const warningsOf = (reply: ToolReply) => reply.structuredContent.meta?.warnings;

it.each(
  Object.entries(DOORS),
)('reads over %s what models send, and makes one run of the same call', async (_, open) => {
  const call = await open();
  const { structuredContent: whole } = await call('generate_research', { idea, context: null, fresh: '' });
  expect(whole).toMatchObject({ status: 'succeeded', meta: { creditsCharged: 25 } });
  const same = await call('generate_research', { Idea: idea, fresh: 'false', colour: 'red' });
  expect(same.structuredContent).toMatchObject({ runId: whole.runId, meta: { creditsCharged: 0 } });
  const first = await call('generate_features', { idea, research: whole.data });
  for (const research of [text(whole.data), { data: whole.data }, whole, text(whole), { structuredContent: whole }]) {
    const { structuredContent } = await call('generate_features', { idea, research });
    expect(structuredContent).toMatchObject({ runId: first.structuredContent.runId, meta: { creditsCharged: 0 } });
  }
  const byRun = await call('generate_architecture', { idea, research: { runId: whole.runId } });
  expect(byRun.structuredContent.status).toBe('succeeded');
  const blueprint = await call('generate_blueprint', { idea, detail: 'FULL' });
  const { runId } = blueprint.structuredContent;
  expect(blueprint.structuredContent.data).toHaveProperty('promptPack');
  const part = await call('get_run', { run_id: { runId }, section: 'prompt_pack', waitSeconds: '5' });
  expect(part.structuredContent.data).toHaveProperty('prompts');
});

it.each(
  Object.entries(DOORS),
)('tells over %s what it ignored and bounded, in meta and in the text', async (_, open) => {
  const call = await open();
  const made = await call('generate_research', { idea, tone: 'bold', tags: ['x'] });
  const ignored = 'Ignored tone, tags: generate_research takes idea, context, plan, fresh, estimate.';
  expect(warningsOf(made)).toContain(ignored);
  expect(said(made)).toContain(`\nNote: ${ignored}`);
  expect(JSON.parse(made.content[1]?.text ?? '')).toEqual(made.structuredContent.data);
  const { runId } = made.structuredContent;
  const followed = await call('get_run', { runId, waitSeconds: 900 });
  expect(warningsOf(followed)).toContain('waitSeconds was 900 and counts as 45.');
  expect(warningsOf(await call('get_run', { runId }))).not.toContain(ignored);
  const wrong = await call('generate_research', { product: idea });
  expect(wrong.structuredContent.error?.code).toBe('invalid_request');
  expect(said(wrong)).toMatch(/idea is required and must be a string\.\nNote: Ignored product: /);
  expect(warningsOf(wrong)).toHaveLength(1);
});

it('opens and charges nothing for a slip in the name of a field that spends credits', async () => {
  const { app, call } = await session();
  for (const [tool, args, words] of [
    ['generate_research', { idea, Fresh: true }, 'if you mean `fresh`, use that name'],
    ['generate_research', { idea, frsh: true }, 'if you mean `fresh`, use that name'],
    ['generate_blueprint', { idea, varient: 'extended' }, 'varient is not a field of generate_blueprint'],
    ['generate_features', { idea, plan_id: 'plan_1' }, 'plan_id is not a field of generate_features'],
    ['generate_features', { idea, research: '{"summary":' }, 'research is JSON text that breaks off'],
    ['generate_features', { idea, research: `${'['.repeat(300_000)}1` }, 'breaks off'],
    ['generate_research', { idea: null }, 'idea is required and must be a string'],
    ['generate_research', { idea: `{"a":"${'x'.repeat(900_000)}"}` }, 'idea must be 10 to 2000 characters'],
  ] as const) {
    const reply = await call(tool, args);
    expect(reply).toMatchObject({ isError: true, structuredContent: { error: { code: 'invalid_request' } } });
    expect(said(reply)).toContain(words);
    expect(said(reply)).not.toMatch(/zod|"path"|"expected"/i);
  }
  expect(await app.store.db.selectFrom('runs').selectAll().execute()).toEqual([]);
  expect((await call('get_credits')).structuredContent.data?.credits).toBe(1_000);
});

it('ignores ten thousand fields and the names of the language in a moment', async () => {
  const { call } = await session();
  const many = Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`field_${at}`, at]));
  const odd = JSON.parse('{"__proto__":{"fresh":true},"constructor":{"prototype":{}}}');
  const reply = await call('generate_research', { ...many, ...odd, idea });
  expect(reply.structuredContent.status).toBe('succeeded');
  expect(said(reply)).toMatch(/Note: Ignored field_0, .*field_9 and 99\d\d more: generate_research takes/);
  expect(said(reply).length).toBeLessThan(1_200);
});

it('refuses arguments nested so deep that reading them would end the process', async () => {
  const { client } = await stdioClient();
  const runId = JSON.parse('['.repeat(2_000) + ']'.repeat(2_000));
  const reply = await callTool(client, 'get_run', { runId });
  expect(said(reply)).toContain('invalid_request: The arguments are nested deeper than 64 levels');
  expect((await callTool(client, 'get_credits')).isError).toBeFalsy();
});

/** Sends a `tools/call` as no SDK client would, and gives its answer. */
async function raw({ client, url, workspace }: McpSession): Promise<(params: unknown) => Promise<Answer>> {
  const sessionId = (client.transport as { sessionId?: string } | undefined)?.sessionId ?? '';
  return async (params) => {
    const response = await fetch(`${url}/mcp`, {
      method: 'POST',
      headers: { ...HEADERS, 'X-API-Key': workspace.key.secret, 'Mcp-Session-Id': sessionId },
      body: JSON.stringify({
        jsonrpc: '2.0',
        id: 7,
        method: 'tools/call',
        ...(params === undefined ? {} : { params }),
      }),
    });
    const body = await response.text();
    return JSON.parse(body.startsWith('{') ? body : (/^data: (.*)$/m.exec(body)?.[1] ?? '')) as Answer;
  };
}

interface Answer {
  id: unknown;
  result?: { isError?: boolean; structuredContent: object };
  error?: { code: number; message: string };
}

it('reads arguments that came as JSON text, and none as an empty object', async () => {
  const send = await raw(await session());
  expect(await send({ name: 'generate_research', arguments: text({ idea }) })).toMatchObject({
    id: 7,
    result: { structuredContent: { status: 'succeeded' } },
  });
  for (const nothing of [{}, { arguments: null }, { arguments: '' }, { arguments: '{}' }]) {
    const { result } = await send({ name: 'get_credits', ...nothing });
    expect(result?.structuredContent).toMatchObject({ status: 'succeeded' });
  }
  const large = await send({ name: 'get_credits', arguments: { more: 'x'.repeat(1024 * 1024 - 400) } });
  expect(large.result?.structuredContent).toMatchObject({ status: 'succeeded' });
  const deep = JSON.parse('['.repeat(60) + ']'.repeat(60));
  const { result } = await send({ name: 'get_run', arguments: text({ runId: { data: deep } }) });
  expect(result).toMatchObject({ isError: true, structuredContent: { error: { code: 'invalid_request' } } });
});

it('answers what is no call of a tool with the code of the protocol, in plain words', async () => {
  const send = await raw(await session());
  for (const [params, words] of [
    [null, 'params.name must be the name of a tool'],
    [undefined, 'params.name must be the name of a tool: one of generate_research'],
    [{}, 'params.name must be'],
    [{ name: 7, arguments: {} }, 'params.name must be'],
    [{ name: 'generate_all' }, 'Unknown tool; use one of generate_research'],
    [{ name: '__proto__' }, 'Unknown tool'],
    [{ name: 'get_credits', arguments: [1] }, 'arguments must be an object of named fields'],
    [{ name: 'get_credits', arguments: 7 }, 'this is a number'],
    [{ name: 'get_credits', arguments: '{"idea": "bro' }, 'this is text'],
  ] as const) {
    const { id, error } = await send(params);
    expect(id).toBe(7);
    expect(error?.code).toBe(-32602);
    expect(error?.message).toContain(words);
    expect(error?.message).not.toMatch(/"path"|"expected"/);
  }
});
