import type { App } from '../../../app.ts';
import { AppError } from '../../../errors.ts';
import { draftReply } from '../../answers/draft-reply.ts';
import { concernedBy } from '../../answers/recipient.ts';
import { readEmailKey } from '../../email-key.ts';
import { suppressedAmong } from '../../suppressed-among.ts';
import type { LogBook } from './log-book.ts';

/** Replies that one run drafts answers to, each counted against the limits of reply drafts. */
export const DRAFTS_MAX = 10;
/** Real milliseconds for all drafts of a run. */
const DRAFTING_MS = 60_000;

/** Drafts answers to replies that wait for a person, the longest waiting first. None is sent. */
export async function draftAnswers(
  app: App,
  { workspaceId, campaignId, dryRun, log }: { workspaceId: string; campaignId: string; dryRun: boolean; log: LogBook },
): Promise<void> {
  const { waiting, suppressed } = await answerableReplies(app, workspaceId, campaignId);
  const end = AbortSignal.timeout(DRAFTING_MS);
  let refused: string | undefined;
  for (const { id, lead_id: leadId, from_address: who, classification } of waiting.slice(0, DRAFTS_MAX)) {
    const about = { action: 'draft', replyId: id, leadId } as const;
    const why = `It needs an answer${classification === null ? '' : ` (${classification})`} and has no draft.`;
    if (refused !== undefined || end.aborted) {
      log.leftOut({ ...about, why: refused ?? 'The time of a run was over.' });
      continue;
    }
    const made = dryRun ? { draftId: null } : await draftOne(app, { workspaceId, replyId: id, signal: end });
    if ('draftId' in made) log.did({ ...about, who, why, draftId: made.draftId });
    else {
      log.leftOut({ ...about, why: made.why });
      if (made.isLimit) refused = made.why;
    }
  }
  const more = waiting.length - DRAFTS_MAX;
  if (more > 0) log.leftOut({ action: 'draft', count: more, why: `A run drafts ${DRAFTS_MAX} answers at most.` });
  log.leftOut({ action: 'draft', count: suppressed, why: 'Suppressed: an answer could not be sent.' });
}

/** The replies that wait, and how many of them wait for what nobody may send: they take no place from the others. */
async function answerableReplies(app: App, workspaceId: string, campaignId: string) {
  const replies = (await waitingReplies(app, workspaceId, campaignId)).map((reply) => ({
    ...reply,
    keys: concernedBy(reply).flatMap((address) => readEmailKey(address) ?? []),
  }));
  const addresses = replies.flatMap(({ keys }) => keys.map(({ key, domain }) => ({ email_key: key, domain })));
  const suppressed = await suppressedAmong(app.store.db, workspaceId, addresses);
  const waiting = replies.filter(({ keys }) => !keys.some(({ key }) => suppressed.has(key)));
  return { waiting, suppressed: replies.length - waiting.length };
}

/** How many more than a run drafts are counted. */
const COUNTED_MAX = 1_000;

const waitingReplies = (app: App, workspaceId: string, campaignId: string) =>
  app.store.db
    .selectFrom('replies')
    .select(['id', 'lead_id', 'from_address', 'answer_to', 'classification'])
    .where('workspace_id', '=', workspaceId)
    .where('needs_action', '=', 1)
    .where('campaign_id', '=', campaignId)
    .where('lead_id', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('drafts').select('drafts.id').whereRef('drafts.reply_id', '=', 'replies.id'))),
    )
    .orderBy('created_at')
    .orderBy('id')
    .limit(COUNTED_MAX)
    .execute();

async function draftOne(
  app: App,
  { workspaceId, replyId, signal }: { workspaceId: string; replyId: string; signal: AbortSignal },
): Promise<{ draftId: string } | { why: string; isLimit: boolean }> {
  try {
    const beforeWriting = () => app.actionLimiter.take(workspaceId, 'reply_draft');
    return { draftId: (await draftReply(app, workspaceId, replyId, { signal, beforeWriting })).id };
  } catch (error) {
    if (signal.aborted) return { why: 'The time of a run was over.', isLimit: true };
    if (error instanceof AppError) return { why: error.message, isLimit: error.code === 'rate_limited' };
    throw error;
  }
}
