import { accessSync, constants, existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Command } from 'commander';
import { type App, createApp } from '../../app.ts';
import { type Config, isOwnFolder, readConfig, SETTINGS } from '../../config.ts';
import { decideEngine, GET_A_MODEL } from '../../engines/decide.ts';
import { createOutlineEngine } from '../../engines/outline/index.ts';
import { hasPublicLink } from '../../outreach/public-link.ts';
import { type RefusedTarget, refusedMailboxes, refusedWebhooks } from '../../outreach/refused-targets.ts';
import { operatorWords } from '../../store/faults.ts';
import { keepDataPrivate, keyFileIn } from '../../store/private-data.ts';
import { isOpenToOthers, makePrivateFolder, writableByOthers } from '../../system/private-files.ts';
import { type Check, checkModels, checkPrices } from '../check-models.ts';
import { checkSearch } from '../check-search.ts';
import { binPath } from '../installation.ts';
import { workspaceOf } from '../open-app.ts';
import { grouped, print, printJson } from '../terminal.ts';

/** Mailboxes or webhooks that are named. */
const SHOWN_MAX = 5;

/** `planwright doctor`: one line for each thing that must hold. */
export function defineDoctor(command: Command): void {
  command
    .option(
      '--no-call',
      'Make no call of the model, which costs some 200 tokens and takes up to 30 seconds, and no search',
    )
    .option('--json', 'Print JSON')
    .action(examine);
}

interface Options {
  json?: true;
  call: boolean;
}

async function examine({ json, call }: Options): Promise<void> {
  const checks: Check[] = [];
  for await (const check of examineAll({ call })) {
    checks.push(check);
    if (!json) print(`${check.ok ? 'ok  ' : 'MEND'}  ${check.name.padEnd(11)} ${check.says}`);
  }
  const ok = checks.every((check) => check.ok);
  if (json) printJson({ ok, checks });
  if (!ok) process.exitCode = 1;
}

async function* examineAll({ call }: Pick<Options, 'call'>): AsyncGenerator<Check> {
  yield attempt('node', () => `${process.version} at ${process.execPath}`);
  yield attempt('build', () => {
    if (!existsSync(binPath())) throw new Error(`${binPath()} is not there; run \`npm run build\` in the checkout.`);
    return binPath();
  });
  const settings = readSettings();
  yield settings.check;
  if (!settings.config) return;
  const { config } = settings;
  yield attempt('data folder', () => checkFolder(config));
  yield* examineApp(config, { call });
}

function readSettings(): { check: Check; config?: Config } {
  let config: Config | undefined;
  const check = attempt('settings', () => {
    config = readConfig(process.env);
    return 'every variable can be read';
  });
  return config ? { check, config } : { check };
}

function checkFolder({ dataDir }: Config): string {
  try {
    makePrivateFolder(dataDir);
    accessSync(dataDir, constants.W_OK);
  } catch {
    throw new Error(`${dataDir} cannot be written; make it writable or set PLANWRIGHT_DATA_DIR to another folder.`);
  }
  // A start closes the folder that is Planwright's own.
  const writable = isOwnFolder(dataDir) ? undefined : writableByOthers(dataDir);
  if (writable) throw new Error(writable);
  if (isOwnFolder(dataDir) || !isOpenToOthers(dataDir)) return dataDir;
  return `${dataDir}; the files in it are private, but other users may enter it: chmod 700 closes it`;
}

/**
 * Opens all of it as a server would, but for the engine, which needs nothing opened to be told. What fails first is told:
 * the checks after it have nothing to look at.
 */
async function* examineApp(config: Config, { call }: Pick<Options, 'call'>): AsyncGenerator<Check> {
  const opened = await createApp({ config, engine: createOutlineEngine() }).then(
    (app) => ({ app }),
    (error: unknown) => ({ error }),
  );
  if ('error' in opened) {
    yield { name: 'database', ok: false, says: operatorWords(opened.error) };
    return;
  }
  const { app } = opened;
  try {
    const open = keepDataPrivate(config, app.store)[0] ?? checkDatabaseFolder(config, app);
    yield { name: 'database', ok: !open, says: open ?? `${app.store.dialect.name}, ${app.store.location}` };
    const secrets = await checkSecrets(config, app);
    yield secrets;
    yield { name: 'outreach', ok: true, says: describeOutreach(config) };
    yield await checkTargets(app);
    const engine = attempt('engine', () => describeEngine(config));
    yield engine;
    if (engine.ok) yield* checkPrices(config);
    if (engine.ok && call) yield* checkModels(config);
    if (engine.ok && call) yield* checkSearch(config);
    // Nothing is granted that could not be signed.
    if (!secrets.ok) return;
    const { id, tier } = await workspaceOf(app, undefined);
    const { balance } = await app.ledger.balance(id);
    yield { name: 'credits', ok: true, says: `${grouped(balance)} in the local workspace, plan ${tier}` };
  } finally {
    await app.close();
  }
}

