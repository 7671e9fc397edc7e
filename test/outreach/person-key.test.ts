import { describe, expect, it } from 'vitest';
import { personKey } from '../../src/outreach/person-key.ts';

describe('one person', () => {
  it.each([
    ['a plus tag', 'ada+news@corp.example', 'ada@corp.example'],
    ['dots and a tag at Google', 'a.d.a+x@gmail.com', 'ada@gmail.com'],
    ['Google’s other domain', 'ada@googlemail.com', 'ada@gmail.com'],
    ['dots elsewhere, which matter', 'a.da@corp.example', 'a.da@corp.example'],
    ['a leading plus, which is no tag', '+ada@corp.example', '+ada@corp.example'],
    ['a quoted name', '"a+b c"@corp.example', '"a+b c"@corp.example'],
  ])('is told by %s', (_, key, person) => {
    expect(personKey(key)).toBe(person);
  });
});
