import type { Capability } from '../schema.ts';

export const salesPipeline: Capability = {
  id: 'sales-pipeline',
  name: 'deals and the stages they pass through',
  verbs: [],
  triggers: [
    {
      weight: 3,
      words: [
        'sale pipeline',
        'crm',
        'deal stage',
        'lead management',
        'sale funnel',
        'deal tracker',
        'customer relationship',
        'vertriebspipeline',
        'embudo de ventas',
        'embudo of ventas',
        'funil de vendas',
        'funil of vendas',
        'entonnoir de vente',
        'entonnoir of vente',
      ],
    },
    {
      weight: 2,
      words: [
        'sale rep',
        'salesperson',
        'sale team',
        'prospect',
        'cold call',
        'sale lead',
        'vertrieb',
        'follow-up call',
      ],
    },
    { weight: 1, words: ['lead', 'deal', 'quota', 'win rate', 'commission', 'opportunity', 'pipeline'] },
  ],
  actor: 'user',
  object: { fallback: 'deal', kinds: ['money', 'document', 'item', 'event', 'place', 'group'] },
  entities: [
    {
      key: 'deal',
      name: 'sales deal',
      kind: 'money',
      sameAs: ['deal', 'lead', 'opportunity'],
      words: ['opportunity', 'lead'],
      fields: [
        'title: text',
        'amount: money',
        'stageId: reference',
        'contact: reference',
        'expectedOn: date',
        'owner: reference',
        'nextStep: text',
        'nextStepOn: date',
        'lostBecause: text',
        'enteredStageAt: datetime',
      ],
      relations: [{ says: 'refers to', to: 'object' }],
    },
    {
      key: 'stage',
      name: 'deal stage',
      kind: 'document',
      fields: [
        'name: text',
        'position: integer',
        'likelihoodPercent: integer',
        'entryRule: text',
        'staleAfterDays: integer',
      ],
      relations: [{ says: 'has many', to: 'deal' }],
    },
    {
      key: 'contact',
      name: 'sales contact',
      kind: 'person',
      fields: ['name: text', 'company: text', 'email: email', 'phone: text', 'consentFrom: text'],
      relations: [{ says: 'has many', to: 'deal' }],
    },
  ],
  nodes: [
    {
      key: 'nudges',
      need: 'scheduler',
      type: 'queue',
      label: '{Deal} Follow-Up',
      does: [
        'Lists each morning whose next step is today and which {deals} have not moved for too long.',
        'Looks nightly for {deals} without a next step and puts them on their owner’s list.',
      ],
    },
  ],
  edges: [
    { from: 'nudges', to: 'db', protocol: 'SQL', purpose: 'find {deals} that are due or stale' },
    { from: 'worker', to: 'nudges', protocol: 'job queue', purpose: 'prepare the morning list of each {actor}' },
  ],
  boundaries: [
    {
      name: 'Whose contacts these are',
      protects: ['contact', 'deal'],
      mechanism: [
        'A {contact} keeps where the address came from; a wish to be forgotten removes the person and leaves the sum of the {deal}.',
        'Export of {contacts} needs the role of the {keeper} and is logged with the number of rows.',
      ],
    },
  ],
  failures: [
    [
      'When two colleagues drag one {deal} at the same time, the second sees who moved it and where to, and nothing is lost.',
      'When a {deal} was changed since it was shown, the move is refused and the board shows the present stage.',
    ],
    'When a stage is removed, its {deals} must be given a new one first; none ever hangs without a stage.',
  ],
  features: [
    {
      key: 'board',
      name: ['{Deal} board for {actors}', 'Board of {deals} by stage', '{Object} sales at a glance for {actors}'],
      need: 'core',
      description: [
        'Shows {deals} in columns by stage with amount, age in the stage and next step, and moves them by drag or key.',
        'One column a stage, one card a {deal}: what it is worth, how long it has stood still, and what comes next.',
      ],
      stories: [
        { as: 'actor', want: 'to move {an deal} to its next stage', so: 'the board tells the truth tonight' },
        { as: 'keeper', want: 'to see what stands still', so: 'I can ask before it is lost' },
      ],
      criteria: [
        'Every column shows number and sum of its {deals}, and both change within a second after a move.',
        [
          'A {deal} cannot leave a stage without what the next one demands; the form names the missing field.',
          'Given a stage that demands an amount, when {an deal} without one is dropped there, then it springs back and asks for it.',
        ],
        'Losing {an deal} asks for one of at most eight reasons; "other" needs a sentence.',
      ],
      api: [
        { method: 'GET', path: '/{deal.path}', purpose: 'list by stage, owner and next step' },
        { method: 'PATCH', path: '/{deal.path}/:id/stage', purpose: 'move with the version that was seen' },
      ],
      reads: ['object', 'stage'],
      writes: ['deal'],
      edgeCases: [
        'A {deal} goes back two stages: allowed, and the history keeps both dates.',
        'Amounts stand in two currencies: columns show a sum for each, never one mixed figure.',
        'A column has 400 cards: it loads the first 50 and still shows the full sum.',
      ],
      effort: 'L',
      after: ['records/keep'],
      steps: [
        'Create {stage.name} and {deal.name}, and a table of stage changes with from, to, when and who.',
        'Write the move as one transaction that checks version and entry rule and writes the change row.',
        'Build the board with keyboard moves as well as drag; sums come from one grouped query.',
        'Add lost and won as ends with reason and date, out of the columns.',
      ],
      pitfalls: [
        'Keeping only the present stage: every later question is about how long and from where.',
        'Storing card order as integers that are all rewritten on each drop.',
      ],
    },
    {
      key: 'next-step',
      name: ['Next steps for each {deal}', '{Actor} day list of {deals}', 'Follow-up on {deals} by {actors}'],
      need: 'core',
      description: [
        'Gives every open {deal} exactly one next step with a date, and each {actor} a list for the day.',
        'Turns the board into a day’s work: whom to call, about what, and what was said last time.',
      ],
      stories: [
        { as: 'actor', want: 'to open the day with a list of calls', so: 'nobody who waits is forgotten' },
        { as: 'actor', want: 'to note a call in twenty seconds', so: 'the note is written at all' },
      ],
      criteria: [
        'Finishing a step asks for the next one; closing the question leaves the {deal} marked "no next step".',
        'An open {deal} without a step shows in red on the list of its owner by the next morning.',
        'A call note takes at most one text field and two taps.',
      ],
      api: [
        { method: 'POST', path: '/{deal.path}/:id/steps', purpose: 'finish a step and plan the next' },
        { method: 'GET', path: '/{deal.path}/today', purpose: 'what is due for the caller' },
      ],
      reads: ['contact'],
      writes: ['deal'],
      edgeCases: [
        'A step falls on a Sunday or holiday: it is shown on the working day before.',
        'An {actor} leaves: open {deals} are handed over as a whole with their notes.',
      ],
      effort: 'M',
      after: ['board'],
      steps: [
        'Store steps with due date and outcome; the open one is unique for each {deal}.',
        'Build the day list from due steps and stale {deals}, most valuable first.',
        'Show phone number, last three notes and what the {deal} is about on one screen.',
      ],
      pitfalls: ['A reminder for each step: twelve notices at nine o’clock are swiped away as one.'],
    },
    {
      key: 'forecast',
      name: ['Expected sales from {deals}', 'Which {deals} {actors} will win', '{Deal} win rates by stage'],
      need: 'later',
      description: [
        'Computes what is likely to be won this month from the {deals} on the board and from how such {deals} ended before.',
        'Shows how many {deals} pass from stage to stage and how long they take, with the figures behind every number.',
      ],
      stories: [
        { as: 'keeper', want: 'to see what will come in by quarter end', so: 'I hire neither too early nor too late' },
      ],
      criteria: [
        'The expected sum equals the sum of amount times likelihood over the listed {deals}, to the cent.',
        'Below 20 ended {deals} a stage shows the likelihood that was set by hand and says so.',
      ],
      api: [{ method: 'GET', path: '/{deal.path}/forecast', purpose: 'expected sums by month' }],
      reads: ['deal', 'stage'],
      writes: [],
      edgeCases: [
        'The expected date lies in the past: the {deal} is listed apart and counted nowhere.',
        'One {deal} is larger than all others: the view shows the sum with and without it.',
      ],
      effort: 'M',
      after: ['board'],
      steps: [
        'Compute passage rates from the change rows in one query by stage and quarter.',
        'Show the {deals} behind each figure on a click.',
      ],
      pitfalls: ['Counting {deals} by creation month in one chart and by closing month in the next.'],
    },
  ],
  usage: [{ need: 'scheduler', units: 30 }],
  pains: [
    [
      'Where each offer stands is in the head of whoever made it, and she is on holiday.',
      'The sheet with our {deals} was right three weeks ago.',
      'We lose more {deals} by not calling back than by price.',
    ],
  ],
  competitors: [
    {
      name: 'Pipedrive',
      kind: 'adjacent',
      positioning: 'Sales board with stages as columns, built around the next activity of each deal.',
      gap: 'Ends at "won": what happens with {objects} afterwards lives in another program.',
      source: 'https://lelab0.com/en/guide-pipedrive/pipelines.html',
    },
    {
      name: 'HubSpot',
      kind: 'adjacent',
      positioning: 'Contacts, deals and marketing in one suite with a free start.',
      gap: 'Wide and made for marketing teams; {actors} need the day list and little else.',
      unverified: true,
    },
    {
      name: 'A spreadsheet with one row a customer',
      kind: 'manual',
      positioning: 'Ready at once, and everybody can sort by amount.',
      gap: 'Has no next step, no history, and two people who overwrite each other.',
      unverified: true,
    },
  ],
  risks: [
    [
      'Sellers enter what the boss wants to read; the board must help them with their own day before it reports to anybody.',
      'More than seven stages and nobody agrees where {an deal} belongs: start with five and what each demands.',
    ],
  ],
  metrics: [
    ['95 % of open {deals} have a next step with a date', 'Not one open {deal} untouched for more than 14 days'],
    'Median days from first contact to decision, by month',
  ],
};
