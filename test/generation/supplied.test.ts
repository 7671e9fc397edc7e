import { expect, it } from 'vitest';
import type { Brief } from '../../src/artifacts/brief.ts';
import { suppliedArtifacts, withoutDemands } from '../../src/generation/supplied.ts';
import { answersFor, brief, ideaOf } from '../helpers/answers/answers.ts';
import { plainArtifacts } from '../helpers/plain-artifacts.ts';

const SEED = 'supplied';
const words = { idea: ideaOf(SEED) };
const { architecture, features, research } = answersFor(SEED);

it('leaves what was made for this brief as it is', () => {
  const given = { research, architecture, features };
  expect(suppliedArtifacts({ ...words, ...given }, brief(SEED))).toEqual(given);
});

it('drops the demands of another brief from our copy, and nothing else', () => {
  const other: Brief = { ...brief(SEED), demands: [] };
  const made = suppliedArtifacts({ ...words, architecture, features }, other);
  expect(made.architecture?.guards).toEqual([]);
  expect(JSON.stringify(made.features)).not.toContain('"guard"');
  expect(JSON.stringify(features)).toContain('"guard"');
  expect(JSON.stringify(made.features)).not.toMatch(/"D\d+"/);
  expect(made.features?.features.map(({ name }) => name)).toEqual(features.features.map(({ name }) => name));
  expect(JSON.stringify(features)).toMatch(/"D\d+"/);
});

it('keeps what research has found where its features cite it, and drops what has the id of another demand', () => {
  const other: Brief = { ...brief(SEED), demands: brief(SEED).demands.slice(0, 3) };
  const found = (id: string) => ({
    ...{ id, kind: 'law' as const, polarity: 'must' as const, means: `Duty ${id}`, sources: ['1'] },
  });
  const sources = [{ id: '1', title: 'A law', url: 'https://law.example/', accessedAt: '2026-11-30' }];
  const cites = features.features.map((feature) => ({ ...feature, demands: ['D1', 'D4', 'D900'] }));
  const given = { research: { ...research, sources, demands: [found('D1'), found('D4')] } };
  const made = suppliedArtifacts({ ...words, ...given, features: { ...features, features: cites } }, other);
  expect(made.research?.demands).toEqual([found('D4')]);
  expect(made.features?.features[0]?.demands).toEqual(['D1', 'D4']);
  expect(withoutDemands(given).research).not.toHaveProperty('demands');
});

it('gives features without an id, or with one that is taken or of another kind, one of their own', () => {
  const [first, second, third] = plainArtifacts.features.features;
  if (!first || !second || !third) throw new Error('the fixture has fewer than three features');
  const idsOf = (...ids: (string | undefined)[]) => {
    const some = [first, second, third].map((feature, at) => ({ ...feature, id: ids[at] }));
    const made = suppliedArtifacts({ ...words, features: { ...plainArtifacts.features, features: some } }, brief(SEED));
    return made.features?.features.map(({ id }) => id);
  };
  expect(idsOf(undefined, undefined, undefined)).toEqual(['F1', 'F2', 'F3']);
  expect(idsOf(undefined, 'F1', undefined)).toEqual(['F2', 'F1', 'F3']);
  expect(idsOf('F1', 'F1', 'D3')).toEqual(['F1', 'F2', 'F3']);
  expect(idsOf('__proto__', 'F2', 'F02')).toEqual(['F1', 'F2', 'F3']);
});
