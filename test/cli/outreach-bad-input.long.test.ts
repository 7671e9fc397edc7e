import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { migratedFile, temporaryFolder } from '../helpers/stores.ts';
import { freshData, shell, shellJson } from './shell.ts';

const DEMO = { PLANWRIGHT_DEMO_MAIL: 'true' };
const SERVER = ['--host', 'smtp.northwind.example', '--user', 'grace'];
const BREAK = 'A\r\nBcc: eve@evil.example';
const LONG = `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(54)}.example`;

let world: ReturnType<typeof open> | undefined;

/** One for all tests: what is refused changes nothing. */
function opened() {
  world ??= open();
  return world;
}

/** A data folder with a campaign and a mailbox, and a shell that works there. */
async function open() {
  const env = { PLANWRIGHT_DATA_DIR: newFolder(), ...DEMO };
  migratedFile(env.PLANWRIGHT_DATA_DIR);
  const run = (words: string[], stdin?: string) => shell(words, env, stdin);
  const password = file('password', 'one\n');
  const make = ['mailbox', 'create', '--email', 'grace@northwind.example', '--name', 'Grace', ...SERVER];
  const { json: mailbox } = await shellJson([...make, '--password-file', password], env);
  const { json: campaign } = await shellJson(['campaign', 'create', '--name', 'N', '--from-name', 'G'], env);
  return { env, run, mailboxId: String(mailbox.id), campaignId: String(campaign.id) };
}

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** There until the last test has ended. */
function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'planwright-shell-'));
  folders.push(folder);
  return folder;
}

function file(name: string, content: string | Buffer): string {
  const path = join(temporaryFolder(), name);
  writeFileSync(path, content);
  return path;
}

describe('the shell refuses, in one line that says what to do,', () => {
  const lead = ['lead', 'create', '--campaign', 'CAMPAIGN', '--email'];
  const webhook = ['webhook', 'create', '--url'];
  it.each<[string, string[], number, RegExp]>([
    ['a name of two lines', ['campaign', 'create', '--name', BREAK, '--from-name', 'G'], 1, /^name must be one line/],
    [
      'a subject of two lines',
      ['campaign', 'add-step', 'CAMPAIGN', '--subject', BREAK, '--text', 'Hi'],
      1,
      /^subject must be one line/,
    ],
    [
      'a template that includes',
      ['campaign', 'add-step', 'CAMPAIGN', '--text', '{% include "a" %}'],
      1,
      /no tag called/,
    ],
    [
      'an address with a command in it',
      [...lead, 'ada@example.com\nRSET'],
      1,
      /^The e-mail address.*name@example\.com/,
    ],
    ['an address of 255 characters', [...lead, LONG], 1, /254 in all/],
    [
      'a merge field without a text',
      [...lead, 'ada@example.com', '--field', 'city'],
      2,
      /^--field is written as name=/,
    ],
    ['a limit of -1', ['lead', 'list', '--limit', '-1'], 1, /^limit must be at least 1\./],
    ['a limit of a thousand million', ['lead', 'list', '--limit', '1000000000'], 1, /^limit must be at most 200\./],
    ['a cursor that no list gave', ['lead', 'list', '--cursor', 'bGVhZA'], 1, /^cursor is none that a list answered/],
    ['a cap that is none', ['campaign', 'update', 'CAMPAIGN', '--daily-cap', '-1'], 2, /^--daily-cap must be a whole/],
    ['a window in words', ['campaign', 'update', 'CAMPAIGN', '--window', 'always'], 2, /Write it as "1-5 09:00-17:00"/],
    ['a webhook with a password', [...webhook, 'https://ada:pass@h.example'], 1, /Leave the user and password out/],
    [
      'an event there is not',
      [...webhook, 'https://h.example', '--events', 'x'],
      1,
      /^eventTypes\[0\] must be one of l/,
    ],
    ['a campaign without names', ['campaign', 'create'], 2, /^--name and --from-name must be given, or --file/],
    [
      'a mailbox without a server',
      ['mailbox', 'create', '--email', 'a@b.example', '--name', 'A'],
      2,
      /^--host must be/,
    ],
    ['a change of nothing', ['mailbox', 'update', 'MAILBOX'], 2, /^say what to change/],
    ['a suppression of nothing', ['suppression', 'add'], 2, /^say which addresses and domains/],
    [
      'a file that is not there',
      ['lead', 'import', 'no.csv', '--campaign', 'CAMPAIGN'],
      1,
      /^file: there is no file no/,
    ],
  ])('%s', async (_, words, code, says) => {
    const { run, campaignId, mailboxId } = await opened();
    const said = await run(words.map((word) => word.replace('CAMPAIGN', campaignId).replace('MAILBOX', mailboxId)));
    expect([said.code, said.stdout]).toEqual([code, '']);
    expect(said.stderr).toMatch(/^planwright: [^\n]*\n$/);
    expect(said.stderr.replace('planwright: ', '')).toMatch(says);
    expect(said.stderr).not.toMatch(/evil|pass@/);
  });

  it('a campaign that lacks everything, naming all of it', async () => {
    const env = freshData();
    const { json } = await shellJson(['campaign', 'create', '--name', 'N', '--from-name', 'G'], env);
    const { code, stderr } = await shell(['campaign', 'activate', String(json.id)], env);
    expect(code).toBe(1);
    for (const what of ['at least one step', 'a mailbox', 'postal address', 'PLANWRIGHT_PUBLIC_URL', '--demo-mail']) {
      expect(stderr).toContain(what);
    }
    const check = await shell(['campaign', 'check', String(json.id)], env);
    expect([check.code, check.stderr]).toEqual([1, expect.stringMatching(/^Missing: at least one step\.\nMissing: /)]);
  });
});

