import { describe, expect, it } from 'vitest';
import { blueprintSchema } from '../../../src/artifacts/blueprint.ts';
import { expectError, IDEA } from '../../bridge/rest.ts';
import { callTool } from '../../helpers/mcp-client.ts';
import type { FaultSettings } from '../../helpers/messages-api/faults.ts';
import { expectNoSecrets, expectNothingLeft, openVendorRest, type VendorRest } from './vendor-rest.ts';

const outOfOrder = { kind: 'http_500', retryAfter: 0.001 } as const;

/** What a blueprint asks a model for. */
const ASKED = {
  ...{ research: 1, skeleton: 1, architectureFill: 2, featureSlice: 4, phasesFill: 1 },
  ...{ packIndex: 1, promptSlice: 7, review: 1 },
};

describe('a blueprint written by a model', () => {
  it('comes whole, written in parts and reviewed', async () => {
    await using rest = await openVendorRest({ thinkingTokens: 100 });
    const { status, body } = await rest.generate('blueprint');
    expect(body.error).toBeUndefined();
    expect([status, body.meta.creditsCharged]).toEqual([200, 150]);
    expect(rest.api.byStage).toEqual(ASKED);
    blueprintSchema.parse(body.data);
    expect(body.meta.review).toMatchObject({ mended: [], open: [], doubts: ['The first users may not come.'] });
    await expectNothingLeft(rest, 850);
  });

  it('whose last stage fails keeps all before it, and the same Idempotency-Key goes on from there', async () => {
    await using rest = await openVendorRest({ faults: { byStage: { promptSlice: outOfOrder } } });
    const key = { 'Idempotency-Key': 'once' };

    const failed = await rest.generate('blueprint', { idea: IDEA }, key);
    const kept =
      /overloaded.*Try again.*kept for 24 hours: research, architecture, features, phases, 1 part of the rest\. M/;
    expectError(failed, 503, 'engine_unavailable', kept);
    const { promptSlice: _, review: __, ...before } = ASKED;
    expect(rest.api.byStage).toMatchObject(before);
    await expectNothingLeft(rest);

    rest.api.setFaults({});
    const { status, headers } = await rest.generate('blueprint', { idea: IDEA }, key);
    expect([status, headers.get('x-credits-charged')]).toEqual([200, '150']);
    expect(rest.api.byStage).toMatchObject({ ...before, review: 1 });
    await expectNothingLeft(rest, 850);
  });

  it.each([
    'anthropic',
    'openai',
  ] as const)('by %s fails over MCP with the same words, and the same call goes on', async (vendor) => {
    await using rest = await openVendorRest({ faults: { byStage: { review: 'http_401' } } }, { vendor });
    const client = await rest.mcp();
    const failed = await callTool(client, 'generate_blueprint', { idea: IDEA });
    const message = expect.stringMatching(
      /kept for 24 hours: research, architecture, features, phases, promptPack\. Make the same call again/,
    );
    expect(failed.structuredContent).toMatchObject({ status: 'failed', error: { message } });
    await expectNothingLeft(rest);

    rest.api.setFaults({});
    rest.app.clock.advance(1);
    const { structuredContent } = await callTool(client, 'generate_blueprint', { idea: IDEA });
    expect(structuredContent).toMatchObject({ status: 'succeeded', meta: { creditsCharged: 150 } });
    expect(rest.api.byStage).toEqual({ ...ASKED, review: 2 });
    await expectNothingLeft(rest, 850);
  });

  it.each<[string, FaultSettings['byStage'], RegExp]>([
    [
      'one out of order, one refused',
      { research: outOfOrder, skeleton: 'refusal' },
      /unprocessable|engine_unavailable/,
    ],
    ['one without end, one without a key', { research: 'stall', skeleton: 'http_401' }, /engine_unavailable/],
    [
      'one mute, one off the schema',
      { research: 'off_schema', skeleton: 'stall_before_headers' },
      /engine_unavailable/,
    ],
    ['both cut', { research: 'cut', skeleton: 'cut' }, /engine_unavailable/],
  ])('fails once when two stages fail beside each other: %s', async (_how, byStage, code) => {
    await using rest = await openVendorRest({ faults: { byStage } });
    const { status, headers, body } = await rest.generate('blueprint');
    expect(status).toBeGreaterThanOrEqual(400);
    expect(body.error.code).toMatch(code);
    expect(headers.get('x-credits-charged')).toBe('0');
    expectNoSecrets(JSON.stringify(body), rest);
    await expectNothingLeft(rest);
    const asked = rest.api.total;

    rest.api.setFaults({});
    expect((await rest.generate('research')).status).toBe(200);
    expect(rest.api.total).toBe(asked + 1);
  });
});

