import { describe, expect, it } from 'vitest';
import { BY_HAND, RANGE, type Sizes } from '../../../src/generation/estimating/constants.ts';
import { briefCall, draftCalls, type Expecting } from '../../../src/generation/estimating/expected-calls.ts';
import { ideaOf } from '../../helpers/answers/answers.ts';
import { newCaller, run } from '../../helpers/callers.ts';
import { draftingEngine } from '../../helpers/drafting-engine.ts';
import { testApp } from '../../helpers/test-app.ts';
import {
  expectedSections,
  type Measured,
  mean,
  measuredSamples,
  plansByHand,
  type Rendered,
  sectionsOf,
  sum,
  type Written,
  writtenOf,
} from './measured.ts';

const plans = plansByHand();
const others = (name: string) => plans.filter((plan) => plan.name !== name).map(({ written }) => written);
const totalOf = (written: object) => sum(Object.values(written));

/** What the plan would have come to, by the others: from its own brief, or from theirs. */
function expectedOf(written: Written, from: readonly Written[], briefChars: number): number {
  const ratios = writtenOf(from);
  const units = Object.keys(written).filter((unit) => unit !== 'brief') as (keyof typeof ratios)[];
  return briefChars + sum(units.map((unit) => ratios[unit] * briefChars));
}

describe('tokens written', () => {
  it.each(plans)('of $name are estimated within 25 % once its brief is there', ({ name, written }) => {
    const ratio = expectedOf(written, others(name), written.brief) / totalOf(written);
    expect(ratio).toBeGreaterThan(0.75);
    expect(ratio).toBeLessThan(1.25);
    expect(1 / ratio).toBeGreaterThan(RANGE.known.from);
    expect(1 / ratio).toBeLessThan(RANGE.known.to);
  });

  it.each(plans)('of $name are within the range that is told before there is a brief', ({ name, written }) => {
    const known = others(name);
    const expected = expectedOf(written, known, mean(known.map(({ brief }) => brief)));
    expect(totalOf(written)).toBeGreaterThan(RANGE.unknown.from * expected);
    expect(totalOf(written)).toBeLessThan(RANGE.unknown.to * expected);
  });
});

it('the constants are what the plans by hand and the samples come to', async () => {
  const written = plans.map((plan) => plan.written);
  const measured = { written: writtenOf(written), sections: expectedSections(await measuredSamples()) };
  expect(BY_HAND.briefChars / mean(written.map(({ brief }) => brief))).toBeCloseTo(1, 1);
  for (const [unit, ratio] of Object.entries(measured.written)) {
    expectNear(BY_HAND.written[unit as keyof Sizes['written']], ratio, unit);
  }
  for (const [kind, { calls, shared, own }] of Object.entries(measured.sections)) {
    const constant = BY_HAND.sections[kind as keyof Sizes['sections']];
    expect(constant.calls, kind).toBe(calls);
    expectNear(constant.shared, shared, kind);
    expectNear(constant.own, own, kind);
  }
});

/** Within 5 %, or a twentieth of the brief: the samples get other words now and then. */
const expectNear = (constant: number, measured: number, of: string) =>
  expect(Math.abs(constant - measured), of).toBeLessThan(Math.max(0.05, 0.05 * measured));

const IDEAS = 40;

/** What a blueprint's rendered calls hold, in tokens. */
interface Held extends Measured {
  idea: string;
  brief: Expecting['brief'];
  /** Of each call, by what it is for. */
  byName: Map<string, number>;
}

async function heldBy(ideas: readonly string[]): Promise<Held[]> {
  const inner = draftingEngine();
  let calls: (Rendered & { name: string })[] = [];
  const engine = {
    ...inner,
    async generate(request: Parameters<typeof inner.generate>[0]) {
      const name = request.task ?? request.stage;
      calls.push({ name, kind: name.split(' ')[0] as Rendered['kind'], prompt: request.prompt() });
      return inner.generate(request);
    },
  };
  await using app = await testApp({ engine });
  const caller = await newCaller(app, { tier: 'pro', credits: 150 * ideas.length });
  const held: Held[] = [];
  for (const idea of ideas) {
    calls = [];
    const { meta } = (await run(app, caller, 'generate_blueprint', { input: { idea } })).run;
    const parts = calls.filter(({ name }) => name !== 'brief' && name !== 'research');
    const tokens = ({ prompt: { system, shared = '', user, schema } }: Rendered) =>
      (system + shared + user + JSON.stringify(schema)).length / 4;
    held.push({
      ...{ idea, brief: meta?.brief, briefChars: JSON.stringify(meta?.brief).length },
      sections: sectionsOf(parts),
      byName: new Map(calls.map((call) => [call.name, tokens(call)])),
    });
  }
  return held;
}

it(`tokens read of ${IDEAS} ideas are within 10 % of what the rendered calls hold together`, async () => {
  const held = await heldBy(Array.from({ length: IDEAS }, (_, seed) => ideaOf(seed)));
  const errors: number[] = [];
  let all = 0;
  for (const [at, { idea, brief, byName }] of held.entries()) {
    const known = held.filter((_, other) => other !== at);
    const sizes = {
      ...BY_HAND,
      briefChars: mean(known.map((one) => one.briefChars)),
      sections: expectedSections(known),
    };
    const about = { idea, context: undefined, sizes };
    const first = briefCall({ ...about, brief: undefined });
    expect(first.inputTokens / (byName.get('brief') ?? 0)).toBeCloseTo(1, 2);
    // What is not known yet of a call in one piece is the brief alone, and after the first call nothing.
    for (const then of [undefined, brief]) {
      const research = draftCalls({ ...about, brief: then }).find(({ name }) => name === 'research');
      const ratio = (research?.inputTokens ?? 0) / (byName.get('research') ?? 0);
      expect(Math.abs(ratio - 1)).toBeLessThan(then ? 0.01 : 0.15);
    }
    const expected = sum([first, ...draftCalls({ ...about, brief: undefined })].map((call) => call.inputTokens));
    errors.push(expected / sum([...byName.values()]) - 1);
    all += expected;
  }
  // How many slices a plan has is not known before its skeleton: together they are met, and four of five one by one.
  expect(Math.abs(all / sum(held.flatMap(({ byName }) => [...byName.values()])) - 1)).toBeLessThan(0.1);
  expect(errors.filter((error) => Math.abs(error) < 0.1).length).toBeGreaterThanOrEqual(0.75 * IDEAS);
  for (const error of errors) expect(Math.abs(error)).toBeLessThan(0.5);
}, 180_000);
