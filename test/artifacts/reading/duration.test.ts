import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDuration } from '../../../src/artifacts/reading/duration.ts';
import { anyText } from '../../helpers/any-text.ts';

describe('reading how long something takes', () => {
  it.each([
    ['3 weeks', 21, 21],
    ['10 days', 10, 10],
    ['2-3 weeks', 14, 21],
    ['2 – 3 weeks', 14, 21],
    ['1 week', 7, 7],
    ['a week', 7, 7],
    ['two weeks', 14, 14],
    ['Weeks 3–6', 28, 28],
    ['1.5 weeks', 10.5, 10.5],
    ['one and a half weeks', 10.5, 10.5],
    ['2 weeks and 3 days', 17, 17],
    ['3 + 4 + 5 = 12 weeks', 84, 84],
    ['12 weeks (about 3 months)', 84, 84],
    ['About 12 weeks in total', 84, 84],
    ['3 Wochen', 21, 21],
    ['2 semanas', 14, 14],
    ['4 semaines', 28, 28],
    ['6-week build', 42, 42],
    ['2 sprints', 28, 28],
    ['3週間', 21, 21],
  ])('reads %j', (text, low, high) => {
    expect(readDuration(text)).toEqual({ low, high });
  });

  it('reads months as a little more than four weeks', () => {
    const months = readDuration('2-3 months');
    expect(months?.low).toBeCloseTo(60.9, 0);
    expect(months?.high).toBeCloseTo(91.3, 0);
  });

  it.each(['', 'soon', 'Q3', 'as long as it takes', '12'])('says that %j tells no length', (text) => {
    expect(readDuration(text)).toBeNull();
  });

  it('never throws and never reads a negative length', () => {
    fc.assert(
      fc.property(anyText({ maxLength: 200 }), (text) => {
        const length = readDuration(text);
        if (length !== null) expect(length.low >= 0 && length.high >= length.low).toBe(true);
      }),
    );
  });
});
