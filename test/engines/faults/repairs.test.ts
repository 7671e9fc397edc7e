import { describe, expect, it } from 'vitest';
import { readSection } from '../../../src/engines/prompts/section.ts';
import { IDEA } from '../../bridge/rest.ts';
import { callTool } from '../../helpers/mcp-client.ts';
import type { Fault } from '../../helpers/messages-api/faults.ts';
import { expectNothingLeft, openVendorRest, type VendorRest } from './vendor-rest.ts';

/** What the model is told when it is asked again. */
const REPAIRED: [Fault, RegExp][] = [
  ['max_tokens', /cut off after \d+ tokens: write less/],
  ['context_window', /(did not fit|cut off).*write less/],
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

describe.each(['anthropic', 'openai'] as const)('an answer of %s that is of no use once', (vendor) => {
  it.each(REPAIRED)('because of %s is mended by a second, charged once, all tokens counted', async (fault, told) => {
    await using rest = await openVendorRest({ faults: { script: [fault, null] } }, { vendor });
    const { status, headers, body } = await rest.generate('research');
    expect(body.error).toBeUndefined();
    expect([status, headers.get('x-credits-charged'), rest.api.total]).toEqual([200, '25', 2]);
    expect(faultsTold(rest)).toMatch(told);
    // Of an answer that has no end, the tokens are not known.
    if (fault !== 'megabyte') expect(body.meta.usage).toMatchObject(usageTold(rest));
    expect(body.meta).toMatchObject({ engine: vendor, quality: { coherent: true } });
    await expectNothingLeft(rest, 975);
  });

  it.each(RETRIED)('because of %j is asked for again in the same words', async (fault) => {
    await using rest = await openVendorRest({ faults: { script: [fault, null] } }, { vendor });
    const { status, headers, body } = await rest.generate('research');
    expect([status, headers.get('x-credits-charged'), rest.api.total]).toEqual([200, '25', 2]);
    expect(rest.api.requests[1]?.body).toEqual(rest.api.requests[0]?.body);
    expect(body.meta.usage).toMatchObject(usageTold(rest));
    await expectNothingLeft(rest, 975);
  });

  it.each(['two_blocks', 'talk_then_json'] as const)('comes whole all the same in %s', async (fault) => {
    await using rest = await openVendorRest({ faults: { script: [fault] }, thinkingTokens: 200 }, { vendor });
    const { structuredContent } = await callTool(await rest.mcp(), 'generate_research', { idea: IDEA });
    expect(structuredContent).toMatchObject({ status: 'succeeded', meta: { creditsCharged: 25 } });
    expect(rest.api.total).toBe(1);
    await expectNothingLeft(rest, 975);
  });

  it('is mended twice and no more, each time told what was wrong', async () => {
    await using rest = await openVendorRest({ faults: { script: ['off_schema', 'max_tokens', null] } }, { vendor });
    const { status, body } = await rest.generate('features');
    expect([status, body.meta.usage]).toMatchObject([200, usageTold(rest)]);
    expect(rest.api.byStage).toEqual({ features: 3 });
    await expectNothingLeft(rest, 975);
  });

  it('is told to the model by what was wrong with it, a megabyte never', async () => {
    await using rest = await openVendorRest(
      { faults: { script: ['megabyte_in_field', 'empty_arrays', null] } },
      { vendor },
    );
    expect((await rest.generate('architecture')).status).toBe(200);
    for (const { body } of rest.api.requests) expect(JSON.stringify(body).length).toBeLessThan(60_000);
  });
});

function faultsTold({ api }: VendorRest): string {
  return JSON.stringify(readSection(api.requests.at(-1)?.asked?.user ?? '', 'faults'));
}

/** The sum of what the vendor told of each call. */
function usageTold({ api }: VendorRest) {
  const sum = { inputTokens: 0, outputTokens: 0, cacheReadTokens: 0 };
  for (const { usage } of api.requests) {
    sum.inputTokens += usage?.inputTokens ?? 0;
    sum.outputTokens += usage?.outputTokens ?? 0;
    sum.cacheReadTokens += usage?.cacheReadTokens ?? 0;
  }
  const written = api.requests.flatMap(({ usage }) => usage?.cacheWrittenTokens ?? []);
  return written.length === 0 ? sum : { ...sum, cacheWriteTokens: written.reduce((all, tokens) => all + tokens, 0) };
}
