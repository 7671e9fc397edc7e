import type { Capability } from '../schema.ts';

export const reminders: Capability = {
  id: 'reminders',
  name: 'reminders before something is due',
  verbs: ['remind', 'erinnern', 'recordar', 'rappeler', 'lembrar', 'nudge'],
  triggers: [
    { weight: 3, words: ['reminder', 'remind', 'erinnerung', 'recordatorio', 'rappel', 'lembrete'] },
    { weight: 1, words: ['due', 'deadline', 'forget', 'forgotten', 'expiry', 'renewal', 'no-show', 'missed'] },
  ],
  actor: 'user',
  object: { fallback: 'task', kinds: ['event', 'task', 'item', 'document', 'money', 'place', 'person'] },
  entities: [
    {
      key: 'reminder',
      name: 'reminder',
      kind: 'task',
      fields: [
        'dueAt: datetime',
        'leadMinutes: integer',
        'channel: email | push | sms',
        'status: waiting | sent | done | failed',
        'sentAt: datetime',
      ],
      relations: [{ says: 'belongs to', to: 'object' }],
    },
  ],
  nodes: [
    {
      key: 'clockwork',
      need: 'scheduler',
      type: 'queue',
      label: '{Object} Reminder Queue',
      does: [
        'Holds what is due and when; hands each reminder out once.',
        'Wakes the worker for each {object} that comes due, once, also after a restart.',
      ],
    },
    {
      key: 'mailer',
      need: 'email',
      type: 'external',
      label: 'Mail Delivery',
      does: ['Delivers mail and tells what bounced.', 'Sends the mails and reports those that did not arrive.'],
    },
  ],
  edges: [
    {
      from: 'api',
      to: 'clockwork',
      protocol: 'job queue',
      purpose: 'plan a reminder when {an object} gets or changes its date',
    },
    { from: 'worker', to: 'clockwork', protocol: 'job queue', purpose: 'take what is due' },
    { from: 'worker', to: 'mailer', protocol: 'HTTPS', purpose: 'send the reminder' },
  ],
  boundaries: [],
  failures: [
    [
      'When the mail service is down, reminders wait and go out within their lead time; what came too late is not sent at all.',
      'When the worker was down over night, overdue reminders are sent as one summary instead of one by one.',
    ],
  ],
  features: [
    {
      key: 'remind',
      name: ['{Object} reminders', 'Reminders for due {objects}', 'Nudge before {an object} is due'],
      need: 'core',
      description: [
        'Tells {actors} in time that {an object} comes due, on the channel and with the lead they chose.',
        'No {object} passes unnoticed: {actors} hear of it beforehand, once, where they will see it.',
      ],
      stories: [
        { as: 'actor', want: 'to be reminded before {an object} is due', so: 'I can still act on it' },
        { as: 'actor', want: 'to choose how long before', so: 'the reminder comes when I can do something' },
        { as: 'other', want: 'to get the reminder too', so: 'the {actor} need not chase me' },
      ],
      criteria: [
        [
          'A reminder leaves within 60 seconds of its time, and exactly once, also when the worker is restarted in between.',
          'Given a worker that is stopped and started at the due time, then each reminder arrives once and no later than 60 seconds after start.',
        ],
        [
          'After {an object} is moved, its reminder shows the new time; after it is cancelled, nothing is sent.',
          'Given {an object} moved to next week, when the old time comes, then nothing is sent.',
        ],
        'Between 21:00 and 8:00 local time nothing is sent unless it was asked for.',
      ],
      api: [
        { method: 'PUT', path: '/{object.path}/:id/reminder', purpose: 'set lead time and channel' },
        { method: 'DELETE', path: '/{object.path}/:id/reminder', purpose: 'switch the reminder off' },
      ],
      reads: ['object'],
      writes: ['reminder'],
      edgeCases: [
        [
          '{An object} is due sooner than the lead time: the reminder goes out at once.',
          'The date was entered in the past: no reminder is planned and the form says so.',
        ],
        [
          'The address bounces: the {actor} sees it on the {object}, and nothing more is sent there.',
          'The reminder was read and the {object} is done: later repeats are dropped.',
        ],
      ],
      effort: 'M',
      after: ['records/keep'],
      steps: [
        'Create {reminder.name} with a unique key over {object.name} and lead, and a status column.',
        'Compute the time to send in one pure function from due time, lead, time zone and quiet hours; test it around the clock change.',
        'Let the worker claim due rows, mark them as sent in the same transaction that records the attempt, and retry three times.',
        'Plan, move and cancel reminders in the function that changes {an object}, not in the screen.',
      ],
      pitfalls: [
        [
          'Sending first and marking after: a restart sends twice.',
          'Computing the time of sending in the zone of the server.',
        ],
      ],
    },
    {
      key: 'digest',
      name: ['Weekly outlook on {objects}', 'What is due: {objects} of the week', '{Object} week ahead'],
      need: 'later',
      description: [
        'One message a week with the {objects} that come due, in place of many.',
        'Each Monday the {objects} of the week in one mail, with what is overdue on top.',
      ],
      stories: [{ as: 'actor', want: 'to see the coming week of {objects} in one message', so: 'I plan it on Monday' }],
      criteria: [
        'A week with nothing due sends nothing.',
        [
          'The mail lists at most 20 {objects} with date and state, each as a link.',
          'Overdue {objects} come first, with the number of days.',
        ],
      ],
      api: [],
      reads: ['object', 'reminder'],
      writes: [],
      edgeCases: [
        'The account was closed on Sunday: nothing is sent.',
        [
          'More than 20 {objects} are due: the rest is counted, not listed.',
          'The week begins on another day in the account’s country: the mail follows it.',
        ],
      ],
      effort: 'S',
      after: ['remind'],
      steps: [
        'Add one weekly job for each time zone that has accounts.',
        'Render the mail from the same query as the list of due {objects}.',
      ],
      pitfalls: ['One job for each account: a thousand jobs at the same minute.'],
    },
  ],
  usage: [
    { need: 'scheduler', units: 20 },
    { need: 'email', units: 8 },
  ],
  pains: [
    [
      'I remember {an object} the day after it was due.',
      '{Objects} are forgotten exactly in the weeks that are full.',
      'We find out that {an object} was due when somebody complains.',
    ],
  ],
  competitors: [],
  risks: [
    [
      'Reminders that come too often are switched off, and then the important one is missed.',
      'One wrong reminder about {an object} costs more trust than ten right ones earn.',
    ],
  ],
  metrics: [
    [
      'Share of {objects} done before they are due rises by a third in eight weeks',
      'Fewer than 2 % of accounts switch reminders off in the first month',
    ],
  ],
};
