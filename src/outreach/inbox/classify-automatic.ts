import { asksRemoval } from './automatic/asks-removal.ts';
import type { Automatic } from './automatic/automatic.ts';
import type { Classified } from './classify/classified.ts';
import { isAutomaticClass } from './needs-action.ts';

/** What an automatic mail comes to. */
export interface ToldAutomatic {
  classified: Classified;
  /** Whether it asks for its address to be taken off a list: it is no reply, and all mail to it ends. */
  asksRemoval: boolean;
  /** The first day back, as YYYY-MM-DD, of somebody who is away and says when. */
  returnsOn: string | null;
}

/** What its author wrote, as far as that can be told, and the rest of the text. */
interface Text {
  words: string;
  beside: string;
  /** Whether it says that its reader is gone for good. */
  hasLeft: boolean;
}

/**
 * Says what a mail is that a header, its subject or its words call automatic. Headers and subjects are set by programs, on
 * what people write as well: help desks mark all that leaves them. So an opt-out in plain words is one, and where the text
 * reads like a person's the class is not sure, and a person decides.
 */
export async function classifyAutomatic(
  automatic: Automatic,
  { words, beside, hasLeft }: Text,
): Promise<ToldAutomatic> {
  const classified = byAutomatic(automatic);
  const { of, returnsOn } = automatic;
  const read = of === 'words' || of === 'receipt' || words.trim() === '' ? null : await readWords(words);
  const isOptOut = read?.classification === 'unsubscribe_request' && read.via === 'rules';
  // Groups and shared mailboxes put the headers of a list on what people write.
  if (asksRemoval(words) || (of === 'bulk' && isOptOut)) {
    const reason = `${classified.reason} Asks for the address to be taken off the list.`;
    return { classified: { ...classified, reason }, asksRemoval: true, returnsOn };
  }
  const told = { classified, asksRemoval: false, returnsOn };
  // Help desks put the line of "reply above this line" above what people write, too.
  if (of === 'answer' && words.trim() === '' && beside.trim() !== '')
    return {
      ...told,
      classified: unsure(classified, 'But what its author wrote cannot be told from a quote: look at the mail.'),
    };
  // What is sent to many and answers nothing is a newsletter's, and reads like anything.
  if (!read || of === 'bulk' || isAutomaticClass(read.classification)) return told;
  // Programs for people who have left say so in their own words.
  if (hasLeft && (read.classification === 'wrong_person' || read.classification === 'referral')) return told;
  if (isOptOut && read.certainty === 'sure') {
    const reason = `${read.reason} ${classified.reason} Its text says so all the same.`;
    return { ...told, classified: { ...read, reason }, returnsOn: null };
  }
  return { ...told, classified: unsure(classified, `But its text reads like a person’s: ${read.reason}`) };
}

const unsure = (classified: Classified, why: string): Classified => ({
  ...classified,
  certainty: 'uncertain',
  reason: `${classified.reason} ${why}`,
});

async function readWords(text: string): Promise<Classified> {
  const { classifyOffline } = await import('./classify/classify-offline.ts');
  return classifyOffline({ subject: '', text });
}

function byAutomatic({ kind, returnsOn, via }: Automatic): Classified {
  const back = returnsOn === null ? '' : ` Back on ${returnsOn}.`;
  if (via === 'subject' || via === 'words') {
    const told = via === 'words' ? 'words are those' : 'subject is that';
    const reason = `Its ${told} of an automatic answer.${back}`;
    return { classification: kind, confidence: via === 'words' ? 0.9 : 0.95, certainty: 'sure', reason, via: 'rules' };
  }
  const reason = `A program sent it, as its header ${via} says.${back}`;
  return { classification: kind, confidence: 0.97, certainty: 'sure', reason, via: 'headers' };
}
