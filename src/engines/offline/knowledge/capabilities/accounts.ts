import type { Capability } from '../schema.ts';

export const accounts: Capability = {
  id: 'accounts',
  name: 'accounts and sign-in',
  verbs: ['authenticate', 'onboard'],
  triggers: [{ weight: 2, words: ['login', 'sign-in', 'sign in', 'sso', 'single sign-on', 'profile'] }],
  actor: 'user',
  object: { fallback: 'account', kinds: [] },
  entities: [
    {
      key: 'account',
      name: 'account',
      kind: 'person',
      fields: [
        'email: text, unique',
        'name: text',
        'role: text',
        'locale: text',
        'createdAt: datetime',
        'lastSeenAt: datetime',
      ],
      relations: [],
    },
  ],
  nodes: [],
  edges: [],
  boundaries: [
    {
      name: 'Sign-in boundary',
      protects: ['auth', 'account'],
      mechanism: [
        'Nothing but the sign-in pages answers without a valid session; sessions live 30 days and end at sign-out.',
        'Sessions are opaque, stored hashed, bound to one account, and revoked at sign-out and at a change of address.',
      ],
    },
  ],
  failures: [
    [
      'When the mail with the sign-in link is late, a second one can be asked for after 60 seconds, and both work once.',
      'When sign-in is down, open sessions go on working, and the sign-in page says so.',
    ],
  ],
  features: [
    {
      key: 'sign-in',
      name: ['Accounts for {actors}', '{Actor} sign-in', '{Actor} accounts'],
      need: 'core',
      only: 'hosted',
      description: [
        '{Actors} sign in with a link by mail, without a password, and see only what is theirs.',
        'One account for each {actor}: signed in by a mailed link, separated from all others in every query.',
      ],
      stories: [
        { as: 'actor', want: 'to sign in without inventing a password', so: 'I am back at my {objects} in seconds' },
        { as: 'actor', want: 'to end my sessions on other machines', so: 'a lost phone shows nothing' },
      ],
      criteria: [
        [
          'A sign-in link works once, for 15 minutes; a second use shows how to get a new one.',
          'Given a link older than 15 minutes or used before, when it is opened, then no session begins and a new link is offered.',
        ],
        [
          'After 5 wrong tries in 10 minutes an address must wait, with the remaining time shown.',
          'A request for the {object} of another account answers 404.',
        ],
        [
          'Deleting an account removes its personal data within 30 days and says so by mail.',
          'Signing out on one machine ends that session within 1 second; others go on.',
        ],
      ],
      api: [
        { method: 'POST', path: '/sessions', purpose: 'ask for a sign-in link' },
        { method: 'DELETE', path: '/sessions/:id', purpose: 'sign out' },
        { method: 'DELETE', path: '/accounts/:id', purpose: 'delete the account and its data' },
      ],
      reads: [],
      writes: ['account'],
      edgeCases: [
        [
          'The address has a typing error: nothing tells whether it exists.',
          'Two links are asked for: only the newest counts.',
        ],
        [
          'The session ends while a form is open: what was typed is kept through the sign-in.',
          'A mail scanner opens the link: a button on the page, not the link itself, begins the session.',
        ],
      ],
      effort: 'M',
      steps: [
        'Create {account.name} and a session table with the hash of the token, its expiry, and when it was last used.',
        'Add the endpoints to ask for a link, to redeem it by a button, and to sign out; limit tries by address and by network.',
        'Put the account of the caller into the request once, in one place, and make every query of the store take it.',
        'Test that account A gets 404 for each resource of account B.',
      ],
      pitfalls: [
        ['Checking ownership in the screen only.', 'Redeeming the link on GET: mail scanners use it up.'],
        'Telling in the answer whether an address has an account.',
      ],
    },
  ],
  usage: [{ need: 'email', units: 2 }],
  pains: [
    [
      'Everybody shares one login, so nobody knows who changed {an object}.',
      'Access to {objects} is a link that was forwarded once too often.',
    ],
  ],
  competitors: [],
  risks: [],
  metrics: [
    ['95 % of sign-ins succeed at the first try', 'Sign-in takes under 40 seconds at the median, mail included'],
  ],
};
