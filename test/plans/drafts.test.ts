import { expect, it } from 'vitest';
import { DRAFT_KEPT_MS, DRAFTS_MAX, deleteDraft, getDraft, putDraft } from '../../src/plans/drafts.ts';
import { newCaller } from '../helpers/callers.ts';
import { onEveryStore } from '../helpers/stores.ts';
import { testApp } from '../helpers/test-app.ts';

onEveryStore('a draft', (kind) => {
  it('is kept for 30 days after it was last written, and 20 may be open in a workspace', async () => {
    await using app = await testApp({ databaseUrl: await kind.freshUrl() });
    const workspaceId = (await newCaller(app)).workspace.id;
    const plans = Array.from({ length: DRAFTS_MAX / 2 + 1 }, () => app.ids.next('plan'));
    const row = { workspace_id: workspaceId, words_hash: null, idea: 'An idea', context: null, deleted_at: null };
    const rows = plans.map((id) => ({ ...row, id, created_at: 1, updated_at: 1 }));
    await app.store.write((tx) => tx.insertInto('plans').values(rows).execute());
    const put = (id: string, artifact: 'features' | 'phases', data: unknown = {}) =>
      app.store.write((tx) => putDraft(tx, app, { id, workspaceId }, { artifact, baseHash: null, data }));
    for (const id of plans.slice(0, -1))
      for (const artifact of ['features', 'phases'] as const) await put(id, artifact);
    const [first = '', last = ''] = [plans[0], plans.at(-1)];

    await expect(put(last, 'features')).rejects.toMatchObject({ code: 'conflict', message: /^20 drafts are open/ });
    app.clock.advance(DRAFT_KEPT_MS - 1);
    await put(first, 'features', { slices: ['F1'] });
    app.clock.advance(1);
    expect(await getDraft(app.store.db, app, first, 'phases')).toBeUndefined();
    expect(await getDraft(app.store.db, app, first, 'features')).toMatchObject({ data: { slices: ['F1'] } });
    await put(last, 'features');
    expect(await app.store.db.selectFrom('plan_drafts').select('artifact').execute()).toHaveLength(2);

    await app.store.write((tx) => deleteDraft(tx, first, 'features'));
    expect(await getDraft(app.store.db, app, first, 'features')).toBeUndefined();
  });
});
