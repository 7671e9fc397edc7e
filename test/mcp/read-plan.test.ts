import { expect, it } from 'vitest';
import { PIECE_CHARS_MAX } from '../../src/artifacts/pieces/piece.ts';
import { fixtureEngine } from '../helpers/engines.ts';
import type { ToolReply } from '../helpers/mcp-client.ts';
import { mcpSession } from '../helpers/mcp-session.ts';
import { PLAIN_IDEA, plainArtifacts } from '../helpers/plain-artifacts.ts';

const { promptPack } = plainArtifacts;
/** Too long for one answer. */
const long = {
  ...plainArtifacts,
  promptPack: {
    ...promptPack,
    prompts: promptPack.prompts.map((one) => ({ ...one, prompt: `${one.prompt}\n${'- Check it.\n'.repeat(300)}End.` })),
  },
};
const sizeOf = ({ structuredContent }: ToolReply) => JSON.stringify(structuredContent.data).length;

it('a long artefact is read over MCP as sizes, then piece by piece, by its run and by its plan', async () => {
  await using session = await mcpSession({ engine: { ...fixtureEngine(long), name: 'anthropic', model: 'a-model' } });
  const { call } = session;
  const made = await call('generate_prompt_pack', { idea: PLAIN_IDEA });
  const { runId, meta = {} } = made.structuredContent;
  const [first] = long.promptPack.prompts;

  expect(sizeOf(made)).toBeLessThan(PIECE_CHARS_MAX);
  expect(made.content[0]?.text).toContain(`read one with get_run {"runId":"${runId}","item":"…"}`);
  const { sections } = made.structuredContent.data as { sections: { prompts: { items: { item: string }[] } } };
  expect(sections.prompts.items.map(({ item }) => item)).toContain(first?.name);
  const byRun = await call('get_run', { runId, item: first?.name });
  expect(byRun.structuredContent.data).toEqual(first);

  const plan = meta.planId;
  const whole = await call('read_plan', { plan });
  expect(whole.structuredContent.data).toMatchObject({
    planId: plan,
    artifacts: [{ artifact: 'brief' }, { version: 1 }],
  });
  const sizes = await call('read_plan', { plan, artifact: 'prompt_pack' });
  expect(sizes.structuredContent.data).toMatchObject({ artifact: 'promptPack', version: 1, data: { sections: {} } });
  expect(sizeOf(sizes)).toBeLessThan(PIECE_CHARS_MAX);
  const piece = await call('read_plan', { plan, artifact: 'promptPack', item: first?.name });
  expect(piece.structuredContent).toMatchObject({ data: { data: first }, meta: { creditsCharged: 0 } });
  const full = await call('read_plan', { plan, artifact: 'promptPack', detail: 'full' });
  expect(full.structuredContent.data?.data).toEqual(long.promptPack);
});

it('a piece is asked for with what it is in: a section of a blueprint, an artefact of a plan', async () => {
  await using session = await mcpSession();
  const { call } = session;
  const { structuredContent: made } = await call('generate_blueprint', { idea: PLAIN_IDEA });
  const { runId, meta = {} } = made;
  const node = plainArtifacts.architecture.nodes[0];
  const item = node?.label;
  expect((await call('get_run', { runId, section: 'architecture', item })).structuredContent.data).toEqual(node);
  const refused = await call('get_run', { runId, item });
  expect(refused.structuredContent.error).toMatchObject({
    code: 'invalid_request',
    message: /^item: name the section/,
  });
  const lost = await call('read_plan', { plan: meta.planId, item });
  expect(lost.structuredContent.error).toMatchObject({
    code: 'invalid_request',
    message: /^artifact: name the artefact/,
  });
  const none = await call('read_plan', { plan: `plan_${'0'.repeat(32)}` });
  expect(none).toMatchObject({ isError: true, structuredContent: { error: { code: 'not_found' } } });
});
