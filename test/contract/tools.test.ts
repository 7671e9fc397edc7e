import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { TIER_NAMES } from '../../src/accounts/tiers.ts';
import { STAGES } from '../../src/generation/stages/index.ts';
import { listTools } from '../../src/mcp/list-tools.ts';
import { GENERATION_TOOLS } from '../../tools/generation.ts';
import { TOOLS } from '../../tools/index.ts';
import { startProcess } from '../helpers/processes.ts';

const listed = listTools(TOOLS, { hasModel: true });

describe.each(listed)('the tool $name', (tool) => {
  it('has a name every client takes and words short enough to be read', () => {
    expect(tool.name).toMatch(/^[a-z][a-z_]{2,63}$/);
    expect(tool.title.length).toBeLessThan(60);
    expect(tool.description.length).toBeLessThan(600);
    expect(tool.description, 'its first sentence says when to use it').toMatch(/^Use it /);
  });

  it('says of every field what it is, and accepts no other', () => {
    const properties = Object.values({ ...(tool.inputSchema.properties ?? {}) }) as { description?: string }[];
    for (const property of properties) expect(property.description).toBeTruthy();
    expect(tool.inputSchema.additionalProperties).toBe(false);
    expect(JSON.stringify(tool.inputSchema), 'no schema that takes anything').not.toContain(
      '"additionalProperties":{}',
    );
  });

  it('says all four hints', () => {
    const { title, ...hints } = tool.annotations;
    expect(title).toBe(tool.title);
    expect(Object.values(hints).map((hint) => typeof hint)).toEqual(['boolean', 'boolean', 'boolean', 'boolean']);
  });
});

describe.each(GENERATION_TOOLS)('the generation tool $name', (tool) => {
  it('has a price, a tier and stages that exist, and its description says the price', () => {
    expect(tool.price).toBeGreaterThan(0);
    expect(TIER_NAMES).toContain(tool.tier);
    for (const stage of tool.stages) expect(STAGES[stage].name).toBe(stage);
    expect(tool.description).toContain(`${tool.price} credits`);
  });
});

it('say without a model that they give an outline, and how to get a plan from a model', () => {
  const without = listTools(TOOLS, { hasModel: false });
  const changed = without.filter(({ description }, at) => description !== listed[at]?.description);
  expect(changed.map(({ name }) => name)).toEqual(GENERATION_TOOLS.map(({ name }) => name));
  for (const { description } of changed) {
    expect(description).toMatch(/ Here: an outline\. For a plan by you call plan_next\.$/);
  }
  expect(JSON.stringify(without).length).toBeLessThan(18_000);
});

it('the whole list is what clients have been told', async () => {
  await expect(`${JSON.stringify(listed, null, 2)}\n`).toMatchFileSnapshot('../golden/tools-list.json');
});

it.each([true, false])('the built program lists the tools as the sources do, with a model: %s', async (hasModel) => {
  const built = fileURLToPath(new URL('../../dist/main.js', import.meta.url));
  const env = hasModel ? { OPENAI_API_KEY: 'any' } : {};
  const program = startProcess(process.execPath, [built, 'stdio'], { env });
  const params = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'raw', version: '1' } };
  for (const message of [
    { id: 1, method: 'initialize', params },
    { id: 2, method: 'tools/list' },
  ])
    program.child.stdin?.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
  const { result } = JSON.parse(await program.line('"id":2'));
  expect(result.tools).toEqual(listTools(TOOLS, { hasModel }));
});
