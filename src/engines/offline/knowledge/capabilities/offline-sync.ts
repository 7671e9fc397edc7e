import type { Capability } from '../schema.ts';

export const offlineSync: Capability = {
  id: 'offline-sync',
  name: 'work without connection',
  verbs: [],
  triggers: [
    {
      weight: 3,
      words: [
        'offline',
        'offline-first',
        'without internet',
        'local-first',
        'sin conexion',
        'hor ligne',
        'ohne internet',
        'ohne netz',
        'sem internet',
      ],
    },
    {
      weight: 2,
      words: [
        'no reception',
        'no wifi',
        'across device',
        'several device',
        'multiple device',
        'poor connection',
        'low bandwidth',
        'remote area',
        'field worker',
        'funkloch',
      ],
    },
    { weight: 1, words: ['tablet', 'field', 'basement', 'rural', 'mobile'] },
  ],
  actor: 'user',
  object: { fallback: 'entry', kinds: [] },
  entities: [
    {
      key: 'change',
      name: 'local change',
      kind: 'event',
      fields: [
        'madeBy: reference',
        'changeId: text, made on the device, unique',
        'entity: text',
        'fields: json',
        'baseVersion: integer',
        'madeAt: datetime',
        'status: waiting | accepted | conflict',
      ],
      relations: [
        { says: 'refers to', to: 'object' },
        { says: 'belongs to', to: 'actor' },
      ],
    },
    {
      key: 'conflict',
      name: 'sync conflict',
      kind: 'task',
      fields: ['field: text', 'mine: text', 'theirs: text', 'chosen: mine | theirs | both', 'decidedAt: datetime'],
      relations: [{ says: 'belongs to', to: 'change' }],
    },
  ],
  nodes: [],
  edges: [],
  boundaries: [
    {
      name: 'Data on the device',
      protects: ['change'],
      mechanism: [
        'The local copy is encrypted by the device’s keystore. It holds what its person needs. It is wiped when access ends.',
        'Rights are checked again when a change arrives. What was allowed this morning may be refused at night.',
      ],
    },
  ],
  failures: [
    [
      'When a change is refused on arrival, the device keeps it. It shows why and offers to mend it.',
      'When half a batch arrived, it is sent again. What is there is skipped.',
    ],
    [
      'When the device is nearly full, old {objects} leave first. Unsent changes never do.',
      'When somebody signs out with unsent changes, they are counted. A second yes is needed.',
    ],
  ],
  features: [
    {
      key: 'local',
      name: ['{Objects} without connection', 'Work on {objects} offline', '{Object} entry where there is no signal'],
      need: 'core',
      description: [
        'Opens, creates and changes {objects} without any connection. What has not been sent yet is always in sight.',
        'The device holds the {objects} its person needs. It takes changes at any time.',
      ],
      stories: [
        [
          {
            as: 'actor',
            want: 'to enter {an object} where there is no signal',
            so: 'I need not remember it until evening',
          },
          { as: 'actor', want: 'to open yesterday’s {objects} in a tunnel', so: 'I go on where I stopped' },
          { as: 'actor', want: 'to search {objects} without a line', so: 'a cellar is no excuse' },
        ],
        [
          { as: 'actor', want: 'to see what has not been sent', so: 'I know when I can put the phone away' },
          { as: 'actor', want: 'to choose which {objects} my phone holds', so: 'its storage does not run full' },
        ],
      ],
      criteria: [
        [
          'In flight mode, cold start: thirty days of {objects} open. Each can be changed.',
          'Every network is off. Starting, reading and entering {an object} all work.',
        ],
        ['Kill the program right after saving: nothing is lost.', 'Power off one second after saving: it is there.'],
        'The number of unsent changes is always right.',
      ],
      api: [{ method: 'GET', path: '/{object.path}/changes', purpose: 'everything since a marker, removals included' }],
      reads: ['object'],
      writes: ['change'],
      edgeCases: [
        [
          'The device clock is wrong: version numbers give the order.',
          'The device slept three months: it fetches everything anew.',
        ],
        'Two new {objects} refer to each other: ids stay.',
        'The list is too large: one period is kept.',
      ],
      effort: 'XL',
      after: ['records/keep'],
      steps: [
        'Let screens read and write the local store only. Networking happens behind it.',
        'Make ids on the device. Versions come from the server.',
        'Write each change to an outbox too. It carries its base version, in one local transaction.',
        'Test in flight mode first, then on.',
      ],
      pitfalls: [
        ['Adding offline as a cache afterwards.', 'Waiting for the network before showing what is stored.'],
        'Ids given by the server.',
      ],
    },
    {
      key: 'merge',
      name: [
        'Bring {objects} of several devices together',
        '{Object} sync and conflicts',
        'Same {object} changed twice: decide',
      ],
      need: 'core',
      description: [
        'Sends and fetches changes in the background. Joins what does not collide; a person decides the rest.',
        'Merges changes to {an object} field by field. Real contradictions stand side by side.',
      ],
      stories: [
        [
          { as: 'actor', want: 'to have changes of others arrive by themselves', so: 'I never press a button for it' },
          { as: 'actor', want: 'to go on at the desk with what the phone holds', so: 'I type nothing twice' },
        ],
        [
          { as: 'actor', want: 'to choose when two of us changed the same field', so: 'no work is lost' },
          { as: 'actor', want: 'to see both versions of {an object} side by side', so: 'I decide with open eyes' },
        ],
      ],
      criteria: [
        [
          'Three devices, 1,000 random changes, any order. All end with equal {objects}.',
          'Three simulated devices shuffle a thousand changes. They arrive at the same state.',
        ],
        'Changes to different fields join without a question.',
        ['The same change sent five times is applied once.', 'Five deliveries of one change id count once.'],
      ],
      api: [
        { method: 'POST', path: '/{change.path}', purpose: 'send a batch, get a verdict for each' },
        { method: 'POST', path: '/{conflict.path}/:id/choice', purpose: 'decide a contradiction' },
      ],
      reads: ['object'],
      writes: ['change', 'conflict', 'object'],
      edgeCases: [
        [
          'One side deletes, the other edits: the edit wins, noted.',
          'Two devices raise a number: increments are added.',
        ],
        'An old program sends a vanished field: keep it.',
      ],
      effort: 'XL',
      after: ['local'],
      steps: [
        'Merge base, mine and theirs in one pure function. Test it with generated changes before any network code.',
        'Accept batches by change id, any number of times. Answer for each: accepted, conflict, or refused with reason.',
        'Fetch changes after a marker, tombstones included. Keep those for 90 days.',
        'Build the choice view: field, mine, theirs, who, when.',
      ],
      pitfalls: [
        ['Last write wins by clock time.', 'Treating the whole {object} as one value, so that any two edits collide.'],
        'Forgetting deletions.',
      ],
    },
  ],
  usage: [],
  pains: [
    [
      'Where the {objects} are there is no signal, so they go on paper and are typed in at night.',
      'The app turned its wheel and the entry for {an object} was gone.',
      'Two of us changed the same {object} on the way, and one version vanished.',
    ],
  ],
  competitors: [
    {
      name: 'Clipboard and pen',
      kind: 'manual',
      positioning: 'Works in rain and without battery.',
      gap: 'Every {object} is written twice, and the second time from memory.',
      unverified: true,
    },
  ],
  risks: [
    [
      'Offline work roughly doubles the effort for each screen; keep the list of what works offline short and stated.',
      'A lost entry in the first week, even one, and the crew goes back to paper.',
    ],
  ],
  metrics: [
    ['Lost changes: 0 in 100,000', '99.9 % of changes to {objects} sent within 10 minutes of reception'],
    ['Questions about conflicts in fewer than 1 of 500 changes', 'Nine of ten {objects} entered where they happen'],
  ],
};
