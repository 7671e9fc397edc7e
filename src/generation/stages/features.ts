import { featuresSchema } from '../../artifacts/features.ts';
import { count, defineStage } from './stage.ts';

export const features = defineStage({
  name: 'features',
  needs: ['research', 'architecture'],
  schema: featuresSchema,
  system: 'Specify the prioritised features for a product idea.',
  headline: (made) =>
    `${count(made.features.length, 'feature')}, ${made.features.filter((one) => one.priority === 'P0').length} of them P0`,
});
