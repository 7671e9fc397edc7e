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
        'status: checked | running | done | failed',
        'rowsTotal: integer',
        'rowsDone: integer',
        'startedAt: datetime',
        'undoneAt: datetime',
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
        'Reads large files of {objects} in pieces. Memory stays flat; a restart goes on where it stopped.',
        'Works through imports of {objects} by batch. It remembers the last finished row.',
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
        'Files are limited in size and rows. No macro or external entity is run. They are gone after 24 hours.',
        'No exported value runs in a spreadsheet. Leading =, +, - and @ get an apostrophe.',
      ],
    },
  ],
  failures: [
    [
      'When the process dies in row 40,000, the last batch counts. The next start goes on there; no {object} appears twice.',
      'When a run is interrupted, start it again. Rows whose key is there are skipped.',
    ],
    [
      'When the encoding is not the claimed one, the preview shows it. The likely one is offered.',
      'When a column holds two date formats, both are named. Each comes with a row as example.',
    ],
  ],
  features: [
    {
      key: 'import',
      name: ['Import {objects} from a file', 'Bring {objects} over from a spreadsheet', '{Object} import with preview'],
      need: 'core',
      description: [
        'Reads a file of {objects} and proposes which column is what. The result is shown before anything is written.',
        'Moves existing {objects} in within one sitting. Choose the file, check the columns, see the problems, go.',
        'Takes {objects} from the old list. A trial run names each row that will not fit.',
      ],
      stories: [
        [
          { as: 'actor', want: 'to see what will happen before it happens', so: 'a wrong column costs nothing' },
          { as: 'actor', want: 'to bring my old list of {objects}', so: 'I do not start from nothing' },
          { as: 'actor', want: 'to have columns recognised by their heading', so: 'my file may stay as it is' },
        ],
        [
          { as: 'actor', want: 'to take back an import', so: 'I can try without fear' },
          { as: 'actor', want: 'to import the same file again', so: 'corrections arrive and copies do not' },
          { as: 'actor', want: 'to see how far an import is', so: 'I can leave the desk meanwhile' },
        ],
        [
          {
            as: 'keeper',
            want: 'to get the rows with problems as a file',
            so: 'I can mend them where they came from',
          },
          { as: 'keeper', want: 'to see who imported which {objects}', so: 'I know whom to ask about a strange row' },
        ],
      ],
      criteria: [
        [
          '10,000 {objects} are checked in under 30 seconds. The check writes nothing.',
          'A trial run leaves the stored {objects} as they were. 10,000 rows take half a minute.',
        ],
        ['Importing the same file twice changes nothing.', 'A second run reports 0 new and 0 changed {objects}.'],
        [
          'Each rejected row names number, column, value and reason.',
          'No rejected row is without its number and reason.',
        ],
        [
          'A run is taken back within 24 hours. {Objects} changed since are listed and stay.',
          'After undo, counts equal those before the run.',
        ],
      ],
      api: [
        { method: 'POST', path: '/{transfer.path}', purpose: 'upload, get a proposed mapping' },
        { method: 'POST', path: '/{transfer.path}/:id/check', purpose: 'trial run with problems' },
        { method: 'POST', path: '/{transfer.path}/:id/run', purpose: 'write in batches' },
        { method: 'POST', path: '/{transfer.path}/:id/undo', purpose: 'take it back' },
        { method: 'GET', path: '/{transfer.path}/:id', purpose: 'state and row problems' },
      ],
      reads: ['object'],
      writes: ['transfer', 'problem', 'object'],
      edgeCases: [
        [
          'A quoted value holds line breaks: it stays one value.',
          'The header is missing: the first row is shown to choose.',
        ],
        [
          'Dates like 03/04/2025: which comes first is asked once.',
          '1.234 may be a thousand: the column decides, once.',
        ],
        ['The file has 300 columns: only mapped ones are read.', 'Two rows share a key: the later one wins.'],
      ],
      effort: 'L',
      after: ['records/keep'],
      steps: [
        'Stream the file through a real CSV parser. Detect separator, encoding and decimal mark from 100 rows.',
        'Propose a mapping from header words. Know the synonyms of {object.name} fields.',
        'Validate rows by the schema of single entries. Collect {problem.name} rows; do not stop.',
        'Write batches of 500, upserting on a natural key. Put the id of {transfer.name} on each row.',
        'Offer rejected rows as a file, with the reason.',
      ],
      pitfalls: [
        ['Splitting lines at commas by hand.', 'Loading the whole file into memory.'],
        ['Stopping at the first bad row: forty uploads follow.', 'Writing before the check was confirmed.'],
      ],
    },
    {
      key: 'export',
      name: ['Export {objects}', 'Take all {objects} out again', '{Object} download in open formats'],
      need: 'core',
      description: [
        'Writes {objects} with all fields and relations to open files. Import can read them back.',
        'Gives the owner everything about {objects} at any time. The files are complete and explained.',
      ],
      stories: [
        [
          { as: 'actor', want: 'to download the {objects} I see, filters included', so: 'I can go on elsewhere' },
          { as: 'actor', want: 'to hand {objects} to my accountant as a table', so: 'nobody types them again' },
          { as: 'actor', want: 'to open the file in a spreadsheet', so: 'I can count what nobody foresaw' },
        ],
        [
          { as: 'keeper', want: 'to take everything with me when I leave', so: 'I dare to start' },
          { as: 'keeper', want: 'to keep my own copy each month', so: 'I do not depend on one firm' },
        ],
      ],
      criteria: [
        [
          'Export, then import into an empty installation. All {objects} are equal, field by field.',
          'A round trip loses no field of any {object}.',
        ],
        [
          'Exporting 100,000 {objects} uses less than 200 MB.',
          'An export of 100,000 {objects} ends within two minutes.',
        ],
      ],
      api: [
        {
          method: 'POST',
          path: '/{object.path}/export',
          purpose: 'write a file in the background',
        },
      ],
      reads: ['object'],
      writes: ['transfer'],
      edgeCases: [
        ['Quotes and line breaks in a text: the format’s rules hold.', 'A file name holds a slash: it is replaced.'],
        ['{Objects} change meanwhile: one moment in time is written.', 'There are none: the file has its header.'],
      ],
      effort: 'M',
      after: ['records/keep'],
      steps: [
        'Stream rows from one consistent read into the file.',
        'Add a readme that explains each column.',
        'Test the round trip: emoji, 0, empty, very long.',
      ],
      pitfalls: ['Exporting displayed values instead of stored ones.', 'Leaving finished exports reachable for ever.'],
    },
  ],
  usage: [{ need: 'queue', units: 3 }],
  pains: [
    [
      'Our {objects} are in a spreadsheet of eight years. Nobody will type them again.',
      'Getting {objects} out of the old program means copying pages.',
      'Every tool reads {objects} in. None gives them back.',
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
      'A bad first import of {objects} is the last. The trial run matters more than the number of formats.',
      'Old lists hold personal data without a reason. Importing them makes it ours.',
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
