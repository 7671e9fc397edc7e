import { describe, expect, it } from 'vitest';
import { IDEA } from '../../bridge/rest.ts';
import { expectFailedRun, namedOutcomes, spokenBy } from './outcomes.ts';
import { expectNoSecrets, expectNothingLeft, openVendorRest, pass, type VendorRest } from './vendor-rest.ts';

/** Parts that are under way beside the one at fault, and do not end by themselves. */
const BESIDE = ['phasesFill', 'packIndex'] as const;

const SLICES = 4;

describe.each([
  'anthropic',
  'openai',
] as const)('a blueprint of which %s answers one part with nothing but', (vendor) => {
  it.each(namedOutcomes)('%s ends as a run of one stage does, and stops the parts beside it', async (_name, told) => {
    const { fault, calls, afterMs = 0, ...outcome } = spokenBy(vendor, told);
    const beside = Object.fromEntries(BESIDE.map((kind) => [kind, 'stall_pinging' as const]));
    await using rest = await openVendorRest({ faults: { byStage: { featureSlice: fault, ...beside } } }, { vendor });

    const { body } = await rest.generate('blueprint', { idea: IDEA }, { Prefer: 'respond-async' });
    await expect.poll(() => isReached(rest)).toBe(true);
    if (afterMs > 0) await pass(rest, afterMs);
    await expect.poll(() => rest.app.activeRuns.size).toBe(0);

    const reply = await rest.call('GET', `/mcp/runs/${body.data.runId}`);
    expectFailedRun(reply.body.data, { fault, ...outcome });
    const asked = rest.api.byStage.featureSlice ?? 0;
    expect(asked).toBeLessThanOrEqual(SLICES * (calls ?? asked));
    const left = rest.api.requests.filter(({ stage }) => BESIDE.some((kind) => kind === stage));
    expect(left.filter(({ outcome: ended }) => ended !== 'left')).toEqual([]);
    expectNoSecrets(JSON.stringify(reply.body), rest);
    expectNoSecrets(rest.logged(), rest);
    await expectNothingLeft(rest);
  });
});

/** Whether the part at fault was asked for, and so were those beside it that have a line. */
function isReached({ api }: VendorRest): boolean {
  const ended = api.requests.filter(({ halted, outcome }) => halted || outcome !== 'open');
  return ended.some(({ stage }) => stage === 'featureSlice') && ended.some(({ stage }) => stage === 'phasesFill');
}
