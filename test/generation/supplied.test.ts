import { expect, it } from 'vitest';
import type { Brief } from '../../src/artifacts/brief.ts';
import { suppliedArtifacts } from '../../src/generation/supplied.ts';
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
