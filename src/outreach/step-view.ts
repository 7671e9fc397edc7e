import type { Selectable } from 'kysely';
import type { StepTable } from '../store/outreach-tables.ts';
import { iso } from './row-values.ts';
import { CHANNELS, type Step } from './shapes/step.ts';

export type StepRow = Selectable<StepTable>;

/** A step as it is answered. */
export const toStep = (row: StepRow): Step => ({
  id: row.id,
  campaignId: row.campaign_id,
  position: row.position,
  kind: row.kind,
  channel: CHANNELS.find((one) => one === row.channel) ?? null,
  waitHours: row.wait_hours,
  subject: row.subject,
  body: row.body,
  note: row.note,
  createdAt: iso(row.created_at),
  updatedAt: iso(row.updated_at),
});
