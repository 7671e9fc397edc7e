import { isIP } from 'node:net';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import * as z from 'zod';
import { byStage, MODEL_STAGES } from './by-stage.ts';
import { AppError } from './errors.ts';
import { type ModelPrices, NANO, readPrices } from './system/model-prices.ts';

/** One setting: its environment variable, its schema, its default in words and its help. */
interface Setting<T> {
  env: string;
  schema: z.ZodType<T>;
  shownDefault: string;
  help: string;
  secret?: true;
}

const setting = <T>(one: Setting<T>): Setting<T> => one;
const whole = (min: number, max: number) => {
  const error = `Write a whole number from ${min} to ${max}`;
  return z.coerce.number({ error }).int({ error }).min(min, { error }).max(max, { error });
};
const oneOf = <const T extends readonly [string, ...string[]]>(words: T) =>
  z.enum(words, `Write one of ${words.join(', ')}`);
const url = z
  .url({ protocol: /^https?$/, error: 'Write a whole address, such as http://127.0.0.1:8080' })
  .transform((value) => value.replace(/\/+$/, ''));
// Anything else would be refused as a header, in words that quote it.
const credential = z
  .string()
  .trim()
  .regex(/^[\x21-\x7e]{1,4096}$/, 'Write it on one line, without spaces');

const listOf = (one: z.ZodType<string, string>) =>
  z
    .string()
    .transform((value) => value.split(',').map((part) => part.trim()))
    .transform((parts) => parts.filter((part) => part !== ''))
    .pipe(z.array(one));
const modelPrices = z.string().transform((text, context): ModelPrices => {
  const { prices, fault } = readPrices(text);
  if (fault !== undefined) context.addIssue({ code: 'custom', message: fault });
  return prices;
});
/** As billionths of a dollar: sums of money are whole numbers. */
const dollars = z
  .string()
  .trim()
  .regex(/^\d{1,6}(\.\d{1,2})?$/, 'Write dollars, such as 5 or 2.50')
  .transform((text) => Math.round(Number(text) * NANO));
const secretKeyList = listOf(
  z.string().regex(/^[\x21-\x7e]{32,1024}$/, 'Each key has at least 32 characters, without spaces'),
).pipe(z.array(z.string()).min(1, 'Write at least one key'));
const addressList = listOf(
  z.string().refine(isAddressRange, 'Write addresses or ranges such as 127.0.0.1, ::1 or 10.0.0.0/8'),
);
const originList = listOf(
  z
    .string()
    .refine((text) => originOf(text) !== undefined, 'Write full origins such as https://app.example.com; * is not one')
    .transform((text) => originOf(text) ?? text),
);

/** How much a model may be told to think; each vendor takes some of these words. */
export const EFFORTS = ['none', 'minimal', 'low', 'medium', 'high', 'xhigh', 'max'] as const;
export type Effort = (typeof EFFORTS)[number];
/** Minutes that a stage may take unless set. */
export const STAGE_MINUTES = 5;
/** The most that can be set. */
export const STAGE_MINUTES_MAX = 240;
const OF_STAGES = 'A value for some stages alone comes after it:';

