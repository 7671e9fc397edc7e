import { expect, it } from 'vitest';
import { checkLedger } from '../../../src/credits/check.ts';
import { readSection } from '../../../src/engines/prompts/section.ts';
import { callTool } from '../../helpers/mcp-client.ts';
import { type Author, composeAnswer, stageOf } from '../../helpers/messages-api/compose.ts';
import { openVendorRest, type VendorRest } from './vendor-rest.ts';

/** A hundred in `npm run test:soak`. */
const BLUEPRINTS = Number(process.env.BREAK_BLUEPRINTS ?? 30);
const CLOSED_MIN = 0.95 * BLUEPRINTS;
const PRICE = 150;

const IDEAS = Array.from({ length: BLUEPRINTS }, (_, at) => `A diary of the tides for oyster growers on island ${at}`);

/** Of the whole answers 30 % break a rule, and of the patches 10 %. */
it.each([
  ['anthropic', 7],
  ['openai', 11],
] as const)('95 of a hundred blueprints by %s close at 1.4 times the calls, and the next call finishes the rest', async (vendor, seed) => {
  const rules = { answers: 0.3, patches: 0.1, seed };
  let repairs = 0;
  const author: Author = {
    stageOf,
    write(stage, asked, schema) {
      if (readSection(asked.user, 'faults') !== undefined) repairs++;
      return composeAnswer(stage, asked, schema);
    },
  };
  const options = { faults: { rules }, author, requestsKept: 1 };
  await using rest = await openVendorRest(options, { vendor, brief: 'new', credits: (BLUEPRINTS + 1) * PRICE });
  const client = await rest.mcp();
  const make = async (idea: string) => {
    // Sixty calls a minute.
    rest.app.clock.advance(1_000);
    return (await callTool(client, 'generate_blueprint', { idea })).structuredContent;
  };
  const failed: { idea: string; message: string }[] = [];
  for (const idea of IDEAS) {
    const { status, error } = await make(idea);
    if (status !== 'succeeded') failed.push({ idea, message: error?.message ?? '' });
  }
  const closed = BLUEPRINTS - failed.length;
  const calls = rest.api.total / (rest.api.total - repairs);
  process.stdout.write(`${vendor}: ${closed} of ${BLUEPRINTS} closed, at ${calls.toFixed(2)} times the calls\n`);
  expect([closed >= CLOSED_MIN, calls <= 1.4]).toEqual([true, true]);
  expect(await rest.balance()).toEqual({ balance: (failed.length + 1) * PRICE, held: 0 });

  // One more, whose features cannot be mended.
  const idea = 'A diary of the tides for oyster growers with patches of no use';
  rest.api.setFaults({ byStage: { featureSlice: ['broken_rule'], features: 'malformed' } });
  const { status, error } = await make(idea);
  expect(status).toBe('failed');
  failed.push({ idea, message: error?.message ?? '' });
  rest.api.setFaults({ rules });

  for (const { idea, message } of failed) {
    expect(message).toMatch(/did not hold together in 3 attempts; nothing was charged/);
    const kept = /kept for 24 hours: ([\w, ]+)\./.exec(message)?.[1]?.split(', ') ?? [];
    const before = { ...rest.api.byStage };
    expect((await make(idea)).status).toBe('succeeded');
    for (const stage of kept.length > 0 ? ['brief', ...kept] : [])
      expect([stage, count(rest, stage)]).toEqual([stage, count({ api: { byStage: before } }, stage)]);
  }
  expect(await rest.balance()).toEqual({ balance: 0, held: 0 });
  expect(await checkLedger(rest.app)).toMatchObject({ ok: true, openHolds: 0 });
});

const count = ({ api }: { api: Pick<VendorRest['api'], 'byStage'> }, stage: string): number =>
  new Map(Object.entries(api.byStage)).get(stage) ?? 0;
