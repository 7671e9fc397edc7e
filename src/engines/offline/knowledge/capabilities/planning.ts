import type { Capability } from '../schema.ts';

export const planning: Capability = {
  id: 'planning',
  name: 'planning over days and people',
  verbs: [
    'plan',
    'schedule',
    'assign',
    'prepare',
    'arrange',
    'prioritise',
    'prioritize',
    'planen',
    'planificar',
    'planifier',
    'planejar',
    'allocate',
    'coordinate',
  ],
  triggers: [
    {
      weight: 2,
      words: [
        'planner',
        'schedule',
        'rota',
        'roster',
        'timetable',
        'itinerary',
        'meal plan',
        'dienstplan',
        'calendar view',
      ],
    },
    { weight: 1, words: ['shift', 'week plan', 'agenda'] },
  ],
  actor: 'user',
  object: { fallback: 'task', kinds: ['event', 'task', 'document', 'item', 'place', 'person'] },
  entities: [
    {
      key: 'plan',
      name: 'week plan',
      kind: 'document',
      sameAs: ['plan', 'schedule', 'rota', 'itinerary', 'timetable'],
      fields: ['startsOn: date', 'status: draft | published', 'publishedAt: datetime', 'note: text'],
      relations: [{ says: 'refers to', to: 'object' }],
    },
  ],
  nodes: [],
  edges: [],
  boundaries: [],
  failures: [
    [
      'When two people move the same {object} in the plan, the later one sees the earlier move before it is saved.',
      'When a published plan changes, everybody affected is told what changed, not that something changed.',
    ],
  ],
  features: [
    {
      key: 'plan',
      name: ['{Object} planner', 'Week view for {objects}', 'Planning board for {objects}'],
      need: 'core',
      description: [
        'Places {objects} on days and people and shows what collides. It is published when it is right.',
        '{Actors} see the week as a grid and put {objects} where they belong. Clashes show before they happen.',
      ],
      stories: [
        [
          {
            as: 'actor',
            want: 'to move {an object} to another day',
            so: 'the week still works when something changes',
          },
          { as: 'actor', want: 'to try a week before anybody sees it', so: 'I can undo a bad idea' },
          { as: 'actor', want: 'to swap two {objects} in one step', so: 'neither stands in the way' },
        ],
        [
          { as: 'actor', want: 'to see clashes while I plan', so: 'nobody is needed in two places' },
          { as: 'actor', want: 'to see which days are too full', so: 'I move {objects} before it hurts' },
        ],
        [
          { as: 'other', want: 'to see the published plan', so: 'I know what to expect' },
          { as: 'other', want: 'to be told when the plan changes', so: 'I do not stand there in vain' },
        ],
      ],
      criteria: [
        [
          'Two {objects} need one person at one time. Both are marked and the clash is named.',
          'A clash shows within 1 second of placing the second {object}.',
        ],
        [
          'Moving {an object} takes one drag or two keys. Twenty moves can be undone.',
          'Every move in the grid also works by keyboard alone.',
        ],
        'Until it is published, only its author sees a draft.',
      ],
      api: [
        { method: 'GET', path: '/{plan.path}/:id', purpose: 'show one plan with its {objects}' },
        { method: 'PATCH', path: '/{plan.path}/:id/{object.path}', purpose: 'move or assign {an object}' },
        { method: 'POST', path: '/{plan.path}/:id/publication', purpose: 'publish the plan' },
      ],
      reads: ['object'],
      writes: ['plan', 'object'],
      edgeCases: [
        [
          '{An object} spans midnight: it is shown on both days and counted once.',
          'A week has a day off: nothing can be placed there without a warning.',
        ],
        [
          'The plan is published with open clashes: it asks once and lists them.',
          'Somebody drops out on the day: their {objects} fall back to a list of what is open.',
        ],
      ],
      effort: 'L',
      after: ['records/keep'],
      steps: [
        'Create {plan.name} with a version number. Assign {objects} to day, time and person.',
        'Find clashes in one pure function over a week. Test overlaps, touching ends and midnight.',
        'Build the grid. Drag and keyboard call one move function.',
        'Publishing fixes a copy. Later changes show against it.',
      ],
      pitfalls: [
        [
          'Finding clashes in the screen only: a second person never sees them.',
          'Saving on every drag event instead of on drop.',
        ],
      ],
    },
    {
      key: 'repeat',
      name: ['Repeating {objects}', '{Object} templates for the week', 'Standing plan for {objects}'],
      need: 'usual',
      description: [
        'What returns each week is planned once and laid into every new plan, with exceptions for single days.',
        'A standing week of {objects}, copied forward, changed for a single day without touching the rest.',
      ],
      stories: [
        [
          { as: 'actor', want: 'to copy last week as a start', so: 'I plan only what is different' },
          { as: 'actor', want: 'to change one day of a standing week', so: 'the other weeks stay as they are' },
        ],
      ],
      criteria: [
        'Copying a week of 50 {objects} takes under 2 seconds. What no longer fits is marked.',
        [
          'An exception on one day leaves the standing week as it is.',
          'Changing the standing week asks whether future weeks follow.',
        ],
      ],
      api: [{ method: 'POST', path: '/{plan.path}/:id/copies', purpose: 'lay a plan into another week' }],
      reads: ['object'],
      writes: ['plan'],
      edgeCases: [
        [
          'The week copied holds somebody who has left: those {objects} are open in the new one.',
          'The month has five weeks: the rhythm goes on counting.',
        ],
        'A copy is started twice: the second is refused.',
      ],
      effort: 'M',
      after: ['plan'],
      steps: ['Copy by rule, not by rows: weekday, time, person.', 'Keep exceptions with their date and reason.'],
      pitfalls: ['Creating rows for years ahead.'],
    },
  ],
  usage: [],
  pains: [
    [
      'The plan for {objects} is a photo of a whiteboard, old by noon.',
      'Each change of plan means ten messages, and one person misses it.',
      'I plan {objects} on Sunday night and rebuild it on Monday.',
    ],
  ],
  competitors: [
    {
      name: 'Google Calendar',
      kind: 'adjacent',
      positioning: 'Shared calendars for everybody with an account.',
      gap: 'Shows when something is, not whether {objects} and the people they need fit together.',
      unverified: true,
    },
  ],
  risks: [
    [
      'If the plan on the wall stays in use, there are two truths; the switch needs a day, not a transition.',
      'Planning is the work of one person; if that person is not won, nobody follows.',
    ],
  ],
  metrics: [
    [
      'The week is planned in under 20 minutes from the fourth plan on',
      'No clash on the day itself in four weeks running',
    ],
  ],
};
