import { describe, expect, it } from 'vitest';
import { expectError, IDEA } from '../../bridge/rest.ts';
import { endure, expectFailedRun, namedOutcomes, type Outcome, spokenBy } from './outcomes.ts';
import { expectNoSecrets, expectNothingLeft, openVendorRest, type VendorRest } from './vendor-rest.ts';

const VENDORS = ['anthropic', 'openai'] as const;

describe.each(VENDORS)('a model of %s that answers with nothing but', (vendor) => {
  it.each(
    namedOutcomes,
  )('%s ends a run over REST with an error, a charge of 0 and no call left', async (_name, told) => {
    const outcome = spokenBy(vendor, told);
    await using rest = await openVendorRest({ faults: { always: outcome.fault } }, { vendor });

    // What takes longer than REST waits is read from the run.
    const call = outcome.afterMs === 300_000 ? startAndRead(rest, outcome) : rest.generate('research');
    await endure(rest, outcome);
    const reply = await call;

    if (outcome.afterMs === 300_000) expectFailedRun(reply.body.data, outcome);
    else expectError(reply, outcome.status, outcome.code, outcome.words);
    expect(reply.headers.get('x-credits-charged')).toBe('0');
    expect(reply.headers.get('x-credits-remaining')).toBe('1000');
    expect(rest.api.total).toBe(outcome.calls);
    expectNoSecrets(JSON.stringify(reply.body), rest);
    expectNoSecrets(rest.logged(), rest);
    await expectNothingLeft(rest);

    rest.api.setFaults({});
    const next = await rest.generate('research');
    expect([next.status, next.headers.get('x-credits-charged')]).toEqual([200, '25']);
  });
});

async function startAndRead(rest: VendorRest, { afterMs = 0 }: Outcome) {
  const { body } = await rest.generate('research', { idea: IDEA }, { Prefer: 'respond-async' });
  await expect.poll(() => rest.app.activeRuns.size).toBe(0);
  const ended = await rest.app.store.db.selectFrom('runs').selectAll().executeTakeFirstOrThrow();
  expect((ended.finished_at ?? 0) - ended.created_at).toBe(afterMs);
  return rest.call('GET', `/mcp/runs/${body.data.runId}`);
}
