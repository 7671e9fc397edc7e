import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createMailbox } from '../../../../src/outreach/mailboxes.ts';
import type { Store } from '../../../../src/store/store.ts';
import { processStats } from '../../../bench/process-stats.ts';
import { hurriedClock } from '../../../helpers/hurried-clock.ts';
import { cutProxy } from '../../../helpers/mail-servers/cut-proxy.ts';
import { startDovecot } from '../../../helpers/mail-servers/dovecot.ts';
import { lacking } from '../../../helpers/mail-servers/installed.ts';
import { startServed } from '../../../helpers/served.ts';
import { postgresDatabases, type StoreKind, sqliteFiles, temporaryFolder } from '../../../helpers/stores.ts';
import { readingApp, SECRET_KEYS } from './reading.ts';

/** 10,000 in `npm run test:soak`, with 50 connections that break. */
const MAILS = Number(process.env.IMAP_MAILS ?? 300);
const MAILS_PER_CUT = 200;
const CUTS_MIN = 10;
/** So that the breaks lie between the first mail and the last: afterwards each waits for the next look. */
const BYTES_PER_MAIL = 5_000;
const RUNS = [sqliteFiles, postgresDatabases].map((kind) => ({
  kind,
  mailCount: MAILS,
  cuts: Math.max(CUTS_MIN, Math.ceil(MAILS / MAILS_PER_CUT)),
}));
/** Milliseconds between two looks at a process's memory. */
const SAMPLE_EVERY_MS = 200;
/** A machine on which others work takes long. */
const PATIENCE_MS = 45 * 60_000;
/** Of a process that serves; it does not grow with the mails. */
const RSS_MIB_MAX = 600;
const USER = 'ada@acme.example';
/** Waiting for the next try is waiting for nothing. */
const HURRY = 10;
/** Mails of all sizes, so that nearly 100 MB pass. */
const BODY_BYTES = [300, 900, 2_500, 8_000, 300, 30_000, 1_200];

describe.skipIf(lacking('dovecot'))('many mails in a real Dovecot', () => {
  it.each(RUNS)(
    'are each handled once on $kind.name, whatever breaks off, is numbered anew, or is killed',
    async ({ kind, mailCount, cuts }) => {
      const here = await world(kind, mailCount);
      const { app, proxy, dovecot } = here;
      let served = await startServed(here.env);
      const began = Date.now();
      const memory: number[] = [];
      const done = { renumbered: 0, killed: 0 };
      const chances = chancesOf(kind.name);
      for (let at = await progress(app.store); at.handled < mailCount || proxy.cuts() < cuts; ) {
        await wait(SAMPLE_EVERY_MS);
        memory.push(processStats(served.process.child.pid ?? 0).rssMiB);
        at = await progress(app.store);
        if (done.renumbered < 2 && proxy.cuts() > (cuts / 3) * done.renumbered + 2) {
          done.renumbered++;
          dovecot.renumber(USER);
          proxy.cutAfter(0);
          // When all are there, little passes from then on.
        } else if (proxy.cuts() < cuts)
          proxy.cutAfter(Math.ceil(chances() * (at.stored < mailCount ? (BYTES_PER_MAIL * mailCount) / cuts : 200)));
        if (done.killed === 0 && at.stored > mailCount / 2) {
          done.killed++;
          await served.process.kill('SIGKILL');
          served = await startServed(here.env);
        }
      }
      tell({ kind, mailCount, cuts: proxy.cuts(), ms: Date.now() - began, memory });
      expect(done).toEqual({ renumbered: 2, killed: 1 });
      const all = mailCount;
      expect(await counts(app.store)).toEqual({ inbound: all, done: all, replies: all, received: all });
      expect(Math.max(...memory)).toBeLessThan(RSS_MIB_MAX);
      expect(served.process.stderr()).not.toMatch(/"level":50/);
    },
    PATIENCE_MS,
  );
});

