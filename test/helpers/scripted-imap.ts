import { type AddressInfo, createServer, type Socket } from 'node:net';
import { TLSSocket } from 'node:tls';
import { onTestFinished } from 'vitest';
import type { ImapAccess } from '../../src/mail/imap/imap-access.ts';
import { TLS_FIXTURE } from './tls-fixture.ts';

/** Commands at which this server may misbehave, and the greeting. */
export type ImapMoment =
  | 'greeting'
  | 'CAPABILITY'
  | 'STARTTLS'
  | 'LOGIN'
  | 'LIST'
  | 'EXAMINE'
  | 'STATUS'
  | 'UID SEARCH'
  | 'UID FETCH'
  | 'IDLE'
  | 'NOOP'
  | 'LOGOUT';

/** What it does there instead: break off, say nothing more, or say this (with `TAG` for the command's own). */
export type ImapMisdeed = 'drop' | 'hang' | { say: string };

export interface ScriptedMail {
  uid: number;
  raw: string;
  /** What RFC822.SIZE says, when that is not true. */
  claims?: number;
  /** Broken off after so many bytes of it. */
  dropsAt?: number;
  /** Answered with this instead of the mail. */
  insteadOf?: string;
  /** True: the server sends all of it, however little was asked for. */
  sendsAll?: boolean;
  internalDate?: string;
}

export interface ScriptedFolder {
  uidValidity: number;
  mails: ScriptedMail[];
  flags?: string;
}

export interface ImapScript {
  security?: ImapAccess['security'];
  offers?: string[];
  misdeeds?: Partial<Record<ImapMoment, ImapMisdeed>>;
  folders?: Record<string, ScriptedFolder>;
}

export interface ScriptedImap {
  access: ImapAccess;
  /** May be changed at any time. */
  folders: Record<string, ScriptedFolder>;
  misdeeds: Partial<Record<ImapMoment, ImapMisdeed>>;
  /** Every command it was given, without its tag and, for LOGIN, its words. */
  commands: string[];
  open(): number;
  logins(): number;
  /** Puts a mail into INBOX and tells whoever listens. */
  deliver(mail: ScriptedMail): void;
  dropAll(): void;
}

export const PASSWORD = 's3cret-word';

