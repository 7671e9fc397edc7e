import { expect, it } from 'vitest';
import { PLAIN_IDEA } from '../helpers/plain-artifacts.ts';
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
  const piece = await shellJson(['plan', 'show', plan, 'features', '--item', 'features/0/name'], data);
  expect(piece.json).toMatchObject({ artifact: 'features', version: 1, data: { name: expect.any(String) } });
  expect((await shell(['plan', 'show', plan, 'features'], data)).stdout).toContain('# ');

  const page = await shell(['plan', 'page', plan], { ...data, PLANWRIGHT_PUBLIC_URL: 'https://plans.example.com' });
  expect(page.stdout).toMatch(new RegExp(`^https://plans.example.com/plans/${plan}/open/[\\w-]{43}\n$`));
  expect(page.stderr).toContain('It opens once, within ten minutes');

  expect((await shellJson(['plan', 'delete', plan], data)).json).toEqual({ planId: plan, deleted: true });
  expect((await shell(['plan', 'show', plan], data)).code).toBe(1);
  expect((await shellJson(['plan', 'list'], data)).json).toEqual({ data: [], nextCursor: null, hasMore: false });
});
