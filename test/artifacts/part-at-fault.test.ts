import { describe, expect, it } from 'vitest';
import { hashOf } from '../../src/artifacts/patch/hash-of.ts';
import { partAtFault } from '../../src/artifacts/patch/part-at-fault.ts';
import { operationsIn } from '../../src/artifacts/patch/written-patch.ts';

const plan = {
  summary: 'Loans for a village.',
  features: [
    { id: 'F1', name: 'Borrow', by: ['Reader'], text: 'long' },
    { id: 'F2', name: 'Return', by: ['Reader'], text: 'long' },
    { id: 'F11', name: 'Lend/give', by: ['Clerk'], text: 'long' },
  ],
  edges: [{ from: 'App', to: 'Store' }],
};
const fields = ['summary', 'features', 'edges', 'limits'];
const part = (faults: string[], places: string[] = [], answer: unknown = plan) =>
  partAtFault(answer, { fields, faults, places });
const wholeIn = (shown: unknown): string[] =>
  Object(shown).features.flatMap((one: { id: string }) => ('by' in one ? [one.id] : []));

describe('the part of an answer that is sent back', () => {
  it.each([
    ['an id', '/features/F2/by'],
    ['an index', '/features/1/by/0'],
    ['a name', '/features/Return'],
  ])('has the item whole that a fault names by %s, the others by name', (_, place) => {
    const found = part(['Wrong.'], [place]);
    expect(wholeIn(found?.shown)).toEqual(['F2']);
    expect(Object(found?.shown).features[2]).toEqual({ id: 'F11', name: 'Lend/give' });
    expect(found?.fields).toEqual(['features']);
    expect(found?.base).toBe(hashOf(plan));
  });

  it('has the items whole that the words of a fault name, and no item whose id only begins so', () => {
    expect(wholeIn(part(['F1 needs what `Lend/give` writes.'])?.shown)).toEqual(['F1', 'F11']);
    expect(wholeIn(part(['F11 needs nothing.'])?.shown)).toEqual(['F11']);
    expect(wholeIn(part(['/features/Lend~1give: wrong'], ['/features/Lend~1give'])?.shown)).toEqual(['F11']);
  });

  it('keeps what has no name, and names the fields at fault, missing ones too', () => {
    const found = part(['limits is required and must be an array', 'summary says too little.'], ['/limits']);
    expect(found?.shown).toMatchObject({ summary: plan.summary, edges: plan.edges });
    expect(found?.fields.toSorted()).toEqual(['limits', 'summary']);
  });

  it('cuts long texts', () => {
    const long = { ...plan, summary: 'x'.repeat(1_000_000) };
    expect(JSON.stringify(part(['summary is long.'], [], long)?.shown).length).toBeLessThan(5_000);
  });

  it.each([
    ['no object', 'text'],
    ['a list', [plan]],
    ['nothing', null],
    ['of other fields alone', { plan: 'x' }],
    ['nested too deeply', { ...plan, summary: JSON.parse(`${'['.repeat(5_000)}${']'.repeat(5_000)}`) }],
    ['too long', { ...plan, edges: Array(50_000).fill({ from: 'App', to: 'Store' }) }],
    ['one with a name that reaches into objects', JSON.parse('{"summary": {"__proto__": {}}}')],
  ])('is absent where the answer is %s: it is written anew', (_, answer) => {
    expect(part(['Wrong.'], [], answer)).toBeUndefined();
  });
});

describe('a patch as a model writes it', () => {
  const readAs = (value: unknown) => operationsIn({ ops: [{ op: 'add', path: '/a', value }] });

  it('has its values as JSON in texts, or as they are', () => {
    expect(readAs('["D1"]')).toEqual([{ op: 'add', path: '/a', value: ['D1'] }]);
    expect(readAs('"open"')).toEqual([{ op: 'add', path: '/a', value: 'open' }]);
    expect(readAs('plain words')).toEqual([{ op: 'add', path: '/a', value: 'plain words' }]);
    expect(readAs({ id: 'F1' })).toEqual([{ op: 'add', path: '/a', value: { id: 'F1' } }]);
  });

  it.each([null, undefined, 'ops', { ops: 'none' }, { summary: 'x' }])('is not %j', (written) => {
    expect(operationsIn(written)).toBeUndefined();
  });

  it.each([[null], ['x'], [{}]])('may hold %j, which is refused when it is applied', (one) => {
    expect(operationsIn({ ops: [one] })).toHaveLength(1);
  });
});
