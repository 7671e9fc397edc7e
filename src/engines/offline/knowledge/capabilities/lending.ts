import type { Capability } from '../schema.ts';

export const lending: Capability = {
  id: 'lending',
  name: 'lending and renting out things that come back',
  verbs: [
    'lend',
    'borrow',
    'rent out',
    'loan',
    'verleihen',
    'vermieten',
    'ausleihen',
    'alquilar',
    'prestar',
    'alugar',
    'emprestar',
    'louer',
    'preter',
  ],
  triggers: [
    {
      weight: 3,
      words: [
        'lender',
        'borrower',
        'tool library',
        'library of thing',
        'equipment loan',
        'rent out',
        'rental marketplace',
        'rent from neighbour',
        'rent each other',
        'neighbour rent',
        'neighbour lend',
        'owner rent',
        'lend each other',
        'share tool',
        'lending library',
        'leihladen',
        'verleih',
        'prestamo de objetos',
        'pret of objet',
      ],
    },
    {
      weight: 2,
      words: [
        'borrowing',
        'lending',
        'rental item',
        'ausleihe',
        'leihen',
        'emprestimo',
        'prestamo',
        'lessor',
        'rent from',
        'borrowed',
        'lent out',
      ],
    },
    { weight: 1, words: ['rental', 'loan', 'rent', 'due back', 'overdue', 'deposit'] },
  ],
  actor: 'user',
  object: { fallback: 'item', kinds: ['item', 'document'] },
  entities: [
    {
      key: 'listing',
      name: 'listing',
      kind: 'item',
      sameAs: ['listing', 'ad', 'advert'],
      fields: [
        'owner: reference',
        'title: text',
        'description: text',
        'condition: text',
        'dayFee: money or none',
        'deposit: money or none',
        'daysMax: integer',
        'area: text',
        'status: draft | live | paused | gone',
        'photos: list of file',
      ],
      relations: [
        { says: 'belongs to', to: 'actor' },
        { says: 'refers to', to: 'object' },
      ],
    },
    {
      key: 'loan',
      name: 'loan',
      kind: 'event',
      sameAs: ['loan', 'rental', 'lending', 'lease', 'borrowing'],
      fields: [
        'lender: reference',
        'borrower: reference',
        'from: datetime',
        'until: datetime',
        'status: asked | accepted | declined | lapsed | out | late | returned | disputed',
        'fee: money',
        'deposit: money',
        'conditionOut: text',
        'conditionBack: text',
        'photosOut: list of file',
        'photosBack: list of file',
        'returnedAt: datetime',
      ],
      relations: [
        { says: 'refers to', to: 'listing' },
        { says: 'belongs to', to: 'actor' },
      ],
    },
  ],
  nodes: [
    {
      key: 'photos',
      need: 'file-storage',
      type: 'storage',
      label: '{Listing} and Handover Photos',
      does: [
        'Keeps pictures of what is lent and of its state at each handover, with place data removed.',
        'Stores photos of {listings} and of handovers; those of a handover are for its two sides.',
      ],
    },
    {
      key: 'due',
      need: 'scheduler',
      type: 'queue',
      label: 'Return Clock',
      does: [
        'Reminds before {an loan} is due, marks it late afterwards, and lets unanswered requests lapse.',
        'Turns the due time of each {loan} into reminders and, when it passes, into "late".',
      ],
    },
  ],
  edges: [
    {
      from: 'client',
      to: 'photos',
      protocol: 'HTTPS with a signed address',
      purpose: ['upload pictures directly', 'show photos of {listings} and handovers'],
    },
    { from: 'due', to: 'db', protocol: 'SQL', purpose: ['find {loans} that are due or late', 'claim what is due'] },
  ],
  boundaries: [
    {
      name: 'The two sides of {an loan}',
      protects: ['loan', 'listing'],
      mechanism: [
        'Exact address and phone reach lender and borrower of an accepted {loan}. Everybody else sees the area.',
        'Only the lender confirms a return, only the borrower reports damage found at the start; disputes go to the {keeper}.',
      ],
    },
  ],
  failures: [
    [
      'When two people ask for the same days, accepting one declines the other, with similar {listings} named.',
      'When {an loan} ends late, the next borrower is told before leaving home.',
    ],
    [
      'When a reminder cannot be delivered, the lender sees that and gets the phone number.',
      'When photos cannot be uploaded at the door, they wait on the phone and keep their time.',
    ],
  ],
  features: [
    {
      key: 'offer',
      name: [
        '{Objects} that others may use for a time',
        '{Object} {listings} with free days',
        'Put {an object} up for lending or rent',
      ],
      need: 'core',
      only: 'many',
      description: [
        '{An actor} says what others may have, when, for how long, and against which fee or deposit, if any.',
        'Turns {an object} that stands unused into {an listing} that others can find near them.',
      ],
      stories: [
        [
          { as: 'actor', want: 'to put {an object} up in two minutes', so: 'others use it while I do not' },
          { as: 'actor', want: 'to block days when I need {an object} myself', so: 'nobody asks in vain' },
        ],
        { as: 'other', want: 'to see what is free near me on Saturday', so: 'I need not search on' },
      ],
      criteria: [
        [
          'The list shows distance, fee, deposit and whether the wanted days are free.',
          'Choosing two days hides every {listing} that is out or blocked then.',
        ],
        'Without fee or deposit the {listing} says "free" and no payment step follows.',
        [
          'Before {an loan} is accepted the map shows an area of 300 metres, never the door.',
          'Nobody sees the address of a lender before a yes.',
        ],
      ],
      api: [
        { method: 'GET', path: '/{listing.path}', purpose: 'live ones by words, area and free days; paged' },
        { method: 'GET', path: '/{listing.path}/:id', purpose: 'one page with its free days' },
        { method: 'POST', path: '/{listing.path}', purpose: 'save {an listing} as draft' },
        { method: 'PATCH', path: '/{listing.path}/:id', purpose: 'change, publish, pause, block days' },
      ],
      reads: ['object'],
      writes: ['listing'],
      edgeCases: [
        'The owner pauses it with {an loan} under way: that one runs on, new requests stop.',
        [
          'A set has five parts: they are listed and ticked off at each handover.',
          'Two of the same kind: two {listings} or one with a count, as the owner says.',
        ],
      ],
      effort: 'L',
      after: ['records/keep', 'accounts/sign-in'],
      steps: [
        'Create {listing.name} with owner, fee, deposit, longest time and blocked days.',
        'Write free days as one pure function of {listing.name} and its {loan.name} rows; test overlaps at noon and midnight.',
        'Build list and map by area, with a filter for days.',
      ],
      pitfalls: ['Making price and photo compulsory where people lend for nothing.'],
    },
    {
      key: 'borrow',
      name: [
        'Borrow {objects} for given days',
        'Ask for {an object} and its dates',
        '{Loans} of {objects}, asked and accepted',
      ],
      need: 'core',
      only: 'many',
      description: [
        'Somebody asks for {an object} from one day to another; the owner says yes or no, and both know when and where.',
        'Carries each {loan} from request through handover to return, one clear next step at a time.',
      ],
      stories: [
        { as: 'other', want: 'to ask for {an object} for given dates', so: 'I need not negotiate in five messages' },
        [
          { as: 'actor', want: 'to accept a request with one tap', so: 'the others get their answer at once' },
          { as: 'actor', want: 'to see who asks and how past {loans} went', so: 'I lend with a good feeling' },
        ],
      ],
      criteria: [
        [
          'Given two requests for overlapping dates, accepting one declines the other in the same transaction.',
          'Overlapping dates can be accepted once; a second acceptance answers 409.',
        ],
        'A request without an answer lapses after 48 hours and both are told.',
        [
          'The {loan} names lender, borrower, days, fee and deposit as they were at the yes.',
          'Raising the fee later changes no accepted {loan}.',
        ],
      ],
      api: [
        { method: 'POST', path: '/{listing.path}/:id/{loan.path}', purpose: 'ask for dates' },
        { method: 'GET', path: '/{loan.path}', purpose: 'own ones, lent and borrowed' },
        { method: 'POST', path: '/{loan.path}/:id/answer', purpose: 'accept or decline' },
      ],
      reads: ['listing', 'object'],
      writes: ['loan'],
      edgeCases: [
        'The borrower wants two more days: possible until somebody else has asked for them.',
        'The lender falls ill on the day: cancelling frees the days and tells the borrower by phone message.',
      ],
      effort: 'L',
      after: ['offer'],
      steps: [
        'Create {loan.name} with both parties and a constraint against overlapping accepted days.',
        'Write the states of {loan.name} and who may cause which change as one table in code.',
        'Send the other side the next step after every change.',
      ],
      pitfalls: [
        'Checking for overlaps before the transaction and not inside it.',
        'Forgetting the state in which nothing happens: every waiting state needs a deadline.',
      ],
    },
    {
      key: 'return',
      name: ['Handover and return of {objects}', '{Objects} back on time and whole', 'Return reminders for {loans}'],
      need: 'core',
      only: 'many',
      description: [
        'Photos and a note at handover and return, a reminder before the due time, and a list of what is late.',
        'Notes the state of {objects} when they go and when they come back, and chases what is overdue.',
      ],
      stories: [
        {
          as: 'actor',
          want: 'to note the state of {an object} at handover',
          so: 'a scratch is not my word against another',
        },
        [
          { as: 'actor', want: 'to be reminded the day before I must bring it back', so: 'nobody has to chase me' },
          { as: 'actor', want: 'to see what is out, with whom, until when', so: 'nothing gets lost' },
        ],
      ],
      criteria: [
        'The borrower hears 24 hours and 2 hours before the due time; at the due time the {loan} becomes late and both know.',
        [
          'Both confirm handover and return; a return without the lender’s yes counts after 48 hours.',
          'Photos of both handovers stand side by side on the page of {an loan}.',
        ],
        'A deposit is returned within a day after an undisputed return.',
      ],
      api: [
        { method: 'POST', path: '/{loan.path}/:id/handover', purpose: 'gone out, with state and photos' },
        { method: 'POST', path: '/{loan.path}/:id/return', purpose: 'came back, with state and photos' },
        { method: 'GET', path: '/{loan.path}/late', purpose: 'overdue ones, longest first' },
      ],
      reads: ['listing', 'object'],
      writes: ['loan'],
      edgeCases: [
        'One side confirms the return and the other does not: after 72 hours it goes to the {keeper}.',
        [
          'It comes back damaged: the {loan} is disputed, the deposit waits, the {keeper} decides.',
          'It never comes back: after 14 days the deposit is kept and the case closed with a note.',
        ],
      ],
      effort: 'M',
      after: ['borrow'],
      steps: [
        'Plan reminders from the due time when {an loan} goes out; plan them anew when it is extended.',
        'Take photos offline as well and keep the time at which they were taken.',
        'Let the {keeper} decide disputed {loans} on a page with both states and all messages.',
      ],
      pitfalls: ['Letting the borrower alone mark {an loan} as returned.'],
    },
  ],
  usage: [
    { need: 'file-storage', units: 10 },
    { need: 'scheduler', units: 4 },
  ],
  pains: [
    [
      'I own {an object} that I use twice a year, and so does everybody around me.',
      'I lent somebody {an object} and no longer know whom.',
      'Asking for {an object} back is more awkward than buying a new one.',
    ],
  ],
  competitors: [
    {
      name: 'A group chat of people who know each other',
      kind: 'manual',
      positioning: 'Everybody is there already, and asking costs nothing.',
      gap: 'Who has {objects} and until when is known to nobody a week later.',
      unverified: true,
    },
    {
      name: 'Peerby',
      kind: 'adjacent',
      positioning: 'Borrowing and renting things from people nearby.',
      gap: 'A general catalogue; rules for {objects}, their state and their way back are not its subject.',
      unverified: true,
    },
  ],
  risks: [
    [
      'Who pays for damage to {objects} must be settled before the first handover.',
      'A single case of {objects} that never came back is told to everybody: have a rule and a deposit ready.',
    ],
    [
      'Borrowing is rare for each person; a handful of things that many need has to bring them back.',
      'With too few people near each other every search ends empty: fill one place first.',
    ],
  ],
  metrics: [
    ['Nine of ten {loans} back on time', 'Fewer than 2 % of {loans} end in a dispute'],
    ['Half of all {listings} lent out at least once in the first three months', 'Six of ten requests get a yes'],
  ],
};
