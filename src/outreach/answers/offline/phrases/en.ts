import type { Phrases } from '../phrases.ts';

export const EN: Phrases = {
  words:
    'the and you your are is for not we i it this that with have would please thanks thank can could what how much when about more yes no our be interested call sounds',
  greeting: { named: ['Hi {name},', 'Hello {name},'], unnamed: ['Hello,', 'Good day,'] },
  kinds: {
    interested: {
      open: ['Thank you for your reply, I am glad that this is of interest.', 'Thanks for writing back, good to hear.'],
      ask: [
        'Would a short call suit you? These times work for me: [[two times that suit you]].',
        'Shall we talk briefly? I could do [[two times that suit you]].',
      ],
    },
    meeting_request: {
      open: ['Thank you, I am happy to talk.', 'Thanks for your reply, I would be glad to meet.'],
      ask: [
        'These times suit me: [[two times that suit you]]. Which one is better for you?',
        'Would [[a time that suits you]] work? If not, tell me what does.',
      ],
    },
    question: {
      open: ['Thank you for your question.', 'Thanks for asking.'],
      ask: ['If anything else is unclear, just write back.', 'Is there anything else you would like to know?'],
    },
    objection: {
      open: ['Thank you for being frank, I understand.', 'Thanks for telling me, that is a fair point.'],
      ask: ['If it does not fit, that is fine, just tell me.', 'Should this change one day, a short reply is enough.'],
    },
    referral: {
      open: ['Thank you for passing this on.', 'Thanks for pointing me to the right person.'],
      ask: ['May I say that I have it from you?', 'Is it all right if I mention you?'],
    },
    wrong_person: {
      open: ['Thank you for telling me, and sorry for the bother.', 'Thanks for the note, sorry to have bothered you.'],
      ask: ['Who would be the right person for this?', 'Could you tell me whom I should ask instead?'],
    },
    not_interested: {
      open: [
        'Thank you for letting me know. I will leave it at that.',
        'Thanks for your clear answer, I respect that.',
      ],
      ask: ['All the best for your work.', 'I wish you all the best.'],
    },
    other: { open: ['Thank you for your reply.', 'Thanks for writing back.'], ask: [] },
  },
  pitch: ['In short: {pitch}', 'What it is about: {pitch}'],
  pitchGap: 'in a sentence: what you offer',
  company: [
    'I would gladly show you what it could look like at {company}.',
    'I can show you what it means for {company}.',
  ],
  answerTo: 'your answer to: “{question}”',
  answer: 'your answer',
  address: 'I will write to {address}.',
  elsewhere: 'I will get in touch there.',
  touch: ['Would that be of interest?', 'I would be glad to hear what you think.'],
  closing: ['Best regards,', 'Kind regards,'],
};
