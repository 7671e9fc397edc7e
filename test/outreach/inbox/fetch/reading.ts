import type { Fetcher } from '../../../../src/outreach/inbox/fetch/fetcher.ts';
import { createMailbox } from '../../../../src/outreach/mailboxes.ts';
import type { ScriptedImap, ScriptedMail } from '../../../helpers/scripted-imap.ts';
import type { StoreKind } from '../../../helpers/stores.ts';
import { type TestApp, testApp } from '../../../helpers/test-app.ts';

export const SECRET_KEYS = ['a-long-and-random-text-for-the-tests'];

/** An App on the database whose keys other Apps on it share. */
export const readingApp = (databaseUrl: string, parts: Parameters<typeof testApp>[0] = {}): Promise<TestApp> =>
  testApp({ databaseUrl, ...parts, config: { secretKeys: SECRET_KEYS } });

export interface Reader {
  app: TestApp;
  url: string;
  workspaceId: string;
  mailboxId: string;
}

/** A workspace whose one mailbox is read from this server. */
export async function seedReader(
  kind: StoreKind,
  { access }: ScriptedImap,
  password = access.password,
): Promise<Reader> {
  const url = await kind.freshUrl();
  const app = await readingApp(url);
  const { id: workspaceId } = await app.workspaces.create({ name: 'Acme', tier: 'pro' });
  const { host, port, security, user } = access;
  const smtp = { host: '127.0.0.1', port: 2525, security: 'none' };
  const imap = { host, port, security, user, password };
  const mailbox = await createMailbox(app, workspaceId, { email: 'ada@acme.example', name: 'Ada', smtp, imap });
  return { app, url, workspaceId, mailboxId: mailbox.id };
}

export const mailOf = (uid: number, change: Partial<ScriptedMail> = {}): ScriptedMail => ({
  uid,
  raw: rawMail(uid),
  ...change,
});

export const rawMail = (number: number, body = 'Yes please'): string =>
  [
    `Message-ID: <${number}@corp.example>`,
    'From: Eve <eve@corp.example>',
    'To: ada@acme.example',
    'Date: Thu, 15 Jan 2026 11:00:00 +0000',
    `Subject: Re: mail ${number}`,
    '',
    `${body}\r\n`,
  ].join('\r\n');

/** Subjects of what has been stored, in the order of their numbers. */
export async function stored({ app }: Pick<Reader, 'app'>): Promise<string[]> {
  const rows = await app.store.db.selectFrom('inbound').select('subject').where('status', '!=', 'failed').execute();
  return rows.map(({ subject }) => subject).sort((a, b) => Number(a.split(' ')[2]) - Number(b.split(' ')[2]));
}

export const subjects = (...uids: number[]): string[] => uids.map((uid) => `Re: mail ${uid}`);

export const inboxRow = ({ app, mailboxId }: Reader) =>
  app.store.db.selectFrom('inboxes').selectAll().where('id', '=', mailboxId).executeTakeFirst();

/** Begins to read, and waits until the fetcher has let go of all mailboxes again. */
export async function readUntilEnded(fetcher: Fetcher, { app }: Pick<Reader, 'app'>): Promise<void> {
  await fetcher.begin();
  while (fetcher.size > 0) await new Promise((resolve) => setTimeout(resolve, 5));
  app.clock.advance(11 * 60_000);
}