/** Every setting. `serve --help` and the table in docs/settings.md are made from this. */
export const SETTINGS = {
  dataDir: setting({
    env: 'PLANWRIGHT_DATA_DIR',
    schema: z
      .string()
      .min(1)
      .default(() => defaultDataDir()),
    shownDefault: "the user's data folder",
    help: 'Folder of the database file, made for its owner alone. It does not depend on the folder that the process starts in.',
  }),
  databaseUrl: setting({
    env: 'PLANWRIGHT_DATABASE_URL',
    schema: z.string().min(1).optional(),
    shownDefault: '`planwright.db` in the data folder',
    help: 'A file for SQLite (a path or `file:`), or `postgres://…` when one machine is too small.',
    secret: true,
  }),
  host: setting({
    env: 'PLANWRIGHT_HOST',
    schema: z.string().min(1).default('127.0.0.1'),
    shownDefault: '127.0.0.1',
    help: 'Address that `serve` listens on.',
  }),
  port: setting({
    env: 'PLANWRIGHT_PORT',
    schema: whole(0, 65535).default(8787),
    shownDefault: '8787',
    help: 'Port that `serve` listens on; 0 picks a free one.',
  }),
  publicUrl: setting({
    env: 'PLANWRIGHT_PUBLIC_URL',
    schema: url.optional(),
    shownDefault: 'the address it listens on',
    help: 'Address at which clients reach this service. Its host is allowed in Host and Origin.',
  }),
  allowedOrigins: setting({
    env: 'PLANWRIGHT_ALLOWED_ORIGINS',
    schema: originList.default([]),
    shownDefault: 'none: pages of this machine and of the public URL only',
    help: 'Origins of web apps that may call MCP and REST from a browser, separated by commas, such as `https://app.example.com`. They need an API key all the same.',
  }),
  engine: setting({
    env: 'PLANWRIGHT_ENGINE',
    // `offline` is how the engine without a model was called before.
    schema: z.preprocess(
      (given) => (given === 'offline' ? 'outline' : given),
      oneOf(['auto', 'anthropic', 'openai', 'outline']).default('auto'),
    ),
    shownDefault: 'auto',
    help: 'What writes the plans: `anthropic` is a Claude model, `openai` a model behind any endpoint that speaks chat completions, `outline` a few rules without a model; `auto` uses the first of them that is configured.',
  }),
  model: setting({
    env: 'PLANWRIGHT_MODEL',
    schema: byStage(
      z.string().regex(/^[\w.:@/-]{1,200}$/, 'Write the id of a model, such as claude-sonnet-5-5'),
      undefined,
    ),
    shownDefault: '`claude-sonnet-5-5` at Anthropic, `gpt-6.1-terra` at OpenAI; none elsewhere',
    help: `Id of the model, as its vendor names it. ${OF_STAGES} \`claude-sonnet-5-5, review=claude-opus-5-5\`; the stages are ${MODEL_STAGES.join(', ')}.`,
  }),
  effort: setting({
    env: 'PLANWRIGHT_EFFORT',
    schema: byStage(oneOf(EFFORTS), undefined),
    shownDefault: 'low at Anthropic and OpenAI; elsewhere the endpoint decides',
    help: `How much the model thinks before it writes: ${EFFORTS.join(', ')}, as far as the model takes them. More of it takes more tokens and time. ${OF_STAGES} \`low, review=high\`.`,
  }),
  stageMinutes: setting({
    env: 'PLANWRIGHT_STAGE_MINUTES',
    schema: byStage(whole(1, STAGE_MINUTES_MAX), STAGE_MINUTES),
    shownDefault: String(STAGE_MINUTES),
    help: `Minutes that a stage may take, repairs included. A slow model needs more; its answers may then be longer too, and a blueprint has as much more time in all. ${OF_STAGES} \`5, architecture=15\`.`,
  }),
  modelPrices: setting({
    env: 'PLANWRIGHT_MODEL_PRICES',
    schema: modelPrices.optional().transform((prices) => prices ?? new Map()),
    shownDefault: 'none: money is `null`',
    help: 'What your models cost, in dollars for a million tokens: read, written and, where it differs, read from the cache, such as `claude-sonnet-5-5=2/10/0.20, gpt-6.1-terra=1.5/8`. A fourth figure is dollars for a thousand searches. A model on your own machine can have `0/0`.',
  }),
  dailyCap: setting({
    env: 'PLANWRIGHT_DAILY_CAP',
    schema: dollars.optional(),
    shownDefault: 'none',
    help: 'Dollars that the model may cost each workspace in a day (UTC) for plans. Once they are spent, runs stop before their next call. It needs PLANWRIGHT_MODEL_PRICES for the model in use.',
  }),
  modelCalls: setting({
    env: 'PLANWRIGHT_MODEL_CALLS',
    schema: byStage(whole(1, 64), 8),
    shownDefault: '8',
    help: `Calls that a process makes to the model at once for plans. Workspaces take turns, and of two or more calls one is kept for a workspace that has none. While the vendor answers 429, fewer are made. ${OF_STAGES} \`8, research=2\`.`,
  }),
  anthropicApiKey: setting({
    env: 'ANTHROPIC_API_KEY',
    schema: credential.optional(),
    shownDefault: 'none',
    help: 'API key from platform.claude.com.',
    secret: true,
  }),
  anthropicAuthToken: setting({
    env: 'ANTHROPIC_AUTH_TOKEN',
    schema: credential.optional(),
    shownDefault: 'none',
    help: 'Bearer token instead of the API key, for gateways. Ignored when ANTHROPIC_API_KEY is set.',
    secret: true,
  }),
  anthropicBaseUrl: setting({
    env: 'ANTHROPIC_BASE_URL',
    schema: url.default('https://api.anthropic.com'),
    shownDefault: 'https://api.anthropic.com',
    help: 'Address of a gateway that speaks the Messages API, without `/v1`.',
  }),
  openaiBaseUrl: setting({
    env: 'OPENAI_BASE_URL',
    schema: url.optional(),
    shownDefault: 'https://api.openai.com/v1',
    help: 'Another endpoint that speaks chat completions, such as `http://127.0.0.1:11434/v1` for Ollama. It needs PLANWRIGHT_MODEL too.',
  }),
  openaiApiKey: setting({
    env: 'OPENAI_API_KEY',
    schema: credential.optional(),
    shownDefault: 'none',
    help: 'API key of OpenAI, or of the endpoint in OPENAI_BASE_URL. A server on your own machine needs none.',
    secret: true,
  }),
  search: setting({
    env: 'PLANWRIGHT_SEARCH',
    schema: oneOf(['auto', 'off']).default('auto'),
    shownDefault: 'auto',
    help: 'Whether research searches the web: `auto` does where PLANWRIGHT_SEARCH_URL is set or the vendor of the model can search (Anthropic, which bills each search), `off` never does.',
  }),
  searchUrl: setting({
    env: 'PLANWRIGHT_SEARCH_URL',
    schema: url.optional(),
    shownDefault: "none: the vendor's own search, where it has one",
    help: 'Address of a SearXNG instance that research searches with, such as `http://127.0.0.1:8080`. Its `search.formats` must include `json`. One behind a login takes a name and a password in the address: `https://NAME:PASSWORD@search.example.com`.',
    secret: true,
  }),
  apiUrl: setting({
    env: 'PLANWRIGHT_API_URL',
    schema: url.optional(),
    shownDefault: 'none: this process does the work',
    help: 'Address of a hosted Planwright. The stdio process forwards every call to it, with PLANWRIGHT_API_KEY.',
  }),
  apiKey: setting({
    env: 'PLANWRIGHT_API_KEY',
    schema: z.string().min(1).optional(),
    shownDefault: 'none: the local workspace',
    help: 'API key that the stdio process and the shell use. They work in its workspace.',
    secret: true,
  }),
  waitMs: setting({
    env: 'PLANWRIGHT_WAIT_MS',
    schema: whole(0, 3_600_000).default(45_000),
    shownDefault: '45000',
    help: 'Milliseconds that an MCP call waits for its run before it answers `running`.',
  }),
  logLevel: setting({
    env: 'PLANWRIGHT_LOG_LEVEL',
    schema: oneOf(['silent', 'error', 'warn', 'info', 'debug']).default('warn'),
    shownDefault: 'warn',
    help: 'Level of the logs on stderr: silent, error, warn, info or debug.',
  }),
  secretKeys: setting({
    env: 'PLANWRIGHT_SECRET_KEY',
    schema: secretKeyList.optional(),
    shownDefault: '`secret.key` in the data folder, created when needed; none on PostgreSQL',
    help: 'Encrypts the secrets of mailboxes and webhooks, and the key that signs the credit ledger. Required on PostgreSQL. Use long random text, for example from `openssl rand -base64 32`. To rotate it, put the new key before the old one, separated by a comma.',
    secret: true,
  }),
  webhookAllow: setting({
    env: 'PLANWRIGHT_WEBHOOK_ALLOW',
    schema: addressList.default([]),
    shownDefault: 'none: public addresses only',
    help: 'For development: private addresses or ranges that webhooks may reach, also without TLS, separated by commas, such as `127.0.0.1,10.0.0.0/8`.',
  }),
  mailAllow: setting({
    env: 'PLANWRIGHT_MAIL_ALLOW',
    schema: addressList.optional(),
    shownDefault: 'every address while others cannot reach this service, otherwise public addresses only',
    help: 'Private addresses or ranges at which mailboxes may have their servers, separated by commas, such as `127.0.0.1,10.0.0.0/8`. All other private addresses are blocked once this is set, or once others can reach this service: PLANWRIGHT_HOST or PLANWRIGHT_PUBLIC_URL is not loopback, PLANWRIGHT_TRUSTED_PROXIES is set, or PostgreSQL runs on another machine.',
  }),
  demoMail: setting({
    env: 'PLANWRIGHT_DEMO_MAIL',
    schema: z.stringbool().default(false),
    shownDefault: 'false',
    help: 'For trying campaigns out: mail stays inside the process, a page shows it, and no public address is needed.',
  }),
  metricsToken: setting({
    env: 'PLANWRIGHT_METRICS_TOKEN',
    schema: z.string().min(16).optional(),
    shownDefault: 'none: `/metrics` is open on a loopback address only',
    help: 'Token that a collector sends as `Authorization: Bearer` to read `/metrics`; at least 16 characters.',
    secret: true,
  }),
  rateLimit: setting({
    env: 'PLANWRIGHT_RATE_LIMIT',
    schema: whole(1, 1_000_000).default(60),
    shownDefault: '60',
    help: 'Requests that a key may make in any 60 seconds.',
  }),
  addressRateLimit: setting({
    env: 'PLANWRIGHT_ADDRESS_RATE_LIMIT',
    schema: whole(1, 1_000_000).default(600),
    shownDefault: '600',
    help: 'Requests without a valid key that an address may make in a minute. Behind a proxy it needs PLANWRIGHT_TRUSTED_PROXIES.',
  }),
  trustedProxies: setting({
    env: 'PLANWRIGHT_TRUSTED_PROXIES',
    schema: addressList.default([]),
    shownDefault: 'none: where PLANWRIGHT_PUBLIC_URL is set, addresses have no limit',
    help: 'Addresses or ranges of your reverse proxies, separated by commas. The address of a client is the last one in X-Forwarded-For that is not theirs.',
  }),
  connections: setting({
    env: 'PLANWRIGHT_CONNECTIONS',
    schema: whole(10, 1_000_000).default(2_000),
    shownDefault: '2000',
    help: 'Connections that `serve` keeps open at once; one address gets at most half of them, where it can be told.',
  }),
  runsMax: setting({
    env: 'PLANWRIGHT_RUNS',
    schema: whole(1, 100_000).default(200),
    shownDefault: '200',
    help: 'Generations that a workspace may have running or waiting at once.',
  }),
  mcpSessions: setting({
    env: 'PLANWRIGHT_MCP_SESSIONS',
    schema: whole(1, 5_000).default(100),
    shownDefault: '100',
    help: 'MCP sessions that a workspace may have open in a process. A further one closes the one that was idle longest.',
  }),
  streams: setting({
    env: 'PLANWRIGHT_STREAMS',
    schema: whole(1, 100_000).default(100),
    shownDefault: '100',
    help: 'Event streams that a workspace may have open in a process.',
  }),
  outreachRateLimit: setting({
    env: 'PLANWRIGHT_OUTREACH_RATE_LIMIT',
    schema: whole(1, 1_000_000).default(300),
    shownDefault: '300',
    help: 'Outreach requests that a key may make in any 60 seconds, counted separately.',
  }),
  localCredits: setting({
    env: 'PLANWRIGHT_LOCAL_CREDITS',
    schema: whole(0, 1_000_000_000).default(100_000),
    shownDefault: '100000',
    help: 'Credits that the local workspace gets when it is created.',
  }),
  clockFile: setting({
    env: 'PLANWRIGHT_CLOCK_FILE',
    schema: z.string().min(1).optional(),
    shownDefault: "none: the machine's clock",
    help: 'For tests with several processes: a file of epoch milliseconds that the clock follows, and after a space of the milliseconds that have passed.',
  }),
} as const;

