import type { Classification } from './classified.ts';
import type { Concept } from './concepts.ts';
import type { Understood } from './understand.ts';

/** Why a reply is taken for what it is, in a sentence for a person. */
export function reasonFor(classification: Classification, { concepts, empty }: Understood): string {
  if (empty) return 'Says nothing that could be read.';
  const telling = DETAILS[classification]?.find(({ when }) => when.every((concept) => concepts.has(concept)));
  return telling?.says ?? PLAIN[classification];
}

const PLAIN: Readonly<Record<Classification, string>> = {
  interested: 'Wants to hear more.',
  meeting_request: 'Proposes or accepts a meeting or a call.',
  objection: 'Has a reason against it, but leaves the door open.',
  not_interested: 'Says no.',
  unsubscribe_request: 'Asks not to be written to again.',
  out_of_office: 'Is away, and says so automatically.',
  auto_reply: 'Was sent by a machine, not by the person.',
  wrong_person: 'Is not the right person, and names nobody else.',
  referral: 'Names or copies in somebody else.',
  question: 'Asks something before saying yes or no.',
  other: 'Says neither yes nor no.',
};

interface Detail {
  when: readonly Concept[];
  says: string;
}

const DETAILS: Readonly<Partial<Record<Classification, readonly Detail[]>>> = {
  interested: [
    { when: ['demo'], says: 'Would like to try it or see a demo.' },
    { when: ['info'], says: 'Wants to be sent more information.' },
  ],
  meeting_request: [
    { when: ['booking'], says: 'Sends a link to book a meeting.' },
    { when: ['day'], says: 'Talks about when to meet.' },
    { when: ['time'], says: 'Talks about when to meet.' },
  ],
  objection: [
    { when: ['costly'], says: 'Finds it too expensive.' },
    { when: ['budget'], says: 'Has no budget for it.' },
    { when: ['later'], says: 'Not now: perhaps later.' },
    { when: ['vendor'], says: 'Has another solution already.' },
    { when: ['busy'], says: 'Has other priorities at the moment.' },
  ],
  not_interested: [{ when: ['mock'], says: 'Says no, and mocks the offer.' }],
  unsubscribe_request: [
    { when: ['threat'], says: 'Asks not to be written to again, and speaks of spam or the law.' },
    { when: ['decline'], says: 'Says no and asks not to be written to again.' },
    { when: ['remove'], says: 'Asks to be taken off the list or to have the data deleted.' },
  ],
  out_of_office: [{ when: ['away', 'back'], says: 'Is away, and says until when.' }],
  auto_reply: [
    { when: ['deadbox'], says: 'An automatic answer: the address is not read or has changed.' },
    { when: ['ticket'], says: 'An automatic answer: the message was received.' },
  ],
  wrong_person: [{ when: ['left'], says: 'Has left that job or company, and names nobody else.' }],
  referral: [{ when: ['address'], says: 'Gives the address of somebody else.' }],
  question: [{ when: ['price'], says: 'Asks what it costs.' }],
  other: [{ when: ['thanks'], says: 'Only says thanks.' }],
};
