import type { Capability } from '../schema.ts';

export const marketplace: Capability = {
  id: 'marketplace',
  name: 'offers between two sides',
  verbs: [
    'hire',
    'rent out',
    'lend',
    'borrow',
    'swap',
    'trade',
    'exchange',
    'offer',
    'verleihen',
    'vermieten',
    'ausleihen',
    'tauschen',
    'alquilar',
    'prestar',
    'intercambiar',
    'alugar',
    'emprestar',
    'trocar',
    'louer',
    'preter',
    'echanger',
  ],
  triggers: [
    {
      weight: 3,
      words: [
        'marketplace',
        'two-sided',
        'classified',
        'peer-to-peer',
        'marktplatz',
        'mercado en linea',
        'place de marche',
        'freelancer',
        'seller and buyer',
        'buyer and seller',
      ],
    },
    { weight: 2, words: ['rent out', 'listing', 'lender', 'borrower', 'second-hand', 'anzeige', 'anuncio'] },
    {
      weight: 1,
      words: ['supply', 'demand', 'commission', 'verified', 'neighbour', 'local', 'provider', 'gig', 'seller', 'buyer'],
    },
  ],
  actor: 'user',
  object: { fallback: 'item', kinds: ['item', 'place', 'event', 'task', 'person'] },
  entities: [
    {
      key: 'listing',
      name: 'listing',
      kind: 'item',
      sameAs: ['listing', 'offer', 'ad', 'gig'],
      fields: [
        'title: text',
        'description: text',
        'price: money',
        'priceUnit: once | hour | day | week',
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
      key: 'deal',
      name: 'deal',
      kind: 'event',
      sameAs: ['deal', 'rental', 'loan', 'swap', 'trade'],
      fields: [
        'status: asked | accepted | declined | handed over | returned | disputed',
        'from: datetime',
        'until: datetime',
        'agreedPrice: money',
        'conditionBefore: text',
        'conditionAfter: text',
      ],
      relations: [
        { says: 'refers to', to: 'listing' },
        { says: 'belongs to', to: 'other' },
      ],
    },
  ],
  nodes: [
    {
      key: 'photos',
      need: 'file-storage',
      type: 'storage',
      label: '{Listing} Photos',
      does: [
        'Keeps the pictures of {listings} in three sizes, with place data removed from each.',
        'Stores photos of {objects} away from the database; a picture is public only while its {listing} is live.',
      ],
    },
  ],
  edges: [
    {
      from: 'client',
      to: 'photos',
      protocol: 'HTTPS with a signed address',
      purpose: ['upload pictures of {objects} directly', 'show photos of {listings}'],
    },
    { from: 'api', to: 'photos', protocol: 'HTTPS', purpose: 'issue upload permissions of ten minutes' },
  ],
  boundaries: [
    {
      name: 'Both sides of {an deal}',
      protects: ['deal', 'listing'],
      mechanism: [
        'Exact address and phone are returned only to the two sides of an accepted {deal}; everybody else sees the district.',
        'Who owns a {listing.name} may change it; who asked may withdraw; a state that needs both cannot be set by one.',
      ],
    },
  ],
  failures: [
    [
      'When two people ask for the same {object} and dates, accepting one declines the other with a sentence and similar {listings}.',
      'When a side stops answering, the {deal} lapses after 48 hours and the {object} is free again.',
    ],
    [
      'When photo storage is down, {an listing} can be saved as draft and pictures follow later.',
      'When pictures cannot be stored, drafts of {listings} still save with their text.',
    ],
  ],
  features: [
    {
      key: 'offer',
      name: ['Offer {an object} to others', '{Object} offers', 'Put {an object} up for others nearby'],
      need: 'core',
      only: 'many',
      description: [
        '{An actor} describes {an object} with photos, price, area and conditions, and puts it in front of others.',
        'Turns {an object} that somebody has into {an listing} that somebody else can ask for.',
        'Makes {objects} visible: what it is, where, for how much, and under which conditions.',
      ],
      stories: [
        {
          as: 'actor',
          want: 'to put {an object} up in five minutes',
          so: 'it earns something instead of standing around',
        },
        { as: 'actor', want: 'to pause {an listing}', so: 'nobody asks while I am away' },
        { as: 'keeper', want: 'to see new {listings} before they go live', so: 'forbidden things never appear' },
      ],
      criteria: [
        [
          '{An listing} needs a title, one photo, a price and an area; publishing without one of them names what is missing.',
          'Publishing is refused until title, price, area and at least one picture exist, and each missing part is named.',
        ],
        [
          'A paused {listing} is absent from lists within 5 seconds and its address says "not available".',
          'Five seconds after pausing, no search returns the {listing}.',
        ],
        'No uploaded photo keeps the place where it was taken.',
      ],
      api: [
        { method: 'POST', path: '/{listing.path}', purpose: 'save {an listing} as draft' },
        { method: 'POST', path: '/{listing.path}/:id/publish', purpose: 'check and put live' },
        { method: 'POST', path: '/{listing.path}/:id/pause', purpose: 'take out of sight' },
      ],
      reads: ['object'],
      writes: ['listing'],
      edgeCases: [
        'The same {object} is offered twice by one {actor}: the second draft asks whether it replaces the first.',
        [
          'Price is zero: the {listing} is shown as free and no payment step follows.',
          'The text holds a phone number: it is masked, and the {actor} is told why.',
        ],
        'A photo is 40 MB: it is made smaller on the device before it is sent.',
      ],
      effort: 'L',
      after: ['records/keep', 'accounts/sign-in'],
      steps: [
        'Create {listing.name} with a status column and an owner; only live rows are public.',
        'Build the form as a draft that saves on each step, so that a lost connection loses nothing.',
        'Upload photos directly to storage, strip metadata, make three sizes in a job.',
        'Add publish with its checks in one function that returns all that is missing.',
      ],
      pitfalls: [
        [
          'Showing the exact position of {an object} on a map before {an deal} exists.',
          'Building both sides at full size first: without supply in one town nobody needs search.',
        ],
        'Deleting {listings} that {deals} refer to.',
      ],
    },
    {
      key: 'request',
      name: ['Ask for {an object} and agree', '{Deal} from request to handover', 'Requests for {objects}'],
      need: 'core',
      only: 'many',
      description: [
        'Somebody asks for {an object}, the owner accepts or declines, and both see what was agreed.',
        'Carries each {deal} from the first question to handover and return, with one clear next step for either side.',
      ],
      stories: [
        { as: 'other', want: 'to ask for {an object} for given dates', so: 'I need not negotiate in five messages' },
        { as: 'actor', want: 'to accept one request with one tap', so: 'the others get their answer at once' },
        {
          as: 'actor',
          want: 'to note the state of {an object} at handover',
          so: 'a scratch is not my word against another',
        },
      ],
      criteria: [
        [
          'Given two requests for overlapping dates, when one is accepted, then the other becomes declined in the same transaction.',
          'Overlapping dates for one {object} can be accepted once; a second acceptance answers 409.',
        ],
        [
          'Each state of {an deal} shows exactly one next step to each side.',
          'Both sides always see whose turn it is and until when.',
        ],
        'A request without an answer lapses after 48 hours and both are told.',
      ],
      api: [
        { method: 'POST', path: '/{listing.path}/:id/requests', purpose: 'ask for dates' },
        { method: 'POST', path: '/{deal.path}/:id/transition', purpose: 'accept, decline, hand over, return' },
      ],
      reads: ['listing', 'object'],
      writes: ['deal'],
      edgeCases: [
        'The owner pauses the {listing} with an open request: the request stays and can still be answered.',
        [
          'The {object} comes back a day late: the {deal} shows the delay and the price of it.',
          'One side confirms the return and the other does not: after 72 hours it goes to the {keeper}.',
        ],
      ],
      effort: 'L',
      after: ['offer'],
      steps: [
        'Write the states of {deal.name} and who may cause which change as one table in code; reject everything else.',
        'Exclude overlapping accepted dates by a constraint.',
        'Record each change with person, time and optional photos.',
        'Send the other side the next step after every change.',
      ],
      pitfalls: [
        'Spreading the rules of states over several handlers.',
        'Forgetting the state in which nothing happens: every waiting state needs a deadline.',
      ],
    },
    {
      key: 'trust',
      name: [
        'Checked {actors} for {listings}',
        'Proof of identity before {objects} change hands',
        'Dispute desk for {deals}',
      ],
      need: 'usual',
      only: 'many',
      description: [
        'Shows what is known about a person before {an object} is handed over, and gives both sides a way to complain.',
        'Confirms phone and identity of {actors}, counts finished {deals}, and collects complaints with photos.',
      ],
      stories: [
        {
          as: 'actor',
          want: 'to see whether the other person has been checked',
          so: 'I dare to hand {an object} to a stranger',
        },
        {
          as: 'keeper',
          want: 'to decide a complaint with all evidence in one place',
          so: 'both sides get the same rules',
        },
      ],
      criteria: [
        'A mark "checked" appears only after a confirmed phone number and identity document, with the date of the check.',
        [
          'A complaint can be opened up to 7 days after the return and freezes what is owed.',
          'Opening a dispute within a week of return stops the payout of that {deal}.',
        ],
      ],
      api: [{ method: 'POST', path: '/{deal.path}/:id/dispute', purpose: 'open a complaint with evidence' }],
      reads: ['listing'],
      writes: ['deal'],
      edgeCases: [
        'A checked {actor} changes the phone number: the mark is gone until it is confirmed again.',
        'Complaint and counter-complaint come in the same minute: they are one case.',
      ],
      effort: 'M',
      after: ['request'],
      steps: [
        'Store the result and date of a check, never the document itself.',
        'Add dispute as a state of {deal.name} with a deadline for each side’s statement.',
        'Build the case page of the {keeper}: timeline, photos, decision with reason.',
      ],
      pitfalls: ['Keeping copies of identity documents in own storage.'],
    },
  ],
  usage: [{ need: 'file-storage', units: 15 }],
  pains: [
    [
      'Somebody two streets away has {an object} that stands unused, and I buy one.',
      'Offers of {objects} scroll past in a group and cannot be found an hour later.',
      'With strangers I never know whether {an object} comes back, or whether the money comes at all.',
    ],
  ],
  competitors: [
    {
      name: 'Facebook Marketplace',
      kind: 'substitute',
      positioning: 'Free listings in front of everybody nearby.',
      gap: 'No dates, no handover record and no rules for {objects}; every deal starts from nothing.',
      unverified: true,
    },
    {
      name: 'Craigslist',
      kind: 'adjacent',
      positioning: 'Plain classified ads by city.',
      gap: 'Anonymous on both sides; whoever hands over {an object} carries all the risk.',
      unverified: true,
    },
  ],
  risks: [
    [
      'Neither side comes without the other: start with one town and one kind of {object}, and bring the supply by hand.',
      'After the first {deal} both sides know each other and leave; something beyond the introduction must be worth the fee.',
    ],
    [
      'Damage to {objects} needs a rule about who pays before the first handover.',
      'One bad handover in the local news can end trust in a young market.',
    ],
  ],
  metrics: [
    ['40 % of requests for {objects} end in {an deal}', 'Four of ten people who ask for {an object} get it'],
    [
      'Half of all {listings} get a request within 14 days',
      'At least 30 live {listings} in the first district before launch',
    ],
  ],
};
