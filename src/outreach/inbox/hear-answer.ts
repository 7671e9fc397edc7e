import type { App } from '../../app.ts';
import type { Tx } from '../../store/store.ts';
import { delayNextStep } from '../sending/delay-next-step.ts';
import type { LeadRow, SendRow } from '../sending/rows.ts';
import { firstReaching, HOUR_MS } from '../sequence/zone.ts';
import type { ReplyRow } from './classify-reply.ts';
import { endsAllMail } from './ends-all-mail.ts';
import type { HeardReply, Hearing, InboundRow } from './hearing.ts';
import { keepReply } from './keep-reply.ts';
import { matchAnswer } from './match.ts';
import { isAutomaticClass } from './needs-action.ts';
import type { OutcomeCode } from './outcomes.ts';

export interface Answered {
  outcome: OutcomeCode;
  send: SendRow | null;
  reply: ReplyRow | null;
}

/** Automatic answers of one sender within a day that are told; of two programs that answer each other, one is ours. */
const AUTOMATIC_A_DAY_MAX = 5;
const DAY_MS = 24 * HOUR_MS;
/** Local time of the day of a return from which the next step may go. */
const MORNING_MS = 9 * HOUR_MS;

/** Somebody answered, or a program did for them. Locks the lead, unless it is none. */
export async function hearAnswer(
  app: App,
  tx: Tx,
  { row, hearing }: { row: InboundRow; hearing: Hearing & { reply: HeardReply } },
): Promise<Answered> {
  const send = (await matchAnswer(tx, hearing.mail, hearing.place)) ?? null;
  const { verdict, returnsOn, asksRemoval } = hearing.reply;
  const isAutomatic = isAutomaticClass(verdict.classification) && !hearing.reply.isOpen;
  const isSettled = isAutomatic && verdict.certainty === 'sure' && !asksRemoval;
  if (isSettled && (await isFlood(app, tx, hearing))) return { outcome: 'automatic_flood', send, reply: null };
  const answered = send && { send, lead: await leadOf(tx, send) };
  const reply = await keepReply(app, tx, { row, hearing, answered });
  if (isAutomatic && !asksRemoval && send && returnsOn !== null) await delayUntil(app, tx, send, returnsOn);
  const outcome = endsAllMail(hearing.reply) ? 'opted_out' : outcomeOf(reply, verdict.classification);
  return { outcome, send, reply };
}

function outcomeOf(reply: ReplyRow, likely: string): OutcomeCode {
  if (likely === 'unsubscribe_request') return 'opted_out';
  if (isAutomaticClass(reply.classification) && reply.lead_id !== null) {
    if (reply.has_left === 1) return 'has_left';
    if (reply.certainty === 'uncertain') return 'automatic_unsure';
  }
  if (reply.classification === 'out_of_office') return 'out_of_office';
  if (reply.classification === 'auto_reply') return 'automatic';
  return reply.lead_id === null ? 'unmatched' : 'replied';
}

/** The next step goes in the morning of the day of the return, as that day is where the campaign is. */
export async function delayUntil(
  app: App,
  tx: Tx,
  { campaign_id, lead_id: leadId }: Pick<SendRow, 'campaign_id' | 'lead_id'>,
  day: string,
): Promise<void> {
  const { time_zone: zone } = await tx
    .selectFrom('campaigns')
    .select('time_zone')
    .where('id', '=', campaign_id)
    .executeTakeFirstOrThrow();
  const wallMs = Date.parse(`${day}T00:00:00Z`) + MORNING_MS;
  const untilMs = firstReaching(zone, wallMs - 2 * DAY_MS, wallMs + 2 * DAY_MS, wallMs);
  if (untilMs !== undefined) await delayNextStep(app, tx, { leadId, untilMs });
}

async function isFlood(app: App, tx: Tx, { mail, place }: Hearing): Promise<boolean> {
  const found = await tx
    .selectFrom('replies')
    .select('id')
    .where('workspace_id', '=', place.workspaceId)
    .where('from_address', '=', mail.from?.address ?? '')
    .where('created_at', '>', app.clock.now() - DAY_MS)
    .where('classification', 'in', ['out_of_office', 'auto_reply'])
    .limit(AUTOMATIC_A_DAY_MAX)
    .execute();
  return found.length === AUTOMATIC_A_DAY_MAX;
}

const leadOf = (tx: Tx, { lead_id }: SendRow): Promise<LeadRow> =>
  tx.selectFrom('leads').selectAll().where('id', '=', lead_id).executeTakeFirstOrThrow();
