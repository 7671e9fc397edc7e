import { expect, it } from 'vitest';
import { authoredResearch } from '../../../src/artifacts/authored/research.ts';
import { groomerArtifacts } from '../../helpers/fixtures/groomer-blueprint.ts';

const GIVEN = { idea: 'an idea', context: undefined, upstream: {} };
const source = (id: string, url = `https://example.org/${id}`) => ({
  ...{ id, title: `Page ${id}`, url, accessedAt: '2026-11-30' },
});
const research = (more: object) => ({ ...groomerArtifacts().research, ...more });

it('research keeps those of the sources found that it cites, and lists no other', () => {
  const written = research({ trends: ['Salons grow [2]'], sources: [source('2', 'https://made-up.example')] });
  const { artifact, mended } = authoredResearch.store(written, {
    ...GIVEN,
    sources: ['1', '2', '3'].map((id) => source(id)),
  });
  expect(artifact.sources).toEqual([source('2')]);
  expect(mended).toEqual([]);
});

it('research for which nothing was found has no sources, whatever its author lists', () => {
  const written = research({ trends: ['Salons grow [1]'], sources: [source('1')] });
  const { artifact } = authoredResearch.store(written, { ...GIVEN, sources: [] });
  expect(artifact).not.toHaveProperty('sources');
});

it('research of an author who searches keeps the sources it lists and cites, however the number is written', () => {
  const written = research({ trends: ['Salons grow [2]'], sources: [source('1'), source('[2]')] });
  const { artifact, mended } = authoredResearch.store(written, GIVEN);
  expect(artifact.sources?.map(({ id }) => id)).toEqual(['2']);
  expect(mended).toEqual(['Left out 1 of the sources of the research, which nothing in it cites.']);
});

it('research leaves out a demand that cites nothing, and says so', () => {
  const demand = { kind: 'law', polarity: 'must', means: 'A receipt names the tax.', sources: [] };
  const written = authoredResearch.schema.parse(research({ demands: [demand] }));
  const { artifact, mended } = authoredResearch.store(written, GIVEN);
  expect(artifact).not.toHaveProperty('demands');
  expect(mended).toEqual([expect.stringContaining('Left out 1 of the demands')]);
});
