import { once } from 'node:events';
import { open } from 'node:fs/promises';
import type { Command } from 'commander';
import { readConfig } from '../../config.ts';
import type { Writer } from '../../engines/writer.ts';
import { asAppError } from '../../errors.ts';
import type { InboundMail } from '../../mail/inbound/inbound-mail.ts';
import { readMail } from '../../mail/inbound/read-mail.ts';
import { type InspectedMail, type InspectOptions, inspectMail } from '../../outreach/inbox/inspect-mail.ts';
import { systemClock } from '../../system/clock.ts';
import { randomIds } from '../../system/ids.ts';
import { stderrLog } from '../../system/log.ts';
import { noMetrics } from '../../system/metrics.ts';
import { UsageError } from '../failure.ts';
import { mailOfLine } from '../mail-lines.ts';
import { streamLines } from '../stream-lines.ts';
import { say } from '../terminal.ts';
import { defineKeptMails } from './inbox-kept.ts';

const FILE_BYTES_MAX = 30 * 1024 * 1024;
const LINE_CHARS_MAX = 4 * 1024 * 1024;

interface Flags {
  json?: true;
  own?: string[];
  engine?: true;
}

/** `planwright inbox …`: what is made of mail that comes in. */
export function defineInbox(command: Command): void {
  defineKeptMails(command);
  command
    .command('inspect')
    .description('Classify emails (bounces, automatic answers, replies) without storing or sending anything')
    .argument('[file...]', 'Raw emails (.eml); without a file, or with -, reads one JSON object per line from stdin')
    .option('--own <address...>', 'Your own addresses; email from them counts as a copy of what you sent')
    .option('--engine', 'Ask the configured model where headers and rules are not sure')
    .option('--json', 'Print one JSON object per email, one per line')
    .addHelpText('after', LINES)
    .action(inspect);
}

const LINES = `
On stdin: {"id", "subject", "from", "headers": {"name": "value"}, "text"}, one object per line.
With --json, each email is one line: {"id", "kind", "bounce", "text", "classification", "confidence", "needsAction", "via"}.
An email that cannot be read is reported on stderr, the others continue, and the exit code is 1.`;

async function inspect(files: string[], { json, own = [], engine }: Flags): Promise<void> {
  const options: InspectOptions = {
    own: new Set(own.map((address) => address.toLowerCase())),
    nowMs: systemClock.now(),
    writer: engine ? await writerOf() : undefined,
    signal: new AbortController().signal,
  };
  const fromStdin = files.length === 0 || (files.length === 1 && files[0] === '-');
  for await (const { id, read } of fromStdin ? mailsOnStdin() : mailsIn(files)) {
    // Whoever read the lines has had enough.
    if (process.stdout.destroyed) break;
    try {
      const inspected = await inspectOne(id, await read(), options);
      await write(json ? JSON.stringify({ id, ...inspected }) : shown(id, inspected));
    } catch (error) {
      process.exitCode = 1;
      say(`planwright: ${id}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}

/** Where the engine does not answer, the mail is judged without it, and that is said. */
async function inspectOne(id: string, mail: InboundMail, options: InspectOptions): Promise<InspectedMail> {
  try {
    return await inspectMail(mail, options);
  } catch (error) {
    if (!options.writer) throw error;
    say(`planwright: ${id}: judged without the engine, which did not answer (${asAppError(error).code})`);
    return inspectMail(mail, { ...options, writer: undefined });
  }
}

interface Given {
  id: string;
  read(): Promise<InboundMail>;
}

function* mailsIn(files: readonly string[]): Generator<Given> {
  for (const id of files) yield { id, read: async () => readMail(await bytesOf(id)) };
}

async function* mailsOnStdin(): AsyncGenerator<Given> {
  for await (const { number, text } of streamLines(process.stdin, LINE_CHARS_MAX)) {
    const where = `line ${number}`;
    if (text === undefined) {
      yield {
        id: where,
        read: () => Promise.reject(new UsageError('it is longer than 4 MiB; give the mail as a file')),
      };
      continue;
    }
    try {
      const { id, mail } = mailOfLine(text);
      yield { id: id ?? String(number), read: async () => mail };
    } catch (error) {
      yield { id: where, read: () => Promise.reject(error) };
    }
  }
}

async function bytesOf(path: string): Promise<Uint8Array> {
  const file = await open(path).catch((cause: NodeJS.ErrnoException) => {
    throw new UsageError(cause.code === 'ENOENT' ? 'there is no such file' : `it cannot be read (${cause.code})`);
  });
  try {
    const { size } = await file.stat();
    if (size > FILE_BYTES_MAX) throw new UsageError('it is larger than 30 MiB');
    return await file.readFile().catch((cause: NodeJS.ErrnoException) => {
      throw new UsageError(
        cause.code === 'EISDIR' ? 'it is a folder; name its files' : `it cannot be read (${cause.code})`,
      );
    });
  } finally {
    await file.close();
  }
}

async function writerOf(): Promise<Writer> {
  const { chooseEngine } = await import('../../engines/choose.ts');
  const config = readConfig(process.env);
  const parts = { clock: systemClock, ids: randomIds, log: stderrLog(config.logLevel), metrics: noMetrics };
  const { writer } = await chooseEngine(config, parts);
  if (writer) return writer;
  throw new UsageError(
    '--engine needs a model: set PLANWRIGHT_ENGINE and its key (planwright serve --help lists them)',
  );
}

function shown(id: string, { kind, bounce, classification, confidence, text }: InspectedMail): string {
  const about = bounce
    ? `${bounce.hard ? 'hard' : 'soft'}: ${[bounce.reason, bounce.status, ...bounce.recipients].filter(Boolean).join(' ')}`
    : classification &&
      `${classification} (${(confidence ?? 0).toFixed(2)}): ${text.replaceAll(/\s+/g, ' ').slice(0, 80)}`;
  return [id, kind, about].filter(Boolean).join('  ');
}

/** A reader that is slower than we are is waited for: thousands of mails would pile up otherwise. */
async function write(line: string): Promise<void> {
  const { stdout } = process;
  if (stdout.write(`${line}\n`) || stdout.destroyed) return;
  await Promise.race([once(stdout, 'drain'), once(stdout, 'close')]);
}
