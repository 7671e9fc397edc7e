import type { Capability } from '../schema.ts';

export const documents: Capability = {
  id: 'documents',
  name: 'files and photos',
  verbs: [
    'upload',
    'attach',
    'archive',
    'hochladen',
    'ablegen',
    'archivieren',
    'subir',
    'adjuntar',
    'archivar',
    'anexar',
    'arquivar',
    'televerser',
    'joindre',
    'archiver',
  ],
  triggers: [
    {
      weight: 3,
      words: [
        'attachment',
        'pdf',
        'file storage',
        'dokument',
        'anhang',
        'documento',
        'anexo',
        'fichier',
        'piece jointe',
        'photo upload',
        'document storage',
        'file upload',
        'document management',
      ],
    },
    { weight: 2, words: ['picture', 'image', 'folder', 'foto'] },
    {
      weight: 1,
      words: [
        'version',
        'paperwork',
        'evidence',
        'video',
        'file',
        'contract',
        'receipt',
        'certificate',
        'document',
        'photo',
        'upload',
      ],
    },
  ],
  actor: 'user',
  object: { fallback: 'record', kinds: [] },
  entities: [
    {
      key: 'file',
      name: 'file',
      kind: 'document',
      sameAs: ['file', 'document', 'photo', 'picture', 'image', 'attachment'],
      fields: [
        'uploadedBy: reference',
        'name: text',
        'mediaType: text',
        'bytes: integer',
        'checksum: SHA-256',
        'storageKey: text, unique',
        'kind: text',
        'takenAt: datetime',
        'status: uploading | checked | refused',
      ],
      relations: [
        { says: 'belongs to', to: 'object' },
        { says: 'belongs to', to: 'actor' },
      ],
    },
    {
      key: 'version',
      name: 'file version',
      kind: 'document',
      fields: ['number: integer', 'storageKey: text', 'bytes: integer', 'note: text', 'createdAt: datetime'],
      relations: [{ says: 'belongs to', to: 'file' }],
    },
  ],
  nodes: [
    {
      key: 'vault',
      need: 'file-storage',
      type: 'storage',
      label: '{File} Storage',
      does: [
        'Holds the contents of {files}. Names and owners are in the database.',
        'Keeps {files} encrypted under meaningless names. Hands each out for five minutes at a time.',
      ],
    },
  ],
  edges: [
    {
      from: 'client',
      to: 'vault',
      protocol: 'HTTPS with a signed address',
      purpose: ['send and fetch {files} directly', 'upload {files} in parts that can be resumed'],
    },
    {
      from: 'worker',
      to: 'vault',
      protocol: 'HTTPS',
      purpose: ['check new {files}, make previews', 'remove {files} that belong to nothing'],
    },
  ],
  boundaries: [
    {
      name: '{File} contents',
      protects: ['file', 'vault'],
      mechanism: [
        'Nothing is public. After a check, one {file} opens for five minutes.',
        'New {files} are checked in isolation first. They are served as download, from another host name.',
      ],
    },
  ],
  failures: [
    [
      'When an upload breaks, it goes on from there. Nothing is sent twice.',
      'When the line drops, sent parts are kept. Only the rest follows.',
    ],
    [
      'When storage is away, the entry is saved anyway. Its {files} wait on the device and say so.',
      'When a preview fails, the {file} itself still opens.',
    ],
  ],
  features: [
    {
      key: 'attach',
      name: ['Papers and photos for {objects}', 'Everything on file for {an object}', '{Object} folder'],
      need: 'core',
      description: [
        'Keeps photos, scans and papers with their {object}. They open on any device.',
        'Adds a photo to {an object} in two taps, also without reception. It is found there years later.',
        'Gives every {object} its own folder. Previews and readable names say what is in it.',
      ],
      stories: [
        [
          {
            as: 'actor',
            want: 'to add a photo while I stand in front of {an object}',
            so: 'I need not sort pictures in the evening',
          },
          { as: 'actor', want: 'to scan a paper with the phone', so: 'the original can stay in its folder' },
          { as: 'actor', want: 'to drop ten {files} on {an object} at once', so: 'filing takes one movement' },
          { as: 'actor', want: 'to send a photo later when there is no signal', so: 'I go on working' },
        ],
        [
          { as: 'actor', want: 'to open the papers of {an object} from my phone', so: 'I can answer on the spot' },
          { as: 'actor', want: 'to see small previews', so: 'I open the right {file} first' },
          { as: 'actor', want: 'to hand out one {file} for a day', so: 'the rest of the folder stays shut' },
        ],
        [
          {
            as: 'keeper',
            want: 'to see which {objects} lack a required paper',
            so: 'nothing is missing when somebody asks',
          },
          { as: 'keeper', want: 'to see how much space {files} take', so: 'the bill does not surprise me' },
          { as: 'keeper', want: 'to set who may open {files}', so: 'private papers stay with few' },
        ],
      ],
      criteria: [
        [
          'An 8 MB photo shows within 15 seconds at 10 Mbit/s.',
          'Ten photos upload side by side. Each shows its own progress.',
        ],
        [
          'A program renamed to .pdf is refused by content.',
          'Content that contradicts its type is refused. The message gives name and reason.',
        ],
        [
          'Deleting {an object} hides its {files} at once. Storage is free of them after 30 days.',
          'An address copied from the browser is dead after five minutes.',
        ],
      ],
      api: [
        { method: 'POST', path: '/{object.path}/:id/files', purpose: 'get an address to upload to' },
        { method: 'POST', path: '/{file.path}/:id/complete', purpose: 'finish and check' },
        { method: 'GET', path: '/{file.path}/:id/content', purpose: 'redirect to a signed address' },
      ],
      reads: ['object'],
      writes: ['file'],
      edgeCases: [
        ['The same {file} twice: its hash gives it away.', 'A {file} of zero bytes: refused by name.'],
        ['A photo lies on its side: it is turned.', 'A 90-page scan: pages load as they are read.'],
        ['A name of slashes: shown, never used as path.', 'The place is in the photo: it is removed.'],
      ],
      effort: 'M',
      after: ['records/keep'],
      steps: [
        'Create {file.name}. Its storage key comes from the id.',
        'Let the client upload straight to storage. Then compare size and hash. Detect the type from the bytes.',
        'Make previews in a job. Until then show a tile.',
        'Each night list contents without row, rows without content.',
      ],
      pitfalls: [
        ['Passing large uploads through the API process.', 'Trusting the content type that the client states.'],
        ['Leaving coordinates in pictures that others see.', 'Using the {file} name as a path.'],
      ],
    },
    {
      key: 'versions',
      name: ['{Object} version history', 'Earlier versions for {objects}', '{File} history and expiry'],
      need: 'later',
      description: [
        'Keeps earlier versions of {an file} with date, person and note. Dated papers warn before they run out.',
        'A new version replaces the old in view, never in storage. Papers with an end date ask for renewal.',
      ],
      stories: [
        [
          { as: 'actor', want: 'to return to an earlier version', so: 'a wrong upload costs nothing' },
          { as: 'actor', want: 'to see what the paper said last year', so: 'I can tell what was agreed then' },
        ],
        [
          { as: 'keeper', want: 'to be warned 30 days before a paper expires', so: 'there is time to renew it' },
          { as: 'keeper', want: 'to list papers that end this quarter', so: 'I renew them in one go' },
        ],
      ],
      criteria: [
        'Restoring version 2 of 5 makes version 6.',
        [
          'A dated paper is listed 30 days before its end. On the day it is listed again.',
          'Thirty days ahead, {an file} stands in the {keeper}’s list.',
        ],
      ],
      api: [
        { method: 'POST', path: '/{file.path}/:id/versions', purpose: 'add a new version' },
        { method: 'POST', path: '/{file.path}/:id/restore', purpose: 'bring an earlier one back' },
      ],
      reads: ['object'],
      writes: ['version', 'file'],
      edgeCases: ['Two upload version 4: they become 4 and 5.', 'The type changes to PDF: previews follow the newest.'],
      effort: 'M',
      after: ['attach'],
      steps: [
        'Number versions in {version.name} under a row lock.',
        'Point the {file} to its current version. Copy no content.',
        'Add an end date. Query daily for what expires.',
      ],
      pitfalls: ['Overwriting content under one key: caches serve the old.'],
    },
  ],
  usage: [{ need: 'file-storage', units: 40 }],
  pains: [
    [
      'Photos of {objects} lie on four private phones.',
      'The paper I need is in the mailbox of somebody on holiday.',
      'Papers for {objects} are called scan0042. Nobody opens them twice.',
    ],
  ],
  competitors: [
    {
      name: 'Dropbox',
      kind: 'substitute',
      positioning: 'Folders that appear on every device.',
      gap: 'A folder does not know which {object} it belongs to or which paper is missing.',
      unverified: true,
    },
  ],
  risks: [
    [
      'Pictures show people, plates and screens by accident. Who may see {files} must be narrow from the start.',
      'Storage of {files} grows for ever. Somebody must decide what may go.',
    ],
  ],
  metrics: [
    ['90 % of {objects} with the {files} they need', 'Required papers complete for nine of ten {objects}'],
    ['Median of 10 seconds from opened {object} to opened {file}', 'Failed uploads below 0.5 %'],
  ],
};
