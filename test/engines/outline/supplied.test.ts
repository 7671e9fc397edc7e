import { expect, it } from 'vitest';
import { type Brief, briefSchema } from '../../../src/artifacts/brief.ts';
import { answerInOutline } from '../../../src/engines/outline/answer.ts';
import { judge } from '../../../src/generation/judge.ts';
import { STAGES } from '../../../src/generation/stages/index.ts';
import { suppliedArtifacts } from '../../../src/generation/supplied.ts';
import { answersFor } from '../../helpers/answers/answers.ts';
import { groomerArtifacts } from '../../helpers/fixtures/groomer-blueprint.ts';

const idea = 'A booking app for mobile dog groomers with SMS reminders and deposits';
const words = { idea, context: undefined };
const brief: Brief = briefSchema.parse(answerInOutline({ stage: 'brief', ...words, upstream: {} }).output);

it('goes on from two features of one name, which a phase names once', () => {
  const { features } = groomerArtifacts();
  const [first] = features.features;
  if (!first) throw new Error('the fixture has no feature');
  const twice = { ...features, features: [...features.features, { ...first, name: first.name.toUpperCase() }] };
  const upstream = suppliedArtifacts({ idea, features: twice }, brief);
  const { output } = answerInOutline({ stage: 'phases', ...words, brief, upstream });
  expect(judge(STAGES.phases, output, 'stored', { ...words, brief, upstream })).not.toHaveProperty('faults');
});

it.each([
  ['a caller', groomerArtifacts()],
  ['a model', answersFor(7)],
])('goes on from features with operations and screens of %s', (_whose, { architecture, features }) => {
  for (const given of [{ features }, { features, architecture }]) {
    const upstream = suppliedArtifacts({ idea, ...given }, brief);
    for (const stage of ['phases', 'promptPack'] as const) {
      const { output } = answerInOutline({ stage, ...words, brief, upstream });
      expect(judge(STAGES[stage], output, 'stored', { ...words, brief, upstream })).not.toHaveProperty('faults');
    }
  }
});
