import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import type { App } from '../../../src/app.ts';
import { importCsv, importJson } from '../../../src/outreach/import-leads.ts';
import type { ImportReport } from '../../../src/outreach/shapes/lead-import.ts';
import { randomIds } from '../../../src/system/ids.ts';
import { compare, type Measured, type Metric, type Side } from '../measure.ts';
import { databaseFile, openBenchApp, seedCampaigns } from '../outreach/bench-app.ts';
import type { Bench, Row } from '../row.ts';
import { withScratch } from '../scratch.ts';

const SIZES = {
  full: { rounds: 7, warmUps: 1, rows: 10_000 },
  quick: { rounds: 3, warmUps: 1, rows: 10_000 },
  smoke: { rounds: 1, warmUps: 0, rows: 100 },
};

const METRICS: Metric[] = [{ name: 'perSecond', unit: 'leads/s', better: 'higher' }];

/** A file of people put into a campaign, from its text to the report, beside a loop of inserts in one transaction. */
export const leadImport: Row = {
  name: 'lead-import',
  run: (bench) => withScratch((folder) => measure(bench, folder)),
};

interface Person {
  email: string;
  firstName: string;
  lastName: string;
  company: string;
  role: string;
}

interface Into {
  workspaceId: string;
  campaignId: string;
}

async function measure({ effort }: Bench, scratch: string): Promise<Measured[]> {
  const { rows, ...rounds } = SIZES[effort];
  const folder = mkdtempSync(join(scratch, 'ours-'));
  const app = await openBenchApp(folder);
  const bareFolder = mkdtempSync(join(scratch, 'bare-'));
  const into = await seeded(app);
  const bareApp = await openBenchApp(bareFolder);
  const bareInto = await seeded(bareApp);
  await bareApp.close();
  const raw = openRaw(databaseFile(bareFolder));
  const comparisonOf = (form: string, write: (people: Person[]) => string, work: Work) =>
    compare({
      name: `lead-import-${form.toLowerCase()}`,
      title: `leads imported from ${form}, ${rows.toLocaleString('en')} rows a file, on SQLite`,
      metrics: METRICS,
      ...rounds,
      sides: [
        timed('planwright, text to report', rows, write, work),
        timed('raw better-sqlite3, JSON, one transaction', rows, jsonOf, async (text) => raw.insertAll(bareInto, text)),
      ],
    });
  try {
    return [
      ...(await comparisonOf('JSON', jsonOf, (text) => importedJson(app, into, text))),
      ...(await comparisonOf('CSV', csvOf, (text) => importedCsv(app, into, text))),
    ];
  } finally {
    raw.close();
    await app.close();
  }
}

async function seeded(app: App): Promise<Into> {
  const { workspaceId, campaigns } = await seedCampaigns(app, { active: false });
  return { workspaceId, campaignId: campaigns[0]?.id ?? '' };
}

const importedJson = async (app: App, { workspaceId, campaignId }: Into, text: string): Promise<number> =>
  created(await importJson(app, workspaceId, campaignId, JSON.parse(text)));

const importedCsv = async (app: App, { workspaceId, campaignId }: Into, text: string): Promise<number> =>
  created(await importCsv(app, workspaceId, campaignId, new Blob([text]).stream()));

const created = (report: ImportReport): number => JSON.parse(JSON.stringify(report)).created;

/** The rows alone, into the same table and indexes: nothing is checked, told or answered. */
function openRaw(path: string) {
  const db = new SqliteDatabase(path);
  for (const pragma of ['synchronous = FULL', 'foreign_keys = ON']) db.pragma(pragma);
  const insert = db.prepare(
    `INSERT INTO leads (id, workspace_id, campaign_id, email, email_key, domain, first_name, last_name, company, role,
      fields, status, step_position, created_at, updated_at, due_at)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, '{}', 'queued', 0, ?, ?, ?)`,
  );
  const insertAll = db.transaction(({ workspaceId, campaignId }: Into, people: Person[]) => {
    const now = Date.now();
    for (const { email, firstName, lastName, company, role } of people) {
      const domain = email.slice(email.indexOf('@') + 1);
      const who = [email, email, domain, firstName, lastName, company, role];
      insert.run(randomIds.next('lead'), workspaceId, campaignId, ...who, now, now, now);
    }
    return people.length;
  });
  return {
    insertAll: (into: Into, text: string): number => insertAll.immediate(into, JSON.parse(text)),
    close: () => db.close(),
  };
}

function timed(label: string, rows: number, write: (people: Person[]) => string, work: Work): Side {
  return {
    label,
    async run() {
      const text = write(people(rows));
      const startedAt = performance.now();
      const made = await work(text);
      const perSecond = (rows / (performance.now() - startedAt)) * 1000;
      if (made !== rows) throw new Error(`${made} leads were made of ${rows} rows`);
      return { perSecond };
    },
  };
}

type Work = (text: string) => Promise<number>;

let made = 0;

/** People that are in no campaign yet. */
const people = (count: number): Person[] =>
  Array.from({ length: count }, () => ({
    email: `person.${++made}@company${made % 5_000}.example`,
    firstName: 'Grace',
    lastName: `Hopper ${made}`,
    company: `Company ${made % 5_000}`,
    role: 'Head of Product',
  }));

const jsonOf = (all: Person[]): string => JSON.stringify(all);

const csvOf = (all: Person[]): string =>
  ['email,first name,last name,company,role', ...all.map((one) => Object.values(one).join(','))].join('\n');
