import { describe, expect, it } from 'vitest';
import { DEPTH_MAX, excessesOf, LIST_ITEMS_MAX, PROMPT_CHARS_MAX, TEXT_CHARS_MAX } from '../../src/artifacts/bounds.ts';
import { ARTIFACT_NAMES } from '../../src/artifacts/quality.ts';
import { answersFor } from '../helpers/answers/answers.ts';
import { plainArtifacts } from '../helpers/plain-artifacts.ts';
import { writtenPlans } from '../scorecard/sound-plan.ts';

const told = (artifact: unknown, name: Parameters<typeof excessesOf>[0] = 'features'): string[] =>
  excessesOf(name, artifact).map(({ path, says }) => `${path.join('.')} ${says}`);

/** A list in a list in a list: `levels` of them. */
function nested(levels: number): unknown {
  let value: unknown = [];
  for (let level = 1; level < levels; level++) value = [value];
  return value;
}

describe('an artefact', () => {
  it('may have texts of 4,000 characters and lists of 300 items', () => {
    expect(told({ summary: 'x'.repeat(TEXT_CHARS_MAX), features: Array(LIST_ITEMS_MAX).fill('x') })).toEqual([]);
    expect(told({ features: [{}, { description: 'x'.repeat(5_200) }] })).toEqual([
      'features.1.description has 5,200 characters and may have 4,000; shorten it',
    ]);
    expect(told({ features: Array(301).fill('x') })).toEqual(['features has 301 items and may have 300; shorten it']);
  });

  it('may have objects of 300 properties, whose names are as long as a text may be', () => {
    const wide = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`field${at}`, 0]));
    expect(told({ more: { ...wide(LIST_ITEMS_MAX - 1), ['x'.repeat(TEXT_CHARS_MAX)]: 0 } })).toEqual([]);
    expect(told({ more: wide(301) })).toEqual(['more has 301 properties and may have 300; leave some out']);
    expect(told({ more: [{ ['x'.repeat(5_200)]: 0 }] })).toEqual([
      'more.0 has a property whose name has 5,200 characters and may have 4,000; shorten it',
    ]);
  });

  it('is counted in characters as people count them', () => {
    expect(told({ summary: '🌱'.repeat(TEXT_CHARS_MAX) })).toEqual([]);
    expect(told({ summary: '🌱'.repeat(TEXT_CHARS_MAX + 1) })).toEqual([
      'summary has 4,001 characters and may have 4,000; shorten it',
    ]);
  });

  it('may have prompts of 24,000 characters, in a pack and at their own places only', () => {
    const prompt = 'x'.repeat(PROMPT_CHARS_MAX);
    const pack = { setupPrompt: prompt, prompts: [{ prompt, checks: ['x'] }] };
    expect(told(pack, 'promptPack')).toEqual([]);
    expect(told(pack, 'features')).toHaveLength(2);
    expect(told({ prompts: [{ prompt: `${prompt}x` }] }, 'promptPack')).toEqual([
      'prompts.0.prompt has 24,001 characters and may have 24,000; shorten it',
    ]);
    const elsewhere = { prompt, prompts: [{ setupPrompt: prompt, more: { prompt } }], more: [{ prompt }] };
    expect(told(elsewhere, 'promptPack').map((one) => one.split(' ')[0])).toEqual([
      'prompt',
      'prompts.0.setupPrompt',
      'prompts.0.more.prompt',
      'more.0.prompt',
    ]);
  });

  it('may be nested 32 levels deep, and half a million levels are refused safely', () => {
    expect(told(nested(DEPTH_MAX))).toEqual([]);
    expect(told(nested(DEPTH_MAX + 1)).join()).toContain('is nested deeper than 32 levels; make it flatter');
    expect(told(nested(500_000))).toHaveLength(1);
  });

  it('may have 1 MiB as a whole', () => {
    const texts = (count: number) => ({ more: Array(count).fill('x'.repeat(TEXT_CHARS_MAX)) });
    expect(told(texts(260))).toEqual([]);
    expect(told(texts(265))).toEqual([' has 1,060,805 bytes as JSON and may have 1,048,576; shorten it']);
    expect(told({ ['x'.repeat(1024 * 1024)]: 1 })).toHaveLength(1);
  });

  it('names its first five excesses in order, and none inside a list that is too long', () => {
    const long = 'x'.repeat(TEXT_CHARS_MAX + 1);
    const places = told({ a: { b: long }, c: [long, Array(301).fill(long)], d: long, e: long, f: long });
    expect(places.map((one) => one.split(' ')[0])).toEqual(['a.b', 'c.0', 'c.1', 'd', 'e']);
  });

  it('is walked in time that grows with its size', () => {
    const wide = JSON.parse(`[${'[],'.repeat(299)}[]]`);
    const large = Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`field${at}`, wide]));
    const startedAt = performance.now();
    expect(told(large)).toEqual([]);
    expect(told({ summary: 'x'.repeat(20_000_000) })).toHaveLength(1);
    expect(performance.now() - startedAt).toBeLessThan(5_000);
  });

  it.each([null, undefined, 7, true, '', [], {}])('may be %j, which another check refuses', (value) => {
    expect(told(value)).toEqual([]);
  });
});

it('keeps every plan of the tests within its bounds', () => {
  const drawn = Array.from({ length: 60 }, (_, seed) => answersFor(seed));
  const written = writtenPlans().map(({ artifacts }) => artifacts);
  for (const artifacts of [plainArtifacts, ...drawn, ...written]) {
    for (const name of ARTIFACT_NAMES) expect(excessesOf(name, artifacts[name])).toEqual([]);
  }
});
