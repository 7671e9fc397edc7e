import { setImmediate as nextTurn } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import type { App } from '../../../src/app.ts';
import type { Mailer } from '../../../src/mail/mailer.ts';
import { smtpMailer } from '../../../src/mail/mailer.ts';
import { activateCampaign } from '../../../src/outreach/campaign-states.ts';
import { createCampaign } from '../../../src/outreach/campaigns.ts';
import { createLead } from '../../../src/outreach/create-lead.ts';
import { createMailbox } from '../../../src/outreach/mailboxes.ts';
import { SendWorker } from '../../../src/outreach/sending/send-worker.ts';
import { tick } from '../../../src/outreach/sending/tick.ts';
import { updateSettings } from '../../../src/outreach/settings.ts';
import { addStep } from '../../../src/outreach/steps.ts';
import type { Store } from '../../../src/store/store.ts';
import { TestClock } from '../../../src/system/clock.ts';
import { TEST_SECRET } from '../../helpers/sealer.ts';
import { type SinkParts, type SmtpSink, startSmtpSink } from '../../helpers/smtp-sink.ts';
import type { StoreKind } from '../../helpers/stores.ts';
import { type TestApp, testApp } from '../../helpers/test-app.ts';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Minutes from one try of a mail that its recipient refuses for now to the next. */
export const RETRIES = [5, 30, 120, 480, 1440, 1440, 1440, 1440];

/** Open at every hour of every day, so that a test moves time as it likes. */
export const ALWAYS = { days: [1, 2, 3, 4, 5, 6, 7], from: '00:00', to: '24:00' };

/** A process that sends: an App, and what its loops would do, one round at a time. */
export interface Sender {
  app: TestApp;
  worker: SendWorker;
  /** One look for leads that are due. */
  tick(): Promise<number>;
  /** Does all that is due at this moment of the clock, to its end, or to its own. */
  work(): Promise<void>;
  died(): boolean;
}

export interface WorldParts {
  /** Processes on the one database. */
  senders?: number;
  sink?: SinkParts;
  mailer?: Mailer;
  mailbox?: Record<string, unknown>;
}

/** A workspace, a mailbox on a real mail server, and processes that send from it, on one clock. */
export interface World {
  clock: TestClock;
  databaseUrl: string;
  sink: SmtpSink;
  senders: Sender[];
  first: Sender;
  /** One more process, which dies at its nth write and stays dead, if a number is given. */
  open(diesAtWrite?: number): Promise<Sender>;
  app: App;
  workspaceId: string;
  mailboxId: string;
  /** An active campaign with so many steps that wait a day each. */
  campaign(parts?: { steps?: number; set?: Record<string, unknown>; start?: boolean }): Promise<string>;
  lead(campaignId: string, name: string, fields?: Record<string, unknown>): Promise<string>;
  sends(where?: { leadId?: string }): Promise<SendRowOf[]>;
  leadRow(id: string): Promise<LeadRowOf>;
  events(type: string): Promise<Record<string, unknown>[]>;
}

type SendRowOf = Awaited<ReturnType<typeof sendsOf>>[number];
type LeadRowOf = Awaited<ReturnType<typeof leadOf>>;