/** What is wrong with the folder of a SQLite file that lies outside the data folder. */
function checkDatabaseFolder({ dataDir }: Config, { store }: App): string | undefined {
  const folder = store.dialect.name === 'sqlite' ? dirname(store.location) : dataDir;
  return resolve(folder) === resolve(dataDir) ? undefined : writableByOthers(folder);
}

async function checkSecrets(config: Config, app: App): Promise<Check> {
  const sealing = attempt('secrets', () => describeSecrets(config, app));
  if (!sealing.ok) return sealing;
  const opened = await app.ledger.chain.storedKey(app.store.db).catch((error: unknown) => ({ error }));
  return opened && 'error' in opened ? { ...sealing, ok: false, says: operatorWords(opened.error) } : sealing;
}

/** What seals the passwords of mailboxes, the secrets of webhooks and the key of the ledger. */
function describeSecrets({ dataDir, secretKeys }: Config, { store }: App): string {
  if (secretKeys) return 'mailboxes, webhooks and the ledger key are sealed with PLANWRIGHT_SECRET_KEY';
  if (store.dialect.name === 'sqlite')
    return `mailboxes, webhooks and the ledger key are sealed with ${keyFileIn(dataDir)}`;
  throw new Error(
    'PLANWRIGHT_SECRET_KEY is not set: without it no credits can be entered, and no mailbox or webhook kept, on PostgreSQL. Set the same long random text for every process, such as from `openssl rand -base64 32`.',
  );
}

/** Whether a campaign would send, and what to set when not. */
function describeOutreach(config: Config): string {
  if (config.demoMail) return 'a demo: every mail stays inside `planwright serve`';
  if (hasPublicLink(config)) return `mails leave, and people unsubscribe at ${config.publicUrl}`;
  return 'no mail leaves: that needs an https PLANWRIGHT_PUBLIC_URL, or for a trial `planwright serve --demo-mail`';
}

/** Whether mailboxes and webhooks lead to what this process may reach, and what to set when not. */
async function checkTargets(app: App): Promise<Check> {
  const { mailAllow = [], webhookAllow } = app.config;
  const faults = [
    ...toAllow('mailbox', SETTINGS.mailAllow.env, mailAllow, await refusedMailboxes(app)),
    ...toAllow('webhook', SETTINGS.webhookAllow.env, webhookAllow, await refusedWebhooks(app)),
  ];
  if (faults.length > 0) return { name: 'targets', ok: false, says: faults.join(' ') };
  return { name: 'targets', ok: true, says: 'no mailbox or webhook leads to an address that is blocked' };
}

function toAllow(what: string, env: string, allowed: string[], refused: RefusedTarget[]): string[] {
  if (refused.length === 0) return [];
  const at = ({ host, addresses }: RefusedTarget) => (addresses.includes(host) ? host : `${host}: ${addresses}`);
  const shown = refused.slice(0, SHOWN_MAX).map((one) => `${one.id} (${at(one)})`);
  const more = refused.length > SHOWN_MAX ? ` and ${refused.length - SHOWN_MAX} more` : '';
  const value = [...new Set([...allowed, ...refused.flatMap(({ addresses }) => addresses)])].join(',');
  return [
    `Blocked, because the address is not public: ${what} ${shown.join(', ')}${more}. If that server is yours, set ${env}=${value}.`,
  ];
}

/** Who would write the plans, and why. */
function describeEngine(config: Config): string {
  const choice = decideEngine(config);
  if (choice.engine === 'outline') return `outline (rules, no model), because ${choice.why}. ${GET_A_MODEL}`;
  const { engine, model, baseUrl, why } = choice;
  const others = Object.entries(config.model.stages).map(([stage, other]) => `, ${other} for ${stage}`);
  return `${engine}, ${model} at ${new URL(baseUrl).host}${others.join('')}, because ${why}`;
}

function attempt(name: string, look: () => string): Check {
  try {
    return { name, ok: true, says: look() };
  } catch (error) {
    return { name, ok: false, says: operatorWords(error) };
  }
}
