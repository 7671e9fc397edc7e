import { join } from 'node:path';
import { type App, createApp } from '../../../src/app.ts';
import { readConfig } from '../../../src/config.ts';
import { activateCampaign } from '../../../src/outreach/campaign-states.ts';
import { createCampaign } from '../../../src/outreach/campaigns.ts';
import { createMailbox } from '../../../src/outreach/mailboxes.ts';
import { updateSettings } from '../../../src/outreach/settings.ts';
import { addStep } from '../../../src/outreach/steps.ts';
import { silentLog } from '../../../src/system/log.ts';

/** Open at every hour of every day, so that the bench runs at any. */
const ALWAYS = { days: [1, 2, 3, 4, 5, 6, 7], from: '00:00', to: '24:00' };
const CAP_MAX = 100_000;

const SUBJECT = 'A question about {{ lead.company }}';
const BODY = `Hi {{ lead.firstName }},

{Congratulations on|I read about} your work at {{ lead.company }}. We help teams like yours plan what they build
next, from the idea to the backlog, in the editor where the building happens.

Would you have a quarter of an hour this week?

{{ sender.fromName }}`;

/** An App on a SQLite file in the folder, which may post to receivers on this machine. */
export function openBenchApp(folder: string): Promise<App> {
  const env = { PLANWRIGHT_DATA_DIR: folder, PLANWRIGHT_ENGINE: 'outline' };
  return createApp({
    config: {
      ...readConfig(env),
      publicUrl: 'https://bench.example',
      webhookAllow: ['127.0.0.1'],
      mailAllow: ['127.0.0.1'],
    },
    log: silentLog,
  });
}

/** The file of an App that was opened on the folder. */
export const databaseFile = (folder: string): string => join(folder, 'planwright.db');

export interface BenchCampaign {
  id: string;
  stepId: string;
  mailboxId: string;
}

/** In the local workspace: so many mailboxes at an SMTP server on this machine, each with so many campaigns of one step. */
export async function seedCampaigns(
  app: App,
  parts: { mailboxes?: number; campaignsEach?: number; gapSeconds?: number; smtpPort?: number; active?: boolean } = {},
): Promise<{ workspaceId: string; campaigns: BenchCampaign[] }> {
  const { mailboxes = 1, campaignsEach = 1, gapSeconds = 0, smtpPort = 2525, active = true } = parts;
  const { id: workspaceId } = await app.workspaces.ensureLocal(app.config.localCredits);
  await updateSettings(app, workspaceId, { postalAddress: 'Acme Ltd, 1 High Street, London' });
  const smtp = { host: '127.0.0.1', port: smtpPort, security: 'none' };
  const campaigns: BenchCampaign[] = [];
  for (let box = 0; box < mailboxes; box++) {
    const email = `ada${box}@acme.example`;
    const { id: mailboxId } = await createMailbox(app, workspaceId, {
      ...{ email, name: 'Ada', smtp, dailyCap: CAP_MAX, gapSeconds },
    });
    for (let count = 0; count < campaignsEach; count++) {
      campaigns.push(await seedCampaign(app, workspaceId, { mailboxId, active }));
    }
  }
  return { workspaceId, campaigns };
}

async function seedCampaign(
  app: App,
  workspaceId: string,
  { mailboxId, active }: { mailboxId: string; active: boolean },
): Promise<BenchCampaign> {
  const sends = { mailboxId, dailyCap: CAP_MAX, sendingWindow: ALWAYS };
  const { id } = await createCampaign(app, workspaceId, { name: 'Spring', fromName: 'Ada Lovelace', ...sends });
  const step = await addStep(app, workspaceId, id, { subject: SUBJECT, body: BODY });
  if (active) await activateCampaign(app, workspaceId, id);
  return { id, stepId: step.id, mailboxId };
}