export async function world(kind: StoreKind, parts: WorldParts = {}): Promise<World> {
  const clock = new TestClock();
  const sink = await startSmtpSink(parts.sink);
  onTestFinished(() => sink.close());
  const databaseUrl = await kind.freshUrl();
  const senders: Sender[] = [];
  for (let count = 0; count < (parts.senders ?? 1); count++) {
    senders.push(await openSender({ databaseUrl, clock, mailer: parts.mailer ?? smtpMailer }));
  }
  const [first] = senders;
  if (!first) throw new Error('A world has a sender.');
  // The last one: tests let the first one die.
  const { app } = senders.at(-1) ?? first;
  const { id: workspaceId } = await app.workspaces.create({ name: 'Acme', tier: 'pro' });
  await updateSettings(app, workspaceId, { postalAddress: 'Acme Ltd, 1 High Street, London' });
  const { host, port, security } = sink.access;
  const mailbox = await createMailbox(app, workspaceId, {
    ...{ email: 'ada@acme.example', name: 'Ada', smtp: { host, port, security }, gapSeconds: 0, dailyCap: 100_000 },
    ...parts.mailbox,
  });
  const campaign: World['campaign'] = async ({ steps = 1, set = {}, start = true } = {}) => {
    const { id } = await createCampaign(app, workspaceId, {
      ...{ name: 'Spring', fromName: 'Ada', mailboxId: mailbox.id, sendingWindow: ALWAYS, dailyCap: 100_000 },
      ...set,
    });
    for (let step = 1; step <= steps; step++) {
      const wait = step === 1 ? {} : { waitDays: 1 };
      const subject = step === 1 ? { subject: 'For {{ firstName | default: "you" }}' } : {};
      await addStep(app, workspaceId, id, { body: `Step ${step} for you`, ...subject, ...wait });
    }
    if (start) await activateCampaign(app, workspaceId, id);
    return id;
  };
  return {
    ...{ clock, databaseUrl, sink, senders, first, app, workspaceId, mailboxId: mailbox.id, campaign },
    open: (diesAtWrite) => openSender({ databaseUrl, clock, mailer: parts.mailer ?? smtpMailer }, diesAtWrite),
    lead: async (campaignId, name, fields = {}) =>
      (await createLead(app, workspaceId, { campaignId, email: `${name}@corp.example`, ...fields })).data.id,
    sends: ({ leadId } = {}) => sendsOf(app, leadId),
    leadRow: (id) => leadOf(app, id),
    events: async (type) => {
      await nextTurn();
      const rows = await app.store.db
        .selectFrom('events')
        .select('data')
        .where('type', '=', type)
        .orderBy('created_at')
        .execute();
      return rows.map((row) => JSON.parse(row.data));
    },
  };
}

/** On PostgreSQL no key is made up for what is sealed. */
const CONFIG = {
  publicUrl: 'https://out.example',
  mailAllow: ['127.0.0.1'],
  secretKeys: [TEST_SECRET],
};

interface SenderParts {
  databaseUrl: string;
  clock: TestClock;
  mailer: Mailer;
}

async function openSender(parts: SenderParts, diesAtWrite = Number.POSITIVE_INFINITY): Promise<Sender> {
  const own = await testApp({ ...parts, config: CONFIG });
  onTestFinished(() => own[Symbol.asyncDispose]());
  const writing = dyingStore(own.store, diesAtWrite, 'before');
  const app = { ...own, store: writing.store };
  const worker = new SendWorker(app, { baseUrl: () => 'https://out.example' });
  const round = { after: '' };
  const step = async (ticks: boolean) => (ticks ? await tick(app, round) : 0) + (await worker.begin());
  return {
    app,
    worker,
    died: writing.died,
    tick: () => tick(app, round),
    async work() {
      for (;;) {
        // The reads of one turn share a snapshot, which another store of this process would not end.
        await nextTurn();
        const ticks = worker.underWay === 0;
        const begun = await step(ticks).catch(unlessDead(writing.died));
        if (worker.underWay > 0) await worker.someEnded();
        // The last mail under way may have ended in a round without a look for leads: then there is another.
        else if ((ticks && begun === 0) || writing.died()) return;
      }
    },
  };
}

const unlessDead = (died: () => boolean) => (error: unknown) => {
  if (!died()) throw error;
  return 0;
};

/** A database that goes away at its nth write, before or after that is written, and stays away. */
export function dyingStore(store: Store, nth: number, when: 'before' | 'after'): { store: Store; died: () => boolean } {
  let writes = 0;
  const write: Store['write'] = async (work, durability) => {
    writes += 1;
    if (writes > nth || (writes === nth && when === 'before')) throw new Error('the process is dead');
    const result = await store.write(work, durability);
    if (writes === nth) throw new Error('the process is dead');
    return result;
  };
  return { store: { ...store, write }, died: () => writes >= nth };
}

async function sendsOf(app: App, leadId?: string) {
  await nextTurn();
  let query = app.store.db.selectFrom('sends').selectAll().orderBy('created_at').orderBy('attempt_group');
  if (leadId !== undefined) query = query.where('lead_id', '=', leadId);
  return query.execute();
}

async function leadOf(app: App, id: string) {
  await nextTurn();
  return app.store.db.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}
