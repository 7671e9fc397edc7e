import { architectureSchema } from '../../artifacts/architecture.ts';
import { count, defineStage } from './stage.ts';

export const architecture = defineStage({
  name: 'architecture',
  needs: ['research'],
  schema: architectureSchema,
  system: 'Design the system architecture for a product idea.',
  headline: (made) =>
    `${count(made.nodes.length, 'node')}, ${count(made.edges.length, 'edge')}, ${made.dataModel.length} in the data model`,
});
