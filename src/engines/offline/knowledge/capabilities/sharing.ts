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
        'grantedBy: reference',
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
        'A link holds 128 random bits, stored as a hash. It opens one {object}, at one level, until its date.',
        'One function answers "may this caller see this {object}". It reads owner and {grant.name}; nothing goes around it.',
      ],
    },
  ],
  failures: [
    [
      'When a link is taken back, open pages lose access. The next request within 60 seconds is refused.',
      'When an expired link is opened, nothing of the {object} shows. The page says whom to ask.',
    ],
  ],
  features: [
    {
      key: 'grant',
      name: ['Share {an object} with chosen people', '{Object} links with an end date', 'Let others see {an object}'],
      need: 'core',
      description: [
        'Lets one person, or whoever has the link, look at {an object}. The owner sets level and end.',
        'Shares {an object} and nothing beside it. Who, how much and until when is set each time.',
        'Opens {an object} to somebody outside, by link or invitation. Nothing else becomes visible.',
      ],
      stories: [
        [
          { as: 'actor', want: 'to show {an object} to somebody without an account', so: 'they can look at once' },
          { as: 'actor', want: 'to send {an object} as a link in a chat', so: 'no picture of the screen goes stale' },
          { as: 'actor', want: 'to show {an object} for one week only', so: 'I need not remember to close it' },
        ],
        [
          { as: 'actor', want: 'to let one person make changes', so: 'I do not type in their corrections' },
          { as: 'actor', want: 'to let somebody comment and not change', so: 'my {object} stays as I wrote it' },
          { as: 'actor', want: 'to hide one part of {an object}', so: 'I can show the rest' },
        ],
      ],
      criteria: [
        [
          'A link to one {object} opens no other. A test tries 100 foreign ids.',
          'A hundred other ids through one link: all refused.',
        ],
        ['A new link ends after 30 days by default.', 'Without a choice, access ends on the thirtieth day.'],
        [
          'Seeing needs no account. Every higher level needs a name or account.',
          'A guest who may only see cannot change anything.',
        ],
      ],
      api: [
        { method: 'POST', path: '/{object.path}/:id/grants', purpose: 'give access, by name or link' },
        { method: 'GET', path: '/{grant.path}/open/:token', purpose: 'open by link' },
      ],
      reads: ['object'],
      writes: ['grant'],
      edgeCases: [
        ['A mistyped address: the invitation can be taken back.', 'The same person twice: the higher level counts.'],
        ['A part is private (price, phone): it stays out.', 'The link is forwarded: a second reader shows up.'],
        ['A search engine finds it: indexing is forbidden.', 'A reader leaves by a link: no referrer follows.'],
      ],
      effort: 'M',
      after: ['records/keep'],
      steps: [
        'Create {grant.name} with a hashed token, level and end.',
        'Write one access function. Every read and write of {object.name} asks it.',
        'Give the shared view a type of its own.',
        'Build the dialog: people, level, link, end.',
      ],
      pitfalls: [
        ['Using the id of the {object} as the secret.', 'Checking access in the page, not in the query.'],
        'Forgetting files and comments that hang on the {object}.',
      ],
    },
    {
      key: 'revoke',
      name: ['Who can see my {objects}', 'Take back access to {objects}', 'Overview of shared {objects}'],
      need: 'usual',
      description: [
        'Lists what the {actor} shares, and with whom. Any of it can be taken back there.',
        'One page answers "who sees what of mine". One action ends it.',
      ],
      stories: [
        [
          { as: 'actor', want: 'to take back all access of one person', so: 'the matter is closed in one step' },
          { as: 'actor', want: 'to see who opened {an object}', so: 'I know whether the link was used' },
          { as: 'actor', want: 'to see everything I share', so: 'nothing stays open by accident' },
        ],
      ],
      criteria: [
        'After revoking, the old link answers "not available".',
        [
          'Every grant in force stands in the overview. A test compares it with the table.',
          'No grant in force is missing from the overview.',
        ],
      ],
      api: [
        { method: 'GET', path: '/{grant.path}/mine', purpose: 'everything I share' },
        { method: 'DELETE', path: '/{grant.path}/:id', purpose: 'take it back' },
      ],
      reads: ['object'],
      writes: ['grant'],
      edgeCases: [
        'Somebody shares further: the owner can end the chain.',
        'The owner’s account is deleted: its grants end too.',
      ],
      effort: 'S',
      after: ['grant'],
      steps: [
        'Record last use once an hour at most.',
        'End by date in the query, not by job.',
        'Ask every six months whether old grants still matter.',
      ],
      pitfalls: ['Caching the access decision for longer than a minute.'],
    },
  ],
  usage: [],
  pains: [
    [
      'To show one of my {objects} I send screenshots.',
      'Whoever once got access to {objects} keeps it for ever.',
      'Three people keep a copy of one {object}. Each is different.',
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
      'One link to {an object} travels too far. Trust in the product goes with it.',
      'If others must register to see {an object}, half never will.',
    ],
  ],
  metrics: [
    ['A third of {actors} share {an object} in month one', 'Each shared {object} has 1.5 other readers on average'],
    ['Access without an end date below 10 %', 'No report of a wrongly visible {object}'],
  ],
};
