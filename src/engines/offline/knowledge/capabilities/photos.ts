import type { Capability } from '../schema.ts';

export const photos: Capability = {
  id: 'photos',
  name: 'photos taken, kept and compared',
  verbs: ['photograph', 'snap', 'fotografieren', 'fotografiar', 'fotografar', 'photographier'],
  triggers: [
    {
      weight: 3,
      words: [
        'photo gallery',
        'photo album',
        'before and after photo',
        'before-and-after',
        'before/after',
        'photo documentation',
        'progress photo',
        'photo diary',
        'photo journal',
        'fotodokumentation',
        'fotoalbum',
        'album de foto',
        'galeria de foto',
        'album photo',
      ],
    },
    {
      weight: 2,
      words: [
        'photo',
        'foto',
        'picture of the day',
        'take photo',
        'with photo',
        'by photo',
        'share photo',
        'send photo',
        'add photo',
        'photo log',
        'mit foto',
        'con foto',
        'com foto',
        'camera roll',
      ],
    },
    { weight: 1, words: ['picture', 'gallery', 'camera', 'album'] },
  ],
  actor: 'user',
  object: { fallback: 'album', kinds: ['item', 'place', 'event', 'person', 'task', 'group', 'document'] },
  entities: [
    {
      key: 'photo',
      name: 'photo',
      kind: 'document',
      fields: [
        'takenAt: datetime',
        'takenBy: reference',
        'width: integer',
        'height: integer',
        'checksum: text',
        'caption: text',
        'point: place or none',
        'moment: before | during | after | none',
        'status: waiting | stored | failed',
      ],
      relations: [{ says: 'belongs to', to: 'object' }],
    },
    {
      key: 'pair',
      name: 'photo pair',
      kind: 'document',
      fields: ['angle: text', 'alignment: json', 'note: text'],
      relations: [
        { says: 'belongs to', to: 'object' },
        { says: 'has many', to: 'photo' },
      ],
    },
  ],
  nodes: [
    {
      key: 'originals',
      need: 'file-storage',
      type: 'storage',
      label: 'Photo Storage',
      does: [
        'Keeps originals untouched and small copies beside them.',
        'Holds each {photo} once by its checksum, in three sizes, served by short-lived links.',
      ],
    },
    {
      key: 'darkroom',
      need: 'queue',
      type: 'queue',
      label: 'Photo Processing',
      does: [
        'Turns, shrinks and cleans new {photos} away from the request that brought them.',
        'Makes small copies and takes place and camera data out of what is shown to others.',
      ],
    },
  ],
  edges: [
    {
      from: 'client',
      to: 'originals',
      protocol: 'HTTPS',
      purpose: ['upload straight to storage by a signed link', 'load small copies'],
    },
    { from: 'api', to: 'darkroom', protocol: 'job queue', purpose: 'have copies made of a new {photo}' },
    { from: 'worker', to: 'originals', protocol: 'HTTPS', purpose: 'read the original, write the copies' },
    { from: 'worker', to: 'darkroom', protocol: 'job queue', purpose: 'take the next {photo}' },
  ],
  boundaries: [
    {
      name: 'Pictures by right, not by address',
      protects: ['photo', 'originals'],
      mechanism: [
        'Storage answers only signed links that run out within an hour and are given to those who may see the {object}.',
        'No file lies under a public name; each link is made for one reader and one size.',
      ],
    },
    {
      name: 'Place data stays at home',
      protects: ['photo'],
      mechanism:
        'Coordinates and camera data are read once into own columns and removed from each copy that leaves the system.',
    },
  ],
  failures: [
    [
      'When the upload breaks off at 80 %, it goes on from there when the phone has signal again.',
      'When the phone is offline, {photos} wait on it in order, with a visible number, and none is deleted before the server has confirmed its checksum.',
    ],
    'When a file is no image or cannot be read, it is refused with its name, and the rest of the batch goes through.',
  ],
  features: [
    {
      key: 'capture',
      name: [
        '{Photos} of {objects}, taken on the spot',
        'Capture {photos} for {an object}',
        '{Object} camera for {actors}',
      ],
      need: 'core',
      description: [
        'Takes {photos} of {an object} inside the app or from the roll and files them at once where they belong.',
        'One tap, next picture: {photos} go to the right {object} with time and author, also without signal.',
      ],
      stories: [
        { as: 'actor', want: 'to take ten {photos} without leaving the camera', so: 'my gloves stay on' },
        { as: 'actor', want: 'to see what has not been sent yet', so: 'I do not delete it from my phone' },
      ],
      criteria: [
        'Given flight mode, when ten {photos} are taken and the app is closed, then all ten arrive after the next start with signal.',
        'From one shot to readiness for the next passes less than one second on a three-year-old phone.',
        [
          'The same file sent twice is stored once, told by its checksum.',
          'Sending a batch again after an error adds no second copy.',
        ],
      ],
      api: [
        { method: 'POST', path: '/{object.path}/:id/photos', purpose: 'announce one and get an upload link' },
        { method: 'POST', path: '/{photo.path}/:id/stored', purpose: 'confirm with checksum' },
      ],
      reads: ['object'],
      writes: ['photo'],
      edgeCases: [
        'A picture lies on its side: orientation is applied to the copies, the original stays.',
        'The phone writes HEIC: copies are JPEG or WebP, the original is kept.',
        'The storage of the phone is full: the app says so before the shot, not after.',
      ],
      effort: 'L',
      after: ['records/keep'],
      steps: [
        'Create {photo.name} with a state and a unique checksum within its {object.name}.',
        'Upload straight to storage in parts by signed links; the API never carries the bytes.',
        'Keep an upload queue in the device store that survives a restart, oldest first, with backing off.',
        'Have the worker make 320, 1280 and full copies without place data.',
      ],
      pitfalls: [
        'Holding images as base64 in memory: the sixth shot ends the app.',
        'Trusting the file name for the type: read the first bytes.',
      ],
    },
    {
      key: 'gallery',
      name: ['{Photo} gallery of {objects}', 'All {photos} of {an object}', '{Object} album by date and stage'],
      need: 'core',
      description: [
        'Shows all {photos} of {an object} by time, with captions, filters and a way to pick some for a report.',
        'A wall of small copies that scrolls through thousands, opens one at full size, and gathers a choice to send on.',
      ],
      stories: [
        {
          as: 'actor',
          want: 'to find last autumn’s {photos} in seconds',
          so: 'a question on the phone is answered on the phone',
        },
        { as: 'other', want: 'to look at the {photos} meant for me', so: 'I see what was done' },
      ],
      criteria: [
        'An album of 5,000 {photos} shows its first screen within one second on 4G and scrolls without blanks.',
        'A picture marked as internal appears in no shared view, no export and no link.',
      ],
      api: [
        { method: 'GET', path: '/{object.path}/:id/photos', purpose: 'list with small links, by date and stage' },
        { method: 'PATCH', path: '/{photo.path}/:id', purpose: 'caption, stage, internal or not' },
      ],
      reads: ['object'],
      writes: ['photo'],
      edgeCases: [
        'A person in the picture wants to be removed: one action deletes original, copies and links.',
        'Two phones with wrong clocks: order by arrival can be chosen.',
      ],
      effort: 'M',
      after: ['capture'],
      steps: [
        'Page by time and id; send width and height so that nothing jumps.',
        'Give links for the small size only; the full one on opening.',
        'Let a selection become a page to print or a link with an end date.',
      ],
      pitfalls: ['Loading originals into the grid.'],
    },
    {
      key: 'compare',
      name: ['Before and after of {objects}', '{Object} {pairs} side by side', 'Change of {objects} in two {photos}'],
      need: 'usual',
      description: [
        'Lays two {photos} of the same place over each other with a slider and helps to take the second from the same angle.',
        'Shows how {an object} looked then and looks now, taken from one spot.',
      ],
      stories: [
        { as: 'actor', want: 'to see the old picture through the camera', so: 'the new one has the same angle' },
      ],
      criteria: [
        'While taking the second shot, the first lies over the camera picture at 40 % strength.',
        'The slider works by finger, mouse and arrow keys, and both dates are on the picture.',
      ],
      api: [{ method: 'POST', path: '/{object.path}/:id/pairs', purpose: 'join two photos' }],
      reads: ['photo'],
      writes: ['pair'],
      edgeCases: [
        'One is upright and the other wide: the common part is shown, and the rest is dimmed.',
        'One of the two is deleted: the {pair} goes, the other {photo} stays.',
      ],
      effort: 'M',
      after: ['gallery'],
      steps: [
        'Draw the ghost image over the live camera.',
        'Store crop and shift with {pair.name}; render the slider from the 1280 copies.',
      ],
      pitfalls: ['Aligning by automatic guesswork alone: let a finger move it.'],
    },
  ],
  usage: [
    { need: 'file-storage', units: 2 },
    { need: 'queue', units: 40 },
  ],
  pains: [
    [
      '{Photos} of {objects} lie on five private phones and in two chats.',
      'We know that somebody took a picture of {an object}; we do not know who, or when.',
      'Half of the memory card is pictures that nobody can match to {an object} any more.',
    ],
  ],
  competitors: [
    {
      name: 'CompanyCam',
      kind: 'adjacent',
      positioning: 'Job-site photos for contractors, filed by project in one shared place.',
      gap: 'Made for building sites; {objects} and what is recorded about them are not part of it.',
      source: 'https://companycam.com/resources/blog/full-jobsite-visibility-without-leaving-the-office',
    },
    {
      name: 'Google Photos',
      kind: 'substitute',
      positioning: 'Collects and finds everything by itself.',
      gap: 'Private and work pictures in one stream, and no tie to {objects}.',
      unverified: true,
    },
    {
      name: 'A group chat full of pictures',
      kind: 'manual',
      positioning: 'Everyone sends at once.',
      gap: 'Shrinks them, mixes them and loses them with the phone.',
      unverified: true,
    },
  ],
  risks: [
    [
      'Faces, number plates and children come into pictures unasked; decide who sees what before the first upload.',
      'Storage grows every month and is never deleted: set how long originals of finished {objects} stay.',
    ],
  ],
  metrics: [
    [
      '95 % of {photos} filed at {an object} within an hour of being taken',
      'A picture of last year found in under 20 seconds',
    ],
    'No {photo} lost in 10,000, shown by counts on phone and server',
  ],
};
