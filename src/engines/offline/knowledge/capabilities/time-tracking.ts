import type { Capability } from '../schema.ts';

export const timeTracking: Capability = {
  id: 'time-tracking',
  name: 'working hours and timesheets',
  verbs: ['clock in', 'clock out', 'stempeln', 'fichar', 'pointer'],
  triggers: [
    {
      weight: 3,
      words: [
        'record of jornada',
        'time tracking',
        'time tracker',
        'timesheet',
        'time sheet',
        'working hour',
        'working time',
        'time clock',
        'billable hour',
        'hour worked',
        'zeiterfassung',
        'arbeitszeit',
        'stundenzettel',
        'control horario',
        'registro de jornada',
        'registro of jornada',
        'hoja de hora',
        'hoja of hora',
        'folha de ponto',
        'folha of ponto',
        'controle de ponto',
        'controle of ponto',
        'feuille de temps',
        'feuille of temps',
        'temps de travail',
        'temps of travail',
      ],
    },
    {
      weight: 2,
      words: [
        'jornada',
        'clock-in',
        'overtime',
        'time entry',
        'stopwatch',
        'uberstunden',
        'hora extra',
        'project hour',
      ],
    },
    { weight: 1, words: ['hourly rate', 'hour', 'payroll', 'billable', 'stunde', 'timer'] },
  ],
  actor: 'user',
  object: { fallback: 'project', kinds: ['task', 'place', 'group', 'document', 'item', 'person', 'event'] },
  entities: [
    {
      key: 'entry',
      name: 'time entry',
      plural: 'time entries',
      kind: 'measure',
      sameAs: ['hour'],
      fields: [
        'person: reference',
        'startedAt: datetime',
        'endedAt: datetime or none while running',
        'breakMinutes: integer',
        'note: text',
        'billable: boolean',
        'source: timer | typed | corrected',
        'lockedAt: datetime',
      ],
      relations: [
        { says: 'refers to', to: 'object' },
        { says: 'belongs to', to: 'actor' },
      ],
    },
    {
      key: 'period',
      name: 'timesheet',
      kind: 'document',
      fields: [
        'person: reference',
        'from: date',
        'until: date',
        'status: open | handed in | approved | returned',
        'agreedMinutes: integer',
        'balanceMinutes: integer',
      ],
      relations: [{ says: 'belongs to', to: 'actor' }],
    },
  ],
  nodes: [],
  edges: [],
  boundaries: [
    {
      name: 'Corrections leave a trace',
      protects: ['entry'],
      mechanism: [
        'No {entry} is overwritten: a correction is a new row with author and reason, and the old one stays readable.',
        'After approval a row is locked in the database; what changes later is a dated correction in the next {period}.',
      ],
    },
    {
      name: 'Own hours',
      protects: ['entry', 'period'],
      mechanism: 'Each {actor} reads the own hours in full; colleagues see none, the {keeper} those of the own people.',
    },
  ],
  failures: [
    [
      'When a timer runs on over night, the person is asked in the morning when work ended, and nothing is guessed.',
      'When a timer passes ten hours, it asks; without an answer the {entry} is kept as unfinished and counts for nothing.',
    ],
    'When the phone has no network, start and stop carry the time of the device and are sent later with its known deviation.',
  ],
  features: [
    {
      key: 'record',
      name: ['Timer for {objects}', 'Hours on {objects}, started and stopped', '{Actor} hours by {object}'],
      need: 'core',
      description: [
        'Starts and stops work on {an object} with one tap, takes forgotten hours by hand, and shows today’s sum.',
        'Records when work on {an object} began and ended, on the phone or at the desk, with breaks and a word on what was done.',
      ],
      stories: [
        {
          as: 'actor',
          want: 'to start the clock with one tap',
          so: 'I record hours when they happen and not on Friday',
        },
        { as: 'actor', want: 'to add yesterday’s forgotten hours', so: 'my sheet is complete' },
      ],
      criteria: [
        'Starting a second timer stops the first at the same second; no minute counts twice.',
        [
          'Overlapping {entrys} of one person are refused with both times in the message.',
          'Given 9:00–11:00 on record, when 10:30–12:00 is typed, then it is refused and names the first.',
        ],
        'A running timer shows the same time on phone and desk within 2 seconds.',
      ],
      api: [
        { method: 'POST', path: '/{object.path}/:id/timer', purpose: 'start; stops what runs' },
        { method: 'POST', path: '/{entry.path}', purpose: 'type one in' },
        { method: 'PATCH', path: '/{entry.path}/:id', purpose: 'correct with a reason' },
      ],
      reads: ['object'],
      writes: ['entry'],
      edgeCases: [
        'Work runs past midnight: one {entry}, split only in reports.',
        'The night of the clock change: the length follows real time, not the dial.',
        'Start was tapped on the wrong {object}: the running {entry} can be moved without losing its minutes.',
      ],
      effort: 'M',
      after: ['records/keep'],
      steps: [
        'Create {entry.name} with start and end as instants, a partial unique index for the one running row a person, and an overlap check.',
        'Compute lengths on reading; store no duration that could disagree.',
        'Make start and stop safe to repeat with a key from the device.',
        'Build the day: running timer on top, list below, sum at the end.',
      ],
      pitfalls: [
        'Counting seconds in the browser: a sleeping laptop stops the clock.',
        'Rounding each row to a quarter of an hour: round the sum, once, by a named rule.',
      ],
    },
    {
      key: 'sheet',
      name: [
        '{Period} of {actors} to approve',
        'Month of hours for each {actor}',
        '{Periods} with balance and sign-off',
      ],
      need: 'core',
      description: [
        'Gathers a week or month into a sheet with agreed hours, worked hours and balance, which is handed in and approved.',
        'Closes a {period}: gaps shown, sums by {object}, a yes from whoever answers for it, then locked.',
      ],
      stories: [
        { as: 'actor', want: 'to see my balance of hours', so: 'I know whether Friday can be short' },
        { as: 'keeper', want: 'to approve ten {periods} in five minutes', so: 'pay goes out on time' },
      ],
      criteria: [
        'The sum by day, by {object} and of the whole {period} is the same to the minute.',
        'Given an approved {period}, when an {entry} in it is changed, then the API answers 409 and offers a correction.',
        'Days without hours, holiday or absence are marked before handing in.',
      ],
      api: [
        { method: 'GET', path: '/{period.path}/:id', purpose: 'sums, balance and gaps' },
        { method: 'POST', path: '/{period.path}/:id/hand-in', purpose: 'close own side' },
        { method: 'POST', path: '/{period.path}/:id/approve', purpose: 'approve or return with a note' },
      ],
      reads: ['entry'],
      writes: ['period'],
      edgeCases: [
        'Agreed hours change in mid-month: the balance uses each day’s own agreement.',
        'Somebody returns a sheet after pay was exported: the difference goes into the next.',
      ],
      effort: 'M',
      after: ['record'],
      steps: [
        'Keep agreements as rows with "valid from"; compute the balance by one pure function, tested over a year.',
        'Lock rows on approval in the same transaction.',
        'Show what is missing as a list that can be worked off.',
      ],
      pitfalls: ['Carrying the balance as a running number: one late correction makes all later ones wrong.'],
    },
    {
      key: 'use',
      name: [
        'Where the hours on {objects} went',
        '{Object} hours against plan',
        'Hours by {object} for billing and pay',
      ],
      need: 'usual',
      description: [
        'Sums hours by {object}, person and month against what was planned or sold, and hands them to billing or payroll as a file.',
        'Answers which {objects} eat more time than they bring, with every row behind the figure.',
      ],
      stories: [
        { as: 'keeper', want: 'to see which {object} runs over its hours', so: 'I can talk before the invoice does' },
      ],
      criteria: [
        'At 80 % of the planned hours of {an object} its line turns amber, at 100 % red.',
        'An exported row is marked and never exported twice.',
      ],
      api: [{ method: 'GET', path: '/{object.path}/hours', purpose: 'sums by month and person' }],
      reads: ['entry', 'object'],
      writes: ['entry'],
      edgeCases: [
        'Hours without {an object}: shown as a line of their own, not hidden.',
        'The rate changed during the month: each row takes the rate of its day.',
      ],
      effort: 'S',
      after: ['sheet'],
      steps: [
        'Group in one query over approved rows, with a switch for open ones.',
        'Write the export with its own number and the rows in it.',
      ],
      pitfalls: ['Showing a ranking of people: hours turn into theatre.'],
    },
  ],
  usage: [],
  pains: [
    [
      'On Friday afternoon everybody invents the hours of the week.',
      'We bill less than we work because small things on {objects} are never written down.',
      'The monthly sheets come as photos of paper, and two are always missing.',
    ],
  ],
  competitors: [
    {
      name: 'Clockify',
      kind: 'direct',
      positioning: 'Time tracker and timesheets for teams, by project, client and task.',
      gap: 'Its projects stand beside {objects}, so every name is kept twice.',
      source: 'https://skills.sh/membranedev/application-skills/clockify',
    },
    {
      name: 'Toggl Track',
      kind: 'direct',
      positioning: 'One-click timer for freelancers and agencies.',
      gap: 'Made for billing; agreed hours, rest and balances are not its subject.',
      unverified: true,
    },
    {
      name: 'Hours in a spreadsheet',
      kind: 'manual',
      positioning: 'One row a day, known to all.',
      gap: 'Filled in from memory, and each has another formula.',
      unverified: true,
    },
  ],
  risks: [
    [
      'Law in many countries says what must be recorded and how long it is kept; make the rules data with a date and a country.',
      'Hours that are used to compare people are soon wrong: say in writing what they serve and what they do not.',
    ],
  ],
  metrics: [
    ['90 % of hours recorded on the day itself', 'Sheets complete by the second working day of the month'],
    'Fewer than 2 corrections for each {period}',
  ],
};
