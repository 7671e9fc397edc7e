import { describe, expect, it } from 'vitest';
import { readSection } from '../../../src/engines/prompts/section.ts';
import { IDEA } from '../../bridge/rest.ts';
import { callTool } from '../../helpers/mcp-client.ts';
import { textOf } from '../../helpers/messages-api/check-request.ts';
import type { Fault } from '../../helpers/messages-api/faults.ts';
import { expectNothingLeft, openVendorRest, type VendorRest } from './vendor-rest.ts';

/** What the model is told when it is asked again. */
const REPAIRED: [Fault, RegExp][] = [
  ['max_tokens', /cut off after \d+ tokens: write less/],
  ['context_window', /did not fit.*write less/],
  ['no_text', /There was no text/],
  ['malformed', /not one JSON object/],
  ['off_schema', /summary/],
  ['empty_arrays', /competitors/],
  ['megabyte', /went on without an end/],
];

const RETRIED: Fault[] = [
  { kind: 'http_429', retryAfter: 0.001 },
  { kind: 'http_500', retryAfter: 0.001 },
  { kind: 'http_529', retryAfter: 0.001 },
  'cut',
  'cut_at_once',
  'early_end',
  'error_event',
  'not_the_api',
];

describe('an answer that is of no use once', () => {
  it.each(REPAIRED)('because of %s is mended by a second, charged once, all tokens counted', async (fault, told) => {
    await using rest = await openVendorRest({ faults: { script: [fault, null] } });
    const { status, headers, body } = await rest.generate('research');
    expect(body.error).toBeUndefined();
    expect([status, headers.get('x-credits-charged'), rest.api.total]).toEqual([200, '25', 2]);
    expect(faultsTold(rest)).toMatch(told);
    // Of an answer that has no end, the tokens are not known.
    if (fault !== 'megabyte') expect(body.meta.usage).toEqual(usageTold(rest));
    expect(body.meta).toMatchObject({ engine: 'anthropic', model: 'claude-sonnet-5-5', quality: { coherent: true } });
    await expectNothingLeft(rest, 975);
  });

  it.each(RETRIED)('because of %j is asked for again in the same words', async (fault) => {
    await using rest = await openVendorRest({ faults: { script: [fault, null] } });
    const { status, headers, body } = await rest.generate('research');
    expect([status, headers.get('x-credits-charged'), rest.api.total]).toEqual([200, '25', 2]);
    expect(rest.api.requests[1]?.body).toEqual(rest.api.requests[0]?.body);
    expect(body.meta.usage).toEqual(usageTold(rest));
    await expectNothingLeft(rest, 975);
  });

  it.each(['two_blocks', 'talk_then_json'] as const)('comes whole all the same in %s', async (fault) => {
    await using rest = await openVendorRest({ faults: { script: [fault] }, thinkingTokens: 200 });
    const { structuredContent } = await callTool(await rest.mcp(), 'generate_research', { idea: IDEA });
    expect(structuredContent).toMatchObject({ status: 'succeeded', meta: { creditsCharged: 25 } });
    expect(rest.api.total).toBe(1);
    await expectNothingLeft(rest, 975);
  });

  it('is mended twice and no more, each time told what was wrong', async () => {
    await using rest = await openVendorRest({ faults: { script: ['off_schema', 'max_tokens', null] } });
    const { status, body } = await rest.generate('features');
    expect([status, body.meta.usage]).toEqual([200, usageTold(rest)]);
    expect(rest.api.byStage).toEqual({ features: 3 });
    await expectNothingLeft(rest, 975);
  });

  it('is told to the model by what was wrong with it, a megabyte never', async () => {
    await using rest = await openVendorRest({ faults: { script: ['megabyte_in_field', 'empty_arrays', null] } });
    expect((await rest.generate('architecture')).status).toBe(200);
    for (const { body } of rest.api.requests) expect(JSON.stringify(body).length).toBeLessThan(60_000);
  });
});

function faultsTold({ api }: VendorRest): string {
  const asked = textOf(api.requests.at(-1)?.body?.messages[0]?.content);
  return JSON.stringify(readSection(asked, 'faults'));
}

/** The sum of what the vendor told of each call. */
function usageTold({ api }: VendorRest) {
  const sum = { inputTokens: 0, outputTokens: 0, cacheReadTokens: 0 };
  for (const { usage } of api.requests) {
    sum.inputTokens += usage?.inputTokens ?? 0;
    sum.outputTokens += usage?.outputTokens ?? 0;
    sum.cacheReadTokens += usage?.cacheReadTokens ?? 0;
  }
  return sum;
}
