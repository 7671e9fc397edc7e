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
    'compare',
    'auswerten',
    'analysieren',
    'analizar',
    'analisar',
    'analyser',
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
        'Adds up {objects} by day every night. Days changed later are added up again.',
        'Keeps one row a day and metric. A year of {objects} is then one small query.',
        'Turns {objects} into daily sums while nobody waits.',
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
        'Each {report} runs with its reader’s rights. {Objects} closed to somebody are not counted for them.',
        'Small groups stay hidden. Under five people are shown as "under 5".',
        'Sums follow the rights on {objects}. No total gives one person away.',
      ],
    },
  ],
  failures: [
    [
      'When the nightly sum fails, the last good day stays. Its date is shown; no false zero appears.',
      'When {figures} are over 26 hours old, a line says so. The {keeper} gets a message.',
      'When sum and list disagree, the list wins. The day is computed anew.',
    ],
  ],
  features: [
    {
      key: 'overview',
      name: ['{Object} overview by week', 'Numbers page for {objects}', 'What happened with {objects} this month'],
      need: 'core',
      description: [
        'Answers the {keeper}’s five questions about {objects}. Each number stands beside the period before.',
        'Counts, sums and averages of {objects} by period. The change since last time is beside each.',
        'One page says how {objects} are doing. Each number opens the list it was counted from.',
        'Shows what grew and what shrank among {objects}. The reason is one tap away.',
      ],
      stories: [
        [
          {
            as: 'keeper',
            want: 'to see this week against last week',
            so: 'I notice a change in {objects} while I can still act',
          },
          { as: 'keeper', want: 'to see the month before it ends', so: 'there is time left to save it' },
          { as: 'keeper', want: 'to see which {objects} stand out', so: 'I ask about three and not about all' },
          { as: 'keeper', want: 'to start the meeting with five numbers', so: 'we argue about what to do' },
          { as: 'keeper', want: 'to compare {objects} with the same month last year', so: 'a season does not fool me' },
        ],
        [
          { as: 'keeper', want: 'to open the list behind a number', so: 'I can trust it' },
          { as: 'keeper', want: 'to read how a number is computed', so: 'nobody explains it to me twice' },
          { as: 'keeper', want: 'to see from when the numbers are', so: 'I do not decide on old ones' },
          { as: 'keeper', want: 'to hand a number on as a link', so: 'both of us mean the same {objects}' },
          { as: 'keeper', want: 'to print the page', so: 'those without a screen see {objects} too' },
        ],
      ],
      criteria: [
        [
          'Each number equals the length of its list.',
          'Opening a number lists exactly the {objects} counted.',
          'A hundred sampled numbers agree with their lists.',
        ],
        ['A year of 50,000 {objects} loads within 1 second.', 'With 50,000 {objects}, the page takes under 1 second.'],
        [
          'A period without data reads "no {objects}". No empty chart is drawn.',
          'A new installation shows words in place of charts.',
        ],
      ],
      api: [{ method: 'GET', path: '/{object.path}/figures', purpose: 'sums by day, week or month' }],
      reads: ['object'],
      writes: ['figure'],
      edgeCases: [
        [
          'An old {object} is corrected: its day counts anew.',
          'A late entry changes last month: it is marked.',
          'The period before was empty: no percentage is shown.',
        ],
        ['Weeks begin on Sunday for some: a setting decides.', 'One busy day bends the mean: show the median.'],
      ],
      effort: 'M',
      after: ['records/keep'],
      steps: [
        'Write down the five questions. Give each a name, formula and unit, as data.',
        'Create {figure.name}, unique over day, metric and dimension. Fill it from {object.name} by upsert.',
        'Mark the day of each changed {object} stale. Recompute stale days only.',
        'Show number, difference and a link to the list.',
      ],
      pitfalls: [
        [
          'Grouping by UTC day: evening {objects} land on tomorrow.',
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
        'The {keeper} filters {objects}, then groups them by field. The result is kept as {an report}.',
        'Filter, group, save. A monthly question about {objects} is built once.',
      ],
      stories: [
        [
          {
            as: 'keeper',
            want: 'to group {objects} by a field of my choice',
            so: 'I find where the difference comes from',
          },
          { as: 'keeper', want: 'to keep a set of filters by name', so: 'I do not build it anew each month' },
        ],
        [
          { as: 'keeper', want: 'to get a saved {report} every Monday', so: 'the meeting starts with numbers' },
          { as: 'keeper', want: 'to download {an report} as a table', so: 'my accountant can go on with it' },
        ],
      ],
      criteria: [
        ['A saved {report} equals its filters set by hand.', 'Two runs of a stored {report} print identical numbers.'],
        'The download is CSV with a header row. Its decimal separator follows the locale.',
        'A scheduled {report} leaves at 06:00, reader’s time.',
      ],
      api: [
        { method: 'POST', path: '/{report.path}', purpose: 'save filters, grouping and schedule' },
        { method: 'GET', path: '/{report.path}/:id/result', purpose: 'run it, as JSON or CSV' },
      ],
      reads: ['object', 'figure'],
      writes: ['report'],
      edgeCases: [
        'A used field is removed: the {report} says so.',
        'A field has 3,000 values: 50 are shown, then "others".',
      ],
      effort: 'L',
      after: ['overview'],
      steps: [
        'List the fields of {object.name} that may be filtered. Refuse every other name.',
        'Translate {report} to SQL with bound parameters. Test each operator.',
        'Add save, schedule and CSV.',
      ],
      pitfalls: [
        'Building SQL from field names that the client sent.',
        'Running one heavy {report} without a limit of five seconds.',
      ],
    },
    {
      key: 'forecast',
      name: ['{Object} forecast', 'Expected {objects} for next week', 'Outlook for {objects}'],
      need: 'later',
      description: [
        'Estimates {objects} for the coming days, with a range. It rests on the same weekday in past weeks.',
        'Says how many {objects} to expect, and how surely. The last error stands beside it.',
      ],
      stories: [
        [
          {
            as: 'keeper',
            want: 'to see how many {objects} to expect next week',
            so: 'I plan hours by number instead of feeling',
          },
          {
            as: 'keeper',
            want: 'to see how wrong the last estimate was',
            so: 'I know how far to lean on the next',
          },
        ],
      ],
      criteria: [
        'Each estimate shows a low and a high value. The mean error of four weeks stands beside it.',
        'Under six weeks of data shows no estimate. The page names the date of the first.',
      ],
      api: [{ method: 'GET', path: '/{object.path}/forecast', purpose: 'expected numbers for up to 28 days' }],
      reads: ['object', 'figure'],
      writes: ['figure'],
      edgeCases: [
        'A holiday lies ahead: last year’s holiday is used.',
        'One extreme day: beyond three deviations it is ignored.',
      ],
      effort: 'M',
      after: ['overview'],
      steps: [
        'Start with a weekday’s median over eight weeks. Store each estimate as {figure.name} with its date.',
        'Compare each estimate with what came. Show the error.',
        'Try a richer model only if the error falls.',
      ],
      pitfalls: ['Showing a single number without a range.', 'Training on days when the doors were closed.'],
    },
  ],
  usage: [{ need: 'scheduler', units: 30 }],
  pains: [
    [
      'Three spreadsheets count {objects}, and they never agree.',
      'I learn how {objects} went when the month is over.',
      'A question about {objects} costs an afternoon of copying.',
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
      'A wrong number about {objects} is worse than none. One public mistake sends people back to their lists.',
      'Figures looked at once a quarter carry no subscription.',
      'Numbers can turn into control. {Objects} are then entered late or made pretty.',
    ],
  ],
  metrics: [
    [
      'The {keeper} opens the overview 3 days a week',
      'Two of three {keepers} look weekly after 60 days',
      'One decision a month that names a number',
    ],
    'Numbers that differ from their list: 0 in 1,000',
  ],
};
