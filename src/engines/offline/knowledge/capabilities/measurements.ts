import type { Capability } from '../schema.ts';

export const measurements: Capability = {
  id: 'measurements',
  name: 'values logged over time',
  verbs: [
    'track',
    'log',
    'record',
    'measure',
    'weigh',
    'journal',
    'erfassen',
    'messen',
    'protokollieren',
    'aufzeichnen',
    'registrar',
    'medir',
    'mesurer',
    'enregistrer',
    'suivre',
    'acompanhar',
    'rastrear',
  ],
  triggers: [
    {
      weight: 3,
      words: [
        'measurement',
        'logbook',
        'diary',
        'time series',
        'symptom',
        'messwert',
        'tagebuch',
        'medicion',
        'mesure',
        'body weight',
      ],
    },
    { weight: 2, words: ['blood pressure', 'glucose', 'temperature', 'consumption', 'mileage', 'sleep', 'mood'] },
    { weight: 1, words: ['progress', 'daily', 'chart', 'history', 'value', 'yield', 'harvest', 'weight', 'medida'] },
  ],
  actor: 'user',
  object: { fallback: 'measurement', kinds: ['measure'] },
  entities: [
    {
      key: 'reading',
      name: 'reading',
      kind: 'measure',
      sameAs: ['measurement', 'reading', 'value', 'log', 'log entry'],
      fields: [
        'takenBy: reference',
        'metric: text',
        'value: decimal',
        'unit: text',
        'takenAt: datetime',
        'timezone: text',
        'note: text',
        'source: typed | imported | device',
      ],
      relations: [
        { says: 'belongs to', to: 'actor' },
        { says: 'refers to', to: 'object' },
      ],
    },
    {
      key: 'target',
      name: 'target range',
      kind: 'measure',
      fields: ['metric: text', 'low: decimal', 'high: decimal', 'unit: text', 'validFrom: date'],
      relations: [{ says: 'belongs to', to: 'actor' }],
    },
  ],
  nodes: [],
  edges: [],
  boundaries: [
    {
      name: 'Own values',
      protects: ['reading', 'target'],
      mechanism: [
        '{Readings} are stored under their owner’s account; sharing is a separate grant with an end date and can be withdrawn.',
        'Each query for {readings} is bound to the person who took them; aggregates over people are made from copies without names.',
      ],
    },
  ],
  failures: [
    [
      'When an entry is made without connection, it keeps the time at which it was taken, not the time at which it arrives.',
      'When two devices add the same {reading}, time, metric and value decide that it is one.',
    ],
  ],
  features: [
    {
      key: 'log',
      name: ['Log {an object} in seconds', '{Object} log', 'Daily {object} entry'],
      need: 'core',
      description: [
        'Records {an object} with value, unit and time in a few seconds, with the last values as a start.',
        'One line for each {object}: what, how much, when; corrections are possible and visible.',
        'Makes noting {an object} so short that it is done on bad days as well.',
      ],
      stories: [
        { as: 'actor', want: 'to note {an object} in under ten seconds', so: 'I keep doing it' },
        { as: 'actor', want: 'to add yesterday’s value', so: 'a forgotten day leaves no hole' },
        {
          as: 'actor',
          want: 'to be asked when a value looks wrong',
          so: 'a slip of the finger does not spoil the chart',
        },
      ],
      criteria: [
        [
          'From opening to saved takes at most 10 seconds and 3 actions, measured with five people.',
          'Five test persons save an entry within ten seconds and no more than three taps or one command.',
        ],
        [
          'A value more than 4 standard deviations from the last 30 asks for confirmation once.',
          'Typing 700 where 70 is usual brings one question before it is saved.',
        ],
        'Entries are stored in one base unit and shown in the chosen one; switching twice changes no value.',
      ],
      api: [
        { method: 'POST', path: '/{object.path}/:id/readings', purpose: 'add one or many values' },
        { method: 'PATCH', path: '/{reading.path}/:id/correct', purpose: 'correct, keeping the old value' },
      ],
      reads: ['object', 'target'],
      writes: ['reading'],
      edgeCases: [
        [
          'Two values carry the same minute: both stay, in order of entry.',
          'A value is entered for tomorrow: it is refused with today’s date offered.',
        ],
        'Comma or point as decimal mark: both are understood, and 1.234 asks which is meant.',
        'The person flies through time zones: each value keeps the local day on which it was taken.',
      ],
      effort: 'M',
      after: ['records/keep'],
      steps: [
        'Describe each metric as data: name, base unit, other units with factor, sensible limits, decimals.',
        'Create {reading.name} with takenAt, time zone and source; index by owner, metric, time.',
        'Open the entry form with the last value and the cursor in the field.',
        'Keep corrections as a new row that points to the one it replaces.',
      ],
      pitfalls: [
        [
          'Storing the number in the unit shown and not knowing later which one it was.',
          'Using the time of saving as the time of measuring.',
        ],
      ],
    },
    {
      key: 'chart',
      name: ['{Object} chart over time', 'Course of {objects}', 'See how {objects} develop'],
      need: 'core',
      description: [
        'Draws {objects} over days, months and years with a calm average line, the target range and gaps where nothing was noted.',
        'Shows whether {objects} rise, fall or stay, and by how much against the month before.',
      ],
      stories: [
        { as: 'actor', want: 'to see the course of {objects} over a year', so: 'one bad day does not frighten me' },
        { as: 'other', want: 'to see the last three months on one page', so: 'our talk starts with facts' },
        { as: 'actor', want: 'to see values beside my notes', so: 'I find what made the difference' },
      ],
      criteria: [
        [
          'Five years of daily values are drawn in under 1 second.',
          'A series of 2,000 values appears within one second.',
        ],
        [
          'Days without a value are a gap and never a zero or a drawn line.',
          'Where nothing was noted, the line is interrupted.',
        ],
        'The numbers behind the chart can be read as a table by keyboard and screen reader.',
      ],
      api: [
        { method: 'GET', path: '/{object.path}/:id/readings', purpose: 'values of a period, thinned for drawing' },
        { method: 'PUT', path: '/{target.path}/:metric', purpose: 'set the range to aim at' },
      ],
      reads: ['reading', 'object'],
      writes: ['target'],
      edgeCases: [
        'There is a single value: it is shown as a number with its date, without a line.',
        [
          'One value is a hundred times the others: the axis is cut and says so.',
          'The target changed in March: the range is drawn as it was at each time.',
        ],
      ],
      effort: 'M',
      after: ['log'],
      steps: [
        'Thin long series on the server side of the data (minimum, maximum, median by bucket), never by dropping points at random.',
        'Draw average over seven values, single values faint, target as a band.',
        'Add the table and a one-page print.',
      ],
      pitfalls: ['Smoothing away the peak that mattered.', 'Starting the axis where a small change looks dramatic.'],
    },
  ],
  usage: [],
  pains: [
    [
      'I note {objects} on slips of paper and have no idea how they compare with spring.',
      'Values of {objects} are in my head until somebody asks.',
      'I kept a list of {objects} for two weeks, then it was too much trouble.',
    ],
  ],
  competitors: [
    {
      name: 'Notebook',
      kind: 'manual',
      positioning: 'Always there, no battery.',
      gap: 'No course, no average; and {objects} of last year are on another shelf.',
      unverified: true,
    },
  ],
  risks: [
    [
      'Logging {objects} by hand stops after three weeks for most people; the first insight has to come before that.',
      'People read causes into {object} curves; the texts must not promise what the data cannot say.',
    ],
  ],
  metrics: [
    [
      'Half of new {actors} log on at least 20 of their first 30 days',
      '10 entries of {objects} a week for a typical {actor}',
    ],
    ['Corrected values below 3 % of all {objects}', 'Median time of an entry below 8 seconds'],
  ],
};
