import type { InboundMail } from '../../mail/inbound/inbound-mail.ts';
import { asksRemoval } from './automatic/asks-removal.ts';
import type { Automatic } from './automatic/automatic.ts';
import { dayAt } from './automatic/calendar-day.ts';
import { readReturnDate } from './automatic/return-date.ts';
import type { Classified } from './classify/classified.ts';
import { withoutOwnFooter } from './own-footer.ts';
import { strayWords } from './stray-words.ts';
import { ownWords } from './trim/own-words.ts';
import { trimReply } from './trim/trim-reply.ts';

/** What a reply says, as far as that can be told without a model. */
export interface ReplyReading {
  /** Without quotes and signature. */
  text: string;
  /** Its author's words alone, to be judged by whoever judges. */
  words: string;
  classified: Classified;
  /** Whether a program asks for its address to be taken off a list: it is no reply, and all mail to it ends. */
  asksRemoval: boolean;
  /** The first day back, as YYYY-MM-DD, of somebody who is away and says when. */
  returnsOn: string | null;
}

export interface ReadingParts {
  /** Set for a mail that a program sent. */
  automatic?: Automatic;
  receivedAtMs: number;
  /** What our own mails end with, which is nobody's answer. */
  postalAddress?: string;
}

/**
 * Reads a reply or an automatic answer: trims it and says what it is by headers, rules and the classifier that ships with
 * the package. An opt-out counts wherever its author wrote it, under a quote or in the signature too.
 */
export async function readReply(mail: InboundMail, parts: ReadingParts): Promise<ReplyReading> {
  const { automatic, postalAddress = '' } = parts;
  const trimmed = trimReply(mail.text);
  const words = ownWords(withoutOwnFooter(trimmed.text, postalAddress));
  const { text } = trimmed;
  if (automatic) return { text, words, ...toldBy(automatic, words) };
  const { classifyOffline } = await import('./classify/classify-offline.ts');
  const judge = (said: string, subject = '') => classifyOffline({ subject, text: said });
  const classified = judge(words, mail.subject);
  const stray = strayWords(withoutOwnFooter(trimmed.elided, postalAddress));
  const below = stray === '' || classified.classification === 'unsubscribe_request' ? undefined : judge(stray);
  if (below?.classification === 'unsubscribe_request' && below.via === 'rules') {
    return { text, words, classified: { ...below, reason: OPT_OUT_BELOW }, asksRemoval: false, returnsOn: null };
  }
  const returnsOn = classified.classification === 'out_of_office' ? dayBack(words, parts.receivedAtMs) : null;
  return { text, words, classified, asksRemoval: false, returnsOn };
}

const OPT_OUT_BELOW = 'Asks not to be written to again, below a quote or in the signature.';

function toldBy(automatic: Automatic, words: string): Omit<ReplyReading, 'text' | 'words'> {
  const classified = byAutomatic(automatic);
  const { returnsOn } = automatic;
  if (!asksRemoval(words)) return { classified, asksRemoval: false, returnsOn };
  const reason = `${classified.reason} Asks for the address to be taken off the list.`;
  return { classified: { ...classified, reason }, asksRemoval: true, returnsOn };
}

function byAutomatic({ kind, returnsOn, via }: Automatic): Classified {
  const back = returnsOn === null ? '' : ` Back on ${returnsOn}.`;
  if (via === 'subject' || via === 'words') {
    const told = via === 'words' ? 'words are those' : 'subject is that';
    const reason = `Its ${told} of an automatic answer.${back}`;
    return { classification: kind, confidence: via === 'words' ? 0.9 : 0.95, reason, via: 'rules' };
  }
  const reason = `A program sent it, as its header ${via} says.${back}`;
  return { classification: kind, confidence: 0.97, reason, via: 'headers' };
}

/** The first day back that an answer names, if it does; reckoned in UTC, for who is away for days does not mind hours. */
export function dayBack(words: string, receivedAtMs: number): string | null {
  const received = { day: dayAt(receivedAtMs, 0), offsetMinutes: null };
  return readReturnDate(words, received);
}
