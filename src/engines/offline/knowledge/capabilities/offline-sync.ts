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
        'changeId: text, made on the device, unique',
        'entity: text',
        'fields: json',
        'baseVersion: integer',
        'madeAt: datetime',
        'state: waiting | accepted | conflict',
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
        'The local copy is encrypted with a key in the device’s own keystore, holds only what its person needs, and is wiped when access ends.',
        'Each change is checked again for rights when it arrives; what was allowed this morning may be refused at night.',
      ],
    },
  ],
  failures: [
    [
      'When a change is refused on arrival, the device keeps it, shows why, and offers to mend it; nothing disappears silently.',
      'When half of a batch was accepted before the line broke, sending it again skips what is there.',
    ],
    [
      'When the storage of the device is nearly full, old {objects} leave first and unsent changes never.',
      'When somebody signs out with unsent changes, the number is shown and a second yes is needed.',
    ],
  ],
  features: [
    {
      key: 'local',
      name: ['{Objects} without connection', 'Work on {objects} offline', '{Object} entry where there is no signal'],
      need: 'core',
      description: [
        'Opens, creates and changes {objects} without any connection, and says what has not been sent yet.',
        'The device holds the {objects} that its person needs and takes changes at any time.',
      ],
      stories: [
        {
          as: 'actor',
          want: 'to enter {an object} where there is no signal',
          so: 'I need not remember it until evening',
        },
        { as: 'actor', want: 'to see what has not been sent', so: 'I know when I can put the phone away' },
      ],
      criteria: [
        [
          'In flight mode, from a cold start, {objects} of the last 30 days can be opened and changed.',
          'With every network switched off, starting, reading and entering {an object} all work.',
        ],
        [
          'Killing the program right after saving loses nothing: the change is there at the next start.',
          'Power off one second after saving, and the entry is still there.',
        ],
        'The number of unsent changes is always visible and is right.',
      ],
      api: [
        { method: 'GET', path: '/{object.path}/changes', purpose: 'everything since a marker, also what was removed' },
      ],
      reads: ['object'],
      writes: ['change'],
      edgeCases: [
        [
          'The clock of the device is wrong: order comes from version numbers, not from times.',
          'The device was off for three months: it fetches everything anew instead of thousands of changes.',
        ],
        'Two new {objects} made offline refer to each other: ids are made on the device and stay.',
        'A list is too large for the device: a set period or area is kept, and the rest says "needs connection".',
      ],
      effort: 'XL',
      after: ['records/keep'],
      steps: [
        'Make the local store the only thing that the screens read and write; networking happens behind it.',
        'Give {objects} ids made on the device and a version from the server.',
        'Write each change with its base version to an outbox in the same local transaction.',
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
        'Sends and fetches changes in the background, joins what does not collide, and asks a person about the rest.',
        'Merges changes to {an object} field by field and shows real contradictions side by side.',
      ],
      stories: [
        { as: 'actor', want: 'to have changes of others arrive by themselves', so: 'I never press a button for it' },
        { as: 'actor', want: 'to choose when two of us changed the same field', so: 'no work is lost' },
      ],
      criteria: [
        [
          'In a test with 3 devices and 1,000 random changes in random order, all end with equal {objects}.',
          'Three simulated devices with a thousand shuffled changes arrive at the same state.',
        ],
        'Changes to different fields of one {object} are joined without a question.',
        [
          'The same change sent five times is applied once.',
          'Five deliveries of one change id alter the {object} a single time.',
        ],
      ],
      api: [
        { method: 'POST', path: '/{change.path}', purpose: 'send a batch, get a verdict for each' },
        { method: 'POST', path: '/{conflict.path}/:id/choice', purpose: 'decide a contradiction' },
      ],
      reads: ['object'],
      writes: ['change', 'conflict', 'object'],
      edgeCases: [
        [
          'One side deletes, the other edits: the edited {object} comes back with a note.',
          'A number was raised on two devices: increments are added instead of overwritten.',
        ],
        'An older version of the program sends a field that no longer exists: it is kept and not shown.',
      ],
      effort: 'XL',
      after: ['local'],
      steps: [
        'Write the merge as a pure function of base, mine and theirs; test it with generated changes before any network code.',
        'Accept batches idempotently by change id and answer for each: accepted, conflict, refused with reason.',
        'Fetch changes after a marker with tombstones; keep those for 90 days.',
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
