import { expect, it } from 'vitest';
import { ARTIFACT_NAMES } from '../../src/artifacts/quality.ts';
import { STAGES } from '../../src/generation/stages/index.ts';
import { plainArtifacts } from '../helpers/plain-artifacts.ts';

it.each(ARTIFACT_NAMES)('no text of the %s keeps what no terminal, database or parser should be given', (name) => {
  const written = JSON.stringify(plainArtifacts[name]);
  // Escapes of a terminal, NUL, and half an emoji, at the end of each text that is longer than a word of an enum.
  const hostile = written.replaceAll(/([.\w ]{12,})"(?=[,\]}])/g, '$1 \\u0000\\u001b[31m\\ud83d"');
  expect(hostile).not.toBe(written);

  const kept = JSON.stringify(STAGES[name].schema.parse(JSON.parse(hostile)));

  expect(kept).not.toMatch(/\\u0000|\\u001b|\\ud83d/);
  expect(kept).toContain('[31m\ufffd');
});

it('a text of nothing that can be shown is none', () => {
  const parsed = (text: string) => STAGES.research.schema.safeParse({ ...plainArtifacts.research, summary: text });
  expect(parsed('A summary.').success).toBe(true);
  expect(parsed(' \u0000\u001b ').success).toBe(false);
});
