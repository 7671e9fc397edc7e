import { describe, expect, it } from 'vitest';
import type { ExportedFile, PlanToExport } from '../../../src/artifacts/exports/exported.ts';
import { EXPORT_FORMATS } from '../../../src/artifacts/exports/formats.ts';
import { exportPlan } from '../../../src/artifacts/exports/index.ts';
import { foundIn } from '../../specs/lint-texts.ts';
import { exported, smallPlan } from './plans.ts';
import { twentyPlans } from './twenty-plans.ts';

const plans = await twentyPlans();

/** Every id that a plan gives. */
const idsOf = ({ brief, artifacts }: PlanToExport): string[] => [
  ...(brief?.demands ?? []).map(({ id }) => id),
  ...(artifacts.features?.features ?? []).flatMap(({ id = '', acceptanceCriteria, criteria }) => [
    id,
    ...acceptanceCriteria.map((_, at) => criteria?.[at]?.id ?? `${id}.${at + 1}`),
  ]),
  ...(artifacts.promptPack?.prompts ?? []).map(({ id = '' }) => id),
];

const marksOf = ({ block, onlyWhere }: ExportedFile): string =>
  (block ? ' (a block)' : '') + (onlyWhere ? ` (only where there is ${onlyWhere})` : '');

const POISON = '# EVIL\n## EVIL\n- [ ] EVIL\n```\nEVIL\n<!-- EVIL';

/** A plan in which every text tries to be more than text. */
function hostilePlan(): PlanToExport {
  const poison = (value: unknown, key = ''): unknown => {
    if (Array.isArray(value)) return value.map((one) => poison(one, key));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, poison(one, name)]));
    const isText = [
      'text',
      'means',
      'quote',
      'description',
      'acceptanceCriteria',
      'edgeCases',
      'expectedOutput',
      'checks',
      'product',
    ];
    if (typeof value !== 'string' || !isText.includes(key)) return value;
    return key === 'acceptanceCriteria' ? `When ${POISON}, then ${POISON}` : POISON;
  };
  return poison(smallPlan()) as PlanToExport;
}

describe.each(EXPORT_FORMATS)('an export as %s', (format) => {
  it('reads as it should, from a small plan', async () => {
    const files = exportPlan(format, smallPlan());
    const text = files.map((file) => `=== ${file.path}${marksOf(file)}\n${file.head ?? ''}${file.text}`).join('\n');
    await expect(text).toMatchFileSnapshot(`../../golden/exports/${format}.txt`);
  });

  it.each(plans)('of $name has every id, each path once, and nothing that lint finds', (plan) => {
    const files = exportPlan(format, plan);
    expect(new Set(files.map(({ path }) => path)).size).toBe(files.length);
    const texts = exported(format, plan);
    const words = new Set(
      Object.values(texts)
        .join('\n')
        .match(/[\p{Lo}A-Z]\d*(?:\.\d+)?/gu),
    );
    expect(idsOf(plan).filter((id) => !words.has(id))).toEqual([]);
    expect(foundIn(texts)).toEqual([]);
  });

  it('keeps the texts of a plan from becoming headings, items or fences', () => {
    const texts = Object.entries(exported(format, hostilePlan())).filter(([path]) => path.endsWith('.md'));
    const lines = texts.flatMap(([, text]) => text.split('\n'));
    expect(lines.filter((line) => line.includes('EVIL')).length).toBeGreaterThan(5);
    expect(lines.filter((line) => /^\s*(?:#+ EVIL|[-*] (?:\[.\] )?EVIL|EVIL)/.test(line))).toEqual([]);
    expect(lines.filter((line) => line.includes('<!-- EVIL'))).toEqual([]);
  });

  it('gives the same files for the same plan', () => {
    expect(exported(format, smallPlan())).toEqual(exported(format, smallPlan()));
  });
});

it.each(
  EXPORT_FORMATS.filter((format) => !/markdown|agents/.test(format)),
)('%s needs features and prompts', (format) => {
  const plan = { ...smallPlan(), artifacts: {} };
  expect(() => exportPlan(format, plan)).toThrow(
    `This plan has no features and no promptPack yet, which ${format} is made of.`,
  );
});

it('what agents read as instructions is the same for every plan but for its id', () => {
  const notes = plans.flatMap((plan) =>
    exportPlan('agents', plan)
      .filter(({ block }) => block)
      .map(({ text }) => text.replace(plan.planId, 'PLAN')),
  );
  expect(notes).toHaveLength(3 * plans.length);
  expect(new Set(notes).size).toBe(1);
});
