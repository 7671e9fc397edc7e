import type { App } from '../app.ts';
import { AppError } from '../errors.ts';
import { parseInput } from '../generation/parse.ts';
import { preparedOn } from '../store/prepared.ts';
import type { Store, Tx } from '../store/store.ts';
import type { CampaignRow } from './campaign-view.ts';
import { campaignRow, lockCampaign, refuseArchived } from './campaigns.ts';
import { parseTemplate } from './sequence/template.ts';
import type { TemplatePart } from './sequence/template-fault.ts';
import { faultOf, STEPS_MAX, type Step, stepCreateSchema, stepUpdateSchema } from './shapes/step.ts';
import { fixedSteps, placeSteps } from './step-order.ts';
import { type StepRow, toStep } from './step-view.ts';

// The sequence of a campaign. What a step says can change at any time and holds for mails that are not made yet; the
// order of what has begun to go out stays, or leads would be sent a step twice or miss one.

const HOURS_A_DAY = 24;

/** In their order. Throws `not_found`. */
export async function listSteps(app: App, workspaceId: string, campaignId: string): Promise<Step[]> {
  await campaignRow(app.store.db, workspaceId, campaignId);
  return (await stepRows(app.store.db, campaignId)).map(toStep);
}

/**
 * Adds a step, at the end unless a position is given. Throws `invalid_request`, `not_found`, and `unprocessable` for a
 * template that cannot be read, a full campaign, and a position among steps that have begun to go out.
 */
export async function addStep(app: App, workspaceId: string, campaignId: string, input: unknown): Promise<Step> {
  const wanted = parseInput(stepCreateSchema, input);
  checkTemplates(wanted);
  const id = app.ids.next('step');
  return changeSteps(app, { workspaceId, campaignId, stepId: id }, async (tx, steps) => {
    if (steps.length >= STEPS_MAX) throw new AppError('unprocessable', `A campaign has at most ${STEPS_MAX} steps.`);
    const now = app.clock.now();
    const row: StepRow = {
      id,
      workspace_id: workspaceId,
      campaign_id: campaignId,
      position: steps.length + 1,
      kind: wanted.kind,
      channel: wanted.channel ?? null,
      wait_hours: waitHours(wanted) ?? 0,
      subject: wanted.subject ?? null,
      body: wanted.body ?? null,
      note: wanted.note ?? null,
      created_at: now,
      updated_at: now,
    };
    await tx.insertInto('steps').values(row).execute();
    const at = Math.min(wanted.position ?? steps.length + 1, steps.length + 1) - 1;
    return steps.toSpliced(at, 0, row);
  });
}

/**
 * Changes what a step says, how long it waits, or its place. Throws `invalid_request`, `not_found`, and `unprocessable`
 * when it would move from or to among steps that have begun to go out.
 */
export async function updateStep(
  app: App,
  where: { workspaceId: string; campaignId: string; stepId: string },
  input: unknown,
): Promise<Step> {
  const change = parseInput(stepUpdateSchema, input);
  checkTemplates(change);
  return changeSteps(app, where, async (tx, steps) => {
    const row = stepOf(steps, where.stepId);
    const changed = { ...row, ...textColumns(change), wait_hours: waitHours(change) ?? row.wait_hours };
    const fault = faultOf(changed);
    if (fault) throw new AppError('invalid_request', `${fault.path.join('.')} ${fault.message}.`);
    const { channel, wait_hours, subject, body, note } = changed;
    await tx
      .updateTable('steps')
      .set({ channel, wait_hours, subject, body, note, updated_at: app.clock.now() })
      .where('id', '=', row.id)
      .execute();
    if (change.position === undefined) return [...steps];
    const others = steps.filter((step) => step.id !== row.id);
    return others.toSpliced(Math.min(change.position, steps.length) - 1, 0, row);
  });
}

/**
 * Takes a step out. Throws `not_found`, and `unprocessable` when it has begun to go out, or when it is the last one of
 * an active campaign.
 */
