import type { Capability } from '../schema.ts';

export const importExport: Capability = {
  id: 'import-export',
  name: 'import and export of data',
  verbs: [
    'import',
    'export',
    'convert',
    'migrate',
    'importieren',
    'exportieren',
    'umwandeln',
    'konvertieren',
    'importar',
    'exportar',
    'convertir',
    'migrar',
    'converter',
    'importer',
    'exporter',
    'migrer',
  ],
  triggers: [
    { weight: 3, words: ['import', 'export', 'csv', 'migration', 'converter', 'datum transfer', 'umwandlung'] },
    { weight: 2, words: ['json file', 'xml', 'parquet', 'planilha', 'tabelle', 'hoja de calculo'] },
    { weight: 1, words: ['format', 'download', 'old system', 'dump', 'spreadsheet', 'excel', 'backup'] },
  ],
  actor: 'user',
  object: { fallback: 'record', kinds: [] },
  entities: [
    {
      key: 'transfer',
      name: 'import run',
      kind: 'event',
      sameAs: ['import', 'migration', 'conversion'],
      fields: [
        'fileName: text',
        'mapping: json',
        'status: mapped | checked | running | done | undone | failed',
        'rowsTotal: integer',
        'rowsDone: integer',
        'startedAt: datetime',
      ],
      relations: [
        { says: 'belongs to', to: 'actor' },
        { says: 'has many', to: 'problem' },
      ],
    },
    {
      key: 'problem',
      name: 'row problem',
      kind: 'message',
      fields: ['row: integer', 'column: text', 'value: text', 'reason: text', 'resolved: boolean'],
      relations: [{ says: 'belongs to', to: 'transfer' }],
    },
  ],
  nodes: [
    {
      key: 'loader',
      need: 'queue',
      type: 'queue',
      label: '{Object} Loader',
      does: [
        'Reads large files of {objects} in pieces, so that memory stays flat and a restart goes on where it stopped.',
        'Works through imports of {objects} batch by batch and remembers the last finished row.',
      ],
    },
  ],
  edges: [
    {
      from: 'api',
      to: 'loader',
      protocol: 'job queue',
      purpose: ['start an import of {objects}', 'queue a file of {objects} for reading'],
    },
    {
      from: 'loader',
      to: 'db',
      protocol: 'SQL in batches',
      purpose: ['write {objects} with the id of their run', 'store {objects} and what was wrong with rows'],
    },
  ],
  boundaries: [
    {
      name: 'Foreign files',
      protects: ['transfer', 'problem'],
      mechanism: [
        'Files are limited in size, rows and unpacked size, parsed without macros or external entities, and deleted after 24 hours.',
        'Values that begin with =, +, - or @ are exported with a leading apostrophe, so that a spreadsheet does not run them.',
      ],
    },
  ],
  failures: [
    [
      'When the process dies in row 40,000, the next start goes on at the last finished batch and no {object} appears twice.',
      'When a run is interrupted, starting it again skips rows whose key is already there.',
    ],
    [
      'When the file has another encoding than it claims, the preview shows the broken letters and offers the likely one.',
      'When a column holds two date formats, the check names both with a row for each.',
    ],
  ],
  features: [
    {
      key: 'import',
      name: ['Import {objects} from a file', 'Bring {objects} over from a spreadsheet', '{Object} import with preview'],
      need: 'core',
      description: [
        'Reads a file of {objects}, proposes which column is what, shows the result before anything is written, and can take it back.',
        'Moves existing {objects} in within one sitting: choose the file, check the columns, see the problems, go.',
        'Takes {objects} from the old list, with a trial run that names each row that will not fit.',
      ],
      stories: [
        { as: 'actor', want: 'to see what will happen before it happens', so: 'a wrong column costs nothing' },
        { as: 'actor', want: 'to take back an import', so: 'I can try without fear' },
        { as: 'keeper', want: 'to get the rows with problems as a file', so: 'I can mend them where they came from' },
      ],
      criteria: [
        [
          '10,000 {objects} are checked in under 30 seconds and nothing is written during the check.',
          'The trial run over 10,000 rows ends within half a minute and leaves the stored {objects} as they were.',
        ],
        [
          'Importing the same file twice changes nothing the second time.',
          'A second run of an unchanged file reports 0 new and 0 changed {objects}.',
        ],
        'Each rejected row names its number, column, value and reason.',
        'Taking back a run within 24 hours restores what was there, except {objects} changed since, which are listed.',
      ],
      api: [
        { method: 'POST', path: '/{transfer.path}', purpose: 'upload a file, get a proposed mapping' },
        { method: 'POST', path: '/{transfer.path}/:id/check', purpose: 'trial run with problems' },
        { method: 'POST', path: '/{transfer.path}/:id/run', purpose: 'write in batches' },
        { method: 'POST', path: '/{transfer.path}/:id/undo', purpose: 'take it back' },
      ],
      reads: ['object'],
      writes: ['transfer', 'problem', 'object'],
      edgeCases: [
        [
          'A quoted value contains line breaks and the separator: it stays one value.',
          'The header is missing: the first row is shown and the person says what each column is.',
        ],
        'Dates like 03/04/2025: the order of day and month is asked for once, with an example.',
        [
          'The file has 300 columns: only mapped ones are read and the others are named.',
          'Two rows carry the same key: the later one wins and the report says so.',
        ],
      ],
      effort: 'L',
      after: ['records/keep'],
      steps: [
        'Read the file as a stream with a real parser for quoted values; detect separator, encoding and decimal mark from the first 100 rows.',
        'Propose a mapping by comparing header words with field names and synonyms of {object.name}.',
        'Validate rows with the same schema as a single entry; collect {problem.name} rows instead of stopping.',
        'Write in batches of 500 with an upsert on a natural key, and the id of {transfer.name} on each row.',
        'Offer the rejected rows as a file with an extra column for the reason.',
      ],
      pitfalls: [
        ['Splitting lines at commas by hand.', 'Loading the whole file into memory.'],
        [
          'Stopping at the first bad row, so that people fix and upload forty times.',
          'Writing before the check was confirmed.',
        ],
      ],
    },
    {
      key: 'export',
      name: ['Export {objects}', 'Take all {objects} out again', '{Object} download in open formats'],
      need: 'core',
      description: [
        'Writes {objects} with all their fields and relations to open files that import can read back.',
        'Gives the owner everything about {objects} at any time, complete and documented.',
      ],
      stories: [
        { as: 'actor', want: 'to download the {objects} I see, with my filters', so: 'I can go on working elsewhere' },
        { as: 'keeper', want: 'to take everything with me when I leave', so: 'I dare to start' },
      ],
      criteria: [
        [
          'Exporting and importing into an empty installation gives equal {objects}, field by field.',
          'A round trip through file and back loses no field of any {object}, shown by a test.',
        ],
        'An export of 100,000 {objects} uses less than 200 MB of memory.',
      ],
      api: [
        {
          method: 'POST',
          path: '/{object.path}/export',
          purpose: 'write a file in the background, answer with its address',
        },
      ],
      reads: ['object'],
      writes: ['transfer'],
      edgeCases: [
        'A text contains the separator, quotes and line breaks: it is quoted by the rules of the format.',
        '{Objects} change during the export: the file shows one moment in time.',
      ],
      effort: 'M',
      after: ['records/keep'],
      steps: [
        'Stream rows from one consistent read into the file.',
        'Write a readme into the archive that explains each column.',
        'Test the round trip with strange values: emoji, 0, empty, very long.',
      ],
      pitfalls: [
        'Exporting the screen’s formatted values instead of the stored ones.',
        'Leaving finished exports reachable for ever.',
      ],
    },
  ],
  usage: [{ need: 'queue', units: 3 }],
  pains: [
    [
      'Our {objects} are in a spreadsheet of eight years, and nobody will type them again.',
      'Getting {objects} out of the old program means copying page by page.',
      'Every tool reads {objects} in, and none gives them back.',
    ],
  ],
  competitors: [
    {
      name: 'Copy and paste between programs',
      kind: 'manual',
      positioning: 'Works with everything.',
      gap: 'An hour for each hundred {objects}, and a shifted column is noticed weeks later.',
      unverified: true,
    },
  ],
  risks: [
    [
      'A bad first import of {objects} is the last one; the trial run matters more than the number of formats.',
      'Old lists hold personal data that nobody has a reason to keep any more; importing them makes it ours.',
    ],
  ],
  metrics: [
    [
      '70 % of new {actors} have their {objects} in on the first day',
      'Median of 15 minutes from file to working {objects}',
    ],
    ['Fewer than 2 % of rows rejected after the check', 'Round trip without loss for 100 % of fields'],
  ],
};
