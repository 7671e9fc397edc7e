import type { Capability } from '../schema.ts';

export const scanning: Capability = {
  id: 'scanning',
  name: 'recognition by camera, scan or barcode',
  verbs: [
    'scan',
    'recognise',
    'recognize',
    'identify',
    'digitise',
    'digitize',
    'scannen',
    'erkennen',
    'einscannen',
    'escanear',
    'reconocer',
    'identificar',
    'reconhecer',
    'digitalizar',
    'numeriser',
    'reconnaitre',
    'identifier',
  ],
  triggers: [
    {
      weight: 3,
      words: [
        'ocr',
        'barcode',
        'qr code',
        'image recognition',
        'computer vision',
        'scanner',
        'strichcode',
        'codigo de barras',
        'code-barres',
      ],
    },
    { weight: 2, words: ['receipt photo', 'handwriting', 'object detection', 'kamera', 'camara', 'label scan'] },
    { weight: 1, words: ['photo', 'picture', 'paper', 'receipt', 'camera'] },
  ],
  actor: 'user',
  object: { fallback: 'label', kinds: ['item', 'document', 'place', 'person'] },
  entities: [
    {
      key: 'scan',
      name: 'scan',
      kind: 'document',
      sameAs: ['scan', 'capture'],
      fields: [
        'takenBy: reference',
        'source: camera | file | code reader',
        'rawText: text',
        'extracted: json',
        'confidence: decimal',
        'status: read | checked | rejected',
        'takenAt: datetime',
      ],
      relations: [
        { says: 'belongs to', to: 'actor' },
        { says: 'refers to', to: 'object' },
      ],
    },
    {
      key: 'correction',
      name: 'scan correction',
      kind: 'event',
      fields: ['field: text', 'readValue: text', 'rightValue: text', 'at: datetime'],
      relations: [{ says: 'belongs to', to: 'scan' }],
    },
  ],
  nodes: [
    {
      key: 'vision',
      need: 'vision',
      type: 'ai',
      label: '{Object} Reader',
      does: [
        'Reads text and codes from a picture of {an object} and says how sure it is of each field.',
        'Turns pixels of {objects} into named values with a confidence for every one.',
      ],
    },
    {
      key: 'pictures',
      need: 'file-storage',
      type: 'storage',
      label: '{Scan} Originals',
      does: [
        'Keeps the original picture of each {scan} until its values were checked.',
        'Stores originals so that every value read from {an object} can be compared with its picture.',
      ],
    },
  ],
  edges: [
    {
      from: 'worker',
      to: 'vision',
      protocol: 'HTTPS or in process',
      purpose: ['have a picture of {an object} read', 'get values and confidence for {scans}'],
    },
    {
      from: 'client',
      to: 'pictures',
      protocol: 'HTTPS with a signed address',
      purpose: 'store the picture of {an object}',
    },
  ],
  boundaries: [
    {
      name: 'Pictures of {objects}',
      protects: ['scan', 'pictures'],
      mechanism: [
        'Only the part inside the frame is sent for reading; originals are deleted 30 days after their values were confirmed.',
        'Text that was read is data: it is shown and stored, never run, followed as a link or passed on as an instruction.',
      ],
    },
  ],
  failures: [
    [
      'When reading takes longer than eight seconds, the form opens empty with the picture beside it, and late values are offered as suggestions.',
      'When the reader is away, pictures of {objects} are kept and read later; typing by hand is always possible.',
    ],
  ],
  features: [
    {
      key: 'capture',
      name: ['Scan {an object} with the camera', '{Object} capture by photo', 'Point the camera at {an object}'],
      need: 'core',
      description: [
        'Recognises {an object} from a code or a photo and fills in what can be read.',
        'Replaces typing: a picture of {an object} becomes a filled form in which unsure values are marked.',
        'Takes a picture, reads it, and proposes the values for {an object} with a mark for doubt.',
      ],
      stories: [
        {
          as: 'actor',
          want: 'to point the camera at {an object} instead of typing',
          so: 'my hands are free for the work',
        },
        { as: 'actor', want: 'to see which values are unsure', so: 'I check two fields and not twelve' },
        { as: 'keeper', want: 'to keep the picture with the values', so: 'doubts can be settled months later' },
      ],
      criteria: [
        [
          'A printed code is recognised within 1 second at 20 cm in normal light.',
          'On a mid-range phone a code held at 20 cm is read in one second, without a shutter press.',
        ],
        [
          'On the test set of 200 pictures of {objects} at least 95 % of the required fields are right or marked as unsure.',
          'Over 200 stored sample pictures, fewer than 5 % of values are wrong without being marked.',
        ],
        'A value below the confidence limit is never saved without a person’s confirmation.',
      ],
      api: [
        { method: 'POST', path: '/{scan.path}', purpose: 'send a picture or code to be read' },
        { method: 'GET', path: '/{scan.path}/:id', purpose: 'read values and confidence' },
      ],
      reads: ['object'],
      writes: ['scan'],
      edgeCases: [
        [
          'The picture is blurred or dark: the person is told before it is sent, by a check of sharpness on the device.',
          'Glare covers half of the label: the missing fields stay empty and marked.',
        ],
        'Two codes are in view: the one nearest to the centre is taken and outlined.',
        [
          'The code is known to nobody: a new {object} is offered with the code filled in.',
          'Permission for the camera was refused: a file or typed code works as well.',
        ],
      ],
      effort: 'L',
      after: ['records/keep'],
      steps: [
        'Collect 200 real pictures of {objects} with their right values before writing code; that is the test set.',
        'Read codes on the device; send pictures for reading only when there is no code.',
        'Define the wanted fields as a schema with type and check (digit sum, date range) and validate what comes back.',
        'Build the confirm form: picture left, values right, unsure ones first.',
        'Run the test set in continuous integration and print the share of right fields.',
      ],
      pitfalls: [
        [
          'Testing with three clean pictures.',
          'Accepting a confident wrong number: check sums and ranges catch most of them.',
        ],
        'Sending twelve-megapixel pictures over a mobile line; 1600 pixels are enough.',
      ],
    },
    {
      key: 'learn',
      name: [
        'Corrections that improve {object} reading',
        'Check queue for unsure {scans}',
        'Second look at doubtful {scans}',
      ],
      need: 'usual',
      description: [
        'Collects {scans} with doubt in a queue and remembers corrections for the same kind of {object}.',
        'A corrected value is used the next time the same layout of {object} appears.',
      ],
      stories: [
        { as: 'actor', want: 'to correct a value beside the picture', so: 'the same mistake does not come back' },
        { as: 'keeper', want: 'to see the error rate by field', so: 'I know what can be trusted' },
      ],
      criteria: [
        'After three equal corrections for one layout the right value is proposed.',
        [
          'The error rate of each field over the last 100 {scans} is shown.',
          'For every field the share of corrected values in the latest hundred {scans} is on one page.',
        ],
      ],
      api: [
        { method: 'GET', path: '/{scan.path}/doubtful', purpose: 'queue of unsure ones' },
        { method: 'PATCH', path: '/{scan.path}/:id/values', purpose: 'confirm or correct' },
      ],
      reads: ['object'],
      writes: ['scan', 'correction'],
      edgeCases: [
        'Two people correct the same {scan}: the second sees what the first decided.',
        'Corrections contradict each other: no proposal is made from them.',
      ],
      effort: 'M',
      after: ['capture'],
      steps: [
        'Store what was read and what was right in {correction.name}.',
        'Build the queue sorted by doubt, with keys for confirm and next.',
        'Feed corrections back as examples for the same layout and measure with the test set.',
      ],
      pitfalls: ['Letting one person’s wrong correction change the reading for everybody.'],
    },
  ],
  usage: [
    { need: 'vision', units: 30 },
    { need: 'file-storage', units: 30 },
  ],
  pains: [
    [
      'We copy numbers from {objects} by hand, and every twentieth is wrong.',
      'Typing in {an object} takes two minutes, so it is done in the evening or never.',
      'Paper piles up because reading it is nobody’s job.',
    ],
  ],
  competitors: [
    {
      name: 'Adobe Scan',
      kind: 'adjacent',
      positioning: 'Turns paper into searchable PDF with a phone.',
      gap: 'Gives a text, not the fields of {an object}; somebody still copies them.',
      unverified: true,
    },
  ],
  risks: [
    [
      'Recognition that is right nine times in ten costs more checking than typing would; measure on real {objects} first.',
      'Light, dirt and gloves: the reading must work where {objects} really are, not at a desk.',
    ],
  ],
  metrics: [
    ['Median of 8 seconds to enter {an object}, from over a minute', 'Three of four {objects} entered without typing'],
    ['Wrong unmarked values below 1 %', 'Fewer than 2 corrections in 100 confirmed fields'],
  ],
};
