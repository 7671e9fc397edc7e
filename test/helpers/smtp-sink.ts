import type { Socket } from 'node:net';
import type { SMTPServer, SMTPServerDataStream, SMTPServerOptions, SMTPServerSession } from 'smtp-server';
import type { SmtpAccess } from '../../src/mail/smtp-access.ts';
import { PromptSmtpServer } from './prompt-smtp-server.ts';
import { refusal, SinkConnections, type SinkConnectionsParts } from './sink-connections.ts';
import type { Refusal, SinkFault } from './sink-faults.ts';

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
  /** The answer for a recipient who is refused, whatever else the connection has in store. */
  refuses?: (recipient: string) => Refusal | undefined;
  /** Who must log in, and how; without it nobody can. */
  login?: { user: string; password: string };
  /** What it says when it takes a mail, after the code. */
  says?: (mail: SunkMail) => string;
  /** Told of each mail as it is delivered, before that is answered. */
  onMail?: (mail: SunkMail) => void;
  /** Told of each moment that a connection comes to, before anything is done there. */
  onMoment?: NonNullable<SinkConnectionsParts['onMoment']>;
}

/** A real SMTP server on a free port of loopback that keeps every mail it takes, and goes wrong where it is told to. */
export async function startSmtpSink(parts: SinkParts = {}): Promise<SmtpSink> {
  const mails: SunkMail[] = [];
  const keep = (mail: SunkMail) => {
    mails.push(mail);
    parts.onMail?.(mail);
  };
  const { faultOf = () => undefined, onMoment, login, says } = parts;
  const connections = new SinkConnections({ faultOf, onMoment });
  const server = new PromptSmtpServer({
    disabledCommands: login ? ['STARTTLS'] : ['AUTH', 'STARTTLS'],
    allowInsecureAuth: true,
    disableReverseLookup: true,
    logger: false,
    closeTimeout: 1,
    // Of the socket, which its types do not know: an answer in two writes would wait 40 ms for an acknowledgement.
    ...{ noDelay: true },
    ...answersOf(connections, parts),
    onData: (stream, session, done) => take(connections, { stream, session, keep, says }, done),
  });
  server.on('error', () => undefined);
  const port = await listen(server, connections);
  const close = async () => {
    connections.cutAll();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  };
  return {
    access: { host: '127.0.0.1', port, security: 'none', user: null, password: null },
    mails,
    faults: connections.faults,
    close,
    [Symbol.asyncDispose]: close,
  };
}

/** What is answered before the mail comes in. */
const answersOf = (connections: SinkConnections, { login, refuses }: SinkParts): SMTPServerOptions => ({
  onConnect(session, done) {
    connections.begun(session);
    connections.pass('greeting', session, done);
  },
  onAuth: ({ username, password }, session, done) =>
    connections.pass('auth', session, done, () => {
      const known = username === login?.user && password === login?.password;
      if (known) done(null, { user: username });
      else done(refusal(535));
    }),
  onMailFrom: (_, session, done) => connections.pass('mail', session, done),
  onRcptTo: ({ address }, session, done) =>
    connections.pass('rcpt', session, done, () => {
      const code = refuses?.(address);
      done(code === undefined ? undefined : refusal(code));
    }),
});

interface Coming {
  stream: SMTPServerDataStream;
  session: SMTPServerSession;
  keep: (mail: SunkMail) => void;
  says: SinkParts['says'];
}

/** Told how the mail ended, and what is to be said when it was taken. */
type Taken = (error?: Error, words?: string) => void;

/** Takes a mail in, and keeps it unless it is refused at its end. */
function take(connections: SinkConnections, { stream, session, keep, says }: Coming, done: Taken): void {
  // The server says 354 after this.
  connections.instead('before_data', session);
  const fault = connections.faultOf(session);
  const chunks: Buffer[] = [];
  stream.once('readable', () => connections.pass('data', session, done, () => undefined));
  stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  stream.on('end', () => {
    if (fault?.at === 'data') return;
    const refused = fault?.at === 'dot' && fault.does !== 'drop' && fault.does !== 'hang';
    const mail = mailOf(Buffer.concat(chunks).toString(), session, connections.numberOf(session));
    if (!refused) keep(mail);
    connections.pass('dot', session, done, () => done(undefined, says?.(mail)));
  });
}

async function listen(server: SMTPServer, connections: SinkConnections): Promise<number> {
  const listening = server.listen(0, '127.0.0.1');
  listening.on('connection', (socket: Socket) => connections.opened(socket));
  await new Promise((resolve) => listening.once('listening', resolve));
  const address = listening.address();
  return typeof address === 'object' && address ? address.port : 0;
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
