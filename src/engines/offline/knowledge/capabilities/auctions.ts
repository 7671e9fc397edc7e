import type { Capability } from '../schema.ts';

export const auctions: Capability = {
  id: 'auctions',
  name: 'auctions with bids and a hammer',
  verbs: ['bid', 'auction', 'versteigern', 'ersteigern', 'subastar', 'pujar', 'leiloar', 'encherir'],
  triggers: [
    { weight: 3, words: ['auction', 'bidder', 'bidding', 'reserve price', 'silent auction', 'hammer price', 'auktion', 'versteigerung', 'auktionshaus', 'subasta', 'leilao', 'enchere', 'vente aux enchere', 'नीलामी', 'timed sale', 'timed auction', 'live auction', 'charity auction', 'online auction', 'silent bid', 'seal bid', 'seal tender', 'open bid', 'minimum bid', 'bid increment', 'outbid', 'snipe', 'sniping', 'go once', 'under hammer', 'auction house', 'saleroom', 'english auction', 'dutch auction', 'reverse auction', 'auction off', 'place bid', 'bid live', 'last bid', 'proxy bid', 'max bid', 'ebay-like', 'whoever pay most', 'who pay most', 'whoever offer most', 'highest price', 'highest bidder', 'go higher', 'raise price', 'price fall until', 'end sunday'] },
    { weight: 2, words: ['highest bid', 'starting bid', 'place a bid', 'auctioneer', 'gebot', 'highest offer win', 'highest offer', 'best offer win', 'cheapest offer win', 'name price', 'livestock sale', 'cattle sale', 'raffle of lot', 'bid on', 'bid war', 'estate sale', 'tombola auction', 'lot close', 'go to highest', 'nobody go higher', 'put in bid', 'end when nobody', 'raise hand'] },
    { weight: 1, words: ['consignor', 'lot', 'bid', 'buyer premium', 'pay most', 'bid for', 'hammer', 'go price', 'highest'] },
  ],
  actor: 'customer',
  object: { fallback: 'lot', kinds: ['item', 'document', 'place', 'event'] },
  entities: [
    {
      key: 'sale',
      name: 'auction',
      kind: 'event',
      fields: [
        'title: text',
        'opensAt: datetime',
        'firstLotClosesAt: datetime',
        'stepTable: json',
        'extensionSeconds: integer',
        'premiumPercent: decimal',
        'status: draft | announced | running | settled',
      ],
      relations: [{ says: 'has many', to: 'lot' }],
    },
    {
      key: 'lot',
      name: 'lot',
      kind: 'item',
      sameAs: ['lot'],
      fields: [
        'seller: reference',
        'number: integer',
        'start: money',
        'reserve: money',
        'opensAt: datetime',
        'closesAt: datetime',
        'status: announced | open | sold | unsold | withdrawn',
        'winner: reference or none',
        'hammerPrice: money or none',
        'bidCount: integer',
      ],
      relations: [
        { says: 'belongs to', to: 'sale' },
        { says: 'refers to', to: 'object' },
      ],
    },
    {
      key: 'bid',
      name: 'bid',
      kind: 'money',
      fields: [
        'bidder: reference',
        'amount: money',
        'max: encrypted money',
        'sequence: integer',
        'placedAt: datetime',
        'paddle: integer',
        'status: leading | outbid | void',
      ],
      relations: [
        { says: 'belongs to', to: 'lot' },
        { says: 'belongs to', to: 'actor' },
      ],
    },
    {
      key: 'paddle',
      name: 'paddle',
      kind: 'document',
      fields: [
        'holder: reference',
        'number: integer',
        'limit: money',
        'checkedAt: datetime',
        'blocked: boolean',
        'termsVersion: text',
      ],
      relations: [{ says: 'belongs to', to: 'actor' }],
    },
  ],
  nodes: [
    {
      key: 'room',
      need: 'realtime',
      type: 'backend',
      label: 'Sale Room Channel',
      does: [
        'Tells every open screen the leading {bid} and the end of each {lot} within a second.',
        'Carries accepted bids and changed closing times to all who watch, with a running number that shows a gap.',
      ],
    },
    {
      key: 'closer',
      need: 'scheduler',
      type: 'queue',
      label: 'Hammer',
      does: [
        'Closes each {lot} at its stored moment, which a late {bid} may have moved.',
        'Brings the hammer down once, on the server’s clock, and starts what follows: sold, unsold, next bidder.',
      ],
    },
  ],
  edges: [
    {
      from: 'api',
      to: 'room',
      protocol: 'WebSocket',
      purpose: ['announce accepted bids', 'push the new closing time'],
    },
    { from: 'closer', to: 'db', protocol: 'SQL', purpose: 'close what is due, by a conditional update' },
    {
      from: 'room',
      to: 'client',
      protocol: 'WebSocket',
      purpose: ['show who leads and how long it runs', 'deliver numbered events of a sale'],
    },
  ],
  boundaries: [
    {
      name: 'Sealed limits',
      protects: ['bid', 'paddle'],
      mechanism: [
        'Highest limits and the reserve are read only by the function that settles a {bid}; staff, seller and other bidders see accepted amounts and paddle numbers.',
        'A seller’s own paddles cannot bid on own lots: accounts that share a card, a device or an address are stopped and shown to the {keeper}.',
      ],
    },
  ],
  failures: [
    [
      'When the live channel drops, the screen says "not live" and asks every two seconds instead; bids are still settled by the server alone.',
      'When a screen has missed a numbered event, it loads the {lot} anew before its bid button works again.',
    ],
    [
      'When the service fails during the last ten minutes of a sale, every open {lot} is extended by the time of the failure plus ten minutes.',
      'When the hammer job runs late, only bids stamped before the stored end count.',
    ],
  ],
  features: [
    {
      key: 'bid',
      name: ['Bids on {objects}', 'Bid for {an object} up to a limit of one’s own', '{Object} bidding in real time'],
      need: 'core',
      only: 'hosted',
      description: [
        'Takes bids on {objects} with a secret limit, raises in fixed steps on the bidder’s behalf, and shows at once who leads.',
        'Settles each {bid} on {an object} in strict order, by one table of steps, with a limit that nobody else sees.',
      ],
      stories: [
        { as: 'actor', want: 'to name my limit once', so: 'I need not sit at the screen in the last minute' },
        { as: 'actor', want: 'to hear at once that I am outbid', so: 'I can decide whether it is worth more to me' },
        { as: 'keeper', want: 'to see every bid in its order', so: 'I can answer a complaint with facts' },
      ],
      criteria: [
        [
          'Given limits of 100 and 120 and a step of 5, when both are in, then the second leads at 105 and the screen shows 105.',
          'A table of thirty cases of limits, steps and ties gives the expected leader and price.',
        ],
        [
          '500 bids on one {lot} within ten seconds are settled in one order without a gap in the sequence, and the price never falls.',
          'Under 50 parallel bids a second the sequence stays complete and each bidder gets an answer in under a second.',
        ],
        'Of two equal limits the earlier one leads, and the later bidder is told so.',
      ],
      api: [
        { method: 'POST', path: '/{lot.path}/:id/bids', purpose: 'bid with a limit and an idempotency key' },
        { method: 'GET', path: '/{lot.path}/:id/live', purpose: 'price, end and sequence for a late joiner' },
      ],
      reads: ['object', 'lot', 'paddle'],
      writes: ['bid', 'lot'],
      edgeCases: [
        'The leader raises the own limit: the price stays where it is.',
        [
          'Somebody types 5000 for 50.00: above ten times the next step the screen asks again with the sum in words.',
          'The finger taps twice: the idempotency key makes it one bid.',
        ],
        'The reserve is not reached: the screen says "reserve not met" and never the amount.',
      ],
      effort: 'L',
      after: ['records/keep', 'accounts/sign-in'],
      steps: [
        'Write settle(lot, bid) as a pure function that returns leader, price and events; test it with a table.',
        'Lock the {lot.name} row, settle, insert the {bid.name} with the next sequence, commit, then announce.',
        'Take time from the database, never from the phone.',
        'Test with fifty parallel bidders against a real database.',
      ],
      pitfalls: [
        ['Announcing a bid before it is committed.', 'Sums as floating point numbers.'],
        'Two servers that each hold the leading bid in memory.',
      ],
    },
    {
      key: 'close',
      name: ['Hammer for {objects}', 'How a {lot} ends', 'End of sale for {objects}, fair to the last second'],
      need: 'core',
      only: 'hosted',
      description: [
        'Ends each sale at a known moment, moves the end when a {bid} comes in the last minutes, and tells winner and seller what follows.',
        'Lets no {lot} be snatched in the last second: late bids extend it, and the hammer falls on the server’s clock.',
      ],
      stories: [
        { as: 'actor', want: 'to have two more minutes after a late bid', so: 'a program cannot beat me by a second' },
        { as: 'other', want: 'to know the result at once', so: 'I can start packing or offer it to the next bidder' },
      ],
      criteria: [
        'Given an end at 20:00 and an extension of 2 minutes, when a bid comes at 19:59:30, then the end is 20:01:30 on all screens within a second.',
        [
          'A bid stamped a millisecond after the end is refused with the final price.',
          'Nobody can bid after the hammer, also when the closing job is late by a minute.',
        ],
        'Sold, unsold and withdrawn each lead to exactly one message to either side.',
      ],
      api: [
        { method: 'POST', path: '/{lot.path}/:id/withdraw', purpose: 'take it out of the sale, with a reason' },
        { method: 'POST', path: '/{sale.path}', purpose: 'announce one with its step table, {keeper} only' },
        { method: 'POST', path: '/{sale.path}/:id/{lot.path}', purpose: 'add a lot with start and reserve' },
        { method: 'GET', path: '/{sale.path}/:id/{lot.path}', purpose: 'lots in order, public' },
      ],
      reads: ['bid', 'sale'],
      writes: ['lot', 'sale'],
      edgeCases: [
        'Forty lots end at the same minute: they are staggered by 30 seconds each.',
        'The winner does not pay within three days: the next bidder is offered the own last bid.',
      ],
      effort: 'M',
      after: ['bid'],
      steps: [
        'Store the end in the {lot.name} row and move it in the transaction of the late bid.',
        'Close by a conditional update on state and end; run what follows from a job in the same transaction.',
        'Show the countdown from the server’s time with the offset of the device.',
      ],
      pitfalls: ['A countdown by the clock of the phone.', 'Closing from the browser of whoever happens to watch.'],
    },
    {
      key: 'paddles',
      name: ['Paddles for {actors}', 'Who may bid on {objects}', '{Actor} check before the first bid'],
      need: 'usual',
      only: 'hosted',
      description: [
        'Gives out a paddle number after terms and a card check, with a limit that grows with paid sales.',
        'Lets in only those who have accepted the terms and can pay, and shows a number where names do not belong.',
      ],
      stories: [{ as: 'keeper', want: 'to set a limit for new bidders', so: 'a joke bid of a million spoils no sale' }],
      criteria: [
        'The sum of all leading bids of a paddle never exceeds its limit; the bid that would do so is refused with the sum still open.',
        'A blocked paddle leads nothing: its leading bids are void, and the price goes back to the next one.',
      ],
      api: [{ method: 'POST', path: '/{paddle.path}', purpose: 'ask for a number' }],
      reads: ['bid'],
      writes: ['paddle'],
      edgeCases: [
        'The card expires during the sale: bids stand, and the bidder is asked for another before the hammer.',
        'Seller and bidder share a household: the {keeper} is shown it, nothing is decided by itself.',
      ],
      effort: 'M',
      after: ['accounts/sign-in'],
      steps: [
        'Check the limit inside the transaction that settles the bid.',
        'Keep the version of the terms that was accepted.',
        'List shared cards, devices and addresses with the seller for the {keeper}.',
      ],
      pitfalls: ['Checking the limit before the lock: two bids then pass it together.'],
    },
  ],
  usage: [{ need: 'realtime', units: 400 }],
  pains: [
    [
      'In the last second somebody’s program was faster than I, and the seller lost as well.',
      'We auction {objects} by mail, and nobody knows where the price stands.',
      'The highest bidder for {an object} never paid, and the second was gone by then.',
    ],
  ],
  competitors: [
    {
      name: 'eBay',
      kind: 'substitute',
      positioning: 'Auctions and fixed prices for everything, with a huge public.',
      gap: '{Objects} drown among millions of others, and the end cannot be extended.',
      unverified: true,
    },
    {
      name: 'Catawiki',
      kind: 'adjacent',
      positioning: 'Weekly auctions of special objects, chosen by experts.',
      gap: 'Its own experts decide what comes in; an own sale of {objects} under an own name is not offered.',
      unverified: true,
    },
    {
      name: 'Paper slips and a raised hand',
      kind: 'manual',
      positioning: 'A room, a hammer and a good mood.',
      gap: 'Only those who came can bid on {objects}.',
      unverified: true,
    },
  ],
  risks: [
    [
      'An auction needs at least three serious bidders for each {lot}; with fewer it teaches sellers to stay away.',
      'Auctions are regulated in many places (licence, right of withdrawal, resale right): clarify it before the first hammer.',
    ],
  ],
  metrics: [
    ['At least 70 % of lots sold at or above the reserve', 'An average of five bidders for each {lot}'],
    ['Unpaid hammer prices below 2 %', 'No complaint about the order of bids that the log cannot answer'],
  ],
};
