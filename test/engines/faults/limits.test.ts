import { expect, it } from 'vitest';
import { IDEA, type Reply } from '../../bridge/rest.ts';
import type { StandInOptions } from '../../helpers/messages-api/vendor.ts';
import { expectNothingLeft, openVendorRest, pass, type VendorRest } from './vendor-rest.ts';

const LIMIT_MS = 5 * 60_000;
const BLUEPRINT_MS = 15 * 60_000;
/** Two answers fit into the limit, a third does not. */
const SLOW = { firstTokenMs: 110_000, tokensPerSecond: Number.POSITIVE_INFINITY };

interface Late {
  /** Why it takes so long. */
  when: string;
  vendor: StandInOptions;
  /** Calls that were made before time passes, where they are others, and when it is up. */
  callsBefore?: number;
  calls: number;
}

it.each<Late>([
  {
    when: 'the vendor is overloaded for ever and asks for a minute before each retry',
    vendor: { faults: { always: { kind: 'http_529', retryAfter: 60 } } },
    callsBefore: 1,
    calls: 5,
  },
  {
    when: 'every answer is of no use and takes 110 seconds',
    vendor: { speed: SLOW, faults: { always: 'malformed' } },
    calls: 3,
  },
  {
    when: 'the second attempt is kept alive by pings alone',
    vendor: { faults: { script: [{ kind: 'http_529', retryAfter: 0.001 }, 'stall_pinging'] } },
    calls: 2,
  },
  {
    when: 'the repair is kept alive by pings alone',
    vendor: { faults: { script: ['off_schema', 'stall_pinging'] } },
    calls: 2,
  },
])('a stage ends after exactly five minutes when $when', async ({ vendor, calls, callsBefore = calls }) => {
  await using rest = await openVendorRest(vendor);
  const runId = await start(rest, 'research');
  if (vendor.speed) await begun(rest);
  // What fails at once has failed before time begins to pass.
  else await expect.poll(() => rest.api.total).toBe(callsBefore);
  await pass(rest, LIMIT_MS - 1);
  expect((await read(rest, runId)).body.data.status).toBe('running');
  await pass(rest, 1);
  await expectTimedOut(rest, runId, /research stage took longer than 5 minutes; nothing was charged.*Try again/);
  expect(rest.api.total).toBe(calls);
});

it('a silence in the second attempt ends the stage 90 seconds later', async () => {
  await using rest = await openVendorRest({ faults: { script: [{ kind: 'http_529', retryAfter: 0.001 }, 'stall'] } });
  const runId = await start(rest, 'research');
  await expect.poll(() => rest.api.requests[1]?.halted).toBe(true);
  await pass(rest, 90_000);
  await expectTimedOut(rest, runId, /silent for 90 seconds/, 90_000);
});

it('a blueprint has fifteen minutes in all, and says which stages were finished', async () => {
  await using rest = await openVendorRest({ speed: { ...SLOW, firstTokenMs: 225_500 } });
  const runId = await start(rest, 'blueprint', { 'Idempotency-Key': 'slow' });
  await begun(rest);
  await pass(rest, BLUEPRINT_MS - 1);
  expect((await read(rest, runId)).body.data.status).toBe('running');
  await pass(rest, 1);
  const words =
    /The run took longer than 15 minutes; nothing was charged.*kept for 24 hours: research, architecture, features, phases, \d part/;
  await expectTimedOut(rest, runId, words, BLUEPRINT_MS);
  const { stages } = (await read(rest, runId)).body.data;
  expect(stages.map(({ status }: { status: string }) => status === 'done')).toEqual([true, true, true, true, false]);
  expect(rest.api.byStage).toMatchObject({ research: 1, skeleton: 1, phasesFill: 1, packIndex: 1 });
});

it('a vendor that needs four minutes for a stage is waited for', async () => {
  await using rest = await openVendorRest({ speed: { ...SLOW, firstTokenMs: 240_000 } });
  const reply = rest.generate('research');
  await begun(rest);
  await pass(rest, 242_000);
  expect([(await reply).status, (await reply).headers.get('x-credits-charged')]).toEqual([200, '25']);
  await expectNothingLeft(rest, 975);
});

it('a run that is over is not asked for again by a retry that was waiting', async () => {
  const waiting = { kind: 'http_529', retryAfter: 1 } as const;
  await using rest = await openVendorRest({ faults: { script: [waiting, waiting, null] } });
  const runId = await start(rest, 'research');
  await expect.poll(() => rest.api.total).toBe(1);
  expect((await rest.call('DELETE', `/mcp/runs/${runId}`)).body.data.status).toBe('cancelled');
  // This one waits as long for its own retry, so the other's second is over when it is answered.
  expect((await rest.generate('research')).status).toBe(200);
  expect(rest.api.total).toBe(3);
  await expectNothingLeft(rest, 975);
});

async function start(rest: VendorRest, what: string, headers = {}): Promise<string> {
  return (await rest.generate(what, { idea: IDEA }, { Prefer: 'respond-async', ...headers })).body.data.runId;
}

/** The planner behind the stand-in is loaded with its first answer, however long that takes. */
const begun = (rest: VendorRest) => expect.poll(() => rest.api.requests[0]?.status).toBe(200);

const read = (rest: VendorRest, runId: string): Promise<Reply> => rest.call('GET', `/mcp/runs/${runId}`);

async function expectTimedOut(rest: VendorRest, runId: string, words: RegExp, afterMs = LIMIT_MS): Promise<void> {
  await expect.poll(() => rest.app.activeRuns.size).toBe(0);
  expect((await read(rest, runId)).body.data).toMatchObject({
    status: 'failed',
    creditsCharged: 0,
    error: { code: 'engine_timeout', message: expect.stringMatching(words) },
  });
  const run = await rest.app.store.db.selectFrom('runs').selectAll().where('id', '=', runId).executeTakeFirstOrThrow();
  expect((run.finished_at ?? 0) - run.created_at).toBe(afterMs);
  await expectNothingLeft(rest);
}
