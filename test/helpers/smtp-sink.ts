import { createHash } from 'node:crypto';
import type { Socket } from 'node:net';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import type { SmtpAccess } from '../../src/mail/smtp-access.ts';

/** A mail whose last dot arrived and which was not refused: it counts as delivered, whether or not that could be said. */
export interface SunkMail {
  from: string;
  to: string;
  /** As in its header, with angle brackets. */
  messageId: string;
  raw: string;
  /** Which connection brought it: 1 is the first. */
  connection: number;
}

/**
 * Where a connection goes wrong. `before_data` is after the client's DATA and before the answer to it, `data` while the
 * mail comes in; at `dot` the mail is here already.
 */
export type SinkMoment = 'greeting' | 'hello' | 'auth' | 'mail' | 'rcpt' | 'before_data' | 'data' | 'dot';

/** What happens there: the connection breaks, nobody answers any more (not at `before_data`), or this code is answered. */
export interface SinkFault {
  at: SinkMoment;
  does: 'drop' | 'hang' | number;
}

export interface SmtpSink extends AsyncDisposable {
  access: SmtpAccess;
  mails: SunkMail[];
  /** The fault of each connection so far, undefined for those that went well. */
  faults: (SinkFault | undefined)[];
  close(): Promise<void>;
}

export interface SinkParts {
  /** The fault of the nth connection (1 is the first); without it all goes well. */
  faultOf?: (connection: number) => SinkFault | undefined;
  /** The code for a recipient who is refused, whatever else the connection has in store. */
  refuses?: (recipient: string) => number | undefined;
  /** Who must log in, and how; without it nobody can. */
  login?: { user: string; password: string };
  /** Told of each mail as it is delivered, before that is answered. */
  onMail?: (mail: SunkMail) => void;
  /** Told of each moment that a connection comes to, before anything is done there. */
  onMoment?: (at: SinkMoment) => void;
}

/** A real SMTP server on a free port of loopback that keeps every mail it takes, and goes wrong where it is told to. */
export async function startSmtpSink(parts: SinkParts = {}): Promise<SmtpSink> {
  const { faultOf = () => undefined, refuses = () => undefined, login, onMail, onMoment } = parts;
  const mails: SunkMail[] = [];
  const faults: SmtpSink['faults'] = [];
  const sockets = new Map<number, Socket>();
  /** Numbers of connections, by their client's port. */
  const connections = new Map<number, number>();
  const numberOf = ({ remotePort }: Pick<SMTPServerSession, 'remotePort'>): number => connections.get(remotePort) ?? 0;
  /** Does what goes wrong here, or calls `well`. */
  const pass = (at: SinkMoment, session: { remotePort: number }, done: Done, well = () => done()) => {
    onMoment?.(at);
    const fault = faults[numberOf(session) - 1];
    if (fault?.at !== at) return well();
    const socket = sockets.get(session.remotePort);
    if (fault.does === 'drop') socket?.destroy();
    else if (fault.does !== 'hang') done(refusal(fault.does));
    // Nothing more of it is read, so that nothing is answered.
    else socket?.unpipe().pause();
  };
  /** The same where the server would answer by itself. */
  const instead = (at: SinkMoment, session: { remotePort: number }) => {
    const socket = sockets.get(session.remotePort);
    pass(
      at,
      session,
      (error) => socket && answer(socket, error),
      () => undefined,
    );
  };
  const take = (stream: SMTPServerDataStream, session: SMTPServerSession, done: Done) => {
    // The server says 354 after this.
    instead('before_data', session);
    const fault = faults[numberOf(session) - 1];
    const chunks: Buffer[] = [];
    stream.once('readable', () => pass('data', session, done, () => undefined));
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      if (fault?.at === 'data') return;
      const refused = fault?.at === 'dot' && typeof fault.does === 'number';
      if (!refused) keep(mailOf(Buffer.concat(chunks).toString(), session, numberOf(session)));
      pass('dot', session, done);
    });
  };
  const keep = (mail: SunkMail) => {
    mails.push(mail);
    onMail?.(mail);
  };
  const server = new SMTPServer({
    disabledCommands: login ? ['STARTTLS'] : ['AUTH', 'STARTTLS'],
    allowInsecureAuth: true,
    disableReverseLookup: true,
    logger: false,
    closeTimeout: 1,
    onConnect(session, done) {
      connections.set(session.remotePort, faults.length + 1);
      faults.push(faultOf(faults.length + 1));
      pass('greeting', session, done);
    },
    onMailFrom: (_, session, done) => pass('mail', session, done),
    onAuth: ({ username, password }, session, done) =>
      pass('auth', session, done, () => {
        const known = username === login?.user && password === login?.password;
        if (known) done(null, { user: username });
        else done(refusal(535));
      }),
    onRcptTo: ({ address }, session, done) =>
      pass('rcpt', session, done, () => {
        const code = refuses(address);
        done(code === undefined ? undefined : refusal(code));
      }),
    onData: take,
  });
  server.on('error', () => undefined);
  const listening = server.listen(0, '127.0.0.1');
  listening.on('connection', (socket: Socket) => {
    const { remotePort = 0 } = socket;
    sockets.set(remotePort, socket);
    socket.on('close', () => sockets.delete(remotePort)).on('error', () => undefined);
    onHello(socket, () => instead('hello', { remotePort }));
  });
  await new Promise((resolve) => listening.once('listening', resolve));
  const address = listening.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const close = async () => {
    for (const socket of sockets.values()) socket.destroy();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  };
  return {
    access: { host: '127.0.0.1', port, security: 'none', user: null, password: null },
    mails,
    faults,
    close,
    [Symbol.asyncDispose]: close,
  };
}

