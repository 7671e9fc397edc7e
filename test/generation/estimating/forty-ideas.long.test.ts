import { expect, it } from 'vitest';
import { BY_HAND } from '../../../src/generation/estimating/constants.ts';
import { briefCall, draftCalls, type Expecting } from '../../../src/generation/estimating/expected-calls.ts';
import { ideaOf } from '../../helpers/answers/answers.ts';
import { newCaller, run } from '../../helpers/callers.ts';
import { draftingEngine } from '../../helpers/drafting-engine.ts';
import { testApp } from '../../helpers/test-app.ts';
import { expectedSections, type Measured, mean, type Rendered, sectionsOf, sum } from './measured.ts';

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
