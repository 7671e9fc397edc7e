import { expect, it } from 'vitest';
import { researchDigest } from '../../../src/generation/prompts/digests.ts';
import { groomerArtifacts } from '../../helpers/fixtures/groomer-blueprint.ts';

it('shows later parts no numbers of sources, which they do not list', () => {
  const plain = groomerArtifacts().research;
  const cited = JSON.parse(JSON.stringify(plain), (_, value: unknown) =>
    typeof value === 'string' ? `${value} [1][2-3]` : value,
  ) as typeof plain; // Texts are replaced by texts: the shape stays.
  expect(researchDigest(cited)).toEqual(researchDigest(plain));
});
