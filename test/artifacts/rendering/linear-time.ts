import { expect } from 'vitest';
import type { Artifacts, PartialArtifacts } from '../../../src/artifacts/artifacts.ts';
import { rendered, writtenPlan } from '../../helpers/rendered.ts';

/** Renders a pack on artefacts that are that many times as large as a plan's, then on ten times as many. */
export function expectLinearTime(times: number): void {
  const plan = writtenPlan('choir');
  const { features, architecture } = plan.artifacts;
  const big = (size: number): PartialArtifacts => ({
    ...plan.artifacts,
    architecture: { ...architecture, dataModel: architecture.dataModel.map(grown(size)) },
    features: { ...features, features: features.features.flatMap((one) => Array(size).fill(one)) },
  });
  const timeOf = (size: number) => {
    const start = performance.now();
    rendered({ plan, upstream: big(size) });
    return performance.now() - start;
  };

  // The best of three: the machine may be busy.
  const bestOf = (size: number) => Math.min(timeOf(size), timeOf(size), timeOf(size));
  const [small, large] = [bestOf(times), bestOf(10 * times)];

  // A hundred times as long would be quadratic.
  expect(large).toBeLessThan(Math.max(small, 5) * 40);
}

const grown =
  (size: number) =>
  (entity: Artifacts['architecture']['dataModel'][number]): typeof entity => ({
    ...entity,
    fields: [...entity.fields, ...Array.from({ length: size }, (_, at) => `more${at}: text, optional`)],
    states: entity.states && Array(size).fill(entity.states).flat(),
  });
