import type { InboundMail, MailContent } from '../../mail/inbound/inbound-mail.ts';
import { wordsContent } from '../../mail/inbound/mail-content.ts';
import type { Automatic } from './automatic/automatic.ts';
import { dayAt } from './automatic/calendar-day.ts';
import { readReturnDate } from './automatic/return-date.ts';
import { readWhoLeft } from './automatic/who-left.ts';
import type { Classified } from './classify/classified.ts';
import { classifyAutomatic } from './classify-automatic.ts';
import { withoutOwnFooter } from './own-footer.ts';
import type { PrivacyRequest } from './privacy-request.ts';
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
  /** What there is to read in its author's words. */
  content: MailContent;
  privacy: PrivacyRequest;
  /** Whether a program says that this person is gone for good, and whom it names in their place. */
  hasLeft: boolean;
  successor: string | null;
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
 * the package. An opt-out counts wherever its author wrote it, under a quote, in the signature or in a file alone too.
 */
export async function readReply(mail: InboundMail, parts: ReadingParts): Promise<ReplyReading> {
  const { automatic, postalAddress = '' } = parts;
  const trimmed = trimReply(mail.text);
  const words = ownWords(withoutOwnFooter(trimmed.text, postalAddress));
  const { text } = trimmed;
  const below =
    mail.content === 'text'
      ? strayWords(withoutOwnFooter(trimmed.elided, postalAddress))
      : inFiles(mail, postalAddress);
  const privacy = await privacyIn(`${mail.subject}\n${words}`, below);
  const content = mail.content === 'text' ? wordsContent(words) : mail.content;
  const said = { text, words, content, privacy, hasLeft: false, successor: null };
  if (automatic && content !== 'reaction') {
    const left = readWhoLeft(words, mail);
    const hasLeft = left !== undefined;
    const told = await classifyAutomatic(automatic, { words: words || below, beside: trimmed.elided, hasLeft });
    const classified = privacy.asks === 'no' ? told.classified : uncertain(told.classified, UNSURE_OF.privacy);
    return { ...said, ...(left ?? {}), ...told, classified, content: 'text' };
  }
  const { classifyOffline } = await import('./classify/classify-offline.ts');
  const judge = (said: string, subject = '') => classifyOffline({ subject, text: said });
  const classified = judge(words, mail.subject);
  const stray = below === '' || classified.classification === 'unsubscribe_request' ? undefined : judge(below);
  if (stray?.classification === 'unsubscribe_request' && stray.via === 'rules') {
    return { ...said, classified: { ...stray, reason: OPT_OUT_BELOW }, asksRemoval: false, returnsOn: null };
  }
  const returnsOn = classified.classification === 'out_of_office' ? dayBack(words, parts.receivedAtMs) : null;
  return { ...said, classified: asFarAsRead(classified, { mail, content, privacy }), asksRemoval: false, returnsOn };
}

/** Where a mail says nothing itself, a text that came along as a file is what its author has to say. */
const inFiles = ({ parts }: InboundMail, postalAddress: string): string =>
  parts
    .filter(({ type }) => type === 'text/plain')
    .map(({ text }) => ownWords(withoutOwnFooter(trimReply(text).text, postalAddress)))
    .join('\n\n');

/** What stands in a signature speaks of privacy often, and asks for something only where it plainly does. */
async function privacyIn(own: string, below: string): Promise<PrivacyRequest> {
  const { readPrivacyRequest } = await import('./privacy-request.ts');
  const asked = readPrivacyRequest(own);
  if (asked.asks === 'yes' || below === '') return asked;
  const beside = readPrivacyRequest(below);
  return beside.asks === 'yes' ? beside : asked;
}

/** A class that rests on words which were not there, or may be others, is not sure; an opt-out in plain words is one. */
function asFarAsRead(
  classified: Classified,
  { mail, content, privacy }: { mail: InboundMail; content: MailContent; privacy: PrivacyRequest },
): Classified {
  const { classification, via } = classified;
  const isPlain = via === 'rules' && classification !== 'other';
  if (content !== 'text' && !isPlain) return uncertain({ ...classified, classification: 'other' }, UNSURE_OF[content]);
  if (mail.guessed && !(isPlain && classification === 'unsubscribe_request'))
    return uncertain(classified, UNSURE_OF.guess);
  return privacy.asks === 'likely' ? uncertain(classified, UNSURE_OF.privacy) : classified;
}

const uncertain = (classified: Classified, why: string): Classified => ({
  ...classified,
  certainty: 'uncertain',
  reason: `${why} ${classified.reason}`,
});

const UNSURE_OF = {
  none: 'It holds no words of its author’s.',
  unreadable: 'Its text cannot be read: look at the mail itself.',
  encrypted: 'It is encrypted or signed so that it cannot be read here: look at the mail itself.',
  reaction: 'It is a reaction, such as a thumbs up.',
  guess: 'It names no character set that fits, so its text may read otherwise.',
  privacy: 'It speaks of privacy, or of its author’s data.',
} as const;

const OPT_OUT_BELOW = 'Asks not to be written to again, below a quote, in the signature or in a file.';

/** The first day back that an answer names, if it does; reckoned in UTC, for who is away for days does not mind hours. */
export function dayBack(words: string, receivedAtMs: number): string | null {
  const received = { day: dayAt(receivedAtMs, 0), offsetMinutes: null };
  return readReturnDate(words, received);
}
