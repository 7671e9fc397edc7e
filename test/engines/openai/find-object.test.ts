import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findObject } from '../../../src/engines/openai/find-object.ts';

it.each([
  ['alone', '{"a":1}'],
  ['with room around it', '\n {"a":1}\n'],
  ['in a fence', '```json\n{"a":1}\n```'],
  ['in a fence with talk', 'Here it is:\n\n```\n{ "a": 1 }\n```\nAnything else?'],
  ['after braces in a sentence', 'I fill in {the} form {: {"a":1}'],
  ['after a draft', 'First {"a":0}, no, better {"a":1}.'],
  ['after an object that is none', '{"a":0,} or rather {"a":1}'],
  ['after thinking aloud', '<think>{"a":0} or {"b": ?</think>\n{"a":1}'],
])('finds the object %s', (_where, text) => {
  expect(findObject([text])).toEqual({ a: 1 });
});

it('is not led astray by braces, quotes and fences inside of strings', () => {
  const odd = { a: '} { "', b: '```', c: { d: ['\\', '{"e":1}'] } };
  expect(findObject([`So: ${JSON.stringify(odd)} — done`])).toEqual(odd);
});

it.each([
  ['nothing', ''],
  ['talk', 'I cannot do that.'],
  ['a list', '[1,2]'],
  ['an object that was cut, whatever is inside it', 'Here: {"a":{"b":1},"c":[{"d":2}'],
  ['no more than a brace', '{'],
])('finds none in %s', (_what, text) => {
  expect(findObject([text])).toBeUndefined();
});

it('finds any object in any talk that has no braces of its own', () => {
  const talk = fc.string({ maxLength: 40 }).map((text) => text.replace(/[{}"]|<\/think>/g, ''));
  fc.assert(
    fc.property(talk, fc.dictionary(fc.string(), fc.jsonValue(), { minKeys: 1 }), talk, (before, object, after) => {
      const text = JSON.stringify(object);
      fc.pre(!text.includes('</think>'));
      expect(findObject([`${before}${text}${after}`])).toEqual(JSON.parse(text));
    }),
  );
});

it.each([
  ['braces', '{'.repeat(2 ** 20)],
  ['beginnings', '{"'.repeat(2 ** 19)],
  ['objects that are none', '{"a"}'.repeat(200_000)],
  ['nested objects', '{"a":'.repeat(200_000)],
])('takes no longer than a moment over a megabyte of %s', (_what, text) => {
  const startedAt = performance.now();
  expect(findObject([text])).toBeUndefined();
  expect(performance.now() - startedAt).toBeLessThan(2_000);
});
