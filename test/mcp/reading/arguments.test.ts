import { expect, it } from 'vitest';
import * as z from 'zod';
import { readArguments } from '../../../src/mcp/reading/arguments.ts';
import { argumentsOf } from '../../../src/mcp/reading/given.ts';
import { TOOLS } from '../../../tools/index.ts';
import { PLAIN_IDEA, plainArtifacts } from '../../helpers/plain-artifacts.ts';

const idea = PLAIN_IDEA;
const runId = `run_${'0'.repeat(32)}`;
const { research } = plainArtifacts;
const text = (value: unknown) => JSON.stringify(value);
/** Any other tool: the reader works by schemas alone. */
const made = {
  name: 'make_things',
  input: z.strictObject({
    count: z.number().min(1).max(9).optional(),
    ratio: z.number().optional(),
    dryRun: z.boolean().optional(),
    stages: z.array(z.enum(['techDesign', 'phases'])).optional(),
    options: z.object({ colour: z.string() }).optional(),
    labels: z.record(z.string(), z.string()).optional(),
    planId: z.string().optional(),
    fresh: z.boolean().optional(),
  }),
};
const toolNamed = (name: string) => TOOLS.find((tool) => tool.name === name) ?? made;
const read = (name: string, given: object) => readArguments(toolNamed(name), { ...given });

it.each<[string, string, object, object]>([
  [
    'null, empty text, lists and objects',
    'generate_features',
    { idea, context: null, research: {}, architecture: ' ' },
    { idea },
  ],
  ['the text "null" for an artefact', 'generate_features', { idea, research: 'null' }, { idea }],
  ['an artefact as JSON text', 'generate_features', { idea, research: text(research) }, { idea, research }],
  [
    'JSON text within JSON text',
    'generate_features',
    { idea, research: text(text({ data: text(research) })) },
    { idea, research },
  ],
  ['a run id with quotes or spaces', 'get_run', { runId: ` "${runId}"` }, { runId }],
  ['a run id where an artefact may be', 'generate_features', { idea, research: runId }, { idea, research: runId }],
  ['{data}', 'generate_features', { idea, research: { data: research } }, { idea, research }],
  ['{runId}', 'generate_features', { idea, research: { runId } }, { idea, research: runId }],
  [
    'a whole answer',
    'generate_features',
    { idea, research: { status: 'succeeded', runId, data: research, meta: { runId } } },
    { idea, research },
  ],
  [
    'an answer with a summary, by its run',
    'generate_features',
    { idea, research: { status: 'succeeded', runId, data: { sections: {} } } },
    { idea, research: runId },
  ],
  [
    'a tool result',
    'generate_features',
    { idea, research: { content: [], structuredContent: { meta: { runId } } } },
    { idea, research: runId },
  ],
  [
    'an answer where a run id is wanted',
    'cancel_run',
    { runId: { data: { runId, status: 'running' }, meta: {} } },
    { runId },
  ],
  ['a number as text', 'get_run', { runId, waitSeconds: ' 20 ' }, { runId, waitSeconds: 20 }],
  ['a truth value as text', 'generate_research', { idea, fresh: 'True' }, { idea, fresh: true }],
  ['the case and dashes of a value', 'get_run', { runId, section: 'Prompt_pack' }, { runId, section: 'promptPack' }],
  ['the case of a detail', 'generate_blueprint', { idea, detail: 'FULL' }, { idea, detail: 'full' }],
  ['the case and dashes of a name', 'get_run', { run_id: runId, 'Wait-Seconds': 3 }, { runId, waitSeconds: 3 }],
  ['a field by its own name before one that is like it', 'get_run', { run_id: 'run_other', runId }, { runId }],
  ['a field that is like its name when that one is empty', 'get_run', { runId: null, RunID: runId }, { runId }],
  [
    'lists, objects and records as JSON text',
    'make_things',
    { stages: '["tech_design"]', options: '{"colour":"red"}', labels: '{"a":"b"}' },
    { stages: ['techDesign'], options: { colour: 'red' }, labels: { a: 'b' } },
  ],
  ['fractions and exponents', 'make_things', { ratio: '-2.5e3' }, { ratio: -2500 }],
  ['a name that only begins like one that spends', 'make_things', { plan_id: 'plan_1' }, { planId: 'plan_1' }],
])('reads %s', (_, tool, given, args) => {
  expect(read(tool, given).args).toEqual(args);
});

it('leaves an artefact as it is, whatever else stands in it', () => {
  const own = { ...research, data: { runId }, runId, structuredContent: research };
  expect(read('generate_features', { idea, research: own }).args.research).toEqual(own);
});

it('never reads free text as anything else', () => {
  for (const free of [text({ idea }), 'null', '12345678901', runId, ` ${idea}`]) {
    expect(read('generate_research', { idea: free, context: free }).args).toEqual({ idea: free, context: free });
  }
});

it('keeps what it cannot read, for the schema to name', () => {
  const odd = { runId: 7, waitSeconds: 'soon', section: 'everything' };
  expect(read('get_run', odd)).toEqual({ args: odd, warnings: [] });
  expect(read('generate_features', { idea: '', research: [1] }).args).toEqual({ research: [1] });
  expect(read('generate_research', { idea: null }).args).toEqual({});
});

