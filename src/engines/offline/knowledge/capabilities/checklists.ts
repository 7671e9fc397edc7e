import type { Capability } from '../schema.ts';

export const checklists: Capability = {
  id: 'checklists',
  name: 'checklists and inspections',
  verbs: [
    'inspect',
    'check',
    'tick',
    'tick off',
    'verify',
    'walk through',
    'prufen',
    'kontrollieren',
    'abhaken',
    'begehen',
    'inspeccionar',
    'revisar',
    'comprobar',
    'verificar',
    'inspecionar',
    'checar',
    'inspecter',
    'verifier',
    'controler',
  ],
  triggers: [
    {
      weight: 3,
      words: [
        'checklist',
        'inspection',
        'walkthrough',
        'haccp',
        'checkliste',
        'begehung',
        'inspeccion',
        'vistoria',
        'etat des lieux',
        'site audit',
        'punch list',
      ],
    },
    {
      weight: 2,
      words: [
        'onboarding task',
        'safety round',
        'move-in',
        'sop',
        'standard operating procedure',
        'quality check',
        'lista de verificacion',
      ],
    },
    { weight: 1, words: ['defect', 'procedure', 'protocol', 'safety', 'hygiene'] },
  ],
  actor: 'user',
  object: { fallback: 'inspection', kinds: ['event', 'place', 'item', 'task', 'document'] },
  entities: [
    {
      key: 'template',
      name: 'checklist template',
      kind: 'document',
      fields: ['title: text', 'version: integer', 'points: json', 'everyDays: integer', 'active: boolean'],
      relations: [{ says: 'has many', to: 'round' }],
    },
    {
      key: 'round',
      name: 'check round',
      kind: 'event',
      sameAs: ['inspection', 'round', 'walkthrough', 'checkup', 'audit'],
      fields: [
        'performedBy: reference',
        'startedAt: datetime',
        'finishedAt: datetime',
        'templateVersion: integer',
        'result: passed | passed with findings | failed',
        'answers: json',
      ],
      relations: [
        { says: 'belongs to', to: 'template' },
        { says: 'refers to', to: 'object' },
        { says: 'belongs to', to: 'actor' },
      ],
    },
    {
      key: 'finding',
      name: 'finding',
      kind: 'task',
      sameAs: ['finding', 'defect'],
      fields: [
        'point: text',
        'severity: note | mend soon | stop',
        'text: text',
        'photos: list of file',
        'dueOn: date',
        'status: open | mended | accepted',
        'mendedBy: reference',
      ],
      relations: [{ says: 'belongs to', to: 'round' }],
    },
  ],
  nodes: [
    {
      key: 'rounds',
      need: 'scheduler',
      type: 'queue',
      label: '{Round} Calendar',
      does: [
        'Opens each {round} on its day and marks what was left out.',
        'Knows which {objects} are due for a check and who has the turn.',
      ],
    },
  ],
  edges: [
    { from: 'rounds', to: 'db', protocol: 'SQL', purpose: ['open due {rounds}', 'list {objects} that are overdue'] },
    { from: 'api', to: 'rounds', protocol: 'job queue', purpose: 'replan after a change of the interval' },
  ],
  boundaries: [
    {
      name: 'Finished {rounds}',
      protects: ['round', 'finding'],
      mechanism: [
        'A finished {round} is sealed: answers can be commented on, not changed; its hash covers answers, person, time and photos.',
        'Points and answers are stored together at the end, so that a later change of the list does not rewrite what was checked.',
      ],
    },
  ],
  failures: [
    [
      'When the device dies in the middle, the {round} goes on at the last answered point.',
      'When the connection is lost during {an round}, all points can be answered and are sent afterwards.',
    ],
  ],
  features: [
    {
      key: 'perform',
      name: ['{Round} by checklist', 'Step-by-step check of {objects}', 'Go through {an object} point by point'],
      need: 'core',
      description: [
        'Leads through the points of {an object} one after the other: yes, no, value, photo, with one hand.',
        'Walks {an actor} through every point of {an object} and leaves a record that stands later.',
        'Shows one point at a time, asks for proof where it matters, and ends with a result.',
      ],
      stories: [
        { as: 'actor', want: 'to answer each point with one tap', so: 'I look at the thing and not at the screen' },
        { as: 'actor', want: 'to add a photo to a point', so: 'nobody argues about it later' },
        { as: 'keeper', want: 'to see what was skipped', so: 'a tick means that somebody looked' },
      ],
      criteria: [
        [
          '{An round} of 20 points without findings needs at most 22 actions.',
          'Twenty clean points are done with twenty answers, one start and one finish.',
        ],
        [
          '{An round} cannot be finished while a required point has no answer; the missing ones are named.',
          'Finishing early lists the required points that are still open.',
        ],
        'Twenty ticks within 10 seconds are stored and marked as doubtful for the {keeper}.',
      ],
      api: [
        { method: 'POST', path: '/{object.path}/:id/rounds', purpose: 'start with the current list' },
        { method: 'PUT', path: '/{round.path}/:id/answers/:point', purpose: 'answer a point' },
        { method: 'POST', path: '/{round.path}/:id/finish', purpose: 'seal with a result' },
      ],
      reads: ['object', 'template'],
      writes: ['round'],
      edgeCases: [
        [
          'The list was changed during the {round}: it ends with the version it began with.',
          'Two people start the same {round}: the second joins and sees what is answered.',
        ],
        'A point does not apply: "not applicable" needs a reason.',
        'A value is outside its range: a finding is proposed at once.',
      ],
      effort: 'M',
      after: ['records/keep'],
      steps: [
        'Describe points as data: text, kind of answer, range, required, photo required, what a "no" leads to.',
        'Store answers one by one with time; seal with a hash at the end.',
        'Build one large point per view with back and next, usable with gloves and offline.',
        'Write the result as one page with findings first.',
      ],
      pitfalls: [
        ['Storing only the points that failed.', 'Joining old {rounds} to the current text of the points.'],
        'A long form with a save button at the end.',
      ],
    },
    {
      key: 'findings',
      name: [
        '{Findings} until they are mended',
        'What is wrong with {objects}, by urgency',
        '{Finding} list with due dates',
      ],
      need: 'core',
      description: [
        'Turns each "no" into a finding with person, date and photo, and follows it until somebody has shown that it is mended.',
        'Keeps a list of what is wrong with {objects}, worst first, that empties by proof.',
      ],
      stories: [
        {
          as: 'keeper',
          want: 'to give {an finding} to somebody with a date',
          so: 'it does not wait for the next round',
        },
        { as: 'actor', want: 'to close {an finding} with a photo', so: 'I need no report' },
      ],
      criteria: [
        'Severity "stop" reaches the {keeper} within 60 seconds.',
        [
          '{An finding} closes only with a note or photo from somebody other than its finder, if so configured.',
          'Closing needs evidence: a picture or a sentence, with name and time.',
        ],
      ],
      api: [
        { method: 'GET', path: '/{finding.path}/open', purpose: 'open ones by severity and age' },
        { method: 'POST', path: '/{finding.path}/:id/mend', purpose: 'close with evidence' },
      ],
      reads: ['round', 'object'],
      writes: ['finding'],
      edgeCases: [
        'The same defect is found in the next {round}: it is linked to the open one and counted.',
        'It cannot be mended: the {keeper} accepts it with reason and end date.',
      ],
      effort: 'M',
      after: ['perform'],
      steps: [
        'Create {finding.name} from answers by the rule of the point.',
        'Show in the next {round} what was found last time.',
        'Escalate overdue ones once a week to the {keeper}.',
      ],
      pitfalls: ['Letting findings live only in the PDF of the report.'],
    },
    {
      key: 'templates',
      name: ['Own checklists for {objects}', '{Object} checklist editor', 'Points to check on {objects}'],
      need: 'usual',
      description: [
        'The {keeper} writes and orders the points for each kind of {object}, tries the list, and puts it into force as a new version.',
        'Keeps the lists by which {objects} are checked: written, tried, versioned.',
      ],
      stories: [{ as: 'keeper', want: 'to add a point after an accident', so: 'it is checked from tomorrow on' }],
      criteria: [
        'Putting a list into force makes a new version; old {rounds} show the old text.',
        [
          'A list of 30 points can be pasted from a text and is split at the lines.',
          'Pasting thirty lines gives thirty points in order.',
        ],
      ],
      api: [{ method: 'POST', path: '/{template.path}/:id/publish', purpose: 'put a new version into force' }],
      reads: ['object'],
      writes: ['template'],
      edgeCases: [
        'A point is removed that has open findings: they stay and can be closed.',
        'Two people edit a draft: the second save shows the differences.',
      ],
      effort: 'S',
      after: ['perform'],
      steps: [
        'Store versions of {template.name} whole.',
        'Add a trial run that stores nothing.',
        'Ship two ready lists for the field.',
      ],
      pitfalls: ['Branching questions in the first version.'],
    },
  ],
  usage: [{ need: 'scheduler', units: 12 }],
  pains: [
    [
      'The list for {objects} hangs on the wall, ticked in advance for the whole week.',
      'Findings on {objects} are written down, filed, and found again by the next one.',
      'When the authority asks for the records, we spend a day looking.',
    ],
  ],
  competitors: [
    {
      name: 'SafetyCulture',
      kind: 'direct',
      positioning: 'Inspections and checklists for every industry.',
      gap: 'General by design; what {an object} is and what follows from a finding must be built by each customer.',
      unverified: true,
    },
    {
      name: 'Paper form',
      kind: 'manual',
      positioning: 'Cheap, signed, accepted by everybody.',
      gap: 'Nobody counts findings on {objects}, and photos are somewhere else.',
      unverified: true,
    },
  ],
  risks: [
    [
      'If the check of {an object} takes longer than on paper, people tick at the desk.',
      'Records that show a known and unmended defect can be used against their owner; the product must make mending visible too.',
    ],
  ],
  metrics: [
    ['95 % of due {rounds} done on their day', 'No {object} more than 3 days overdue for its check'],
    ['Findings mended within their date: 85 %', 'Repeated findings on {objects} down by half in a quarter'],
  ],
};
