import type { Capability } from '../schema.ts';

export const fileProcessing: Capability = {
  id: 'file-processing',
  name: 'work on whole folders of local files',
  verbs: ['deduplicate', 'dedupe', 'rename', 'umbenennen', 'renombrar', 'renomear', 'renommer'],
  triggers: [
    {
      weight: 3,
      words: [
        'duplicate photo',
        'duplicate file',
        'duplicate image',
        'batch convert',
        'batch conversion',
        'bulk rename',
        'batch rename',
        'file renamer',
        'file name',
        'filename',
        'exif',
        'doppelte datei',
        'dateiname',
        'archivo duplicado',
        'arquivo duplicado',
        'fichier en double',
        'nombre de archivo',
      ],
    },
    {
      weight: 2,
      words: ['hard disk', 'hard drive', 'local file', 'thousands of file', 'festplatte', 'pasta de arquivo'],
    },
    {
      weight: 1,
      words: ['folder', 'ordner', 'carpeta', 'file format', 'file', 'duplicate', 'batch', 'disk', 'pdf', 'csv'],
    },
  ],
  actor: 'user',
  object: { fallback: 'file', kinds: ['document', 'item', 'group'] },
  entities: [
    {
      key: 'pass',
      name: 'pass',
      kind: 'event',
      fields: [
        'roots: list of text',
        'rule: text',
        'status: looking | proposed | applying | done | stopped',
        'seen: integer',
        'changed: integer',
        'skipped: integer',
        'bytesFreed: integer',
        'startedAt: datetime',
      ],
      relations: [{ says: 'has many', to: 'change' }],
    },
    {
      key: 'change',
      name: 'proposed change',
      kind: 'task',
      fields: [
        'path: text',
        'target: text',
        'action: move | rename | convert | trash | link | keep',
        'because: text',
        'hash: text',
        'size: integer',
        'status: proposed | done | undone | failed',
      ],
      relations: [
        { says: 'belongs to', to: 'pass' },
        { says: 'refers to', to: 'object' },
      ],
    },
  ],
  nodes: [],
  edges: [],
  boundaries: [
    {
      name: 'Only below the given folders',
      protects: ['object', 'change'],
      mechanism: [
        'Every path is resolved and compared with the chosen roots before it is touched; links that lead outside are listed and not followed.',
        'Nothing is deleted: what has to go moves to the system’s trash or to a dated folder beside it, and the journal knows where from.',
      ],
    },
  ],
  failures: [
    [
      'When the disk is full in the middle of a {pass}, the half-written file is removed, the original stays, and the {pass} stops with what is done.',
      'When power goes, the journal on disk shows the last finished step, and the next start offers to go on or to undo.',
    ],
    [
      'When a file changes while it is being read, its size and time differ at the end and it is left alone.',
      'When a drive is pulled out, the {pass} halts; it goes on only if the same volume id comes back.',
    ],
  ],
  features: [
    {
      key: 'find',
      name: [
        'Find {objects} across whole disks',
        'Survey of {objects} in chosen folders',
        'Which {objects} are the same',
      ],
      need: 'core',
      description: [
        'Walks the chosen folders, groups what belongs together by content and not by name, and reports before anything is touched.',
        'Reads names, sizes and contents of {objects} in three steps from cheap to dear, and proposes what to do with each.',
      ],
      stories: [
        {
          as: 'actor',
          want: 'to see which {objects} are the same and where they lie',
          so: 'I can decide folder by folder',
        },
        { as: 'actor', want: 'to stop the search at any time', so: 'I can use the machine for something else' },
      ],
      criteria: [
        [
          'Over 200,000 files on an SSD, the second look takes under 30 seconds, because unchanged ones are known by size, time and inode.',
          'Looking again without a change reads no file contents; a counter in the report proves it.',
        ],
        'Memory stays below 300 MB for a million files.',
        [
          'Two files count as equal only after all their bytes have been compared or hashed; equal size and name are not enough.',
          'Given two files that differ in the last byte, when the search has ended, then they stand in different groups.',
        ],
      ],
      api: [],
      reads: ['object'],
      writes: ['pass', 'change'],
      edgeCases: [
        'Two paths are hard links to the same data: they count once and free nothing.',
        [
          'Names hold line breaks, emoji or bytes that are no valid text: they are handled as bytes and shown escaped.',
          'The same name is composed differently by two systems: both forms are found to be one.',
        ],
        'A folder may not be read: it is listed with its reason, and the exit code says that something was left out.',
      ],
      effort: 'L',
      after: [],
      steps: [
        'Walk with an explicit stack and a limit on open handles; skip system folders by a list that can be printed.',
        'Group by size first, then by a hash of the first 64 kB, then by a hash of everything.',
        'Cache hashes under volume id, inode, size and time in a local database.',
        'Offer the result as a table, as JSON and as an exit code for scripts.',
        'Test on a generated tree with links, forbidden folders, odd names and equal files.',
      ],
      pitfalls: [
        ['Hashing everything at once: a night of reading for nothing.', 'Following links in a circle.'],
        'Reading on as many threads as there are cores from a spinning disk.',
      ],
    },
    {
      key: 'apply',
      name: [
        'Preview and apply changes to {objects}',
        '{Object} changes as a list before they happen',
        'Apply the plan to {objects}, or take it back',
      ],
      need: 'core',
      description: [
        'Shows each rename, move or conversion of {objects} as a line, does them on "yes", and takes them back on "undo".',
        'Turns a rule into a list of single changes to {objects}, carries them out one by one and writes each into a journal.',
      ],
      stories: [
        {
          as: 'actor',
          want: 'to read the list before anything happens',
          so: 'I trust it with twenty years of {objects}',
        },
        { as: 'actor', want: 'to undo the last {pass}', so: 'a wrong rule costs a minute' },
      ],
      criteria: [
        'Without "yes" (or the flag for it) checksums of the whole tree are equal before and after.',
        [
          'After apply and undo of 1,000 changes, names, contents and times of all files are what they were.',
          'A test tree is byte for byte and second for second the same after do and undo.',
        ],
        'Killed at any of 50 random moments, the next start finds no lost file: each is at its old or its new place, whole.',
      ],
      api: [],
      reads: ['pass', 'object'],
      writes: ['change'],
      edgeCases: [
        'Two files would get the same new name: the list marks both and nothing is done until that is settled.',
        [
          'The new name differs only in upper case on a system that does not tell them apart: it goes by way of a third name.',
          'A and B swap their names: the order is worked out, with a third name in between.',
        ],
        'The target is another volume: copy, compare, then move the source to the trash.',
      ],
      effort: 'L',
      after: ['find'],
      steps: [
        'Write the journal line before the act and mark it after; replay it at start.',
        'Write to a temporary name in the target folder, flush, then rename.',
        'Compute all new names first and check the whole set for clashes.',
        'Keep times and extended attributes on every copy.',
        'Add a test that kills the process at random steps.',
      ],
      pitfalls: [
        [
          'Deleting "duplicates" whose hash came from a half-read file.',
          'Overwriting on rename, which some systems do without a word.',
        ],
      ],
    },
    {
      key: 'rules',
      name: [
        'Own rules for {objects}',
        '{Object} rules that can be kept and reused',
        'Which of two equal {objects} stays',
      ],
      need: 'usual',
      description: [
        'Lets the {actor} say once which {object} stays, how names are built, and which folders are taboo, in a file that can be kept.',
        'A small rule file for {objects}: pattern, conditions, what to do; checked with examples before the first use.',
      ],
      stories: [{ as: 'actor', want: 'to keep my rule in a file', so: 'next month’s run does the same' }],
      criteria: [
        'Each rule can be tried on ten given paths and prints old and new name side by side.',
        [
          'A mistake in the rule file names line, column and what was expected.',
          'An unknown placeholder stops before the search and lists those that exist.',
        ],
      ],
      api: [],
      reads: ['object'],
      writes: ['change'],
      edgeCases: [
        'A placeholder has no value for one file: that file is left alone and counted.',
        'Two rules fit the same file: the first one wins, and the preview says which it was.',
      ],
      effort: 'M',
      after: ['apply'],
      steps: [
        'Define the rule as data with a schema; print the schema on demand.',
        'Make the rule a pure function from facts about a file to a proposed change.',
        'Ship five rules with examples; tests run the examples.',
      ],
      pitfalls: ['A rule language with loops: nobody can read it in a year.'],
    },
    {
      key: 'watch',
      name: [
        'Folders that look after their {objects}',
        'New {objects} handled as they arrive',
        '{Object} inbox folder',
      ],
      need: 'later',
      description: [
        'Watches a folder and applies the kept rule to {objects} as they come in, with the same journal.',
        'Waits until a new file has stopped growing, then treats it like all others.',
      ],
      stories: [
        { as: 'actor', want: 'to drop {objects} into one folder', so: 'they end up where they belong by themselves' },
      ],
      criteria: [
        'A file of 4 GB that is copied over ten minutes is handled once, after its last byte.',
        'After a pause of the program, everything that arrived meanwhile is handled at the next start.',
      ],
      api: [],
      reads: ['object'],
      writes: ['pass', 'change'],
      edgeCases: [
        'Events of the system get lost under load: a full look each hour finds the rest.',
        'Its own output lands in the watched folder: it is known by the journal and left alone.',
      ],
      effort: 'M',
      after: ['rules'],
      steps: [
        'Treat events as hints only; decide by size and time that were stable for five seconds.',
        'Hold a lock file so that two copies cannot work in one folder.',
        'Bound the queue and fall back to a full look when it overflows.',
      ],
      pitfalls: ['Trusting file events to be complete or in order.'],
    },
  ],
  usage: [],
  pains: [
    [
      'The same {objects} lie on three disks under four names, and I dare not delete any.',
      'I spent a Sunday renaming {objects} by hand and made a mistake at number 300.',
      'The script I found did what I said and not what I meant, and there was no way back.',
    ],
  ],
  competitors: [
    {
      name: 'dupeGuru',
      kind: 'adjacent',
      positioning: 'Free program that finds duplicate files by fuzzy name or by contents.',
      gap: 'Finds, and leaves rules, undo and repeated runs over {objects} to its user.',
      when: ['duplicate', 'deduplicate', 'dedupe'],
      source: 'https://manpages.ubuntu.com/manpages/noble/en/man1/dupeguru.1.html',
    },
    {
      name: 'Hazel',
      kind: 'adjacent',
      positioning: 'Rules for folders on the Mac.',
      gap: 'One system only; no preview over a whole disk and no knowledge of what {objects} contain.',
      unverified: true,
    },
    {
      name: 'A shell script',
      kind: 'manual',
      positioning: 'Ten lines that worked once.',
      gap: 'Stumbles over the first odd file name and has no undo for {objects}.',
      unverified: true,
    },
  ],
  risks: [
    [
      'One lost {object} that could not be replaced ends the product’s good name; apply stays behind a preview for ever.',
      'The operating system adds such a function every few years; knowledge of what {objects} are is what remains.',
    ],
  ],
  metrics: [
    [
      'No {object} lost in 10 million changes, counted by journals that users chose to send',
      'Undo used in under 2 % of passes',
    ],
    [
      'A disk with 200,000 files surveyed in less than ten minutes',
      'Two of three users start a second {pass} within a month',
    ],
  ],
};
