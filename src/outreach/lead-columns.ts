import type * as z from 'zod';
import type { App } from '../app.ts';
import type { EmailKey } from './email-key.ts';
import type { LeadRow } from './lead-view.ts';
import { personKey } from './person-key.ts';
import type { leadUpdateSchema } from './shapes/lead.ts';

/** What a lead says of itself, as it comes in: a field that is left out is undefined, an empty one null. */
export type LeadFields = z.output<typeof leadUpdateSchema>;

type FieldColumns = Pick<LeadRow, 'first_name' | 'last_name' | 'company' | 'role' | 'linkedin_url' | 'fields'>;

/** The columns that the fields set; what was left out is not among them. */
export const fieldColumns = (fields: LeadFields): Partial<FieldColumns> => ({
  ...(fields.firstName === undefined ? {} : { first_name: fields.firstName }),
  ...(fields.lastName === undefined ? {} : { last_name: fields.lastName }),
  ...(fields.company === undefined ? {} : { company: fields.company }),
  ...(fields.role === undefined ? {} : { role: fields.role }),
  ...(fields.linkedinUrl === undefined ? {} : { linkedin_url: fields.linkedinUrl }),
  ...(fields.fields === undefined ? {} : { fields: JSON.stringify(fields.fields) }),
});

/** A lead before its first step, due at once: when it is started, its campaign's window and cap decide. */
export function newLeadRow(
  app: Pick<App, 'clock' | 'ids'>,
  lead: { workspaceId: string; campaignId: string; address: EmailKey; fields: LeadFields },
): LeadRow {
  const now = app.clock.now();
  return {
    id: app.ids.next('lead'),
    workspace_id: lead.workspaceId,
    campaign_id: lead.campaignId,
    email: lead.address.email,
    email_key: lead.address.key,
    person_key: personKey(lead.address.key),
    domain: lead.address.domain,
    first_name: null,
    last_name: null,
    company: null,
    role: null,
    linkedin_url: null,
    fields: '{}',
    ...fieldColumns(lead.fields),
    status: 'queued',
    paused_reason: null,
    step_position: 0,
    ended_at: null,
    created_at: now,
    updated_at: now,
    due_at: now,
    lease_until: null,
    lease_owner: null,
    attempts: 0,
  };
}
