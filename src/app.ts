import { join } from 'node:path';
import { Keys } from './accounts/keys.ts';
import { Workspaces } from './accounts/workspaces.ts';
import type { Config } from './config.ts';
import { Ledger } from './credits/ledger.ts';
import { chooseEngine } from './engines/choose.ts';
import type { Engine } from './engines/engine.ts';
import { Pace } from './engines/pace.ts';
import { requirePrices } from './engines/prices.ts';
import { SearchEndpoint } from './engines/search/search-endpoint.ts';
import type { Writer } from './engines/writer.ts';
import { ActionLimiter } from './limits/action-limiter.ts';
import { ByteBudget } from './limits/byte-budget.ts';
import { DailySpending } from './limits/daily-spending.ts';
import { Limiter } from './limits/limiter.ts';
import { Quota } from './limits/quota.ts';
import { DemoMail } from './mail/demo.ts';
import { type MailTargets, mailTargets } from './mail/mail-targets.ts';
import { demoMailer, guardedMailer, type Mailer, smtpMailer } from './mail/mailer.ts';
import { checkClock } from './store/clock-set-back.ts';
import { DatabaseClock } from './store/database-clock.ts';
import { isPostgres, ledgerMemoryOf, openStore } from './store/open.ts';
import { keepDataPrivate, keyFileIn } from './store/private-data.ts';
import type { Store } from './store/store.ts';
import { type Clock, fileClock, systemClock } from './system/clock.ts';
import { egressOf } from './system/egress.ts';
import { GuardedHttp } from './system/guarded-http.ts';
import { type Ids, randomIds } from './system/ids.ts';
import { Lifecycle, ProcessStopping } from './system/lifecycle.ts';
import { type Log, stderrLog } from './system/log.ts';
import { type Metrics, noMetrics } from './system/metrics.ts';
import { type Resolver, systemResolver } from './system/resolver.ts';
import { Sealer } from './system/seal.ts';
import { Signals } from './system/signals.ts';
import { Turns } from './system/turns.ts';
import { workerPool } from './system/worker-pool.ts';
import type { Workers } from './system/workers.ts';
import { Events } from './webhooks/events.ts';

/** Everything an operation may use. One a process; a test builds its own with its own clock, ids and engine. */
export interface App {
  config: Config;
  clock: Clock;
  ids: Ids;
  log: Log;
  metrics: Metrics;
  store: Store;
  ledger: Ledger;
  workspaces: Workspaces;
  keys: Keys;
  limiter: Limiter;
  /** Counts the outreach actions that have limits of their own. */
  actionLimiter: ActionLimiter;
  /** What models cost each workspace in a day. */
  spending: DailySpending;
  /** How fast this process's model writes. */
  pace: Pace;
  /** Large bodies that each workspace sends here. */
  bodies: ByteBudget;
  /** Event streams that each workspace has open here. */
  streams: Quota;
  engine: Engine;
  /** The model that writes what is shorter than a plan; undefined where no model was chosen. */
  writer: Writer | undefined;
  /** Keeps secrets that must be used again, such as a mailbox's password. */
  sealer: Sealer;
  /** For webhooks: only public addresses, and what the operator allows for them. */
  http: GuardedHttp;
  /** For home pages of companies: public addresses alone. */
  pages: GuardedHttp;
  /** The operator's own search of the web; undefined where there is none. */
  search: SearchEndpoint | undefined;
  /** Asks what names lead to, and who takes mail for a domain. */
  resolver: Resolver;
  /** What happened, for the webhooks. */
  events: Events;
  /** Sends a mail through a mailbox, or in a demo to `demoMail`. */
  sendMail: Mailer['sendMail'];
  /** Tries a mailbox's settings without sending. */
  checkSmtp: Mailer['checkSmtp'];
  /** Servers of mailboxes that may be spoken to; undefined: every one. */
  mailTargets: MailTargets | undefined;
  /** Where every mail stays, when the process is a demo. */
  demoMail: DemoMail | undefined;
  /** Names this process in leases. */
  processId: string;
  /** Runs under way in this process: aborting one stops its engine. */
  activeRuns: Map<string, AbortController>;
  /** Rings, by run id, at each change of a run that this process owns. */
  runChanges: Signals;
  /** Rings, by its id, when an outreach call that came with an Idempotency-Key has ended here. */
  callChanges: Signals;
  /** Threads for work that grows with text from outside. */
  workers: Workers;
  /** For work that only computes: one piece in each turn of the event loop. */
  turns: Turns;
  lifecycle: Lifecycle;
  /** Looks whether the clock was set back, and brings back what it had put too far into the future. */
  watchClock(): Promise<void>;
  /** Ends all work, leaving unfinished runs resumable, and closes the database. */
  close(): Promise<void>;
}

