import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderOf, openSpec, validate } from './open-spec.ts';
import { exported, smallPlan } from './plans.ts';
import { twentyPlans } from './twenty-plans.ts';

const plans = await twentyPlans();

it('there are twenty plans to export, each with a name of its own', () => {
  expect(new Set(plans.map(({ name }) => name)).size).toBe(20);
});

describe.each(plans)('OpenSpec takes the export of $name', (plan) => {
  const { features = [] } = plan.artifacts.features ?? {};
  const criteria = features.flatMap((one) => one.acceptanceCriteria);

  it('as a change, archives it, and has every criterion in specs that hold', async () => {
    const folder = folderOf(exported('openspec', plan));
    const [change = ''] = readdirSync(join(folder, 'openspec/changes'));
    expect(await validate(folder)).toMatchObject({ code: 0, said: expect.stringContaining('1 passed, 0 failed') });
    expect(await openSpec(folder, 'archive', change, '--yes')).toMatchObject({ code: 0 });
    const specs = join(folder, 'openspec/specs');
    expect(readdirSync(specs)).toHaveLength(features.length);
    const passed = `${features.length} passed, 0 failed`;
    expect(await validate(folder)).toMatchObject({ code: 0, said: expect.stringContaining(passed) });
    const merged = readdirSync(specs).map((spec) => readFileSync(join(specs, spec, 'spec.md'), 'utf8'));
    const scenarios = merged.flatMap((text) => text.match(/^#### Scenario: .+$/gm) ?? []);
    expect(scenarios).toHaveLength(criteria.length);
    expect(merged.flatMap((text) => text.match(/^### Requirement: .+$/gm) ?? [])).toHaveLength(features.length);
  });
});

it.each<[string, string, RegExp | string, string]>([
  ['a requirement without a scenario', 'f6-printed-agenda/spec.md', /#### [\s\S]*/, ''],
  ['a requirement twice', 'f6-printed-agenda/spec.md', /(### Requirement: [\s\S]*)/, '$1\n$1'],
  ['a requirement that obliges to nothing', 'f6-printed-agenda/spec.md', / SHALL /, ' may '],
])('OpenSpec refuses an export with %s', async (_fault, file, from, to) => {
  const texts = exported('openspec', smallPlan());
  const path = Object.keys(texts).find((one) => one.endsWith(`/${file}`)) ?? '';
  const planted = texts[path]?.replace(from, to) ?? '';
  expect(planted, 'the fault is planted').not.toBe(texts[path]);
  const folder = folderOf({ ...texts, [path]: planted });
  expect(await validate(folder)).toMatchObject({ code: 1, said: expect.stringContaining('0 passed, 1 failed') });
});
