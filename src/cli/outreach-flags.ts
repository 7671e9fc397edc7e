import { open, readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import type { Command } from 'commander';
import { requireTier } from '../accounts/tiers.ts';
import type { App, AppParts } from '../app.ts';
import { AppError } from '../errors.ts';
import { UsageError } from './failure.ts';
import { withApp, workspaceOf } from './open-app.ts';

/** What every outreach command takes. */
export interface OutreachFlags {
  workspace?: string;
  json?: true;
}

/** Adds the flags that every outreach command takes. */
export const withOutreachFlags = (command: Command): Command =>
  command.option('--workspace <id>', 'Workspace id (default: the local one)').option('--json', 'Print JSON');

/** Does one thing in the workspace that the flags name, which must have outreach; with `parts`, even `{}`, by a model. */
export function inWorkspace<T>(
  { workspace }: OutreachFlags,
  work: (app: App, workspaceId: string) => Promise<T>,
  parts?: Pick<AppParts, 'engine'>,
): Promise<T> {
  return withApp(async (app) => {
    const { id, tier } = await workspaceOf(app, workspace);
    requireTier(tier, 'pro', 'Outreach');
    return work(app, id);
  }, parts);
}

/** A whole number from the command line. Throws UsageError. */
export function wholeNumber(given: string | undefined, flag: string): number | undefined {
  if (given === undefined) return undefined;
  if (/^\d{1,9}$/.test(given)) return Number(given);
  throw new UsageError(`${flag} must be a whole number`);
}

/** Throws UsageError that names the flags of which none was given, unless a file has the fields. */
export function needFlags(
  flags: object & { file?: string | undefined },
  needed: Readonly<Record<string, string>>,
): void {
  if (flags.file !== undefined) return;
  const values = new Map(Object.entries(flags));
  const missing = Object.keys(needed).filter((name) => values.get(name) === undefined);
  if (missing.length === 0) return;
  throw new UsageError(`${missing.map((name) => needed[name]).join(' and ')} must be given, or --file`);
}

/** Throws UsageError for a change that says nothing. */
export function refuseNothing(fields: object): void {
  if (Object.keys(fields).length === 0) throw new UsageError('say what to change; --help lists the options');
}

/** Only what was given: an absent flag is no field. */
export const given = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** A file from the command line, or stdin for `-`. Throws AppError `invalid_request` when it cannot be read. */
export async function readGiven(path: string, flag: string): Promise<string> {
  if (path === '-') return text(process.stdin);
  return readFile(path, 'utf8').catch(unreadable(path, flag));
}

/** The same as a stream, for what may be large. */
export async function openGiven(path: string, flag: string): Promise<AsyncIterable<Uint8Array>> {
  if (path === '-') return process.stdin;
  return (await open(path).catch(unreadable(path, flag))).createReadStream();
}

const unreadable = (path: string, flag: string) => (cause: NodeJS.ErrnoException) => {
  const why = cause.code === 'ENOENT' ? `there is no file ${path}` : `${path} cannot be read (${cause.code})`;
  throw new AppError('invalid_request', `${flag}: ${why}; name one that can be read, or - for stdin.`, { cause });
};

/** What a JSON file or stdin says. Throws AppError `invalid_request` when it cannot be read. */
export async function readJson(path: string, flag: string): Promise<unknown> {
  const content = await readGiven(path, flag);
  try {
    return JSON.parse(content);
  } catch (cause) {
    throw new AppError('invalid_request', `${flag}: ${path} is not valid JSON.`, { cause });
  }
}

/** The fields of a JSON file; none without a file. Throws AppError `invalid_request`. */
export async function readJsonFile(path: string | undefined, flag: string): Promise<object> {
  if (path === undefined) return {};
  const fields = await readJson(path, flag);
  if (typeof fields === 'object' && fields !== null && !Array.isArray(fields)) return fields;
  throw new AppError('invalid_request', `${flag}: ${path} must hold a JSON object.`);
}

/** A password from a file or stdin, so that it stands in no history and no process list. */
export async function readSecret(path: string | undefined, flag: string): Promise<string | undefined> {
  return path === undefined ? undefined : (await readGiven(path, flag)).replace(/\r?\n$/, '');
}
