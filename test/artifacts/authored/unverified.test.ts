import { describe, expect, it } from 'vitest';
import { authoredResearch } from '../../../src/artifacts/authored/research.ts';
import { MARK, NOT_LOOKED_UP, withMarks } from '../../../src/artifacts/authored/unverified.ts';
import { TEXT_CHARS_MAX } from '../../../src/artifacts/bounds.ts';
import { checkCoherence } from '../../../src/artifacts/coherence/index.ts';
import type { Research } from '../../../src/artifacts/research.ts';
import { groomerArtifacts } from '../../helpers/fixtures/groomer-blueprint.ts';

const plain = (): Research => {
  const { sources: _, ...research } = groomerArtifacts().research;
  return JSON.parse(JSON.stringify(research).replaceAll(/[;,(]? ?unverified\)?/g, ''));
};
const made = (more: Partial<Research> = {}, words = ''): Research =>
  withMarks({ ...plain(), ...more }, { words, isSourced: true });

describe('a claim of a research', () => {
  it('is marked where it is a size, or what a competitor is, and has no source', () => {
    const { marketSize, competitors } = made({
      marketSize: { tam: '€3M a year', sam: '€2M a year [3]', som: '€1M a year (Unverified)', reasoning: '3 × €1M' },
      competitors: [
        { name: 'Groomly', positioning: 'A diary for salons', gap: 'No deposits' },
        { name: 'A notebook', positioning: 'On paper [1]', gap: 'Loses 2 of 10 visits' },
      ],
    });
    expect(marketSize).toEqual({
      ...{
        tam: '€3M a year (unverified)',
        sam: '€2M a year [3]',
        som: '€1M a year (Unverified)',
        reasoning: '3 × €1M (unverified)',
      },
    });
    expect(competitors).toEqual([
      { name: 'Groomly', positioning: 'A diary for salons (unverified)', gap: 'No deposits' },
      { name: 'A notebook', positioning: 'On paper [1]', gap: 'Loses 2 of 10 visits (unverified)' },
    ]);
  });

  it.each([
    ['with a figure', 'Salons lose 12 % of visits', 'Salons lose 12 % of visits (unverified)'],
    ['without a figure', 'Owners distrust apps', 'Owners distrust apps'],
    ['with a digit in a name', 'B2B buyers wait', 'B2B buyers wait'],
    ['with figures that the idea gives', 'A visit takes 90 minutes', 'A visit takes 90 minutes'],
    ['with one that the idea does not give', '90 minutes cost €40', '90 minutes cost €40 (unverified)'],
    ['with one that the idea gives of something else', '90 percent pay', '90 percent pay (unverified)'],
    ['with a source', 'Prices rose by 4 % [2]', 'Prices rose by 4 % [2]'],
    ['that says so of something else', 'No unverified 40 %', 'No unverified 40 % (unverified)'],
  ])('%s is marked only where it has to be', (_, claim, stored) => {
    const { trends, risks, audience } = made(
      { trends: [claim], risks: [claim], audience: [{ segment: claim, painPoints: [claim], willingness: claim }] },
      'A van visits for 90 minutes',
    );
    expect([trends, risks]).toEqual([[stored], [stored]]);
    expect(audience).toEqual([{ segment: claim, painPoints: [stored], willingness: stored }]);
  });

  it('is marked once, and what it says is still read by the rules on figures', () => {
    const once = made();
    expect(JSON.stringify(once)).toContain(MARK);
    expect(withMarks(once, { words: '', isSourced: true })).toEqual(once);
    const found = (research: Research) =>
      checkCoherence({ idea: '', context: undefined, artifacts: { research } }, { written: 'research' });
    expect(found(once).warnings).toEqual(found(plain()).warnings);
    const margin = { ...plain().unitEconomics, grossMargin: '140 %' };
    expect(found(made({ unitEconomics: margin })).warnings.map(({ rule }) => rule)).toContain('unit-economics-add-up');
  });

  it('is told in the summary where nothing was looked up', () => {
    const once = withMarks(plain(), { words: '', isSourced: false });
    expect(once.summary).toBe(`${plain().summary} ${NOT_LOOKED_UP}`);
    expect(withMarks(once, { words: '', isSourced: false })).toEqual(once);
    expect(made().summary).not.toContain(NOT_LOOKED_UP);
  });

  it('stays within the length that a text may have', () => {
    const [long, tooLong] = [TEXT_CHARS_MAX, TEXT_CHARS_MAX + 1].map((chars) => '9'.padEnd(chars, 'x'));
    const { trends } = made({ trends: [String(long), String(tooLong)] });
    expect(trends[0]).toHaveLength(TEXT_CHARS_MAX);
    expect(trends[0]).toMatch(/…x*? \(unverified\)$/);
    expect(trends[1]).toBe(tooLong);
  });
});

const SOURCE = { id: '9', title: 'Salons', url: 'https://example.org/', accessedAt: '2026-11-30' };

it('research is stored with its marks, and its citations in one form', () => {
  const given = { idea: 'an idea', context: undefined, upstream: {}, sources: [SOURCE] };
  const { artifact } = authoredResearch.store({ ...plain(), trends: ['12 salons 【9†L2】', '12 salons'] }, given);
  expect(artifact.trends).toEqual(['12 salons [9]', '12 salons (unverified)']);
});
