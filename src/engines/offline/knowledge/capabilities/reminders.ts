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
        'Holds what is due. Hands each reminder out once.',
        'Wakes the worker for each due {object}. A restart repeats none.',
        'Keeps the times of all coming reminders.',
      ],
    },
    {
      key: 'mailer',
      need: 'email',
      type: 'external',
      label: 'Mail Delivery',
      does: ['Delivers mail and tells what bounced.', 'Sends mails. Reports those that did not arrive.'],
    },
  ],
  edges: [
    {
      from: 'api',
      to: 'clockwork',
      protocol: 'job queue',
      purpose: ['plan a reminder for a dated {object}', 'replan when the date of {an object} moves'],
    },
    { from: 'worker', to: 'clockwork', protocol: 'job queue', purpose: 'take what is due' },
    { from: 'worker', to: 'mailer', protocol: 'HTTPS', purpose: 'send the reminder' },
  ],
  boundaries: [],
  failures: [
    [
      'When the mail service is down, reminders wait. What would come too late is not sent.',
      'When the worker slept all night, one summary leaves. Overdue reminders do not come one by one.',
      'When a due time is missed, its {object} says so. Nobody believes that the reminder went out.',
    ],
  ],
  features: [
    {
      key: 'remind',
      name: ['{Object} reminders', '{Object} due dates', '{Object} nudges', 'Due {objects}, announced'],
      need: 'core',
      description: [
        'Tells {actors} in time that {an object} comes due. Channel and lead are their choice.',
        'No {object} passes unnoticed. {Actors} hear of it once, on their own channel.',
        'Speaks up before {an object} is due, not after. What was moved or done stays silent.',
        'One message ahead of each {object}. It comes early enough to act, never at night.',
        'Watches the dates of {objects}. {Actors} need not keep them in their heads.',
      ],
      stories: [
        [
          {
            as: 'actor',
            want: 'to be reminded before {an object} is due',
            so: ['I can still act on it', 'I need not carry it in my head', 'nobody has to remind me'],
          },
          { as: 'actor', want: 'to be told on the evening before', so: 'I can pack what {an object} needs' },
          { as: 'actor', want: 'to hear of {an object} a week ahead', so: 'there is time to order what is missing' },
          { as: 'actor', want: 'to mark {an object} as done from the message', so: 'it does not come again' },
          { as: 'actor', want: 'to put a reminder off by an hour', so: 'it rings when my hands are free' },
          { as: 'actor', want: 'to hear again when I did nothing', so: 'one swipe does not lose {an object}' },
          { as: 'keeper', want: 'to see which {objects} are overdue', so: 'I can step in before somebody complains' },
        ],
        [
          { as: 'actor', want: 'to choose how long before', so: 'the reminder comes when I can do something' },
          { as: 'actor', want: 'to choose mail or phone for each {object}', so: 'small things do not ring' },
          { as: 'actor', want: 'to keep my nights quiet', so: 'I leave reminders switched on' },
          { as: 'actor', want: 'to switch off reminders for one {object}', so: 'the rest keep their weight' },
          { as: 'actor', want: 'to have repeats set once for all {objects}', so: 'a new one needs no setting' },
          { as: 'keeper', want: 'to set a sensible lead for everybody', so: 'new people need not set anything' },
        ],
        [
          {
            as: 'other',
            want: 'to get the reminder too',
            so: ['the {actor} need not chase me', 'I come prepared', 'we both know the hour'],
          },
          { as: 'other', want: 'to answer a reminder with yes or no', so: 'the {actor} knows where they stand' },
        ],
      ],
      criteria: [
        [
          'A reminder leaves within 60 seconds of its time. A restarted worker sends it once, not twice.',
          'Stop the worker over a due time, start it. Each reminder arrives once, within 60 seconds.',
          'A thousand reminders at once leave within two minutes. None leaves twice.',
        ],
        [
          'Moving {an object} moves its reminder. Cancelling it sends nothing.',
          'After {an object} moved, its old time stays silent.',
          'After a change of date only the new rings.',
        ],
        'Between 21:00 and 8:00 local time nothing is sent.',
      ],
      api: [
        { method: 'PUT', path: '/{object.path}/:id/reminder', purpose: 'set lead time and channel' },
        { method: 'DELETE', path: '/{object.path}/:id/reminder', purpose: 'switch the reminder off' },
      ],
      reads: ['object'],
      writes: ['reminder'],
      edgeCases: [
        [
          'Due sooner than the lead: it leaves at once.',
          'A date in the past: nothing is planned.',
          'No hour is given: it rings at nine.',
        ],
        [
          'The address bounces: the {object} shows it, sending stops.',
          'The {object} is done early: later repeats are dropped.',
          'The clock changes that night: it rings once.',
        ],
      ],
      effort: 'M',
      after: ['records/keep'],
      steps: [
        'Create {reminder.name}, unique over {object.name} and lead. Add a status column.',
        'Compute the sending time in one pure function. Test it around midnight and the clock change.',
        'Let the worker claim due rows. Mark and record each attempt in one transaction. Retry three times.',
        'Replan where {an object} changes, not in the screen.',
      ],
      pitfalls: [
        ['Sending first and marking after: a restart sends twice.', 'Computing the time in the server’s zone.'],
      ],
    },
    {
      key: 'digest',
      name: ['Weekly outlook on {objects}', 'What is due: {objects} of the week', '{Object} week ahead'],
      need: 'later',
      description: [
        'One message a week in place of many. It lists the {objects} that come due.',
        'Each Monday the {objects} of the week in one mail. What is overdue stands on top.',
      ],
      stories: [{ as: 'actor', want: 'to see the coming week of {objects} in one message', so: 'I plan it on Monday' }],
      criteria: [
        'A week with nothing due sends nothing.',
        [
          'The mail lists at most 20 {objects}. Each is a link with date and state.',
          'Overdue {objects} come first, with the number of days.',
        ],
      ],
      api: [],
      reads: ['object', 'reminder'],
      writes: [],
      edgeCases: [
        'The account was closed on Sunday: nothing is sent.',
        ['More than 20 are due: the rest is counted.', 'The week begins on Sunday there: the mail follows.'],
      ],
      effort: 'S',
      after: ['remind'],
      steps: ['Add one weekly job for each time zone in use.', 'Render the mail from the query of the due list.'],
      pitfalls: ['One job for each account: a thousand at one minute.'],
    },
  ],
  usage: [
    { need: 'scheduler', units: 20 },
    { need: 'email', units: 8 },
  ],
  pains: [
    [
      'I remember {an object} the day after.',
      '{Objects} are forgotten exactly in full weeks.',
      'A complaint tells us that {an object} was due.',
    ],
  ],
  competitors: [],
  risks: [
    [
      'Too many reminders are switched off together. Then the important one is missed.',
      'One wrong reminder about {an object} is remembered. Ten right ones are not.',
      'People stop looking at the list itself. A reminder that fails is then a missed {object}.',
    ],
  ],
  metrics: [
    [
      'A third more {objects} in time after eight weeks',
      'Under 2 % switch reminders off in month one',
      'Late {objects} halved by the third month',
    ],
  ],
};
