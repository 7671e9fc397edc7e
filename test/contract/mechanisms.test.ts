import { expect, it } from 'vitest';
import { mechanisms, outputs, parts } from '../../src/engines/offline/knowledge/mechanisms/index.ts';
import { outputSchema } from '../../src/engines/offline/knowledge/mechanisms/outputs.ts';
import { mechanismSchema } from '../../src/engines/offline/knowledge/mechanisms/schema.ts';

/** Groups that are worked out and stand in no sign; `kept` is the thing of the plan that the words name. */
const WORKED_OUT = ['main', 'kept', 'spoken', 'text', 'one', 'many', 'count'];

it.each(
  [...mechanisms, ...parts].map((one) => [one.id, one] as const),
)('%s is a mechanism as its schema has it', (_id, one) => {
  expect(mechanismSchema.parse(one)).toEqual(one);
  const signs = [...one.signs, ...(one.also ?? [])].join(' ');
  const groups = [...signs.matchAll(/\(\?<([a-z]+)>/g)].map(([, group]) => group);
  const texts = JSON.stringify({ ...one, signs: [], also: [], covered: '', instead: '', unless: '' });
  const used = [...texts.matchAll(/<\??(?:a )?([A-Za-z]+)(?:\.[a-z]+)?>/g)].map(([, group = '']) =>
    group.toLowerCase(),
  );
  expect(used.filter((group) => !groups.includes(group) && !WORKED_OUT.includes(group))).toEqual([]);
  const keys = ['object', 'actor', 'other', 'keeper', ...one.entities.map(({ key }) => key)];
  const slots = [...texts.matchAll(/\{(?:an )?([A-Za-z]+)(?:\.path)?\}/g)].map(
    ([, slot = '']) => slot.charAt(0).toLowerCase() + slot.slice(1),
  );
  expect(slots.filter((slot) => !keys.includes(slot) && !keys.includes(slot.replace(/s$/, '')))).toEqual([]);
});

it.each(outputs.map((one) => [one.heads[0], one] as const))('%s is an output as its schema has it', (_head, one) => {
  expect(outputSchema.parse(one)).toEqual(one);
});
