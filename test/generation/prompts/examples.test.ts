import { expect, it } from 'vitest';
import { checkCoherence } from '../../../src/artifacts/coherence/index.ts';
import { readDuration } from '../../../src/artifacts/reading/duration.ts';
import { readMoney } from '../../../src/artifacts/reading/money.ts';
import { STAGES } from '../../../src/generation/stages/index.ts';
import { GROOMER_CONTEXT, GROOMER_IDEA, groomerArtifacts } from '../../helpers/fixtures/groomer-blueprint.ts';

/** An example as the model is shown it, with the line breaks of the instruction taken out. */
function shown(stage: keyof typeof STAGES, example: string): string {
  expect(STAGES[stage].system.replaceAll(/\s+/g, ' ')).toContain(`"${example}"`);
  return example;
}

it('shows amounts in a form that is read as what they say', () => {
  const size = shown('research', '€3.6M a year (10,000 oyster growers × €360 a year; estimate, not looked up)');
  const value = shown('research', '€765 (30 months × €30 × 85 % margin; estimate)');
  const cost = shown('architecture', '€25 a month: one virtual server with the database on it; estimate');
  expect([size, value, cost].map((text) => readMoney(text)?.high)).toEqual([3_600_000, 765, 25]);
});

it('shows durations in a form that is read as what they say', () => {
  const lengths = ['3 weeks', '10 days', '9 weeks'].map((text) => readDuration(shown('phases', text))?.high);
  expect(lengths).toEqual([21, 10, 63]);
});

it('shows a story and a data impact that no rule finds fault with', () => {
  const { features, architecture } = groomerArtifacts();
  const [first] = features.features;
  if (first) {
    first.userStories = [
      shown('features', 'As a grower, I want to see the next low tide so that I reach my beds in time'),
    ];
  }
  for (const feature of features.features) feature.dataImpact = feature.dataImpact.replaceAll('Dog', 'TideWindow');
  for (const entity of architecture.dataModel) {
    if (entity.entity === 'Dog') entity.entity = 'TideWindow';
    entity.relationships = entity.relationships.map((text) => text.replace('Dog', 'TideWindow'));
  }
  const artifacts = { architecture, features };
  const quality = checkCoherence(
    { idea: GROOMER_IDEA, context: GROOMER_CONTEXT, artifacts },
    { written: ['features'] },
  );
  expect(quality.faults).toEqual([]);
  expect(quality.warnings.filter(({ rule }) => rule === 'stories-are-well-formed')).toEqual([]);
});
