import type { Capability } from '../schema.ts';

export const goals: Capability = {
  id: 'goals',
  name: 'targets with a journal and visible progress',
  verbs: [],
  triggers: [
    {
      weight: 3,
      words: [
        'goal setting',
        'goal tracking',
        'goal tracker',
        'okr',
        'okrs',
        'personal goal',
        'life goal',
        'training goal',
        'learning goal',
        'savings goal',
        'bucket list',
        'vision board',
        'zielsetzung',
        'zielvereinbarung',
        'lernziel',
        'objetivo personal',
        'meta pessoal',
        'objectif personnel',
      ],
    },
    {
      weight: 2,
      words: [
        'set goal',
        'journaling',
        'coachee',
        'new year resolution',
        'development plan',
        'treatment goal',
        'key result',
      ],
    },
    {
      weight: 1,
      words: [
        'action plan',
        'milestone',
        'goal',
        'progress',
        'achievement',
        'ziel',
        'objetivo',
        'objectif',
        'coaching',
        'journal',
      ],
    },
  ],
  actor: 'user',
  object: { fallback: 'project', kinds: ['task', 'measure', 'event', 'document', 'person', 'money'] },
  entities: [
    {
      key: 'aim',
      name: 'goal',
      kind: 'task',
      sameAs: ['goal', 'target', 'resolution', 'objective'],
      fields: [
        'owner: reference',
        'title: text',
        'why: text',
        'unit: text',
        'start: decimal',
        'target: decimal',
        'dueOn: date',
        'status: draft | running | reached | let go',
        'visibleTo: me | coach | group',
      ],
      relations: [
        { says: 'belongs to', to: 'actor' },
        { says: 'refers to', to: 'object' },
      ],
    },
    {
      key: 'step',
      name: 'next step',
      kind: 'task',
      fields: [
        'title: text',
        'plannedFor: date',
        'minutes: integer',
        'status: open | done | dropped',
        'obstacle: text',
        'ifThen: text',
      ],
      relations: [{ says: 'belongs to', to: 'aim' }],
    },
    {
      key: 'entry',
      name: 'journal entry',
      kind: 'document',
      sameAs: ['journal entry', 'reflection', 'check-in'],
      fields: ['day: date', 'value: decimal', 'text: text', 'mood: integer', 'shared: boolean'],
      relations: [
        { says: 'belongs to', to: 'aim' },
        { says: 'belongs to', to: 'actor' },
      ],
    },
  ],
  nodes: [],
  edges: [],
  boundaries: [
    {
      name: 'The journal is the writer’s own',
      protects: ['entry', 'aim'],
      mechanism: [
        'Entries are private unless shared one by one; a coach sees value and date of what was shared and asks for the rest.',
        'Sharing {an aim} does not share its journal: the two rights are separate columns and separate checks.',
      ],
    },
  ],
  failures: [
    [
      'When entries arrive days late from a phone without reception, they count for the day on which they were written.',
      'When the unit of {an aim} is changed, old values are converted with the factor shown, or kept as they were, as its owner says.',
    ],
  ],
  features: [
    {
      key: 'set',
      name: [
        '{Aims} for {objects} with a date',
        'From a wish about {objects} to {an aim}',
        'What {actors} want with {objects}, and by when',
      ],
      need: 'core',
      description: [
        'Turns a wish about {objects} into {an aim} with a figure, a date, a reason, and the first step for this week.',
        'Asks four short questions and ends with one {aim} on {objects}: what, how much, until when, and what may stand in the way.',
      ],
      stories: [
        { as: 'actor', want: 'to name the first step at once', so: 'it does not stay a wish' },
        { as: 'actor', want: 'to write down what usually stops me', so: 'I have an answer ready for that evening' },
        { as: 'other', want: 'to agree on {an aim} together', so: 'we both mean the same by it' },
      ],
      criteria: [
        [
          'From the empty screen to {an aim} with a first step takes under two minutes, tried with five people.',
          'Five people who have never seen it end with {an aim} and a dated step within two minutes each.',
        ],
        'Without figure or date it can be saved as a draft and is marked as one; it does not count in any progress.',
        'With five running ones, a sixth asks which of them shall wait.',
      ],
      api: [
        { method: 'POST', path: '/{aim.path}', purpose: 'set one with its first step' },
        { method: 'PATCH', path: '/{aim.path}/:id/agree', purpose: 'agree on a change, with both names' },
        { method: 'GET', path: '/{aim.path}', purpose: 'running ones with progress' },
      ],
      reads: ['object'],
      writes: ['aim', 'step'],
      edgeCases: [
        'The target lies below the start (less is better): progress runs downwards and is drawn so.',
        [
          'The date is moved for the third time: the page asks whether the target or the wish has changed.',
          'It was reached on the first day: it is offered as done, with a higher one beside it.',
        ],
      ],
      effort: 'M',
      after: ['records/keep'],
      steps: [
        'Create {aim.name} with start, target, unit, direction and date; keep every change of target or date as a row.',
        'Build the four questions as one screen each, with the answers so far in view.',
        'Offer "if … then …" for the named obstacle.',
      ],
      pitfalls: [
        [
          'Twelve fields before the first tick.',
          'Targets that can be changed without a trace on the day before the end.',
        ],
      ],
    },
    {
      key: 'progress',
      name: ['How far along: {aims}', 'Progress towards {an aim}', '{Aim} course against plan'],
      need: 'core',
      description: [
        'Shows how far {an aim} is, against the line it would need, and what the last four weeks say about the date.',
        'Draws values and done steps of {an aim} over time and says in one sentence whether the date still holds.',
      ],
      stories: [
        {
          as: 'actor',
          want: 'to see in one look whether I am on course',
          so: 'I change something while there is time',
        },
        { as: 'other', want: 'to see who has stopped', so: 'I ask this week and not at the end' },
      ],
      criteria: [
        [
          'Given start 0, target 100, 100 days and a value of 30 on day 50, then the page says 30 %, behind by 20, and the date at this pace.',
          'A table of ten courses (up, down, gap, early, late) gives the expected share, distance and date.',
        ],
        'The share shown equals what the stored values give when computed anew.',
        'A week without an entry is a gap and not a zero.',
      ],
      api: [{ method: 'GET', path: '/{aim.path}/:id/course', purpose: 'values, needed line, expected date' }],
      reads: ['entry', 'step', 'object'],
      writes: ['aim'],
      edgeCases: [
        'Two values on one day: the later one counts, both are listed.',
        'It moved backwards: this is shown without red and without a sentence about willpower.',
      ],
      effort: 'S',
      after: ['set'],
      steps: [
        'Compute share, needed line and expected date in one pure function; test up, down and gaps.',
        'Draw the needed line thin and the real one thick.',
        'Say in words what the curve says.',
      ],
      pitfalls: ['Averages over the whole time, which hide that nothing has moved for a month.'],
    },
    {
      key: 'journal',
      name: ['Weekly look back at {aims}', 'Journal beside {objects}', 'Three questions on Sunday about {aims}'],
      need: 'usual',
      description: [
        'Asks once a week what went well, what stood in the way and what comes next, and turns the answer into {an step}.',
        'Keeps short notes beside the figures, so that in May one can read why March went as it did.',
      ],
      stories: [
        {
          as: 'actor',
          want: 'to answer three questions in three minutes',
          so: 'I learn from the week before it blurs',
        },
      ],
      criteria: [
        [
          'The three questions can be answered by voice or keys in three minutes and work without reception.',
          'A look back written in flight mode is there afterwards, once, with its own day.',
        ],
        'At the end stands a dated {step} or a plain "pause".',
      ],
      api: [
        { method: 'POST', path: '/{entry.path}/look-back', purpose: 'answers of a week and the next step' },
        { method: 'POST', path: '/{aim.path}/:id/{entry.path}', purpose: 'write an entry' },
        { method: 'GET', path: '/{aim.path}/:id/{entry.path}', purpose: 'entries by day' },
      ],
      reads: ['aim'],
      writes: ['entry', 'step'],
      edgeCases: [
        'Nothing was done: the questions are the same, and "let go" is an honourable answer.',
        'Words point to a crisis: a number for help is shown, and nothing is sent to anybody.',
      ],
      effort: 'S',
      after: ['set'],
      steps: [
        'Schedule by the person’s own weekday and hour.',
        'Show last week’s answer beside the empty field.',
        'Make all entries of one {aim} readable on one page and exportable.',
      ],
      pitfalls: ['Reading the journal aloud to a model or a coach without being asked to.'],
    },
  ],
  usage: [{ need: 'push', units: 6 }],
  pains: [
    [
      'In January I wrote down five things, and in June I found the paper.',
      'We agree on {objects} in the talk, and at the next one nobody knows what was agreed.',
      'I do something every day and cannot say whether it brings me nearer.',
    ],
  ],
  competitors: [
    {
      name: 'Strides',
      kind: 'adjacent',
      positioning: 'Goal and habit tracker on the phone with charts.',
      gap: 'For one person with a number; agreement with a second one about {objects} is not in it.',
      unverified: true,
    },
    {
      name: 'Notion templates',
      kind: 'substitute',
      positioning: 'Free pages for goals, journal and plans.',
      gap: 'Everybody builds their own around {objects} and tends the page instead of the goal.',
      unverified: true,
    },
    {
      name: 'A notebook',
      kind: 'manual',
      positioning: 'Always open and never judging.',
      gap: 'Does not count, does not ask on Sunday, and is at home.',
      unverified: true,
    },
  ],
  risks: [
    [
      'Most goals are dropped in the first month; a good way to let go keeps people longer than a badge.',
      'Where an employer reads along, people set goals that they have reached already.',
    ],
  ],
  metrics: [
    ['40 % of {aims} have an entry in their sixth week', 'Three of ten {aims} reached by their first date'],
    ['Look-backs written in two of three weeks', 'Half of those who let one go set another within a month'],
  ],
};
