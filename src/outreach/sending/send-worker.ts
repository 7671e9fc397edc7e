import type { App } from '../../app.ts';
import { attemptAnswer } from '../answers/attempt-answer.ts';
import { attemptSend } from './attempt-send.ts';
import { claimSends, dueMailboxes } from './claim-sends.ts';
import type { SendRow } from './rows.ts';

/** Mails under way in one process; a server that is slow holds up its own mailbox, not the others. */
const MAILS_AT_ONCE = 40;
const MAILS_OF_MAILBOX_AT_ONCE = 4;

export interface SendWorkerOptions {
  /** Where people reach this service, for the unsubscribe link. */
  baseUrl: () => string;
}

/** Tries the mails that are due, several at once, until told to stop. */
export class SendWorker {
  #app: App;
  #baseUrl: () => string;
  /** Mailbox ids of the mails under way. */
  #underWay = new Map<string, { mailboxId: string; ended: Promise<void> }>();

  constructor(app: App, { baseUrl }: SendWorkerOptions) {
    this.#app = app;
    this.#baseUrl = baseUrl;
  }

  /** Begins what is due, as far as there is room, and answers with how many mails it has begun. */
  async begin(): Promise<number> {
    let begun = 0;
    for (const mailboxId of await dueMailboxes(this.#app)) {
      const room = Math.min(MAILS_AT_ONCE - this.#underWay.size, MAILS_OF_MAILBOX_AT_ONCE - this.#of(mailboxId));
      if (room <= 0 || this.#app.lifecycle.draining) continue;
      const claimed = await claimSends(this.#app, mailboxId, room);
      for (const send of claimed) this.#start(send);
      begun += claimed.length;
    }
    return begun;
  }

  /** Resolves when a mail under way has ended; at once when there is none. */
  async someEnded(): Promise<void> {
    if (this.#underWay.size > 0) await Promise.race([...this.#underWay.values()].map(({ ended }) => ended));
  }

  /** Mails under way in this process. */
  get underWay(): number {
    return this.#underWay.size;
  }

  #of(mailboxId: string): number {
    return [...this.#underWay.values()].filter((one) => one.mailboxId === mailboxId).length;
  }

  #start(send: SendRow): void {
    const ended = this.#attempt(send).finally(() => this.#underWay.delete(send.id));
    this.#underWay.set(send.id, { mailboxId: send.mailbox_id, ended });
    this.#app.lifecycle.track(ended);
  }

  async #attempt(send: SendRow): Promise<void> {
    const { log, lifecycle } = this.#app;
    try {
      const attempt = send.step_id === null ? attemptAnswer : attemptSend;
      await attempt(this.#app, send, { baseUrl: this.#baseUrl(), signal: lifecycle.signal });
    } catch (error) {
      log.error({ sendId: send.id, error }, 'an attempt to send failed; its lease lapses and then its state decides');
    }
  }
}
