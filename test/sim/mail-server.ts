import { onTestFinished } from 'vitest';
import { chanceOf } from '../helpers/chances.ts';
import { type Refusal, type SinkFault, type SinkMoment, seededFaults } from '../helpers/sink-faults.ts';
import { type SmtpSink, type SunkMail, startSmtpSink } from '../helpers/smtp-sink.ts';
import type { SharedClock } from './shared-clock.ts';

/** Share of connections that go wrong. */
const FAULTY = 0.15;
const LOGIN = { user: 'ada', password: 'a word of the mail server' };

const LAST_MAILS = 20;

/** Breaks off in every phase, and says every kind of no; silence is rarer, because only time ends it. */
const FAULTS: SinkFault[] = [
  ...(['greeting', 'hello', 'auth', 'mail', 'rcpt', 'before_data', 'data', 'dot'] as const).flatMap(
    (at): SinkFault[] => [
      { at, does: 'drop' },
      { at, does: 'drop' },
      { at, does: 421 },
    ],
  ),
  ...(['mail', 'rcpt', 'before_data', 'dot'] as const).map((at): SinkFault => ({ at, does: 450 })),
  { at: 'auth', does: 454 },
  { at: 'rcpt', does: 550 },
  { at: 'dot', does: 554 },
  // About the sender, whoever the mail is for.
  { at: 'auth', does: { says: '535 5.7.8 Bad credentials' } },
  { at: 'mail', does: { says: '550 5.4.5 Daily user sending quota exceeded' } },
  { at: 'mail', does: { says: '450 4.7.1 Sender address rejected' } },
  { at: 'rcpt', does: { says: '554 5.7.1 Client host blocked using zen.spamhaus.org' } },
  { at: 'dot', does: { says: '550 5.7.26 Refused by the DMARC policy of acme.example' } },
  // About the mail.
  { at: 'dot', does: { says: '550 5.7.1 Message rejected as spam' } },
  { at: 'hello', does: 'hang' },
  { at: 'data', does: 'hang' },
  { at: 'dot', does: 'hang' },
];

/** A mail whose last dot arrived whole, by the server's own account. */
export interface Arrival {
  /** Its place among all, 0 is the first. */
  seq: number;
  /** On the shared clock. */
  at: number;
  /** Whether the clock was set while it was on its way. */
  wasSet: boolean;
  to: string;
  messageId: string;
  /** Which campaign and step it says it is of. */
  campaign: number;
  step: number;
  /** The unsubscribe token in its header. */
  token: string;
}

export interface MailServer {
  sink: SmtpSink;
  login: typeof LOGIN;
  arrivals: Arrival[];
  /** Recipients of whom it has said that there is no such user. */
  gone: ReadonlySet<string>;
  /** Real milliseconds from the first word to the last dot of the slowest of the last mails. */
  takesMs(): number;
  /** How often it did what, such as `data drop`. */
  mischief(): Record<string, number>;
}

export interface MailServerParts {
  seed: number;
  clock: Pick<SharedClock, 'now' | 'setAt'>;
  /** False: all goes well. */
  faulty: boolean;
  onArrival: (arrival: Arrival) => void;
  onMoment: (at: SinkMoment) => void;
}

/** A mail server that is as bad as mail servers can be, the same for the same seed. */
export async function startMailServer(parts: MailServerParts): Promise<MailServer> {
  const { seed, clock, faulty, onArrival, onMoment } = parts;
  const arrivals: Arrival[] = [];
  const refused = new Map<string, number>();
  const counts = new Map<string, number>();
  const gone = new Set<string>();
  const refuses = (recipient: string) => {
    const refusal = faulty ? refusalOf(seed, recipient, refused.get(recipient) ?? 0) : undefined;
    if (refusal === undefined) return undefined;
    refused.set(recipient, (refused.get(recipient) ?? 0) + 1);
    if (refusal === GONE) gone.add(recipient);
    const name = `rcpt ${nameOf(refusal)} to him`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
    return refusal;
  };
  const begun = new Map<number, number>();
  const took: number[] = [];
  const onMail = (mail: SunkMail) => {
    const began = begun.get(mail.connection) ?? 0;
    took.push(performance.now() - began);
    const wasSet = clock.setAt() > began;
    const arrival = { seq: arrivals.length, at: clock.now(), wasSet, ...readMail(mail) };
    arrivals.push(arrival);
    onArrival(arrival);
  };
  const faults = seededFaults(seed, { share: FAULTY, among: FAULTS });
  const faultOf = (connection: number) => {
    begun.set(connection, performance.now());
    return faulty ? faults(connection) : undefined;
  };
  const takesMs = () => Math.max(0, ...took.slice(-LAST_MAILS));
  const sink = await startSmtpSink({ login: LOGIN, faultOf, refuses, onMail, onMoment });
  onTestFinished(() => sink.close());
  const mischief = () => {
    const all = new Map(counts);
    for (const fault of sink.faults) {
      if (!fault) continue;
      const name = `${fault.at} ${nameOf(fault.does)}`;
      all.set(name, (all.get(name) ?? 0) + 1);
    }
    return Object.fromEntries([...all].sort());
  };
  return { sink, login: LOGIN, arrivals, gone, takesMs, mischief };
}

const nameOf = (does: SinkFault['does']): string =>
  typeof does === 'object' ? `says ${does.says}` : typeof does === 'number' ? `says ${does}` : does;

const GONE: Refusal = { says: '550 5.1.1 User unknown' };

/** Some people are gone, some refused every time, some once and never again; only of the first nobody hears any more. */
function refusalOf(seed: number, recipient: string, before: number): Refusal | undefined {
  const drawn = chanceOf(`${seed} ${recipient}`);
  if (drawn < 0.02) return GONE;
  if (drawn < 0.03) return { says: '552 5.2.2 The mailbox is full' };
  if (drawn < 0.06 && before === 0) return drawn < 0.04 ? { says: '550 5.7.1 Greylisted' } : 450;
  return undefined;
}

/** What tells a mail's campaign and step in its text. */
export const markOf = (campaign: number, step: number): string => `[c${campaign} s${step}]`;

function readMail({ to, messageId, raw }: SunkMail) {
  const text = raw.replace(/=\r\n/g, '');
  const [, campaign, step] = /\[c(\d+) s(\d+)\]/.exec(text) ?? [];
  const token = /\/u\/([\w-]+)/.exec(text)?.[1] ?? '';
  return { to, messageId, campaign: Number(campaign), step: Number(step), token };
}
