import type { Capability } from '../schema.ts';

export const escrow: Capability = {
  id: 'escrow',
  name: 'money that is held until both sides agree',
  verbs: [],
  triggers: [
    {
      weight: 3,
      words: [
        'escrow',
        'escrow payment',
        'held payment',
        'release of fund',
        'milestone payment',
        'buyer protection',
        'treuhand',
        'treuhandkonto',
        'treuhandzahlung',
        'kauferschutz',
        'deposito en garantia',
        'pago en custodia',
        'pagamento em garantia',
        'pagamento seguro retido',
        'compte sequestre',
      ],
    },
    {
      weight: 2,
      words: [
        'security deposit',
        'hold the money',
        'money is held',
        'held until',
        'proteccion al comprador',
        'protection des acheteurs',
      ],
    },
    { weight: 1, words: ['milestone', 'fraud', 'scam', 'trust', 'authenticity'] },
  ],
  actor: 'customer',
  object: { fallback: 'deal', kinds: ['item', 'event', 'task', 'document', 'money', 'place'] },
  entities: [
    {
      key: 'deal',
      name: 'deal',
      kind: 'event',
      sameAs: ['deal', 'sale', 'engagement'],
      fields: [
        'seller: reference',
        'buyer: reference',
        'amount: money',
        'status: agreed | paid | handed over | completed | cancelled | disputed',
        'acceptBy: datetime',
        'completedAt: datetime',
      ],
      relations: [
        { says: 'refers to', to: 'object' },
        { says: 'belongs to', to: 'actor' },
      ],
    },
    {
      key: 'hold',
      name: 'held payment',
      kind: 'money',
      fields: [
        'payer: reference',
        'payee: reference',
        'amount: money',
        'fee: money',
        'currency: text',
        'status: awaited | paid in | partly released | released | returned | blocked',
        'providerRef: text, unique',
        'paidInAt: datetime',
      ],
      relations: [
        { says: 'belongs to', to: 'deal' },
        { says: 'has many', to: 'booking' },
      ],
    },
    {
      key: 'booking',
      name: 'ledger line',
      kind: 'money',
      fields: [
        'from: payer | held | payee | fee',
        'to: payer | held | payee | fee',
        'amount: money',
        'cause: text',
        'key: text, unique',
        'at: datetime',
      ],
      relations: [{ says: 'belongs to', to: 'hold' }],
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
        'settlement: money',
        'ruling: text',
        'dueAt: datetime',
      ],
      relations: [{ says: 'belongs to', to: 'deal' }],
    },
  ],
  nodes: [
    {
      key: 'holder',
      need: 'payouts',
      type: 'external',
      label: 'Licensed Money Holder',
      does: [
        'Takes the payer’s money into a safeguarded account, holds it in the name of both, and pays it out on our word.',
        'A licensed provider that keeps held sums apart from our own money and knows who gets them.',
      ],
    },
    {
      key: 'clock',
      need: 'scheduler',
      type: 'queue',
      label: 'Deadline Clock',
      does: [
        'Releases what nobody has objected to when the time for checking is over, and chases open steps before that.',
        'Turns each deadline of {an deal} into one due job: remind, release, return or hand to the {keeper}.',
      ],
    },
  ],
  edges: [
    {
      from: 'api',
      to: 'holder',
      protocol: 'HTTPS',
      purpose: ['open, fund and release {an deal}', 'pay out or return a held sum, with an idempotency key'],
    },
    {
      from: 'holder',
      to: 'api',
      protocol: 'HTTPS webhook',
      purpose: ['say that money has come in or gone out', 'confirm a payout that was ordered'],
    },
    { from: 'clock', to: 'db', protocol: 'SQL', purpose: 'claim deadlines that have passed' },
  ],
  boundaries: [
    {
      name: 'Nobody releases alone',
      protects: ['hold', 'booking', 'holder'],
      mechanism: [
        'A release needs the payer’s acceptance, a passed deadline without objection, or a ruling signed by two of the {keeper}’s people; no other path in the code writes it.',
        'The payee can never accept for the payer; sums come from ledger lines, and a line is never changed, only answered by another.',
      ],
    },
  ],
  failures: [
    [
      'When the provider’s answer to a payout gets lost, the same idempotency key is asked again and the sum leaves once.',
      'When a payout is refused because of a closed account, the sum stays held and the payee is asked for another one.',
    ],
    [
      'When a card payment is charged back after the release, the {deal} shows a debt of the payer and no held sum of anybody else is touched.',
      'When ledger and provider differ by a cent in the nightly comparison, payouts of that {deal} stop until a person has looked.',
    ],
  ],
  features: [
    {
      key: 'hold',
      name: [
        'Money for {objects} held until handover',
        'Held payment for {an object}',
        'Safe payment between {actors} for {objects}',
      ],
      need: 'core',
      only: 'hosted',
      description: [
        'Takes the price of {an object} into safekeeping before it is handed over, and shows both sides where the money stands.',
        'Holds the sum for {an object} at a licensed provider: paid in, but nobody’s yet.',
      ],
      stories: [
        {
          as: 'actor',
          want: 'to pay before I have {an object} in my hands',
          so: 'a stranger cannot vanish with my money',
        },
        { as: 'other', want: 'to see that the full sum is in safekeeping', so: 'I hand over without fear' },
      ],
      criteria: [
        'Given a payment of 400.00, when the provider has confirmed it, then the ledger shows 400.00 held, fee and share of the payee add up to it, and both sides see "paid in".',
        [
          'The same webhook delivered five times books one line.',
          'Replaying the provider’s events in any order ends in the same balance.',
        ],
        'Before "paid in", contact and handover details of the other side stay hidden.',
      ],
      api: [
        { method: 'POST', path: '/{deal.path}', purpose: 'agree on parties, sum and time for checking' },
        { method: 'GET', path: '/{deal.path}/:id', purpose: 'parties, sum, steps so far' },
        { method: 'POST', path: '/{deal.path}/:id/{hold.path}', purpose: 'pay into safekeeping' },
        { method: 'POST', path: '/{hold.path}/provider-events', purpose: 'signed news from the money holder' },
      ],
      reads: ['object'],
      writes: ['deal', 'hold', 'booking'],
      edgeCases: [
        'A bank transfer arrives with 2.00 too little: the {deal} stays unpaid and names the missing sum.',
        [
          'The {object} was withdrawn while the payment ran: the sum goes back by itself within a day.',
          'Two people pay for the same {object}: the first payment wins, the second returns whole.',
        ],
        'The payee has not passed the provider’s identity check: payment is refused before any money moves.',
      ],
      effort: 'L',
      after: ['records/keep', 'accounts/sign-in'],
      steps: [
        'Create {hold.name} with payer, payee, amount and fee; the amount comes from {deal.name}, never from the client.',
        'Write states and allowed changes as one table with who may cause each; refuse all others in the database too.',
        'Keep sums as integers in a double-entry list of {booking.name} with a unique key for each cause; the state follows from it.',
        'Verify provider events by signature; store them raw first and handle them from the table.',
        'Compare ledger and provider each night and stop payouts where they differ.',
      ],
      pitfalls: [
        [
          'Collecting the money in the company’s own account: in most countries that needs a licence.',
          'A status that is set by hand beside the ledger.',
        ],
        'Computing the fee again at release with rates that changed meanwhile.',
      ],
    },
    {
      key: 'release',
      name: [
        'Handover and release of {objects}',
        'Both sides agree on {an object}: money goes out',
        'Acceptance of {objects} within the agreed days',
      ],
      need: 'core',
      only: 'hosted',
      description: [
        'Leads through handover, checking and acceptance of {an object}, and pays out on a yes or when the days are over.',
        'Pays for {objects} when the payer accepts them, or by itself when nobody has objected in time.',
      ],
      stories: [
        { as: 'actor', want: 'to have three days to look at {an object}', so: 'I find the crack that no photo showed' },
        { as: 'other', want: 'to be paid when nobody objects', so: 'a silent buyer does not keep my money for ever' },
      ],
      criteria: [
        [
          'Given 72 hours for checking, when they pass without an objection, then the payout is ordered once within 5 minutes.',
          'An acceptance and the deadline in the same second lead to a single payout.',
        ],
        'A reminder goes out 24 hours before the silent release and names its exact time.',
        'Parts can be released: the parts and what is still held always add up to what was paid in.',
      ],
      api: [
        { method: 'POST', path: '/{deal.path}/:id/handover', purpose: 'say that it was handed over, with proof' },
        { method: 'POST', path: '/{deal.path}/:id/accept', purpose: 'accept all or a part' },
      ],
      reads: ['object', 'deal'],
      writes: ['deal', 'hold', 'booking'],
      edgeCases: [
        'The parcel is lost: the days for checking begin with delivery, and not with sending.',
        'The payer is in hospital: one extension by seven days is granted without giving a reason.',
        'The deadline falls into a failure of the service: it moves by the time of the failure.',
      ],
      effort: 'M',
      after: ['hold'],
      steps: [
        'Order payouts from a table of intents, written in the same transaction as the ledger line.',
        'Run deadlines from stored moments and claim each by a conditional update.',
        'Show a timeline with who has to act next.',
      ],
      pitfalls: ['Calling the provider inside the database transaction.', 'Taking "sent" for "received".'],
    },
    {
      key: 'object',
      name: [
        'Objection to {an object}',
        'When {objects} are not as agreed',
        '{Object} disputes with evidence from both sides',
      ],
      need: 'usual',
      only: 'hosted',
      description: [
        'Stops the clock on an objection, gathers the words and photos of both, and ends in a settlement or a ruling with reasons.',
        'Gives both sides the same form, the same days and the same view of the evidence about {an object}.',
      ],
      stories: [
        { as: 'actor', want: 'to object with photos', so: 'my money is not gone before somebody has looked' },
        {
          as: 'keeper',
          want: 'to see claim, answer and offers on one page',
          so: 'I rule in ten minutes and can give reasons',
        },
      ],
      criteria: [
        'From the moment of an objection until it is settled no path pays out; a test tries each of them.',
        [
          'Either side can offer a split, and when the other accepts, both sums are paid within an hour.',
          'An accepted split of 70 to 30 moves exactly the held sum, to the cent.',
        ],
        'A ruling names its reason and the evidence it rests on, and both receive the same text.',
      ],
      api: [
        { method: 'POST', path: '/{deal.path}/:id/{dispute.path}', purpose: 'complain with evidence' },
        { method: 'POST', path: '/{dispute.path}/:id/settlement', purpose: 'propose or accept a split' },
        { method: 'POST', path: '/{dispute.path}/:id/ruling', purpose: 'decide with a reason, {keeper} only' },
      ],
      reads: ['deal'],
      writes: ['dispute', 'booking'],
      edgeCases: [
        'One side never answers: after five days the case is ruled on what is there.',
        'New evidence comes after the ruling: it is kept, and the ruling is reopened once at most.',
      ],
      effort: 'L',
      after: ['release'],
      steps: [
        'Let an open {dispute.name} block release by a constraint.',
        'Store evidence unchanged with hash and time of upload.',
        'Write the split as two payouts and one closing line in the ledger.',
      ],
      pitfalls: ['Letting support move money by a script.'],
    },
  ],
  usage: [
    { need: 'payouts', units: 1 },
    { need: 'scheduler', units: 4 },
  ],
  pains: [
    [
      'I paid a stranger in advance and never saw {an object} or my money again.',
      'Neither of us wants to be first: I do not send before he pays, and he does not pay before I send.',
      'A quarrel over {an object} ate the profit of ten sales.',
    ],
  ],
  competitors: [
    {
      name: 'Escrow.com',
      kind: 'direct',
      positioning: 'Escrow for goods, domains and services, with an agreed inspection period of 1 to 30 days.',
      gap: 'A separate site after the handshake: it does not know {objects}, their papers or what counts as handed over.',
      source: 'https://www.escrow.com/inspection-period',
    },
    {
      name: 'PayPal buyer protection',
      kind: 'substitute',
      positioning: 'Payment that buyers know, with complaints afterwards.',
      gap: 'The money has left when the trouble starts, and sellers of {objects} fear its rulings.',
      unverified: true,
    },
    {
      name: 'Cash at the kitchen table',
      kind: 'manual',
      positioning: 'Both are there, and it costs nothing.',
      gap: 'Both must travel, and nobody checks {objects} in ten minutes with a stranger waiting.',
      unverified: true,
    },
  ],
  risks: [
    [
      'Holding money for others is a regulated business; the contract with a licensed holder has to stand before a line is written.',
      'Each disputed {deal} costs an hour of a person; the fee must carry one in twenty.',
    ],
    'Thieves test stolen cards where money is held: new payers start with a low limit.',
  ],
  metrics: [
    ['Objections to fewer than 3 % of paid {deals}', 'Four of five objections settled between the two sides'],
    ['Ledger and provider equal to the cent on every night', 'Median of 4 days from paid in to paid out'],
  ],
};
