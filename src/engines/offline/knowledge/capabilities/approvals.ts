import type { Capability } from '../schema.ts';

export const approvals: Capability = {
  id: 'approvals',
  name: 'approval by the right person',
  verbs: ['approve', 'sign off', 'authorise', 'authorize', 'reject', 'genehmigen', 'freigeben', 'bewilligen', 'aprobar', 'autorizar', 'aprovar', 'approuver', 'valider', 'okay', 'greenlight', 'countersign'],
  triggers: [
    { weight: 3, words: ['approval', 'approver', 'sign-off', 'freigabe', 'genehmigung', 'aprobacion', 'aprovacao', 'approbation', 'four-eyes', 'sign off', 'sign off by', 'must approve', 'must sign off', 'have to approve', 'need approval', 'wait for approval', 'approval chain', 'approval process', 'approval step', 'approve or reject', 'accept or reject', 'confirm or reject', 'confirm or withdraw', 'leave request', 'holiday request', 'vacation request', 'time off request', 'leave slip', 'purchase request', 'expense claim', 'expense approval', 'purchase order approval', 'spend request', 'two-person rule', 'four eye', 'second signature', 'release process', 'release version', 'change request', 'green light from', 'final okay', 'okay from', 'okay anything', 'who okay what', 'have to okay', 'have to agree', 'must agree', 'both agree', 'last word', 'final say', 'final word', 'accept or decline', 'accept or refuse', 'yes or no', 'okay it', 'permission of boss', 'boss decide', 'manager decide', 'head decide', 'chair decide', 'foreman decide', 'treasurer approve', 'treasurer sign', 'treasurer okay', 'past desk', 'before anyone buy', 'read it first', 'check it first', 'i check first', 'nothing without', 'day off', 'request day', 'holiday of staff', 'staff holiday', 'holiday wish', 'holiday list', 'vacation day', 'vacation planner', 'time off', 'parental leave', 'home office request', 'travel request', 'trip request', 'business trip', 'trip plan', 'school trip', 'buy above', 'spend above', 'above limit', 'purchase above', 'order above', 'expense above', 'amount above', 'two member must', 'two signature', 'second manager', 'stand-in sign'] },
    { weight: 2, words: ['approve', 'confirm each', 'freigeben', 'genehmigen', 'permission request', 'urlaubsantrag', 'solicitud de permiso', 'approve by', 'boss say yes', 'tap yes', 'give okay', 'get okay', 'ok from', 'okay by', 'need okay', 'boss must', 'manager must', 'boss approve', 'manager approve', 'manager confirm', 'supervisor sign', 'head nurse approve', 'parent approve', 'parental consent', 'client approve', 'customer approve', 'customer okay', 'landlord okay', 'landlord approve', 'before publish', 'before send out', 'before payment go', 'before anything order', 'nothing go out', 'proofing', 'proof approval', 'rough cut', 'revision round', 'round of change', 'review round', 'client feedback round', 'accept point', 'consent or object', 'consent object', 'statutory period', 'permit application', 'build permit', 'permission slip', 'in that order', 'pass through department', 'go through department', 'release it', 'release for production', 'release change', 'propose change', 'suggest change', 'deputy approve', 'over limit approve', 'above certain amount', 'countersign', 'counter-sign', 'return for correction', 'dürfen freigegeben', 'absence request', 'sick note', 'overtime request', 'shift swap request', 'swap request', 'request holiday', 'request leave', 'request time off', 'apply for leave', 'apply for holiday', 'approve leave', 'approve holiday', 'approve timesheet', 'approve invoice', 'approve hour', 'approve expense', 'committee decide', 'board decide', 'need to agree', 'have last word', 'fine or not', 'okay or not', 'approve or not', 'say yes or', 'blessing', 'must be okay', 'be approve by', 'with permission of', 'go through boss', 'go past me', 'before it send', 'before i pay', 'before we pay', 'before they buy', 'check before it', 'read before it', 'see it first', 'only after boss', 'only after doctor', 'only after approval', 'ask for day', 'want day off', 'take day off', 'excursion', 'two person must', 'deputy', 'agree to it', 'grant request', 'pass by boss', 'head of department', 'head teacher', 'parent must agree', 'guardian consent', 'board member', 'have to sign', 'proof reader', 'editor check', 'lawyer check', 'doctor check', 'doctor confirm', 'chef decide', 'panel decide'] },
    { weight: 1, words: ['antrag', 'permission', 'consent', 'authorisation', 'authorization', 'withdraw', 'leave', 'holiday planner', 'before go out', 'agree before', 'say yes', 'give blessing', 'okay before', 'must okay', 'be okay', 'permission from', 'ask permission', 'ask boss', 'ask manager', 'over desk', 'across desk', 'before anything is', 'before it go', 'before money', 'before order', 'before post', 'before print', 'look before it', 'not without', 'only after', 'only after i', 'agree to', 'turn down', 'refuse', 'refused', 'decline', 'declined', 'granted', 'wave through', 'waved through', 'let through', 'thumb up', 'thumbs-up', 'headmaster', 'principal must', 'sign it', 'must sign', 'initial it', 'initial', 'committee', 'agree', 'boss', 'decide', 'decision', 'foreman'] },
  ],
  actor: 'user',
  object: { fallback: 'request', kinds: ['document', 'task', 'money', 'event', 'item', 'message'] },
  entities: [
    {
      key: 'step',
      name: 'approval step',
      kind: 'task',
      fields: [
        'position: integer',
        'approver: reference',
        'status: waiting | open | approved | sent back | refused | skipped',
        'dueAt: datetime',
        'decidedAt: datetime',
        'reason: text',
        'versionSeen: integer',
      ],
      relations: [{ says: 'belongs to', to: 'object' }],
    },
    {
      key: 'policy',
      name: 'approval policy',
      plural: 'approval policies',
      kind: 'document',
      fields: [
        'condition: text',
        'approverRole: text',
        'daysToDecide: integer',
        'position: integer',
        'validFrom: date',
      ],
      relations: [{ says: 'has many', to: 'step' }],
    },
  ],
  nodes: [],
  edges: [],
  boundaries: [
    {
      name: 'Nobody approves their own {object}',
      protects: ['step', 'policy'],
      mechanism: [
        'The service that records a decision compares the decider with the author and with everybody who edited; equal means 403, whatever the role.',
        'A decision is accepted only from the person or stand-in named in the open step, never from the one who handed the {object} in.',
      ],
    },
  ],
  failures: [
    [
      'When an approver leaves the organisation, open steps move to the stand-in or to the role above, and both sides are told.',
      'When nobody is left who may decide on {an object}, it goes to the {keeper} instead of waiting for ever.',
    ],
  ],
  features: [
    {
      key: 'decide',
      name: ['{Object} approval', 'Approve or return {objects}', 'Decisions on {objects}'],
      need: 'core',
      only: 'many',
      description: [
        'Brings {an object} to the person who must decide, with everything needed, and records yes, no or back with a reason.',
        'What is handed in waits at exactly one desk; that person sees what changed and decides in one step.',
        'A clear yes or no to {an object}, bound to the version that was read.',
      ],
      stories: [
        { as: 'actor', want: 'to see at whose desk my {object} lies', so: 'I can ask the right person' },
        { as: 'keeper', want: 'to decide from my phone', so: 'nobody waits for me to be at a desk' },
        { as: 'actor', want: 'to get {an object} back with a reason', so: 'I know what to change' },
      ],
      criteria: [
        [
          'A decision names person, time and the version it was made on; {an object} edited afterwards needs a new one.',
          'Given an approved {object}, when one field changes, then its approval no longer counts and the step is open again.',
        ],
        [
          'A refusal or return without a reason of at least 10 characters is not accepted.',
          'Sending back without saying why is impossible: the reason is required.',
        ],
        'The list of what waits for me contains exactly the {objects} with an open step in my name.',
      ],
      api: [
        { method: 'POST', path: '/{object.path}/:id/submit', purpose: 'hand in for approval' },
        { method: 'POST', path: '/{step.path}/:id/decision', purpose: 'approve, return or refuse with a reason' },
        { method: 'GET', path: '/{step.path}/waiting', purpose: 'what waits for me' },
        { method: 'GET', path: '/{object.path}/:id/{step.path}', purpose: 'the way taken so far' },
      ],
      reads: ['object', 'policy'],
      writes: ['step'],
      edgeCases: [
        [
          'The author withdraws while the approver reads: the decision is refused with "withdrawn".',
          'Approver and stand-in decide in the same second: the first counts, the second sees it.',
        ],
        'The only approver is the author: the next role above is asked.',
        'Something trivial is edited after approval (a typing mistake): it counts as a change unless the field is marked as free.',
      ],
      effort: 'M',
      after: ['records/keep', 'accounts/sign-in'],
      steps: [
        'Create {step.name} rows when {an object} is handed in, the first one open; lock the {object} row while deciding.',
        'Store the version that was seen with the decision and compare it in the same transaction.',
        'Build the waiting list: age, amount or date, difference to the last version, two buttons.',
        'Notify the next person and the author after each change.',
      ],
      pitfalls: [
        [
          'A status field on {object.name} that any edit may set.',
          'Hiding the button instead of checking the right in the service.',
        ],
        'Approving by a link that works without signing in.',
      ],
    },
    {
      key: 'policy',
      name: ['Who decides on which {objects}', 'Approval rules for {objects}', '{Object} limits, roles and stand-ins'],
      need: 'usual',
      only: 'many',
      description: [
        'Says by amount, kind or place who must approve {an object}, in which order, and who stands in.',
        'A short table of conditions and roles from which the way of {an object} follows.',
      ],
      stories: [
        { as: 'keeper', want: 'to raise a limit without calling a developer', so: 'the rules follow how we work' },
        { as: 'keeper', want: 'to name a stand-in for my holiday', so: 'work goes on' },
      ],
      criteria: [
        'Whatever is handed in matches at least one line of the table; a gap is named before the table can be saved.',
        [
          'Changed rules apply to {objects} handed in afterwards, not to those on their way.',
          'What was handed in yesterday finishes under yesterday’s rules.',
        ],
      ],
      api: [
        { method: 'PUT', path: '/{policy.path}', purpose: 'replace the table from a date' },
        { method: 'POST', path: '/{policy.path}/trial', purpose: 'show the way of an example' },
      ],
      reads: ['object'],
      writes: ['policy'],
      edgeCases: [
        'Stand-ins point at each other: the circle is found when saving.',
        'Two lines match: the upper one counts and the trial shows it.',
      ],
      effort: 'M',
      after: ['decide'],
      steps: [
        'Evaluate the table in one pure function; cover each line by a test.',
        'Give policies a valid-from date and never edit old ones.',
        'Offer a trial with made-up values before saving.',
      ],
      pitfalls: ['Building a drawing tool for processes when a table of ten lines is enough.'],
    },
  ],
  usage: [{ need: 'email', units: 6 }],
  pains: [
    [
      'Nobody knows at whose desk {an object} lies, so it lies for two weeks.',
      'Yes was said in the corridor, and when it matters nobody remembers.',
      'I approve {objects} by mail without seeing what was changed since last time.',
    ],
  ],
  competitors: [
    {
      name: 'E-mail with "ok from me"',
      kind: 'manual',
      positioning: 'Everybody can do it at once.',
      gap: 'No order, no stand-in, and nobody can show later which version of {an object} was meant.',
      unverified: true,
    },
  ],
  risks: [
    [
      'If deciding takes more than one minute, it is done in bulk without reading.',
      'Every extra level adds days to {an object}; the product must show that cost to the {keeper}.',
    ],
  ],
  metrics: [
    ['Median from handing in to decision below 24 hours', '80 % of {objects} decided within one working day'],
    ['{Objects} without a documented decision: 0', 'Fewer than 10 % of {objects} sent back twice'],
  ],
};
