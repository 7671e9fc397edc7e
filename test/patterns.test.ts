import { analyse } from 'scslre';
import { describe, expect, it } from 'vitest';
import { FOLDERS, type Pattern, patternsIn, patternsOf } from './helpers/growth/patterns.ts';

describe('the patterns that read a stranger’s text', async () => {
  const { patterns, unknown } = await patternsIn(FOLDERS);

  it('are all found, because each is a literal or is built when its module is loaded', () => {
    expect(patterns.length).toBeGreaterThan(1_000);
    expect(unknown).toEqual([]);
  });

  it('take time in proportion to the text, whatever it holds', () => {
    expect(patterns.flatMap(slowParts)).toEqual([]);
  });
});

describe('a pattern', () => {
  it.each([
    ['that tries every place again', '/x+y/'],
    ['that reads to the end of the text from every place', '/<[^>]*$/'],
    ['of two repetitions that share their letters', '/^a*[ab]*$/'],
    ['of a repetition in a repetition', '/^(?:a+)+$/'],
    ['with a class over Unicode', '/\\s+\\p{L}/u'],
  ])('%s is told apart', (_, literal) => {
    expect(patternsOf(`const pattern = ${literal};`).literals.flatMap(place).flatMap(slowParts)).not.toEqual([]);
  });

  it.each([
    '/^x+y/',
    '/x{1,200}y/',
    '/(?<!x)x+y/',
    '/\\p{L}+/gu',
  ])('that takes its time once is let be: %s', (literal) => {
    expect(patternsOf(`const pattern = ${literal};`).literals.flatMap(place).flatMap(slowParts)).toEqual([]);
  });

  it('is seen wherever it is built', () => {
    expect(patternsOf('const one = new RegExp(text);\nconst other = RegExp(text);').sites).toEqual([1, 2]);
  });
});

const place = (found: Omit<Pattern, 'path'>): Pattern[] => [{ path: 'a.ts', ...found }];

/** The parts of a pattern that make its time grow faster than the text. */
function slowParts({ path, line, source, flags }: Pattern): string[] {
  const { reports } = analyse({ source, flags });
  return reports.map((report) => {
    const parts = report.type === 'Trade' ? [report.startQuant.raw, report.endQuant.raw] : [report.quant.raw];
    return `${path}:${line} ${[...new Set(parts)].join(' and ')} in /${source.slice(0, 80)}/${flags}`;
  });
}
