import type { Insertable, Selectable } from 'kysely';
import type { EndpointTable, LeadTable } from '../../src/store/outreach-tables.ts';
import type { Store } from '../../src/store/store.ts';

/** Puts an endpoint straight into the database. */
export async function insertEndpoint(
  store: Store,
  endpoint: Partial<Insertable<EndpointTable>> & { id: string },
): Promise<string> {
  const row = {
    workspace_id: 'ws_1',
    url: 'https://receiver.example/hook',
    event_types: '["lead.created"]',
    status: 'active' as const,
    status_reason: null,
    failing_since: null,
    failures: 0,
    secret: '',
    old_secret: null,
    old_secret_until: null,
    created_at: 1,
    updated_at: 1,
    ...endpoint,
  };
  await store.write((tx) => tx.insertInto('endpoints').values(row).execute());
  return row.id;
}

/** A lead as its row says, for events; it is in no database. */
export const leadRow = (lead: Partial<Selectable<LeadTable>> = {}): Selectable<LeadTable> => ({
  id: 'lead_1',
  workspace_id: 'ws_1',
  campaign_id: 'cam_1',
  email: 'Ada@Example.com',
  email_key: 'ada@example.com',
  person_key: 'ada@example.com',
  paused_reason: null,
  ended_at: null,
  domain: 'example.com',
  first_name: 'Ada',
  last_name: null,
  company: 'Größe & Söhne “GmbH”',
  role: null,
  linkedin_url: null,
  fields: '{"secretNote":"x"}',
  status: 'queued',
  step_position: 0,
  created_at: Date.UTC(2026, 10, 21),
  updated_at: Date.UTC(2026, 10, 21),
  due_at: 5,
  lease_until: null,
  lease_owner: null,
  attempts: 0,
  ...lead,
});
