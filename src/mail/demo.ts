import type { SMTPServer, SMTPServerDataStream, SMTPServerSession } from 'smtp-server';
import type { Clock } from '../system/clock.ts';
import type { SmtpAccess } from './smtp-access.ts';

/** A mail that the demo caught. */
export interface CaughtMail {
  /** 1 is the first of this process. */
  number: number;
  /** Epoch milliseconds. */
  receivedAt: number;
  envelopeFrom: string;
  envelopeTo: string[];
  raw: Buffer;
}

/** So many mails are kept, and so many bytes of one; what was caught before is forgotten. */
const KEPT_MAX = 200;
const MAIL_BYTES_MAX = 2_000_000;
/** Milliseconds a connection has to end when the process does. */
const CLOSE_MS = 200;

/**
 * A mail server inside the process, for trying Planwright out: it takes every mail and delivers none. It listens on a
 * free port of this machine from the first mail on.
 */
export class DemoMail {
  readonly #clock: Clock;
  #caught: CaughtMail[] = [];
  #count = 0;
  #started: Promise<{ server: SMTPServer; access: SmtpAccess }> | undefined;

  constructor({ clock }: { clock: Clock }) {
    this.#clock = clock;
  }

  /** Where mail has to go to be caught. */
  async access(): Promise<SmtpAccess> {
    this.#started ??= this.#start();
    return (await this.#started).access;
  }

  /** What was caught, the latest first. */
  mails(): CaughtMail[] {
    return this.#caught.toReversed();
  }

  mail(number: number): CaughtMail | undefined {
    return this.#caught.find((one) => one.number === number);
  }

  async close(): Promise<void> {
    if (!this.#started) return;
    const { server } = await this.#started;
    await new Promise<void>((resolve) => server.close(() => resolve()));
  }

  async #start() {
    const { SMTPServer } = await import('smtp-server');
    const server = new SMTPServer({
      name: 'demo.localhost',
      disabledCommands: ['AUTH', 'STARTTLS'],
      disableReverseLookup: true,
      logger: false,
      closeTimeout: CLOSE_MS,
      size: MAIL_BYTES_MAX,
      onData: (stream, session, done) => {
        this.#take(stream, session).then(done, done);
      },
    });
    // A connection that breaks off is the client's matter.
    server.on('error', () => undefined);
    const listening = server.listen(0, '127.0.0.1');
    await new Promise((resolve, reject) => {
      listening.once('listening', resolve);
      listening.once('error', reject);
    });
    const address = listening.address();
    if (typeof address !== 'object' || !address) throw new Error('the demo mail server has no address');
    const access: SmtpAccess = {
      host: '127.0.0.1',
      port: address.port,
      security: 'none',
      user: null,
      password: null,
    };
    return { server, access };
  }

  async #take(stream: SMTPServerDataStream, { envelope }: SMTPServerSession): Promise<Error | undefined> {
    const chunks: Buffer[] = [];
    for await (const chunk of stream) {
      if (!stream.sizeExceeded) chunks.push(chunk);
    }
    if (stream.sizeExceeded) return Object.assign(new Error('The mail is too large.'), { responseCode: 552 });
    this.#caught.push({
      number: ++this.#count,
      receivedAt: this.#clock.now(),
      envelopeFrom: envelope.mailFrom ? envelope.mailFrom.address : '',
      envelopeTo: envelope.rcptTo.map((recipient) => recipient.address),
      raw: Buffer.concat(chunks),
    });
    if (this.#caught.length > KEPT_MAX) this.#caught.shift();
    return undefined;
  }
}
