import { expect, it } from 'vitest';
import { EXPORT_FORMATS } from '../../src/artifacts/exports/formats.ts';
import { planExportSchema } from '../../src/generation/exporting/shapes.ts';
import { SAMPLES } from '../../src/plans/samples/index.ts';
import { planWithPack } from '../helpers/small-pack.ts';
import { seedWorkspace } from '../helpers/test-app.ts';
import { numberedEngine } from '../plans/numbered-engine.ts';
import { openRest } from './rest.ts';

it('a plan and a sample are exported over REST in each format, free of charge', async () => {
  await using rest = await openRest({ engine: numberedEngine() });
  const { body } = await rest.generate('blueprint');
  const { balance } = await rest.balance();
  for (const plan of [body.meta.planId, SAMPLES[0]?.id]) {
    for (const as of EXPORT_FORMATS) {
      const answer = await rest.call('GET', `/mcp/plans/${plan}/export?as=${as}`);
      expect(answer, as).toMatchObject({ status: 200, body: { meta: { tool: 'export_plan', creditsCharged: 0 } } });
      expect(planExportSchema.parse(answer.body.data)).toEqual(answer.body.data);
      expect(answer.body.data).toMatchObject({ planId: plan, as, stale: [] });
      expect(answer.body.data.files.length).toBeGreaterThan(1);
    }
  }
  expect((await rest.balance()).balance).toBe(balance);
  await rest.generate('features', { plan: body.meta.planId });
  const later = await rest.call('GET', `/mcp/plans/${body.meta.planId}/export?as=markdown`);
  expect(later.body.data.stale).toEqual(['phases', 'promptPack']);
});

it.each([
  ['kiro', 409, 'This plan has no features yet, which kiro is made of.'],
  ['word', 400, 'as must be one of markdown, agents, openspec, spec-kit, kiro, taskmaster'],
  ['', 400, 'as must be'],
])('an export as "%s" of a plan that has prompts alone answers %i', async (as, status, message) => {
  await using rest = await openRest();
  const plan = await planWithPack(rest.app, { workspace: { id: rest.workspaceId, name: '', tier: 'pro' } });
  const answer = await rest.call('GET', `/mcp/plans/${plan}/export?as=${as}`);
  expect(answer.status).toBe(status);
  expect(answer.body.error.message).toContain(message);
});

it('a plan of another workspace is not exported', async () => {
  await using rest = await openRest();
  const { id } = await seedWorkspace(rest.app);
  const plan = await planWithPack(rest.app, { workspace: { id, name: '', tier: 'pro' } });
  const answer = await rest.call('GET', `/mcp/plans/${plan}/export?as=markdown`);
  expect(answer).toMatchObject({ status: 404, body: { error: { code: 'not_found' } } });
});
