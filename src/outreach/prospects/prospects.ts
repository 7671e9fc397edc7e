import type { App } from '../../app.ts';
import { AppError } from '../../errors.ts';
import { parseInput } from '../../generation/parse.ts';
import { asciiDomain } from '../../mail/address.ts';
import { olderThan, readCursor } from '../../store/cursors.ts';
import { type Page, toPage } from '../../store/page.ts';
import { emailKey } from '../email-key.ts';
import { canBeId } from '../row-values.ts';
import { type Prospect, prospectListQuery } from '../shapes/prospect.ts';
import { toProspect } from './prospect-view.ts';

/** Newest first. Throws `invalid_request`, and `unprocessable` for what is no address or no domain. */
export async function listProspects(app: App, workspaceId: string, query: unknown = {}): Promise<Page<Prospect>> {
  const asked = parseInput(prospectListQuery, query);
  let found = app.store.db
    .selectFrom('prospects')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(asked.limit + 1);
  if (asked.email !== undefined) found = found.where('email_key', '=', emailKey(asked.email).key);
  if (asked.domain !== undefined) found = found.where('domain', '=', domainOf(asked.domain));
  if (asked.cursor !== undefined) found = found.where(olderThan(readCursor(asked.cursor)));
  return toPage(await found.execute(), asked.limit, toProspect);
}

/** Forgets a prospect; a lead that was made of it stays. Throws `not_found`. */
export async function removeProspect(app: App, workspaceId: string, id: string): Promise<void> {
  const removed = canBeId(id)
    ? await app.store.write((tx) =>
        tx
          .deleteFrom('prospects')
          .where('id', '=', id)
          .where('workspace_id', '=', workspaceId)
          .returning('id')
          .executeTakeFirst(),
      )
    : undefined;
  if (!removed) throw new AppError('not_found', 'There is no such prospect in this workspace.');
}

function domainOf(given: string): string {
  const domain = asciiDomain(given.trim().replace(/^@/, ''));
  if (domain !== undefined) return domain;
  throw new AppError('unprocessable', 'The domain is none; write it as example.com.');
}
