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
  expect(JSON.stringify(made.features)).not.toMatch(/"D\d+"/);
  expect(made.features?.features.map(({ name }) => name)).toEqual(features.features.map(({ name }) => name));
  expect(JSON.stringify(features)).toMatch(/"D\d+"/);
});

it('gives features without ids one by their position, which no other feature has', () => {
  const [first, second, third] = plainArtifacts.features.features;
  if (!first || !second || !third) throw new Error('the fixture has fewer than three features');
  const some = { ...plainArtifacts.features, features: [first, { ...second, id: 'F1' }, third] };
  const made = suppliedArtifacts({ ...words, features: some }, brief(SEED));
  expect(made.features?.features.map(({ id }) => id)).toEqual(['F2', 'F1', 'F3']);
});
