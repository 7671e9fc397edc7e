// The page of a plan opens by a link that works once: it holds a secret, which becomes another one in a cookie. Both are
// stored as hashes, and neither can do anything but show this plan.
import type { App } from '../app.ts';
import type { Store, Tx } from '../store/store.ts';
import type { PlanRow } from '../store/tables.ts';
import { sha256 } from '../system/secret.ts';
import { lockPlans, requirePlan } from './find-plan.ts';
import { PLAN_ID_PATTERN } from './names.ts';
import { isSample } from './samples/index.ts';
import { samplePageAddress } from './samples/page-address.ts';
import type { PageLink } from './shapes.ts';
import { isoOf } from './version-view.ts';

/** Milliseconds in which a link opens the page. */
export const LINK_MS = 10 * 60_000;
/** Milliseconds that the page stays open in a browser. */
export const SHOWN_MS = 12 * 60 * 60_000;
/** Links and open pages of a plan; of more, the one that would end first ends at once. */
export const LINKS_MAX = 20;

const SECRET_BYTES = 32;
const SECRET_PATTERN = /^[\w-]{43}$/;

/** A secret that is told once, and until when it is good. */
export interface Pass {
  secret: string;
  until: number;
}

interface Asked {
  workspaceId: string;
  planId: string;
  keyId: string | undefined;
}

/**
 * A link to the page of a plan, from where clients reach the service; of a sample the address of its page, which needs no
 * link. Throws `not_found`.
 */
export async function linkPage(
  app: Pick<App, 'store' | 'clock' | 'ids'>,
  asked: Asked,
  baseUrl: string,
): Promise<PageLink> {
  const { planId } = asked;
  if (isSample(planId)) return { planId, url: samplePageAddress(baseUrl, planId), expiresAt: null };
  const { secret, until } = await makePageLink(app, asked);
  return { planId, url: pageLinkAddress(baseUrl, planId, secret), expiresAt: isoOf(until) };
}

/** Makes a link to the page of a plan. Throws as `requirePlan` does. */
export async function makePageLink(
  app: Pick<App, 'store' | 'clock' | 'ids'>,
  { workspaceId, planId, keyId }: Asked,
): Promise<Pass> {
  return app.store.write(async (tx) => {
    await lockPlans(tx, app, workspaceId);
    const plan = await requirePlan(tx, workspaceId, planId);
    const now = app.clock.now();
    await purge(tx, plan, now);
    const pass = { secret: newSecret(app), until: now + LINK_MS };
    await tx
      .insertInto('plan_links')
      .values({
        hash: sha256(pass.secret),
        plan_id: plan.id,
        key_id: keyId ?? null,
        open_until: pass.until,
        shown_until: null,
      })
      .execute();
    return pass;
  });
}

/** The address of a link, from where clients reach the service. */
export const pageLinkAddress = (baseUrl: string, planId: string, secret: string): string =>
  `${baseUrl}/plans/${planId}/open/${secret}`;

/** Uses a link up: the secret for the cookie, or undefined for one that was used, has expired or is of another plan. */
export async function openPageLink(
  app: Pick<App, 'store' | 'clock' | 'ids'>,
  planId: string,
  secret: string,
): Promise<Pass | undefined> {
  if (!(await findLink(app, planId, secret))) return undefined;
  const now = app.clock.now();
  const pass = { secret: newSecret(app), until: now + SHOWN_MS };
  // Of two that open it at once, the second finds no such link any more.
  const { numUpdatedRows } = await app.store.write((tx) =>
    tx
      .updateTable('plan_links')
      .set({ hash: sha256(pass.secret), open_until: null, shown_until: pass.until })
      .where('hash', '=', sha256(secret))
      .where('open_until', '>', now)
      .executeTakeFirst(),
  );
  return numUpdatedRows === 1n ? pass : undefined;
}

/** The plan whose page is open by this secret of a cookie, and the key that asked for it. */
export async function openedPlan(
  app: Pick<App, 'store' | 'clock'>,
  planId: string,
  secret: string,
): Promise<{ plan: PlanRow; keyId: string | null } | undefined> {
  const link = await findLink(app, planId, secret);
  if (!link || (link.shown_until ?? 0) <= app.clock.now()) return undefined;
  const plan = await app.store.db
    .selectFrom('plans')
    .selectAll()
    .where('id', '=', planId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return plan && { plan, keyId: link.key_id };
}

/** What a revoked key has asked for opens nothing any more. */
function findLink({ store }: Pick<App, 'store'>, planId: string, secret: string) {
  if (!PLAN_ID_PATTERN.test(planId) || !SECRET_PATTERN.test(secret)) return undefined;
  return store.db
    .selectFrom('plan_links')
    .leftJoin('keys', 'keys.id', 'plan_links.key_id')
    .select(['plan_links.key_id', 'plan_links.shown_until'])
    .where('plan_links.hash', '=', sha256(secret))
    .where('plan_links.plan_id', '=', planId)
    .where('keys.revoked_at', 'is', null)
    .executeTakeFirst();
}

/** Removes what has expired in the workspace, and of the plan what would be too many with one more. */
async function purge(tx: Tx, plan: PlanRow, now: number): Promise<void> {
  const plans = tx.selectFrom('plans').select('id').where('workspace_id', '=', plan.workspace_id);
  await tx
    .deleteFrom('plan_links')
    .where('plan_id', 'in', plans)
    .where((one) => one.or([one('open_until', '<=', now), one('shown_until', '<=', now)]))
    .execute();
  const open = await linksOf(tx, plan.id);
  const excess = open.slice(0, Math.max(0, open.length - LINKS_MAX + 1)).map(({ hash }) => hash);
  if (excess.length > 0) await tx.deleteFrom('plan_links').where('hash', 'in', excess).execute();
}

/** The links and open pages of a plan; the one that ends first comes first. */
const linksOf = (db: Store['db'] | Tx, planId: string) =>
  db
    .selectFrom('plan_links')
    .select('hash')
    .where('plan_id', '=', planId)
    .orderBy((one) => one.fn.coalesce('open_until', 'shown_until'))
    .execute();

const newSecret = ({ ids }: Pick<App, 'ids'>): string => ids.bytes(SECRET_BYTES).toString('base64url');
