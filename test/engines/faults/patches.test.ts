import { describe, expect, it } from 'vitest';
import { readSection } from '../../../src/engines/prompts/section.ts';
import { expectError } from '../../bridge/rest.ts';
import type { Fault } from '../../helpers/messages-api/faults.ts';
import { expectNothingLeft, openVendorRest, type VendorRest } from './vendor-rest.ts';

const STAGES = ['research', 'architecture', 'features', 'phases', 'prompt-pack'] as const;

/** Patches that cannot be used, and what the model is told of each. */
const UNUSABLE: [Fault, RegExp][] = [
  ['max_tokens', /Your last patch could not be used\. It was cut off/],
  ['malformed', /Your last patch could not be used\. It was not one JSON object/],
  ['off_schema', /Your last patch could not be used\. It had no list of operations/],
  ['empty_arrays', /Your last patch was not applied\. The patch is not valid/],
];

describe.each(['anthropic', 'openai'] as const)('an answer of %s that breaks a rule', (vendor) => {
  it.each(STAGES)('is mended by a patch of it, in the %s stage, and charged once', async (stage) => {
    await using rest = await openVendorRest({ faults: { script: ['broken_rule', null] } }, { vendor });
    const { status, body } = await rest.generate(stage);
    expect(body.error).toBeUndefined();
    expect([status, rest.api.total, body.meta.quality.coherent]).toEqual([200, 2, true]);
    expect(schemaAsked(rest)).toEqual(['ops']);
    expect(body.meta.usage.outputTokens).toBeLessThan(1.5 * (rest.api.requests[0]?.usage?.outputTokens ?? 0));
    await expectNothingLeft(rest, 1_000 - body.meta.creditsCharged);
  });

  it('goes back without the items that no fault is about', async () => {
    await using rest = await openVendorRest({ faults: { script: ['broken_rule', null] } }, { vendor });
    await rest.generate('features');
    const [first, ...others] = Object(shown(rest, 'previous_answer')).features;
    expect(first).toHaveProperty('criteria');
    expect(others.length).toBeGreaterThan(2);
    expect(others.filter((one: object) => 'criteria' in one).length).toBeLessThan(others.length);
    expect(Object.keys(Object(shown(rest, 'shape')))).toEqual(['features']);
    expect(String(shown(rest, 'faults'))).toContain('/features/F1/criteria/0');
    const [whole = '', patch = ''] = rest.api.requests.map(({ asked }) => asked?.user);
    // Both begin with what the plan so far is.
    expect(patch.startsWith(whole.slice(0, whole.lastIndexOf('\n\n')))).toBe(true);
  });

  it('is patched twice and no more; then the stage fails, uncharged', async () => {
    await using rest = await openVendorRest(
      { faults: { script: ['broken_rule', 'malformed', 'malformed'] } },
      { vendor },
    );
    const reply = await rest.generate('architecture');
    expectError(reply, 503, 'engine_unavailable', /did not hold together in 3 attempts; nothing was charged.*Nowhere/);
    expect(rest.api.total).toBe(3);
    await expectNothingLeft(rest);
  });

  it('is taken from a patch that also breaks something, without the operation that does', async () => {
    await using rest = await openVendorRest({ faults: { script: ['broken_rule', 'broken_rule'] } }, { vendor });
    const { status, body } = await rest.generate('architecture');
    expect([status, rest.api.total, body.meta?.quality.coherent]).toEqual([200, 2, true]);
    await expectNothingLeft(rest, 980);
  });

  it.each(UNUSABLE)('is patched again after a patch with %s, which leaves it as it was', async (fault, told) => {
    await using rest = await openVendorRest({ faults: { script: ['broken_rule', fault, null] } }, { vendor });
    const { status, body } = await rest.generate('architecture');
    expect([status, rest.api.total, body.meta?.quality.coherent]).toEqual([200, 3, true]);
    expect(schemaAsked(rest)).toEqual(['ops']);
    expect(String(shown(rest, 'faults'))).toMatch(told);
    expect(String(shown(rest, 'faults'))).toContain('Nowhere');
  });

  it('is written anew where its first answer was cut off, and patched from there', async () => {
    await using rest = await openVendorRest({ faults: { script: ['max_tokens', 'broken_rule', null] } }, { vendor });
    const { status } = await rest.generate('architecture');
    expect([status, rest.api.total]).toEqual([200, 3]);
    const asked = rest.api.requests.map((request) => request.asked?.user.includes('<shape>'));
    expect(asked).toEqual([false, false, true]);
  });
});

it('an endpoint that knows no schema is told the form of a patch in words', async () => {
  await using rest = await openVendorRest(
    { faults: { script: ['broken_rule', null] }, accepts: { formats: [] } },
    { vendor: 'openai' },
  );
  expect((await rest.generate('architecture')).status).toBe(200);
  expect(rest.api.requests.at(-1)?.asked?.system).toContain('"ops"');
});

const shown = ({ api }: VendorRest, name: string): unknown => readSection(api.requests.at(-1)?.asked?.user ?? '', name);

/** The fields of the schema that the last answer was held to. */
function schemaAsked({ api }: VendorRest): string[] {
  const { output_config, response_format } = Object(api.requests.at(-1)?.body);
  const schema = output_config ? output_config.format.schema : response_format.json_schema.schema;
  return Object.keys(schema.properties);
}
