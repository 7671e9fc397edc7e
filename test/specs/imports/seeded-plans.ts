import * as fc from 'fast-check';
import type { PlanToExport } from '../../../src/artifacts/exports/exported.ts';
import { PART_NAMES, type PlanParts, parsedPart, partsOf, withParts } from '../../../src/specs/imports/plan-parts.ts';
import { answersFor, brief, ideaOf } from '../../helpers/answers/answers.ts';

const FIRST_SEED = 20_000;

/** What people and models write into texts, and what Markdown would read in it. */
const HOSTILE = [
  '# A heading',
  '- an item',
  '* star *emphasis* **bold** _under_ __more__',
  '`code` and ``more``',
  '| a | b |',
  '1. first',
  'line one\nline two',
  'part one\n\npart two',
  'with\r\na return',
  '<!-- a comment -->',
  '<b>markup</b> &amp; &lt;',
  'F1.2 and P3 and D1: F9.9',
  'Scenario: F1.1',
  '```\nfence\n```',
  'https://example.org/a_b and www.example.org',
  'when a, then b, then c',
  'Given x, when y, then z: done; more, and more',
  'THE System SHALL ensure that it ends. (F1.1)',
  'WHEN a tide turns, THE System SHALL say so',
  'WHILE it rains the System SHALL wait',
  '\u202eturned',
  'emoji 🦪 and é, ö, 語',
  '\\ backslash \\| pipe \\`',
  '**User Story:** as told',
  '— dash … and “quotes”',
  '+ plus',
  '> quoted',
  '~~~',
  'x'.repeat(300),
];

/** Fields whose texts become hostile. Ids, figures and what others refer to by name stay. */
const FIELDS = new Set(
  'means description acceptanceCriteria userStories edgeCases expectedOutput checks goal deliverables risks successMetrics summary purpose rationale because stoppedBy mechanism prompt setupPrompt text nonGoals tech'.split(
    ' ',
  ),
);

/** A plan by its seed: drawn, then with hostile texts in some places, and now and then equal ones. */
export function seededPlan(seed: number): PlanToExport {
  const source = {
    ...{ planId: `plan_${'0'.repeat(32)}`, idea: ideaOf(FIRST_SEED + seed), context: undefined },
    ...{
      brief: brief(FIRST_SEED + seed),
      artifacts: answersFor(FIRST_SEED + seed),
      updatedAt: '2026-11-30T12:00:00.000Z',
    },
  };
  const random = fc.sample(fc.array(fc.nat(999), { minLength: 400, maxLength: 400 }), { seed, numRuns: 1 })[0] ?? [];
  let at = 0;
  const next = (below: number): number => (random[at++ % random.length] ?? 0) % below;
  const share = seed % 4 === 0 ? 0 : 12;
  const spoiled = (value: unknown, key: string): unknown => {
    if (Array.isArray(value)) return value.map((one) => spoiled(one, key));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, spoiled(one, name)]));
    if (typeof value !== 'string' || !FIELDS.has(key) || share === 0 || next(share) > 0) return value;
    const hostile = HOSTILE[next(HOSTILE.length)] ?? '';
    return [hostile, `${value} ${hostile}`, `${hostile} ${value}`][next(3)];
  };
  const parts = partsOf(source as PlanToExport);
  const made = PART_NAMES.map((name) => [name, parts[name] && parsedPart(name, spoiled(parts[name], ''))]);
  return withParts(source as PlanToExport, Object.fromEntries(made) as PlanParts);
}
