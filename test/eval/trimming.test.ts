import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { evaluateTrimming } from './trimming.ts';

const OWN = fileURLToPath(new URL('./trimming', import.meta.url));

it('each of the project’s own replies, of forty mail programs and languages, is trimmed to the letter', async () => {
  const figures = await evaluateTrimming(OWN);
  expect(figures.mails).toBeGreaterThanOrEqual(40);
  expect(figures.wrong).toEqual([]);
});