/** Mails in a Dovecot behind a proxy, a mailbox that is read from it, and how to start what reads it. */
async function world(kind: StoreKind, mailCount: number) {
  const dovecot = await startDovecot([USER]);
  dovecot.put(USER, mails(mailCount));
  const proxy = await cutProxy(dovecot.imapPort);
  const url = await kind.freshUrl();
  const clock = hurriedClock(HURRY);
  const app = await readingApp(url);
  onTestFinished(() => app[Symbol.asyncDispose]());
  app.clock.advance(Number(readFileSync(clock, 'utf8')) - app.clock.now());
  const { id: workspaceId } = await app.workspaces.create({ name: 'Acme', tier: 'pro' });
  const smtp = { host: '127.0.0.1', port: 2525, security: 'none' };
  const imap = { host: '127.0.0.1', port: proxy.port, security: 'none', user: USER, password: dovecot.password };
  await createMailbox(app, workspaceId, { email: USER, name: 'Ada', smtp, imap });
  const env = {
    PLANWRIGHT_DATA_DIR: temporaryFolder(),
    PLANWRIGHT_DATABASE_URL: url,
    PLANWRIGHT_SECRET_KEY: SECRET_KEYS.join(),
    PLANWRIGHT_CLOCK_FILE: clock,
  };
  return { dovecot, proxy, app, env };
}

interface Run {
  kind: StoreKind;
  mailCount: number;
  cuts: number;
  ms: number;
  memory: number[];
}

/** Figures for whoever watches. */
function tell({ kind, mailCount, cuts, ms, memory }: Run): void {
  const quarters = [1, 2, 3, 4].map((n) => {
    const part = memory.slice(((n - 1) * memory.length) / 4, (n * memory.length) / 4);
    return Math.max(...part).toFixed(0);
  });
  const seconds = (ms / 1000).toFixed(0);
  process.stderr.write(
    `\n${kind.name}: ${mailCount} mails in ${seconds} s, ${cuts} cuts; RSS at most, quarter by quarter: ${quarters.join(', ')} MiB\n`,
  );
}

function* mails(count: number): Generator<string> {
  for (let n = 0; n < count; n++) {
    const body = `Answer number ${n}. `.padEnd(BODY_BYTES[n % BODY_BYTES.length] ?? 300, 'words of an answer\r\n');
    yield [
      `Message-ID: <${n}@corp.example>`,
      `From: Person ${n} <p${n}@corp.example>`,
      `To: ${USER}`,
      'Date: Fri, 20 Nov 2026 10:00:00 +0000',
      `Subject: Re: mail ${n}`,
      '',
      `${body}\r\n`,
    ].join('\r\n');
  }
}

async function progress({ db }: Pick<Store, 'db'>): Promise<{ stored: number; handled: number }> {
  const rows = await db
    .selectFrom('inbound')
    .select((row) => ['status', row.fn.countAll().as('count')])
    .groupBy('status')
    .execute();
  const of = (status: string) => Number(rows.find((row) => row.status === status)?.count ?? 0);
  return { stored: of('waiting') + of('done'), handled: of('done') };
}

async function counts({ db }: Pick<Store, 'db'>) {
  const count = async (table: 'inbound' | 'replies') =>
    Number(
      (
        await db
          .selectFrom(table)
          .select((row) => row.fn.countAll().as('n'))
          .executeTakeFirstOrThrow()
      ).n,
    );
  const received = await db
    .selectFrom('events')
    .select((row) => row.fn.countAll().as('n'))
    .where('type', '=', 'reply.received')
    .executeTakeFirstOrThrow();
  return {
    inbound: await count('inbound'),
    done: (await progress({ db })).handled,
    replies: await count('replies'),
    received: Number(received.n),
  };
}

/** The same figures from run to run. */
function chancesOf(seed: string): () => number {
  let state = [...seed].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7);
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}
