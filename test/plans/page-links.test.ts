import { expect, it } from 'vitest';
import { deletePlan } from '../../src/plans/delete-plan.ts';
import { LINK_MS, LINKS_MAX, makePageLink, openedPlan, openPageLink, SHOWN_MS } from '../../src/plans/page-links.ts';
import { newCaller, run } from '../helpers/callers.ts';
import { onEveryStore, type StoreKind } from '../helpers/stores.ts';
import { testApp } from '../helpers/test-app.ts';
import { numberedEngine } from './numbered-engine.ts';

/** A plan, and what is done with links to its page. */
async function openPlan(kind: StoreKind) {
  const app = await testApp({ databaseUrl: await kind.freshUrl(), engine: numberedEngine() });
  const caller = await newCaller(app, { credits: 500 });
  const planId = (await run(app, caller, 'generate_research')).run.meta?.planId ?? '';
  const workspaceId = caller.workspace.id;
  const link = (keyId = caller.key?.id) => makePageLink(app, { workspaceId, planId, keyId });
  const open = (secret: string) => openPageLink(app, planId, secret);
  const shown = async (secret = '') => (await openedPlan(app, planId, secret))?.plan.id === planId;
  const rows = () => app.store.db.selectFrom('plan_links').selectAll().execute();
  return { app, caller, planId, workspaceId, link, open, shown, rows };
}

onEveryStore('a link to the page of a plan', (kind) => {
  it('opens it once, even when two open it at once, and is stored as a hash alone', async () => {
    const { app, link, open, shown, rows } = await openPlan(kind);
    await using _ = app;
    const { secret } = await link();
    expect(await shown(secret)).toBe(false);
    const passes = await Promise.all([open(secret), open(secret)]);
    expect(passes.filter((pass) => pass !== undefined)).toHaveLength(1);
    expect(await open(secret)).toBeUndefined();
    const pass = passes.find((one) => one !== undefined);
    expect(await shown(pass?.secret)).toBe(true);
    expect(await open(pass?.secret ?? '')).toBeUndefined();
    expect(JSON.stringify(await rows())).not.toMatch(new RegExp(`${secret}|${pass?.secret}`));
  });

  it('opens nothing after ten minutes, the page closes after twelve hours, and both are removed', async () => {
    const { app, link, open, shown, rows } = await openPlan(kind);
    await using _ = app;
    const { secret } = await link();
    const pass = await open((await link()).secret);
    app.clock.advance(LINK_MS);
    expect(await open(secret)).toBeUndefined();
    app.clock.advance(SHOWN_MS - LINK_MS - 1);
    expect(await shown(pass?.secret)).toBe(true);
    app.clock.advance(1);
    expect(await shown(pass?.secret)).toBe(false);
    await link();
    expect(await rows()).toHaveLength(1);
  });

  it('is one of at most 20 of a plan: of more, the one that would end first ends at once', async () => {
    const { app, link, open, rows } = await openPlan(kind);
    await using _ = app;
    const { secret: first } = await link();
    app.clock.advance(1_000);
    const { secret: second } = await link();
    for (let made = 2; made <= LINKS_MAX; made++) await link();
    expect(await rows()).toHaveLength(LINKS_MAX);
    expect(await open(first)).toBeUndefined();
    expect(await open(second)).toBeDefined();
  });

  it('ends with its plan, and with the key that asked for it', async () => {
    const { app, caller, planId, workspaceId, link, open, shown, rows } = await openPlan(kind);
    await using _ = app;
    const { secret } = await link();
    const pass = await open((await link()).secret);
    const ofShell = await open((await makePageLink(app, { workspaceId, planId, keyId: undefined })).secret);
    await app.keys.revoke(caller.key?.id ?? '', 'lost');
    expect([await open(secret), await shown(pass?.secret), await shown(ofShell?.secret)]).toEqual([
      ...[undefined, false, true],
    ]);
    await deletePlan(app, workspaceId, planId);
    expect(await shown(ofShell?.secret)).toBe(false);
    expect(await rows()).toEqual([]);
    await expect(link()).rejects.toMatchObject({ code: 'not_found' });
  });
});
