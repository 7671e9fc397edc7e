import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseInput } from '../../../src/generation/parse.ts';
import { readArguments } from '../../../src/mcp/reading/arguments.ts';
import type { McpTool } from '../../../src/mcp/tool.ts';
import { TOOLS } from '../../../tools/index.ts';
import { anyText } from '../../helpers/any-text.ts';
import { plainArtifacts } from '../../helpers/plain-artifacts.ts';

const words = anyText({ minLength: 12, maxLength: 80 }).map((text) => `a tool library ${text}`);
const runId = fc.stringMatching(/^run_[0-9a-f]{32}$/);
const artifact = (name: 'research' | 'architecture' | 'features') =>
  fc.oneof(
    runId,
    fc
      .dictionary(fc.constantFrom('data', 'runId', 'meta', 'note', 'structuredContent'), fc.jsonValue(), { maxKeys: 3 })
      .map((more) => ({ ...more, ...plainArtifacts[name] })),
  );

/** Valid values for every field that a tool has. */
const VALUES: Record<string, fc.Arbitrary<unknown>> = {
  idea: words,
  context: fc.oneof(words, fc.constantFrom('{"a":1}', 'null', 'true', '[1]')),
  research: artifact('research'),
  architecture: artifact('architecture'),
  features: artifact('features'),
  runId,
  waitSeconds: fc.integer({ min: 0, max: 45 }),
  section: fc.constantFrom('research', 'architecture', 'features', 'phases', 'promptPack'),
  detail: fc.constantFrom('summary', 'full'),
  fresh: fc.boolean(),
  estimate: fc.boolean(),
  plan: fc.stringMatching(/^plan_[0-9a-f]{32}$/),
  artifact: fc.constantFrom('brief', 'research', 'promptPack'),
  item: words,
  version: fc.integer({ min: 1, max: 45 }),
  answers: fc.dictionary(fc.stringMatching(/^Q[1-5]$/), words, { minKeys: 1, maxKeys: 3 }),
  data: fc.dictionary(fc.constantFrom('product', 'summary', 'features'), fc.jsonValue(), { minKeys: 1, maxKeys: 3 }),
  patch: fc.array(fc.record({ op: fc.constant('remove'), path: words }), { minLength: 1, maxLength: 3 }),
  done: fc.array(fc.record({ prompt: fc.constantFrom('setup', 'P3'), note: words }), { minLength: 1, maxLength: 3 }),
  as: fc.constant('written'),
  change: words,
  base: fc.stringMatching(/^[0-9a-f]{64}$/),
};
const REQUIRED = ['idea', 'runId', 'plan'];
const UNKNOWN = fc.stringMatching(/^[xyz][a-z]{9,20}$/);

const valid = fc.constantFrom(...TOOLS).chain((tool) => {
  const fields = Object.keys(tool.input.shape);
  const values = Object.fromEntries(fields.map((name) => [name, VALUES[name] ?? fc.constant('a new field')]));
  const isRequired = (name: string) => tool.input.shape[name]?.safeParse(undefined).success === false;
  const requiredKeys = fields.filter((name) => REQUIRED.includes(name) || isRequired(name));
  return fc.record(values, { requiredKeys }).map((input) => ({ tool, input }));
});

/** A way to write a value that models use, drawn by a number; free text stays as it is. */
function mangled(tool: McpTool, [name, value]: [string, unknown], how: number): unknown {
  const isFree = ['idea', 'context', 'plan', 'item', 'base', 'change'].includes(name);
  if (isFree) return value;
  // Any object is one of these, so none is taken out of another.
  if (name === 'answers' || name === 'data' || Array.isArray(value)) return how === 0 ? JSON.stringify(value) : value;
  const asText = JSON.stringify(value);
  if (typeof value === 'object')
    return [asText, { data: value }, { data: asText }, JSON.stringify({ status: 'succeeded', data: value })][how];
  if (typeof value === 'number' || typeof value === 'boolean')
    return [asText, ` ${asText} `, asText, JSON.stringify(asText)][how];
  if (name === 'runId' || String(value).startsWith('run_'))
    return [{ runId: value }, ` ${value} `, asText, { structuredContent: { meta: { runId: value } } }][how];
  if (tool.input.shape[name])
    return [String(value).toUpperCase(), String(value).replace('P', '_p'), String(value).replace('P', '-P'), asText][
      how
    ];
  return value;
}

it('leaves every valid input as it is', () => {
  fc.assert(
    fc.property(valid, ({ tool, input }) => {
      parseInput(tool.input, input);
      expect(readArguments(tool, input)).toEqual({ args: input, warnings: [] });
    }),
  );
});

it('reads a valid input that a model wrote in its own way as the same input', () => {
  const ways = fc.array(fc.nat({ max: 3 }), { minLength: 6, maxLength: 6 });
  fc.assert(
    fc.property(valid, ways, fc.dictionary(UNKNOWN, fc.jsonValue(), { maxKeys: 3 }), ({ tool, input }, how, more) => {
      const given = Object.entries(input).map((field, at) => [field[0], mangled(tool, field, how[at] ?? 0)]);
      const left = Object.keys(tool.input.shape).filter((name) => !(name in input));
      const nothing = left.map((name, at) => [name, [null, '', {}, []][how[at] ?? 0]]);
      const { args } = readArguments(tool, { ...more, ...Object.fromEntries([...given, ...nothing]) });
      expect(args).toEqual(input);
    }),
  );
});