/** An IMAP server on loopback that keeps the protocol except where its script says otherwise. Closed with the test. */
export async function scriptedImap(script: ImapScript = {}): Promise<ScriptedImap> {
  const talks = new Set<Talk>();
  // Without a delay: an answer is several writes, of which the second would wait 40 ms for the first one's receipt.
  const server = createServer({ noDelay: true }, (socket) => {
    const talk = new Talk(scripted, script);
    talks.add(talk);
    socket.on('close', () => talks.delete(talk)).on('error', () => undefined);
    talk.over(script.security === 'tls' ? secured(socket) : socket, true);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A TCP server that listens has an address with a port.
  const { port } = server.address() as AddressInfo;
  const { security = 'none', misdeeds = {}, folders = { INBOX: { uidValidity: 1, mails: [] } } } = script;
  const access = { host: '127.0.0.1', port, security, user: 'ada', password: PASSWORD, trustedCa: TLS_FIXTURE.ca };
  const commands: string[] = [];
  const scripted: ScriptedImap = {
    access,
    folders,
    misdeeds,
    commands,
    open: () => talks.size,
    logins: () => commands.filter((command) => command === 'LOGIN').length,
    deliver(mail) {
      scripted.folders.INBOX?.mails.push(mail);
      for (const talk of talks) talk.tellNews();
    },
    dropAll() {
      for (const talk of talks) talk.end();
    },
  };
  onTestFinished(() => {
    scripted.dropAll();
    server.close();
  });
  return scripted;
}

const secured = (socket: Socket): TLSSocket =>
  new TLSSocket(socket, { isServer: true, ...TLS_FIXTURE, ca: undefined }).on('error', () => undefined);

/** One conversation. */
class Talk {
  readonly #server: ScriptedImap;
  readonly #script: ImapScript;
  #socket: Socket | undefined;
  #input = '';
  #silent = false;
  #idleTag: string | undefined;
  #hasNews = false;
  #folder: ScriptedFolder | undefined;

  constructor(server: ScriptedImap, script: ImapScript) {
    this.#server = server;
    this.#script = script;
  }

  over(socket: Socket, greets: boolean): void {
    this.#socket = socket;
    this.#input = '';
    socket.on('error', () => undefined).on('data', (chunk: Buffer) => this.#hear(chunk.toString('latin1')));
    if (greets && !this.#misdeed('greeting', '*')) this.#say('* OK test IMAP');
  }

  end(): void {
    this.#silent = true;
    this.#socket?.destroy();
  }

  tellNews(): void {
    this.#hasNews = this.#idleTag === undefined;
    if (!this.#hasNews) this.#say(`* ${this.#folder?.mails.length ?? 0} EXISTS`);
  }

  #hear(text: string): void {
    this.#input += text;
    for (let end = this.#input.indexOf('\r\n'); end >= 0 && !this.#silent; end = this.#input.indexOf('\r\n')) {
      const line = this.#input.slice(0, end);
      this.#input = this.#input.slice(end + 2);
      this.#answer(line);
    }
  }

  #answer(line: string): void {
    if (line === 'DONE') {
      this.#say(`${this.#idleTag} OK done`);
      this.#idleTag = undefined;
      return;
    }
    const [, tag = '', command = ''] = /^(\S+) (.*)$/.exec(line) ?? [];
    const name = nameOf(command);
    this.#server.commands.push(name === 'LOGIN' ? 'LOGIN' : command);
    if (name === undefined) this.#say(`${tag} BAD what?`);
    else if (!this.#misdeed(name, tag)) this.#duty(name, tag, command);
  }

  #misdeed(moment: ImapMoment, tag: string): boolean {
    const misdeed = this.#server.misdeeds[moment];
    if (misdeed === undefined) return false;
    if (misdeed === 'hang') this.#silent = true;
    else if (misdeed === 'drop') this.end();
    else {
      this.#say(misdeed.say.replaceAll('TAG', tag));
      if (misdeed.say.startsWith('* BYE')) this.#socket?.end();
    }
    return true;
  }

  #duty(name: ImapMoment, tag: string, command: string): void {
    if (name === 'UID FETCH') this.#fetch(tag, command);
    else if (name === 'IDLE') {
      this.#idleTag = tag;
      this.#say('+ idling');
      // What came before is told now, as real servers do.
      if (this.#hasNews) this.tellNews();
    } else this.#simple(name, tag, command);
  }

  #simple(name: ImapMoment, tag: string, command: string): void {
    for (const line of this.#lines(name, command)) this.#say(line);
    const refused = (name === 'EXAMINE' || name === 'STATUS') && !this.#folderOf(command);
    const wrong = name === 'LOGIN' && !command.includes(PASSWORD);
    this.#say(`${tag} ${refused ? 'NO no such folder' : wrong ? 'NO [AUTHENTICATIONFAILED] wrong' : 'OK done'}`);
    if (name === 'LOGOUT') this.#socket?.end();
    if (name === 'STARTTLS' && this.#socket) {
      this.#socket.removeAllListeners('data');
      this.over(secured(this.#socket), false);
    }
  }

  #lines(name: ImapMoment, command: string): string[] {
    const folder = this.#folderOf(command);
    const plain = !(this.#socket instanceof TLSSocket);
    const offers = this.#script.offers ?? [
      'IDLE',
      ...(this.#script.security === 'starttls' && plain ? ['STARTTLS'] : []),
    ];
    const { folders } = this.#server;
    const next = (folder?.mails.at(-1)?.uid ?? 0) + 1;
    if (name === 'CAPABILITY') return [`* CAPABILITY IMAP4rev1 ${offers.join(' ')}`.trim()];
    // What stands before all names, if anything does.
    if (name === 'LIST' && command.endsWith('""')) return ['* LIST (\\Noselect) "/" ""'];
    if (name === 'LIST')
      return Object.keys(folders).map((path) => `* LIST (${folders[path]?.flags ?? ''}) "/" "${path}"`);
    if (name === 'STATUS' && folder)
      return [`* STATUS "${pathOf(command)}" (UIDNEXT ${next} UIDVALIDITY ${folder.uidValidity})`];
    if (name === 'UID SEARCH') return [`* SEARCH ${this.#search(command).join(' ')}`.trim()];
    if (name !== 'EXAMINE' || !folder) return [];
    this.#folder = folder;
    return [
      `* ${folder.mails.length} EXISTS`,
      `* OK [UIDVALIDITY ${folder.uidValidity}] valid`,
      `* OK [UIDNEXT ${next}] next`,
    ];
  }

  #folderOf(command: string): ScriptedFolder | undefined {
    return this.#server.folders[pathOf(command)];
  }

  /** As real servers do, `n:*` names the last mail always. */
  #search(command: string): number[] {
    const from = Number(/ UID (\d+):\*/.exec(command)?.[1]);
    const uids = (this.#folder?.mails ?? []).map(({ uid }) => uid);
    const found = uids.filter((uid) => uid >= from);
    return found.length > 0 ? found : uids.slice(-1);
  }

  #fetch(tag: string, command: string): void {
    const set = (/^UID FETCH (\S+)/.exec(command)?.[1] ?? '').split(',').map(Number);
    const wanted = (this.#folder?.mails ?? []).filter(({ uid }) => set.includes(uid));
    for (const mail of wanted) if (!this.#give(mail, command)) return;
    this.#say(`${tag} OK done`);
  }

  #give(mail: ScriptedMail, command: string): boolean {
    const { uid, raw, claims, dropsAt, insteadOf, sendsAll, internalDate = '15-Jan-2026 11:00:00 +0000' } = mail;
    if (command.includes('RFC822.SIZE')) {
      this.#say(`* 1 FETCH (UID ${uid} RFC822.SIZE ${claims ?? raw.length})`);
      return true;
    }
    if (insteadOf !== undefined) {
      this.#say(insteadOf);
      return true;
    }
    const headers = command.includes('BODY.PEEK[HEADER]');
    const most = Number(/<0\.(\d+)>/.exec(command)?.[1] ?? raw.length);
    const text = headers ? raw.slice(0, raw.indexOf('\r\n\r\n') + 4) : sendsAll ? raw : raw.slice(0, most);
    const section = headers ? 'BODY[HEADER]' : command.includes('<0.') ? 'BODY[]<0>' : 'BODY[]';
    const head = `* 1 FETCH (UID ${uid} INTERNALDATE "${internalDate}" ${section} {${text.length}}\r\n`;
    if (dropsAt !== undefined && text.length > dropsAt) {
      this.#silent = true;
      this.#socket?.write(head + text.slice(0, dropsAt), 'latin1', () => this.#socket?.destroy());
      return false;
    }
    this.#socket?.write(`${head}${text})\r\n`, 'latin1');
    return true;
  }

  #say(line: string): void {
    this.#socket?.write(`${line}\r\n`, 'latin1');
  }
}

const pathOf = (command: string): string => /^(?:EXAMINE|STATUS) "?([^" ]*)"?/.exec(command)?.[1] ?? '';

function nameOf(command: string): ImapMoment | undefined {
  const name = /^(UID \w+|\w+)/.exec(command)?.[1] ?? '';
  const known = ['CAPABILITY', 'STARTTLS', 'LOGIN', 'LIST', 'EXAMINE', 'STATUS', 'UID SEARCH', 'UID FETCH', 'IDLE'];
  // One of the names above.
  return [...known, 'NOOP', 'LOGOUT'].includes(name) ? (name as ImapMoment) : undefined;
}
