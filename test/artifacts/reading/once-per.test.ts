import { expect, it } from 'vitest';
import { oncePer } from '../../../src/artifacts/reading/once-per.ts';

it('works once for each object, and again for one that only looks the same', () => {
  const worked: string[] = [];
  const read = oncePer(({ text }: { text: string }) => {
    worked.push(text);
    return text.length;
  });
  const plan = { text: 'four' };
  expect([read(plan), read(plan), read({ text: 'four' })]).toEqual([4, 4, 4]);
  expect(worked).toEqual(['four', 'four']);
});
