import type { Capability } from '../schema.ts';

export const budgets: Capability = {
  id: 'budgets',
  name: 'budgets: what may be spent, and what is left',
  verbs: ['overspend', 'economise', 'haushalten', 'ahorrar', 'economizar', 'epargner'],
  triggers: [
    { weight: 3, words: ['budgeting', 'budget planner', 'household budget', 'family budget', 'monthly budget', 'envelope budget', 'spending limit', 'project budget', 'department budget', 'haushaltsbuch', 'haushaltsbudget', 'budgetplanung', 'presupuesto familiar', 'presupuesto mensual', 'orcamento familiar', 'orcamento mensal', 'budget familial', 'बजट', 'stay within budget', 'stay in budget', 'within budget', 'over budget', 'under budget', 'budget leave', 'leave in budget', 'budget for month', 'wedding budget', 'project cost', 'cost track', 'actual cost', 'budgeted against actual', 'budget versus actual', 'budget vs actual', 'plan versus actual', 'plan vs actual', 'budgeted hour', 'hour budget', 'spend tracker', 'spend by category', 'where money go', 'where money', 'money go every', 'pocket money', 'envelope method', 'into envelope', 'spend per category', 'spend per month', 'how much i', 'spend less', 'monthly spend', 'track expense', 'personal finance', 'household money', 'household book', 'housekeeping money', 'lose money', 'lose money on', 'bleed money', 'eat budget', 'budget overrun', 'grant money', 'grant spend', 'justify grant', 'expense report', 'money went', 'money go', 'spend so far', 'cost so far', 'leave this week', 'leave for week', 'leave this month', 'leave for month', 'leave until payday', 'end of money', 'eat of money', 'eat money', 'month to month', 'make end meet', 'end meet', 'market money', 'project money', 'film budget money', 'spend on food', 'what everything cost', 'house money', 'money for project', 'pay for renovation', 'renovation cost', 'build cost tracker', 'cost of build', 'wedding cost', 'cost of wedding', 'cost of trip', 'trip cost'] },
    { weight: 2, words: ['overspending', 'spending category', 'expense category', 'cost centre', 'cost center', 'cost overrun', 'track spending', 'expense tracking', 'expense tracker', 'ausgaben', 'depense', 'gasto', 'sparziel', 'save money for', 'money leave', 'leave to spend', 'can still spend', 'afford', 'live cost', 'bank csv', 'bank statement', 'categorise spend', 'categorize spend', 'category of spend', 'spend too much', 'debt free', 'out of debt', 'pay off debt', 'debt', 'credit card balance', 'save for', 'piggy bank', 'fix cost', 'run cost', 'cost per project', 'cost per month', 'cost control', 'profit per', 'profit margin per', 'profitable job', 'job cost', 'which project lose', 'spend plan', 'spending', 'material cost per', 'where money went', 'where do money', 'where salary went', 'money have gone', 'money is gone', 'have been spend', 'is leave for', 'pocket-money', 'how we spend', 'what we spend', 'what i spend', 'what thing cost', 'it cost us', 'overdraft', 'bank account', 'profit and loss', 'expensive job'] },
    { weight: 1, words: ['expense', 'saving', 'budget', 'outgoing', 'receipt', 'monthly income', 'salary went', 'where it go', 'where it went', 'where all go', 'money gone', 'have gone out', 'what went out', 'already spend', 'spend already', 'till payday', 'until payday', 'eat by', 'live on', 'get by on', 'spend on', 'salary', 'in red'] },
  ],
  actor: 'user',
  object: { fallback: 'expense', kinds: ['money'] },
  entities: [
    {
      key: 'pot',
      name: 'budget line',
      kind: 'money',
      sameAs: ['budget', 'envelope', 'category', 'pot'],
      fields: [
        'name: text',
        'period: week | month | quarter | project',
        'planned: money',
        'carryOver: none | surplus | both',
        'warnAtPercent: integer',
        'owner: reference',
        'validFrom: date',
      ],
      relations: [{ says: 'has many', to: 'spend' }],
    },
    {
      key: 'spend',
      name: 'spending',
      kind: 'money',
      sameAs: ['expense', 'spending', 'purchase', 'cost', 'transaction'],
      fields: [
        'enteredBy: reference',
        'amount: money',
        'currency: text',
        'paidOn: date',
        'status: planned | committed | paid | returned',
        'payee: text',
        'proof: file',
      ],
      relations: [
        { says: 'belongs to', to: 'pot' },
        { says: 'refers to', to: 'object' },
      ],
    },
    {
      key: 'shift',
      name: 'budget transfer',
      kind: 'event',
      fields: ['amount: money', 'from: reference', 'to: reference', 'reason: text', 'at: datetime'],
      relations: [{ says: 'refers to', to: 'pot' }],
    },
  ],
  nodes: [],
  edges: [],
  boundaries: [
    {
      name: 'Whose money is shown to whom',
      protects: ['pot', 'spend'],
      mechanism: [
        'A {pot} has owners and readers; totals of a private one count in shared sums only where its owner has said so.',
        'Readers of a shared {pot} see its sums, and single lines only with the right to them; the filter is part of the query.',
      ],
    },
  ],
  failures: [
    [
      'When spending is entered for a month that was closed, it lands in that month and the carried sum of all later ones is computed again.',
      'When a line is entered late, balances from its date on are rebuilt from the stored lines and not patched.',
    ],
    'When no rate is known for a currency on that day, the line is kept unconverted and the total says that one line is missing.',
  ],
  features: [
    {
      key: 'left',
      name: ['What is left for {objects} this month', 'Money left in each {pot}', '{Object} budget with what remains'],
      need: 'core',
      description: [
        'Shows for each {pot} what was planned, what is gone, what is promised already, and how much a day remains.',
        'Answers one question about {objects}: may I still spend this, and how much until the end of the period?',
      ],
      stories: [
        {
          as: 'actor',
          want: 'to see what is left before I pay',
          so: 'I decide at the counter and not at the end of the month',
        },
        { as: 'keeper', want: 'to count promised sums as gone', so: 'nobody spends the same hundred twice' },
      ],
      criteria: [
        [
          'Planned, plus carried over, minus paid, minus committed equals "left" for every {pot} and day, to the cent.',
          'A table of twelve months with carry-over and returns gives the expected rest of each month, to the cent.',
        ],
        'A new {spend} changes the figure on all open screens of its readers within 3 seconds.',
        [
          'A budget set in the middle of a month counts from that day and leaves earlier months as they were.',
          'Changing June’s plan alters no figure of May.',
        ],
      ],
      api: [
        { method: 'GET', path: '/{pot.path}/left', purpose: 'planned, paid, committed and left for a period' },
        { method: 'PUT', path: '/{pot.path}/:id/plan', purpose: 'set the sum from a date on' },
        { method: 'POST', path: '/{pot.path}', purpose: 'add one with period and plan' },
        { method: 'POST', path: '/{spend.path}', purpose: 'enter what was spent' },
      ],
      reads: ['object', 'spend'],
      writes: ['pot', 'spend'],
      edgeCases: [
        'Rent leaves on the 31st and the month has 30 days: it counts for the month it is meant for.',
        [
          'A purchase belongs to two {pots}: it is split, and the parts add up to the receipt.',
          'A deposit comes back in August for a purchase in June: it is shown as returned, and June keeps its figures.',
        ],
        'More was spent than planned: the rest is below zero, shown as such, and carried on only if the {pot} says so.',
      ],
      effort: 'M',
      after: ['records/keep'],
      steps: [
        'Store cents as integers with a currency, plans as rows with a start date, and never a balance.',
        'Compute "left" in one pure function from plans, lines and transfers; test carry-over at the turn of the year.',
        'Count committed sums until the payment that belongs to them arrives.',
        'Show "a day from now" beside the rest.',
      ],
      pitfalls: [
        ['A stored balance that is raised and lowered.', 'Floating point for money.'],
        'Months as thirty days.',
      ],
    },
    {
      key: 'sort',
      name: ['{Objects} sorted into {pots}', '{Objects} in the right {pot}', 'Rules that file {objects} by payee'],
      need: 'usual',
      description: [
        'Files {objects} under its {pot} by rules that the {actor} can read, and asks only about those it has never seen.',
        'Learns from corrections where {objects} belong and says which rule has decided.',
      ],
      stories: [
        { as: 'actor', want: 'to correct a payee once', so: 'next month’s lines fall into place by themselves' },
      ],
      criteria: [
        [
          'After 100 corrected lines at least 90 of the next 100 are filed rightly, measured on a stored year.',
          'On a stored year with known answers, nine of ten lines are right from the third month on.',
        ],
        'A correction offers to change past lines of the same payee and says how many there are before it does.',
      ],
      api: [{ method: 'POST', path: '/{spend.path}/sort', purpose: 'file a batch, with the rule that decided' }],
      reads: ['object', 'pot'],
      writes: ['spend'],
      edgeCases: [
        'One payee sells food and clothes: it stays a question unless the sum decides.',
        'A {pot} is closed: its lines stay, new ones go to "unsorted".',
      ],
      effort: 'M',
      after: ['left'],
      steps: [
        'Normalise payees (branch numbers, towns, card prefixes) in one function with examples.',
        'Try own rules first, then the last decision for the payee, then ask.',
        'Store which rule decided.',
      ],
      pitfalls: ['Filing without saying why: nobody trusts the sums then.'],
    },
    {
      key: 'warn',
      name: ['Early word about {objects}', '{Pot} runs low: what now', 'Before the money for {objects} is gone'],
      need: 'usual',
      description: [
        'Speaks up when a {pot} will run dry before its period ends, and offers to move money from one that has some.',
        'Warns once at the set share, looks ahead to known bills, and lets the {actor} move sums with one line of reason.',
      ],
      stories: [
        { as: 'actor', want: 'to hear on the 18th that it will not last', so: 'I can still change something' },
        { as: 'keeper', want: 'to move money between two {pots}', so: 'the plan stays true instead of being ignored' },
      ],
      criteria: [
        'One message for each {pot}, mark and period, however many lines cross it.',
        [
          'A transfer lowers one {pot} and raises the other by the same sum in one step; their total is unchanged.',
          'No transfer changes the sum of all plans, checked after a thousand random ones.',
        ],
      ],
      api: [{ method: 'POST', path: '/{pot.path}/transfers', purpose: 'move a sum, with a reason' }],
      reads: ['spend'],
      writes: ['shift', 'pot'],
      edgeCases: [
        'A yearly bill falls in this month: the outlook knows it from last year and says so.',
        'The mark is crossed and uncrossed by a return: no second message.',
      ],
      effort: 'S',
      after: ['left'],
      steps: [
        'Compute the outlook from the daily average without outliers plus known dated bills.',
        'Key each warning by pot, mark and period.',
        'Show the three {pots} with most left beside the transfer.',
      ],
      pitfalls: ['A straight line through the first three days of the month.'],
    },
  ],
  usage: [{ need: 'push', units: 4 }],
  pains: [
    [
      'I know what I spent on {objects} when the month is over and the money is gone.',
      'The plan is in one sheet and what we spend is in another, and nobody puts them side by side.',
      'At the till I never know whether we can still afford it.',
    ],
  ],
  competitors: [
    {
      name: 'YNAB',
      kind: 'adjacent',
      positioning: 'Envelope budgeting brought to the screen: every dollar gets a job.',
      gap: 'For one household and its bank accounts; {objects} with their own dates and owners do not fit its envelopes.',
      source: 'https://marcelofernandes.dev/ynab/',
    },
    {
      name: 'A sheet with twelve tabs',
      kind: 'manual',
      positioning: 'Exactly as one wants it.',
      gap: 'Only its author understands it, and {objects} are entered in arrears.',
      unverified: true,
    },
  ],
  risks: [
    [
      'People stop entering {objects} in week three; entry must take five seconds or come from the bank.',
      'Feeds from banks are regulated, priced by account and break often; the product has to work without them.',
    ],
  ],
  metrics: [
    [
      'Half of the users still look at "left" twice a week in month three',
      'Entering a line takes under 6 seconds at the median',
    ],
    ['Overspent budgets down by a third within a quarter', 'Nine of ten lines filed without a question in month two'],
  ],
};