/** What may be put in place of the real parts. */
export interface AppParts {
  config: Config;
  clock?: Clock;
  ids?: Ids;
  log?: Log;
  /** Counts nothing unless given. */
  metrics?: Metrics;
  /** In its company there is no writer but a given one. */
  engine?: Engine;
  writer?: Writer;
  http?: GuardedHttp;
  pages?: GuardedHttp;
  resolver?: Resolver;
  mailer?: Mailer;
  workers?: Workers;
}

/** Wires a process together, in the order below. Throws AppError with one clear line when the database cannot be used. */
export async function createApp(parts: AppParts): Promise<App> {
  const { config } = parts;
  const databaseUrl = config.databaseUrl ?? join(config.dataDir, 'planwright.db');
  const shared = isPostgres(databaseUrl) ? new DatabaseClock() : undefined;
  const clock = parts.clock ?? (config.clockFile ? fileClock(config.clockFile) : (shared ?? systemClock));
  const ids = parts.ids ?? randomIds;
  const log = parts.log ?? stderrLog(config.logLevel);
  const metrics = parts.metrics ?? noMetrics;
  const { engine, writer } = parts.engine
    ? { engine: parts.engine, writer: undefined }
    : await chooseEngine(config, { clock, ids, log, metrics });
  requirePrices(config, [engine.model, ...Object.values(engine.stageModels ?? {})]);
  const sealer = sealerOf(config, { databaseUrl, ids });
  const memory = ledgerMemoryOf(databaseUrl, config.dataDir);
  const store = await openStore(databaseUrl, clock, sealer, memory);
  for (const words of keepDataPrivate(config, store)) log.warn({}, words);
  const watchClock = async () => {
    if (shared !== undefined && clock === shared) await shared.ask(store.db);
    const back = await checkClock({ store, clock });
    if (back > 0) log.warn({ backMs: back }, 'the clock was set back: what it had put into the future is brought back');
  };
  await watchClock();
  const ledger = new Ledger({ store, clock, ids, sealer, memory, metrics });
  const unnoted = await ledger.chain.note(store.db);
  if (unnoted !== undefined) log.warn({}, unnoted);
  const lifecycle = new Lifecycle();
  const resolver = parts.resolver ?? systemResolver;
  const egress = egressOf(config);
  const resolve = (name: string) => resolver.addresses(name);
  const http = parts.http ?? new GuardedHttp({ allow: egress.webhooks, resolve });
  const pages = parts.pages ?? new GuardedHttp({ allow: egress.pages, resolve });
  const search = config.searchUrl === undefined ? undefined : new SearchEndpoint({ url: config.searchUrl, resolve });
  const demoMail = config.demoMail ? new DemoMail({ clock }) : undefined;
  const targets = demoMail ? undefined : mailTargets(egress.mail, resolver);
  const ownMailer = targets ? guardedMailer(targets) : smtpMailer;
  const mailer = parts.mailer ?? (demoMail ? demoMailer(demoMail) : ownMailer);
  const workers = parts.workers ?? workerPool({ file: workerFile() });
  const activeRuns: App['activeRuns'] = new Map();
  return {
    config,
    clock,
    ids,
    log,
    metrics,
    store,
    ledger,
    workspaces: new Workspaces({ store, clock, ids, ledger }),
    keys: new Keys({ store, clock, ids }),
    limiter: new Limiter({ store, clock }),
    actionLimiter: new ActionLimiter({ store, clock }),
    spending: new DailySpending({ store, clock, cap: config.dailyCap }),
    pace: new Pace(),
    bodies: new ByteBudget({ clock }),
    streams: new Quota({ max: config.streams, what: 'event streams' }),
    engine,
    writer: parts.writer ?? writer,
    sealer,
    http,
    pages,
    search,
    resolver,
    events: new Events({ store, clock, ids }),
    sendMail: mailer.sendMail,
    checkSmtp: mailer.checkSmtp,
    mailTargets: targets,
    demoMail,
    processId: ids.next('process'),
    activeRuns,
    runChanges: new Signals(),
    callChanges: new Signals(),
    workers,
    turns: new Turns(),
    lifecycle,
    watchClock,
    async close() {
      for (const run of activeRuns.values()) run.abort(new ProcessStopping());
      await lifecycle.stop();
      await workers.close();
      http.close();
      pages.close();
      search?.close();
      await demoMail?.close();
      await store.close();
    },
  };
}

/** The module that the threads load: a file of its own in the bundle too, whose parts may lie in a folder below it. */
const workerFile = (): URL =>
  import.meta.url.endsWith('.ts')
    ? new URL('./generation/worker.ts', import.meta.url)
    : new URL(import.meta.url.includes('/chunks/') ? '../worker.js' : './worker.js', import.meta.url);

/** What seals secrets for a database; one that several machines share needs a key that all of them have. */
export function sealerOf(
  { secretKeys, dataDir }: Pick<Config, 'secretKeys' | 'dataDir'>,
  { databaseUrl, ids }: { databaseUrl: string; ids: Ids },
): Sealer {
  return new Sealer({ ids, secretKeys, keyFile: isPostgres(databaseUrl) ? undefined : keyFileIn(dataDir) });
}
