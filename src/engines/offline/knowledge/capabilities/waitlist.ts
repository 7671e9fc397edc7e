import type { Capability } from '../schema.ts';

export const waitlist: Capability = {
  id: 'waitlist',
  name: 'waiting lists and queues for what is full',
  verbs: ['line up'],
  triggers: [
    {
      weight: 3,
      words: [
        'liste attente',
        'waitlist',
        'wait list',
        'waiting list',
        'virtual queue',
        'queue management',
        'warteliste',
        'warteschlange',
        'lista de espera',
        'lista of espera',
        'fila de espera',
        'fila of espera',
        'प्रतीक्षा सूची',
      ],
    },
    { weight: 2, words: ['walk-in', 'sold out', 'fully booked', 'queue number', 'waiting room'] },
    { weight: 1, words: ['espera', 'attente', 'wait time', 'capacity', 'cancellation', 'queue'] },
  ],
  actor: 'customer',
  object: { fallback: 'place', kinds: ['event', 'place', 'item', 'person', 'group'] },
  entities: [
    {
      key: 'waiter',
      name: 'waitlist entry',
      plural: 'waitlist entries',
      kind: 'event',
      fields: [
        'person: reference or none',
        'position: integer',
        'joinedAt: datetime',
        'partySize: integer',
        'earliest: datetime',
        'latest: datetime',
        'status: waiting | offered | accepted | passed | expired | left',
        'contact: text',
      ],
      relations: [{ says: 'refers to', to: 'object' }],
    },
    {
      key: 'offer',
      name: 'place offer',
      kind: 'message',
      fields: [
        'sentAt: datetime',
        'expiresAt: datetime',
        'answer: none | yes | no',
        'answeredAt: datetime',
        'channel: text',
      ],
      relations: [{ says: 'belongs to', to: 'waiter' }],
    },
  ],
  nodes: [
    {
      key: 'offers',
      need: 'scheduler',
      type: 'queue',
      label: 'Offer Timer',
      does: [
        'Takes back a free place that was not accepted in time and offers it to the next in line.',
        'Watches the minutes of each open {offer} and moves on when they are over.',
      ],
    },
    {
      key: 'texts',
      need: 'sms',
      type: 'external',
      label: 'Text Messages',
      does: [
        'Tells the next person within seconds that {an object} has become free.',
        'Reaches those who wait without an app: one text with one link.',
      ],
    },
  ],
  edges: [
    { from: 'api', to: 'offers', protocol: 'job queue', purpose: 'start the minutes of {an offer}' },
    { from: 'offers', to: 'db', protocol: 'SQL', purpose: 'expire {offers} and choose the next in line' },
    { from: 'worker', to: 'texts', protocol: 'HTTPS', purpose: 'send {an offer} with its link' },
  ],
  boundaries: [
    {
      name: 'Order of the line',
      protects: ['waiter'],
      mechanism: [
        'Position follows from joining time and rules; moving somebody forward needs a reason and is kept with the name of who did it.',
        'Nobody edits a position: a change is a new row with reason and author, and the line is computed from rows.',
      ],
    },
  ],
  failures: [
    [
      'When a text cannot be delivered, the {offer} goes to the next person after two minutes and the entry is marked as unreachable.',
      'When nobody answers {offers} at night, they pause until the hour that was set as the earliest.',
    ],
    'When two places become free at once, each goes to a different person; one person never holds two open {offers} for the same {object}.',
  ],
  features: [
    {
      key: 'join',
      name: ['Place in line for {actors}', '{Actors} join the line', 'Line that {actors} can follow'],
      need: 'core',
      only: 'hosted',
      description: [
        'Lets {actors} join the line for what is full, see how many are ahead, and leave with one tap.',
        'Takes a name, a number and the times that suit, and shows the place in line at any moment.',
      ],
      stories: [
        { as: 'actor', want: 'to see how many are before me', so: 'I can decide whether waiting is worth it' },
        { as: 'other', want: 'to add somebody who stands at the counter', so: 'phone and counter share one line' },
      ],
      criteria: [
        'Joining twice with one number for the same {object} gives the first place back, not a second one.',
        [
          'The page shows "3 before you" and is at most 15 seconds old.',
          'After somebody ahead leaves, the number on the page falls within 15 seconds.',
        ],
        'A waiting time is shown only when at least 20 earlier waits support it, as a range.',
      ],
      api: [
        { method: 'POST', path: '/{object.path}/:id/waitlist', purpose: 'join' },
        { method: 'GET', path: '/{waiter.path}/:id', purpose: 'place in line' },
        { method: 'DELETE', path: '/{waiter.path}/:id', purpose: 'leave' },
      ],
      reads: ['object'],
      writes: ['waiter'],
      edgeCases: [
        'A party of six waits and a place for two is free: the next that fits is asked, and the six keep their rank.',
        'Somebody joins for something that has a free place: it is offered at once instead.',
        'The day ends: what still waits is told so and closed.',
      ],
      effort: 'M',
      after: ['records/keep'],
      steps: [
        'Create {waiter.name} with a unique index over contact and {object.name} for open states.',
        'Compute the line in one query from joining time, size and wished times; store no positions that must be renumbered.',
        'Build the public page with a signed link, no account needed.',
      ],
      pitfalls: ['Renumbering a hundred rows when one person leaves.'],
    },
    {
      key: 'offer',
      name: [
        'Free places offered to {actors} in order',
        '{Offers} to {actors} who are next',
        '{Actors} fill what was cancelled',
      ],
      need: 'core',
      only: 'hosted',
      description: [
        'Offers what has become free to the first who fits, holds it for some minutes, and goes on to the next.',
        'Fills what was cancelled without a phone call: one message, one tap, then the next in line.',
      ],
      stories: [
        {
          as: 'actor',
          want: 'to accept {an offer} with one tap',
          so: 'I have the place before I have found my glasses',
        },
        { as: 'keeper', want: 'to set how long {an offer} holds', so: 'a place tonight is not held until tomorrow' },
      ],
      criteria: [
        'Given a hold of 15 minutes, when nobody answers, then the second in line gets the {offer} in minute 16 at the latest.',
        'A late "yes" after the hold is answered with the present place in line, and never takes the place from another.',
        'From cancellation to the first {offer} pass fewer than 60 seconds.',
      ],
      api: [
        { method: 'POST', path: '/{offer.path}/:id/accept', purpose: 'take the place' },
        { method: 'POST', path: '/{offer.path}/:id/pass', purpose: 'let it go, keep or leave the rank' },
      ],
      reads: ['waiter', 'object'],
      writes: ['offer', 'waiter'],
      edgeCases: [
        'The person who cancelled wants the place back: they join at the end like anybody.',
        'It becomes free ten minutes before the start: the hold shrinks and several are asked at once, first answer wins.',
      ],
      effort: 'L',
      after: ['join'],
      steps: [
        'Write "who is next" as a pure function over entries and the free place; test sizes, times and passed ones.',
        'Make the accept one transaction that checks hold, place and state; a unique constraint lets one win.',
        'Start the timer by a row with a due time, so that a restart forgets nothing.',
        'Send the message after the commit, and record delivery.',
      ],
      pitfalls: [
        'Asking everybody at once and letting the fastest thumb win: those who waited longest lose.',
        'Timers in memory.',
      ],
    },
    {
      key: 'demand',
      name: [
        'How long {actors} wait, by weekday',
        'Demand of {actors} beyond what is free',
        'Waits of {actors} and how they end',
      ],
      need: 'later',
      only: 'hosted',
      description: [
        'Shows where people wait longest and how many give up, so that more can be offered there.',
        'Counts waits, refusals and those who left, by weekday and hour.',
      ],
      stories: [{ as: 'keeper', want: 'to see when the line is longest', so: 'I open more where it is wanted' }],
      criteria: [
        'The view gives joined, served, passed and left for each week, and the four add up.',
        'Waits are shown as median and 90th percentile.',
      ],
      api: [{ method: 'GET', path: '/{object.path}/demand', purpose: 'waits by weekday and hour' }],
      reads: ['waiter', 'offer'],
      writes: [],
      edgeCases: [
        'One person joins for four dates: counted once as a person, four times as demand, and both are named.',
        'A closed day counts as closed, not as a day without demand.',
      ],
      effort: 'S',
      after: ['offer'],
      steps: ['Group entries by weekday and hour in one query.', 'Draw a grid with the number in each field.'],
      pitfalls: ['Averages over open entries: those who still wait are not counted yet.'],
    },
  ],
  usage: [
    { need: 'sms', units: 3 },
    { need: 'scheduler', units: 10 },
  ],
  pains: [
    [
      'When somebody cancels, we phone down a list, and the fifth one finally picks up.',
      'The list for {objects} is a sheet on the counter; who is on it twice shows on the day.',
      'People ask every week how far up they are, and we guess.',
    ],
  ],
  competitors: [
    {
      name: 'Waitwhile',
      kind: 'adjacent',
      positioning: 'Waitlist and queue with text messages for walk-in guests.',
      gap: 'Handles the line at the door and not the rules by which {objects} are given out.',
      source: 'https://help.waitwhile.com/en/articles/2835226-getting-started-with-the-waitlist',
    },
    {
      name: 'A list on paper beside the phone',
      kind: 'manual',
      positioning: 'Always at hand.',
      gap: 'Cannot ring anybody by itself and shows those who wait nothing.',
      unverified: true,
    },
  ],
  risks: [
    [
      'A line that looks unfair makes more enemies than no line; publish the rule by which the next is chosen.',
      'Texts cost money each: several {offers} for every filled place can eat what the place brings.',
    ],
  ],
  metrics: [
    ['70 % of cancelled places filled from the list', 'Median of 10 minutes from cancellation to a new "yes"'],
    'Fewer than 1 in 10 {offers} expire without an answer',
  ],
};
