import { authoredFeatures } from '../../artifacts/authored/features.ts';
import { featuresSchema } from '../../artifacts/features.ts';
import { architectureDigest, researchDigest } from '../prompts/digests.ts';
import { FEATURES_TASK } from '../prompts/features.ts';
import { systemText } from '../prompts/system.ts';
import { tooShort } from './lacks.ts';
import { count, defineStage } from './stage.ts';

export const features = defineStage({
  name: 'features',
  needs: ['research', 'architecture'],
  schema: featuresSchema,
  form: authoredFeatures,
  system: systemText(FEATURES_TASK),
  shows: { research: researchDigest, architecture: architectureDigest },
  lacks: (made) => [
    ...tooShort(20, { summary: made.summary }),
    ...(made.features.some(({ priority }) => priority === 'P0') ? [] : ['No feature is P0; some must come first.']),
    ...made.features.flatMap(({ name, description }) => tooShort(15, { description }, name)),
  ],
  headline: (made) =>
    `${count(made.features.length, 'feature')}, ${made.features.filter((one) => one.priority === 'P0').length} of them P0`,
});
