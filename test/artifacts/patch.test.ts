import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyPatch } from '../../src/artifacts/patch/apply-patch.ts';
import { hashOf } from '../../src/artifacts/patch/hash-of.ts';
import { patchSchema } from '../../src/artifacts/patch/patch-schema.ts';
import { AppError } from '../../src/errors.ts';
import { answersFor } from '../helpers/answers/answers.ts';
import { runs } from '../helpers/runs.ts';

const plan = () => ({
  summary: 'A shop.',
  features: [
    { id: 'F1', name: 'Add a book', criteria: [{ text: 'one' }, { text: 'two' }] },
    { id: 'F3', name: 'F1', criteria: [{ text: 'three' }] },
  ],
  dataModel: [
    { entity: 'Book', fields: ['id: id', 'title: text'] },
    { entity: 'a/b~c', fields: [] },
  ],
  nodes: [{ label: 'Core', tech: 'Node.js' }],
  phases: [
    { name: 'Twice', features: [] },
    { name: 'Twice', features: [] },
  ],
});

/** The error of a patch that is refused. */
function refusal(operations: unknown, document: object = plan(), base?: string): AppError {
  try {
    applyPatch(document, operations, { base });
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
  throw new Error('the patch was applied');
}

function nested(levels: number): unknown {
  let value: unknown = 'end';
  for (let level = 0; level < levels; level++) value = [value];
  return value;
}

describe('a patch', () => {
  it('adds, replaces and removes, one after the other', () => {
    const patched = applyPatch(plan(), [
      { op: 'replace', path: '/summary', value: 'A library.' },
      { op: 'add', path: '/features/-', value: { id: 'F4', name: 'Lend', criteria: [] } },
      { op: 'add', path: '/features/F4/criteria/0', value: { text: 'four' } },
      { op: 'remove', path: '/features/F1/criteria/0' },
      { op: 'test', path: '/features/0/criteria', value: [{ text: 'two' }] },
      { op: 'add', path: '/features/0/criteria/0', value: { text: 'zero' } },
    ]);
    expect(patched).toEqual({
      ...plan(),
      summary: 'A library.',
      features: [
        { id: 'F1', name: 'Add a book', criteria: [{ text: 'zero' }, { text: 'two' }] },
        { id: 'F3', name: 'F1', criteria: [{ text: 'three' }] },
        { id: 'F4', name: 'Lend', criteria: [{ text: 'four' }] },
      ],
    });
  });

  it.each([
    ['an id, before a name', '/features/F1/name', 'features.0.name'],
    ['a name', '/features/Add a book/criteria/1/text', 'features.0.criteria.1.text'],
    ['an entity', '/dataModel/Book/fields/0', 'dataModel.0.fields.0'],
    ['an entity with signs of pointers', '/dataModel/a~1b~0c/entity', 'dataModel.1.entity'],
    ['a label', '/nodes/Core/tech', 'nodes.0.tech'],
    ['an index', '/features/1/id', 'features.1.id'],
  ])('names an item by %s', (_what, path, changed) => {
    const patched = applyPatch(plan(), [{ op: 'replace', path, value: 'new' }]);
    expect(patched).toHaveProperty(changed, 'new');
  });

  it('compares a test by content, whatever the order of fields', () => {
    const operations = [{ op: 'test', path: '/nodes/0', value: { tech: 'Node.js', label: 'Core' } }];
    expect(applyPatch(plan(), operations)).toEqual(plan());
  });

  it('changes nothing when one operation fails, and says which one and where', () => {
    const document = plan();
    const operations = [
      { op: 'replace', path: '/summary', value: 'A library.' },
      { op: 'test', path: '/features/F1/name', value: 'Remove a book' },
    ];
    const error = refusal(operations, document);
    expect(error.code).toBe('invalid_request');
    expect(error.message).toMatch(/^Operation 2 of the patch \(test `\/features\/F1\/name`\): .+; .+\.$/);
    expect(document).toEqual(plan());
  });

  it.each([
    ['an item that does not exist', { op: 'remove', path: '/features/F9' }, 'no item called `F9`'],
    ['a name that two items have', { op: 'remove', path: '/phases/Twice' }, '2 items called `Twice`'],
    ['an index behind the end', { op: 'replace', path: '/features/2', value: 1 }, 'has 2 items'],
    ['an insertion behind the end', { op: 'add', path: '/features/3', value: 1 }, 'has 2 items'],
    ['an index with a leading zero', { op: 'remove', path: '/features/01' }, 'no item called `01`'],
    ['the end of a list, to remove', { op: 'remove', path: '/features/-' }, 'end of an add only'],
    [
      'a field that does not exist',
      { op: 'replace', path: '/sumary', value: 'x' },
      'no field `sumary`; it has `summary`',
    ],
    ['a field of every object', { op: 'remove', path: '/toString' }, 'no field `toString`'],
    ['something inside a text', { op: 'add', path: '/summary/0', value: 'x' }, 'is a plain value'],
    ['a field of a place that does not exist', { op: 'add', path: '/more/name', value: 'x' }, 'no field `more`'],
    ['the whole document', { op: 'replace', path: '', value: {} }, 'the whole document'],
    ['a pointer without a slash', { op: 'remove', path: 'summary' }, 'starts with a slash'],
    ['a broken escape', { op: 'remove', path: '/a~2' }, 'write ~ as ~0'],
    ['another operation', { op: 'move', from: '/summary', path: '/a' }, "'add' | 'replace' | 'remove' | 'test'"],
    ['an addition without a value', { op: 'add', path: '/a' }, '`value`'],
    ['a value that is not JSON', { op: 'add', path: '/a', value: Number.NaN }, 'not JSON'],
    ['a value of nine levels', { op: 'add', path: '/a', value: nested(9) }, 'deeper than 8'],
    ['a value without end', { op: 'add', path: '/a', value: nested(100_000) }, 'deeper than 8'],
    ['more than 64 kB', { op: 'add', path: '/a', value: 'x'.repeat(66_000) }, 'may have 65536'],
    [
      'a pointer to a prototype',
      { op: 'add', path: '/features/0/__proto__/x', value: 1 },
      '`__proto__` is not allowed',
    ],
    ['a pointer to a constructor', { op: 'add', path: '/constructor/prototype/x', value: 1 }, '`constructor` is not'],
    [
      'a value with a prototype',
      { op: 'add', path: '/a', value: [{ prototype: 1 }] },
      '`prototype`, which is not allowed',
    ],
    [
      'a value that sets a prototype',
      { op: 'add', path: '/a', value: JSON.parse('{"b":{"__proto__":{"polluted":1}}}') },
      '`__proto__`, which is not allowed',
    ],
  ])('is refused for %s', (_what, operation, words) => {
    const error = refusal([operation]);
    expect(error.code).toBe('invalid_request');
    expect(error.message).toContain(words);
  });

  it('is refused where it is no list, is empty, or has more than 100 operations', () => {
    const one = { op: 'test', path: '/summary', value: 'A shop.' };
    for (const operations of [one, 'x', null, [], Array(101).fill(one)]) {
      expect(refusal(operations).code).toBe('invalid_request');
    }
    expect(applyPatch(plan(), Array(100).fill(one))).toEqual(plan());
    expect(applyPatch(plan(), [{ op: 'add', path: '/a', value: nested(8) }])).toHaveProperty('a');
  });

  it('is refused as a conflict for another base, with the hash that is current', () => {
    const operations = [{ op: 'replace', path: '/summary', value: 'A library.' }];
    const base = hashOf(plan());
    expect(applyPatch(plan(), operations, { base })).toMatchObject({ summary: 'A library.' });
    const error = refusal(operations, { ...plan(), summary: 'A bar.' }, base);
    expect(error.code).toBe('conflict');
    expect(error.message).toContain(hashOf({ ...plan(), summary: 'A bar.' }));
  });

  it('tests a long list at once', () => {
    const document = { list: Array.from({ length: 20_000 }, (_, at) => at) };
    const value = document.list.slice(0, 10_000).map((one) => one + 1);
    expect(refusal([{ op: 'test', path: '/list', value }], document).message).toContain('another value');
  });
});

describe('the hash of a document', () => {
  it('is the same for fields in another order, and another for other content', () => {
    expect(hashOf({ a: 1, b: [{ c: 2, d: 3 }] })).toBe(hashOf({ b: [{ d: 3, c: 2 }], a: 1 }));
    expect(hashOf({ a: [1, 2] })).not.toBe(hashOf({ a: [2, 1] }));
    expect(hashOf({})).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe('any patch', () => {
  const document = answersFor(1);
  const before = structuredClone(document);
  const part = fc.oneof(
    fc.constantFrom(
      'features',
      'dataModel',
      'architecture',
      'promptPack',
      'prompts',
      'criteria',
      'F1',
      'P2',
      '0',
      '1',
      '-',
    ),
    fc.constantFrom('__proto__', 'constructor', 'prototype', 'toString', '', '~', '99999999999', 'length', 'name'),
    fc.string({ maxLength: 8 }),
  );
  const pointer = fc.oneof(
    fc.array(part, { maxLength: 6 }).map((parts) => parts.map((one) => `/${one}`).join('')),
    fc.string({ maxLength: 12 }),
  );
  const value = fc.oneof(fc.jsonValue(), fc.anything({ maxDepth: 3 }));
  const operation = fc.record({
    op: fc.constantFrom('add', 'replace', 'remove', 'test', 'move'),
    path: pointer,
    value,
  });

  it('leaves its input alone and fails with an AppError only', () => {
    fc.assert(
      fc.property(fc.array(operation, { maxLength: 5 }), (operations) => {
        const given = structuredClone(operations);
        try {
          applyPatch(document, operations);
        } catch (error) {
          expect(error).toBeInstanceOf(AppError);
        }
        expect(operations).toEqual(given);
      }),
      { numRuns: runs(500) },
    );
    expect(document).toEqual(before);
  });

  it('changes nothing behind a test that fails', () => {
    fc.assert(
      fc.property(fc.array(operation, { maxLength: 3 }), (operations) => {
        expect(() =>
          applyPatch(document, [...operations, { op: 'test', path: '/features/summary', value: 'another' }]),
        ).toThrow(AppError);
      }),
      { numRuns: runs(100) },
    );
    expect(document).toEqual(before);
  });

  it('never reaches a prototype', () => {
    const names = ['__proto__', 'constructor', 'prototype'];
    const reaching = fc
      .tuple(fc.array(part, { maxLength: 3 }), fc.constantFrom(...names), fc.array(part, { maxLength: 2 }))
      .map(([start, name, end]) => [...start, name, ...end].map((one) => `/${one}`).join(''));
    fc.assert(
      fc.property(reaching, fc.constantFrom('add', 'replace'), (path, op) => {
        expect(() => applyPatch({ features: [{ id: 'F1' }] }, [{ op, path, value: true }])).toThrow(AppError);
        expect(Object.keys(Object.prototype)).toEqual([]);
        expect(Object.keys(Array.prototype)).toEqual([]);
      }),
    );
  });

  it('that makes a field keeps it when it is read back', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z~/]{1,8}$/), fc.jsonValue({ maxDepth: 3 }), (name, one) => {
        fc.pre(!/__proto__|prototype|constructor/.test(JSON.stringify(one)));
        const path = `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
        const [add, test] = ['add', 'test'].map((op) => ({ op, path, value: one }));
        const parsed = patchSchema.parse([add, test]);
        expect(patchSchema.parse(parsed)).toEqual(parsed);
        expect(applyPatch({}, parsed)).toHaveProperty([name]);
      }),
    );
  });
});
