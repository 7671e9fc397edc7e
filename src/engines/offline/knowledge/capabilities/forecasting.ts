import type { Capability } from '../schema.ts';

export const forecasting: Capability = {
  id: 'forecasting',
  name: 'forecasts of demand, stock or cash',
  verbs: [
    'forecast',
    'predict',
    'prognostizieren',
    'vorhersagen',
    'pronosticar',
    'predecir',
    'prever',
    'prevoir',
    'predire',
  ],
  triggers: [
    {
      weight: 3,
      words: [
        'forecasting',
        'demand forecast',
        'demand planning',
        'cash flow forecast',
        'sales forecast',
        'demand prediction',
        'liquidity planning',
        'run out of cash',
        'bedarfsprognose',
        'absatzprognose',
        'liquiditatsplanung',
        'prevision de la demanda',
        'previsao de demanda',
        'fluxo de caixa',
        'flujo de caja',
        'prevision des vente',
        'पूर्वानुमान',
      ],
    },
    {
      weight: 2,
      words: [
        'forecast',
        'prediction',
        'cash flow',
        'cashflow',
        'prognose',
        'seasonal demand',
        'how much to produce',
        'how much to bake',
      ],
    },
    { weight: 1, words: ['predictive', 'previsao', 'pronostico', 'demand', 'trend', 'season', 'what-if', 'scenario'] },
  ],
  actor: 'user',
  object: { fallback: 'sale', kinds: ['measure', 'money', 'item', 'event'] },
  entities: [
    {
      key: 'forecast',
      name: 'forecast',
      kind: 'measure',
      sameAs: ['forecast', 'prediction', 'projection'],
      fields: [
        'forDay: date',
        'madeAt: datetime',
        'low: decimal',
        'middle: decimal',
        'high: decimal',
        'method: text',
        'inputsHash: text',
        'actual: decimal',
      ],
      relations: [{ says: 'refers to', to: 'object' }],
    },
    {
      key: 'cause',
      name: 'known cause',
      kind: 'event',
      fields: [
        'name: text',
        'from: date',
        'until: date',
        'kind: holiday | weather | promotion | closure | one-off',
        'effectPercent: decimal',
        'source: text',
      ],
      relations: [{ says: 'refers to', to: 'object' }],
    },
    {
      key: 'scenario',
      name: 'scenario',
      kind: 'document',
      fields: ['name: text', 'assumptions: json', 'createdBy: text', 'basedOn: datetime', 'archived: boolean'],
      relations: [{ says: 'has many', to: 'forecast' }],
    },
  ],
  nodes: [
    {
      key: 'model',
      need: 'scheduler',
      type: 'backend',
      label: 'Forecast Job',
      does: [
        'Computes each night how {objects} will go, compares yesterday’s figures with what was foretold, and keeps the better method for each.',
        'Reads the history of {objects}, fits the plain methods, scores them on held-back weeks and stores range and method.',
      ],
    },
  ],
  edges: [
    {
      from: 'worker',
      to: 'model',
      protocol: 'job',
      purpose: ['start the nightly computation', 'compute anew after a correction'],
    },
    {
      from: 'model',
      to: 'db',
      protocol: 'SQL',
      purpose: ['read history and causes, write ranges', 'store what was foretold, unchanged for ever'],
    },
  ],
  boundaries: [
    {
      name: 'What was foretold stays',
      protects: ['forecast'],
      mechanism: [
        'A {forecast} is written once with the moment it was made; corrections are new rows, so that nobody can improve the past.',
        'Figures of one business never train another’s: each history is read under its own account, and that is part of the query.',
      ],
    },
  ],
  failures: [
    [
      'When the history is shorter than eight weeks, a plain average with a wide range is shown and named as such.',
      'When yesterday’s figures are missing, the {forecast} is made from the day before and says how old its basis is.',
    ],
    [
      'When a day is ten times the usual, it is asked about (one-off or new normal?) before it moves the figures.',
      'When the nightly job fails, the last figures stay in view with their date, and the {keeper} is told in the morning.',
    ],
  ],
  features: [
    {
      key: 'outlook',
      name: [
        '{Object} outlook for the coming weeks',
        'How many {objects} to expect',
        'Expected {objects}, day by day, with a range',
      ],
      need: 'core',
      description: [
        'Says for each coming day how many {objects} to expect, from what to what, and on which past days this rests.',
        'Projects {objects} from their own history, weekdays and seasons, always as a range and with the reason beside it.',
      ],
      stories: [
        { as: 'actor', want: 'to see what to expect next Thursday', so: 'I neither run out nor throw away' },
        {
          as: 'actor',
          want: 'to see which past days it is built on',
          so: 'I can tell when it does not know something that I know',
        },
      ],
      criteria: [
        [
          'On a held-back half year the middle figure beats "same weekday last week" by at least 10 % in mean absolute error; where it does not, that simple rule is used and shown.',
          'Each series is scored against "as last week" on twelve held-back weeks, and the better of the two is what people see.',
        ],
        'Of 100 past days between 75 and 85 lie inside the 80 % range, measured each month and shown.',
        'The same history gives the same figures, number for number.',
      ],
      api: [
        { method: 'GET', path: '/{object.path}/outlook', purpose: 'range by day, with method and basis' },
        { method: 'GET', path: '/{forecast.path}/accuracy', purpose: 'foretold against happened' },
      ],
      reads: ['object', 'cause'],
      writes: ['forecast'],
      edgeCases: [
        'A new one has no history: that of a similar one is borrowed, marked, until it has four weeks of its own.',
        [
          'It was sold out at noon: the day counts as "at least", or the figures would shrink from week to week.',
          'The place was closed: the day is a gap and not a zero.',
        ],
        'Easter moves: it is compared with Easter of last year and not with the same date.',
      ],
      effort: 'L',
      after: ['records/keep'],
      steps: [
        'Build a clean daily series with gaps, closures and sold-out days marked.',
        'Begin with three plain methods: same weekday, moving average by weekday, exponential smoothing with season.',
        'Score by rolling origin over the last twelve weeks and keep the best for each series.',
        'Take the range from the past errors of that method.',
        'Keep five real series as fixtures with their expected errors.',
      ],
      pitfalls: [
        ['Testing on days that the method has seen.', 'A neural network for forty data points.'],
        'One figure without a range: it is wrong every day.',
      ],
    },
    {
      key: 'causes',
      name: [
        'What will move {objects}',
        'Known causes in the {object} outlook',
        'Holidays, weather and plans behind {objects}',
      ],
      need: 'usual',
      description: [
        'Takes in what is known already: holidays, closures, promotions, a market next door, and shows what each moves.',
        'Lets the {actor} write "school holidays" over two weeks and learns from the past what that did to {objects}.',
      ],
      stories: [{ as: 'actor', want: 'to enter the street fair in June', so: 'the figures know what I know' }],
      criteria: [
        [
          'A cause with three past occurrences shows their measured effect; with fewer it asks for a guess and marks it.',
          'The effect of a repeated cause is computed from earlier times and lists them.',
        ],
        'Removing a cause restores the figures as they were without it.',
      ],
      api: [{ method: 'POST', path: '/{cause.path}', purpose: 'add a dated cause with a guess' }],
      reads: ['object'],
      writes: ['cause', 'forecast'],
      edgeCases: [
        'Two causes fall on one day: effects are multiplied, and the page shows both.',
        'A cause was announced and did not happen: it is struck out, and the day no longer teaches anything.',
      ],
      effort: 'M',
      after: ['outlook'],
      steps: [
        'Load public holidays for the region of each place.',
        'Estimate effects as the ratio to the figure without the cause.',
        'Show the outlook with and without each cause.',
      ],
      pitfalls: ['Counting one lucky weekend as a law.'],
    },
    {
      key: 'decide',
      name: [
        'From the outlook to a decision on {objects}',
        'What to do about {objects}, and what it costs to be wrong',
        '{Object} scenarios side by side',
      ],
      need: 'usual',
      description: [
        'Turns the range into a proposal: how much to make, order or set aside, by what too many and too few of {objects} cost.',
        'Sets scenarios for {objects} next to each other: the middle, a bad month, one big customer gone.',
      ],
      stories: [
        {
          as: 'keeper',
          want: 'to see when the money runs short in the bad case',
          so: 'I talk to the bank six weeks earlier',
        },
        { as: 'actor', want: 'to overrule a proposal with a reason', so: 'my own knowledge is not lost' },
      ],
      criteria: [
        [
          'Given a cost of 1 for one too many and of 3 for one too few, then the proposal is the 75th percentile of the range.',
          'The proposed amount follows from both costs by a stated formula, shown with numbers put in.',
        ],
        'Two scenarios differ only in the assumptions listed on top; changing one number updates both curves within a second.',
        'After four weeks it is shown whose figures were closer: the proposal’s or the person’s.',
      ],
      api: [
        { method: 'POST', path: '/{scenario.path}/compare', purpose: 'compute scenarios from changed assumptions' },
      ],
      reads: ['forecast', 'cause'],
      writes: ['scenario'],
      edgeCases: [
        'Packs hold twelve: the proposal is rounded to packs and says which way.',
        'The bad case ends below zero: the first such day is marked with its date.',
      ],
      effort: 'M',
      after: ['outlook'],
      steps: [
        'Ask for both costs once for each kind of {object}, with a default.',
        'Compute scenarios from stored ranges and not from new data.',
        'Store overruled proposals with reason and outcome.',
      ],
      pitfalls: ['Ordering by itself from day one.', 'Hiding the person’s hits and misses.'],
    },
  ],
  usage: [{ need: 'scheduler', units: 30 }],
  pains: [
    [
      'On Monday I throw {objects} away, and on Thursday I have none.',
      'I order by gut feeling, and my gut remembers only the last bad week.',
      'That the money would not last I saw four days before the wages were due.',
    ],
  ],
  competitors: [
    {
      name: 'Spreadsheet trend line',
      kind: 'manual',
      positioning: 'A function of two columns that everybody has.',
      gap: 'Knows no weekdays, holidays or sold-out days of {objects}, and nobody checks afterwards.',
      unverified: true,
    },
    {
      name: 'Float',
      kind: 'adjacent',
      positioning: 'Cash flow forecasts on top of accounting software.',
      gap: 'Cash only; how many {objects} will be needed it cannot say.',
      when: ['cash flow', 'cashflow', 'cash', 'liquidity', 'flujo de caja', 'fluxo de caixa'],
      unverified: true,
    },
    {
      name: 'Lokad',
      kind: 'adjacent',
      positioning: 'Probabilistic demand forecasts for supply chains.',
      gap: 'Projects with experts for large stocks; too heavy for a few hundred series of {objects}.',
      when: ['demand', 'stock', 'inventory', 'warehouse', 'supply'],
      unverified: true,
    },
  ],
  risks: [
    [
      'A wrong figure that looks exact does more harm than none; the range stays on screen, always.',
      'With fewer than a year of data on {objects} the gain over "as last week" may be nil: promise it only after a trial on real history.',
    ],
  ],
  metrics: [
    [
      'Error at least 15 % below "same weekday last week" after three months',
      'Waste down by a fifth with no more sold-out days',
    ],
    ['75 to 85 of 100 days inside the 80 % range', 'Proposals taken unchanged on two of three days'],
  ],
};
