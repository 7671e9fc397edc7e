import type { Capability } from '../schema.ts';

export const publicApi: Capability = {
  id: 'public-api',
  name: 'an API and webhooks for others',
  verbs: ['integrate', 'embed', 'expose', 'anbinden', 'integrieren', 'einbetten', 'integrar', 'integrer', 'incrustar'],
  triggers: [
    {
      weight: 3,
      words: [
        'public api',
        'rest api',
        'webhook',
        'sdk',
        'api key',
        'graphql',
        'developer portal',
        'zapier',
        'mcp server',
        'schnittstelle',
      ],
    },
    { weight: 2, words: ['integration', 'plugin', 'widget', 'third-party', 'integracion', 'integracao', 'connector'] },
    { weight: 1, words: ['api', 'developer', 'partner', 'automate', 'erp'] },
  ],
  actor: 'user',
  object: { fallback: 'record', kinds: [] },
  entities: [
    {
      key: 'key',
      name: 'api key',
      kind: 'document',
      fields: [
        'owner: reference',
        'label: text',
        'prefix: text',
        'hash: text, unique',
        'scopes: list of text',
        'lastUsedAt: datetime',
        'expiresAt: datetime',
        'revokedAt: datetime',
      ],
      relations: [{ says: 'belongs to', to: 'actor' }],
    },
    {
      key: 'hook',
      name: 'webhook endpoint',
      kind: 'document',
      fields: [
        'owner: reference',
        'url: text',
        'events: list of text',
        'sealedSecret: text',
        'status: active | paused',
        'failuresInRow: integer',
      ],
      relations: [
        { says: 'belongs to', to: 'actor' },
        { says: 'has many', to: 'attempt' },
      ],
    },
    {
      key: 'attempt',
      name: 'webhook attempt',
      kind: 'event',
      fields: [
        'eventId: text',
        'status: integer',
        'milliseconds: integer',
        'attempt: integer',
        'nextAt: datetime',
        'answerStart: text',
      ],
      relations: [{ says: 'refers to', to: 'object' }],
    },
  ],
  nodes: [
    {
      key: 'sender',
      need: 'webhooks',
      type: 'queue',
      label: 'Event Sender',
      does: [
        'Delivers events about {objects} to foreign addresses, signed, and tries again for a day.',
        'Takes events from the outbox and sends each until the other side has said yes.',
      ],
    },
  ],
  edges: [
    {
      from: 'api',
      to: 'sender',
      protocol: 'outbox row in the same transaction',
      purpose: ['hand over what happened to {objects}', 'queue events for every subscribed endpoint'],
    },
    { from: 'sender', to: 'db', protocol: 'SQL', purpose: 'claim due attempts, note answers' },
  ],
  boundaries: [
    {
      name: 'Keys and scopes',
      protects: ['key', 'api'],
      mechanism: [
        'A key is shown once, stored as a hash, limited to named scopes and 60 requests a minute; every call is bound to its owner’s data.',
        'What a key may do is written beside each endpoint and enforced before its handler runs; an unknown scope refuses.',
      ],
    },
    {
      name: 'Outgoing calls',
      protects: ['hook', 'sender'],
      mechanism: [
        'Addresses are resolved and checked against private networks at each attempt, redirects are not followed, answers are cut at 64 kB.',
        'Only HTTPS to public addresses is called, with a time limit of ten seconds and the address pinned after its check.',
      ],
    },
  ],
  failures: [
    [
      'When an endpoint fails 20 times in a row, it is paused, its owner gets a mail, and missed events can be sent again for 30 days.',
      'When the other side is slow, only its own line of events waits.',
    ],
  ],
  features: [
    {
      key: 'api',
      name: ['API for {objects} with keys', 'Programmatic access to {objects}', '{Object} API and its documentation'],
      need: 'core',
      only: 'hosted',
      description: [
        'Opens {objects} to other programs: documented endpoints, own keys, limits, errors that say what to do.',
        'Lets {actors} read and write {objects} from scripts with the same rules as by hand.',
      ],
      stories: [
        { as: 'actor', want: 'to create a key that can only read', so: 'a leaked script does no harm' },
        { as: 'actor', want: 'to try a call from the documentation', so: 'I know in ten minutes whether it fits' },
        { as: 'keeper', want: 'to see which key does what', so: 'I find the one that misbehaves' },
      ],
      criteria: [
        [
          'A newcomer lists {objects} within 10 minutes from the documentation alone, tried with three people.',
          'Three developers who have never seen it make a successful call inside ten minutes.',
        ],
        [
          'Every error has a code, a sentence and a request id; the list of codes in the documentation is complete by a test.',
          'A test compares the error codes in use with the documented ones and finds no difference.',
        ],
        [
          'Repeating a write with the same idempotency key has one effect.',
          'The second identical write within 24 hours answers like the first and changes nothing.',
        ],
        'The description of the interface is generated from the schemas that check requests.',
      ],
      api: [
        { method: 'POST', path: '/{key.path}', purpose: 'create, shown once' },
        { method: 'DELETE', path: '/{key.path}/:id', purpose: 'revoke at once' },
        { method: 'GET', path: '/{key.path}/:id/usage', purpose: 'calls by day and endpoint' },
      ],
      reads: ['object'],
      writes: ['key'],
      edgeCases: [
        [
          'A key appears in a public repository: it is revoked, and its owner is told with the place.',
          'Two keys have the same label: the prefix tells them apart.',
        ],
        'A client sends an unknown field: it is refused by name, so that typing mistakes show.',
        'A page is requested while {objects} are added: the cursor repeats none and leaves none out.',
      ],
      effort: 'L',
      after: ['records/keep', 'accounts/sign-in'],
      steps: [
        'Version the path, choose one error shape and one paging by cursor, and write both down first.',
        'Create {key.name} with a prefix that scanners recognise; compare hashes in constant time.',
        'Generate the description from the validation schemas; add one working example for each endpoint and run it as a test.',
        'Count by key in a rolling window; answer 429 with the seconds to wait.',
      ],
      pitfalls: [
        ['Exposing internal tables one to one, which freezes them.', 'Page numbers over a list that grows.'],
        'Writing the documentation by hand beside the code.',
      ],
    },
    {
      key: 'events',
      name: [
        'Webhooks when {objects} change',
        '{Object} events for other systems',
        'Tell other programs about {objects}',
      ],
      need: 'usual',
      only: 'hosted',
      description: [
        'Sends a signed message to a chosen address whenever something happens to {an object}, and keeps trying.',
        'Spares others asking every minute: each change to {objects} is reported, signed, in seconds.',
      ],
      stories: [
        { as: 'actor', want: 'to get changes pushed to my system', so: 'I need not poll' },
        { as: 'actor', want: 'to send a failed event again', so: 'one night of downtime costs nothing' },
      ],
      criteria: [
        [
          'An event leaves within 10 seconds after the change was committed, and never for a change that was rolled back.',
          'Changes that did not happen are never reported; those that did leave in ten seconds.',
        ],
        'Each message carries id, time and a signature over both and the body; an example in two languages verifies it.',
      ],
      api: [
        { method: 'POST', path: '/{hook.path}', purpose: 'register an address for events' },
        { method: 'POST', path: '/{hook.path}/:id/test', purpose: 'send a sample' },
        { method: 'POST', path: '/{attempt.path}/:id/repeat', purpose: 'send again' },
      ],
      reads: ['object'],
      writes: ['hook', 'attempt'],
      edgeCases: [
        'The address points into a private network: it is refused, also when its name changes later.',
        'Events for one {object} overtake each other: a sequence number lets the receiver sort them.',
      ],
      effort: 'M',
      after: ['api'],
      steps: [
        'Write events in the transaction of the change, one row for each endpoint.',
        'Sign with a secret for each endpoint; allow two during a change.',
        'Repeat after 10 seconds, 1, 10, 60 minutes, then every 4 hours for a day.',
      ],
      pitfalls: ['Calling foreign addresses inside the request.', 'Following redirects to internal hosts.'],
    },
  ],
  usage: [{ need: 'webhooks', units: 40 }],
  pains: [
    [
      '{Objects} are copied by hand from one system into the next.',
      'Our other tools learn about {objects} a day late.',
      'Everybody who wants {objects} in their own program asks us for an export.',
    ],
  ],
  competitors: [
    {
      name: 'Zapier',
      kind: 'adjacent',
      positioning: 'Connects thousands of apps without code.',
      gap: 'Can only pass on what an API offers; without one, {objects} stay inside.',
      unverified: true,
    },
  ],
  risks: [
    [
      'An interface is a promise: every field of {object} that is published must be kept for years.',
      'One careless client can slow the service for all unless limits by key exist from the first day.',
    ],
  ],
  metrics: [
    [
      'A fifth of paying {actors} use a key after six months',
      'First successful call within 10 minutes for 80 % of new keys',
    ],
    ['99.9 % of events delivered within a day', 'Median delivery of an event in under 2 seconds'],
  ],
};
