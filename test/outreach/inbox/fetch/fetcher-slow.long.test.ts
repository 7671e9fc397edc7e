import { expect, it } from 'vitest';
import { Fetcher } from '../../../../src/outreach/inbox/fetch/fetcher.ts';
import { getKeptMail, listKeptMails, retryKeptMail } from '../../../../src/outreach/inbox/kept-mail.ts';
import { type ScriptedFolder, scriptedImap } from '../../../helpers/scripted-imap.ts';
import { onEveryStore, type StoreKind } from '../../../helpers/stores.ts';
import { mailOf, rawMail, readUntilEnded, seedReader, stored, subjects } from './reading.ts';

const LOOK_MS = 120_000;

async function reading(kind: StoreKind, folders: Record<string, ScriptedFolder>) {
  const server = await scriptedImap({ folders });
  const reader = await seedReader(kind, server);
  const fetcher = new Fetcher(reader.app);
  return { server, reader, fetcher, [Symbol.asyncDispose]: () => reader.app[Symbol.asyncDispose]() };
}

const inbox = (...mails: ScriptedFolder['mails']): Record<string, ScriptedFolder> => ({
  INBOX: { uidValidity: 1, mails },
});

onEveryStore('reading a mailbox', (kind) => {
  it('looks again within two minutes when the server tells nothing, in the spam folder too', async () => {
    const Spam: ScriptedFolder = { uidValidity: 9, mails: [mailOf(2)] };
    const folders: Record<string, ScriptedFolder> = { ...inbox(mailOf(1)), Spam };
    await using here = await reading(kind, folders);
    const { server, reader, fetcher } = here;
    await fetcher.begin();
    await expect.poll(() => server.commands.at(-1)).toBe('IDLE');
    expect(await stored(reader)).toEqual(subjects(1, 2));
    folders.INBOX?.mails.push(mailOf(3));
    Spam.mails.push(mailOf(4));
    reader.app.clock.advance(LOOK_MS);
    await expect.poll(() => stored(reader)).toEqual(subjects(1, 2, 3, 4));
  });

  it('reads less of a mail that connections always break at, and the others whatever becomes of it', async () => {
    const broken = mailOf(2, { raw: rawMail(2, 'x'.repeat(5_000)), dropsAt: 1_000 });
    await using here = await reading(kind, inbox(mailOf(1), broken, mailOf(3)));
    const { reader, fetcher } = here;
    for (let time = 0; time < 4; time++) await readUntilEnded(fetcher, reader);
    expect(await stored(reader)).toEqual(subjects(1));
    await fetcher.begin();
    await expect.poll(() => stored(reader)).toEqual(subjects(1, 2, 3));
    const cut = reader.app.store.db.selectFrom('inbound').select(['subject', 'truncated']).orderBy('subject');
    expect((await cut.execute()).map(({ truncated }) => truncated)).toEqual([0, 1, 0]);
  });

  it('passes over a mail whose headers break connections too, once a later one can be read', async () => {
    await using here = await reading(kind, inbox(mailOf(1), mailOf(2, { dropsAt: 10 })));
    const { server, reader, fetcher } = here;
    for (let time = 0; time < 8; time++) await readUntilEnded(fetcher, reader);
    expect(await stored(reader)).toEqual(subjects(1));
    server.folders.INBOX?.mails.push(mailOf(3));
    await fetcher.begin();
    reader.app.clock.advance(LOOK_MS);
    await expect.poll(() => stored(reader)).toEqual(subjects(1, 3));
    const { app, workspaceId } = reader;
    const failed = () => listKeptMails(app, workspaceId, { status: 'failed' });
    await expect.poll(async () => (await failed()).data).toMatchObject([{ outcome: 'unfetched', subject: '' }]);
    const [{ id } = { id: '' }] = (await failed()).data;
    expect(await getKeptMail(app, workspaceId, id)).toMatchObject({ source: '', isWhole: false });
    await expect(retryKeptMail(app, workspaceId, id)).rejects.toMatchObject({ code: 'unprocessable' });
  });

  it('reads a mail that is longer than the server said, and the beginning of one that is longer than mails are', async () => {
    const three = rawMail(2, `${'line\r\n'.repeat(500_000)}`);
    await using here = await reading(
      kind,
      inbox(
        mailOf(1),
        mailOf(2, { raw: three, claims: 10 }),
        mailOf(3, { claims: 90_000_000 }),
        mailOf(4, { claims: 0 }),
      ),
    );
    const { reader, fetcher } = here;
    await fetcher.begin();
    await expect.poll(() => stored(reader)).toEqual(subjects(1, 2, 3, 4));
    const rows = await reader.app.store.db
      .selectFrom('inbound')
      .select(['subject', 'size_bytes', 'truncated'])
      .orderBy('subject')
      .execute();
    expect(rows.slice(1, 3)).toEqual([
      { subject: 'Re: mail 2', size_bytes: three.length, truncated: 1 },
      { subject: 'Re: mail 3', size_bytes: 90_000_000, truncated: 1 },
    ]);
  });

  it('ends a conversation in which more comes than was asked for, and reads the others', async () => {
    const flood = rawMail(2, 'x'.repeat(31 * 1024 * 1024));
    await using here = await reading(
      kind,
      inbox(mailOf(1), mailOf(2, { raw: flood, claims: 500, sendsAll: true }), mailOf(3)),
    );
    const { reader, fetcher } = here;
    for (let time = 0; time < 4; time++) await readUntilEnded(fetcher, reader);
    await fetcher.begin();
    await expect.poll(() => stored(reader)).toEqual(subjects(1, 2, 3));
  });
});
