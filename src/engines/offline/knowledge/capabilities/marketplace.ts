import type { Capability } from '../schema.ts';

export const marketplace: Capability = {
  id: 'marketplace',
  name: 'offers between two sides',
  verbs: ['hire', 'swap', 'trade', 'exchange', 'offer', 'tauschen', 'intercambiar', 'trocar', 'echanger'],
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
    { weight: 2, words: ['listing', 'second-hand', 'anzeige', 'anuncio'] },
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
      sameAs: ['listing', 'ad', 'advert', 'gig'],
      fields: [
        'owner: reference',
        'title: text',
        'description: text',
        'condition: text',
        'price: money',
        'negotiable: boolean',
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
      key: 'offer',
      name: 'price offer',
      kind: 'money',
      sameAs: ['offer', 'price offer', 'counter-offer'],
      fields: [
        'madeBy: reference',
        'amount: money',
        'message: text',
        'status: open | countered | accepted | declined | lapsed',
        'validUntil: datetime',
      ],
      relations: [{ says: 'belongs to', to: 'listing' }],
    },
    {
      key: 'deal',
      name: 'deal',
      kind: 'event',
      sameAs: ['deal', 'swap', 'trade'],
      fields: [
        'seller: reference',
        'buyer: reference',
        'amount: money',
        'status: agreed | paid | handed over | completed | cancelled | disputed',
        'acceptBy: datetime',
        'handover: collection | shipping | online',
        'trackingCode: text',
        'completedAt: datetime',
      ],
      relations: [
        { says: 'refers to', to: 'listing' },
        { says: 'belongs to', to: 'other' },
      ],
    },
    {
      key: 'dispute',
      name: 'dispute',
      kind: 'task',
      fields: [
        'raisedBy: reference',
        'claim: text',
        'evidence: list of file',
        'answer: text',
        'status: open | answered | settled | ruled',
        'ruling: text',
        'dueAt: datetime',
      ],
      relations: [{ says: 'belongs to', to: 'deal' }],
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
      name: 'Public {listings}, private {deals}',
      protects: ['deal', 'offer', 'listing'],
      mechanism: [
        'Live {listings} are open to everybody. {Offers} and {deals} answer their two sides and the {keeper} only.',
        'Anybody may read a live {listing}. Exact address and phone reach the two sides of {an deal}, nobody else.',
      ],
    },
  ],
  failures: [
    [
      'When two people accept the same {object} in one second, the first {deal} stands. The second is told at once.',
      'When a side stops answering, its {offer} lapses after 48 hours. The {object} is free again.',
    ],
    [
      'When photo storage is down, {an listing} can be saved as draft and pictures follow later.',
      'When pictures cannot be stored, drafts of {listings} still save with their text.',
    ],
  ],
  features: [
    {
      key: 'offer',
      name: ['Put {objects} up for sale', '{Listings} for {objects}', '{Object} {listings} with photos and price'],
      need: 'core',
      only: 'many',
      description: [
        '{An actor} describes {an object} with photos, condition and price. Others find it as {an listing}.',
        'Turns {an object} that somebody wants to part with into {an listing} that others can ask for.',
        'Makes {objects} visible: what is offered, in which state, where, and for how much.',
      ],
      stories: [
        { as: 'actor', want: 'to put {an object} up in five minutes', so: 'it finds somebody who needs it' },
        [
          { as: 'actor', want: 'to pause {an listing}', so: 'nobody asks while I am away' },
          { as: 'actor', want: 'to change the price of {an listing}', so: 'I learn what the market bears' },
        ],
        { as: 'keeper', want: 'to see new {listings} before they go live', so: 'forbidden things never appear' },
      ],
      criteria: [
        [
          '{An listing} needs a title, one photo, a price and an area. Publishing names whatever is missing.',
          'Publishing is refused until title, price, area and one picture exist; each gap is named.',
        ],
        [
          'A paused {listing} leaves all lists within 5 seconds. Its address says "not available".',
          'Five seconds after pausing, no search returns the {listing}.',
        ],
        'No uploaded photo keeps the place where it was taken.',
      ],
      api: [
        { method: 'POST', path: '/{listing.path}', purpose: 'save {an listing} as draft' },
        { method: 'PATCH', path: '/{listing.path}/:id', purpose: 'change text, photos or price' },
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
        'Create {listing.name} with owner, price and a status column; only live rows are public.',
        'Build the form as a draft that saves on each step, so that a lost connection loses nothing.',
        'Upload photos directly to storage, strip metadata, make three sizes in a job.',
        'Add publish with its checks in one function that returns all that is missing.',
      ],
      pitfalls: [
        [
          'Showing the exact position of {an object} on a map before {an deal} exists.',
          'Building both sides at full size first: without supply nobody needs search.',
        ],
        'Deleting {listings} that {deals} refer to.',
      ],
    },
    {
      key: 'find',
      name: ['Find {objects} on offer', 'Browse {listings} without an account', 'Search and filter {listings}'],
      need: 'core',
      only: 'many',
      description: [
        'Lists what is on offer, with filters for price, condition and area, and a public page for each {listing}.',
        'Shows live {listings} to everybody, newest or nearest first, before anybody signs in.',
      ],
      stories: [
        {
          as: 'other',
          want: 'to filter {listings} by price, condition and area',
          so: 'I see at once what I could really get',
        },
        [
          { as: 'actor', want: 'to look at {listings} like mine', so: 'I set a price that finds a buyer' },
          { as: 'actor', want: 'to send somebody the address of {an listing}', so: 'a colleague can look at it too' },
        ],
      ],
      criteria: [
        [
          'Without signing in, lists and pages of live {listings} open; drafts and paused ones answer 404.',
          'A visitor without an account reaches every live {listing} and no draft.',
        ],
        ['With 10,000 live entries a filtered page arrives in 300 ms.', 'Any filter answers within 0.3 seconds.'],
        'Each live page has title, price, condition and picture in its HTML, for search engines.',
      ],
      api: [
        { method: 'GET', path: '/{listing.path}', purpose: 'live ones by text, price, condition, area; paged' },
        { method: 'GET', path: '/{listing.path}/:id', purpose: 'one public page' },
      ],
      reads: ['listing', 'object'],
      writes: [],
      edgeCases: [
        'It was taken a minute ago: the page says so and shows three like it.',
        [
          'No hit: the page offers a search that is kept and reports new ones.',
          'Fewer than ten hits: near misses follow, marked as such.',
        ],
      ],
      effort: 'M',
      after: ['offer'],
      steps: [
        'Write one query for live {listing.name} rows with filters, sorting and a cursor; index what is filtered.',
        'Render list and detail on the server with a canonical address and structured data.',
        'Seed forty realistic entries so that filters can be tried.',
      ],
      pitfalls: ['Paging by offset: entries are skipped when new ones come in.'],
    },
    {
      key: 'request',
      name: ['Price offers for {objects}', 'From first offer to {deal}', 'Ask for {an object} and agree'],
      need: 'core',
      only: 'many',
      description: [
        'Somebody takes the asking price or makes {an offer}; the owner accepts, counters or declines. Yes makes {an deal}.',
        'Carries talks about {an object} from first figure to {an deal}, with one clear next step for either side.',
      ],
      stories: [
        {
          as: 'other',
          want: 'to offer a price with a deadline',
          so: 'I know by Friday whether I can have it',
        },
        [
          { as: 'actor', want: 'to answer {an offer} with a figure of my own', so: 'we agree in two steps' },
          { as: 'actor', want: 'to accept one request with one tap', so: 'the others get their answer at once' },
        ],
      ],
      criteria: [
        [
          'Accepting closes all other {offers} for that {listing} in the same transaction.',
          'Two acceptances at once make one {deal}; the later answers 409.',
        ],
        [
          'The {deal} names seller, buyer and the agreed sum. Later price changes leave it alone.',
          'Raising the price of {an listing} changes no {deal} that stands.',
        ],
        '{An offer} without an answer lapses after 48 hours and both are told.',
      ],
      api: [
        { method: 'POST', path: '/{listing.path}/:id/{offer.path}', purpose: 'make {an offer} or take the price' },
        { method: 'GET', path: '/{offer.path}', purpose: 'own ones, made and received' },
        { method: 'POST', path: '/{offer.path}/:id/answer', purpose: 'accept, counter or decline' },
      ],
      reads: ['listing', 'object'],
      writes: ['offer', 'deal'],
      edgeCases: [
        'The owner pauses the {listing} with talks under way: they can still be finished.',
        [
          'The third counter-offer in a row: both see the whole row of figures.',
          'An {offer} below half the price: the owner may have set that such are declined at once.',
        ],
      ],
      effort: 'L',
      after: ['offer'],
      steps: [
        'Write states of {offer.name} and who may cause each change as one table in code; reject everything else.',
        'On acceptance create {deal.name} with both parties and the amount from {offer.name} or {listing.name}.',
        'Lock the {listing.name} row on acceptance, so that it is sold once.',
        'Send the other side the next step after every change.',
      ],
      pitfalls: [
        'Taking the amount from the client instead of {offer.name}.',
        'Forgetting the state in which nothing happens: every waiting state needs a deadline.',
      ],
    },
    {
      key: 'handover',
      name: [
        'Handover and shipping of {objects}',
        'From {deal} to delivered {object}',
        '{Deals} until both are content',
      ],
      need: 'usual',
      only: 'many',
      description: [
        'After the yes: collection or shipping, papers that go with {an object}, arrival, and the end of the {deal}.',
        'Shows both sides where {an object} is, who has to act, and until when.',
      ],
      stories: [
        { as: 'actor', want: 'to note how {an object} was handed over', so: 'a scratch is not my word against yours' },
        { as: 'other', want: 'to confirm that it came as described', so: 'the seller gets the money at once' },
      ],
      criteria: [
        [
          'Each state of {an deal} shows exactly one next step to each side.',
          'Both sides always see whose turn it is and until when.',
        ],
        'Without a word from the buyer {an deal} completes 3 days after arrival; a reminder goes out a day before.',
      ],
      api: [
        { method: 'GET', path: '/{deal.path}', purpose: 'own ones, as seller and as buyer' },
        { method: 'GET', path: '/{deal.path}/:id', purpose: 'parties, sum, steps so far' },
        { method: 'POST', path: '/{deal.path}/:id/handover', purpose: 'handed over or sent, with proof' },
        { method: 'POST', path: '/{deal.path}/:id/accept', purpose: 'arrived as described' },
      ],
      reads: ['listing', 'object'],
      writes: ['deal'],
      edgeCases: [
        'The parcel is lost: days for checking begin with delivery, not with sending.',
        'Collection fails twice: either side may cancel, and the {listing} is live again.',
      ],
      effort: 'M',
      after: ['request'],
      steps: [
        'Write the states of {deal.name} as one table: from, to, who may, what is sent.',
        'Record each change with person, time and optional photos.',
        'Build one page a {deal}: parties, sum, timeline, next step.',
      ],
      pitfalls: ['Spreading the rules of states over several handlers.'],
    },
    {
      key: 'trust',
      name: [
        'Checked people behind {listings}',
        'Proof of identity before {objects} change hands',
        'Desk for {disputes}',
      ],
      need: 'usual',
      only: 'many',
      description: [
        'Shows what is known about a person before {an object} is handed over; complaints are decided by the {keeper}.',
        'Confirms who people are, counts finished {deals}, and gives complaints one desk and one set of rules.',
      ],
      stories: [
        {
          as: 'keeper',
          want: 'to decide {an dispute} with all evidence in one place',
          so: 'both sides get the same rules',
        },
        {
          as: 'actor',
          want: 'to see whether the other person has been checked',
          so: 'I dare to hand {an object} to a stranger',
        },
      ],
      criteria: [
        'A mark "checked" appears only after a confirmed identity, with the date of the check.',
        [
          '{An dispute} can be opened up to 7 days after arrival and freezes what is owed.',
          'Opening {an dispute} within a week of arrival stops every payout of that {deal}.',
        ],
        'Only the {keeper} can rule; seller and buyer get 403.',
      ],
      api: [
        { method: 'POST', path: '/{deal.path}/:id/{dispute.path}', purpose: 'complain with evidence' },
        { method: 'GET', path: '/{dispute.path}', purpose: 'open ones, for the {keeper}' },
        { method: 'POST', path: '/{dispute.path}/:id/ruling', purpose: 'decide with a reason, {keeper} only' },
      ],
      reads: ['listing', 'deal'],
      writes: ['dispute', 'deal'],
      edgeCases: [
        'A checked person changes the phone number: the mark is gone until it is confirmed again.',
        'Complaint and counter-complaint come in the same minute: they are one case.',
      ],
      effort: 'M',
      after: ['request'],
      steps: [
        'Store result and date of a check, never the document itself.',
        'Create {dispute.name} with a deadline for each side’s statement; while open, the {deal} stands still.',
        'Build the case page of the {keeper}: timeline, photos, ruling with reason.',
      ],
      pitfalls: ['Keeping copies of identity documents in own storage.'],
    },
  ],
  usage: [{ need: 'file-storage', units: 15 }],
  pains: [
    [
      'Somebody near me has {an object} that nobody uses, and I buy a new one.',
      'Offers of {objects} scroll past in a group and cannot be found an hour later.',
      'With strangers I never know whether {an object} is as described, or whether the money comes.',
    ],
  ],
  competitors: [
    {
      name: 'Facebook Marketplace',
      kind: 'substitute',
      positioning: 'Free listings in front of everybody nearby.',
      gap: 'No handover record and no rules for {objects}; every deal starts from nothing.',
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
      'Neither side comes without the other: start in one place with one kind of {object}, and bring the supply by hand.',
      'After the first {deal} both sides know each other and leave; something beyond the introduction must be worth the fee.',
    ],
    [
      'What "as described" means for {objects} needs a written rule before the first {dispute}.',
      'One bad handover in the news can end trust in a young market.',
    ],
  ],
  metrics: [
    ['40 % of first {offers} end in {an deal}', 'Four of ten people who ask for {an object} get it'],
    ['Half of all {listings} get {an offer} within 14 days', 'At least 30 live {listings} before the public launch'],
  ],
};