export type Config = { [Name in keyof typeof SETTINGS]: z.output<(typeof SETTINGS)[Name]['schema']> };

/**
 * Reads the settings from an environment. An empty or blank variable counts as unset, as IDE config files leave them.
 * Throws AppError `invalid_request` that names each variable at fault and what it may be.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const config: Record<string, unknown> = {};
  const faults: string[] = [];
  for (const [name, one] of Object.entries(SETTINGS)) {
    const read = one.schema.safeParse(env[one.env]?.trim() ? env[one.env] : undefined);
    if (read.success) config[name] = read.data;
    else faults.push(`${one.env}: ${read.error.issues.map((issue) => issue.message).join(', ')}`);
  }
  if (faults.length > 0) throw new AppError('invalid_request', `Mend the environment. ${faults.join('; ')}.`);
  // Every name of the table was read above, each by its own schema.
  return config as Config;
}

function isAddressRange(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const family = isIP(address);
  if (family === 0 || address.includes('%') || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}

/** An origin as browsers write it; undefined for what is none. */
function originOf(text: string): string | undefined {
  const url = URL.parse(text);
  if (!url || url.host === '' || text.includes('*')) return undefined;
  const isBare = /^\/?$/.test(url.pathname) && url.search + url.hash + url.username + url.password === '';
  return isBare ? `${url.protocol}//${url.host}` : undefined;
}

/** True for the folder that is Planwright's own, and not one that the user chose. */
export const isOwnFolder = (dataDir: string): boolean => resolve(dataDir) === resolve(defaultDataDir());

function defaultDataDir(): string {
  if (process.platform === 'darwin') return join(homedir(), 'Library', 'Application Support', 'planwright');
  if (process.platform === 'win32') return join(process.env.LOCALAPPDATA ?? homedir(), 'planwright');
  return join(process.env.XDG_DATA_HOME || join(homedir(), '.local', 'share'), 'planwright');
}
