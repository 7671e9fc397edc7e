import type { Capability } from '../schema.ts';

export const ordering: Capability = {
  id: 'ordering',
  name: 'orders from basket to handover',
  verbs: [
    'sell',
    'buy',
    'order',
    'purchase',
    'preorder',
    'pre-order',
    'bestellen',
    'kaufen',
    'verkaufen',
    'vorbestellen',
    'comprar',
    'vender',
    'pedir',
    'encomendar',
    'acheter',
    'vendre',
    'commander',
  ],
  triggers: [
    {
      weight: 3,
      words: [
        'pre-order',
        'preorder',
        'basket',
        'cart',
        'bestellung',
        'pedido',
        'encomenda',
        'commande',
        'online shop',
        'web shop',
        'online order',
        'order form',
        'customer order',
        'order management',
      ],
    },
    { weight: 2, words: ['pickup', 'click and collect', 'takeaway', 'warenkorb', 'carrito', 'panier'] },
    { weight: 1, words: ['store', 'sale', 'quantity', 'collection', 'order', 'shop'] },
  ],
  actor: 'customer',
  object: { fallback: 'product', kinds: ['item', 'event', 'document'] },
  entities: [
    {
      key: 'order',
      name: 'order',
      kind: 'event',
      sameAs: ['order', 'pre-order', 'preorder', 'purchase', 'basket'],
      fields: [
        'customer: reference',
        'number: text, unique',
        'status: basket | placed | ready | handed over | cancelled',
        'dueAt: datetime',
        'total: money',
        'note: text',
        'placedAt: datetime',
      ],
      relations: [
        { says: 'belongs to', to: 'actor' },
        { says: 'has many', to: 'line' },
      ],
    },
    {
      key: 'line',
      name: 'order line',
      kind: 'item',
      fields: [
        'title: text, as it was when ordered',
        'quantity: integer',
        'unitPrice: money, as it was when ordered',
        'options: json',
      ],
      relations: [
        { says: 'belongs to', to: 'order' },
        { says: 'refers to', to: 'object' },
      ],
    },
  ],
  nodes: [
    {
      key: 'cutoff',
      need: 'scheduler',
      type: 'queue',
      label: '{Order} Cut-off',
      does: [
        'Closes a day for {orders} at its hour and starts the preparation list.',
        'Watches deadlines of {orders}: closes what is full, chases what is due.',
      ],
    },
  ],
  edges: [
    {
      from: 'cutoff',
      to: 'db',
      protocol: 'SQL',
      purpose: ['close days and write the list to prepare', 'find {orders} whose time has come'],
    },
    { from: 'api', to: 'cutoff', protocol: 'job queue', purpose: 'register the deadline of a day' },
  ],
  boundaries: [
    {
      name: 'Prices and {orders}',
      protects: ['order', 'line'],
      mechanism: [
        'Prices, taxes and limits are read on the server at placing time; the client sends ids and quantities only.',
        '{An actor} reads own {orders} by session or by the secret in the confirmation link; staff read those of their own place.',
      ],
    },
  ],
  failures: [
    [
      'When more is ordered than can be made, the last {order} is refused with the nearest day that has room.',
      'When the limit of a day is reached between basket and placing, the {actor} is offered the next free day.',
    ],
    [
      'When the connection dies while placing, the same request sent again finds the {order} that already exists.',
      'When the answer to placing is lost, the retry returns the first number.',
    ],
  ],
  features: [
    {
      key: 'place',
      name: ['{Order} placement by {actors}', '{Order} basket for {actors}', 'Place {an order} without a call'],
      need: 'core',
      description: [
        'Lets {actors} choose what and how much, see the sum, pick a time, and get a number to refer to.',
        'Takes {orders} at any hour, checks price and limit, and answers with a number and a time.',
        'From choice to confirmation on one page: quantities, options, when, total, done.',
      ],
      stories: [
        { as: 'actor', want: 'to place {an order} outside opening hours', so: 'I need not call in the morning' },
        { as: 'actor', want: 'to repeat my last {order}', so: 'the usual takes ten seconds' },
        { as: 'other', want: 'to get {orders} with time, contact, quantities', so: 'I never call back to ask' },
      ],
      criteria: [
        [
          'A placed {order} has a number of at most 6 characters that is unique within its year.',
          'Every {order} gets a short number that two people can read to each other over the counter.',
        ],
        [
          'Changing a price later leaves the total of placed {orders} untouched.',
          'Given a placed {order}, when a price rises, then its lines keep the old price.',
        ],
        'Given a limit of 20 a day, when the 21st unit is asked for, then placing answers 409 and names the next free day.',
      ],
      api: [
        { method: 'POST', path: '/{order.path}/place', purpose: 'check everything and place with a request key' },
        { method: 'POST', path: '/{order.path}/:id/repeat', purpose: 'fill a basket from an earlier one' },
        { method: 'GET', path: '/{order.path}/mine', purpose: 'list own ones, newest first' },
      ],
      reads: ['object'],
      writes: ['order', 'line'],
      edgeCases: [
        'Something in the basket was withdrawn meanwhile: placing names it and keeps the rest.',
        [
          'The basket is left for a week: it opens again with today’s prices and says which changed.',
          'Quantity zero or 10,000 is typed: zero removes the line, a very large number asks for a call.',
        ],
        'Placing is pressed at one second past the deadline: the server’s clock decides.',
      ],
      effort: 'L',
      after: ['catalogue/present', 'records/keep'],
      steps: [
        'Create {order.name} and {line.name}; copy title and unit price into the line when it is placed.',
        'Write one placing function in one transaction: availability, limit, price, number, status; return all problems at once.',
        'Add a request key so that a repeat returns the same {order}.',
        'Send a confirmation with number, time, lines and total.',
      ],
      pitfalls: [
        [
          'Reading prices through the relation at display time: old {orders} then change with the price list.',
          'Taking the number from a count of rows: two at once get the same.',
        ],
        'Checking the limit before the transaction and not inside it.',
      ],
    },
    {
      key: 'fulfil',
      name: ['{Order} board for the {keeper}', 'Work list of {orders} by due time', 'Hand {orders} over'],
      need: 'core',
      description: [
        'Shows today’s {orders} by due time, what to prepare in sum, and ticks off what was handed over.',
        'Adds all {orders} of a day to one preparation list and follows each until it is in the hands of its {actor}.',
      ],
      stories: [
        {
          as: 'keeper',
          want: 'to see the sum of what tomorrow needs',
          so: 'I prepare neither too much nor too little',
        },
        { as: 'keeper', want: 'to find {an order} by number or name in seconds', so: 'the queue keeps moving' },
      ],
      criteria: [
        [
          'The preparation list equals the sum over all {orders} of that day, by kind and option.',
          'For each kind, the number to prepare is exactly the sum of the lines due that day.',
        ],
        'A change made at one device is visible at the others within 5 seconds.',
        'Marking as handed over can be undone for 10 minutes.',
      ],
      api: [
        { method: 'GET', path: '/{order.path}/board', purpose: 'due {orders} and sums of a day' },
        { method: 'PATCH', path: '/{order.path}/:id/status', purpose: 'ready, handed over, cancelled' },
      ],
      reads: ['line', 'object'],
      writes: ['order'],
      edgeCases: [
        'Two members of staff hand over the same {order}: the second sees who did it and when.',
        [
          'Nobody collects: at closing time it becomes "not collected" and the {actor} gets a message.',
          '{An order} is changed after preparation has begun: the board shows old and new beside each other.',
        ],
      ],
      effort: 'M',
      after: ['place'],
      steps: [
        'Write the board as one query for a day with sums by {object.name} and option.',
        'Allow status to move along fixed paths only, with person and time.',
        'Make it printable on one page for the wall.',
      ],
      pitfalls: [
        'Polling the whole list every second from each device.',
        'Sorting by when it was placed instead of when it is due.',
      ],
    },
    {
      key: 'change',
      name: [
        'Change or cancel {an order} until the deadline',
        '{Order} changes by {actors}',
        'Late changes to {orders}',
      ],
      need: 'usual',
      description: [
        'Until a set hour the {actor} may change or cancel; afterwards only the {keeper} may.',
        'Lets {actors} correct quantities or time themselves up to the cut-off.',
      ],
      stories: [
        { as: 'actor', want: 'to take one thing out of my {order}', so: 'I pay for what I need' },
        { as: 'keeper', want: 'to set the hour after which nothing changes', so: 'work that has begun is not wasted' },
      ],
      criteria: [
        'One minute after the deadline the change link shows a phone number instead of buttons.',
        [
          'Each change writes old and new quantity with time and person.',
          'The history of {an order} shows every version with who made it.',
        ],
      ],
      api: [{ method: 'PATCH', path: '/{order.path}/:id/lines', purpose: 'replace the lines before the deadline' }],
      reads: ['object'],
      writes: ['order', 'line'],
      edgeCases: [
        'A bigger quantity no longer fits the limit: the old one stays as it was.',
        'It was paid already: the difference is returned or asked for, never ignored.',
      ],
      effort: 'M',
      after: ['place'],
      steps: [
        'Reuse the placing function for the changed lines inside one transaction.',
        'Keep versions of lines instead of overwriting.',
        'Tell the board about the change with a mark that must be acknowledged.',
      ],
      pitfalls: ['Giving the capacity back before the new lines are certain.'],
    },
  ],
  usage: [{ need: 'scheduler', units: 6 }],
  pains: [
    [
      '{Orders} come by phone, chat and paper, and one of them is always forgotten.',
      'Whoever takes {orders} by phone stops working for it twenty times a day.',
      'Nobody knows in the evening how much tomorrow’s {orders} add up to.',
    ],
  ],
  competitors: [
    {
      name: 'Shopify',
      kind: 'adjacent',
      positioning: 'A complete web shop with themes and apps.',
      gap: 'Built for parcels and stock; deadlines, daily limits and preparing {objects} to order need add-ons.',
      unverified: true,
    },
  ],
  risks: [
    [
      'Regulars go on calling; staff must enter phone {orders} into the same list or it is never complete.',
      'A missed {order} on the first busy day costs more trust than a month of good ones brings.',
    ],
  ],
  metrics: [
    ['70 % of {orders} placed without staff after 8 weeks', 'Phone {orders} halved within two months'],
    ['Fewer than 5 wrong or lost {orders} in 1,000', 'Preparation list and handed-over sum differ by less than 1 %'],
  ],
};
