import { describe, expect, it } from 'vitest';
import type { Entity } from '../../../src/engines/offline/design/design.ts';
import { withoutNoThings } from '../../../src/engines/offline/design/todays-way.ts';
import { capabilities } from '../../../src/engines/offline/knowledge/index.ts';
import { understand } from '../../../src/engines/offline/understand/understand.ts';
import { verbBook } from '../../../src/engines/offline/understand/verbs.ts';

const verbs = verbBook(capabilities.flatMap((capability) => capability.verbs));
const thing = (one: string, more: Partial<Entity> = {}): Entity => ({
  one,
  many: `${one}s`,
  name: one.charAt(0).toUpperCase() + one.slice(1),
  path: `${one}s`,
  kind: 'item',
  fields: [],
  relations: [],
  from: 'idea',
  ...more,
});
const kept = (idea: string, ...entities: Entity[]) =>
  withoutNoThings(entities, [], understand(idea, undefined, verbs)).map(({ name }) => name);

const rope = thing('rope');
const work = thing('work', { fields: ['what: clean | grade | lift'], from: 'capability' });

describe('a noun that is no thing of the product', () => {
  it('one of several works on another thing is a value of it', () => {
    const idea = 'We grow mussels on ropes. At slack water we have two hours to clean, grade or lift.';
    expect(kept(idea, rope, thing('grade'), work)).toEqual(['Rope', 'Work']);
  });

  it('a value that the idea does not list is a thing as well', () => {
    expect(kept('Each rope has a grade, and the grade decides the price.', rope, thing('grade'), work)).toContain(
      'Grade',
    );
  });

  it('what is chalk on a wall today is how it is done now, and no record refers to it', () => {
    const log = thing('log', { relations: [{ says: 'belongs to', to: 'Plan' }] });
    const idea = 'We clean ropes at slack water, and the plan is chalk on the shed wall. We keep a log.';
    const left = withoutNoThings([rope, thing('plan'), log], [], understand(idea, undefined, verbs));
    expect(left.map(({ name }) => name)).toEqual(['Rope', 'Log']);
    expect(left.at(-1)?.relations).toEqual([]);
  });

  it('what the idea asks for as well stays', () => {
    const idea = 'The plan is chalk on the shed wall. I want the plan of each week on my phone.';
    expect(kept(idea, rope, thing('plan'))).toContain('Plan');
  });
});
