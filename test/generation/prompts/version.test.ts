import { expect, it } from 'vitest';
import { promptVersion } from '../../../src/generation/prompts/version.ts';
import { canonicalJson } from '../../../src/system/canonical-json.ts';
import { sha256 } from '../../../src/system/secret.ts';
import { newCaller, run } from '../../helpers/callers.ts';
import { fixtureEngine } from '../../helpers/engines.ts';
import { PLAIN_IDEA } from '../../helpers/plain-artifacts.ts';
import { testApp } from '../../helpers/test-app.ts';

async function hashOfRun(model: string | null, tail: (engineVersion: string) => unknown[]) {
  const engine = { ...fixtureEngine(), model };
  await using app = await testApp({ engine });
  const caller = await newCaller(app);
  const made = await run(app, caller, 'generate_research', { sameness: { kind: 'attach' } });
  const row = await app.store.db
    .selectFrom('runs')
    .select('call_hash')
    .where('id', '=', made.run.id)
    .executeTakeFirstOrThrow();
  const call = [caller.workspace.id, 'generate_research', { idea: PLAIN_IDEA }, engine.name, model];
  return { actual: row.call_hash, expected: sha256(canonicalJson([...call, ...tail(engine.version)])) };
}

it('makes the same call another call when a model is asked in other words', async () => {
  expect(promptVersion()).toMatch(/^[0-9a-f]{12}$/);
  const { actual, expected } = await hashOfRun('some-model', (version) => [version, promptVersion()]);
  expect(actual).toBe(expected);
});

it('leaves calls to a planner without a model as they are', async () => {
  const { actual, expected } = await hashOfRun(null, (version) => [version]);
  expect(actual).toBe(expected);
});
