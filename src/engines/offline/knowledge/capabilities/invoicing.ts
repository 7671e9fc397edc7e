import type { Capability } from '../schema.ts';

export const invoicing: Capability = {
  id: 'invoicing',
  name: 'invoices and quotes',
  verbs: ['invoice', 'bill', 'quote', 'abrechnen', 'fakturieren', 'facturar', 'presupuestar', 'faturar', 'facturer'],
  triggers: [
    {
      weight: 3,
      words: [
        'invoice',
        'invoicing',
        'quotation',
        'rechnung',
        'angebot',
        'factura',
        'presupuesto',
        'fatura',
        'orcamento',
        'facture',
        'devis',
        'e-invoice',
        'price quote',
        'cost estimate',
      ],
    },
    { weight: 2, words: ['billing', 'overdue', 'dunning', 'mahnung', 'credit note', 'billable'] },
    { weight: 1, words: ['hourly rate', 'accountant', 'bookkeeping', 'unpaid', 'tax', 'vat', 'estimate', 'quote'] },
  ],
  actor: 'keeper',
  object: { fallback: 'job', kinds: ['task', 'event', 'item', 'document', 'money'] },
  entities: [
    {
      key: 'invoice',
      name: 'invoice',
      kind: 'document',
      sameAs: ['invoice', 'bill'],
      fields: [
        'customer: reference',
        'number: text, unique, without gaps',
        'issuedOn: date',
        'dueOn: date',
        'status: draft | issued | partly paid | paid | cancelled',
        'net: money',
        'tax: money',
        'total: money',
        'recipient: json, as it was at issue',
      ],
      relations: [
        { says: 'refers to', to: 'object' },
        { says: 'has many', to: 'item' },
      ],
    },
    {
      key: 'item',
      name: 'invoice item',
      kind: 'money',
      fields: ['text: text', 'quantity: decimal', 'unit: text', 'unitPrice: money', 'taxRate: decimal'],
      relations: [{ says: 'belongs to', to: 'invoice' }],
    },
    {
      key: 'quote',
      name: 'quote',
      kind: 'document',
      sameAs: ['quote', 'quotation', 'estimate'],
      fields: [
        'total: money',
        'customer: reference',
        'number: text',
        'validUntil: date',
        'status: draft | sent | accepted | declined | lapsed',
        'items: json',
        'acceptedBy: text',
        'acceptedAt: datetime',
      ],
      relations: [{ says: 'refers to', to: 'object' }],
    },
  ],
  nodes: [
    {
      key: 'printer',
      need: 'pdf',
      type: 'backend',
      label: '{Invoice} Writer',
      does: [
        'Makes the readable page and the machine-readable part of each {invoice} from the same stored values.',
        'Renders {invoices} and {quotes} to PDF once, at issue, and stores the result for good.',
      ],
    },
  ],
  edges: [
    {
      from: 'worker',
      to: 'printer',
      protocol: 'in process',
      purpose: ['write the PDF of an issued {invoice}', 'turn {quotes} and {invoices} into files'],
    },
    { from: 'printer', to: 'db', protocol: 'SQL', purpose: 'read issued values, store the hash of the file' },
  ],
  boundaries: [
    {
      name: 'Issued means fixed',
      protects: ['invoice', 'item'],
      mechanism: [
        'A trigger refuses any change of {an invoice} once it has a number; corrections are cancellations with their own number.',
        'Numbers are drawn in the transaction that issues, so there is neither a gap nor a repeat; drafts have none.',
      ],
    },
  ],
  failures: [
    [
      'When writing the PDF fails, the {invoice} stays issued, is marked as not yet sent and is tried again every ten minutes.',
      'When the mail with {an invoice} bounces, its owner is told the same hour and the due date does not count silently.',
    ],
  ],
  features: [
    {
      key: 'issue',
      name: ['{Invoice} writing for {actors}', '{Invoices} from finished work', '{Object} billing'],
      need: 'core',
      description: [
        'Takes what was done, proposes the items, and issues a correct {invoice} with number, tax and due date.',
        'Makes {an invoice} from a finished {object}: items are there already, the {keeper} checks and sends.',
        'Writes {invoices} that a tax office accepts, straight from the {objects} they are about.',
      ],
      stories: [
        { as: 'keeper', want: 'to bill {an object} on the day it is done', so: 'the money comes this month' },
        { as: 'keeper', want: 'to correct a wrong {invoice} the lawful way', so: 'my books stay in order' },
        { as: 'other', want: 'to get {an invoice} that my software can read', so: 'I need not type it in' },
      ],
      criteria: [
        [
          'Numbers of issued {invoices} are without a gap, proven with 50 issued in parallel.',
          'Fifty {invoices} issued at the same moment carry fifty consecutive numbers.',
        ],
        [
          'Tax is computed for each rate on the sum of its items and rounded once; the total agrees with a worked table of 20 cases.',
          'Twenty worked examples with mixed tax rates give the expected cents.',
        ],
        'From finished work to a sent {invoice} takes at most three actions.',
      ],
      api: [
        { method: 'POST', path: '/{object.path}/:id/invoice', purpose: 'propose a draft from what was done' },
        { method: 'POST', path: '/{invoice.path}/:id/issue', purpose: 'draw the number and fix it' },
        { method: 'POST', path: '/{invoice.path}/:id/cancel', purpose: 'cancel by a document of its own' },
        { method: 'GET', path: '/{invoice.path}/:id/pdf', purpose: 'fetch the stored file' },
        { method: 'GET', path: '/{invoice.path}', purpose: 'list by state and customer' },
        { method: 'GET', path: '/{invoice.path}/:id', purpose: 'recipient, items, sums' },
      ],
      reads: ['object'],
      writes: ['invoice', 'item'],
      edgeCases: [
        [
          'The recipient moves after issue: the {invoice} keeps the address of its day.',
          'The tax rate changes at New Year: the date of service decides, not the date of issue.',
        ],
        'A credit makes the sum negative: a credit note is written instead.',
        'The recipient is abroad with a tax id: reverse charge is proposed with the required sentence.',
      ],
      effort: 'L',
      after: ['records/keep'],
      steps: [
        'Create {invoice.name} and {item.name}; copy sender, recipient and texts into the row at issue.',
        'Draw numbers from a counter row for each year under a lock.',
        'Write the tax computation as a pure function over integer cents with a table of examples.',
        'Render PDF with the structured part that the country asks for; store file and hash.',
      ],
      pitfalls: [
        ['Numbering drafts.', 'Regenerating the PDF on each download with today’s letterhead.'],
        'Rounding the tax of each item and then adding.',
      ],
    },
    {
      key: 'quote',
      name: [
        'Price offer for {an object}',
        'Price offers for {objects}, accepted by link',
        '{Quotes} that become {invoices}',
      ],
      need: 'usual',
      description: [
        'Sends a price for {an object} with an end date; accepting it needs one link and leaves a record.',
        'Writes {quotes} for {objects} and carries an accepted one over into work and {invoice} without typing.',
      ],
      stories: [
        { as: 'keeper', want: 'to send {an quote} from the site visit', so: 'I am first with my price' },
        { as: 'other', want: 'to accept from the message', so: 'the work can start tomorrow' },
      ],
      criteria: [
        'An accepted {quote} shows name, time and the exact version that was accepted.',
        [
          'After its end date the accept button is gone and says whom to ask.',
          'A lapsed {quote} cannot be accepted, and its link names a contact.',
        ],
      ],
      api: [
        { method: 'POST', path: '/{object.path}/:id/quotes', purpose: 'draft a price' },
        { method: 'POST', path: '/{quote.path}/:id/accept', purpose: 'accept by signed link' },
      ],
      reads: ['object'],
      writes: ['quote'],
      edgeCases: [
        'It is accepted while a newer version is being written: the accepted one counts and the editor is told.',
        'Only some positions are wanted: the sender gets a message and writes a new version.',
      ],
      effort: 'M',
      after: ['records/keep'],
      steps: [
        'Version {quote.name}; the link points to one version.',
        'Keep a price list of usual positions for typing ahead.',
        'On acceptance create the {object} or update it in the same transaction.',
      ],
      pitfalls: ['Letting an accepted {quote} be edited.'],
    },
    {
      key: 'dunning',
      name: ['Open {invoices} and reminders to pay', 'Overdue money for {objects}', 'Chase late {invoices}'],
      need: 'usual',
      description: [
        'Lists what is open and since when, and sends polite, then firm texts on chosen days until the money is in.',
        'Matches bank lines to {invoices} and chases only what is really open.',
      ],
      stories: [
        {
          as: 'keeper',
          want: 'to have late payers reminded on day 3 after the due date',
          so: 'I never write that message myself',
        },
      ],
      criteria: [
        'A payment that was matched stops every further text within the hour.',
        [
          'Each open {invoice} shows its age and the last text sent.',
          'The list of open {invoices} adds up to the same sum as the books.',
        ],
      ],
      api: [
        { method: 'GET', path: '/{invoice.path}/open', purpose: 'open ones by age' },
        { method: 'POST', path: '/{invoice.path}/match', purpose: 'match a bank file' },
      ],
      reads: ['object'],
      writes: ['invoice'],
      edgeCases: [
        'Somebody pays two {invoices} with one transfer: the match proposes the split.',
        'Three cents are missing: below a set limit it counts as paid.',
      ],
      effort: 'M',
      after: ['issue'],
      steps: [
        'Read bank files (CSV, CAMT) and match by number, then by amount and name.',
        'Plan texts by due date; check the state again right before sending.',
        'Show open sums by age: up to 30, 60, 90 days.',
      ],
      pitfalls: ['Reminding people on the day on which their money arrives: wait for the bank file.'],
    },
  ],
  usage: [
    { need: 'pdf', units: 15 },
    { need: 'email', units: 20 },
  ],
  pains: [
    [
      'The work on {objects} is done in March and billed in May.',
      'I sit over {invoices} on Sunday evening and look for what we did.',
      'Nobody dares to remind late payers, so {objects} stay unpaid.',
    ],
  ],
  competitors: [
    {
      name: 'Word template',
      kind: 'manual',
      positioning: 'The letterhead is right and it costs nothing.',
      gap: 'Numbers repeat, and hours for {objects} are copied from somewhere else.',
      unverified: true,
    },
    {
      name: 'FreshBooks',
      kind: 'adjacent',
      positioning: 'Invoicing for freelancers and small firms.',
      gap: 'Knows clients and hours, not {objects}; what was done must be entered again.',
      unverified: true,
    },
  ],
  risks: [
    [
      'Rules for {invoices} differ by country and change; start with one and name it.',
      'Electronic {invoices} become mandatory country by country, so the structured part belongs in the first version.',
    ],
  ],
  metrics: [
    ['Days from finished {object} to {invoice}: median 1', '90 % of {invoices} out within two days'],
    ['Days until paid fall by a third in a quarter', 'Sum overdue by more than 30 days below 5 % of turnover'],
  ],
};
