import * as z from 'zod';
import type { InboundMail } from '../../mail/inbound/inbound-mail.ts';
import { isPublicProvider } from '../../mail/public-provider.ts';
import { readEmailKey } from '../email-key.ts';
import { personKey } from '../person-key.ts';
import type { Db } from '../sending/rows.ts';
import { type Candidate, candidateSchema } from '../shapes/reply.ts';
import type { Place } from './match.ts';

// Whom a mail may be from that matches no lead by what it names. Whoever is found here is stopped or held, never mailed, so
// a guess does no harm that a person cannot undo.

/** Leads that one mail is looked up for; a domain with more is no company. */
const LEADS_MAX = 1_000;
const IDS_MAX = 50;
const NAMED_MAX = 50;
const READ_MAX = 100_000;

/** The leads that a mail of nobody known may be from, by the surest sign that finds any. */
export async function candidatesOf(db: Db, mail: InboundMail, place: Place): Promise<Candidate[]> {
  for (const [by, find] of FINDERS) {
    const ids = await find(db, mail, place);
    if (ids.length > 0) return ids.map((leadId) => ({ leadId, by }));
  }
  return [];
}

type Find = (db: Db, mail: InboundMail, place: Place) => Promise<string[]>;

const FINDERS: readonly (readonly [Candidate['by'], Find])[] = [
  ['thread', byThread],
  ['named', byNames],
  ['domain', byDomain],
];

/** It answers something that one of our leads wrote: a colleague in copy, say. */
async function byThread(db: Db, mail: InboundMail, { workspaceId }: Place): Promise<string[]> {
  const ids = [...mail.inReplyTo, ...mail.references.toReversed()].slice(0, IDS_MAX);
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('replies')
    .select(['lead_id', 'workspace_id'])
    .where('message_id', 'in', ids)
    .limit(LEADS_MAX)
    .execute();
  return [
    ...new Set(rows.flatMap(({ lead_id, workspace_id }) => (workspace_id === workspaceId ? (lead_id ?? []) : []))),
  ];
}

/** Their address stands in it: "take info@corp.example off your list", or the quoted header of our mail. */
async function byNames(db: Db, mail: InboundMail, { workspaceId }: Place): Promise<string[]> {
  const named = mail.text.slice(0, READ_MAX).match(ADDRESS) ?? [];
  const keys = new Set(named.flatMap((one) => readEmailKey(one)?.key ?? []).map(personKey));
  if (keys.size === 0) return [];
  const rows = await db
    .selectFrom('leads')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .where('person_key', 'in', [...keys].slice(0, NAMED_MAX))
    .orderBy('id')
    .limit(LEADS_MAX)
    .execute();
  return rows.map(({ id }) => id);
}

const ADDRESS = /[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,8}/gu;

/** Somebody of the same company whom we have written to. */
async function byDomain(db: Db, mail: InboundMail, { workspaceId }: Place): Promise<string[]> {
  const domain = readEmailKey(mail.from?.address ?? '')?.domain;
  if (domain === undefined || isPublicProvider(domain)) return [];
  const rows = await db
    .selectFrom('leads')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .where('domain', '=', domain)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('sends')
          .select('sends.id')
          .whereRef('sends.lead_id', '=', 'leads.id')
          .where('sends.data_begun_at', 'is not', null),
      ),
    )
    .orderBy('id')
    .limit(LEADS_MAX)
    .execute();
  return rows.map(({ id }) => id);
}

/** As a reply's row has them. */
export const readCandidates = (stored: string | null): Candidate[] =>
  stored === null ? [] : z.array(candidateSchema).parse(JSON.parse(stored));