export async function removeStep(
  app: App,
  where: { workspaceId: string; campaignId: string; stepId: string },
): Promise<void> {
  await app.store.write(async (tx) => {
    const campaign = await lockCampaign(app, tx, where.workspaceId, where.campaignId);
    refuseArchived(campaign);
    const steps = await stepRows(tx, campaign.id);
    const row = stepOf(steps, where.stepId);
    if (row.position <= (await fixedSteps(tx, steps))) {
      throw new AppError('unprocessable', 'The step has gone out to leads already, so it stays; change what it says.');
    }
    if (steps.length === 1 && campaign.status === 'active') {
      throw new AppError('unprocessable', 'An active campaign needs a step; pause it first.');
    }
    await tx.deleteFrom('steps').where('id', '=', row.id).execute();
    const left = steps.filter((step) => step.id !== row.id);
    await placeSteps(tx, left);
    refuseUntitled(campaign, left);
  });
}

/** The stored rows in their order, for work inside a transaction. */
export async function stepRows(db: Store['db'] | Tx, campaignId: string): Promise<StepRow[]> {
  return rowsOf(db, campaignId);
}

const rowsOf = preparedOn((db: Store['db'] | Tx, campaignId: string) =>
  db.selectFrom('steps').selectAll().where('campaign_id', '=', campaignId).orderBy('position').orderBy('id'),
);

/** Changes a campaign's steps while nobody else does; `work` answers their new order. */
async function changeSteps(
  app: App,
  { workspaceId, campaignId, stepId }: { workspaceId: string; campaignId: string; stepId: string },
  work: (tx: Tx, steps: readonly StepRow[]) => Promise<StepRow[]>,
): Promise<Step> {
  return app.store.write(async (tx) => {
    const campaign = await lockCampaign(app, tx, workspaceId, campaignId);
    refuseArchived(campaign);
    const steps = await stepRows(tx, campaignId);
    const order = await work(tx, steps);
    const fixed = await fixedSteps(tx, steps);
    if (steps.slice(0, fixed).some((step, index) => order[index]?.id !== step.id)) {
      throw new AppError(
        'unprocessable',
        `The first ${fixed === 1 ? 'step has' : `${fixed} steps have`} gone out to leads already and keep their places; use a position from ${fixed + 1} on.`,
      );
    }
    await placeSteps(tx, order);
    const now = await stepRows(tx, campaignId);
    refuseUntitled(campaign, now);
    return toStep(stepOf(now, stepId));
  });
}

/** Whoever gets the first mail of an active campaign gets one with a subject. */
function refuseUntitled({ status }: Pick<CampaignRow, 'status'>, steps: readonly StepRow[]): void {
  const first = steps.find((step) => step.kind === 'email');
  if (status !== 'active' || first === undefined || first.subject !== null) return;
  throw new AppError('unprocessable', 'The first e-mail step of an active campaign needs a subject; pause it first.');
}

function stepOf(steps: readonly StepRow[], id: string): StepRow {
  const row = steps.find((step) => step.id === id);
  if (!row) throw new AppError('not_found', 'There is no such step in this campaign; the list of steps has their ids.');
  return row;
}

/** A template that cannot be read must not wait for its first lead to say so. */
function checkTemplates(step: { [Part in TemplatePart]?: string | null | undefined }): void {
  for (const part of ['subject', 'body', 'note'] as const) {
    const source = step[part];
    if (source) parseTemplate(part, source);
  }
}

function waitHours({ waitDays, waitHours }: { waitDays?: number | undefined; waitHours?: number | undefined }) {
  if (waitDays === undefined && waitHours === undefined) return undefined;
  return (waitDays ?? 0) * HOURS_A_DAY + (waitHours ?? 0);
}

const textColumns = (
  change: { [Column in 'channel' | 'subject' | 'body' | 'note']?: StepRow[Column] | undefined },
) => ({
  ...(change.channel === undefined ? {} : { channel: change.channel }),
  ...(change.subject === undefined ? {} : { subject: change.subject }),
  ...(change.body === undefined ? {} : { body: change.body }),
  ...(change.note === undefined ? {} : { note: change.note }),
});
