import type { ActKind } from './schema.ts';

/** Acts by which people settle something. */
export const deciding: ActKind[] = [
  {
    id: 'choose',
    over: 'one',
    verbs: ['choose', 'pick', 'select', 'mark', 'pin'],
    result: {
      noun: 'choice',
      fields: ['chosenBy: reference', 'option: text', 'chosenAt: datetime', 'changeableUntil: datetime', 'note: text'],
    },
    description: [
      'Lets {actors} choose without asking anybody: {act}.',
      'Turns a question into two taps: {act}. What was chosen, by whom and until when it may change is kept.',
    ],
    proof: ['“{act}” takes at most three taps in a test that plays a first-time user.'],
    criteria: [
      [
        'What cannot be chosen is shown with the reason, not hidden.',
        'Two who choose the last one at once: one has it, the other is told.',
      ],
      ['Until its hour a choice can be changed; afterwards it is read only.', 'A choice shows who made it and when.'],
      ['Whoever has not chosen yet is on a list.', 'The sum over all choices is shown to whoever prepares for them.'],
    ],
    edgeCases: [
      [
        'Only one option is left: it is still asked, not taken for granted.',
        'An option disappears after it was chosen: whoever chose it hears of it.',
      ],
      ['Nobody chooses: a default that is written down holds.'],
    ],
    steps: [
      ['Store each {result} as a row; unique per person and {object}.'],
      ['Check hour and number in the transaction that stores it.'],
    ],
    pitfalls: [['Checking the limit in the page alone.']],
    effort: 'S',
  },
  {
    id: 'propose',
    over: 'all',
    verbs: ['propose', 'offer', 'request', 'nominate'],
    result: {
      noun: 'proposal',
      fields: [
        'content: json',
        'reason: text',
        'madeFor: list of reference',
        'answers: json',
        'status: open | accepted | declined | lapsed',
        'answerBy: datetime',
      ],
    },
    description: [
      'Puts a proposal before those whom it concerns, to {act}, and collects their answers.',
      'Does not decide but proposes: {act}. A {result} lives until all have answered or its hour has come.',
    ],
    proof: ['“{act}” is played three times in a test: everybody agrees, one declines, one never answers.'],
    criteria: [
      [
        'A {result} takes effect when everybody it needs has said yes, and not before.',
        'The last yes and its effect are one transaction.',
      ],
      [
        'At its hour an unanswered {result} lapses, and those concerned are told.',
        'Declining takes one tap and needs no reason.',
      ],
      ['What a proposal uses is not promised to a second one meanwhile.', 'A changed {result} asks everybody again.'],
    ],
    edgeCases: [
      [
        'Two proposals want the same: the first to be complete wins, the other lapses with the reason.',
        'Somebody leaves who has said yes: the proposal falls.',
      ],
      ['All answer in the same second: it takes effect once.'],
    ],
    steps: [
      ['Model states and answers as a table of transitions; test every pair.'],
      ['Let one worker lapse what is overdue; take the hour from the clock that the tests set.'],
    ],
    pitfalls: [['Deciding on a timer without looking at the answers again.']],
    effort: 'M',
  },
  {
    id: 'confirm',
    over: 'one',
    verbs: ['confirm', 'claim', 'acknowledge', 'release', 'grab'],
    result: {
      noun: 'confirmation',
      fields: [
        'confirmedBy: reference',
        'confirmedAt: datetime',
        'what: text',
        'place: text, optional',
        'withdrawnAt: datetime',
      ],
    },
    description: ['One clear yes, with name and time: {act}.', 'Leaves no doubt about who said yes: {act}.'],
    proof: ['“{act}”: done once, done twice, done by somebody who may not, done too late.'],
    criteria: [
      ['A second tap changes nothing and shows the first.', 'Two at once: the first has it, the second sees by whom.'],
      ['It can be withdrawn for 10 minutes; the trace of it stays.', 'Whoever waits for it is told within a minute.'],
      ['What waits for it longest stands first.', 'Without signal it is kept with its own time and sent later.'],
    ],
    edgeCases: [
      [
        'What is confirmed has changed since it was shown: it is shown again.',
        'The person no longer belongs here: the answer is no, with the reason.',
      ],
      ['The clock of the phone is wrong: the server’s time stands beside it.'],
    ],
    steps: [
      ['Make it a row with a unique key, not a flag on the {object}.'],
      ['Decide in one statement who was first.'],
    ],
    pitfalls: [['A flag that says yes and forgets who and when.']],
    effort: 'S',
  },
  {
    id: 'answer',
    over: 'one',
    verbs: ['answer', 'ask', 'reply', 'interview', 'respond'],
    result: {
      noun: 'answer',
      fields: ['question: text', 'answer: text', 'answeredBy: reference', 'answeredAt: datetime', 'skipped: boolean'],
    },
    description: [
      'Asks, and keeps what was answered: {act}.',
      'A question to the right person at the right time: {act}.',
    ],
    proof: ['“{act}”: a test plays an answer, a silence and an answer that comes after the next question.'],
    criteria: [
      ['An answer belongs to its question, also when it comes a day late.', 'Silence is kept as silence and shown.'],
      ['Each question can be skipped, and is asked once.', 'Nobody is asked outside the hours they have set.'],
      [
        'The answers of all to one question stand on one page.',
        'An answer can be corrected until the round is closed.',
      ],
    ],
    edgeCases: [
      [
        'The same person answers twice: the last one counts, the first is kept.',
        'A question is changed after the first answer: it becomes a new one.',
      ],
      ['Somebody is away: they are left out of that round.'],
    ],
    steps: [
      ['Keep rounds, questions and answers as rows of their own.'],
      ['Give each question an id that its answer brings back.'],
    ],
    pitfalls: [['Matching answers to questions by time alone.']],
    effort: 'S',
  },
  {
    id: 'change',
    over: 'one',
    verbs: [
      'change',
      'correct',
      'fix',
      'adjust',
      'restore',
      'revert',
      'undo',
      'redo',
      'repeat',
      'override',
      'toggle',
      'reset',
    ],
    result: {
      noun: 'change',
      fields: [
        'field: text',
        'before: text',
        'after: text',
        'reason: text',
        'changedBy: reference',
        'changedAt: datetime',
      ],
    },
    description: [
      'Lets it be put right on the spot: {act}. What stood there before is kept.',
      'Nobody has to call for it: {act}, with a trace of who did.',
    ],
    proof: ['After “{act}” both values are there, the old and the new, with name and time.'],
    criteria: [
      [
        'Every {result} can be taken back, in any order.',
        'What was there before can be read beside what is there now.',
      ],
      [
        'Two who change the same field: the second sees the first before saving.',
        'Where a rule depends on the field, it is judged again at once.',
      ],
      ['Whoever relies on the old value is told.', 'A change to what is closed asks for a reason.'],
    ],
    edgeCases: [
      ['The new value is the old one: nothing is stored.', 'The value is out of its bounds: the bound is named.'],
      ['It is changed back: both changes stay.'],
    ],
    steps: [['Write the change and its trace in one transaction.'], ['Show the trace beside the field.']],
    pitfalls: [['Keeping only who changed it last.']],
    effort: 'S',
  },
  {
    id: 'block',
    over: 'one',
    verbs: ['block', 'hide', 'mute', 'limit', 'cap', 'lock', 'freeze', 'restrict', 'forbid', 'wipe', 'erase'],
    result: {
      noun: 'restriction',
      fields: [
        'subject: reference',
        'from: datetime',
        'until: datetime',
        'reason: text',
        'setBy: reference',
        'liftedAt: datetime',
      ],
    },
    description: [
      'Keeps out what should stay out: {act}. Each {result} says from when to when.',
      'Draws a line and holds it: {act}, whichever way somebody tries.',
    ],
    proof: ['“{act}” is tried through every page and endpoint there is, and holds in each.'],
    criteria: [
      [
        'The server enforces it; a page that only hides something does not count.',
        'What is restricted cannot be reached by its address either.',
      ],
      [
        'Whoever runs into it reads what is restricted, why and until when.',
        'It begins and ends by itself, to the minute.',
      ],
      ['Lifting it early keeps who did so.', 'What was stored before stays stored.'],
    ],
    edgeCases: [
      [
        'It begins while somebody is in the middle: what they typed is kept.',
        'Two restrictions overlap: the stricter one holds.',
      ],
      ['The clocks change that night: it still ends at its hour.'],
    ],
    steps: [
      ['Put the question “may this be?” into one function that every door asks.'],
      ['Test each door against one table of cases.'],
    ],
    pitfalls: [['Checking in one place and forgetting the second way in.']],
    effort: 'S',
  },
];
