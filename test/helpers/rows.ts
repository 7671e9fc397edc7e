import type { Store } from '../../src/store/store.ts';
import type { NewRun } from '../../src/store/tables.ts';

/** Puts a workspace straight into the database. */
export async function insertWorkspace(store: Store, id = 'ws_1', tier = 'free'): Promise<string> {
  const row = { id, name: 'Test', plan: tier, balance: 0, held: 0, created_at: 1 };
  await store.write((tx) => tx.insertInto('workspaces').values(row).execute());
  return id;
}

/** Puts runs straight into the database, each a plain running one but for what is given. */
export async function insertRuns(store: Store, runs: (Partial<NewRun> & { id: string })[]): Promise<void> {
  await store.write((tx) => tx.insertInto('runs').values(runs.map(plainRun)).execute());
}

const plainRun = (run: Partial<NewRun> & { id: string }): NewRun => ({
  workspace_id: 'ws_1',
  key_id: null,
  tool: 'generate_research',
  status: 'running',
  input: '{}',
  call_hash: run.id,
  hold_id: `hold_${run.id}`,
  price: 25,
  engine: 'outline',
  model: null,
  request_id: 'req_1',
  meta: null,
  result: null,
  error_code: null,
  error_message: null,
  cancel_requested_at: null,
  created_at: 1,
  finished_at: null,
  due_at: null,
  lease_until: null,
  lease_owner: null,
  ...run,
});
