import type { Capability } from '../schema.ts';

export const vault: Capability = {
  id: 'vault',
  name: 'encryption on the device, so that nobody else can read',
  verbs: ['encrypt', 'decrypt', 'verschlusseln', 'entschlusseln', 'cifrar', 'encriptar', 'criptografar', 'chiffrer'],
  triggers: [
    {
      weight: 3,
      words: [
        'end-to-end encrypted',
        'end-to-end encryption',
        'end to end encryption',
        'e2ee',
        'zero knowledge',
        'zero-knowledge',
        'password manager',
        'digital vault',
        'vault',
        'passphrase',
        'master password',
        'passwortmanager',
        'ende-zu-ende',
        'gestor de contrasena',
        'gerenciador de senha',
        'gestionnaire de mot de passe',
        'cifrado de extremo',
        'chiffrement de bout',
      ],
    },
    {
      weight: 2,
      words: [
        'private diary',
        'secret note',
        'nobody else can read',
        'digital will',
        'digital legacy',
        'verschlusselung',
        'criptografia',
      ],
    },
    {
      weight: 1,
      words: [
        'encrypted',
        'encryption',
        'verschlusselt',
        'cifrado',
        'criptografado',
        'password',
        'secret',
        'diary',
        'privacy',
        'confidential',
        'on-device',
      ],
    },
  ],
  actor: 'user',
  object: { fallback: 'note', kinds: ['document', 'item', 'message', 'event', 'measure', 'money'] },
  entities: [
    {
      key: 'vault',
      name: 'vault',
      kind: 'group',
      sameAs: ['vault', 'safe'],
      fields: [
        'owner: reference',
        'salt: bytes',
        'kdf: text',
        'wrappedKey: bytes',
        'recoveryKey: bytes',
        'format: integer',
        'rotatedAt: datetime',
      ],
      relations: [{ says: 'belongs to', to: 'actor' }],
    },
    {
      key: 'sealed',
      name: 'sealed entry',
      kind: 'document',
      fields: [
        'cipher: bytes',
        'nonce: bytes',
        'keyVersion: integer',
        'revision: integer',
        'changedAt: datetime',
        'deleted: boolean',
      ],
      relations: [
        { says: 'belongs to', to: 'vault' },
        { says: 'refers to', to: 'object' },
      ],
    },
    {
      key: 'device',
      name: 'trusted device',
      kind: 'item',
      fields: ['name: text', 'publicKey: bytes', 'addedAt: datetime', 'lastSeenAt: datetime', 'revokedAt: datetime'],
      relations: [{ says: 'belongs to', to: 'vault' }],
    },
  ],
  nodes: [],
  edges: [],
  boundaries: [
    {
      name: 'Keys never leave the device',
      protects: ['vault', 'sealed'],
      mechanism: [
        'The key is derived from the passphrase on the device and wraps a random data key; storage and backup hold cipher text, nonce and salt only.',
        'Whoever holds the whole stored data without the passphrase has random bytes; names, sizes below 4 kB and search words are sealed as well.',
      ],
    },
  ],
  failures: [
    [
      'When a sealed entry fails its check, it is shown as damaged with its date and nothing of it is decrypted; earlier revisions remain.',
      'When one byte of {an vault} was changed on disk, the entry is refused, and its last whole revision is offered.',
    ],
    [
      'When the passphrase is lost, only the printed recovery key opens the {vault}; support cannot, and says so before the first entry.',
      'When a device is stolen, its trust is ended from another one, and the data key is changed for all that follows.',
    ],
  ],
  features: [
    {
      key: 'seal',
      name: [
        '{Objects} sealed on the device',
        '{Objects} that only their owner can read',
        'Locked {objects}, opened by passphrase',
      ],
      need: 'core',
      description: [
        'Encrypts {objects} before they are stored anywhere, opens them with a passphrase, and locks itself after a few minutes.',
        'Keeps {objects} readable for their owner alone: sealed at rest, open in memory for as long as the screen is on.',
      ],
      stories: [
        {
          as: 'actor',
          want: 'to have {objects} closed when I put the device down',
          so: 'whoever picks it up sees nothing',
        },
        { as: 'actor', want: 'to open my {vault} with a finger', so: 'a long passphrase is no burden ten times a day' },
      ],
      criteria: [
        [
          'A search through every stored file and every network message of the test run finds none of 100 planted words.',
          'Given 100 marked words in {objects}, when disk, backup and traffic are searched, then none appears in clear.',
        ],
        'A changed byte in any sealed entry makes opening it fail; a test flips each byte of one entry.',
        [
          'Deriving the key takes between 0.5 and 1.5 seconds on the slowest supported device, set by a measurement at setup.',
          'One guess at the passphrase costs at least half a second and 64 MB on the device.',
        ],
      ],
      api: [{ method: 'PUT', path: '/{sealed.path}/:id', purpose: 'store cipher text at a revision' }],
      reads: ['object', 'vault'],
      writes: ['vault', 'sealed'],
      edgeCases: [
        'It locks while something is being written: the draft is sealed first and comes back after opening.',
        [
          'The clock of the device is wrong: locking uses the monotonic clock.',
          'The system takes a picture for its list of open apps: the window is covered before.',
        ],
        'A passphrase from the list of the 10,000 most common ones is refused with the reason.',
      ],
      effort: 'L',
      after: ['records/keep'],
      steps: [
        'Take a maintained library and authenticated encryption; write down algorithm, parameters and format version in one file.',
        'Derive a key with a memory-hard function, wrap a random data key with it, and use a fresh nonce for every write.',
        'Bind id and revision of {object.name} into the authenticated data, so that entries cannot be swapped.',
        'Keep fixtures of each format version and open them in the tests for ever.',
        'Wipe keys on lock, on sleep and after the chosen minutes.',
      ],
      pitfalls: [
        ['Writing own cryptography, or a home-made mode.', 'Using the passphrase itself as the key.'],
        'Decrypted text in logs, crash reports, search indexes or thumbnails.',
      ],
    },
    {
      key: 'recover',
      name: [
        'A way back into the {vault}',
        'Recovery of {objects} after a lost passphrase',
        '{Actor} recovery key on paper',
      ],
      need: 'core',
      description: [
        'Gives out a recovery key to print before the first entry, tests that it was kept, and changes the passphrase without sealing all anew.',
        'Provides one way back in, on paper, and none for us.',
      ],
      stories: [
        {
          as: 'actor',
          want: 'to test my printed key without an emergency',
          so: 'I know that it works while it does not matter',
        },
        { as: 'actor', want: 'to leave a key for my family', so: 'my {objects} do not die with me' },
      ],
      criteria: [
        'A changed passphrase takes under 3 seconds with 50,000 sealed entries, since only the data key is wrapped anew.',
        [
          'The setup asks for two of the printed words before the first {object} can be written.',
          'Nobody reaches the first entry without having typed a part of the recovery key.',
        ],
      ],
      api: [{ method: 'PUT', path: '/{vault.path}/:id/keys', purpose: 'replace wrapped keys, old ones are erased' }],
      reads: ['vault'],
      writes: ['vault'],
      edgeCases: [
        'Power fails between the old and the new wrapping: both are kept until the new one was opened once.',
        'The recovery key is typed with wrong capitals or O for 0: the word list forgives both.',
      ],
      effort: 'M',
      after: ['seal'],
      steps: [
        'Encode the key as words from a published list with a checksum.',
        'Keep wrapped keys in rows of their own; write the new one, open it, then erase the old one.',
        'Remind once a year to try the printed key.',
      ],
      pitfalls: [
        'A hint for the passphrase that gives it away.',
        'A reset by mail, which would mean that we can read everything.',
      ],
    },
    {
      key: 'devices',
      name: ['{Objects} on a second device', 'Trusted devices of {actors}', 'Sealed {objects} kept in step'],
      need: 'usual',
      only: 'hosted',
      description: [
        'Brings a second device in by a code shown on the first, keeps sealed {objects} in step, and throws a lost device out.',
        'Two devices, one {vault}: the server passes on sealed bytes and settles nothing.',
      ],
      stories: [{ as: 'actor', want: 'to throw out a lost phone from my laptop', so: 'its finder gets nothing new' }],
      criteria: [
        [
          'Changes made on two devices without a connection are both there afterwards; a true conflict shows both versions.',
          'Two edits of one entry, made apart, end as two visible versions and never as one that swallowed the other.',
        ],
        'A device that was thrown out gets 401 at its next call and cannot open entries written after that.',
      ],
      api: [
        { method: 'POST', path: '/{device.path}/pair', purpose: 'pass the wrapped key to a new device' },
        { method: 'DELETE', path: '/{device.path}/:id', purpose: 'end the trust in one device' },
      ],
      reads: ['sealed', 'vault'],
      writes: ['device', 'sealed'],
      edgeCases: [
        'The code was read by somebody else: it holds for two minutes, for one device, and both screens show the same four words.',
        'An old version of the app meets a newer format: it opens read-only and asks for an update.',
      ],
      effort: 'L',
      after: ['recover'],
      steps: [
        'Agree on a key between both devices with a published protocol and compare four words.',
        'Store revisions with a counter; refuse a write on an old one and merge on the device.',
        'Change the data key when a device is thrown out; seal older entries anew at their next change.',
      ],
      pitfalls: ['Merging on the server, which cannot read what it merges.'],
    },
  ],
  usage: [],
  pains: [
    [
      'I do not write it down anywhere, because every place can be read by somebody.',
      'My {objects} lie in a cloud whose staff could open them.',
      'It says "secure" on each of those apps, and none says who has the key.',
    ],
  ],
  competitors: [
    {
      name: 'Bitwarden',
      kind: 'adjacent',
      positioning: 'Open source password manager that can be hosted by oneself.',
      gap: 'Made for passwords and short notes; {objects} with their own fields and views have no place there.',
      source: 'https://opensource.com/article/18/3/behind-scenes-bitwarden',
    },
    {
      name: 'Standard Notes',
      kind: 'adjacent',
      positioning: 'Notes encrypted end to end.',
      gap: 'Plain text and editors; it does not know what {objects} are.',
      when: ['note', 'diary', 'journal', 'entry'],
      unverified: true,
    },
    {
      name: 'A locked drawer',
      kind: 'manual',
      positioning: 'Paper that no server ever sees.',
      gap: 'Burns, cannot be searched, and is at home when {objects} are needed elsewhere.',
      unverified: true,
    },
  ],
  risks: [
    [
      'Somebody will lose passphrase and paper and blame the product; the sentence about it belongs on the first screen.',
      'A flaw in the format touches every stored byte: have it read by an outside expert before the first paying user.',
    ],
    'What cannot be read cannot be searched, sorted or mended by the server: each later feature costs more than elsewhere.',
  ],
  metrics: [
    [
      '90 % of new users have tested their recovery key within a week',
      'Lost for good: fewer than 1 in 1,000 users a year',
    ],
    [
      'No planted word in clear in the monthly search of disk, backup and traffic',
      'Opening the {vault} under 1.5 seconds for 95 % of devices',
    ],
  ],
};
