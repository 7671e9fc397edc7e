import { describe, expect, it } from 'vitest';
import { IDEA } from '../../bridge/rest.ts';
import { callTool } from '../../helpers/mcp-client.ts';
import { endure, expectFailedRun, expectOverRest, namedOutcomes, spokenBy } from './outcomes.ts';
import { expectNoSecrets, expectNothingLeft, openVendorRest } from './vendor-rest.ts';

const VENDORS = ['anthropic', 'openai'] as const;

describe('a model of openai that answers with nothing but', () => {
  it.each(namedOutcomes)('%s ends a run over REST with an error, a charge of 0 and no call left', (_name, told) =>
    expectOverRest('openai', told));
});

describe.each(VENDORS)('a model of %s that answers with nothing but', (vendor) => {
  it.each(namedOutcomes)('%s tells an IDE the same, and what it may do', async (_name, told) => {
    const outcome = spokenBy(vendor, told);
    await using rest = await openVendorRest({ faults: { always: outcome.fault } }, { vendor });
    const client = await rest.mcp();

    const call = callTool(client, 'generate_research', { idea: IDEA });
    await endure(rest, outcome);
    const { isError, structuredContent, content } = await call;

    expect(isError).toBe(true);
    expectFailedRun(structuredContent, outcome);
    expect(content[0]?.text).toContain(structuredContent.error?.message);
    expect(rest.api.total).toBe(outcome.calls ?? rest.api.total);
    expectNoSecrets(JSON.stringify([structuredContent, content]), rest);
    expect((await callTool(client, 'get_credits')).structuredContent.data?.credits).toBe(1_000);
    await expectNothingLeft(rest);
  });
});
