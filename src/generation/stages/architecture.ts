import { architectureSchema } from '../../artifacts/architecture.ts';
import { count, defineStage } from './stage.ts';

export const architecture = defineStage({
  name: 'architecture',
  needs: ['research'],
  schema: architectureSchema,
  headline: (made) =>
    `${count(made.nodes.length, 'node')}, ${count(made.edges.length, 'edge')}, ${made.dataModel.length} in the data model`,
});
