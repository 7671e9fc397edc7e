import { preparedOn } from '../../store/prepared.ts';
import type { Db, SendRow, StepRow } from './rows.ts';

/** Whatever was made for a lead so far: what tells which steps it has had. */
export interface History {
  sends: SendRow[];
  /** Step ids of its touches. */
  touched: Set<string>;
}

/** Everything that its sequence made for one lead, oldest first: answers to its replies are not of the sequence. */
export async function historyOf(db: Db, leadId: string): Promise<History> {
  const sends = await sendsOf(db, leadId);
  const touches = await touchesOf(db, leadId);
  return { sends, touched: new Set(touches.map((touch) => touch.step_id)) };
}

const sendsOf = preparedOn((db: Db, leadId: string) =>
  db
    .selectFrom('sends')
    .selectAll()
    .where('lead_id', '=', leadId)
    .where('step_id', 'is not', null)
    .orderBy('created_at')
    .orderBy('id'),
);

const touchesOf = preparedOn((db: Db, leadId: string) =>
  db.selectFrom('touches').select('step_id').where('lead_id', '=', leadId),
);

/** Whether a mail waits to leave, or is leaving: its outcome will move the lead on. */
export const isUnderWay = ({ status }: Pick<SendRow, 'status'>): boolean =>
  status === 'queued' || status === 'claimed' || status === 'sending';

/**
 * The step that comes after `done` steps; undefined at the end. A step that the lead has had already is passed over, in
 * whatever order somebody has put the steps since. Had is what a server may have taken: a mail that was cancelled before
 * it left, or that failed before a person let the lead go on, is no step done.
 */
export function stepAfter(
  steps: readonly StepRow[],
  done: number,
  { sends, touched }: History,
): { step: StepRow; index: number } | undefined {
  const had = new Set([...touched, ...sends.filter(isStepDone).map((send) => send.step_id)]);
  const index = steps.findIndex((step, at) => at >= done && !had.has(step.id));
  const step = steps[index];
  return step && { step, index };
}

const isStepDone = ({ status }: SendRow): boolean => status !== 'cancelled' && status !== 'failed';
