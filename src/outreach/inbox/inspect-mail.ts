import type { Writer } from '../../engines/writer.ts';
import type { InboundMail } from '../../mail/inbound/inbound-mail.ts';
import type { RefusalReason, Verdict } from '../../mail/refusal/verdict.ts';
import type { Certainty } from '../shapes/reply.ts';
import { askClass } from './ask-class.ts';
import type { Classification } from './classify/classified.ts';
import { kindOf, type MailKind } from './kind.ts';
import { replyNeedsAction } from './needs-action.ts';
import type { Kind } from './outcomes.ts';
import { type ReplyReading, readReply } from './read-reply.ts';

/** What one mail is, as far as the mail alone tells. */
export interface InspectedMail {
  kind: Kind;
  bounce: {
    hard: boolean;
    verdict: Verdict;
    reason: RefusalReason;
    status: string | null;
    recipients: string[];
  } | null;
  /** Of a reply or an automatic answer, without quotes and signature. */
  text: string;
  classification: Classification | null;
  confidence: number | null;
  needsAction: boolean;
  /** What decided the class. */
  via: 'headers' | 'rules' | 'offline' | 'model' | null;
}

export interface InspectOptions {
  /** One's own addresses, in lower case: mail from them is `own`. */
  own: ReadonlySet<string>;
  /** Epoch milliseconds, for dates that a mail names without a year. */
  nowMs: number;
  /** Asked where headers and rules are not sure; without one the classifier that ships along decides. */
  writer?: Writer | undefined;
  signal: AbortSignal;
}

/** Message-IDs as sending makes them. */
const OWN_ID = /^<snd_[0-9a-f]{32}@/;

/** Says what a mail is; nothing is stored and nothing sent. Rejects only as the writer does. */
export async function inspectMail(mail: InboundMail, options: InspectOptions): Promise<InspectedMail> {
  const receivedAtMs = mail.date ?? options.nowMs;
  const own = { addresses: options.own, isOwnMessageId: (id: string) => OWN_ID.test(id) };
  const kind = kindOf(mail, own, receivedAtMs);
  if (kind.kind !== 'reply' && kind.kind !== 'auto') return unclassified(kind);
  const automatic = kind.kind === 'auto' ? { automatic: kind.automatic } : {};
  const reading = await readReply(mail, { receivedAtMs, ...automatic });
  const { text, privacy, successor } = reading;
  const { via, ...judged } = await classOf(mail, reading, options);
  const privacy_request = privacy.asks === 'yes' ? 1 : 0;
  const needsAction = replyNeedsAction({ ...judged, privacy_request, candidates: null, successor });
  const { classification, confidence } = judged;
  return { kind: kind.kind, bounce: null, text, classification, confidence, needsAction, via };
}

type Judged = Pick<InspectedMail, 'confidence' | 'via'> & { classification: Classification; certainty: Certainty };

async function classOf(
  { subject }: InboundMail,
  { classified, words, content }: ReplyReading,
  { writer, signal }: InspectOptions,
): Promise<Judged> {
  const isSettled =
    classified.via !== 'offline' || content !== 'text' || classified.classification === 'unsubscribe_request';
  if (isSettled || !writer) return classified;
  const asked = await askClass(writer, { subject, words, answered: null }, signal);
  return { ...asked, via: 'model' };
}

function unclassified(kind: Extract<MailKind, { kind: 'own' | 'bounce' | 'complaint' }>): InspectedMail {
  const none = { text: '', classification: null, confidence: null, needsAction: false, via: null };
  if (kind.kind !== 'bounce') return { kind: kind.kind, bounce: null, ...none };
  const { verdict, reason, status, recipients } = kind.bounce;
  const hard = verdict === 'recipient-gone';
  const addresses = recipients.map(({ address }) => address).filter((address) => address !== null);
  return { kind: 'bounce', bounce: { hard, verdict, reason, status, recipients: addresses }, ...none };
}
