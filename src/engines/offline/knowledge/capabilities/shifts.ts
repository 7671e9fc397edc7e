import type { Capability } from '../schema.ts';

export const shifts: Capability = {
  id: 'shifts',
  name: 'rotas and the swapping of shifts',
  verbs: ['roster'],
  triggers: [
    {
      weight: 3,
      words: [
        'shift plan',
        'shift planning',
        'shift schedule',
        'shift scheduling',
        'shift swap',
        'swap shift',
        'shift planner',
        'staff rota',
        'duty roster',
        'work schedule',
        'dienstplan',
        'schichtplan',
        'schichtplanung',
        'cuadrante',
        'planificacion de turno',
        'planificacion of turno',
        'escala de trabalho',
        'escala of trabalho',
        'escala de plantao',
        'escala of plantao',
        'planning du personnel',
        'planning of personnel',
      ],
    },
    { weight: 2, words: ['rota', 'roster', 'shift', 'schicht', 'open shift', 'night shift', 'turno', 'plantao'] },
    { weight: 1, words: ['rest time', 'overtime', 'vacation', 'on duty', 'sick leave', 'cover', 'helper'] },
  ],
  actor: 'user',
  object: { fallback: 'shift', kinds: ['event', 'place', 'task', 'group'] },
  entities: [
    {
      key: 'shift',
      name: 'shift',
      kind: 'event',
      sameAs: ['shift', 'duty'],
      fields: [
        'startsAt: datetime',
        'endsAt: datetime',
        'breakMinutes: integer',
        'role: text',
        'needed: integer',
        'status: planned | published | open | done',
        'assignee: reference',
      ],
      relations: [{ says: 'refers to', to: 'object' }],
    },
    {
      key: 'wish',
      name: 'availability',
      plural: 'availabilities',
      kind: 'event',
      fields: [
        'person: reference',
        'from: datetime',
        'until: datetime',
        'kind: cannot | rather not | gladly',
        'repeats: text',
        'reason: text',
      ],
      relations: [{ says: 'belongs to', to: 'actor' }],
    },
    {
      key: 'swap',
      name: 'shift swap',
      kind: 'task',
      fields: [
        'status: asked | taken | approved | refused | withdrawn',
        'askedBy: reference',
        'takenBy: reference',
        'decidedAt: datetime',
      ],
      relations: [{ says: 'refers to', to: 'shift' }],
    },
  ],
  nodes: [
    {
      key: 'bell',
      need: 'push',
      type: 'external',
      label: '{Shift} Push',
      does: [
        'Tells phones of a published plan, an open {shift} and a decided {swap}.',
        'Brings an open {shift} to those who may and can take it.',
      ],
    },
  ],
  edges: [
    {
      from: 'worker',
      to: 'bell',
      protocol: 'HTTPS',
      purpose: ['announce changes to those concerned', 'offer an open {shift}'],
    },
  ],
  boundaries: [
    {
      name: 'Plan and private life',
      protects: ['wish', 'swap'],
      mechanism: [
        'Colleagues see that somebody cannot, never why; the reason is read by the planner alone.',
        'An {wish} shows others a grey block without text; sickness is not even grey, but simply gone from the plan.',
      ],
    },
  ],
  failures: [
    [
      'When two people take an open {shift} in the same second, one gets it and the other is thanked and told so.',
      'When a {swap} is approved while one of the two falls ill, the approval is refused and the {shift} is open again.',
    ],
    'When the plan was changed by somebody else since it was opened, saving shows the difference before anything is overwritten.',
  ],
  features: [
    {
      key: 'plan',
      name: ['{Shift} plan of {actors}', 'Rota of {actors} for the week', 'Week plan with {shifts} by role'],
      need: 'core',
      description: [
        'Lays {shifts} of a week into a grid of people and days, warns of rest times and gaps, and publishes when it is right.',
        'Shows who works when, who cannot, where somebody is missing, and what breaks a rule, before anybody else sees it.',
      ],
      stories: [
        { as: 'keeper', want: 'to copy a good week and mend it', so: 'planning takes twenty minutes on Thursday' },
        { as: 'actor', want: 'to see my {shifts} for the next month', so: 'I can promise my children the weekend' },
      ],
      criteria: [
        'Given 11 hours of rest as the rule, when a late {shift} is followed by an early one after 9 hours, then both are red and the reason is named.',
        'Publishing tells exactly those whose {shifts} changed, once each.',
        [
          'Planned hours stand beside the hours of the contract for each person, and add up to the sum of the grid.',
          'For every person the grid shows planned against agreed hours, exact to a quarter of an hour.',
        ],
      ],
      api: [
        { method: 'GET', path: '/{shift.path}', purpose: 'a period, by place and person' },
        { method: 'PUT', path: '/{shift.path}/week', purpose: 'save a draft week with its version' },
        { method: 'POST', path: '/{shift.path}/publish', purpose: 'make a period binding' },
      ],
      reads: ['object', 'wish'],
      writes: ['shift'],
      edgeCases: [
        'A {shift} crosses midnight at the end of the month: its hours count where each of them lies.',
        'The night of the clock change has 23 or 25 hours: paid hours follow the real time.',
        'A person is planned in two places at once: the second is refused and names the first.',
      ],
      effort: 'L',
      after: ['records/keep'],
      steps: [
        'Store {shift.name} with instants and the time zone of the place; forbid overlaps for one person by a constraint.',
        'Write each rule as a pure function of a person’s {shifts} that returns where and why; keep limits as data.',
        'Build the grid with keyboard, copy of a week and a line of gaps by role.',
        'Publish as one transaction that writes the differences, which then become the messages.',
      ],
      pitfalls: [
        'Rules in the screen: the import and the {swap} then walk around them.',
        'Sending the whole plan to everybody at each change.',
      ],
    },
    {
      key: 'swap',
      name: ['{Shift} swaps between {actors}', '{Actors} give and take {shifts}', 'Open {shifts} to take'],
      need: 'core',
      only: 'hosted',
      description: [
        'Lets {actors} offer {an shift}, take one that is open, and exchange two, within the rules and with a yes where it is wanted.',
        'Gives up {an shift} only when another has it: until then it stays with its owner.',
      ],
      stories: [
        { as: 'actor', want: 'to offer my Sunday to those who may take it', so: 'I need not beg in the group chat' },
        { as: 'keeper', want: 'to approve with one tap and see the effect', so: 'nobody ends up with 50 hours' },
      ],
      criteria: [
        'Only people with the role, without another {shift} and within rest times see the offer.',
        'Until a {swap} is approved, the plan shows the first owner as responsible.',
        'Given two takers in one second, when both confirm, then one is the new owner and the other reads who.',
      ],
      api: [
        { method: 'POST', path: '/{shift.path}/:id/swaps', purpose: 'offer or ask for an exchange' },
        { method: 'POST', path: '/{swap.path}/:id/take', purpose: 'take it' },
        { method: 'POST', path: '/{swap.path}/:id/decide', purpose: 'approve or refuse' },
      ],
      reads: ['shift', 'wish'],
      writes: ['swap', 'shift'],
      edgeCases: [
        'The {shift} starts in one hour and nobody has taken it: the planner is called, the offer stays.',
        'Three-way exchange: built from two, the second waits for the first.',
        'Offer and sick note cross: the sick note wins.',
      ],
      effort: 'M',
      after: ['plan'],
      steps: [
        'Model {swap.name} as states with one function for allowed steps.',
        'Check all rules again at approval inside the transaction that moves the {shift}.',
        'Notify by push those who are eligible, and stop when it is taken.',
      ],
      pitfalls: ['Taking the {shift} from the first owner at the moment of offering: then it belongs to nobody.'],
    },
    {
      key: 'wishes',
      name: ['When {actors} can and cannot work', '{Wishs} of {actors}', 'Days off and wishes of {actors}'],
      need: 'usual',
      description: [
        'Collects from {actors} when they cannot, would rather not, or would gladly work, until a closing day.',
        'Takes wishes on the phone, once or every week, and lays them under the grid of the planner.',
      ],
      stories: [{ as: 'actor', want: 'to block my evening class once for the term', so: 'I am not asked each week' }],
      criteria: [
        'An {wish} handed in before the closing day is visible in the grid within 5 seconds.',
        'Planning against "cannot" needs a confirmation that names the person.',
      ],
      api: [{ method: 'PUT', path: '/{wish.path}', purpose: 'set own times' }],
      reads: ['shift'],
      writes: ['wish'],
      edgeCases: [
        'Everybody blocks Christmas: the planner sees a count for each day before the closing day.',
        'A wish arrives after publishing: it becomes an offer to swap.',
      ],
      effort: 'S',
      after: ['plan'],
      steps: [
        'Store repeating {wish.name} rows as rules and expand them on reading.',
        'Show them as shading under the grid.',
      ],
      pitfalls: ['Expanding a weekly rule into a thousand rows.'],
    },
  ],
  usage: [{ need: 'push', units: 12 }],
  pains: [
    [
      'The plan hangs in the kitchen; who swapped with whom is in three different chats.',
      'I plan on Sunday night and at seven on Monday two have already called.',
      'Nobody notices that the late turn is followed by the early one until she falls asleep.',
    ],
  ],
  competitors: [
    {
      name: 'Deputy',
      kind: 'direct',
      positioning: 'Workforce scheduling with shift swaps and offers, with approval by a manager where wanted.',
      gap: 'Built for payroll by the hour; what {objects} demand on a day is not in it.',
      source: 'https://help.deputy.com/hc/en-au/articles/4688726501135-Allow-team-members-to-swap-or-offer-shifts',
    },
    {
      name: 'When I Work',
      kind: 'direct',
      positioning: 'Staff scheduling where an offered shift stays with its owner until a co-worker picks it up.',
      gap: 'Thinks in employees with contracts; volunteers and {objects} fit badly.',
      source: 'https://help.wheniwork.com/articles/swapping-and-dropping-shifts-iphoneipad/',
    },
    {
      name: 'A sheet on the wall and a group chat',
      kind: 'manual',
      positioning: 'Everybody passes by it.',
      gap: 'Two versions by Tuesday, and nobody counts hours.',
      unverified: true,
    },
  ],
  risks: [
    [
      'Rest times and notice periods differ by country and agreement; ship them as settings with a date from which they hold.',
      'Staff councils must often agree before such a plan is kept by software; ask before the pilot.',
    ],
  ],
  metrics: [
    ['Planning of a week below 30 minutes', 'Published at least 14 days ahead in 9 of 10 weeks'],
    '80 % of offered {shifts} taken without a phone call',
  ],
};