describe('a file of leads in the shell', () => {
  it.each([
    ['with a byte order mark and semicolons', '\ufeffE-Mail;Vorname\r\nada@example.com;"Ada; L"\r\n', 'Ada; L'],
    ['with quotes in quotes', 'email,first name\n"ada@example.com","Ada ""A"""\n', 'Ada "A"'],
    ['with a formula', 'email,first name\nada@example.com,=1+1\n', '=1+1'],
  ])('%s is taken as text', async (_, content, firstName) => {
    const { run, env, campaignId } = await open();
    const told = await run(['lead', 'import', file('leads.csv', content), '--campaign', campaignId]);
    expect([told.code, told.stderr]).toEqual([0, '1 rows: 1 made, 0 there before, 0 not usable, 0 suppressed.\n']);
    expect((await shellJson(['lead', 'list'], env)).json).toMatchObject({ data: [{ firstName }] });
  });

  it('tells what is wrong with its rows, the first twenty, and with its exit code', async () => {
    const { run, campaignId } = await opened();
    const rows = Array.from({ length: 25 }, (_, at) => `nobody ${at}`);
    const { code, stderr } = await run(
      ['lead', 'import', '-', '--campaign', campaignId],
      `email\n${rows.join('\n')}\n`,
    );
    const lines = stderr.trimEnd().split('\n');
    expect([code, lines.length]).toEqual([1, 22]);
    expect(lines[1]).toMatch(/^row 1: The e-mail address is none/);
    expect(lines.at(-1)).toBe('… and 5 more; --json lists all.');
  });

  it.each([
    ['of 100 MB', () => Buffer.alloc(100 * 2 ** 20, 'a@b.example,x\n'), /larger than 16 MiB; send it in parts/],
    ['without an email column', () => 'name\nAda\n', /one of them `email`/],
    ['with an open quote', () => 'email,first\na@b.example,"x\n', /a quote is not closed.*Look at line 2/],
    ['in Latin-1', () => Buffer.from('email,first\na@b.example,J\xf6rg\n', 'latin1'), /save it as “CSV UTF-8”/],
    ['of nothing', () => '', /has no rows/],
  ])('%s is refused whole', async (_, content, says) => {
    const { run, campaignId } = await opened();
    const { code, stderr } = await run(['lead', 'import', file('leads.csv', content()), '--campaign', campaignId]);
    expect([code, stderr]).toEqual([1, expect.stringMatching(says)]);
  });

  it('that is no JSON is named', async () => {
    const { run, campaignId } = await opened();
    const json = await run(['lead', 'import', file('leads.json', '[{'), '--campaign', campaignId]);
    expect([json.code, json.stderr]).toEqual([1, expect.stringMatching(/leads\.json is not valid JSON/)]);
  });
});

describe('what the shell does as REST does', () => {
  it('changes one thing of a mailbox’s server and keeps the rest, its password too', async () => {
    const { env, run, mailboxId } = await open();
    const smtp = { host: 'smtp.northwind.example', port: 587, security: 'starttls', user: 'grace', hasPassword: true };
    expect((await shellJson(['mailbox', 'show', mailboxId], env)).json).toMatchObject({ smtp });
    const { json } = await shellJson(['mailbox', 'update', mailboxId, '--port', '2525'], env);
    expect(json).toMatchObject({ smtp: { ...smtp, port: 2525 } });
    const secure = await shellJson(['mailbox', 'update', mailboxId, '--security', 'tls', '--port', '465'], env);
    expect(secure.json).toMatchObject({ smtp: { ...smtp, port: 465, security: 'tls' } });
    const tried = await run(['mailbox', 'test', mailboxId]);
    expect([tried.code, tried.stderr]).toEqual([0, expect.stringMatching(/as far as a demo goes/)]);
    const elsewhere = await run(['mailbox', 'update', mailboxId, '--host', 'smtp.evil.example']);
    expect([elsewhere.code, elsewhere.stderr]).toEqual([1, expect.stringMatching(/password/)]);
  });

  it('sets a window, changes a lead, lists mails and touches, and suppresses from a file', async () => {
    const { env, run, campaignId } = await open();
    const { json } = await shellJson(['campaign', 'update', campaignId, '--window', '1-3,6 08:30-12:00'], env);
    expect(json).toMatchObject({ sendingWindow: { days: [1, 2, 3, 6], from: '08:30', to: '12:00' } });
    const made = await shellJson(['lead', 'create', '--campaign', campaignId, '--email', 'ada@example.com'], env);
    const change = ['lead', 'update', String(made.json.id), '--company', 'Acme', '--field', 'city=Bristol', 'a=b=c'];
    expect((await shellJson(change, env)).json).toMatchObject({
      company: 'Acme',
      fields: { city: 'Bristol', a: 'b=c' },
    });
    expect((await shellJson(['send', 'list'], env)).json).toMatchObject({ data: [], hasMore: false });
    expect((await shellJson(['touch', 'list'], env)).json).toMatchObject({ data: [], hasMore: false });
    expect((await run(['touch', 'sent', 'tch_none'])).stderr).toMatch(/no such touch/i);
    const list = file('gone.txt', 'eve@example.com\r\n\nspam.example\n');
    expect((await run(['suppression', 'add', 'x.example', '--file', list])).stderr).toMatch(/^3 added/);
  });
});
