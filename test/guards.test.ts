import { describe, expect, it } from 'vitest';
import { readSources } from './helpers/import-rule.ts';
import { scanSource } from './helpers/source-scan.ts';

/** What a test may not do, and how it looks. */
const FORBIDDEN: [string, RegExp][] = [
  ['leaves the others out', /\b(?:it|test|describe)\b(?:\.\w+)*\.only\b/],
  ['is left out for ever', /\b(?:it|test|describe)\b(?:\.\w+)*\.(?:skip|todo)\b|\bx(?:it|describe)\s*\(/],
  ['mocks our own code', /\bvi\s*\.\s*(?:mock|doMock)\b/],
  ['sleeps', /\bsetTimeout\s*\(|\btimeout\s*\(\s*\d|\bawait\s+(?:sleep|wait|delay)\s*\(\s*[\d_]+\s*\)/],
];

const faultsIn = (source: string): string[] => {
  const { code } = scanSource(source);
  return FORBIDDEN.filter(([, looks]) => looks.test(code)).map(([what]) => what);
};

describe('the tests', () => {
  it('all run, wait for what they want and not for the clock, and try the real code', () => {
    const tests = [...readSources(['test'])].filter(([path]) => path.endsWith('.test.ts'));
    expect(tests.length).toBeGreaterThan(10);
    expect(tests.flatMap(([path, source]) => faultsIn(source).map((fault) => `${path} ${fault}`))).toEqual([]);
  });

  it.each([
    ['leaves the others out', `it.only('x', () => {});`],
    ['leaves the others out', `describe.concurrent.only('x', () => {});`],
    ['is left out for ever', `describe.skip('x', () => {});`],
    ['is left out for ever', `it.todo('x');`],
    ['mocks our own code', `vi.mock('../src/app.ts');`],
    ['sleeps', `await new Promise((resolve) => setTimeout(resolve, 50));`],
    ['sleeps', `await sleep(50);`],
  ])('are seen when one %s: %s', (fault, source) => {
    expect(faultsIn(source)).toEqual([fault]);
  });

  it.each([
    `const words = 'it.only';\n// setTimeout(x)`,
    `await clock.sleep(50);`,
    `context.skip('needs root');`,
  ])('are let be with %s', (source) => {
    expect(faultsIn(source)).toEqual([]);
  });
});
