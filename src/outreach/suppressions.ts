import type { App } from '../app.ts';
import { AppError } from '../errors.ts';
import { parseInput } from '../generation/parse.ts';
import { asciiDomain } from '../mail/address.ts';
import { olderThan, readCursor } from '../store/cursors.ts';
import { type Page, toPage } from '../store/page.ts';
import { readEmailKey } from './email-key.ts';
import { personKey } from './person-key.ts';
import { canBeId, iso } from './row-values.ts';
import {
  domainOf,
  lockSuppressions,
  type Suppressing,
  type SuppressionRow,
  stopDomain,
  suppress,
} from './sending/suppress.ts';
import {
  SUPPRESSION_REASONS,
  type Suppression,
  type SuppressionBulkReport,
  suppressionBulkSchema,
  suppressionCreateSchema,
  suppressionListQuery,
} from './shapes/suppression.ts';

// Whom nobody of a workspace may mail: checked when a lead comes in, when a mail is claimed and before it leaves.

const VALUES_AT_ONCE = 100;

/**
 * Adds an address or a domain and stops what waits for it. One that is there comes back as it is with `created` false.
 * Throws `invalid_request`, and `unprocessable` for what is neither an address nor a domain.
 */
export async function addSuppression(
  app: App,
  workspaceId: string,
  input: unknown,
): Promise<{ data: Suppression; created: boolean }> {
  const { value, reason } = parseInput(suppressionCreateSchema, input);
  const target = readTarget(value);
  if (!target) throw new AppError('unprocessable', `The value is ${NO_TARGET}.`);
  const suppressed = { workspaceId, reason, ...target };
  const { row, created } = await app.store.write((tx) => suppress(app, tx, suppressed));
  if (target.kind === 'domain') await stopDomain(app, suppressed);
  return { data: toSuppression(row), created };
}

/** The same for many, each by itself. Throws `invalid_request`. */
export async function addSuppressions(app: App, workspaceId: string, input: unknown): Promise<SuppressionBulkReport> {
  const { values, reason } = parseInput(suppressionBulkSchema, input);
  const rows: SuppressionBulkReport['rows'] = [];
  for (let at = 0; at < values.length; at += VALUES_AT_ONCE) {
    const targets = values.slice(at, at + VALUES_AT_ONCE).map(readTarget);
    const outcomes = await app.store.write(async (tx) => {
      const domains = targets.flatMap((target) => (target ? [domainOf(target.value)] : []));
      await lockSuppressions(app, tx, workspaceId, domains);
      const found: SuppressionBulkReport['rows'][number]['outcome'][] = [];
      for (const target of targets) {
        const made = target && (await suppress(app, tx, { workspaceId, reason, ...target }));
        found.push(made ? (made.created ? 'created' : 'existing') : 'invalid');
      }
      return found;
    });
    for (const [index, outcome] of outcomes.entries()) {
      const row = at + index + 1;
      rows.push(outcome === 'invalid' ? { row, outcome, reason: NO_TARGET } : { row, outcome });
    }
    for (const target of targets) {
      if (target?.kind === 'domain') await stopDomain(app, { workspaceId, reason, value: target.value });
    }
  }
  const count = (outcome: string) => rows.filter((row) => row.outcome === outcome).length;
  return {
    total: rows.length,
    created: count('created'),
    existing: count('existing'),
    invalid: count('invalid'),
    rows,
  };
}

/** Newest first. Throws `invalid_request`, and `unprocessable` when it is asked for what is neither address nor domain. */
export async function listSuppressions(app: App, workspaceId: string, query: unknown = {}): Promise<Page<Suppression>> {
  const asked = parseInput(suppressionListQuery, query);
  let found = app.store.db
    .selectFrom('suppressions')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(asked.limit + 1);
  if (asked.value !== undefined) {
    const target = readTarget(asked.value);
    if (!target) throw new AppError('unprocessable', `The value is ${NO_TARGET}.`);
    found = found.where('kind', '=', target.kind).where('value', 'in', [target.value, personKey(target.value)]);
  }
  if (asked.reason !== undefined) found = found.where('reason', '=', asked.reason);
  if (asked.since !== undefined) found = found.where('created_at', '>=', Date.parse(asked.since));
  if (asked.until !== undefined) found = found.where('created_at', '<', Date.parse(asked.until));
  if (asked.cursor !== undefined) found = found.where(olderThan(readCursor(asked.cursor)));
  return toPage(await found.execute(), asked.limit, toSuppression);
}

/** Lets an address or domain be mailed again; leads that it stopped stay stopped. Throws `not_found`. */
export async function removeSuppression(app: App, workspaceId: string, id: string): Promise<void> {
  const removed = canBeId(id)
    ? await app.store.write((tx) =>
        tx
          .deleteFrom('suppressions')
          .where('id', '=', id)
          .where('workspace_id', '=', workspaceId)
          .returning('id')
          .executeTakeFirst(),
      )
    : undefined;
  if (!removed) throw new AppError('not_found', 'There is no such suppression in this workspace.');
}

const NO_TARGET = 'neither an e-mail address such as name@example.com nor a domain such as example.com';

function readTarget(given: unknown): Pick<Suppressing, 'kind' | 'value'> | undefined {
  if (typeof given !== 'string') return undefined;
  const address = readEmailKey(given);
  if (address) return { kind: 'address', value: address.key };
  const domain = asciiDomain(given.trim().replace(/^@/, ''));
  return domain === undefined ? undefined : { kind: 'domain', value: domain };
}

const toSuppression = (row: SuppressionRow): Suppression => ({
  id: row.id,
  kind: row.kind,
  value: row.value,
  reason: SUPPRESSION_REASONS.find((one) => one === row.reason) ?? 'manual',
  verdict: row.verdict,
  reply: row.reply,
  createdAt: iso(row.created_at),
});
