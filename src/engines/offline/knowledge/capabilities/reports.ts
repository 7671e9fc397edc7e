import type { Capability } from '../schema.ts';

export const reports: Capability = {
  id: 'reports',
  name: 'reports and forecasts',
  verbs: [
    'analyse',
    'analyze',
    'report',
    'visualise',
    'visualize',
    'forecast',
    'predict',
    'compare',
    'auswerten',
    'analysieren',
    'vorhersagen',
    'analizar',
    'pronosticar',
    'analisar',
    'prever',
    'analyser',
    'prevoir',
    'comparer',
  ],
  triggers: [
    {
      weight: 3,
      words: [
        'dashboard',
        'analytic',
        'forecast',
        'kpi',
        'statistic',
        'bericht',
        'auswertung',
        'informe',
        'relatorio',
        'tableau de bord',
        'monthly report',
        'weekly report',
      ],
    },
    { weight: 2, words: ['insight', 'chart', 'year over year'] },
    {
      weight: 1,
      words: ['overview', 'monthly', 'weekly', 'summary', 'total', 'breakdown', 'trend', 'metric', 'report'],
    },
  ],
  actor: 'keeper',
  object: { fallback: 'record', kinds: [] },
  entities: [
    {
      key: 'report',
      name: 'report',
      kind: 'document',
      sameAs: ['report', 'dashboard', 'statement'],
      fields: [
        'title: text',
        'question: text',
        'filters: json',
        'groupBy: text',
        'period: text',
        'sendEvery: none | week | month',
      ],
      relations: [
        { says: 'belongs to', to: 'keeper' },
        { says: 'refers to', to: 'object' },
      ],
    },
    {
      key: 'figure',
      name: 'daily figure',
      kind: 'measure',
      fields: ['day: date', 'metric: text', 'dimension: text', 'value: decimal', 'computedAt: datetime'],
      relations: [{ says: 'refers to', to: 'object' }],
    },
  ],
  nodes: [
    {
      key: 'rollup',
      need: 'scheduler',
      type: 'queue',
      label: '{Object} Rollup',
      does: [
        'Adds up {objects} by day every night and again for days that were changed later.',
        'Keeps one row a day and metric, so that a year of {objects} is read in a single small query.',
      ],
    },
  ],
  edges: [
    {
      from: 'rollup',
      to: 'db',
      protocol: 'SQL',
      purpose: ['write {figures} for finished days', 'recompute days whose {objects} were touched'],
    },
    {
      from: 'api',
      to: 'db',
      protocol: 'SQL',
      purpose: ['read {figures} for {reports}', 'answer questions about {objects} from daily sums'],
    },
    { from: 'api', to: 'rollup', protocol: 'job queue', purpose: 'mark days of {objects} as stale' },
  ],
  boundaries: [
    {
      name: 'Sums stay inside',
      protects: ['report', 'figure'],
      mechanism: [
        'Each {report} runs with the rights of its reader: {objects} that a person may not open are not counted for them either.',
        'Groups of fewer than five people are shown as "fewer than 5", so that a sum never gives one person away.',
      ],
    },
  ],
  failures: [
    [
      'When the nightly sum fails, the page shows the last good day with its date and never a zero that looks like a result.',
      'When {figures} are older than 26 hours, a line above the chart says so and the {keeper} gets a message.',
    ],
  ],
  features: [
    {
      key: 'overview',
      name: ['{Object} overview by week', 'Numbers page for {objects}', 'What happened with {objects} this month'],
      need: 'core',
      description: [
        'Answers the five questions that the {keeper} asks about {objects} most, each as one number with the period before beside it.',
        'Counts, sums and averages of {objects} by day, week and month, with the change against the period before.',
        'One page that says how {objects} are doing, where each number opens the list it was counted from.',
      ],
      stories: [
        {
          as: 'keeper',
          want: 'to see this week against last week',
          so: 'I notice a change in {objects} while I can still act',
        },
        { as: 'keeper', want: 'to open the list behind a number', so: 'I can trust it' },
      ],
      criteria: [
        [
          'Each number equals the count of the list that opens when it is chosen.',
          'Opening a figure lists exactly the {objects} that it counts.',
        ],
        [
          'Twelve months of 50,000 {objects} are answered in under 1 second.',
          'With 50,000 {objects} stored, the year is shown within one second.',
        ],
        'A period without data shows "no {objects}" and not an empty chart.',
      ],
      api: [{ method: 'GET', path: '/{object.path}/figures', purpose: 'sums of a period by day, week or month' }],
      reads: ['object'],
      writes: ['figure'],
      edgeCases: [
        [
          '{An object} of last month is corrected today: that day is summed again within the hour.',
          'A late entry changes a finished month: the number carries a mark with the date of the change.',
        ],
        'The week begins on Monday in one country and on Sunday in another: the setting of the {keeper} decides.',
      ],
      effort: 'M',
      after: ['records/keep'],
      steps: [
        'Write down the five questions first, each as a metric with name, formula and unit, in one data file.',
        'Create {figure.name} with a unique key of day, metric and dimension; fill it from {object.name} with an upsert.',
        'Mark days as stale when {an object} in them changes, and recompute those days only.',
        'Show number, previous period, difference in percent, and the list behind it.',
      ],
      pitfalls: [
        [
          'Grouping by UTC day: evening {objects} then land on the wrong date.',
          'Drawing eight charts where one number would have answered.',
        ],
        'Averaging averages of days with different counts.',
      ],
    },
    {
      key: 'custom',
      name: ['Own {object} reports with filters', 'Saved {object} breakdowns', 'Split {objects} by any field'],
      need: 'usual',
      description: [
        'The {keeper} filters {objects}, groups them by a field and keeps the result as {an report} with a name.',
        'Filter, group, save: a question about {objects} that comes every month is built once.',
      ],
      stories: [
        {
          as: 'keeper',
          want: 'to group {objects} by a field of my choice',
          so: 'I find where the difference comes from',
        },
        { as: 'keeper', want: 'to get a saved {report} every Monday', so: 'the meeting starts with numbers' },
      ],
      criteria: [
        [
          'A saved {report} gives the same result as its filters set by hand on the same day.',
          'Running a stored {report} twice on unchanged data prints identical numbers.',
        ],
        'The download is CSV with a header row and opens with the right decimal separator for the chosen locale.',
        'A scheduled {report} leaves between 06:00 and 07:00 in the reader’s time zone.',
      ],
      api: [
        { method: 'POST', path: '/{report.path}', purpose: 'save filters, grouping and schedule' },
        { method: 'GET', path: '/{report.path}/:id/result', purpose: 'run it, as JSON or CSV' },
      ],
      reads: ['object', 'figure'],
      writes: ['report'],
      edgeCases: [
        'A field used in a saved {report} is removed: it opens with a note that names the field.',
        'Grouping by a field with 3,000 values: the 50 largest are shown and the rest is one line.',
      ],
      effort: 'L',
      after: ['overview'],
      steps: [
        'Describe fields of {object.name} that may be filtered and grouped as an allow list; refuse every other name.',
        'Translate {report} to SQL with bound parameters in one function; test each operator.',
        'Add save, schedule and CSV.',
      ],
      pitfalls: [
        'Building SQL from field names that the client sent.',
        'Letting one heavy {report} run without a time limit: set five seconds and say so.',
      ],
    },
    {
      key: 'forecast',
      name: ['{Object} forecast', 'Expected {objects} for next week', 'Outlook for {objects}'],
      need: 'later',
      description: [
        'Estimates {objects} for the coming days from the same weekday in past weeks, with a range.',
        'Says how many {objects} to expect, how sure that is, and how wrong the last estimate was.',
      ],
      stories: [
        {
          as: 'keeper',
          want: 'to see how many {objects} to expect next week',
          so: 'I plan hours by number instead of feeling',
        },
      ],
      criteria: [
        'Each estimate shows a low and a high value, and the mean error of the last four weeks beside it.',
        'With fewer than six weeks of data no estimate is shown, and the page says from which date on.',
      ],
      api: [{ method: 'GET', path: '/{object.path}/forecast', purpose: 'expected numbers for up to 28 days' }],
      reads: ['object', 'figure'],
      writes: ['figure'],
      edgeCases: [
        'A holiday lies in the coming week: the same holiday of last year is used when there is one.',
        'One extreme day would bend the estimate: values beyond three deviations are left out.',
      ],
      effort: 'M',
      after: ['overview'],
      steps: [
        'Start with the median of the same weekday over eight weeks; store each estimate as {figure.name} with its date.',
        'Compare every estimate with what came and show the error.',
        'Try a richer model only when it lowers that error on the stored history.',
      ],
      pitfalls: [
        'Showing a single number without a range.',
        'Training on days on which nothing could happen because of closing.',
      ],
    },
  ],
  usage: [{ need: 'scheduler', units: 30 }],
  pains: [
    [
      'The numbers about {objects} come from three spreadsheets and never agree.',
      'I find out how {objects} went when the month is long over.',
      'Every question about {objects} costs somebody an afternoon of copying.',
    ],
  ],
  competitors: [
    {
      name: 'Microsoft Excel',
      kind: 'manual',
      positioning: 'Any table, any formula, already paid for.',
      gap: 'Somebody must carry the {objects} over each week, and the formula of the person who left is a riddle.',
      unverified: true,
    },
    {
      name: 'Metabase',
      kind: 'adjacent',
      positioning: 'Questions and dashboards over a company’s own database.',
      gap: 'Needs a database and somebody who knows it; does not know what {an object} is.',
      when: ['dashboard', 'analytic', 'kpi'],
      unverified: true,
    },
  ],
  risks: [
    [
      'A wrong number about {objects} is worse than none: one public mistake and people return to their own lists.',
      'Figures that are looked at once a quarter do not carry a subscription.',
    ],
  ],
  metrics: [
    [
      'The {keeper} opens the overview at least 3 days a week',
      'Two of three {keepers} look at the numbers weekly after 60 days',
    ],
    'Difference between a number and its list: 0 in 1,000 checks',
  ],
};
