import { expect, it } from 'vitest';
import { planImportSchema } from '../../src/generation/importing/shapes.ts';
import { numberedEngine } from '../plans/numbered-engine.ts';
import { openRest } from './rest.ts';

const KIRO = {
  path: '.kiro/specs/tides/requirements.md',
  text: '# Requirements Document\n\n## Introduction\n\nA tide diary for oyster growers.\n\n### Requirement 3: Tides\n\n**User Story:** As a grower, I want the next tide\n\n#### Acceptance Criteria\n\n1. WHEN a grower opens the diary THE System SHALL show the next low tide\n',
};

it('edited files of an export are imported over REST, free of charge, and once', async () => {
  await using rest = await openRest({ engine: numberedEngine() });
  const { body } = await rest.generate('blueprint');
  const plan = body.meta.planId;
  const { balance } = await rest.balance();
  const exported = await rest.call('GET', `/mcp/plans/${plan}/export?as=markdown`);
  const files = (exported.body.data.files as { path: string; text: string }[]).map(({ path, text }) => ({
    path,
    text: path.endsWith('features.md')
      ? text.replace(/^- (F1\.1): .*/m, '- $1: When the tide turns, then a bell rings.')
      : text,
  }));
  const preview = await rest.call('POST', `/mcp/plans/${plan}/import`, { body: { files, dryRun: true } });
  expect(preview.body.data).toMatchObject({ status: 'preview', changes: [{ item: 'F1.1' }], versions: [] });
  const done = await rest.call('POST', `/mcp/plans/${plan}/import`, { body: { files, as: 'markdown' } });
  expect(done).toMatchObject({ status: 200, body: { meta: { tool: 'import_plan', creditsCharged: 0 } } });
  expect(planImportSchema.parse(done.body.data)).toEqual(done.body.data);
  expect(done.body.data).toMatchObject({
    status: 'imported',
    planId: plan,
    versions: [{ artifact: 'features', version: 2 }],
  });
  const again = await rest.call('POST', '/mcp/imports', { body: { files } });
  expect(again.body.data).toMatchObject({ status: 'unchanged', planId: plan });
  expect((await rest.balance()).balance).toBe(balance);
});

it('a spec of Kiro is opened as a plan, once, with questions and the order that comes next', async () => {
  await using rest = await openRest();
  const opened = await rest.call('POST', '/mcp/imports', { body: { files: [KIRO] } });
  expect(opened.body.data).toMatchObject({
    status: 'opened',
    as: 'kiro',
    versions: [{ artifact: 'brief' }, { artifact: 'features' }],
  });
  const { planId } = opened.body.data;
  const features = await rest.call('GET', `/mcp/plans/${planId}/features`);
  expect(features.body.data.data.features).toMatchObject([
    {
      id: 'F3',
      name: 'Tides',
      userStories: ['As a grower, I want the next tide'],
      acceptanceCriteria: [expect.stringContaining('the next low tide')],
    },
  ]);
  const brief = await rest.call('GET', `/mcp/plans/${planId}/brief`);
  expect(brief.body.data.data.questions.length).toBeGreaterThan(2);
  const next = await rest.call('POST', `/mcp/plans/${planId}/next`, { body: {} });
  expect(next.body.data.order.artifact).toBe('research');
  expect((await rest.call('POST', '/mcp/imports', { body: { files: [KIRO] } })).body.data).toMatchObject({
    status: 'unchanged',
    planId,
  });
  const changed = { ...KIRO, text: KIRO.text.replace('low tide', 'high tide') };
  const other = await rest.call('POST', '/mcp/imports', { body: { files: [changed] } });
  expect(other).toMatchObject({ status: 409, body: { error: { message: expect.stringContaining(planId) } } });
});

it.each([
  [{ files: [] }, 400, 'files'],
  [{ files: [{ path: 'README.md', text: 'Hello' }] }, 400, 'There is no spec to import'],
  [
    { files: [KIRO, { ...KIRO, path: '.kiro/specs/other/requirements.md' }] },
    400,
    'There are 2 specs: .kiro/specs/tides/ (kiro), ',
  ],
  [{ files: [{ ...KIRO, text: '# Nothing' }] }, 400, 'has nothing that a plan can be made of'],
  [{ files: [KIRO], partial: 'yes' }, 400, 'partial'],
])('what is no spec is refused (case %#)', async (body, status, message) => {
  await using rest = await openRest();
  const answer = await rest.call('POST', '/mcp/imports', { body });
  expect(answer.status).toBe(status);
  expect(answer.body.error.message).toContain(message);
});

it.each([
  ['docs//plan/README.md', 'must be written without'],
  ['./docs/plan/README.md', 'must be written without'],
  ['docs/plan/../plan/README.md', 'must be written without'],
  ['docs/plan/README.md', 'is the path of another file too'],
  ['docs/plan/readme.md', 'differs from another path only'],
  ['Docs/Plan/features.md', 'write the folder of the spec in small letters'],
])('a path that may mean another file is refused by its name: %s', async (path, says) => {
  await using rest = await openRest();
  const files = [
    { path: 'docs/plan/README.md', text: '# Tides' },
    { path, text: '# Tides' },
  ];
  const { status, body } = await rest.call('POST', '/mcp/imports', { body: { files } });
  expect({ status, code: body.error.code }).toEqual({ status: 400, code: 'invalid_request' });
  expect(body.error.message).toContain(says);
  expect(body.error.message).toContain(path);
});

it('an import may be as large as the documents say, up to 16 MiB', async () => {
  await using rest = await openRest();
  const filled = (chars: number) => ({
    files: [KIRO, { path: '.kiro/specs/tides/design.md', text: '€'.repeat(chars) }],
  });
  const opened = await rest.call('POST', '/mcp/imports', { body: filled(3_900_000) });
  expect(opened.body.data).toMatchObject({ status: 'opened' });
  const more = await rest.call('POST', '/mcp/imports', { body: filled(6_000_000) });
  expect(more).toMatchObject({
    status: 413,
    body: { error: { message: 'The body is larger than 16 MiB; send only the files of the spec.' } },
  });
});
