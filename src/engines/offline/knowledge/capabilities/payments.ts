import type { Capability } from '../schema.ts';

export const payments: Capability = {
  id: 'payments',
  name: 'card and wallet payments',
  verbs: ['pay', 'charge', 'tip', 'bezahlen', 'zahlen', 'kassieren', 'pagar', 'cobrar', 'payer', 'encaisser'],
  triggers: [
    {
      weight: 3,
      words: [
        'payment',
        'checkout',
        'deposit',
        'payout',
        'zahlung',
        'anzahlung',
        'pago',
        'pagamento',
        'paiement',
        'acompte',
      ],
    },
    { weight: 2, words: ['credit card', 'card payment', 'wallet', 'escrow', 'tip', 'kaution'] },
    { weight: 1, words: ['fee', 'price', 'paid', 'cash', 'donation'] },
  ],
  actor: 'customer',
  object: { fallback: 'order', kinds: ['event', 'item', 'money', 'document'] },
  entities: [
    {
      key: 'payment',
      name: 'payment',
      kind: 'money',
      sameAs: ['payment', 'donation', 'deposit', 'tip'],
      fields: [
        'amountMinor: integer',
        'currency: ISO 4217 code',
        'status: started | authorised | captured | failed | refunded',
        'providerReference: text, unique',
        'idempotencyKey: text, unique',
        'paidAt: datetime',
      ],
      relations: [
        { says: 'belongs to', to: 'actor' },
        { says: 'refers to', to: 'object' },
      ],
    },
    {
      key: 'refund',
      name: 'refund',
      kind: 'money',
      fields: ['amountMinor: integer', 'reason: text', 'status: requested | sent | failed', 'requestedBy: reference'],
      relations: [{ says: 'belongs to', to: 'payment' }],
    },
  ],
  nodes: [
    {
      key: 'gateway',
      need: 'payments',
      type: 'external',
      label: 'Payment Provider',
      does: [
        'Takes card and wallet details for {objects} on its own page, so that none of them ever reaches {product}.',
        'Holds the card data, asks the bank, and reports the outcome of each {payment} by a signed message.',
      ],
    },
  ],
  edges: [
    {
      from: 'api',
      to: 'gateway',
      protocol: 'HTTPS',
      purpose: ['open {an payment} with a fixed amount', 'start {payments} for {objects}, send {refunds}'],
    },
    {
      from: 'gateway',
      to: 'api',
      protocol: 'signed webhook',
      purpose: ['report that money for {an object} came or did not', 'confirm or fail each {payment}'],
    },
  ],
  boundaries: [
    {
      name: 'Money in and out',
      protects: ['payment', 'refund'],
      mechanism: [
        'The amount is computed on the server from {object.name}; a figure sent by the client is ignored. Only the {keeper} may write {refund.name}.',
        'No client writes {payment.name}: rows change only on a message whose signature was checked, and {refunds} need the {keeper} role.',
      ],
    },
  ],
  failures: [
    [
      'When the provider reports the same {payment} three times, the unique reference makes the second and third message a no-op.',
      'When a payment message arrives twice or in the wrong order, a status may only move forward, so {objects} are never paid twice.',
      'When the message never comes, a job asks the provider every 15 minutes about each {payment} that is still open.',
    ],
    [
      'When the provider is down, {objects} are kept as unpaid for an hour and the {actor} gets a link to pay later.',
      'When no {payment} can be opened, the {object} stays reserved and the page says when to try again.',
    ],
  ],
  features: [
    {
      key: 'pay',
      name: ['Pay for {an object} online', '{Object} checkout', 'Card payment for {objects}'],
      need: 'core',
      only: 'hosted',
      description: [
        'Takes the money for {an object} by card or wallet at the moment the {actor} commits to it, and marks it as paid when the bank has confirmed.',
        'Opens {an payment} with the exact amount for {an object}, sends the {actor} through the bank’s check, and records the outcome.',
        '{Actors} settle {an object} on a hosted payment page; the result comes back as a signed message and not through the browser.',
      ],
      stories: [
        { as: 'actor', want: 'to pay for {an object} by card or wallet', so: 'it is settled when I leave the page' },
        { as: 'actor', want: 'to see the full amount with tax before I confirm', so: 'nothing is added afterwards' },
        { as: 'keeper', want: 'to see which {objects} are paid', so: 'I stop asking people about money' },
      ],
      criteria: [
        [
          'Given a confirmed {payment}, when the browser is closed before the return page, then the {object} is marked paid within 60 seconds.',
          '{An actor} who closes the tab right after the bank’s check still finds the {object} paid one minute later.',
        ],
        [
          'Two requests with the same idempotency key create one {payment.name} row and answer with the same id.',
          'Pressing the pay button twice within a second leads to exactly one {payment}.',
        ],
        'A declined card shows the bank’s reason in one sentence and leaves the {object} unpaid and open.',
        'Amounts are stored as integers in the smallest unit of the currency; 19.90 is stored as 1990.',
      ],
      api: [
        {
          method: 'POST',
          path: '/{object.path}/:id/checkout',
          purpose: 'open {an payment} and answer with the payment page',
        },
        { method: 'POST', path: '/{payment.path}/events', purpose: 'receive signed messages of the provider' },
      ],
      reads: ['object'],
      writes: ['payment'],
      edgeCases: [
        'The price of {an object} changes while the payment page is open: the amount shown at the start is the one charged.',
        [
          'The bank asks for a second factor and the {actor} gives up: the {payment} expires after 30 minutes.',
          'A wallet closes half way: the attempt is marked failed after 30 minutes and a new one may start.',
        ],
        'A message arrives for an unknown reference: it is stored, answered with 200, and shown to the {keeper}.',
      ],
      effort: 'L',
      after: ['records/keep', 'ordering/place', 'booking/book'],
      steps: [
        'Create {payment.name} with unique providerReference and idempotencyKey, amounts as integers, and a status that may only move forward.',
        'Add the checkout endpoint: compute the amount from {object.name} on the server, open a hosted payment page, store the reference before answering.',
        'Add the webhook endpoint: verify the signature on the raw body, look the reference up, change status and {object.name} in one transaction.',
        'Add a job that asks the provider about each {payment} older than 15 minutes that is still started.',
        'Write tests with recorded messages: paid, declined, repeated, out of order, wrong signature.',
      ],
      pitfalls: [
        [
          'Marking {objects} paid on the return page: a redirect proves nothing, only the signed message does.',
          'Trusting the success URL. It can be typed by hand, and closing the tab skips it.',
        ],
        [
          'Parsing the body as JSON before the signature is checked: the raw bytes are what was signed.',
          'Using floats for money.',
        ],
      ],
    },
    {
      key: 'refund',
      name: ['Refund {an object}', '{Object} refunds by the {keeper}', 'Give money back for {objects}'],
      need: 'usual',
      only: 'hosted',
      description: [
        'Sends all or part of {an payment} back to the card it came from and keeps the reason.',
        'The {keeper} returns money for {an object}, whole or in part, without leaving the product.',
      ],
      stories: [
        {
          as: 'keeper',
          want: 'to give back part of {an payment}',
          so: 'a complaint ends in one step',
        },
        { as: 'actor', want: 'to see when my money is on its way back', so: 'I need not ask' },
      ],
      criteria: [
        'The sum of all {refunds} of one {payment} can never exceed what was captured; one cent more is refused with 422.',
        [
          'Each {refund} shows who asked for it, when, why, and its state at the bank.',
          'The history of {an object} lists every {refund} with amount, reason and person.',
        ],
      ],
      api: [
        { method: 'POST', path: '/{payment.path}/:id/refunds', purpose: 'give back an amount with a reason' },
        { method: 'GET', path: '/{payment.path}', purpose: 'list {payments} with state, for one day or one {object}' },
      ],
      reads: ['object', 'payment'],
      writes: ['refund', 'payment'],
      edgeCases: [
        'Two members of staff refund the same {payment} at once: a row lock lets the second see what is left.',
        'The card has expired: the provider’s failure is shown and the {refund} waits for another way.',
      ],
      effort: 'M',
      after: ['pay'],
      steps: [
        'Create {refund.name} and lock the {payment.name} row while the sum of {refunds} is checked.',
        'Call the provider after the row is committed, with the refund id as idempotency key; write the answer back.',
        'Show {refunds} beside what was paid and in the list of {payments}.',
      ],
      pitfalls: [
        'Deleting or changing the original {payment} instead of adding {an refund} beside it.',
        'Calling the provider inside the database transaction: a timeout then rolls back a refund that was really sent.',
      ],
    },
    {
      key: 'reconcile',
      name: [
        'Payout overview for {objects}',
        '{Object} takings, matched to the bank',
        'Daily settlement of {payments}',
      ],
      need: 'later',
      only: 'hosted',
      description: [
        'Matches each bank payout to the {payments} and fees inside it, and names what does not match.',
        'Adds up {payments}, fees and {refunds} of a day until the sum equals what reached the bank account.',
      ],
      stories: [
        {
          as: 'keeper',
          want: 'to see which {payments} make up a bank payout',
          so: 'my books close without a spreadsheet',
        },
      ],
      criteria: [
        'For each payout, captured amounts minus fees minus {refunds} equals the bank amount to the cent, or the difference is listed.',
        'The overview of a month downloads as CSV with one line {an payment}.',
      ],
      api: [{ method: 'GET', path: '/{payment.path}/payouts', purpose: 'list payouts with what they contain' }],
      reads: ['payment', 'refund', 'object'],
      writes: [],
      edgeCases: [
        'A chargeback lowers a later payout: it appears as its own line with the {object} it belongs to.',
        'A payout spans two months: each {payment} keeps its own date.',
      ],
      effort: 'M',
      after: ['refund'],
      steps: [
        'Fetch payouts and their items once a day and store the link to {payment.name}.',
        'Compute the difference in one pure function and test it with fees, {refunds} and a chargeback.',
        'Build the month view and its CSV.',
      ],
      pitfalls: ['Assuming that one payout holds exactly the {payments} of one day.'],
    },
  ],
  usage: [{ need: 'payments', units: 2 }],
  pains: [
    [
      'Money for {objects} comes in cash, by transfer and by app, and nobody knows which {object} is still open.',
      'We do the work first and chase the money for {objects} afterwards.',
      'Every third {object} needs a polite message about paying.',
    ],
  ],
  competitors: [
    {
      name: 'PayPal payment links',
      kind: 'substitute',
      positioning: 'A link that takes money for anything.',
      gap: 'The link does not know which {object} was paid for; matching stays manual work.',
      unverified: true,
    },
  ],
  risks: [
    [
      'Card fees take a fixed part of small amounts; below about five euros for {an object} a minimum or a bundle is needed.',
      'Chargebacks for {objects} cost a fee each even when they are won, so proof of what was delivered must be kept.',
    ],
  ],
  metrics: [
    [
      '95 % of opened checkouts for {objects} end in {an payment}',
      'Fewer than 1 in 20 started {payments} abandoned for a technical reason',
    ],
    ['Unpaid {objects} older than 7 days below 2 %', 'No difference between bank payouts and {payments} at month end'],
  ],
};
