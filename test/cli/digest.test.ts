import { join } from 'node:path';
import { expect, it } from 'vitest';
import { splitDigest } from '../../src/artifacts/digest/block.ts';
import { written } from '../digest/written.ts';
import { temporaryFolder } from '../helpers/stores.ts';
import { freshData, shell, shellJson } from './shell.ts';

const shop = () =>
  written({
    '.git/HEAD': '',
    'src/a.ts': "app.get('/orders', list)\n",
    'db/schema.sql': 'CREATE TABLE orders (id int);',
  });

it('prints a digest, or all of it as JSON, without a database or a key', async () => {
  const folder = shop();
  const data = freshData();
  const told = await shell(['digest', folder], data);
  const { json } = await shellJson(['digest', folder], data);

  expect(told).toMatchObject({ code: 0, stderr: '' });
  expect(splitDigest(told.stdout).items).toContainEqual({ kind: 'route', name: 'GET /orders', file: 'src/a.ts' });
  expect(json).toMatchObject({
    files: 2,
    items: expect.arrayContaining([{ kind: 'table', name: 'orders', file: 'db/schema.sql' }]),
  });
  expect(await shell(['digest', join(folder, 'no')], data)).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('is not a folder'),
  });
});

it('joins the context of a plan with --repo, beside its words', async () => {
  const folder = shop();
  const data = freshData();
  const next = ['plan', 'next', 'Gift cards for the shop, sold at the counter', '--context', 'Berlin'];
  const told = await shell([...next, '--repo', folder], data);
  const stray = await shell(['plan', 'next', '--plan', `plan_${'a'.repeat(32)}`, '--repo', folder], data);
  const full = await shell([...next.slice(0, 3), '--context', 'a b '.repeat(1_900), '--repo', temporaryFolder()], data);

  expect(told).toMatchObject({ code: 0, stdout: expect.stringContaining('context:\nBerlin\n') });
  expect(told.stdout).toContain('repository:\n');
  expect(told.stdout).toContain('src/a.ts: GET /orders;');
  expect(stray).toMatchObject({ code: 2, stderr: expect.stringContaining('--repo goes with an idea') });
  expect(full).toMatchObject({ code: 2, stderr: expect.stringContaining('leaves no room') });
});