describe('a cancel in the middle of an answer closes the call to the vendor', () => {
  it.each(['stall', 'stall_before_headers', 'stall_pinging'] as const)('over REST, in a %s', async (fault) => {
    await using rest = await openVendorRest({ faults: { script: [fault] } });
    const { body } = await rest.generate('research', { idea: IDEA }, { Prefer: 'respond-async' });
    await expect.poll(() => rest.api.requests[0]?.halted).toBe(true);

    const { status, body: cancelled } = await rest.call('DELETE', `/mcp/runs/${body.data.runId}`);

    expect([status, cancelled.data.status]).toEqual([200, 'cancelled']);
    await expectCancelled(rest);
  });

  it('over MCP, by cancel_run', async () => {
    await using rest = await openVendorRest({ faults: { script: ['stall'] } });
    const client = await rest.mcp();
    const call = callTool(client, 'generate_research', { idea: IDEA });
    await expect.poll(() => rest.api.requests[0]?.halted).toBe(true);
    const [runId] = rest.app.activeRuns.keys();

    const { structuredContent } = await callTool(client, 'cancel_run', { runId });

    expect(structuredContent.status).toBe('cancelled');
    expect((await call).structuredContent.status).toMatch(/failed|cancelled/);
    await expectCancelled(rest);
  });
});

it('a process that ends in the middle of an answer leaves no call open and the run to be taken up', async () => {
  await using rest = await openVendorRest({ faults: { byStage: { architecture: ['stall'] } } });
  const { body } = await rest.generate('architecture', { idea: IDEA }, { Prefer: 'respond-async' });
  await expect.poll(() => rest.api.requests[0]?.halted).toBe(true);
  await rest.app.close();
  await expect.poll(() => rest.api.open).toBe(0);
  expect(rest.api.requests[0]?.outcome).toBe('left');
  expect(body.data.status).toBe('running');
});

it('a vendor that nobody reaches is told as such, uncharged', async () => {
  await using rest = await openVendorRest();
  await rest.api.close();
  const reply = await rest.generate('research');
  expectError(reply, 503, 'engine_unavailable', /cannot be reached.*ANTHROPIC_BASE_URL.*try again/);
  expect(reply.body.error.message).toMatch(/nothing was charged/i);
  expectNoSecrets(JSON.stringify(reply.body), rest);
  expectNoSecrets(rest.logged().replaceAll(rest.api.url, ''), rest);
  await expectNothingLeft(rest);
});

it('a wrong key names the setting to mend, and shows neither key', async () => {
  await using rest = await openVendorRest({}, { apiKey: 'sk-ant-mistyped' });
  const reply = await rest.generate('research');
  expectError(reply, 503, 'engine_unavailable', /ANTHROPIC_API_KEY/);
  expectNoSecrets(JSON.stringify(reply.body), rest);
  expectNoSecrets(rest.logged(), rest);
  expect(rest.api.requests).toMatchObject([{ status: 401, body: undefined }]);
  await expectNothingLeft(rest);
});

async function expectCancelled(rest: VendorRest): Promise<void> {
  await expectNothingLeft(rest);
  expect(rest.api.requests.map(({ outcome }) => outcome)).toEqual(['left']);
  const run = await rest.app.store.db.selectFrom('runs').select('status').executeTakeFirstOrThrow();
  expect(run.status).toBe('cancelled');
}