it.each([
  [300, 45, 'waitSeconds was 300 and counts as 45.'],
  ['-4', 0, 'waitSeconds was -4 and counts as 0.'],
  [4.6, 5, 'waitSeconds was 4.6 and counts as 5.'],
  ['1e999', 45, 'waitSeconds was Infinity and counts as 45.'],
])('bounds the number %s to the range of its field, and says so', (waitSeconds, bound, warning) => {
  expect(read('get_run', { runId, waitSeconds })).toEqual({ args: { runId, waitSeconds: bound }, warnings: [warning] });
});

it('ignores fields that the tool does not have and names them, unless they say nothing', () => {
  const { args, warnings } = read('generate_research', { idea, colour: 'red', format: null, '<b>': 1 });
  expect(args).toEqual({ idea });
  expect(warnings).toEqual(['Ignored colour, "<b>": generate_research takes idea, context, plan, fresh, estimate.']);
  expect(read('get_credits', { all: true }).warnings).toEqual(['Ignored all: get_credits takes no arguments.']);
});

it.each([
  ['Fresh', 'fresh'],
  ['FRESH', 'fresh'],
  ['frehs', 'fresh'],
  ['Estimate', 'estimate'],
  ['estimat', 'estimate'],
  ['fres', 'fresh'],
  ['fresh_run', 'fresh'],
])('refuses %s and names %s, which would spend credits', (slip, right) => {
  expect(() => read('generate_research', { idea, [slip]: true })).toThrow(
    `${slip} is not a field of generate_research: if you mean \`${right}\`, use that name`,
  );
});

it.each([
  'varient',
  'Variant',
  'variant',
  'plans',
  'planId',
  'plan_id',
  're_generate',
  'regenrate',
])('refuses %s where a tool that spends credits cannot do it', (name) => {
  expect(() => read('generate_research', { idea, [name]: 'x' })).toThrow(/leave it out.*Nothing was charged/);
  expect(read('generate_research', { idea, [name]: null }).args).toEqual({ idea });
});

it.each([
  'explain',
  'place',
  'freshness',
  'flash',
  'various',
  'generation',
  'planning',
])('takes %s for no slip in a name that spends credits', (name) => {
  expect(read('generate_research', { idea, [name]: 1 }).warnings).toHaveLength(1);
});

it('takes no name for a slip where the tool is free and has no such field', () => {
  expect(read('get_run', { runId, plan: 'x', freshh: 1 }).args).toEqual({ runId });
  expect(() => read('make_things', { freshh: true })).toThrow('`fresh`');
});

it('refuses JSON text that breaks off, and says what to send instead', () => {
  expect(() => read('generate_features', { idea, research: text(research).slice(0, 200) })).toThrow(
    'research is JSON text that breaks off or is not valid JSON: send the value itself, or a run id (run_…).',
  );
});

it('reads arguments that came as JSON text, and refuses what is no object in plain words', () => {
  expect(argumentsOf(text({ idea }))).toEqual({ idea });
  for (const nothing of [undefined, null, '', ' ', 'null', '{}']) expect(argumentsOf(nothing)).toEqual({});
  for (const [wrong, found] of [
    [[1], 'a list'],
    [7, 'a number'],
    ['[1]', 'a list'],
    ['research', 'text'],
    [true, 'a boolean'],
  ]) {
    expect(() => argumentsOf(wrong)).toThrow(
      `arguments must be an object of named fields, such as {"idea": "…"}; this is ${found}.`,
    );
  }
});

it('is not misled by names of the language itself', () => {
  const hostile = JSON.parse(
    `{"idea":${text(idea)},"__proto__":{"fresh":true},"constructor":{"x":1},"toString":1,"hasOwnProperty":1}`,
  );
  const { args, warnings } = readArguments(toolNamed('generate_research'), hostile);
  expect(args).toEqual({ idea });
  expect(Object.getPrototypeOf(args)).toBe(Object.prototype);
  expect(warnings[0]).toContain('Ignored __proto__, constructor, toString, hasOwnProperty:');
  const inside = JSON.parse(`{"__proto__":{"runId":"${runId}"}}`);
  expect(read('generate_features', { idea, research: inside }).args.research).toEqual(inside);
});

it('names ten unknown fields at most, each shortened and without what cannot be shown', () => {
  const names = [`a\u0000\u001b[31m\u202e\n${'🌱'.repeat(90)}`, ...Array.from({ length: 29 }, (_, at) => `field${at}`)];
  const [warning = ''] = read('get_credits', Object.fromEntries(names.map((name) => [name, 1]))).warnings;
  expect(warning).toContain(`Ignored "a[31m${'🌱'.repeat(55)}", field0, field1,`);
  expect(warning).toContain('field8 and 20 more: get_credits takes no arguments.');
  expect(warning).not.toMatch(/\p{Cc}|\u202e/u);
});

it('bounds how deep JSON text may be nested', () => {
  const deep = '['.repeat(400_000) + ']'.repeat(400_000);
  for (const value of [deep, `{"data":${deep}}`, text(deep)]) {
    expect(() => read('generate_features', { idea, research: value })).toThrow(
      'research is nested deeper than 64 levels',
    );
  }
  expect(read('generate_features', { idea: deep }).args.idea).toBe(deep);
});
