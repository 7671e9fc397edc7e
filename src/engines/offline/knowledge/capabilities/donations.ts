import type { Capability } from '../schema.ts';

export const donations: Capability = {
  id: 'donations',
  name: 'gifts of money, once or every month',
  verbs: ['donate', 'fundraise', 'spenden', 'donar', 'doar', 'crowdfund'],
  triggers: [
    {
      weight: 3,
      words: [
        'doac*',
        'donacion*',
        'donation',
        'donor',
        'fundraising',
        'fundraiser',
        'crowdfunding',
        'donation receipt',
        'recurring gift',
        'gift aid',
        'spende',
        'spender',
        'spendenquittung',
        'donacion',
        'donante',
        'recaudacion de fondo',
        'recaudacion of fondo',
        'doacao',
        'doador',
        'collecte de don',
        'collecte of don',
        'donateur',
        'recu fiscal',
        'दान',
      ],
    },
    { weight: 2, words: ['charity', 'patron', 'sponsorship', 'pledge', 'tithe', 'offering', 'mecenas'] },
    { weight: 1, words: ['supporter', 'nonprofit', 'ngo', 'appeal', 'cause', 'foundation'] },
  ],
  actor: 'customer',
  object: { fallback: 'appeal', kinds: ['event', 'group', 'document', 'item', 'place', 'person', 'task'] },
  entities: [
    {
      key: 'gift',
      name: 'donation',
      kind: 'money',
      sameAs: ['gift', 'pledge'],
      fields: [
        'donor: reference',
        'amount: money',
        'feeCovered: boolean',
        'status: begun | paid | failed | refunded',
        'paidAt: datetime',
        'method: card | debit | transfer | cash',
        'message: text',
        'anonymous: boolean',
      ],
      relations: [
        { says: 'refers to', to: 'object' },
        { says: 'belongs to', to: 'donor' },
      ],
    },
    {
      key: 'donor',
      name: 'donor',
      kind: 'person',
      fields: [
        'name: text',
        'email: email',
        'address: text',
        'taxNumber: text',
        'mayContact: boolean',
        'language: text',
      ],
      relations: [{ says: 'has many', to: 'gift' }],
    },
    {
      key: 'promise',
      name: 'recurring gift',
      kind: 'document',
      fields: [
        'amount: money',
        'every: month | quarter | year',
        'startedOn: date',
        'nextOn: date',
        'status: active | failing | paused | ended',
        'mandate: text',
      ],
      relations: [{ says: 'belongs to', to: 'donor' }],
    },
    {
      key: 'receipt',
      name: 'donation receipt',
      kind: 'document',
      fields: [
        'number: text',
        'year: integer',
        'total: money',
        'issuedAt: datetime',
        'file: file',
        'cancelledBy: text',
      ],
      relations: [{ says: 'belongs to', to: 'donor' }],
    },
  ],
  nodes: [
    {
      key: 'cashier',
      need: 'payments',
      type: 'external',
      label: 'Payment Provider',
      does: [
        'Takes {gifts} by card and debit, keeps the mandates, and reports what was paid.',
        'Charges the card or account so that no card number touches the own servers.',
      ],
    },
    {
      key: 'printer',
      need: 'pdf',
      type: 'backend',
      label: 'Receipt Printing',
      does: [
        'Makes numbered receipts as the tax office wants them.',
        'Renders yearly receipts in one batch and keeps each as it was sent.',
      ],
    },
  ],
  edges: [
    { from: 'api', to: 'cashier', protocol: 'HTTPS', purpose: ['begin {an gift}', 'open the payment page'] },
    { from: 'cashier', to: 'api', protocol: 'signed webhook', purpose: 'report paid, failed, refunded, disputed' },
    { from: 'worker', to: 'printer', protocol: 'in process', purpose: 'make {receipts}' },
  ],
  boundaries: [
    {
      name: 'Money moves by webhook alone',
      protects: ['gift', 'cashier'],
      mechanism: [
        'A {gift} is paid when the signed message of the provider says so, never because a browser came back to the thank-you page.',
        'Signature and amount of each provider message are checked, and every message id is taken once.',
      ],
    },
    {
      name: 'Who gave stays with few',
      protects: ['donor'],
      mechanism:
        'Names and sums together are visible to the {keeper} and the treasurer; public lists show what the {donor} has allowed.',
    },
  ],
  failures: [
    [
      'When a monthly charge fails, it is tried again after three and seven days with a friendly mail, and only then paused.',
      'When a card has run out, the {donor} gets a link to renew it, and the {promise} waits a month before it ends.',
    ],
    'When the provider’s message is late, the page says "on its way", and the same {gift} is never begun twice.',
  ],
  features: [
    {
      key: 'give',
      name: ['Give to {objects}', '{Gift} page for {objects}', '{Donors} give once for {an object}'],
      need: 'core',
      only: 'hosted',
      description: [
        'Takes {an gift} for {an object} in under a minute, without an account, and says what it is for.',
        'A page with three amounts and a free one, payment on the phone, thanks at once.',
      ],
      stories: [
        { as: 'actor', want: 'to give in under a minute', so: 'the moment does not pass' },
        { as: 'keeper', want: 'to enter cash from the collection box', so: 'the total is the whole truth' },
      ],
      criteria: [
        'From the page to "thank you" takes at most 4 taps with a saved wallet.',
        'Given a provider message that comes three times, when all are handled, then one paid {gift} exists.',
        'The public total equals the sum of paid minus refunded {gifts}, at most 60 seconds old.',
      ],
      api: [
        { method: 'POST', path: '/{object.path}/:id/gifts', purpose: 'begin one' },
        { method: 'POST', path: '/hooks/payments', purpose: 'messages of the provider' },
      ],
      reads: ['object'],
      writes: ['gift', 'donor'],
      edgeCases: [
        'Five thousand instead of fifty is typed: above ten times the usual amount the page asks again.',
        'Thieves test stolen cards with small sums: a limit by address and card closes the page for them.',
        'The appeal has reached its goal: the page says what further {gifts} are used for.',
      ],
      effort: 'L',
      after: ['records/keep'],
      steps: [
        'Create {gift.name} as begun with an own key, pass the key to the provider, and settle it only from the webhook.',
        'Keep amounts in the smallest unit of the currency.',
        'Write the webhook to store the raw message first, answer at once, and work afterwards.',
        'Build the page without third-party scripts but the payment field.',
      ],
      pitfalls: [
        'Counting begun {gifts} in the total.',
        'Asking for an address before the money: people leave at that field.',
      ],
    },
    {
      key: 'monthly',
      name: [
        'Monthly {promises} for {objects}',
        '{Promises} that {donors} can change',
        'Standing support of {objects}',
      ],
      need: 'core',
      only: 'hosted',
      description: [
        'Turns one {gift} into a monthly one and lets {donors} change, pause or end it by themselves.',
        'Collects {promises} on the chosen day and looks after those that fail.',
      ],
      stories: [
        { as: 'actor', want: 'to lower my monthly sum instead of ending it', so: 'I can stay in a lean year' },
        { as: 'keeper', want: 'to see what comes in each month for sure', so: 'we can hire' },
      ],
      criteria: [
        'A {donor} ends {an promise} in at most 3 taps from the link in any mail, without signing in.',
        'One month never charges twice, also when the job runs again.',
      ],
      api: [
        { method: 'POST', path: '/{promise.path}', purpose: 'begin' },
        { method: 'PATCH', path: '/{promise.path}/:id', purpose: 'change, pause, end' },
      ],
      reads: ['donor'],
      writes: ['promise', 'gift'],
      edgeCases: [
        'Begun on the 31st: charged on the last day of shorter months.',
        'A debit comes back after weeks: the {gift} is reversed and stays in the books of both days.',
      ],
      effort: 'M',
      after: ['give'],
      steps: [
        'Let the provider keep the mandate; keep amount, day and state.',
        'Charge with a key of {promise.name} and month.',
        'Sign the links in mails with an end date.',
      ],
      pitfalls: ['Hiding the way out: complaints and chargebacks cost more than the gift.'],
    },
    {
      key: 'receipts',
      name: [
        'Yearly {receipts} for {donors}',
        '{Receipts} as the tax office wants them',
        'Tax {receipts} for {donors}',
      ],
      need: 'usual',
      only: 'hosted',
      description: [
        'Issues numbered {receipts} for single {gifts} or the whole year in the form the country asks for.',
        'Adds up the year of each {donor}, prints, mails, and keeps what was sent for as long as the law says.',
      ],
      stories: [
        { as: 'keeper', want: 'to issue 2,000 {receipts} in January', so: 'it takes a morning and not three weeks' },
      ],
      criteria: [
        'The sum over all {receipts} of a year equals the paid minus refunded {gifts} that may be receipted, to the cent.',
        'A {receipt} is never altered: a correction cancels it and issues a new number.',
      ],
      api: [{ method: 'POST', path: '/{receipt.path}/year', purpose: 'issue for a year; safe to repeat' }],
      reads: ['gift', 'donor'],
      writes: ['receipt'],
      edgeCases: [
        'A couple gives from one account: the name on the mandate counts until they say otherwise.',
        'Part of the sum paid for a dinner: only the rest is receipted.',
      ],
      effort: 'M',
      after: ['give'],
      steps: [
        'Take numbers without gaps inside the transaction that stores the receipt.',
        'Render from a template a country and year; keep file and hash.',
      ],
      pitfalls: ['Making a second batch with new numbers because the first one broke off.'],
    },
  ],
  usage: [
    { need: 'payments', units: 1 },
    { need: 'email', units: 2 },
  ],
  pains: [
    [
      'People want to give for {objects}, and we answer with a bank number on a flyer.',
      'In January two of us write {receipts} for three weeks.',
      'Nobody knows which of the monthly givers stopped because a card ran out.',
    ],
  ],
  competitors: [
    {
      name: 'Donorbox',
      kind: 'direct',
      positioning: 'Donation forms for nonprofits; donors need no account or password.',
      gap: 'Ends at the {gift}: {objects} and what became of the money are told elsewhere.',
      source: 'https://bluelena.io/2023/12/20/how-to-use-donorbox/',
    },
    {
      name: 'GoFundMe',
      kind: 'adjacent',
      positioning: 'Public appeals by private people and groups.',
      gap: 'The page and its givers belong to the platform.',
      unverified: true,
    },
    {
      name: 'Bank transfer and a tin at the door',
      kind: 'manual',
      positioning: 'No fee, no provider.',
      gap: 'No name, no thanks, no second gift.',
      unverified: true,
    },
  ],
  risks: [
    [
      'Collecting money for others may need a permit or a licence by country; keep the organisation as the one who is paid.',
      'A goal that is shown with wrong figures costs trust at once: only paid sums count in public.',
    ],
  ],
  metrics: [
    [
      'A fifth of {donors} give monthly by the end of the first year',
      'Nine of ten {promises} live through their twelfth month',
    ],
    'Thanks go out within a minute for 99 % of {gifts}',
  ],
};
