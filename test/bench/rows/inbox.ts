import PostalMime from 'postal-mime';
import type { App } from '../../../src/app.ts';
import { packMail } from '../../../src/outreach/inbox/packed-mail.ts';
import { handleWaiting } from '../../../src/outreach/inbox/start-inbox.ts';
import { storeMail } from '../../../src/outreach/inbox/store-mail.ts';
import { compare, type Measured, type Metric } from '../measure.ts';
import { databaseFile, openBenchApp, seedCampaigns } from '../outreach/bench-app.ts';
import { incomingMails } from '../outreach/incoming-mails.ts';
import { sendToAll } from '../outreach/raw-exchange.ts';
import { insertRawLeads } from '../outreach/raw-leads.ts';
import type { Bench, Row } from '../row.ts';
import { withScratch } from '../scratch.ts';

const SIZES = {
  full: { rounds: 7, warmUps: 1, mails: 1_000 },
  quick: { rounds: 3, warmUps: 1, mails: 500 },
  smoke: { rounds: 1, warmUps: 0, mails: 20 },
};
/** As many as are read from a mailbox in one transaction. */
const BATCH = 50;

const METRICS: Metric[] = [{ name: 'perSecond', unit: 'mails/s', better: 'higher' }];

/** Mail that comes in, from its bytes to what follows from it, beside the parsing of the same bytes alone. */
export const inbox: Row = { name: 'inbox', run: (bench) => withScratch((folder) => measure(bench, folder)) };

async function measure({ effort }: Bench, folder: string): Promise<Measured[]> {
  const { mails: count, ...rounds } = SIZES[effort];
  const seeding = await openBenchApp(folder);
  const { workspaceId, campaigns } = await seedCampaigns(seeding);
  await seeding.close();
  const [campaign] = campaigns;
  if (!campaign) throw new Error('there is no campaign');
  const leads = count * (rounds.rounds + rounds.warmUps);
  insertRawLeads(databaseFile(folder), { workspaceId, campaignIds: [campaign.id], count: leads });
  const sent = sendToAll(databaseFile(folder), campaign);
  const app = await openBenchApp(folder);
  const take = () => incomingMails(sent.splice(0, count));
  const parsed = incomingMails(sent.slice(0, count));
  try {
    return await compare({
      name: 'inbox',
      title: `inbox: ${count} mails of leads (replies, absences, bounces), stored and obeyed, on SQLite`,
      metrics: METRICS,
      ...rounds,
      sides: [
        {
          label: 'planwright, bytes to classified and done',
          run: () => timed(take(), (mails) => obey(app, workspaceId, mails)),
        },
        { label: 'postal-mime alone', run: () => timed(parsed, parseAll) },
      ],
    });
  } finally {
    await app.close();
  }
}

async function obey(app: App, workspaceId: string, mails: readonly Buffer[]): Promise<void> {
  for (let at = 0; at < mails.length; at += BATCH) {
    const batch = await Promise.all(mails.slice(at, at + BATCH).map((raw) => packMail(raw)));
    const receivedAtMs = app.clock.now();
    await app.store.write(async (tx) => {
      for (const mail of batch) await storeMail(app, tx, { workspaceId, mailboxId: null, mail, receivedAtMs });
    });
  }
  let handled = 0;
  for (let more = 1; more > 0; handled += more) more = await handleWaiting(app);
  if (handled !== mails.length) throw new Error(`${handled} of ${mails.length} mails were handled`);
}

async function parseAll(mails: readonly Buffer[]): Promise<void> {
  for (const raw of mails) await PostalMime.parse(raw);
}

async function timed(mails: readonly Buffer[], work: (mails: readonly Buffer[]) => Promise<void>) {
  const startedAt = performance.now();
  await work(mails);
  return { perSecond: (mails.length / (performance.now() - startedAt)) * 1_000 };
}
