import { describe, expect, it } from 'vitest';
import { say, word } from '../../../src/engines/offline/design/slots.ts';

const told = (phrase: string, object: string) => say(phrase, new Map([['object', word(object)]]), 'key');

describe('a phrase of the knowledge, filled in', () => {
  it.each([
    ['When {objects} are late, an {object} is missing', 'tool', 'When tools are late, a tool is missing'],
    ['When {objects} are late, an {object} is missing', 'equipment', 'When equipment is late, equipment is missing'],
    ['{Objects} have a place', 'laboratory equipment', 'Laboratory equipment has a place'],
    ['POST /{object.path} writes {object.name}', 'hive inspection', 'POST /hive-inspections writes HiveInspection'],
  ])('reads %s of %s as %s', (phrase, object, sentence) => {
    expect(told(phrase, object)).toBe(sentence);
  });
});
