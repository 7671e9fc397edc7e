import type { Ledger } from '../credits/ledger.ts';
import { AppError } from '../errors.ts';
import type { Store } from '../store/store.ts';
import type { WorkspaceRow } from '../store/tables.ts';
import type { Clock } from '../system/clock.ts';
import type { Ids } from '../system/ids.ts';
import { parseTier, TIERS, type Tier } from './tiers.ts';

export interface Workspace {
  id: string;
  name: string;
  tier: Tier;
  /** Epoch milliseconds. */
  createdAt: number;
}

/** The workspace of whoever runs Planwright on their own machine without a key. */
export const LOCAL_WORKSPACE_ID = 'ws_local';

const NAME_CHARS_MAX = 200;

/** Workspaces: who owns credits, keys and runs. */
export class Workspaces {
  #store: Store;
  #clock: Clock;
  #ids: Ids;
  #ledger: Ledger;

  constructor({ store, clock, ids, ledger }: { store: Store; clock: Clock; ids: Ids; ledger: Ledger }) {
    this.#store = store;
    this.#clock = clock;
    this.#ids = ids;
    this.#ledger = ledger;
  }

  /** Makes a workspace with its signup credits. Throws `invalid_request` for an unusable name. */
  async create({ name, tier }: { name: string; tier: Tier }): Promise<Workspace> {
    const row = this.#newRow(this.#ids.next('workspace'), checkName(name), tier);
    const { signupCredits } = TIERS[tier];
    await this.#store.write(async (tx) => {
      await tx
        .insertInto('workspaces')
        .values({ ...row, ledger_head: await this.#ledger.chain.enrol(tx, row.id) })
        .execute();
      if (signupCredits > 0) {
        await this.#ledger.grantIn(tx, {
          workspaceId: row.id,
          amount: signupCredits,
          reason: 'signup',
          onceKey: 'signup',
        });
      }
    });
    await this.#ledger.chain.note(this.#store.db);
    return toWorkspace(row);
  }

  /** The local workspace, made with its credits at the first start, once however many processes start together. */
  async ensureLocal(credits: number): Promise<Workspace> {
    const found = await this.find(LOCAL_WORKSPACE_ID);
    if (found) return found;
    const row = this.#newRow(LOCAL_WORKSPACE_ID, 'Local', 'pro');
    await this.#store.write(async (tx) => {
      // Whoever comes second waits here, and sees what the first made.
      await this.#store.dialect.lockName(tx, `workspace ${row.id}`);
      const made = await tx.selectFrom('workspaces').select('id').where('id', '=', row.id).executeTakeFirst();
      if (made) return;
      const ledger_head = await this.#ledger.chain.enrol(tx, row.id);
      await tx
        .insertInto('workspaces')
        .values({ ...row, ledger_head })
        .execute();
      // It stands for this month's allowance, so that the first balance is what the setting says, even if that is nothing.
      const onceKey = this.#ledger.cycleKey();
      await this.#ledger.grantIn(tx, { workspaceId: row.id, amount: credits, reason: 'local workspace', onceKey });
    });
    await this.#ledger.chain.note(this.#store.db);
    return this.get(LOCAL_WORKSPACE_ID);
  }

  async find(id: string): Promise<Workspace | undefined> {
    const row = await this.#store.db.selectFrom('workspaces').selectAll().where('id', '=', id).executeTakeFirst();
    return row && toWorkspace(row);
  }

  /** Throws `not_found`. */
  async get(id: string): Promise<Workspace> {
    const workspace = await this.find(id);
    if (!workspace)
      throw new AppError('not_found', 'There is no such workspace; `planwright workspace list` shows them.');
    return workspace;
  }

  /** Oldest first. */
  async list(): Promise<Workspace[]> {
    const rows = await this.#store.db
      .selectFrom('workspaces')
      .selectAll()
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    return rows.map(toWorkspace);
  }

  /** Changes name or tier; a larger tier's allowance comes with the next cycle that has had none. Throws `not_found`. */
  async update(id: string, change: { name?: string | undefined; tier?: Tier | undefined }): Promise<Workspace> {
    await this.get(id);
    const set = {
      ...(change.name === undefined ? {} : { name: checkName(change.name) }),
      ...(change.tier === undefined ? {} : { plan: change.tier }),
    };
    if (Object.keys(set).length > 0) {
      await this.#store.write((tx) => tx.updateTable('workspaces').set(set).where('id', '=', id).execute());
    }
    return this.get(id);
  }

  #newRow(id: string, name: string, tier: Tier): Omit<WorkspaceRow, 'ledger_seq' | 'ledger_head'> {
    return { id, name, plan: tier, balance: 0, held: 0, created_at: this.#clock.now(), allowance_cycle: null };
  }
}

function checkName(name: string): string {
  const trimmed = name.trim();
  const clean =
    trimmed.length > 0 && trimmed.length <= NAME_CHARS_MAX && !/\p{Cc}/u.test(trimmed) && trimmed.isWellFormed();
  if (!clean) {
    throw new AppError('invalid_request', `name must be 1 to ${NAME_CHARS_MAX} characters without control characters.`);
  }
  return trimmed;
}

const toWorkspace = (row: Pick<WorkspaceRow, 'id' | 'name' | 'plan' | 'created_at'>): Workspace => ({
  id: row.id,
  name: row.name,
  tier: parseTier(row.plan),
  createdAt: row.created_at,
});
