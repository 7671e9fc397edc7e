import type { Capability } from '../schema.ts';

export const documents: Capability = {
  id: 'documents',
  name: 'files and photos',
  verbs: [
    'upload',
    'attach',
    'photograph',
    'archive',
    'hochladen',
    'ablegen',
    'archivieren',
    'fotografieren',
    'subir',
    'adjuntar',
    'archivar',
    'fotografiar',
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
        'name: text',
        'mediaType: text',
        'bytes: integer',
        'checksum: SHA-256',
        'storageKey: text, unique',
        'kind: text',
        'takenAt: datetime',
        'state: uploading | checked | refused',
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
        'Holds the contents of {files}; the database holds what they are and to which {object} they belong.',
        'Keeps {files} encrypted, with a name that says nothing, and hands them out for five minutes at a time.',
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
        'Addresses are signed for one {file} and five minutes after the right to the {object} was checked; nothing is public.',
        'New {files} are checked for type and harmful content in isolation before anybody may open them, and served from another host name as download.',
      ],
    },
  ],
  failures: [
    [
      'When an upload breaks at 80 %, it goes on from there when the connection is back.',
      'When the line drops during an upload, only the missing part is sent again.',
    ],
    [
      'When storage is full or away, the entry is saved, its {files} wait on the device and say so.',
      'When a preview cannot be made, the {file} itself can still be opened.',
    ],
  ],
  features: [
    {
      key: 'attach',
      name: ['Papers and photos for {objects}', 'Everything on file for {an object}', '{Object} folder'],
      need: 'core',
      description: [
        'Keeps photos, scans and papers with the {object} they belong to, ready to open on any device.',
        'Adds a photo or {file} to {an object} in two taps, also without reception, and finds it there again years later.',
        'Gives every {object} its own folder, with previews and names that can be read.',
      ],
      stories: [
        {
          as: 'actor',
          want: 'to add a photo while I stand in front of {an object}',
          so: 'I need not sort pictures in the evening',
        },
        { as: 'actor', want: 'to open the papers of {an object} from my phone', so: 'I can answer on the spot' },
        {
          as: 'keeper',
          want: 'to see which {objects} lack a required paper',
          so: 'nothing is missing when somebody asks',
        },
      ],
      criteria: [
        [
          'A photo of 8 MB is visible to others within 15 seconds on a 10 Mbit/s line.',
          'On a line of 10 Mbit/s an 8 MB picture can be opened by a colleague after 15 seconds.',
        ],
        [
          '{An file} whose content does not match its type is refused with its name and the reason.',
          'Renaming a program to .pdf does not get it past the check.',
        ],
        'Deleting {an object} removes its contents from storage within 30 days and from view at once.',
      ],
      api: [
        { method: 'POST', path: '/{object.path}/:id/files', purpose: 'announce an upload, get a signed address' },
        { method: 'POST', path: '/{file.path}/:id/complete', purpose: 'finish and check' },
        { method: 'GET', path: '/{file.path}/:id/content', purpose: 'redirect to a signed address' },
      ],
      reads: ['object'],
      writes: ['file'],
      edgeCases: [
        [
          'The same {file} is added twice: the hash shows it and the second asks whether it is meant.',
          '{An file} of zero bytes arrives: it is refused with its name.',
        ],
        'A photo lies on its side: it is turned by its own mark and the mark is removed.',
        'A name holds slashes, emoji or 300 letters: the shown name is kept, the stored one is an id.',
      ],
      effort: 'M',
      after: ['records/keep'],
      steps: [
        'Create {file.name} with a storage key made from its id, never from its name.',
        'Let the client upload straight to storage; on completion compare size and hash, detect the type from the bytes.',
        'Make previews in a job; show a tile with the type until it is there.',
        'Run a nightly job that lists contents without a row and rows without content.',
      ],
      pitfalls: [
        ['Passing large uploads through the API process.', 'Trusting the content type that the client states.'],
        'Leaving the place of the photographer in pictures that others may see.',
      ],
    },
    {
      key: 'versions',
      name: ['{Object} version history', 'Earlier versions for {objects}', '{File} history and expiry'],
      need: 'later',
      description: [
        'Keeps earlier versions of {an file} with date, person and note, and warns before a dated paper runs out.',
        'A new version replaces the old in view and never in storage; papers with an end date ask for renewal.',
      ],
      stories: [
        { as: 'actor', want: 'to return to an earlier version', so: 'a wrong upload costs nothing' },
        { as: 'keeper', want: 'to be warned 30 days before a paper expires', so: 'there is time to renew it' },
      ],
      criteria: [
        'Restoring version 2 of 5 makes version 6 with the content of 2.',
        [
          'A dated paper is listed 30 days before its end and again on the day.',
          'Thirty days before its end date {an file} appears in the list of the {keeper}.',
        ],
      ],
      api: [
        { method: 'POST', path: '/{file.path}/:id/versions', purpose: 'add a new version' },
        { method: 'POST', path: '/{file.path}/:id/restore', purpose: 'bring an earlier one back' },
      ],
      reads: ['object'],
      writes: ['version', 'file'],
      edgeCases: [
        'Two people upload version 4 at once: both are kept as 4 and 5 with their names.',
        'The type changes from picture to PDF: previews follow the newest.',
      ],
      effort: 'M',
      after: ['attach'],
      steps: [
        'Number versions in {version.name} under a lock of the {file.name} row.',
        'Point the {file} to its current version instead of copying content.',
        'Add end date and a daily query for what is due.',
      ],
      pitfalls: ['Overwriting content under the same storage key, which caches then serve for days.'],
    },
  ],
  usage: [{ need: 'file-storage', units: 40 }],
  pains: [
    [
      'Photos of {objects} lie on four private phones.',
      'The one paper about {an object} that is needed is in a mailbox of somebody on holiday.',
      'Papers for {objects} are called scan0042 and nobody opens them twice.',
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
      'Pictures show people, plates and screens by accident; who may see {files} must be narrow from the start.',
      'Storage of {files} grows for ever unless somebody decides what may go.',
    ],
  ],
  metrics: [
    ['90 % of {objects} with the {files} they need', 'Required papers complete for nine of ten {objects}'],
    ['Median of 10 seconds from opened {object} to opened {file}', 'Failed uploads below 0.5 %'],
  ],
};
