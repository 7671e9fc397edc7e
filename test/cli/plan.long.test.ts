import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { SAMPLES } from '../../src/plans/samples/index.ts';
import { PLAIN_IDEA } from '../helpers/plain-artifacts.ts';
import { planWithPack } from '../helpers/small-pack.ts';
import { testApp } from '../helpers/test-app.ts';
import { freshData, shell, shellJson } from './shell.ts';

it('the shell goes on with a plan, lists it, shows its pieces and deletes it', async () => {
  const data = freshData();
  const made = await shell(['generate', 'features', PLAIN_IDEA], data);
  const { planId: plan } = JSON.parse(made.stdout).meta;
  expect(made.stderr).toContain(`Plan ${plan}.`);
  const next = await shellJson(['generate', 'phases', '--plan', plan], data);
  expect(next.json).toMatchObject({ meta: { planId: plan, creditsCharged: 15 } });

  const listed = await shell(['plan', 'list'], data);
  expect(listed.stdout).toMatch(new RegExp(`${plan} .* brief features phases .*`));
  const shown = await shell(['plan', 'show', plan], data);
  expect(shown.stdout).toMatch(/\nARTIFACT +VERSION.*\n(?:.*\n)*features +1 of 1 +outline/);
  const piece = await shellJson(
    ['plan', 'show', plan, 'features', '--item', 'features/0/name', '--version', '1'],
    data,
  );
  expect(piece.json).toMatchObject({ artifact: 'features', version: 1, data: { name: expect.any(String) } });
  expect((await shell(['plan', 'show', plan, 'features'], data)).stdout).toContain('# ');

  const page = await shell(['plan', 'page', plan], { ...data, PLANWRIGHT_PUBLIC_URL: 'https://plans.example.com' });
  expect(page.stdout).toMatch(new RegExp(`^https://plans.example.com/plans/${plan}/open/[\\w-]{43}\n$`));
  expect(page.stderr).toContain('It opens once, within ten minutes');

  expect((await shellJson(['plan', 'delete', plan], data)).json).toEqual({ planId: plan, deleted: true });
  expect((await shell(['plan', 'show', plan], data)).code).toBe(1);
  const sample = SAMPLES[0]?.id ?? '';
  expect((await shell(['plan', 'show', sample], data)).stdout).toMatch(/^A sample plan, .*\n\n(?:.*\n)+features +/);
  expect((await shell(['plan', 'page', sample], data)).stdout).toMatch(new RegExp(`/plans/${sample}\n$`));
  expect((await shell(['plan', 'delete', sample], data)).stderr).toContain(`${sample} is a sample`);
  const left = (await shellJson(['plan', 'list'], data)).json;
  expect(left).toMatchObject({ data: SAMPLES.map(({ id }) => ({ planId: id })), nextCursor: null, hasMore: false });
});

it('the shell builds from a plan one prompt at a time, and shows how far it is', async () => {
  const data = freshData();
  const folder = data.PLANWRIGHT_DATA_DIR;
  await shell(['plan', 'list'], data);
  const app = await testApp({ databaseUrl: join(folder, 'planwright.db') });
  const [local] = await app.store.db.selectFrom('workspaces').selectAll().execute();
  const plan = await planWithPack(app, { workspace: { id: local?.id ?? '', name: '', tier: 'pro' } });
  await app[Symbol.asyncDispose]();

  const first = await shell(['plan', 'prompt', plan], data);
  expect(first.stdout).toMatch(
    /^The setup comes first\..*\n\nSet up the repository\.\n\nOnce it is built: planwright /,
  );
  const evidence = join(folder, 'evidence.json');
  writeFileSync(evidence, JSON.stringify({ command: 'npm test', exitCode: 0 }));
  const done = ['--done', 'setup', '--version', '1', '--note', 'A repository.', '--evidence', evidence];
  const next = await shellJson(['plan', 'prompt', plan, ...done], data);
  expect(next.json).toMatchObject({ prompt: { id: 'P1' }, marked: [{ prompt: 'setup', stored: true }] });

  const status = await shell(['plan', 'status', plan], data);
  expect(status.stdout).toMatch(
    /^1 done, 2 open, 1 blocked\.\n\nPROMPT +NAME +STATUS +NOTE\nsetup +Setup +done \(claimed\)/,
  );
  expect(status.stdout).toMatch(/\nP1 +Tides +next\nP3 +Print +open\nP2 +Diary +waits for P1\n$/);
  const { json } = await shellJson(['plan', 'status', plan], data);
  expect(json).toMatchObject({ next: 'P1', builds: [{ prompt: 'setup', evidence: { exitCode: 0 } }] });
  expect(await shell(['plan', 'prompt', plan, '--note', 'x'], data)).toMatchObject({ code: 2 });
  expect((await shell(['plan', 'prompt', plan, '--done', 'P9'], data)).stderr).toContain('no prompt "P9"');
});
