import type { Capability } from '../schema.ts';

export const inventory: Capability = {
  id: 'inventory',
  name: 'stock keeping',
  verbs: [
    'stock',
    'restock',
    'count',
    'replenish',
    'reorder',
    'inventarisieren',
    'nachbestellen',
    'auffullen',
    'reponer',
    'inventariar',
    'abastecer',
    'repor',
    'inventorier',
    'reapprovisionner',
  ],
  triggers: [
    {
      weight: 3,
      words: [
        'inventory',
        'warehouse',
        'stocktake',
        'lagerbestand',
        'inventur',
        'lager',
        'inventario',
        'existencias',
        'estoque',
        'inventaire',
        'stock level',
        'in stock',
        'out of stock',
        'stock keeping',
      ],
    },
    { weight: 2, words: ['spare part', 'shelf', 'expiry', 'batch number', 'consumable', 'sku', 'pantry', 'vorrat'] },
    { weight: 1, words: ['material', 'quantity', 'supply', 'waste', 'ingredient', 'stock', 'supplier'] },
  ],
  actor: 'user',
  object: { fallback: 'item', kinds: ['item'] },
  entities: [
    {
      key: 'movement',
      name: 'stock movement',
      kind: 'event',
      fields: [
        'enteredBy: reference',
        'quantity: decimal, signed',
        'unit: text',
        'reason: received | used | sold | wasted | counted | moved',
        'at: datetime',
        'note: text',
      ],
      relations: [
        { says: 'refers to', to: 'object' },
        { says: 'belongs to', to: 'spot' },
        { says: 'belongs to', to: 'actor' },
      ],
    },
    {
      key: 'spot',
      name: 'storage place',
      kind: 'place',
      fields: ['name: text', 'code: text, unique', 'active: boolean'],
      relations: [{ says: 'has many', to: 'movement' }],
    },
    {
      key: 'supply',
      name: 'supply order',
      kind: 'document',
      fields: ['supplier: text', 'status: draft | sent | partly in | in', 'expectedOn: date', 'lines: json'],
      relations: [{ says: 'refers to', to: 'object' }],
    },
  ],
  nodes: [],
  edges: [],
  boundaries: [
    {
      name: 'Stock ledger',
      protects: ['movement'],
      mechanism: [
        'Movements are only added; a trigger refuses update and delete, and a mistake is corrected by a counter entry with a reason.',
        'Every change of a quantity names a person and a reason; no role may write a quantity directly.',
      ],
    },
  ],
  failures: [
    [
      'When two people take the last {object}, both takings are recorded, the level goes below zero and is marked for a count.',
      'When the level of {an object} falls below zero, work goes on and a count is asked for on the same day.',
    ],
  ],
  features: [
    {
      key: 'levels',
      name: ['{Object} stock levels', '{Object} stock by place', 'Stock ledger for {objects}'],
      need: 'core',
      description: [
        'Knows for each {object} how many are where, and which movements led to that number.',
        'Takes goods in, books use and waste, and shows the level of {objects} in every place.',
        'Each coming and going of {an object} is one short entry; the level is their sum.',
      ],
      stories: [
        { as: 'actor', want: 'to book out {an object} in two taps', so: 'I do it while I take it from the shelf' },
        { as: 'keeper', want: 'to see where {objects} are', so: 'nobody drives for something we have' },
      ],
      criteria: [
        [
          'The level of {an object} equals the sum of its movements, checked over 10,000 random entries.',
          'Adding up all entries of {an object} gives exactly the level shown.',
        ],
        [
          'Booking out takes at most two taps after {an object} was found.',
          'From opened list to booked use: no more than two actions.',
        ],
        'Moving between places writes two entries in one transaction whose sum is zero.',
      ],
      api: [
        { method: 'POST', path: '/{movement.path}', purpose: 'receive, use, waste or move' },
        { method: 'GET', path: '/{object.path}/levels', purpose: 'levels by place' },
        { method: 'GET', path: '/{object.path}/:id/movements', purpose: 'history of one level' },
        { method: 'POST', path: '/{spot.path}', purpose: 'add a storage place' },
      ],
      reads: ['object', 'spot'],
      writes: ['movement', 'spot'],
      edgeCases: [
        [
          '{An object} comes in boxes of 12 and is used singly: the unit of each entry is converted once, at entry.',
          'A decimal quantity of a thing that is counted in pieces is refused.',
        ],
        'Something is found that was never received: it enters with reason "counted".',
      ],
      effort: 'M',
      after: ['records/keep'],
      steps: [
        'Create {movement.name} as an append-only table with signed quantity, reason, place, person.',
        'Keep the current level in a second table, updated in the same transaction, and write a check that compares both.',
        'Offer the three most used reasons as large buttons.',
      ],
      pitfalls: [
        [
          'Storing only a quantity column that everybody overwrites.',
          'Rounding after each conversion of units instead of once.',
        ],
      ],
    },
    {
      key: 'reorder',
      name: [
        'Reorder list for {objects}',
        'Low {object} warning with a shopping list',
        'Running out of {objects}: what to buy',
      ],
      need: 'usual',
      description: [
        'Puts {objects} on a list when they fall below their minimum, sorted by supplier, ready to send.',
        'Works out from use and delivery time when {an object} must be bought, and prepares the text.',
      ],
      stories: [
        {
          as: 'keeper',
          want: 'to see what runs out before the next delivery',
          so: 'work never stops for a missing {object}',
        },
        { as: 'actor', want: 'to report an empty shelf', so: 'the next person does not search' },
      ],
      criteria: [
        [
          'Given a minimum of 5, when the level reaches 4, then the {object} is on the list within a minute.',
          '{An object} that drops under its minimum appears on the list in sixty seconds, once.',
        ],
        'What is already on its way is subtracted from the suggested quantity.',
      ],
      api: [
        { method: 'GET', path: '/{supply.path}/suggestions', purpose: 'what to buy, by supplier' },
        { method: 'POST', path: '/{supply.path}/:id/receive', purpose: 'book what arrived, also in part' },
        { method: 'POST', path: '/{supply.path}', purpose: 'draft an order to a supplier' },
      ],
      reads: ['object', 'movement'],
      writes: ['supply', 'movement'],
      edgeCases: [
        'Half of a delivery arrives: the rest stays open with its date.',
        'A supplier drops {an object}: the minimum stays and the list says that nobody sells it.',
      ],
      effort: 'M',
      after: ['levels'],
      steps: [
        'Add minimum, pack size and supplier to {object.name}.',
        'Suggest minimum plus mean use over the delivery time, minus level, minus open {supply.name} rows, rounded up to packs.',
        'Receive against {supply.name} line by line, with differences kept.',
      ],
      pitfalls: ['Warning again at each movement below the minimum.'],
    },
    {
      key: 'stocktake',
      name: ['Stocktake of {objects}', 'Count {objects} shelf by shelf', '{Object} inventory count'],
      need: 'later',
      description: [
        'Leads through a count of {objects} place by place and books the differences with a reason.',
        'Counts {objects} without closing: movements during the count are taken into account.',
      ],
      stories: [{ as: 'actor', want: 'to count one shelf at a time', so: 'the stocktake fits between other work' }],
      criteria: [
        'Counted numbers are entered without showing the expected one.',
        [
          'Each difference above 5 % needs a reason before the count closes.',
          'A count closes only when every large difference has a reason.',
        ],
      ],
      api: [{ method: 'POST', path: '/{spot.path}/:id/count', purpose: 'book the count of one place' }],
      reads: ['object', 'spot'],
      writes: ['movement'],
      edgeCases: [
        'Two people count the same shelf: the second is told and may check instead.',
        'The count is interrupted for a day: entries between are added to what was expected.',
      ],
      effort: 'M',
      after: ['levels'],
      steps: [
        'Freeze the expected level for each shelf at its start, with time.',
        'Enter blind, compare, ask for reasons, book differences as movements.',
        'Print the sheet for places without reception.',
      ],
      pitfalls: ['Overwriting levels with the counted number while goods still move.'],
    },
  ],
  usage: [],
  pains: [
    [
      'We notice that {objects} have run out when we need one.',
      'Nobody knows whether the other place still has {objects}, so we buy twice.',
      'At the yearly count a tenth of {objects} is missing and nobody can say since when.',
    ],
  ],
  competitors: [
    {
      name: 'Sortly',
      kind: 'adjacent',
      positioning: 'Inventory app with photos and labels for small firms.',
      gap: 'Counts things but does not know the work that uses up {objects}.',
      unverified: true,
    },
    {
      name: 'Shelf list and spreadsheet',
      kind: 'manual',
      positioning: 'Hangs where the goods are.',
      gap: 'Is right on the day of the count and wrong the week after.',
      unverified: true,
    },
  ],
  risks: [
    [
      'Levels are only as good as the discipline of booking out {objects}; where hands are full it must take seconds.',
      'If the first count is sloppy, nobody trusts the levels of {objects} afterwards.',
    ],
  ],
  metrics: [
    ['Level and count of {objects} agree within 3 %', '97 of 100 counted {objects} match the stored level'],
    [
      'Work stopped by a missing {object}: less than once a month',
      'Emergency purchases of {objects} down by two thirds',
    ],
  ],
};
