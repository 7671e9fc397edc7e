import type { Capability } from '../schema.ts';

export const sharing: Capability = {
  id: 'sharing',
  name: 'sharing with chosen people',
  verbs: ['share', 'teilen', 'freischalten', 'compartir', 'compartilhar', 'partilhar', 'partager'],
  triggers: [
    {
      weight: 3,
      words: ['share link', 'shared access', 'guest access', 'public link', 'freigabelink', 'enlace compartido'],
    },
    { weight: 2, words: ['read-only', 'permission level', 'shared list', 'shared folder'] },
    { weight: 1, words: ['family', 'friend', 'shared', 'invite', 'together', 'view only', 'collaborate'] },
  ],
  actor: 'user',
  object: { fallback: 'list', kinds: [] },
  entities: [
    {
      key: 'grant',
      name: 'access grant',
      kind: 'document',
      fields: [
        'to: account or email',
        'level: see | comment | change',
        'tokenHash: text, unique',
        'expiresAt: datetime',
        'revokedAt: datetime',
        'lastUsedAt: datetime',
      ],
      relations: [
        { says: 'refers to', to: 'object' },
        { says: 'belongs to', to: 'actor' },
      ],
    },
  ],
  nodes: [],
  edges: [],
  boundaries: [
    {
      name: 'Borrowed access',
      protects: ['grant', 'object'],
      mechanism: [
        'A link carries 128 random bits of which only the hash is stored; it opens one {object} at one level until its date.',
        'One function answers "may this caller see or change this {object}", from owner and {grant.name}; all reads go through it.',
      ],
    },
  ],
  failures: [
    [
      'When a link is taken back, pages that are open lose access at their next request, at most 60 seconds later.',
      'When somebody opens an expired link, they learn whom to ask and nothing about the {object}.',
    ],
  ],
  features: [
    {
      key: 'grant',
      name: ['Share {an object} with chosen people', '{Object} links with an end date', 'Let others see {an object}'],
      need: 'core',
      description: [
        'Gives one person or everybody with a link a look at {an object}, for a time, at a level the owner sets.',
        'Shares {an object} without giving away the rest: who, how much, until when.',
        'Opens {an object} to somebody outside by link or invitation; nothing else becomes visible.',
      ],
      stories: [
        { as: 'actor', want: 'to show {an object} to somebody without an account', so: 'they can look at once' },
        { as: 'actor', want: 'to let one person make changes', so: 'I do not type in their corrections' },
      ],
      criteria: [
        [
          'Through a link for one {object} no request reaches another one, tried with 100 foreign ids.',
          'A test walks a hundred other ids through a shared link and is refused each time.',
        ],
        [
          'A new link expires after 30 days unless another date was chosen.',
          'Without a choice, access ends by itself on the thirtieth day.',
        ],
        'Opening a link needs no account at level "see" and a name or account at every higher level.',
      ],
      api: [
        { method: 'POST', path: '/{object.path}/:id/grants', purpose: 'give access to a person or by link' },
        { method: 'GET', path: '/{grant.path}/open/:token', purpose: 'open by link' },
      ],
      reads: ['object'],
      writes: ['grant'],
      edgeCases: [
        [
          'An address is mistyped: the invitation can be taken back before it is opened.',
          'The same person is invited twice: the higher level counts and one row remains.',
        ],
        'The {object} holds a part that must not be shown (price, phone): the shared view leaves it out.',
        'A search engine finds the link: the page forbids indexing and sends no referrer.',
      ],
      effort: 'M',
      after: ['records/keep'],
      steps: [
        'Create {grant.name} with a hashed token, level and end.',
        'Write the one access function and use it in every read and write of {object.name}.',
        'Define what the shared view contains as its own type.',
        'Build the dialog: people, level, link, end.',
      ],
      pitfalls: [
        ['Using the id of the {object} as the secret.', 'Checking access in the page and not in the data query.'],
        'Forgetting files and comments that hang on the {object}.',
      ],
    },
    {
      key: 'revoke',
      name: ['Who can see my {objects}', 'Take back access to {objects}', 'Overview of shared {objects}'],
      need: 'usual',
      description: [
        'Lists all that the {actor} has shared, with whom, last opened when, and takes any of it back.',
        'One page that answers "who sees what of mine" and ends it with one action.',
      ],
      stories: [{ as: 'actor', want: 'to take back all access of one person', so: 'the matter is closed in one step' }],
      criteria: [
        'After revoking, the next request with the old link answers "not available".',
        [
          'The overview names every person and link that can open one of my {objects}, complete against the stored grants.',
          'Each grant in force appears in the overview, none is missing.',
        ],
      ],
      api: [
        { method: 'GET', path: '/{grant.path}/mine', purpose: 'everything I share' },
        { method: 'DELETE', path: '/{grant.path}/:id', purpose: 'take it back' },
      ],
      reads: ['object'],
      writes: ['grant'],
      edgeCases: [
        'Somebody with level "change" shares further: the owner sees it and can end the whole chain.',
        'The owner’s account is deleted: its grants end with it.',
      ],
      effort: 'S',
      after: ['grant'],
      steps: [
        'Record last use at most once an hour for each grant.',
        'End by date in the query, not by a nightly job.',
        'Ask every six months whether old grants are still wanted.',
      ],
      pitfalls: ['Caching the access decision for longer than a minute.'],
    },
  ],
  usage: [],
  pains: [
    [
      'To show somebody one of my {objects} I send pictures of the screen.',
      'Whoever was once given access to {objects} has it for ever.',
      'Three people keep their own copy of the same {object}, and each is different.',
    ],
  ],
  competitors: [
    {
      name: 'Screenshots by chat',
      kind: 'manual',
      positioning: 'Takes two seconds and everybody can open them.',
      gap: 'Out of date at once, cannot be taken back, and shows more of {objects} than was meant.',
      unverified: true,
    },
  ],
  risks: [
    [
      'One link to {an object} that travelled too far can end the trust in the product.',
      'If the other side must register to see {an object}, half of them never will.',
    ],
  ],
  metrics: [
    [
      'A third of {actors} share at least one {object} in the first month',
      'Each shared {object} is opened by 1.5 other people on average',
    ],
    ['Access without an end date below 10 %', 'No report of a wrongly visible {object}'],
  ],
};
