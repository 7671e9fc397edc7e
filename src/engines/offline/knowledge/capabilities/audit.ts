import type { Capability } from '../schema.ts';

export const audit: Capability = {
  id: 'audit',
  name: 'audit trail, retention and privacy requests',
  verbs: ['audit', 'trace', 'prove', 'comply', 'retain', 'anonymise', 'anonymize', 'nachweisen', 'auditieren', 'auditar', 'trazar', 'anonimizar', 'auditer', 'tracer'],
  triggers: [
    { weight: 3, words: ['audit trail', 'audit log', 'gdpr', 'dsgvo', 'hipaa', 'compliance', 'datum retention', 'soc 2', 'lgpd', 'rgpd', 'iso 27001', 'traceability', 'ruckverfolgbarkeit', 'audit-proof', 'audit proof', 'audit ready', 'change history', 'change log of', 'who change what', 'who change', 'who change it', 'who look at', 'who have see', 'who see what', 'who open what', 'who access', 'who view', 'access log', 'access protocol', 'every access', 'every change log', 'log every access', 'log who', 'tamper', 'tampered', 'cannot be tampered', 'cannot be alter', "can't be change", 'nobody can change', 'longer be change', 'cannot be delete', "can't be delete", 'unchangeable', 'immutable', 'time-stamped', 'time stamp', 'retention period', 'ten year retention', 'year retention', 'keep ten year', 'delete by protocol', 'right to erasure', 'datum subject request', 'subject access request', 'delete everything', 'what datum you', 'personal datum request', 'hinschg', 'fda cfr', 'hitrust', 'datum protection officer', 'proof for auditor', 'evidence for auditor', 'evidence for inspector', 'prove to auditor', 'prove to authority', 'prove to inspector', 'prove to insurer', 'prove who', 'prove that we', 'prove what we', 'provable', 'demonstrably', 'verifiable', 'traceable', 'court-proof', 'court proof', 'legally watertight', 'accept by tax', 'tax office accept', 'able to prove', 'who read', 'who open', 'may change entry', 'can change entry', 'change entry later', 'change afterward', 'delete afterward', 'once write', 'rewrite history', 'write in stone', 'batch number', 'trace back', 'narcotic', 'control drug', 'control substance', 'control medicine', 'morphine', 'dangerous drug', 'drug register', 'weapon register', 'blood product', 'cold chain', 'food law', 'hygiene inspector', 'vet inspector', 'farm inspector', 'labour inspector', 'fire inspector', 'control authority', 'evidence in court', 'usable as evidence', 'proof for insurance', 'proof for court', 'proof for funder', 'grant audit', 'donor audit', 'report to ministry', 'report to authority', 'official record', 'legal record', 'register of process', 'process register', 'delete datum of', 'delete old datum', 'delete datum', 'export datum'] },
    { weight: 2, words: ['auditor', 'check the count', 'evidence for', 'tamper-proof', 'unalterable', 'cannot be changed', 'can not be changed', 'regulated', 'confidential', 'to be forgotten', 'chain of custody', 'personal data', 'datum protection', 'state inspector', 'health inspector', 'food inspector', 'tax audit', 'tax inspection', 'tax office', 'bookkeeping law', 'version history', 'revision history', 'edit history', 'every version', 'track change', 'who do what', 'who do it', 'who sign what', 'who release what', 'who approve what', 'who agree to', 'who give consent', 'consent record', 'record of consent', 'proof of what', 'proof of consent', 'proof that', 'leave proof', 'paper trail', 'keep proof', 'show regulator', 'report to regulator', 'supervisory authority', 'datum protection law', 'privacy law', 'privacy request', 'erasure', 'erase datum', 'delete datum after', 'delete after', 'delete after year', 'keep for year', 'batch traceability', 'batch record', 'lot number', 'recall of product', 'product recall', 'country of origin', 'chain of supply', 'provenance', 'origin of product', 'see to sale', 'farm to fork', 'liability', 'in dispute', 'she say', 'say he say', 'lawsuit', 'whistleblower', 'whistleblowing', 'voter secrecy', 'secret ballot', 'check count', 'recount', 'observer', 'secrecy', 'able to show', 'who take which', 'who take what', 'who read which', 'who read what', 'who enter what', 'who write what', 'who write it', 'who give what', 'who give which', 'from tree to', 'from field to', 'from farm to', 'from sheep to', 'from see to', 'which batch went', 'batch went into', 'firearm', 'explosive', 'ministry', 'when inspector come', 'evidence', 'anonymised', 'pseudonymised', 'last three year', 'in past year', 'ten year', 'must be keep', 'law require', 'require by law', 'legal duty', 'legally require'] },
    { weight: 1, words: ['privacy', 'audit', 'datenschutz', 'regulator', 'prove', 'proof', 'regulation', 'directive', 'patient datum', 'legal requirement', 'log of', 'retention', 'inspector', 'year later', 'show inspector', 'show authority', 'show court', 'who touch', 'who handle', 'change later', 'alter later', 'edit later', 'change after', 'after it was', 'which grove', 'which lot went', 'which batch', 'batch of', 'trace which', 'trace where', 'authority ask', 'when authority', 'when inspector', 'inspector come', 'inspector ask', 'inspector want', 'for inspector', 'for auditor', 'for regulator', 'for court', 'before court', 'as evidence', 'proof for', 'funder want', 'dispute', 'official', 'authority', 'by law', 'keep for'] },
  ],
  actor: 'user',
  object: { fallback: 'record', kinds: [] },
  entities: [
    {
      key: 'trail',
      name: 'trail entry',
      plural: 'trail entries',
      kind: 'event',
      fields: [
        'at: datetime',
        'who: text',
        'action: read | write | export | delete',
        'before: json',
        'after: json',
        'reason: text',
        'previousHash: text',
        'hash: text',
      ],
      relations: [{ says: 'refers to', to: 'object' }],
    },
    {
      key: 'demand',
      name: 'privacy request',
      kind: 'task',
      fields: [
        'person: reference',
        'kind: access | correction | erasure | portability',
        'receivedOn: date',
        'dueOn: date',
        'status: open | identity checked | answered | refused',
        'answer: text',
      ],
      relations: [{ says: 'refers to', to: 'actor' }],
    },
    {
      key: 'term',
      name: 'retention rule',
      kind: 'document',
      fields: [
        'data: text',
        'months: integer',
        'startsWith: text',
        'legalBasis: text',
        'then: delete | anonymise',
        'onHold: boolean',
      ],
      relations: [{ says: 'refers to', to: 'object' }],
    },
  ],
  nodes: [
    {
      key: 'sweeper',
      need: 'scheduler',
      type: 'queue',
      label: 'Retention Sweeper',
      does: [
        'Deletes or anonymises {objects} whose time is over, and writes down what it did.',
        'Applies retention rules every night and leaves a count, never a copy.',
      ],
    },
  ],
  edges: [
    {
      from: 'sweeper',
      to: 'db',
      protocol: 'SQL',
      purpose: ['remove what is past its term', 'check the chain of the trail'],
    },
    { from: 'api', to: 'db', protocol: 'SQL', purpose: 'append to the trail in the transaction of each change' },
  ],
  boundaries: [
    {
      name: 'Append-only trail',
      protects: ['trail'],
      mechanism: [
        'The application’s database role may insert into the trail and nothing else; triggers refuse update and delete, and each entry carries the hash of the one before.',
        'No role of the product can change {trail.name}; a nightly check recomputes the chain and its last hash is kept outside.',
      ],
    },
    {
      name: 'Personal data',
      protects: ['object', 'demand'],
      mechanism: [
        'Fields that name a person are listed in one place with purpose, basis and term; logs and test systems get none of them.',
        'Reading sensitive {objects} asks for a reason and leaves an entry that the person concerned may see.',
      ],
    },
  ],
  failures: [
    [
      'When the trail cannot be written, the change itself is refused: no {object} changes without a trace.',
      'When the chain of hashes does not match, writing goes on and the {keeper} is alarmed with the first wrong entry.',
    ],
    [
      'When a deletion fails half way, it is repeated the next night and stays in the list of open ones.',
      'When a backup is restored, deletions made since are applied again before anybody signs in.',
    ],
  ],
  features: [
    {
      key: 'trail',
      name: ['Who did what to {objects}', '{Object} audit trail', 'Unchangeable history of {objects}'],
      need: 'core',
      description: [
        'Records for {objects} who created, read, changed or exported it, when and why, so that nobody can alter it.',
        'Answers months later who changed which value of {an object} from what to what.',
        'Writes every change to {objects} into a chain that shows tampering.',
      ],
      stories: [
        [
          { as: 'keeper', want: 'to show who changed {an object}', so: 'a question of an inspector takes minutes' },
          { as: 'keeper', want: 'to see all that one person did on a day', so: 'I can clear up a suspicion' },
          { as: 'keeper', want: 'to hand the trail of {an object} to an auditor', so: 'nobody sits beside them' },
        ],
        [
          { as: 'actor', want: 'to see who has looked at my data', so: 'I can trust the product with it' },
          { as: 'actor', want: 'to prove that I did not change {an object}', so: 'nobody blames me for it' },
        ],
      ],
      criteria: [
        [
          'Each write leaves exactly one entry, before and after. A test walks all endpoints.',
          'A test calls every writing endpoint. It finds one matching entry for each.',
        ],
        [
          'Changing one stored byte of an old entry is found by the next check, with its number.',
          'Tampering with any past entry makes the nightly check name it.',
        ],
        'Five years of one record open within 2 seconds.',
      ],
      api: [
        { method: 'GET', path: '/{object.path}/:id/trail', purpose: 'history of one thing' },
        { method: 'GET', path: '/{trail.path}', purpose: 'by person and period, as a file' },
      ],
      reads: ['object'],
      writes: ['trail'],
      edgeCases: [
        [
          'A job changes 10,000 records: each has its entry, bound by one run id.',
          'Support acts on behalf of somebody: both names are in the entry.',
        ],
        'A logged value must go: its hash replaces it.',
      ],
      effort: 'M',
      after: ['records/keep', 'accounts/sign-in'],
      steps: [
        'Write entries in the transaction of the change. One place in the data layer does it.',
        'Chain hashes by a sequence for each customer. Writers then do not wait for each other.',
        'Revoke update and delete for the database role. Test that both fail.',
        'Build the view: time, person, field, before, after, reason.',
      ],
      pitfalls: [
        ['Logging from each handler by hand: one is always forgotten.', 'Using the technical log as an audit trail.'],
        'Writing passwords, tokens or diagnoses into the trail.',
      ],
    },
    {
      key: 'requests',
      name: [
        'Privacy requests of {actors}',
        'Access and erasure of data about {actors}',
        'What {product} knows about one {actor}',
      ],
      need: 'core',
      description: [
        'Collects everything about one person into a readable file, corrects or erases it on request, and keeps the deadline.',
        'Handles requests for access and erasure from identity check to answer, inside the legal month.',
      ],
      stories: [
        [
          { as: 'actor', want: 'to get all data about me as a file', so: 'I know what is stored' },
          { as: 'actor', want: 'to have a wrong date about me corrected', so: 'no letter repeats it' },
        ],
        [
          { as: 'keeper', want: 'to see how many days a request has left', so: 'no deadline passes' },
          { as: 'keeper', want: 'to answer a request in one sitting', so: 'it costs no week of searching' },
        ],
      ],
      criteria: [
        [
          'The file for one person contains a row from every place where that person is named; a test compares it with the list of fields.',
          'A check against the list of personal fields finds nothing missing in the export.',
        ],
        'Thirty days after erasure no store finds the person. What law orders to keep is named.',
      ],
      api: [
        { method: 'POST', path: '/{demand.path}', purpose: 'open a request' },
        { method: 'POST', path: '/{demand.path}/:id/answer', purpose: 'answer with a file or reason' },
      ],
      reads: ['object', 'term'],
      writes: ['demand', 'trail'],
      edgeCases: [
        'A second person is named: their part is blackened.',
        'Somebody asks for another: the identity check comes first.',
        'Invoices must be kept: cut to what law needs.',
      ],
      effort: 'M',
      after: ['trail'],
      steps: [
        'List personal fields with table, purpose, basis and term. Fail the build on a new column that is on no list.',
        'Write export and erasure over that list.',
        'Track deadlines in {demand.name}. Warn ten days before.',
      ],
      pitfalls: ['Deleting the account row and leaving its files.'],
    },
    {
      key: 'retention',
      name: [
        'Terms after which {objects} are deleted',
        '{Object} retention rules',
        'Automatic end of life of {objects}',
      ],
      need: 'usual',
      description: [
        'Says for each kind of data how long it stays and why, and removes it when the time is over.',
        'Ends the life of {objects} by rule: date, legal basis, delete or anonymise.',
      ],
      stories: [
        [
          { as: 'keeper', want: 'to have old {objects} removed by themselves', so: 'I hold nothing that I may not' },
          { as: 'keeper', want: 'to see beforehand what a rule removes', so: 'no {object} goes by mistake' },
        ],
      ],
      criteria: [
        'A trial shows what tonight’s run would remove.',
        [
          '{Objects} under legal hold survive every run.',
          'With a hold set, an expired {object} is still there the next morning.',
        ],
      ],
      api: [
        { method: 'GET', path: '/{term.path}/preview', purpose: 'what the next run removes' },
        { method: 'PUT', path: '/{term.path}/:id', purpose: 'set months and legal basis' },
      ],
      reads: ['object'],
      writes: ['term', 'trail'],
      edgeCases: [
        'A rule is cut to two years: somebody confirms first.',
        'Two rules match: the longer legal duty wins.',
      ],
      effort: 'M',
      after: ['trail'],
      steps: [
        'Describe rules as data with legal basis.',
        'Delete in batches of 500 with a pause; count into the trail.',
        'Keep a list of erased ids for restores.',
      ],
      pitfalls: ['Soft deletion that never becomes real.'],
    },
  ],
  usage: [{ need: 'scheduler', units: 30 }],
  pains: [
    [
      'Nobody can say who changed {an object} last month.',
      'A request for access to data costs us three days of searching.',
      '{Objects} of people who left years ago are still there because nobody dares to delete.',
    ],
  ],
  competitors: [
    {
      name: 'Folder of signed lists',
      kind: 'manual',
      positioning: 'Accepted by inspectors for a century.',
      gap: 'Shows that somebody signed, not what was changed in {objects}.',
      unverified: true,
    },
  ],
  risks: [
    [
      'A trail that holds too much becomes a store of personal data of its own.',
      'Compliance sells only to those who are asked for it; the day-to-day use of {objects} must carry the product.',
    ],
  ],
  metrics: [
    ['Privacy requests answered in 10 days, at most 30', 'No request past its legal deadline'],
    [
      '100 % of writes to {objects} with an entry, checked weekly',
      'Question "who changed this" answered in under 2 minutes',
    ],
  ],
};
