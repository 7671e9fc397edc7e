import type { SmtpPhase } from './outcome.ts';

/** What nodemailer's protocol log says of a line; the fields that are read here. */
interface LogEntry {
  tnx?: string;
  remoteAddress?: unknown;
}

/**
 * Follows a conversation through nodemailer's protocol log, because its errors cannot tell where one broke off. Nothing
 * of what is said is kept: only which commands still wait for an answer.
 */
export class PhaseLog {
  /** Commands are sent in a batch where the server allows it: the oldest one unanswered is where we stand. */
  #unanswered: SmtpPhase[] = ['connect'];
  #last: SmtpPhase = 'connect';

  /** Where the conversation stands: the phase that waits for the server, else the last one it answered. */
  get phase(): SmtpPhase {
    return this.#unanswered[0] ?? this.#last;
  }

  /** True when nothing waits for an answer, so that the next command may be QUIT. */
  get idle(): boolean {
    return this.#unanswered.length === 0;
  }

  /** nodemailer's logger. The mail itself is not logged: that is its option `debug`, which stays off. */
  readonly logger = {
    debug: (entry?: LogEntry, line?: unknown) => {
      if (entry?.tnx === 'client') this.#unanswered.push(phaseOf(String(line)));
      if (entry?.tnx === 'server') this.#answered(String(line));
    },
    info: (entry?: LogEntry) => {
      if (entry?.tnx === 'network' && entry.remoteAddress !== undefined) this.#unanswered = ['greeting'];
      // The last byte of the mail has been handed to the socket.
      if (entry?.tnx === 'message' && this.#unanswered[0] === 'body') this.#unanswered[0] = 'answer';
    },
  };

  #answered(line: string): void {
    // The server ends the conversation here, whatever else still waits.
    if (line.startsWith('421')) return;
    // Answered before the mail was out: what is left of it is still on its way, and no command may follow.
    if (this.phase === 'body') return;
    const answered = this.#unanswered.shift();
    if (answered !== undefined) this.#last = answered;
    // A server that takes the mail says 354; some say 250.
    if (answered === 'data' && /^[23]/.test(line)) this.#unanswered.unshift('body');
  }
}

function phaseOf(command: string): SmtpPhase {
  if (/^(EHLO|HELO) /.test(command)) return 'hello';
  if (command === 'STARTTLS') return 'tls';
  if (command.startsWith('MAIL FROM:')) return 'mail';
  if (command.startsWith('RCPT TO:')) return 'rcpt';
  return command === 'DATA' ? 'data' : 'auth';
}
