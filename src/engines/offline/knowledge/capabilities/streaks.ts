import type { Capability } from '../schema.ts';

export const streaks: Capability = {
  id: 'streaks',
  name: 'habits, goals and points',
  verbs: [
    'motivate',
    'reward',
    'challenge',
    'gamify',
    'achieve',
    'motivieren',
    'belohnen',
    'herausfordern',
    'motivar',
    'recompensar',
    'desafiar',
    'motiver',
    'recompenser',
  ],
  triggers: [
    {
      weight: 3,
      words: [
        'streak',
        'habit',
        'gamification',
        'badge',
        'leaderboard',
        'daily goal',
        'gewohnheit',
        'habito',
        'habitude',
      ],
    },
    {
      weight: 2,
      words: ['resolution', 'milestone', 'chore', 'pocket money', 'step count', 'weekly challenge'],
    },
    { weight: 1, words: ['goal', 'point', 'motivation', 'daily', 'routine', 'level'] },
  ],
  actor: 'user',
  object: { fallback: 'habit', kinds: ['task', 'event', 'measure', 'item'] },
  entities: [
    {
      key: 'goal',
      name: 'habit',
      kind: 'task',
      sameAs: ['goal', 'habit', 'resolution', 'challenge', 'routine'],
      fields: [
        'owner: reference',
        'title: text',
        'timesPerWeek: integer',
        'weekdays: list of integer',
        'startsOn: date',
        'restDaysLeft: integer',
        'endedOn: date',
      ],
      relations: [
        { says: 'belongs to', to: 'actor' },
        { says: 'refers to', to: 'object' },
      ],
    },
    {
      key: 'done',
      name: 'completed day',
      kind: 'event',
      fields: ['localDay: date', 'amount: decimal', 'kind: done | rest | excused', 'notedAt: datetime'],
      relations: [{ says: 'belongs to', to: 'goal' }],
    },
  ],
  nodes: [],
  edges: [],
  boundaries: [
    {
      name: 'Own progress',
      protects: ['goal', 'done'],
      mechanism: [
        'Days are private until their owner joins a group; comparison shows first names and counts, never notes.',
        'Points with a value are booked on the server from stored {object.name} rows; a client cannot award itself anything.',
      ],
    },
  ],
  failures: [
    [
      'When a day was done offline and arrives after midnight, it counts for the day on which it happened.',
      'When the service was down on a day, that day is excused for everybody and no row is broken.',
    ],
  ],
  features: [
    {
      key: 'row',
      name: ['{Object} rhythm of {actors}', 'Days in a row with {objects}', 'Weekly goal for {objects}'],
      need: 'core',
      description: [
        'Counts how regularly {objects} happen against an own goal, and forgives a missed day.',
        'Shows this week’s goal for {objects}, what is done and what is left, without shame about the past.',
        'Keeps the rhythm of {objects}: so many times a week, with rest days that are part of the plan.',
      ],
      stories: [
        { as: 'actor', want: 'to set how often a week I want it', so: 'the goal fits my life' },
        { as: 'actor', want: 'to mark a rest day', so: 'one illness does not end two months' },
      ],
      criteria: [
        [
          'Given 3 times a week, when Monday, Wednesday and Sunday are done, then the week counts, whichever days those were.',
          'A weekly goal of three is met by any three different days of that week.',
        ],
        [
          'Changing the time zone in the middle of a day never breaks a row.',
          'A flight from Lisbon to Tokyo leaves the count as it was.',
        ],
        'The number shown equals a fresh count over all stored days.',
      ],
      api: [
        { method: 'PUT', path: '/{goal.path}/:id/days/:day', purpose: 'mark done, rest or excused' },
        { method: 'GET', path: '/{goal.path}/:id/rhythm', purpose: 'current week, row, best row' },
      ],
      reads: ['object'],
      writes: ['goal', 'done'],
      edgeCases: [
        [
          'It is entered for yesterday at 0:30: until 3 in the morning the question "yesterday or today" comes.',
          'The same day is marked on two devices: it is one day.',
        ],
        'The goal is lowered in the middle of the week: the week counts by the new one, earlier weeks by the old.',
      ],
      effort: 'M',
      after: ['records/keep'],
      steps: [
        'Store local days, not moments, in {done.name} with a unique key of goal and day.',
        'Compute row and week in one pure function from days and goal history; test clock change, travel, rest days.',
        'Show the week as seven places; put the row second.',
      ],
      pitfalls: [
        ['Storing the row as a number that is raised each day.', 'Taking midnight in UTC as the end of the day.'],
        'Breaking a row of 100 days because of one: people leave on that day.',
      ],
    },
    {
      key: 'reward',
      name: ['Points and milestones for {objects}', '{Object} milestones', 'Small rewards for {actors}'],
      need: 'usual',
      description: [
        'Marks a few real milestones in {objects} and books points where they are worth something.',
        'Celebrates the 5th, 25th and 100th time, and keeps an account of points that adds up.',
      ],
      stories: [
        { as: 'actor', want: 'to see the next milestone', so: 'I have a reason for today' },
        { as: 'keeper', want: 'to set what points are worth', so: 'rewards stay within my means' },
      ],
      criteria: [
        'The balance equals the sum of its bookings; a booking is never changed.',
        [
          'Each milestone is reached once, also when days are entered afterwards in another order.',
          'Entering past days in any order gives every milestone a single time.',
        ],
      ],
      api: [{ method: 'GET', path: '/{goal.path}/milestones', purpose: 'reached ones and the next' }],
      reads: ['goal', 'object'],
      writes: ['done'],
      edgeCases: [
        'A day is taken back after its milestone: the mark stays, points are booked back.',
        'Somebody enters 50 past days: they count for the history and give no points.',
      ],
      effort: 'S',
      after: ['row'],
      steps: [
        'Write milestones as data: condition, text, points.',
        'Book points as an append-only list with a unique key of goal and milestone.',
        'Show at most one celebration a day.',
      ],
      pitfalls: ['Rewarding taps instead of what they stand for.'],
    },
    {
      key: 'together',
      name: ['{Objects} together with others', 'Group challenge in {objects}', '{Actor} groups with a common goal'],
      need: 'later',
      only: 'many',
      description: [
        'Lets a small group follow one goal in {objects} and cheer for each other.',
        'Adds up {objects} of a group towards one number, so that the weakest also helps.',
      ],
      stories: [{ as: 'actor', want: 'to follow a goal with three friends', so: 'somebody notices when I stop' }],
      criteria: [
        'A group has at most 12 people, and each can leave without a message to the others.',
        [
          'The common number is the sum of the members’ days and is right within 10 seconds.',
          'A day marked by one member raises the group’s sum in ten seconds.',
        ],
      ],
      api: [{ method: 'POST', path: '/{goal.path}/:id/group', purpose: 'invite to a common goal' }],
      reads: ['object', 'done'],
      writes: ['goal'],
      edgeCases: [
        'One member does ten times as much as the rest: the common number is capped for each person.',
        'Only one is left: the goal becomes an own one.',
      ],
      effort: 'M',
      after: ['row', 'accounts/sign-in'],
      steps: [
        'Join by link, with a first name only.',
        'Sum days in one query.',
        'Offer a cheer with one tap, limited to three a day.',
      ],
      pitfalls: ['A ranking list in which most people always lose.'],
    },
  ],
  usage: [{ need: 'push', units: 15 }],
  pains: [
    [
      'I begin with {objects} every January and stop in February.',
      'One missed day and the whole plan for {objects} is over.',
      'Nobody sees whether I do {objects} or not.',
    ],
  ],
  competitors: [
    {
      name: 'Habitica',
      kind: 'adjacent',
      positioning: 'Habits as a role-playing game.',
      gap: 'The game becomes the aim; {objects} themselves and their quality do not matter.',
      unverified: true,
    },
    {
      name: 'Wall calendar with crosses',
      kind: 'manual',
      positioning: 'Always in view and satisfying to mark.',
      gap: 'Knows nothing of weeks, rest days or how {objects} went.',
      unverified: true,
    },
  ],
  risks: [
    [
      'Rewards that come from outside wear off in weeks; {objects} must be worth it without them.',
      'Pressure by rows can harm people who are ill; rest days have to be part of the first version.',
    ],
  ],
  metrics: [
    ['45 % still active with {objects} after 30 days', 'Half of all weekly goals met in the second month'],
    ['A broken row leads to leaving in fewer than 10 % of cases', 'Three of five come back within a week after a miss'],
  ],
};
