import type { Capability } from '../schema.ts';

export const issues: Capability = {
  id: 'issues',
  name: 'reports of problems until they are solved',
  verbs: [
    'report',
    'complain',
    'resolve',
    'triage',
    'escalate',
    'melden',
    'reklamieren',
    'reportar',
    'denunciar',
    'reclamar',
    'signaler',
    'reclamer',
  ],
  triggers: [
    {
      weight: 3,
      words: [
        'bug report',
        'issue tracker',
        'complaint',
        'schadensmeldung',
        'incidencia',
        'reclamacion',
        'signalement',
      ],
    },
    {
      weight: 2,
      words: ['maintenance request', 'service request', 'repair request', 'defect report', 'pothole', 'mangelmeldung'],
    },
    { weight: 1, words: ['ticket', 'issue', 'problem', 'fault', 'broken'] },
  ],
  actor: 'user',
  object: { fallback: 'problem', kinds: ['event', 'task', 'item', 'place', 'message'] },
  entities: [
    {
      key: 'case',
      name: 'case',
      kind: 'task',
      sameAs: [
        'defect',
        'issue',
        'problem',
        'ticket',
        'complaint',
        'bug',
        'fault',
        'damage',
        'pothole',
        'request',
        'incident',
      ],
      fields: [
        'reportedBy: reference or none',
        'number: text, unique',
        'text: text',
        'photos: list of file',
        'place: text',
        'urgency: low | normal | danger',
        'status: new | accepted | in work | solved | refused | duplicate',
        'assignee: reference',
        'dueAt: datetime',
        'solution: text',
      ],
      relations: [
        { says: 'belongs to', to: 'actor' },
        { says: 'refers to', to: 'object' },
        { says: 'has many', to: 'note' },
      ],
    },
    {
      key: 'note',
      name: 'case note',
      kind: 'message',
      fields: ['text: text', 'visibleTo: everybody | staff', 'stateFrom: text', 'stateTo: text', 'at: datetime'],
      relations: [{ says: 'belongs to', to: 'case' }],
    },
  ],
  nodes: [
    {
      key: 'deadlines',
      need: 'scheduler',
      type: 'queue',
      label: '{Case} Deadlines',
      does: [
        'Watches how long each {case} has waited and passes it up before its time is over.',
        'Counts working hours for open {cases} and warns at 80 % of the promised time.',
      ],
    },
  ],
  edges: [
    {
      from: 'deadlines',
      to: 'db',
      protocol: 'SQL',
      purpose: ['find {cases} that are running late', 'note escalations'],
    },
    {
      from: 'api',
      to: 'deadlines',
      protocol: 'job queue',
      purpose: ['set the clock when {an case} is accepted', 'stop the clock while an answer is awaited'],
    },
  ],
  boundaries: [
    {
      name: 'Reporter and staff',
      protects: ['case', 'note'],
      mechanism: [
        'Those who report see their own {cases} and public notes; staff notes are left out by the query, not by the view.',
        '{An case} can be followed by number and secret without an account; names of reporters are shown to staff only.',
      ],
    },
  ],
  failures: [
    [
      'When fifty people report the same thing in an hour, the first stays, the others are attached to it and get the same news.',
      'When a report cannot be sent, it waits on the device with photos and the time at which it was made.',
    ],
    [
      'When nobody takes {an case} for a working day, it goes to the next person in the list and the {keeper} sees it.',
      'When the person in charge is away, open {cases} move to the stand-in the same morning.',
    ],
  ],
  features: [
    {
      key: 'raise',
      name: [
        'Report {an object} with photo and place',
        '{Object} report in one minute',
        '{Object} reports with a number to follow',
      ],
      need: 'core',
      description: [
        'Takes a report in under a minute: photo, place, a sentence, a number to follow it by.',
        'Lets anybody who notices something say so, in a form that whoever solves it can work with.',
      ],
      stories: [
        { as: 'actor', want: 'to report {an object} with a photo', so: 'I need not describe it by phone' },
        { as: 'actor', want: 'to see that it was reported already', so: 'I only add my voice' },
        {
          as: 'keeper',
          want: 'to get place, picture, urgency at once',
          so: 'the right person goes with the right tool',
        },
      ],
      criteria: [
        [
          'A report with photo takes at most 60 seconds and 5 inputs, tried with five people.',
          'Five test persons send a complete report within a minute.',
        ],
        [
          'Reports within 30 metres and 14 days on the same subject are offered as possible duplicates before sending.',
          'Before sending, open ones nearby of the same kind are shown.',
        ],
        'The number and a link to follow arrive within 60 seconds.',
      ],
      api: [
        { method: 'POST', path: '/{case.path}/report', purpose: 'report, also without an account' },
        { method: 'GET', path: '/{case.path}/follow/:number', purpose: 'public state by number and secret' },
        { method: 'GET', path: '/{case.path}', purpose: 'own reports with their state' },
      ],
      reads: ['object'],
      writes: ['case'],
      edgeCases: [
        [
          'The words mean danger (gas, water, fire): the emergency number is shown before the form goes on.',
          'It is none of our business: the answer names who is responsible.',
        ],
        'The photo shows faces or number plates: only staff see it until somebody has looked.',
        'Reported without reception: it is kept and sent later with its own time and place.',
      ],
      effort: 'M',
      after: ['records/keep'],
      steps: [
        'Create {case.name} with number, secret, state and place.',
        'Ask for photo first, then place (proposed), kind, one sentence.',
        'Search for open ones nearby while the form is being filled.',
        'Limit anonymous reports by device and address.',
      ],
      pitfalls: [['Twelve required fields.', 'An account before the first report.']],
    },
    {
      key: 'work',
      name: ['Board of open {cases}', '{Case} desk with owner and deadline', 'Who solves which {case} by when'],
      need: 'core',
      only: 'many',
      description: [
        'Gives every open {case} one owner and one next date, and shows what is late.',
        'Sorts what comes in, hands it to the right person and keeps the promise of time in view.',
      ],
      stories: [
        { as: 'keeper', want: 'to see all without an owner first', so: 'nothing lies unseen' },
        { as: 'other', want: 'to hear when the state changes', so: 'I do not call to ask' },
      ],
      criteria: [
        [
          'Each open {case} has an owner or stands in "new", and the two counts add up to all open ones.',
          'Owned plus new equals open, at every moment.',
        ],
        [
          'Waiting for the reporter stops the clock; the time left is right to the minute over weekends and holidays.',
          'A table of 20 examples with weekends, holidays and pauses gives the expected time left.',
        ],
        'A solved one names what was done; its reporter can reopen it for 7 days.',
      ],
      api: [
        { method: 'GET', path: '/{case.path}/board', purpose: 'open ones by urgency and time left' },
        { method: 'POST', path: '/{case.path}/:id/transition', purpose: 'accept, hand over, solve, refuse' },
        { method: 'POST', path: '/{case.path}/:id/merge', purpose: 'attach a duplicate' },
      ],
      reads: ['object'],
      writes: ['case', 'note'],
      edgeCases: [
        'Two people accept the same one: the first owns it, the second is told.',
        [
          'One is split into two different problems: both keep the link to the report.',
          'The wrong things were merged: merging can be undone for 30 days.',
        ],
        'It is refused: the reporter gets the reason in a sentence that was not copied from a law.',
      ],
      effort: 'L',
      after: ['raise'],
      steps: [
        'Write states and allowed changes as one table, with who may cause them.',
        'Compute time left in one pure function of working hours, pauses and clock.',
        'Keep staff notes and public notes in one list with a visible difference.',
        'Tell the reporter at accept, at question, at solved; nothing in between.',
      ],
      pitfalls: [
        ['Deadlines in calendar hours.', 'A comment box where staff and public notes differ by one small switch.'],
        'Closing by itself after a week of silence from our own side.',
      ],
    },
  ],
  usage: [
    { need: 'scheduler', units: 20 },
    { need: 'email', units: 4 },
  ],
  pains: [
    [
      'I report {an object} by phone, and a week later nobody knows about it.',
      'The same {object} is reported by twelve people and worked on by none.',
      'Nobody can say how many {objects} are open and for how long.',
    ],
  ],
  competitors: [
    {
      name: 'Zendesk',
      kind: 'adjacent',
      positioning: 'Ticket desk for customer service teams.',
      gap: 'Made for conversations; place, photo and repair of {objects} on site are not its world.',
      unverified: true,
    },
    {
      name: 'Phone and shared mailbox',
      kind: 'manual',
      positioning: 'Everybody knows the number.',
      gap: 'No owner, no date, and no way to see {objects} that were reported twice.',
      unverified: true,
    },
  ],
  risks: [
    [
      'Reporting becomes pointless for people as soon as three {objects} stay unanswered; the desk must be staffed before it is announced.',
      'A public list of open {objects} is also a list of what was known and not mended.',
    ],
  ],
  metrics: [
    [
      'First answer to a reported {object} within one working day for 90 %',
      'Median of 4 hours until somebody owns a new {object}',
    ],
    ['Solved within the promised time: 85 %', 'Reopened {objects} below 8 %'],
  ],
};
