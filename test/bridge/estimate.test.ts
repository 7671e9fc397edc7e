import { expect, it } from 'vitest';
import { estimateSchema } from '../../src/generation/estimating/shapes.ts';
import { draftingEngine } from '../helpers/drafting-engine.ts';
import { openRest } from './rest.ts';

const IDEA = 'A tool library for one street that lends ladders to its members';

it('an estimate over REST takes the tool beside its own body, and costs nothing', async () => {
  const engine = draftingEngine();
  await using rest = await openRest({ engine });
  const before = (await rest.balance()).balance;
  const { status, body, headers } = await rest.call('POST', '/mcp/estimate', {
    body: { tool: 'generate_blueprint', idea: IDEA },
  });
  expect(status).toBe(200);
  expect(estimateSchema.parse(body.data)).toEqual(body.data);
  expect(body).toMatchObject({ data: { credits: 150, money: null }, meta: { tool: 'estimate', creditsCharged: 0 } });
  expect(headers.get('x-credits-charged')).toBe('0');
  expect((await rest.balance()).balance).toBe(before);
  expect(engine.asked).toEqual([]);
});

it('an estimate over REST refuses what the tool would refuse, and a tool that is not there', async () => {
  await using rest = await openRest({ engine: draftingEngine() });
  for (const body of [
    { tool: 'generate_nothing', idea: IDEA },
    { tool: 'generate_research', idea: IDEA, features: 'run_0' },
    { idea: IDEA },
  ]) {
    const answer = await rest.call('POST', '/mcp/estimate', { body });
    expect(answer.status).toBe(400);
    expect(answer.body.error.code).toBe('invalid_request');
  }
});
