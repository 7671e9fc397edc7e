import { expect, it } from 'vitest';
import { startMessagesApi } from '../helpers/messages-api/messages-api.ts';
import { freshData, shell, shellJson } from './shell.ts';

const IDEA = 'A rota planner for volunteer lifeboat crews with SMS call-outs and tide times';
const CHANGE = 'Call-outs go out in Welsh too';

it('the shell revises and refreshes a plan with its model, and says what to do without one', async () => {
  await using api = await startMessagesApi();
  const data = freshData();
  const env = { ...data, ANTHROPIC_API_KEY: api.apiKey, ANTHROPIC_BASE_URL: api.url };
  const made = await shellJson(['generate', 'blueprint', IDEA], env);
  const { planId: plan } = made.json.meta as { planId: string };

  const without = await shell(['plan', 'revise', plan, CHANGE], { ...data, PLANWRIGHT_ENGINE: 'outline' });
  expect(without).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining('plan_next') });

  const revised = await shell(['plan', 'revise', plan, CHANGE], env);
  expect(revised.stderr).toBe('');
  expect(revised).toMatchObject({ code: 0, stdout: expect.stringMatching(/^brief: version 2, changed, 0 credits\n/) });
  expect(revised.stdout).toContain('architecture: still holds, free\n');
  expect(revised.stdout).toContain(`planwright plan next --plan ${plan}`);
  expect(JSON.stringify((await shellJson(['plan', 'show', plan, 'brief'], env)).json)).toContain(CHANGE);

  const refreshed = await shellJson(['plan', 'refresh', plan], env);
  expect(refreshed).toMatchObject({ code: 0, json: { planId: plan, updated: [], left: [] } });
  expect((await shell(['plan', 'revise', plan], env)).code).toBe(2);
});
