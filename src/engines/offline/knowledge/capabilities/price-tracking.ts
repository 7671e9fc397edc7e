import type { Capability } from '../schema.ts';

export const priceTracking: Capability = {
  id: 'price-tracking',
  name: 'prices watched over time and compared',
  verbs: [],
  triggers: [
    {
      weight: 3,
      words: [
        'price drop',
        'price alert',
        'price history',
        'price comparison',
        'price tracker',
        'price tracking',
        'price monitoring',
        'compare price',
        'competitor price',
        'crop price',
        'market price',
        'mandi price',
        'preisvergleich',
        'preisverlauf',
        'preisalarm',
        'comparador de precio',
        'historial de precio',
        'comparar precio',
        'comparador de preco',
        'comparar preco',
        'comparateur de prix',
        'comparer les prix',
        'मंडी',
        'मंडी भाव',
      ],
    },
    {
      weight: 2,
      words: [
        'cheapest',
        'lowest price',
        'best price',
        'price change',
        'fuel price',
        'electricity price',
        'दाम',
        'भाव',
      ],
    },
    { weight: 1, words: ['price', 'deal', 'discount', 'supermarket'] },
  ],
  actor: 'user',
  object: { fallback: 'product', kinds: ['item', 'money', 'measure', 'place'] },
  entities: [
    {
      key: 'quote',
      name: 'price point',
      kind: 'money',
      sameAs: ['price', 'rate', 'fare', 'tariff'],
      fields: [
        'amount: money',
        'currency: text',
        'perUnit: text',
        'shipping: money',
        'seenAt: datetime',
        'condition: new | used | member | promotion',
        'raw: text',
      ],
      relations: [
        { says: 'refers to', to: 'object' },
        { says: 'belongs to', to: 'source' },
      ],
    },
    {
      key: 'source',
      name: 'price source',
      kind: 'place',
      fields: [
        'name: text',
        'kind: feed | page | report by people',
        'address: text',
        'everyMinutes: integer',
        'lastGoodAt: datetime',
        'terms: text',
      ],
      relations: [{ says: 'has many', to: 'quote' }],
    },
    {
      key: 'watch',
      name: 'price watch',
      kind: 'task',
      fields: [
        'owner: reference',
        'target: money',
        'dropPercent: decimal',
        'until: date',
        'toldAt: datetime',
        'told: money',
      ],
      relations: [
        { says: 'belongs to', to: 'actor' },
        { says: 'refers to', to: 'object' },
      ],
    },
  ],
  nodes: [
    {
      key: 'prices',
      need: 'market-data',
      type: 'external',
      label: 'Price Sources',
      does: [
        'Feeds, public data and pages from which prices of {objects} may be read under their terms.',
        'Supply prices of {objects} at their own pace, each with its own form and its own gaps.',
      ],
    },
    {
      key: 'collector',
      need: 'scheduler',
      type: 'queue',
      label: 'Price Collector',
      does: [
        'Fetches each source at its interval, politely, and turns what comes into {quotes} with unit and currency.',
        'Asks changed sources more often and quiet ones less, and stores only what differs from the last look.',
      ],
    },
  ],
  edges: [
    {
      from: 'collector',
      to: 'prices',
      protocol: 'HTTPS',
      purpose: ['fetch what is due, with a conditional request', 'read feeds within their limits'],
    },
    {
      from: 'collector',
      to: 'db',
      protocol: 'SQL',
      purpose: ['store changed prices', 'write {quotes} and find whom they concern'],
    },
  ],
  boundaries: [
    {
      name: 'Foreign pages',
      protects: ['collector', 'quote'],
      mechanism: [
        'Fetching goes through a proxy that reaches public addresses only, with limits on size, time and redirects; what a page says is data and changes no setting.',
        'Each source has its terms and its rate written down; one whose terms forbid reading is not read, and the list is reviewed each quarter.',
      ],
    },
  ],
  failures: [
    [
      'When a source changes its layout, its prices stop instead of being wrong: a value outside half to double of the last one waits for a second look.',
      'When a fetched price is a tenth of yesterday’s, it is held until a second source or a person confirms it.',
    ],
    [
      'When a source has been silent for three intervals, its prices are shown with their age and leave the comparison after a day.',
      'When a source answers "too many requests", its interval doubles, and the others go on.',
    ],
  ],
  features: [
    {
      key: 'compare',
      name: [
        'Prices of {objects} side by side',
        'Where {objects} cost what today',
        '{Object} prices compared per unit',
      ],
      need: 'core',
      description: [
        'Sets today’s prices of {an object} next to each other, per same unit and with all that comes on top, each with source and age.',
        'Brings prices of {objects} from many places to one unit, so that 950 g and 1 kg can be compared.',
      ],
      stories: [
        {
          as: 'actor',
          want: 'to see the whole price including what comes on top',
          so: 'the cheapest line is truly the cheapest',
        },
        { as: 'actor', want: 'to see how old each price is', so: 'I do not drive for one that is gone' },
      ],
      criteria: [
        [
          'Fifty pack sizes ("6 x 0.33 l", "2 for 3", "per 100 g", "per quintal") give the expected price per unit.',
          'A table of fifty spellings of amount and unit is read rightly, line by line.',
        ],
        'No price is shown without its source and its age; above 24 hours the age is in colour.',
        [
          'Sorting is by price per unit with all costs; currencies are converted with a named day’s rate.',
          'The first line is the lowest whole price, recomputed by hand on thirty examples.',
        ],
      ],
      api: [
        { method: 'GET', path: '/{object.path}/:id/prices', purpose: 'today’s prices per unit, with source and age' },
        { method: 'POST', path: '/{quote.path}/report', purpose: 'a price seen by a person, with a photo' },
      ],
      reads: ['object', 'source'],
      writes: ['quote'],
      edgeCases: [
        'The pack shrank and the price stayed: the price per unit shows it, and the day is marked.',
        [
          'A price holds for members or from three pieces: it stands apart and does not win the list.',
          'Two pages mean different things by the same name: they are joined by code or by a person, never by name alone.',
        ],
        'No price is younger than a week: the page says "nothing fresh" and shows the last one.',
      ],
      effort: 'L',
      after: ['records/keep'],
      steps: [
        'Write parsing of amount, unit and currency as one function with a table of examples in each language served.',
        'Store changes only, with the time first and last seen.',
        'Match by barcode or official code first; keep doubtful matches in a list for a person.',
        'Write one adapter for each source with stored samples as its tests.',
      ],
      pitfalls: [
        ['Reading "1.299" as one euro thirty.', 'Comparing a price with tax to one without.'],
        'Hammering a source every minute until it blocks all of us.',
      ],
    },
    {
      key: 'history',
      name: ['{Object} prices over time', 'What {objects} used to cost', 'Price curve for {objects}'],
      need: 'usual',
      description: [
        'Draws the price of {an object} over a week, a season and years, with its usual range and its lowest day.',
        'Shows whether today’s price of {an object} is a good one: against the last ninety days and the same weeks of last year.',
      ],
      stories: [
        {
          as: 'actor',
          want: 'to see whether "30 % off" is true',
          so: 'I do not fall for a price that was raised last week',
        },
      ],
      criteria: [
        'The lowest price of the last 30 days shown equals a query over the stored points.',
        [
          'Days without data are gaps in the curve and never a straight line.',
          'A source that was silent for four days leaves four empty days.',
        ],
      ],
      api: [{ method: 'GET', path: '/{object.path}/:id/price-history', purpose: 'points, range and lowest by period' }],
      reads: ['quote', 'source'],
      writes: ['quote'],
      edgeCases: [
        'The currency or the tax rate changed: the curve shows the step and names it.',
        'A wrong point was stored: it is voided with a reason and leaves curve and alarms.',
      ],
      effort: 'M',
      after: ['compare'],
      steps: [
        'Keep raw points and a daily lowest, middle and highest; compute the second from the first.',
        'Draw with gaps, with the usual band behind the line.',
        'Answer "good price?" by a percentile with its number of days.',
      ],
      pitfalls: ['Averages over sources that came and went.'],
    },
    {
      key: 'watch',
      name: [
        'Tell me when {objects} get cheaper',
        'Price targets for {objects}',
        '{Object} price at last where I want it',
      ],
      need: 'core',
      description: [
        'Lets {actors} name a price for {an object} and tells them once when it is reached, with the place and the age.',
        'Waits for the named price or a real drop, checks it a second time, and only then sends word.',
      ],
      stories: [
        { as: 'actor', want: 'to name the price at which I act', so: 'I stop looking every evening' },
        { as: 'actor', want: 'to choose the days and hours of messages', so: 'the phone stays quiet at night' },
      ],
      criteria: [
        [
          'From the changed price at the source to the message take at most its interval plus two minutes.',
          'Given an interval of 30 minutes, then nobody hears of a drop later than 32 minutes after it.',
        ],
        'One drop leads to one message for each watch; the next comes only when the price falls again by at least 2 %.',
        'A price that does not stand at the second look sends nothing.',
      ],
      api: [{ method: 'PUT', path: '/{object.path}/:id/price-watch', purpose: 'set target, drop and end' }],
      reads: ['quote'],
      writes: ['watch'],
      edgeCases: [
        'Ten thousand people watch the same one: messages go out in batches, oldest watch first.',
        'The target is above today’s price already: it is said at once, before the watch is saved.',
      ],
      effort: 'M',
      after: ['compare'],
      steps: [
        'Find watches from the new {quote.name} by an indexed query, not by a loop over all watches.',
        'Write the told price into the {watch.name} in the transaction that queues the message.',
        'Look a second time before telling, within a minute.',
      ],
      pitfalls: ['Comparing with the last price instead of the last one told: a wobble then sends ten messages.'],
    },
  ],
  usage: [
    { need: 'market-data', units: 300 },
    { need: 'push', units: 5 },
  ],
  pains: [
    [
      'I sold at the first price I was offered, and the next town paid a fifth more.',
      'I look up {objects} on five pages each evening, and each counts differently.',
      'It was "reduced", and three weeks before it had cost the same.',
    ],
  ],
  competitors: [
    {
      name: 'Keepa',
      kind: 'adjacent',
      positioning: 'Price history and alerts for Amazon.',
      gap: 'One shop; {objects} that are sold elsewhere or by weight are not in it.',
      when: ['shop', 'amazon', 'online', 'product', 'ecommerce', 'e-commerce', 'browser extension'],
      unverified: true,
    },
    {
      name: 'idealo',
      kind: 'adjacent',
      positioning: 'Price comparison of online shops in Germany and some other countries.',
      gap: 'Paid by the shops it lists; small sources of {objects} are missing.',
      when: ['shop', 'retail', 'product', 'online', 'germany', 'preisvergleich'],
      unverified: true,
    },
    {
      name: 'Asking around by phone',
      kind: 'manual',
      positioning: 'Three calls to people one trusts.',
      gap: 'Three prices of {objects}, no past, and each has an interest of its own.',
      unverified: true,
    },
  ],
  risks: [
    [
      'Sources may forbid reading or block it any day; at least half of the prices must come by agreement or public data.',
      'A single wrong price that sends people on a journey is told to fifty neighbours: hold odd values back.',
    ],
  ],
  metrics: [
    ['Confirmed as right: 98 of 100 prices in a weekly sample', 'Nine of ten shown prices younger than 24 hours'],
    [
      'A third of the price watches end in a purchase or a sale',
      'Two of five users look at a price again within the week',
    ],
  ],
};
