import { onTestFinished } from 'vitest';
import { type App, createApp } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { activateCampaign } from '../../src/outreach/campaign-states.ts';
import { createCampaign } from '../../src/outreach/campaigns.ts';
import { createEndpoint } from '../../src/outreach/endpoints.ts';
import { importJson } from '../../src/outreach/import-leads.ts';
import { createMailbox } from '../../src/outreach/mailboxes.ts';
import type { SendingWindow } from '../../src/outreach/sequence/window.ts';
import { updateSettings } from '../../src/outreach/settings.ts';
import { addStep } from '../../src/outreach/steps.ts';
import { silentLog } from '../../src/system/log.ts';
import { EVENT_TYPES } from '../../src/webhooks/event-data.ts';
import { fixtureEngine } from '../helpers/engines.ts';
import type { SmtpSink } from '../helpers/smtp-sink.ts';
import { temporaryFolder } from '../helpers/stores.ts';
import { markOf } from './mail-server.ts';

/** Where a campaign's clock changes while it runs, and when the run starts: in spring, autumn, by half an hour, at midnight. */
const PLACES = [
  { zone: 'America/New_York', startsAt: '2026-03-05T15:00:00Z' },
  { zone: 'Europe/Berlin', startsAt: '2026-10-22T09:00:00Z' },
  { zone: 'Australia/Lord_Howe', startsAt: '2026-04-02T01:00:00Z' },
  { zone: 'America/Santiago', startsAt: '2026-09-03T14:00:00Z' },
] as const;
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
const ALWAYS: SendingWindow = { days: EVERY_DAY, from: '00:00', to: '24:00' };
const DAYTIME: SendingWindow = { days: EVERY_DAY, from: '06:00', to: '22:00' };
/** Share of the people who are in both campaigns. */
const IN_BOTH = 0.1;
const PEOPLE_OF_COMPANY = 5;
/** More than a run sends. */
const CAP_MAX = 100_000;

export const STEPS = 3;

export const placeOf = (seed: number) => PLACES[seed % PLACES.length] ?? PLACES[0];

export interface SimCampaign {
  id: string;
  mailboxId: string;
  zone: string;
  window: SendingWindow;
  /** Mails a local day of `capZone`, by the campaign's own cap or its mailbox's. */
  cap: number;
  capZone: string;
}

/** Two campaigns of a workspace, and this process's own hand on their database. */
export interface SimWorld {
  app: App;
  workspaceId: string;
  campaigns: SimCampaign[];
}

export interface SimWorldParts {
  seed: number;
  leads: number;
  env: Record<string, string>;
  smtp: SmtpSink['access'];
  login: { user: string; password: string };
  webhookUrl: string;
}

/**
 * One campaign by day in a zone whose clock changes, under a cap of its own; one around the clock in another, under the
 * cap of its mailbox, which has a third. Half of the leads are in each, and a few people in both.
 */
export async function makeSimWorld({ seed, leads, env, smtp, login, webhookUrl }: SimWorldParts): Promise<SimWorld> {
  const app = await openApp(env);
  const { id: workspaceId } = await app.workspaces.create({ name: 'Acme', tier: 'pro' });
  await updateSettings(app, workspaceId, { postalAddress: 'Acme Ltd, 1 High Street, London' });
  await createEndpoint(app, workspaceId, { url: webhookUrl, eventTypes: EVENT_TYPES });
  const { host, port, security } = smtp;
  const cap = Math.max(4, Math.ceil(leads / 4));
  const mailbox = async (name: string, set: { timeZone: string; dailyCap: number }) => {
    const access = { host, port, security, ...login };
    const given = { email: `${name}@acme.example`, name, smtp: access, gapSeconds: 0, ...set };
    return (await createMailbox(app, workspaceId, given)).id;
  };
  const ada = await mailbox('ada', { timeZone: 'UTC', dailyCap: CAP_MAX });
  const bob = await mailbox('bob', { timeZone: 'Pacific/Auckland', dailyCap: cap });
  const { zone } = placeOf(seed);
  const plans = [
    { zone, window: DAYTIME, mailboxId: ada, dailyCap: cap, capZone: zone },
    { zone: 'Asia/Kathmandu', window: ALWAYS, mailboxId: bob, dailyCap: CAP_MAX, capZone: 'Pacific/Auckland' },
  ];
  const campaigns: SimCampaign[] = [];
  for (const [index, { zone, window, mailboxId, dailyCap, capZone }] of plans.entries()) {
    const set = { name: `C${index + 1}`, fromName: 'Ada', timeZone: zone, sendingWindow: window, mailboxId, dailyCap };
    const { id } = await createCampaign(app, workspaceId, set);
    await addSteps(app, { workspaceId, campaignId: id, number: index + 1 });
    await activateCampaign(app, workspaceId, id);
    campaigns.push({ id, mailboxId, zone, window, cap, capZone });
  }
  const people = peopleOf(leads);
  for (const [index, { id }] of campaigns.entries()) {
    const rows = people[index] ?? [];
    if (rows.length > 0) await importJson(app, workspaceId, id, rows);
  }
  return { app, workspaceId, campaigns };
}

async function openApp(env: Record<string, string>): Promise<App> {
  const app = await createApp({
    config: readConfig({
      ...env,
      PLANWRIGHT_DATA_DIR: temporaryFolder(),
      PLANWRIGHT_PUBLIC_URL: 'https://out.example',
      PLANWRIGHT_MAIL_ALLOW: '127.0.0.1',
    }),
    log: silentLog,
    engine: fixtureEngine(),
  });
  onTestFinished(() => app.close());
  return app;
}

async function addSteps(
  app: App,
  { workspaceId, campaignId, number }: { workspaceId: string; campaignId: string; number: number },
): Promise<void> {
  const waits = [{}, { waitDays: 1 }, { waitHours: 30 }];
  for (const [index, wait] of waits.slice(0, STEPS).entries()) {
    const subject = index === 0 ? { subject: 'For {{ firstName | default: "you" }}' } : {};
    const body = `{Hi|Hello} {{ firstName }}, this is ${markOf(number, index + 1)}.`;
    await addStep(app, workspaceId, campaignId, { body, ...subject, ...wait });
  }
}

function peopleOf(leads: number): [object[], object[]] {
  const both = Math.floor((leads / 2) * IN_BOTH);
  const half = Math.ceil(leads / 2);
  const person = (number: number) => ({
    email: `lead${number}@corp${Math.floor(number / PEOPLE_OF_COMPANY)}.example`,
    firstName: `Eve ${number}`,
  });
  const range = (from: number, count: number) => Array.from({ length: count }, (_, index) => person(from + index));
  return [range(0, half), range(half - both, leads - half)];
}
