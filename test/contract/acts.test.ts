import { expect, it } from 'vitest';
import { actKinds } from '../../src/engines/offline/knowledge/acts/index.ts';
import { actKindSchema } from '../../src/engines/offline/knowledge/acts/schema.ts';
import { blueprint } from '../engines/offline/blueprint.ts';

it.each(actKinds.map((kind) => [kind.id, kind] as const))('%s is a kind of act as its schema has it', (_id, kind) => {
  expect(actKindSchema.parse(kind)).toEqual(kind);
  const slots = JSON.stringify(kind).match(/\{[^}":,]+\}/g) ?? [];
  const known = /^\{(?:an )?(?:act|[Oo]bjects?|[Rr]esults?|actors?)\}$/;
  expect(slots.filter((slot) => !known.test(slot))).toEqual([]);
});

it('gives every verb to one kind', () => {
  const verbs = actKinds.flatMap((one) => one.verbs);
  expect(verbs.filter((verb, at) => verbs.indexOf(verb) !== at)).toEqual([]);
});

it('builds an act that no capability knows as what such acts have in common, with its results kept', async () => {
  const { features, architecture } = await blueprint(
    'People in our town list one thing they have and one thing they want; the app finds rings of three to five people and proposes each ring.',
  );
  const find = features.features.find(({ name }) => /^find rings/i.test(name));
  expect(find?.acceptanceCriteria.join(' ')).toMatch(/trying every combination|answers written by hand/);
  expect(architecture.dataModel.map(({ entity }) => entity).join(' ')).toMatch(/Finding/);
});

it('builds nothing from what the writer only suffered', async () => {
  const { features } = await blueprint(
    'I sell secondhand bikes. The old shop program closed three orders on me already and I throw the invoices in a drawer. I want a list of bikes with photos and who bought them.',
  );
  expect(features.features.map(({ name }) => name).join(' · ')).not.toMatch(/close three|throw/i);
});
