import type { App } from '../../app.ts';
import type { Tx } from '../../store/store.ts';
import { readEmailKey } from '../email-key.ts';
import { personKey } from '../person-key.ts';
import type { Candidate } from '../shapes/reply.ts';
import { candidatesOf } from './candidates.ts';
import { endsAllMail } from './ends-all-mail.ts';
import type { HeardReply, Hearing } from './hearing.ts';
import { silence } from './silence.ts';

/** Whom a mail of nobody known may be from, and what follows. */
export interface StrangersLeads {
  all: Candidate[];
  /** Those of them that are held until a person says who it was; the only person it can be is stopped instead. */
  held: string[];
}

/**
 * Looks for the leads that an opt-out of nobody known may be from, or an answer that cannot be read. One person who wants no
 * more mail is stopped at once. Null when nobody need be found: somebody known wrote it, or it asks for nothing.
 */
export async function strangersLeads(
  app: App,
  tx: Tx,
  { workspaceId, hearing }: { workspaceId: string; hearing: Hearing & { reply: HeardReply } },
): Promise<StrangersLeads | null> {
  const { mail, place, reply } = hearing;
  const isOptOut = endsAllMail(reply);
  const isUnread = reply.verdict.certainty === 'uncertain' && reply.content !== 'text' && answersSomething(hearing);
  if (!isOptOut && !isUnread) return null;
  if (isOptOut && (await isKnown(tx, workspaceId, mail.from?.address ?? ''))) return null;
  const all = await candidatesOf(tx, mail, place);
  if (!isOptOut) return all.length === 0 ? null : { all, held: all.map(({ leadId }) => leadId) };
  const leads = await leadsOf(tx, all);
  const [only, ...others] = new Set(leads.map((lead) => lead.person_key || lead.email_key));
  if (only === undefined || others.length > 0) return { all, held: leads.map(({ id }) => id) };
  const lead = leads[0] ?? null;
  await silence(app, tx, { workspaceId, lead, sendId: null, fromAddress: mail.from?.address ?? '' });
  return { all, held: [] };
}

const answersSomething = ({ mail }: Hearing): boolean => mail.inReplyTo.length > 0 || mail.references.length > 0;

/** The sender's address is a lead's, if not of late: suppressing it has stopped them. */
async function isKnown(tx: Tx, workspaceId: string, address: string): Promise<boolean> {
  const key = readEmailKey(address)?.key;
  if (key === undefined) return false;
  const lead = await tx
    .selectFrom('leads')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .where('person_key', '=', personKey(key))
    .limit(1)
    .executeTakeFirst();
  return lead !== undefined;
}

async function leadsOf(tx: Tx, candidates: readonly Candidate[]) {
  if (candidates.length === 0) return [];
  const ids = candidates.map(({ leadId }) => leadId);
  return tx.selectFrom('leads').selectAll().where('id', 'in', ids).orderBy('id').execute();
}
