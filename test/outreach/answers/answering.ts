import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Insertable } from 'kysely';
import { draftReply } from '../../../src/outreach/answers/draft-reply.ts';
import { draftsOf } from '../../../src/outreach/answers/drafts.ts';
import { sendDraft } from '../../../src/outreach/answers/send-draft.ts';
import type { Draft } from '../../../src/outreach/shapes/draft.ts';
import type { Send } from '../../../src/outreach/shapes/send.ts';
import type { ReplyTable } from '../../../src/store/outreach-tables.ts';
import { insertReply } from '../../helpers/outreach-rows.ts';
import type { StoreKind } from '../../helpers/stores.ts';
import { type World, type WorldParts, world } from '../sending/world.ts';

const { signal } = new AbortController();

/** A lead that had its first mail and wrote back. */
export interface Answering extends World {
  campaignId: string;
  leadId: string;
  replyId: string;
  /** One more reply of the lead. */
  addReply(set?: Partial<Insertable<ReplyTable>>): Promise<string>;
  /** A draft in a person's words. */
  draft(text?: string, replyId?: string): Promise<Draft>;
  drafts(): Promise<Draft[]>;
  send(draft: Draft): Promise<Send>;
  replyRow(id?: string): Promise<{ needs_action: number; answered_at: number | null }>;
  /** The answers alone. */
  answers(): Promise<Awaited<ReturnType<World['sends']>>>;
}

export async function answering(
  kind: StoreKind,
  { steps = 1, reply = {}, ...parts }: WorldParts & { steps?: number; reply?: Partial<Insertable<ReplyTable>> } = {},
): Promise<Answering> {
  const here = await world(kind, parts);
  const { app, workspaceId, mailboxId } = here;
  const campaignId = await here.campaign({ steps });
  const leadId = await here.lead(campaignId, 'eve');
  await (here.senders.at(-1) ?? here.first).work();
  const [mail] = await here.sends();
  const addReply: Answering['addReply'] = (set = {}) =>
    insertReply(app, {
      ...{ workspace_id: workspaceId, campaign_id: campaignId, lead_id: leadId, mailbox_id: mailboxId },
      ...{ send_id: mail?.id ?? null, message_id: '<reply@corp.example>', in_reply_to: mail?.message_id ?? null },
      ...{ subject: 'Re: For you', ...set },
    });
  const replyId = await addReply(reply);
  return {
    ...here,
    ...{ campaignId, leadId, replyId, addReply },
    draft: (text = 'At ten.', to = replyId) => draftReply(app, workspaceId, to, { input: { text }, signal }),
    drafts: async () => {
      await nextTurn();
      return draftsOf(app.store.db, replyId);
    },
    send: (draft) => sendDraft(app, workspaceId, draft.id),
    replyRow: async (id = replyId) => {
      await nextTurn();
      return app.store.db.selectFrom('replies').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    },
    answers: async () => (await here.sends()).filter((send) => send.step_id === null),
  };
}
