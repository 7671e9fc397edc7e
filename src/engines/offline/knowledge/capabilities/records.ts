import type { Capability } from '../schema.ts';

export const records: Capability = {
  id: 'records',
  name: 'keeping of records',
  verbs: [
    'manage',
    'organise',
    'organize',
    'store',
    'keep',
    'collect',
    'create',
    'add',
    'register',
    'edit',
    'document',
    'maintain',
    'catalogue',
    'curate',
    'list',
    'categorise',
    'categorize',
    'save',
    'file',
    'capture',
    'coordinate',
    'handle',
    'log',
    'record',
    'track',
    'follow',
    'update',
    'own',
    'write',
  ],
  triggers: [{ weight: 1, words: ['database', 'register', 'logbook', 'archive', 'collection'] }],
  actor: 'user',
  object: { fallback: 'entry', kinds: [] },
  entities: [],
  nodes: [],
  edges: [],
  boundaries: [
    {
      name: '{Object} data',
      protects: ['object', 'db'],
      mechanism: [
        'Each query for {objects} is limited to what the caller may see; an unknown id and a foreign id get the same answer.',
        'Ownership is part of every query on {objects}, so a guessed id shows nothing.',
      ],
    },
  ],
  failures: [
    [
      'When two people save the same {object}, the second sees what changed instead of overwriting it.',
      'When a save arrives with an old version of {an object}, it is refused with the newer one beside it.',
    ],
  ],
  features: [
    {
      key: 'keep',
      name: ['{Object} register', '{Object} records', '{Object} book', '{Objects} in one place'],
      need: 'core',
      description: [
        '{Actors} add, change and archive {objects}; each keeps its history, and nothing is lost by a wrong tap.',
        'One place for all {objects}: what is known of each, since when, and who changed it last.',
        'Holds every {object} with its fields and its past, so that {actors} need no second list beside it.',
      ],
      stories: [
        {
          as: 'actor',
          want: 'to add {an object} in under a minute',
          so: 'I do it at once instead of later from memory',
        },
        { as: 'actor', want: 'to see the history of {an object}', so: 'I know what changed since I last looked' },
      ],
      criteria: [
        [
          'Adding {an object} takes one form with at most 3 required fields and is saved within 1 second.',
          'Given the form for a new {object}, when only its required fields are filled, then it is saved within 1 second and shown in the list.',
        ],
        [
          'Given {an object} changed by somebody else since it was opened, when it is saved, then nothing is overwritten and both versions are shown.',
          'Saving over a newer version of {an object} is refused with status 409 and shows both versions.',
        ],
        [
          'An archived {object} leaves the lists, keeps its links, and can be restored for 30 days.',
          'Archiving {an object} asks once; within 30 days it can be brought back with all it was linked to.',
        ],
      ],
      api: [
        { method: 'GET', path: '/{object.path}', purpose: 'list {objects}, newest first, 50 a page' },
        { method: 'POST', path: '/{object.path}', purpose: 'add {an object}' },
        { method: 'GET', path: '/{object.path}/:id', purpose: 'show {an object} with its history' },
        { method: 'PATCH', path: '/{object.path}/:id', purpose: 'change {an object}' },
        { method: 'DELETE', path: '/{object.path}/:id', purpose: 'archive {an object}' },
      ],
      reads: [],
      writes: ['object'],
      edgeCases: [
        [
          'A form is closed half filled: the draft is there when it is opened again.',
          'The screen locks in the middle of a new {object}: nothing typed is gone.',
        ],
        [
          'The same {object} is added twice: the second is offered as a match before it is saved.',
          'Two {objects} with the same name exist: the list shows what tells them apart.',
        ],
        [
          'A linked record is archived: the {object} still shows its name, marked as archived.',
          'The list is empty: it says what {an object} is for and offers to add the first.',
        ],
      ],
      effort: 'M',
      steps: [
        'Create the table for {object.name} with its fields, a version number, and an archived-at time; add a history table that is only appended to.',
        'Write create, read, change and archive as functions on the store, with the version in the condition of the update.',
        'Build list, form and detail view; required fields are marked, errors stand beside their field.',
        'Seed ten realistic {objects} for development.',
      ],
      pitfalls: [
        [
          'Deleting rows when the user archives: links and history break later.',
          'Treating an empty list as an error state: it is the first thing a new user sees.',
        ],
      ],
    },
    {
      key: 'find',
      name: ['{Object} finder', 'Search through {objects}', '{Object} list with filters'],
      need: 'usual',
      description: [
        'Finds {an object} by any word in it or by state and date, and keeps the filter for next time.',
        'From a few letters to the right {object}: search over its text, filters on what matters, the last choice remembered.',
      ],
      stories: [
        { as: 'actor', want: 'to find {an object} by a word I remember', so: 'I need not scroll through all of them' },
      ],
      criteria: [
        [
          'With 5,000 {objects} stored, the first results appear within 500 ms.',
          'A search over 5,000 {objects} answers in under half a second.',
        ],
        [
          'Spelling without accents or in other case finds the same {objects}.',
          'Given a search with no result, then the screen names the active filters and offers to clear them.',
        ],
      ],
      api: [{ method: 'GET', path: '/{object.path}/search', purpose: 'find {objects} by text, state and date' }],
      reads: ['object'],
      writes: [],
      edgeCases: [
        [
          'The search text is a single letter or only spaces: the plain list is shown.',
          'Nothing matches: the nearest spelling is offered.',
        ],
        [
          'Results change while a page is turned: no {object} is shown twice.',
          'A filter names something archived since: it is shown as such.',
        ],
      ],
      effort: 'S',
      after: ['keep'],
      steps: [
        'Index the text fields of {object.name} in the database itself; add no search service for it.',
        'Give the list parameters for text, state and date, with a cursor for the next page.',
        'Keep the chosen filters with the list, so that the same list comes back later.',
      ],
      pitfalls: [['Paging by offset while rows are added.', 'Filtering in the client after loading everything.']],
    },
  ],
  usage: [],
  pains: [
    [
      '{Objects} are kept in notebooks, photos and chat, and the one that is needed is in the other place.',
      'There is a spreadsheet of {objects}, and it is out of date.',
      'When somebody asks about {an object}, two people give two answers.',
    ],
  ],
  competitors: [],
  risks: [
    [
      'Data entry is the price of every record; if adding {an object} takes minutes, people fall back to paper.',
      'A register of {objects} is worth something only when it is complete, so the first weeks decide.',
    ],
  ],
  metrics: [
    [
      'Nine of ten {objects} of a test week are in the product by its end',
      'Adding {an object} takes under 60 seconds at the median',
    ],
  ],
};
