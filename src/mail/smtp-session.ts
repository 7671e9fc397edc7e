import { Readable } from 'node:stream';
import type SmtpConnection from 'nodemailer/lib/smtp-connection';
import type { Clock } from '../system/clock.ts';
import { bareHost } from '../system/loopback.ts';
import type { BuiltMail } from './message.ts';
import type { SmtpPhase } from './outcome.ts';
import type { SmtpAccess } from './smtp-access.ts';
import type { Cut } from './smtp-failure.ts';
import { PhaseLog } from './smtp-phases.ts';

/** Milliseconds for all until the session stands, for the greeting alone, and of silence at any time. */
const SETUP_MS = 45_000;
const GREETING_MS = 30_000;
const SILENCE_MS = 60_000;
/** Milliseconds a server has to answer QUIT. */
const QUIT_MS = 5_000;
/** An answer of SMTP is some lines; more is not read. */
const ANSWER_BYTES_MAX = 64 * 1024;

/** One conversation with a mail server, step by step, for one mail. Every step rejects when the connection ends. */
export class SmtpSession {
  readonly #connection: SmtpConnection;
  readonly #access: SmtpAccess;
  readonly #phases: PhaseLog;
  readonly #ended: Promise<never>;
  #bodyBegun = false;
  #cut: Cut | undefined;

  private constructor(connection: SmtpConnection, access: SmtpAccess, phases: PhaseLog) {
    this.#connection = connection;
    this.#access = access;
    this.#phases = phases;
    this.#ended = new Promise((_, reject) => {
      connection.on('error', reject);
      // What a step has to say of the end is told first.
      connection.once('end', () => setImmediate(() => reject(new Error('the connection ended'))));
    });
    this.#ended.catch(() => undefined);
  }

  /** `name` is how we present ourselves: a domain. */
  static async create(access: SmtpAccess, name: string): Promise<SmtpSession> {
    const { default: Connection } = await import('nodemailer/lib/smtp-connection');
    const phases = new PhaseLog();
    return new SmtpSession(new Connection(connectionOptions(access, name, phases)), access, phases);
  }

  get phase(): SmtpPhase {
    const { phase } = this.#phases;
    return phase === 'body' && !this.#bodyBegun ? 'data' : phase;
  }

  /** True from the moment the first byte of the mail may have left. */
  get bodyBegun(): boolean {
    return this.#bodyBegun;
  }

  get wasCut(): Cut | undefined {
    return this.#cut;
  }

  /** Connects, is greeted, and changes to TLS where that is wanted. */
  open(): Promise<void> {
    return this.#step((done) => this.#connection.connect(done));
  }

  /** Logs in when the mailbox has a user. */
  async login(): Promise<void> {
    const { user, password } = this.#access;
    if (user === null) return;
    if (!this.#connection.allowsAuth) throw new LoginNotOffered();
    await this.#step((done) => this.#connection.login({ user, pass: password ?? '' }, done));
  }

  /** Waits for work of ours, as long as the connection stands. */
  during<T>(work: Promise<T>): Promise<T> {
    return Promise.race([work, this.#ended]);
  }

  /**
   * Sends the mail and answers with the server's last line. `dataBegins` is awaited after the server's 354: nodemailer
   * reads the mail from a stream only then, so that no byte of it leaves before.
   */
  send({ envelope, raw }: BuiltMail, dataBegins: () => Promise<void>): Promise<string> {
    const begin = () => {
      // Ended while the hook was at work: the stream must not come to an end, which would be the end of a mail.
      if (this.#connection.destroyed) throw new Error('the connection ended');
      this.#bodyBegun = true;
    };
    const body = Readable.from(
      (async function* () {
        await dataBegins();
        begin();
        yield raw;
      })(),
    );
    const sent = new Promise<string>((resolve, reject) => {
      this.#connection.send({ ...envelope, size: raw.length }, body, (error, info) =>
        error || !info ? reject(error ?? new Error('no answer')) : resolve(info.response),
      );
    });
    return this.during(sent);
  }

  /** Ends the conversation at once, whatever is under way; its steps reject. */
  cut(why: Cut): void {
    this.#cut ??= why;
    this.#connection.close();
  }

  /** Takes leave where the server listens, else just goes. Does not wait, and never throws. */
  leave(clock: Clock): void {
    if (this.#connection.destroyed) return;
    if (!this.#phases.idle) {
      this.#connection.close();
      return;
    }
    this.#connection.quit();
    const gone = new AbortController();
    this.#connection.once('end', () => gone.abort('gone'));
    void clock.sleep(QUIT_MS, gone.signal).then(() => this.#connection.close());
  }

  #step(work: (done: (error?: Error | null) => void) => void): Promise<void> {
    return this.during(
      new Promise((resolve, reject) => {
        work((error) => (error ? reject(error) : resolve()));
      }),
    );
  }
}

/** The mailbox has a user, and the server knows no login. */
export class LoginNotOffered extends Error {}

function connectionOptions(
  { host, port, security, trustedCa, serverName }: SmtpAccess,
  name: string,
  phases: PhaseLog,
) {
  return {
    host: bareHost(host),
    ...(serverName === undefined ? {} : { servername: serverName }),
    port,
    name,
    secure: security === 'tls',
    requireTLS: security === 'starttls',
    ignoreTLS: security === 'none',
    tls: { minVersion: 'TLSv1.2' as const, ...(trustedCa === undefined ? {} : { ca: [trustedCa] }) },
    connectionTimeout: SETUP_MS,
    greetingTimeout: GREETING_MS,
    socketTimeout: SILENCE_MS,
    maxResponseSize: ANSWER_BYTES_MAX,
    // Commands and answers, logins masked, without the mail: what the phases are read from.
    transactionLog: true,
    logger: phases.logger,
  };
}
