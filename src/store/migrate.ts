import { AppError } from '../errors.ts';
import type { Clock } from '../system/clock.ts';
import type { Sealer } from '../system/seal.ts';
import type { Dialect } from './dialect.ts';
import type { Secrets } from './ledger-key.ts';
import type { LedgerMemory } from './ledger-memory.ts';
import * as initial from './migrations/0001-initial.ts';
import * as limiterTotals from './migrations/0002-limiter-totals.ts';
import * as allowanceCycle from './migrations/0003-allowance-cycle.ts';
import * as outreach from './migrations/0004-outreach.ts';
import * as sendingDays from './migrations/0005-sending-days.ts';
import * as inbox from './migrations/0006-inbox.ts';
import * as briefs from './migrations/0007-briefs.ts';
import * as poison from './migrations/0008-poison.ts';
import * as oneRunPerCall from './migrations/0009-one-run-per-call.ts';
import * as refusals from './migrations/0010-refusals.ts';
import * as persons from './migrations/0011-persons.ts';
import * as certainty from './migrations/0012-certainty.ts';
import * as serverIds from './migrations/0013-server-ids.ts';
import * as ledgerChain from './migrations/0014-ledger-chain.ts';
import * as keyedCalls from './migrations/0015-keyed-calls.ts';
import * as clock from './migrations/0016-clock.ts';
import * as ledgerProof from './migrations/0017-ledger-proof.ts';
import * as inboxRead from './migrations/0018-inbox-read.ts';
import * as runParts from './migrations/0019-run-parts.ts';
import * as plans from './migrations/0020-plans.ts';
import * as orders from './migrations/0021-orders.ts';
import * as builds from './migrations/0022-builds.ts';
import * as planLinks from './migrations/0023-plan-links.ts';
import * as buildsOfSamples from './migrations/0024-builds-of-samples.ts';
import * as planRevisions from './migrations/0025-plan-revisions.ts';
import * as spending from './migrations/0026-spending.ts';
import * as partTimes from './migrations/0027-part-times.ts';
import type { Store, Tx } from './store.ts';

interface Migration {
  version: number;
  name: string;
  up(tx: Tx, dialect: Dialect, secrets: Secrets): Promise<void>;
}

/** In order; never edited once released. */
export const MIGRATIONS: readonly Migration[] = [
  { version: 1, name: 'initial', up: initial.up },
  { version: 2, name: 'limiter-totals', up: limiterTotals.up },
  { version: 3, name: 'allowance-cycle', up: allowanceCycle.up },
  { version: 4, name: 'outreach', up: outreach.up },
  { version: 5, name: 'sending-days', up: sendingDays.up },
  { version: 6, name: 'inbox', up: inbox.up },
  { version: 7, name: 'briefs', up: briefs.up },
  { version: 8, name: 'poison', up: poison.up },
  { version: 9, name: 'one-run-per-call', up: oneRunPerCall.up },
  { version: 10, name: 'refusals', up: refusals.up },
  { version: 11, name: 'persons', up: persons.up },
  { version: 12, name: 'certainty', up: certainty.up },
  { version: 13, name: 'server-ids', up: serverIds.up },
  { version: 14, name: 'ledger-chain', up: ledgerChain.up },
  { version: 15, name: 'keyed-calls', up: keyedCalls.up },
  { version: 16, name: 'clock', up: clock.up },
  { version: 17, name: 'ledger-proof', up: ledgerProof.up },
  { version: 18, name: 'inbox-read', up: inboxRead.up },
  { version: 19, name: 'run-parts', up: runParts.up },
  { version: 20, name: 'plans', up: plans.up },
  { version: 21, name: 'orders', up: orders.up },
  { version: 22, name: 'builds', up: builds.up },
  { version: 23, name: 'plan-links', up: planLinks.up },
  { version: 24, name: 'builds-of-samples', up: buildsOfSamples.up },
  { version: 25, name: 'plan-revisions', up: planRevisions.up },
  { version: 26, name: 'spending', up: spending.up },
  { version: 27, name: 'part-times', up: partTimes.up },
];

/**
 * Brings the database to this version, in one transaction, so that two first starts at once do it once. Throws
 * AppError `internal` when a newer Planwright has migrated it.
 */
export async function migrate(
  store: Store,
  clock: Clock,
  migrations = MIGRATIONS,
  sealer: Sealer | undefined = undefined,
  memory: LedgerMemory | undefined = undefined,
): Promise<void> {
  const secrets: Secrets = {
    sealer() {
      if (!sealer) throw new Error('this database has a ledger to sign: open it with a sealer');
      return sealer;
    },
    now: () => clock.now(),
    memory,
  };
  await store.write(async (tx) => {
    await store.dialect.lockMigrations(tx);
    await tx.schema
      .createTable('schema_migrations')
      .ifNotExists()
      .addColumn('version', 'integer', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('applied_at', 'bigint', (column) => column.notNull())
      .execute();
    const { version: have } = await tx
      .selectFrom('schema_migrations')
      .select((select) => select.fn.coalesce(select.fn.max('version'), select.lit(0)).as('version'))
      .executeTakeFirstOrThrow();
    const latest = Math.max(...migrations.map((one) => one.version));
    if (have > latest) {
      throw new AppError(
        'internal',
        `The database ${store.location} was made by a newer Planwright (version ${have}, this one knows ${latest}); update Planwright.`,
      );
    }
    for (const migration of migrations.filter((one) => one.version > have)) {
      await migration.up(tx, store.dialect, secrets);
      await tx
        .insertInto('schema_migrations')
        .values({ version: migration.version, name: migration.name, applied_at: clock.now() })
        .execute();
    }
  });
}
