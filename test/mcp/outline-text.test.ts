import { expect, it } from 'vitest';
import { GET_A_MODEL } from '../../src/engines/decide.ts';
import type { Meta } from '../../src/generation/envelope.ts';
import { succeeded } from '../../src/mcp/answers.ts';
import { outlineOf, TYPED } from '../engines/outline/outlines.ts';

const META: Meta = {
  tool: 'generate_blueprint',
  creditsCharged: 150,
  creditsRemaining: 99_850,
  durationMs: 12,
  requestId: `req_${'0'.repeat(32)}`,
  engine: 'outline',
};
const LONG = { name: 'long', idea: 'The app must show 東京の地図. '.repeat(70).slice(0, 1_990) };
const MANY = {
  name: 'many',
  idea: Array.from({ length: 60 }, (_, at) => `It must show ページ${at} at night.`).join(' '),
};

it.each([...TYPED, LONG, MANY])('an outline blueprint is at most 2 kB of text: $name', (typed) => {
  const { artifacts } = outlineOf(typed);
  const run = {
    id: `run_${'0'.repeat(32)}`,
    tool: 'generate_blueprint',
    status: 'succeeded' as const,
    stages: Object.keys(artifacts).map((name) => ({ name, status: 'done' as const, headline: null, durationMs: 1 })),
    progress: null,
    result: { idea: typed.idea, ...artifacts, generatedAt: '2026-11-28T00:00:00.000Z' },
    creditsCharged: 150,
    error: null,
  };
  const text = succeeded(run, META, { full: false }).text.join('\n');
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(2_048);
  expect(text).toContain(GET_A_MODEL);
  expect(text).toContain('- P0 ');
});
