import type { Capability } from '../schema.ts';

export const returns: Capability = {
  id: 'returns',
  name: 'returns, refunds and disputes',
  verbs: ['refund', 'reimburse', 'erstatten', 'zuruckgeben', 'reembolsar', 'devolver', 'rembourser'],
  triggers: [
    {
      weight: 3,
      words: [
        'refund',
        'chargeback',
        'rma',
        'return label',
        'product return',
        'returns portal',
        'warranty claim',
        'money back',
        'retoure',
        'ruckerstattung',
        'rucksendung',
        'devolucion',
        'reembolso',
        'devolucao',
        'remboursement',
        'धनवापसी',
      ],
    },
    {
      weight: 2,
      words: ['return request', 'customer return', 'returned item', 'withdrawal right', 'reklamation', 'garantiefall'],
    },
    { weight: 1, words: ['dispute', 'complaint', 'warranty', 'claim', 'damaged'] },
  ],
  actor: 'customer',
  object: { fallback: 'order', kinds: ['item', 'money', 'document', 'event'] },
  entities: [
    {
      key: 'case',
      name: 'return',
      kind: 'task',
      sameAs: ['claim', 'rma', 'chargeback'],
      fields: [
        'amount: money',
        'askedBy: reference',
        'number: text',
        'reason: wrong | damaged | late | not as described | changed mind',
        'status: asked | allowed | refused | on the way | checked | paid back | closed',
        'wanted: money | exchange | repair | credit',
        'deadline: date',
        'photos: list of file',
      ],
      relations: [
        { says: 'refers to', to: 'object' },
        { says: 'belongs to', to: 'actor' },
      ],
    },
    {
      key: 'repayment',
      name: 'repayment',
      kind: 'money',
      fields: [
        'amount: money',
        'deducted: money',
        'why: text',
        'way: original | credit | transfer',
        'providerRef: text',
        'status: ordered | confirmed | failed',
      ],
      relations: [{ says: 'belongs to', to: 'case' }],
    },
    {
      key: 'rule',
      name: 'return rule',
      kind: 'document',
      fields: [
        'days: integer',
        'appliesTo: text',
        'whoPaysPostage: buyer | seller',
        'deductPercent: decimal',
        'allowAlone: boolean',
        'validFrom: date',
      ],
      relations: [{ says: 'belongs to', to: 'keeper' }],
    },
  ],
  nodes: [
    {
      key: 'refunds',
      need: 'payments',
      type: 'external',
      label: 'Payment Provider',
      does: [
        'Pays sums back by the way they came and reports when a bank has refused.',
        'Carries repayments to the original card or account, and tells us of chargebacks before their deadline.',
      ],
    },
  ],
  edges: [
    {
      from: 'api',
      to: 'refunds',
      protocol: 'HTTPS',
      purpose: ['order a repayment once', 'hand in evidence against a chargeback'],
    },
    {
      from: 'refunds',
      to: 'api',
      protocol: 'HTTPS webhook',
      purpose: ['say whether a repayment arrived', 'announce disputes of card holders'],
    },
  ],
  boundaries: [
    {
      name: 'Who may pay back',
      protects: ['repayment', 'case'],
      mechanism: [
        'A repayment never exceeds what was paid less what was paid back already; the sum is locked while it is computed, and above a set amount a second person confirms.',
        'Staff who allow {an case} cannot change the account it is paid to: money returns by the way it came.',
      ],
    },
  ],
  failures: [
    [
      'When the provider does not answer to a repayment, its idempotency key is tried again and never a second sum.',
      'When the original card no longer exists, the case asks for an account and pays only after a check of the name.',
    ],
    [
      'When a chargeback arrives while {an case} is open, the repayment stops, so that nobody pays twice.',
      'When a parcel never arrives, the case is decided by the day in the rules and does not hang for ever.',
    ],
  ],
  features: [
    {
      key: 'ask',
      name: [
        'Send back {objects}',
        'Return {an object} without a phone call',
        '{Object} returns by {actors} themselves',
      ],
      need: 'core',
      description: [
        'Lets {actors} say what is wrong with {an object} and tells them at once whether it can come back, by when and at whose cost.',
        'Answers a return of {objects} from the rules that were valid on the day of purchase, with a label or a reason.',
      ],
      stories: [
        {
          as: 'actor',
          want: 'to know before I pack whether {an object} will be taken back',
          so: 'I do not pay postage for nothing',
        },
        { as: 'keeper', want: 'to have clear cases decided by my rules', so: 'I look only at the odd ones' },
      ],
      criteria: [
        [
          'Given 14 days and an {object} received 15 days ago, when it is asked for, then the answer is no, with the date and the way to ask a person.',
          'A table of twenty dates, reasons and kinds of {object} gives the expected answers.',
        ],
        'The label or drop-off code appears within 30 seconds and can be fetched again for 14 days.',
        [
          'One {object} bought three times can be sent back three times and not four.',
          'The number in open and closed cases never exceeds the number bought.',
        ],
      ],
      api: [
        { method: 'POST', path: '/{object.path}/:id/return', purpose: 'ask for a return with reason and photos' },
        { method: 'GET', path: '/{case.path}/:id/label', purpose: 'label or drop-off code' },
      ],
      reads: ['object', 'rule'],
      writes: ['case'],
      edgeCases: [
        'It was a present: the case runs by number and post code, and the money goes to whoever paid.',
        [
          'Only a part of a set comes back: the price of the part is shown before the parcel is closed.',
          'The rules changed since the purchase: those of that day count.',
        ],
        'The reason is danger (heat, fumes, sharp edges): "do not send", and a person calls.',
      ],
      effort: 'M',
      after: ['records/keep'],
      steps: [
        'Write the decision as a pure function of purchase, rules of that day, reason and today.',
        'Keep rules with a date from which they are valid; never edit an old one.',
        'Ask for photos only where the reason needs them.',
        'Show one page with the state and the next step, reachable by a link without login.',
      ],
      pitfalls: [
        ['Counting the days from the order and not from receipt.', 'An account as a condition for sending back.'],
      ],
    },
    {
      key: 'settle',
      name: ['Check and pay back {objects}', 'Repayment for {an object}', 'Goods in, money out: {objects}'],
      need: 'core',
      only: 'hosted',
      description: [
        'Checks what came back, works out the sum with every deduction named, and pays it by the way it came.',
        'Takes {an case} from the arrived parcel to the confirmed repayment, and shows both sides the same sum.',
      ],
      stories: [
        { as: 'keeper', want: 'to scan a parcel and see its case', so: 'ten returns take ten minutes' },
        { as: 'actor', want: 'to see each deduction with its reason', so: 'I do not have to call about four euros' },
      ],
      criteria: [
        [
          'Two clicks on "pay back" in the same second order one repayment.',
          'Fifty parallel orders for one case lead to a single sum at the provider.',
        ],
        'Paid back and deducted add up to the price paid, with tax and postage shown line by line.',
        'Within 24 hours of the check the repayment is confirmed or the case says what the bank has refused.',
      ],
      api: [
        { method: 'POST', path: '/{case.path}/:id/check', purpose: 'state of what came back' },
        { method: 'POST', path: '/{case.path}/:id/repay', purpose: 'pay back with an idempotency key' },
      ],
      reads: ['object', 'case'],
      writes: ['repayment', 'case'],
      edgeCases: [
        'Something else is in the parcel: photos are taken, the sum waits, and both are told the same.',
        'A voucher paid for half of it: money and voucher go back in the same proportion.',
        'It was paid in another currency: the original amount is returned, whatever the rate is today.',
      ],
      effort: 'L',
      after: ['ask'],
      steps: [
        'Lock the purchase, sum earlier {repayment.name} rows, and refuse what exceeds the rest.',
        'Order from a table of intents with a key made of case and attempt.',
        'Test deductions and tax with a table of examples checked by an accountant.',
        'Put goods back into stock only after the check.',
      ],
      pitfalls: [
        'Rounding tax for each line and then for the whole.',
        'Marking as paid back before the provider has confirmed.',
      ],
    },
    {
      key: 'contest',
      name: ['Disputed {objects}', 'Chargebacks for {objects}, answered in time', 'Disagreement over {an object}'],
      need: 'usual',
      only: 'hosted',
      description: [
        'Gathers what is known about a disputed {object}: messages, proof of delivery, photos; and answers before the bank’s day.',
        'Keeps deadlines of disputes in view and builds the file of evidence from what is stored already.',
      ],
      stories: [{ as: 'keeper', want: 'to see disputes by days left', so: 'I never lose one by silence' }],
      criteria: [
        'Five days before its deadline each open dispute has an owner or is at the top of the list in red.',
        [
          'The file for the bank is built in under a minute and holds purchase, delivery, messages and terms of that day.',
          'Evidence is put together from stored rows; what is missing is named.',
        ],
      ],
      api: [{ method: 'POST', path: '/{case.path}/:id/evidence', purpose: 'build and hand in the file' }],
      reads: ['case', 'repayment'],
      writes: ['case'],
      edgeCases: [
        'The sum was paid back before the dispute came: the proof of it is the whole answer.',
        'The same card disputes five purchases: they are shown together.',
      ],
      effort: 'M',
      after: ['settle'],
      steps: [
        'Take in disputes by webhook with their deadline.',
        'Render one PDF from stored rows, with a page for each kind of proof.',
        'Record the outcome and show the share won by reason.',
      ],
      pitfalls: ['Fighting every dispute, also those below the bank’s own fee.'],
    },
    {
      key: 'learn',
      name: ['Why {objects} come back', '{Object} returns by reason', 'What returns of {objects} cost'],
      need: 'later',
      description: [
        'Shows which {objects} come back, for which reason and at what cost, so that the cause can be mended.',
        'Adds up postage, work and lost value of returned {objects}, by reason and by month.',
      ],
      stories: [
        {
          as: 'keeper',
          want: 'to see the three {objects} that cost most',
          so: 'I change the description or the supplier',
        },
      ],
      criteria: [
        'Each figure opens the cases behind it, and their number is the same.',
        'Rates are shown only from 20 sold pieces upward.',
      ],
      api: [{ method: 'GET', path: '/{case.path}/causes', purpose: 'rates and costs by reason' }],
      reads: ['case', 'repayment', 'object'],
      writes: ['case'],
      edgeCases: [
        'A return in March belongs to a sale in December: rates go by month of sale.',
        'Reasons given and reasons found differ: both are shown.',
      ],
      effort: 'S',
      after: ['settle'],
      steps: ['Write one query by month of sale and reason.', 'Show the number sold beside each rate.'],
      pitfalls: ['Dividing returns of a month by sales of the same month.'],
    },
  ],
  usage: [
    { need: 'payments', units: 0.3 },
    { need: 'email', units: 1 },
  ],
  pains: [
    [
      'I sent {an object} back three weeks ago and nobody can say where my money is.',
      'Every return of {objects} is a chain of nine mails.',
      'Parcels come in without a name, and we guess whose they are.',
    ],
  ],
  competitors: [
    {
      name: 'Loop Returns',
      kind: 'adjacent',
      positioning: 'Returns and exchanges for shops on Shopify.',
      gap: 'Tied to one shop system; {objects} that need a check or a part refund go by hand.',
      unverified: true,
    },
    {
      name: 'AfterShip Returns',
      kind: 'adjacent',
      positioning: 'Return portal with labels for online shops.',
      gap: 'Ends at the label and the rule; disputes over {objects} stay in the mailbox.',
      unverified: true,
    },
    {
      name: 'A slip in the parcel',
      kind: 'manual',
      positioning: 'Tick a reason, put it in, send it back.',
      gap: 'The shop learns of returned {objects} when the parcel lies on the table.',
      unverified: true,
    },
  ],
  risks: [
    [
      'Some people return for a living: photos, limits and a person who looks belong to the first release.',
      'The law on withdrawal differs by country and kind of goods; a wrong refusal costs more than a generous rule.',
    ],
  ],
  metrics: [
    [
      'Money back within 5 days of arrival for 90 % of cases',
      'Median of 3 days from the parcel to the confirmed repayment',
    ],
    ['Messages for each return below 1.5', 'Two of three returns decided without a person'],
  ],
};
