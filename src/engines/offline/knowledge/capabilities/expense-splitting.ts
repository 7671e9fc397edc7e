import type { Capability } from '../schema.ts';

export const expenseSplitting: Capability = {
  id: 'expense-splitting',
  name: 'shared costs and who owes whom',
  verbs: ['settle up', 'rachar'],
  triggers: [
    {
      weight: 3,
      words: [
        'splitting rent',
        'splitting bill',
        'splitting cost',
        'splitting expense',
        'gemeinsamer kosten',
        'split bill',
        'bill splitting',
        'expense splitting',
        'expense sharing',
        'shared expense',
        'shared cost',
        'shared bill',
        'split expense',
        'split cost',
        'split rent',
        'who owe whom',
        'settle up',
        'group expense',
        'kosten teilen',
        'gemeinsame kosten',
        'gasto compartido',
        'dividir gasto',
        'dividir conta',
        'despesa compartilhada',
        'depense partagee',
        'partage de frais',
        'partage of frais',
      ],
    },
    {
      weight: 2,
      words: ['owe', 'iou', 'kitty', 'flat share expense', 'trip expense', 'haushaltskasse', 'common fund'],
    },
    { weight: 1, words: ['roommate', 'flatmate', 'rent', 'utility bill', 'debt', 'expense', 'wg', 'colocation'] },
  ],
  actor: 'user',
  object: { fallback: 'shared expense', kinds: ['money', 'group', 'event', 'document'] },
  entities: [
    {
      key: 'expense',
      name: 'shared expense',
      kind: 'money',
      sameAs: ['expense', 'bill', 'cost', 'rent'],
      fields: [
        'enteredBy: reference',
        'title: text',
        'amount: money',
        'paidOn: date',
        'rate: decimal',
        'split: equal | shares | exact',
        'note: text',
        'version: integer',
        'removedAt: datetime',
      ],
      relations: [
        { says: 'has many', to: 'share' },
        { says: 'belongs to', to: 'circle' },
      ],
    },
    {
      key: 'share',
      name: 'expense share',
      kind: 'money',
      fields: ['member: reference', 'paid: money', 'owes: money', 'weight: decimal'],
      relations: [{ says: 'belongs to', to: 'expense' }],
    },
    {
      key: 'circle',
      name: 'expense group',
      kind: 'group',
      fields: ['name: text', 'currency: text', 'members: list', 'joinCode: text', 'closedAt: datetime'],
      relations: [{ says: 'has many', to: 'expense' }],
    },
    {
      key: 'payback',
      name: 'settlement',
      kind: 'money',
      fields: ['from: reference', 'to: reference', 'amount: money', 'on: date', 'confirmedAt: datetime', 'how: text'],
      relations: [{ says: 'belongs to', to: 'circle' }],
    },
  ],
  nodes: [],
  edges: [],
  boundaries: [
    {
      name: 'Only members of the group',
      protects: ['expense', 'circle'],
      mechanism: [
        'Each query carries the membership of the caller; whoever left sees what was up to that day and nothing newer.',
        'A join code lets in once and can be changed; an outsider learns not even the name of the {circle}.',
      ],
    },
    {
      name: 'Changes are seen by all',
      protects: ['expense', 'share'],
      mechanism:
        'Changing or removing {an expense} keeps the old version and tells everybody whose sum changes, by how much.',
    },
  ],
  failures: [
    [
      'When two people change one {expense} at once, the second sees the first change and decides; no sum is mixed.',
      'When a phone was offline, its {expenses} arrive later with their own day, and an edit of something removed meanwhile is asked about.',
    ],
    'When exchange rates cannot be had, the {expense} is kept in its own currency and converted with the rate of its day as soon as that is known.',
  ],
  features: [
    {
      key: 'enter',
      name: ['{Expenses} entered by {actors}', 'Who paid, who shares: {expenses}', '{Actor} adds {an expense} for all'],
      need: 'core',
      description: [
        'Records who paid what for whom, split equally, by shares or by exact sums, in a few taps.',
        'Takes {an expense} while the receipt is still warm: amount, payer, who took part, done.',
      ],
      stories: [
        { as: 'actor', want: 'to enter what I paid in ten seconds', so: 'I do it in the shop and not in June' },
        { as: 'actor', want: 'to leave out who was not there', so: 'nobody pays for a dinner she did not eat' },
        { as: 'keeper', want: 'to have the rent entered by itself each month', so: 'it is never forgotten' },
      ],
      criteria: [
        'The shares of {an expense} add up to its amount to the cent in every case: 10.00 among three is 3.34, 3.33, 3.33.',
        [
          'Who gets the odd cent follows a fixed rule and evens out over time.',
          'Splitting one amount twice gives the same shares both times.',
        ],
        'Exact sums that do not reach the amount are refused, and the missing figure is shown.',
      ],
      api: [
        { method: 'POST', path: '/{circle.path}/:id/expenses', purpose: 'add with shares' },
        { method: 'PATCH', path: '/{expense.path}/:id', purpose: 'change, with the version seen' },
      ],
      reads: ['circle'],
      writes: ['expense', 'share'],
      edgeCases: [
        'Two people paid one bill together: several payers are allowed, their sums must match it.',
        'Somebody moves in on the 12th: repeating {expenses} can be shared by days.',
        'A refund arrives: entered as a negative {expense} with the same shares.',
      ],
      effort: 'M',
      after: ['records/keep'],
      steps: [
        'Keep money in integer cents; write the split as a pure function and test it with thousands of random amounts.',
        'Store {expense.name} and its shares in one transaction with a check on the sum.',
        'Build the form: amount first, payer is me, everybody is in, one tap to take somebody out.',
      ],
      pitfalls: [
        'Floating-point money: after a year a cent is missing and trust with it.',
        'Rounding each share on its own.',
      ],
    },
    {
      key: 'balance',
      name: ['Who owes whom in {circles}', 'Balances of {actors}', '{Circle} balances with reasons'],
      need: 'core',
      description: [
        'Shows for each member what is owed or due, and every row behind the figure.',
        'One number each, green or red, and a tap leads to the {expenses} that made it.',
      ],
      stories: [{ as: 'actor', want: 'to see why I owe 41.20', so: 'I pay without a discussion' }],
      criteria: [
        'The balances of {an circle} add up to exactly zero.',
        'A tap on a balance lists the rows whose sum is that balance.',
        'With 5,000 {expenses} the page answers within 300 ms.',
      ],
      api: [{ method: 'GET', path: '/{circle.path}/:id/balances', purpose: 'balances with their rows' }],
      reads: ['expense', 'share', 'payback'],
      writes: [],
      edgeCases: [
        'A member without an account: kept by name, and the person can take the place over later.',
        'Somebody leaves with a debt: the balance stays until it is settled or forgiven by the others.',
      ],
      effort: 'S',
      after: ['enter'],
      steps: [
        'Sum in the database by member; keep no stored balance.',
        'Show balances in the currency of the {circle.name}, originals beside them.',
      ],
      pitfalls: ['Caching balances a device at a time: two phones then tell two stories.'],
    },
    {
      key: 'settle',
      name: ['Settle {circles} in few payments', '{Paybacks} between {actors}', 'Shortest way to even {circles}'],
      need: 'core',
      description: [
        'Proposes the fewest transfers that bring all balances to zero, and records {paybacks} that both sides confirm.',
        'Replaces eleven small debts by three transfers and ticks them off as they are paid.',
      ],
      stories: [
        { as: 'actor', want: 'to pay everything with one transfer', so: 'the trip is closed' },
        { as: 'actor', want: 'to confirm that the money came', so: 'nobody reminds a friend in vain' },
      ],
      criteria: [
        'For n members at most n − 1 transfers are proposed, and after them every balance is zero.',
        'Recording the same {payback} twice within a minute asks whether it is a second one.',
        'Nobody is proposed a transfer who neither owes nor is owed.',
      ],
      api: [
        { method: 'GET', path: '/{circle.path}/:id/settlement', purpose: 'proposed transfers' },
        { method: 'POST', path: '/{payback.path}', purpose: 'record one' },
      ],
      reads: ['share', 'circle'],
      writes: ['payback'],
      edgeCases: [
        'The receiver denies it: the {payback} stays open and counts for nobody.',
        'A new {expense} comes in between: the proposal is computed anew, what was paid counts.',
      ],
      effort: 'M',
      after: ['balance'],
      steps: [
        'Match the largest debt with the largest claim until all is even; test that sums are kept.',
        'Offer the amount and a payment link or bank details to copy; move no money.',
        'Let a group prefer "pay whom you really owe" to "fewest transfers".',
      ],
      pitfalls: ['Handling the money itself: that is a licensed business. A link is enough.'],
    },
  ],
  usage: [],
  pains: [
    [
      'Somebody always pays first, and asking for it back feels petty.',
      'After the trip one of us sits over forty receipts for an evening.',
      'Our sheet has a formula that only Jonas understood, and Jonas moved out.',
    ],
  ],
  competitors: [
    {
      name: 'Splitwise',
      kind: 'direct',
      positioning: 'Shared expenses for flats and trips; can restructure debts so that fewer payments are needed.',
      gap: 'A general tool: what else the group plans, books or owns stays outside.',
      source: 'http://feedback.splitwise.com/knowledgebase/articles/107220-what-does-the-simplify-debts-setting-do',
    },
    {
      name: 'Tricount',
      kind: 'direct',
      positioning: 'Quick sheet for one trip, joined by a link.',
      gap: 'Fits one trip better than a household that goes on for years.',
      unverified: true,
    },
    {
      name: 'A shared spreadsheet',
      kind: 'manual',
      positioning: 'Free and open to every rule.',
      gap: 'One wrong cell and all balances are wrong, and nobody enters figures on a phone.',
      unverified: true,
    },
  ],
  risks: [
    [
      'Free products do this well; a new one must live from what surrounds the sums, not from the sums.',
      'Money among friends is delicate: reminders need a tone that nobody minds, and a way to be switched off.',
    ],
  ],
  metrics: [
    [
      '80 % of {expenses} entered on the day they were paid',
      'A group of six is settled within 7 days after the last {expense}',
    ],
    'No balance ever disputed because of rounding',
  ],
};
