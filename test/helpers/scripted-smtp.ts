import { type AddressInfo, createServer, type Socket } from 'node:net';
import { TLSSocket } from 'node:tls';
import { onTestFinished } from 'vitest';
import type { SmtpAccess } from '../../src/mail/smtp-access.ts';
import { TLS_FIXTURE } from './tls-fixture.ts';

/** Where this server may misbehave: at a command, while the mail comes in (`body`), or after its last dot. */
export type Moment = 'greeting' | 'ehlo' | 'starttls' | 'auth' | 'mail' | 'rcpt' | 'data' | 'body' | 'dot' | 'quit';

/** What it does there instead of its duty: break off, say nothing more, or say this line (and break off when it is 421). */
export type Misdeed = 'drop' | 'hang' | { say: string };

export interface ScriptedSmtp {
  port: number;
  access: SmtpAccess;
  /** The moments it came to, in order. */
  moments: Moment[];
  /** Mails whose last dot arrived, as they were sent. */
  mails: string[];
  /** Everything else it was sent, line by line. */
  lines: string[];
  /** How many connections are open. */
  open(): number;
}

export interface Script {
  misdeeds?: Partial<Record<Moment, Misdeed>>;
  security?: SmtpAccess['security'];
  /** EHLO keywords. */
  offers?: readonly string[];
  user?: string | null;
  /** Says 354 also when it refused sender or recipient before. */
  takesDataAnyway?: boolean;
}

const DUTY: Record<Moment, string> = {
  greeting: '220 test ESMTP',
  ehlo: '',
  starttls: '220 go on',
  auth: '235 welcome',
  mail: '250 ok',
  rcpt: '250 ok',
  data: '354 go on',
  body: '',
  dot: '250 2.0.0 queued as 1234',
  quit: '221 bye',
};

/** A server on loopback that keeps SMTP to the letter except where the script says otherwise. Closed with the test. */
export async function scriptedSmtp(script: Script = {}): Promise<ScriptedSmtp> {
  const sockets = new Set<Socket>();
  const server = createServer({ noDelay: true }, (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined);
    new Talk(script, scripted).over(script.security === 'tls' ? secured(socket) : socket, true);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A TCP server that listens has an address with a port.
  const { port } = server.address() as AddressInfo;
  const { security = 'none', user = null } = script;
  const access = {
    host: '127.0.0.1',
    port,
    security,
    user,
    password: user && 's3cret-word',
    trustedCa: TLS_FIXTURE.ca,
  };
  const scripted: ScriptedSmtp = { port, access, moments: [], mails: [], lines: [], open: () => sockets.size };
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return scripted;
}

const secured = (socket: Socket): TLSSocket => {
  const tls = new TLSSocket(socket, { isServer: true, ...TLS_FIXTURE, ca: undefined });
  return tls.on('error', () => undefined);
};

/** One conversation. */
class Talk {
  readonly #script: Script;
  readonly #seen: ScriptedSmtp;
  #socket: Socket | undefined;
  #input = '';
  #inBody = false;
  #silent = false;
  #refused = false;

  constructor(script: Script, seen: ScriptedSmtp) {
    this.#script = script;
    this.#seen = seen;
  }

  over(socket: Socket, greets: boolean): void {
    this.#socket = socket;
    this.#input = '';
    socket.on('data', (chunk: Buffer) => this.#hear(chunk.toString('latin1')));
    if (greets) this.#at('greeting');
  }

  #hear(text: string): void {
    if (this.#silent) return;
    this.#input += text;
    while (!this.#silent && (this.#inBody ? this.#bodyEnds() : this.#lineEnds()));
  }

  #bodyEnds(): boolean {
    if (this.#script.misdeeds?.body) {
      if (this.#input !== '') this.#at('body');
      return false;
    }
    const end = `\r\n${this.#input}`.indexOf('\r\n.\r\n');
    if (end < 0) return false;
    this.#seen.mails.push(this.#input.slice(0, end));
    this.#input = this.#input.slice(end + 3);
    this.#inBody = false;
    this.#at('dot');
    return true;
  }

  #lineEnds(): boolean {
    const end = this.#input.indexOf('\r\n');
    if (end < 0) return false;
    const line = this.#input.slice(0, end);
    this.#input = this.#input.slice(end + 2);
    this.#seen.lines.push(line);
    const moment = momentOf(line);
    if (moment === undefined) this.#say('500 what?');
    else if (moment === 'data' && this.#refused && !this.#script.takesDataAnyway) this.#say('503 for whom?');
    else this.#at(moment);
    return true;
  }

  #at(moment: Moment): void {
    this.#seen.moments.push(moment);
    const misdeed = this.#script.misdeeds?.[moment];
    if (misdeed === 'drop') this.#socket?.destroy();
    if (misdeed === 'hang' || misdeed === 'drop') this.#silent = true;
    else if (misdeed) {
      this.#refused ||= moment === 'mail' || moment === 'rcpt';
      this.#say(misdeed.say);
    } else this.#doDuty(moment);
    if (moment !== 'body') return;
    this.#silent = true;
    // Whoever answers in the middle of a mail reads no more of it.
    if (misdeed === 'hang') this.#socket?.pause();
    else this.#socket?.end();
  }

  #doDuty(moment: Moment): void {
    const { security, offers = ['PIPELINING', '8BITMIME', 'AUTH PLAIN LOGIN'] } = this.#script;
    const plain = this.#socket && !(this.#socket instanceof TLSSocket);
    const keywords = plain && security === 'starttls' ? ['STARTTLS'] : offers;
    if (moment === 'ehlo')
      this.#say(['test', ...keywords].map((word, i) => `250${i < keywords.length ? '-' : ' '}${word}`).join('\r\n'));
    else this.#say(DUTY[moment]);
    if (moment === 'data') this.#inBody = true;
    if (moment === 'quit') this.#socket?.end();
    if (moment === 'starttls' && this.#socket) {
      this.#socket.removeAllListeners('data');
      this.over(secured(this.#socket), false);
    }
  }

  #say(line: string): void {
    this.#socket?.write(`${line}\r\n`);
    if (line.startsWith('421')) this.#socket?.end();
  }
}

function momentOf(line: string): Moment | undefined {
  if (/^(EHLO|HELO) /.test(line)) return 'ehlo';
  if (/^MAIL FROM:/.test(line)) return 'mail';
  if (/^RCPT TO:/.test(line)) return 'rcpt';
  if (/^AUTH /.test(line)) return 'auth';
  if (line === 'STARTTLS') return 'starttls';
  if (line === 'DATA') return 'data';
  return line === 'QUIT' ? 'quit' : undefined;
}