type Done = (error?: Error) => void;

const refusal = (responseCode: number): Error => Object.assign(new Error('as told'), { responseCode });

/** Tells of the greeting's answer, of which the server tells nobody, before it has read it. */
function onHello(socket: Socket, tell: () => void): void {
  socket.prependListener('data', (chunk: Buffer) => {
    if (/^EHLO\b/.test(chunk.toString('latin1'))) tell();
  });
}

/** In the server's place, which then finds the connection ended. */
function answer(socket: Socket, refused: (Error & { responseCode?: number }) | undefined): void {
  socket.end(`${refused?.responseCode} ${refused?.message}\r\n`);
}

const FAULTS: SinkFault[] = [
  ...(['greeting', 'hello', 'mail', 'rcpt', 'before_data', 'data', 'dot'] as const).flatMap((at): SinkFault[] => [
    { at, does: 'drop' },
    { at, does: 421 },
    { at, does: 450 },
  ]),
  { at: 'data', does: 'hang' },
  { at: 'dot', does: 'hang' },
  { at: 'rcpt', does: 550 },
  { at: 'mail', does: 550 },
  { at: 'dot', does: 554 },
];

/** Faults drawn by a seed: the given share of connections goes wrong, each in one of the ways of `among`. */
export function seededFaults(
  seed: string | number,
  { share = 0.3, among = FAULTS }: { share?: number; among?: readonly SinkFault[] } = {},
): (connection: number) => SinkFault | undefined {
  return (connection) => {
    const drawn = createHash('sha256').update(`${seed}:${connection}`).digest();
    if (drawn.readUInt32BE(0) / 2 ** 32 >= share) return undefined;
    return among[drawn.readUInt32BE(4) % among.length];
  };
}

function mailOf(raw: string, { envelope }: SMTPServerSession, connection: number): SunkMail {
  return {
    from: envelope.mailFrom ? envelope.mailFrom.address : '',
    to: envelope.rcptTo[0]?.address ?? '',
    messageId: /^Message-ID:\s*(<[^>]+>)/im.exec(raw)?.[1] ?? '',
    raw,
    connection,
  };
}
