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
        'amount: money',
        'currency: ISO 4217 code',
        'status: started | captured | failed | refunded',
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
      fields: ['amount: money', 'reason: text', 'status: requested | sent | failed', 'requestedBy: reference'],
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
        'Takes card details for {objects} on its own page. None of them ever reaches {product}.',
        'Holds the card data and asks the bank. A signed message reports how each {payment} ended.',
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
        'The server computes the amount from {object.name}. A figure sent by the client is ignored. Only the {keeper} writes {refund.name}.',
        'No client writes {payment.name}. Its rows change on a message with a checked signature. {Refunds} need the {keeper} role.',
      ],
    },
  ],
  failures: [
    [
      'When the provider reports one {payment} three times, two do nothing. The unique reference sees to it.',
      'When messages arrive in the wrong order, a status never moves back. {Objects} are not paid twice.',
      'When the message never comes, a job asks. It looks at every open {payment} each 15 minutes.',
    ],
    [
      'When the provider is down, {objects} stay unpaid for an hour. The {actor} gets a link to pay later.',
      'When no {payment} can be opened, the {object} stays reserved. The page says when to try again.',
    ],
  ],
  features: [
    {
      key: 'pay',
      name: ['Pay for {an object} online', '{Object} checkout', 'Card payment for {objects}'],
      need: 'core',
      only: 'hosted',
      description: [
        'Takes the money for {an object} when the {actor} commits to it. It counts as paid once the bank confirms.',
        'Opens {an payment} over the exact amount for {an object}. The bank’s check and its outcome are recorded.',
        '{Actors} settle {an object} on a hosted page. The result comes as a signed message, not through the browser.',
      ],
      stories: [
        [
          { as: 'actor', want: 'to pay for {an object} by card or wallet', so: 'it is settled when I leave the page' },
          { as: 'actor', want: 'to pay for {an object} on my phone', so: 'I need no card at hand' },
          { as: 'actor', want: 'to pay without opening an account', so: 'one {object} stays a small matter' },
        ],
        [
          { as: 'actor', want: 'to see the full amount with tax before I confirm', so: 'nothing is added afterwards' },
          { as: 'actor', want: 'to get a receipt by mail', so: 'I can hand it in' },
          { as: 'actor', want: 'to try another card after a refusal', so: 'my {object} is not lost' },
        ],
        [
          { as: 'keeper', want: 'to see which {objects} are paid', so: 'I stop asking people about money' },
          { as: 'keeper', want: 'to see unpaid {objects} by age', so: 'I ask about the oldest first' },
          { as: 'keeper', want: 'to ask for payment by link', so: 'nobody reads me a card number on the phone' },
        ],
      ],
      criteria: [
        [
          'Close the browser after the bank’s check. The {object} is paid within 60 seconds.',
          'A lost return page changes nothing. One minute later the {object} counts as paid.',
        ],
        [
          'Two requests with one idempotency key create one {payment.name}. Both answer with its id.',
          'Pressing pay twice in a second makes one {payment}.',
        ],
        [
          'A declined card shows the bank’s reason. The {object} stays unpaid and open.',
          'After a refusal another card can be tried. The {object} waits meanwhile.',
        ],
        [
          'Amounts are integers in the smallest unit. 19.90 is stored as 1990.',
          'No float anywhere: 0.1 plus 0.2 is 30 cents.',
        ],
      ],
      api: [
        {
          method: 'POST',
          path: '/{object.path}/:id/checkout',
          purpose: 'open the payment page',
        },
        { method: 'POST', path: '/{payment.path}/events', purpose: 'receive signed messages of the provider' },
      ],
      reads: ['object'],
      writes: ['payment'],
      edgeCases: [
        [
          'The price changes meanwhile: the amount shown is charged.',
          'The {object} is taken back while paying: the money returns.',
        ],
        [
          'The bank’s second factor is abandoned: 30 minutes, then expired.',
          'A wallet closes half way: another attempt may start.',
        ],
        ['An unknown reference arrives: stored, answered, shown.', 'The amount is zero: no payment page is opened.'],
      ],
      effort: 'L',
      after: ['records/keep', 'ordering/place', 'booking/book'],
      steps: [
        'Create {payment.name}: unique providerReference and idempotencyKey, amount as integer. Its status only moves forward.',
        'Add the checkout endpoint. Compute the amount from {object.name}. Store the reference before answering with the page.',
        'Add the webhook endpoint. Verify the signature on the raw body. Change status and {object.name} in one transaction.',
        'Let a job ask about those open 15 minutes.',
        'Test recorded messages: paid, declined, repeated, disordered, badly signed.',
      ],
      pitfalls: [
        [
          'Marking {objects} paid on the return page. Only the signed message proves it.',
          'Trusting the success URL. It can be typed by hand.',
        ],
        ['Parsing JSON before the signature: raw bytes were signed.', 'Using floats for money.'],
      ],
    },
    {
      key: 'refund',
      name: ['Refund {an object}', '{Object} refunds by the {keeper}', 'Give money back for {objects}'],
      need: 'usual',
      only: 'hosted',
      description: [
        'Sends all or part of {an payment} back to its card. The reason is kept.',
        'The {keeper} returns money for {an object}, whole or in part. It happens inside the product.',
      ],
      stories: [
        [
          { as: 'keeper', want: 'to give back part of {an payment}', so: 'a complaint ends in one step' },
          { as: 'keeper', want: 'to write down why money went back', so: 'I can answer for it in a year' },
        ],
        [
          { as: 'actor', want: 'to see when my money is on its way back', so: 'I need not ask' },
          { as: 'actor', want: 'to get a note when money returns', so: 'I stop watching my account' },
        ],
      ],
      criteria: [
        [
          '{Refunds} never exceed what was captured. One cent more is refused with 422.',
          'Two partial {refunds} over the whole sum: the second gets 422.',
        ],
        ['Each {refund} shows who, when, why and its state.', 'The history of {an object} lists every {refund}.'],
      ],
      api: [
        { method: 'POST', path: '/{payment.path}/:id/refunds', purpose: 'give back an amount with a reason' },
        { method: 'GET', path: '/{payment.path}', purpose: 'list {payments} with their state' },
      ],
      reads: ['object', 'payment'],
      writes: ['refund', 'payment'],
      edgeCases: [
        ['Two people refund at once: a lock shows what is left.', 'A chargeback came first: nothing is sent twice.'],
        ['The card has expired: the {refund} waits, marked.', 'The bank needs days: the state says "sent".'],
      ],
      effort: 'M',
      after: ['pay'],
      steps: [
        'Create {refund.name}. Lock the {payment.name} row while its {refunds} are summed.',
        'Commit the row, then call the provider. The refund id is its idempotency key. Write the answer back.',
        'Show {refunds} beside what was paid.',
      ],
      pitfalls: [
        'Changing the original {payment} instead of adding {an refund}.',
        'Calling the provider inside the transaction: a timeout lies.',
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
        'Matches each bank payout to the {payments} and fees in it. What does not match is named.',
        'Adds up {payments}, fees and {refunds} of a day. The sum equals what reached the bank, or says why not.',
      ],
      stories: [
        [
          {
            as: 'keeper',
            want: 'to see which {payments} make up a bank payout',
            so: 'my books close without a spreadsheet',
          },
          { as: 'keeper', want: 'to see what the provider kept', so: 'I know what a card costs me' },
        ],
      ],
      criteria: [
        'Captured minus fees minus {refunds} equals each payout. Any difference is listed to the cent.',
        'A month downloads as CSV, one line {an payment}.',
      ],
      api: [{ method: 'GET', path: '/{payment.path}/payouts', purpose: 'list payouts with what they contain' }],
      reads: ['payment', 'refund', 'object'],
      writes: [],
      edgeCases: [
        'A chargeback lowers a later payout: it is listed.',
        'A payout spans two months: each {payment} stays put.',
      ],
      effort: 'M',
      after: ['refund'],
      steps: [
        'Fetch payouts daily. Store the link to {payment.name}.',
        'Compute the difference in one pure function. Test fees, {refunds} and a chargeback.',
        'Build the month view and its CSV.',
      ],
      pitfalls: ['Taking one payout for the {payments} of one day.'],
    },
  ],
  usage: [{ need: 'payments', units: 2 }],
  pains: [
    [
      'Money for {objects} comes in cash, by transfer and by app. Nobody knows which {object} is still open.',
      'We do the work first. Then we chase the money for {objects}.',
      'Every third {object} needs a polite message about paying.',
    ],
  ],
  competitors: [
    {
      name: 'PayPal payment links',
      kind: 'substitute',
      positioning: 'A link that takes money for anything.',
      gap: [
        'The link does not know which {object} was paid. Matching stays manual work.',
        'Money arrives without its {object}. Somebody ticks it off by hand.',
      ],
      unverified: true,
    },
  ],
  risks: [
    [
      'Card fees eat small amounts. Below about five euros for {an object} a minimum or a bundle is needed.',
      'Chargebacks for {objects} cost a fee even when won. Proof of what was delivered must be kept.',
    ],
  ],
  metrics: [
    ['95 % of opened checkouts for {objects} are paid', 'Fewer than 1 in 20 {payments} lost to technical reasons'],
    ['Unpaid {objects} older than 7 days below 2 %', 'Payouts and {payments} agree at every month end'],
  ],
};
