import { expect, it } from 'vitest';
import { Fetcher } from '../../../../src/outreach/inbox/fetch/fetcher.ts';
import { LEASE_MS } from '../../../../src/outreach/inbox/fetch/inbox-rows.ts';
import { getMailbox, removeMailbox, updateMailbox } from '../../../../src/outreach/mailboxes.ts';
import { PASSWORD, type ScriptedFolder, scriptedImap } from '../../../helpers/scripted-imap.ts';
import { onOneStore, type StoreKind } from '../../../helpers/stores.ts';
import {
  inboxRow,
  mailOf,
  type Reader,
  rawMail,
  readingApp,
  readUntilEnded,
  seedReader,
  stored,
  subjects,
} from './reading.ts';

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

const status = async (reader: Reader) => (await getMailbox(reader.app, reader.workspaceId, reader.mailboxId)).inbox;

onOneStore('reading a mailbox', (kind) => {
  it('stores what is there and then what comes, told of by the server', async () => {
    await using here = await reading(kind, inbox(mailOf(1), mailOf(2)));
    const { server, reader, fetcher } = here;
    await fetcher.begin();
    await expect.poll(() => stored(reader)).toEqual(subjects(1, 2));
    await expect.poll(() => status(reader)).toMatchObject({ status: 'connected', error: null });
    await expect.poll(() => server.commands.at(-1)).toBe('IDLE');
    server.deliver(mailOf(3));
    await expect.poll(() => stored(reader)).toEqual(subjects(1, 2, 3));
    expect(server.logins()).toBe(1);
    expect(server.commands.some((command) => /^SELECT|STORE/.test(command))).toBe(false);
  });

  it('reads the folders that rules move mail to, and leaves out one that is not there', async () => {
    const folders = { ...inbox(mailOf(1)), Clients: { uidValidity: 7, mails: [mailOf(2)] } };
    await using here = await reading(kind, folders);
    const { server, reader, fetcher } = here;
    await fetcher.begin();
    await expect.poll(() => stored(reader)).toEqual(subjects(1));
    const set = { folders: ['Gone', 'Clients'] };
    expect(await updateMailbox(reader.app, reader.workspaceId, reader.mailboxId, set)).toMatchObject(set);
    await fetcher.renew();
    await expect.poll(() => fetcher.size).toBe(0);
    await fetcher.begin();
    await expect.poll(() => stored(reader)).toEqual(subjects(1, 2));
    await expect.poll(() => server.commands.at(-1)).toBe('IDLE');
    await expect.poll(() => status(reader)).toMatchObject({ missingFolders: ['Gone'] });
  });

  it('stores a mail once, though it breaks off in the middle of one and is read again', async () => {
    await using here = await reading(kind, inbox(mailOf(1), mailOf(2, { dropsAt: 60 }), mailOf(3)));
    const { server, reader, fetcher } = here;
    await readUntilEnded(fetcher, reader);
    expect(await stored(reader)).toEqual(subjects(1));
    expect(await status(reader)).toMatchObject({ status: 'error', error: expect.stringMatching(/broke off/) });
    server.folders.INBOX?.mails.splice(1, 1, mailOf(2));
    await fetcher.begin();
    await expect.poll(() => stored(reader)).toEqual(subjects(1, 2, 3));
    await expect.poll(() => status(reader)).toMatchObject({ status: 'connected', error: null });
  });

  it('reads a folder again that was numbered anew, and stores nothing twice', async () => {
    await using here = await reading(kind, inbox(mailOf(7), mailOf(8)));
    const { server, reader, fetcher } = here;
    await fetcher.begin();
    await expect.poll(() => server.commands.at(-1)).toBe('IDLE');
    server.folders.INBOX = {
      uidValidity: 2,
      mails: [mailOf(1, { raw: rawMail(7) }), mailOf(2, { raw: rawMail(8) }), mailOf(3, { raw: rawMail(9) })],
    };
    reader.app.clock.advance(LOOK_MS);
    await expect.poll(() => stored(reader)).toEqual(subjects(7, 8, 9));
    const cursor = reader.app.store.db.selectFrom('inbox_folders').select(['uid_validity', 'last_uid']);
    await expect.poll(() => cursor.execute()).toEqual([{ uid_validity: '2', last_uid: 3 }]);
  });

  it('goes past a mail that is gone by the time it is asked for', async () => {
    await using here = await reading(kind, inbox(mailOf(1), mailOf(2, { insteadOf: '* 2 EXPUNGE' }), mailOf(3)));
    const { reader, fetcher } = here;
    await fetcher.begin();
    await expect.poll(() => stored(reader)).toEqual(subjects(1, 3));
    await expect.poll(() => status(reader)).toMatchObject({ status: 'connected' });
  });

  it.each([
    ['UID FETCH', { say: 'TAG NO [SERVERBUG] sorry' }, /refused a command/],
    ['UID SEARCH', { say: 'TAG BAD what?' }, /refused a command/],
    ['EXAMINE', { say: '* BYE going down' }, /broke off/],
    ['UID FETCH', { say: '* 1 FETCH (UID 1 BODY[]<0> {99999999}' }, /more than any mailbox holds/],
    ['LOGIN', { say: 'TAG NO s3cret-word is wrong' }, /refused the login/],
  ] as const)('says what is wrong when %s is answered with %j, and tries again', async (moment, misdeed, words) => {
    await using here = await reading(kind, inbox(mailOf(1)));
    const { server, reader, fetcher } = here;
    server.misdeeds[moment] = misdeed;
    await readUntilEnded(fetcher, reader);
    expect(await status(reader)).toMatchObject({ status: 'error', error: expect.stringMatching(words) });
    expect(JSON.stringify(await inboxRow(reader))).not.toContain('s3cret');
    delete server.misdeeds[moment];
    await fetcher.begin();
    await expect.poll(() => stored(reader)).toEqual(subjects(1));
  });

  it('gives up on a server that hangs, and waits longer each time', async () => {
    await using here = await reading(kind, inbox(mailOf(1)));
    const { server, reader, fetcher } = here;
    server.misdeeds['UID SEARCH'] = 'hang';
    const waits: number[] = [];
    for (let time = 0; time < 3; time++) {
      await fetcher.begin();
      await expect.poll(() => server.commands.at(-1)).toMatch(/^UID SEARCH/);
      reader.app.clock.advance(60_000);
      await expect.poll(() => fetcher.size).toBe(0);
      const { due_at } = (await inboxRow(reader)) ?? {};
      waits.push((due_at ?? 0) - reader.app.clock.now());
      reader.app.clock.advance(11 * 60_000);
      server.commands.length = 0;
    }
    expect(waits.map((wait) => wait >= 5_000)).toEqual([true, true, true]);
    expect(waits[2]).toBeGreaterThanOrEqual(10_000);
  });

  it('is done by one process at a time, and by another when that one dies', async () => {
    await using here = await reading(kind, inbox(mailOf(1)));
    const { server, reader, fetcher } = here;
    await using other = await readingApp(reader.url, { clock: reader.app.clock });
    const second = new Fetcher(other);
    await Promise.all([fetcher.begin(), second.begin()]);
    await expect.poll(() => server.commands.at(-1)).toBe('IDLE');
    expect(server.logins()).toBe(1);
    const [alive, dead] = fetcher.size === 1 ? [second, fetcher] : [fetcher, second];
    reader.app.clock.advance(LEASE_MS / 2);
    await dead.renew();
    reader.app.clock.advance(LEASE_MS / 2 + 1);
    expect(await alive.begin()).toBe(0);
    // From here on it gives no sign of life.
    reader.app.clock.advance(LEASE_MS);
    expect(await alive.begin()).toBe(1);
    await expect.poll(() => server.logins()).toBe(2);
    server.deliver(mailOf(2));
    await expect.poll(() => stored(reader)).toEqual(subjects(1, 2));
    await dead.renew();
    await expect.poll(() => dead.size).toBe(0);
    expect(alive.size).toBe(1);
  });

  it('begins anew when the settings change, goes on while the mailbox is paused, and ends when it is removed', async () => {
    await using here = await reading(kind, inbox(mailOf(1)));
    const { server, reader, fetcher } = here;
    const { app, workspaceId, mailboxId } = reader;
    await fetcher.begin();
    await expect.poll(() => server.commands.at(-1)).toBe('IDLE');
    await updateMailbox(app, workspaceId, mailboxId, { status: 'paused' });
    await fetcher.renew();
    expect(fetcher.size).toBe(1);
    const { trustedCa: _, ...access } = server.access;
    await updateMailbox(app, workspaceId, mailboxId, { imap: { ...access, password: 'wrong' } });
    await fetcher.begin();
    await expect
      .poll(() => status(reader))
      .toMatchObject({ status: 'error', error: expect.stringMatching(/refused the login/) });
    await updateMailbox(app, workspaceId, mailboxId, { imap: { ...access, password: PASSWORD } });
    await fetcher.begin();
    await expect.poll(() => status(reader)).toMatchObject({ status: 'connected', error: null });
    expect(await stored(reader)).toEqual(subjects(1));
    await removeMailbox(app, workspaceId, mailboxId);
    await fetcher.renew();
    await expect.poll(() => fetcher.size).toBe(0);
    await expect.poll(() => server.open()).toBe(0);
  });

  it('lets go of its mailboxes when the process stops, so that another need not wait', async () => {
    await using here = await reading(kind, inbox(mailOf(1)));
    const { server, reader, fetcher } = here;
    await using other = await readingApp(reader.url, { clock: reader.app.clock });
    await fetcher.begin();
    await expect.poll(() => server.commands.at(-1)).toBe('IDLE');
    await reader.app.close();
    expect(await new Fetcher(other).begin()).toBe(1);
  });
});
