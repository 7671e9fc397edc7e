import type { Capability } from '../schema.ts';

export const accounts: Capability = {
  id: 'accounts',
  name: 'accounts and sign-in',
  verbs: ['authenticate', 'onboard'],
  triggers: [
    {
      weight: 2,
      words: [
        'login',
        'sign-in',
        'sign in',
        'sso',
        'single sign-on',
        'profile',
        'log in',
        'user account',
        'own account',
        'own login',
        'password reset',
        'forget password',
        'magic link',
        'two-factor',
        'user management',
        'user role',
        'staff login',
        'client login',
        'customer login',
        'customer portal',
        'client portal',
        'parent portal',
        'patient portal',
        'tenant portal',
        'supplier portal',
        'member area',
        'login area',
        'password protect',
        'oauth',
        'account of own',
        'sign on through',
      ],
    },
    { weight: 1, words: ['password', 'username', 'register user'] },
  ],
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
    {
      key: 'session',
      name: 'session',
      kind: 'document',
      fields: [
        'tokenHash: text, unique',
        'device: text',
        'startedAt: datetime',
        'lastUsedAt: datetime',
        'expiresAt: datetime',
        'endedAt: datetime, optional',
      ],
      relations: [{ says: 'belongs to', to: 'account' }],
    },
  ],
  nodes: [],
  edges: [],
  boundaries: [
    {
      name: 'Sign-in boundary',
      protects: ['auth', 'account'],
      mechanism: [
        'Without a session only public pages and sign-in answer. Sessions live 30 days and end at sign-out.',
        'Sessions are opaque and stored hashed. Each belongs to one account. Sign-out and a new address revoke it.',
        'Every request beyond public pages proves its session. Tokens are random and stored as hashes. Thirty days without use end one.',
      ],
    },
  ],
  failures: [
    [
      'When the link is late, {an actor} asks again. The second one, 60 seconds later, voids the first.',
      'When sign-in is down, open sessions go on working. The sign-in page says so.',
      'When a backup is restored, all sessions end. Everybody signs in anew.',
    ],
  ],
  features: [
    {
      key: 'sign-in',
      name: ['Accounts for {actors}', '{Actor} sign-in', '{Actor} accounts'],
      need: 'core',
      only: 'hosted',
      description: [
        '{Actors} sign in with a mailed link. There is no password. What each may see follows from role and ownership.',
        'One account for each {actor}. A mailed link opens it. One access table says what it may read and change.',
        'A mailed link lets {actors} in. Behind it is what their role may see: shared, own or public.',
        'Knows each {actor} by mail address. Sessions can be seen and ended from any machine.',
        'Lets {actors} in by mail and keeps strangers out. Private things answer to their owner, shared ones to their group.',
      ],
      stories: [
        [
          {
            as: 'actor',
            want: 'to sign in without inventing a password',
            so: [
              'I am back at my {objects} in seconds',
              'there is one secret less to lose',
              'I start without a manual',
            ],
          },
          {
            as: 'actor',
            want: 'to get in by a link in my mail',
            so: ['there is no password to forget', 'a new phone is no hurdle', 'nobody can guess my way in'],
          },
          {
            as: 'actor',
            want: 'to stay signed in on my own phone',
            so: ['{an object} is one tap away', 'I do not put it off', 'I am not asked each morning'],
          },
          {
            as: 'actor',
            want: 'to sign in from a borrowed computer',
            so: [
              'I reach my {objects} without installing anything',
              'a dead phone does not stop me',
              'I can work from anywhere',
            ],
          },
          {
            as: 'actor',
            want: 'to come back after months without a reset',
            so: ['my {objects} are where I left them', 'a pause costs me nothing', 'I need not begin anew'],
          },
          {
            as: 'actor',
            want: 'to see which account I am in',
            so: ['{an object} never lands in the wrong one', 'I do not mix work with home', 'I notice a mistake early'],
          },
          {
            as: 'actor',
            want: 'to begin with nothing but a mail address',
            so: [
              'my first {object} does not wait for a form',
              'I can try before I decide',
              'nobody asks what they need not know',
            ],
          },
          {
            as: 'keeper',
            want: 'to have every {actor} sign in by name',
            so: [
              'each change to {an object} has an author',
              'nobody hides behind a shared login',
              'questions find their person',
            ],
          },
        ],
        [
          {
            as: 'actor',
            want: 'to end my sessions on other machines',
            so: ['a lost phone shows nothing', 'a borrowed computer forgets me', 'I can sleep after a theft'],
          },
          {
            as: 'actor',
            want: 'to see where I am signed in',
            so: ['a stranger does not stay unnoticed', 'I can close what I forgot', 'I know my own traces'],
          },
          {
            as: 'actor',
            want: 'to be told of a sign-in on a new device',
            so: ['I can end it before {objects} are touched', 'a theft is known within minutes', 'I hear of it first'],
          },
          {
            as: 'actor',
            want: 'to delete my account myself',
            so: ['my data goes when I go', 'I need not write to anybody', 'trying it out is no risk'],
          },
          {
            as: 'actor',
            want: 'to change my mail address',
            so: ['{objects} do not depend on an old mailbox', 'a new job costs me nothing', 'I stay reachable'],
          },
          {
            as: 'actor',
            want: 'to sign out with one tap',
            so: [
              'the next person at the tablet starts empty',
              'nobody writes in my name',
              'a shared device is no risk',
            ],
          },
          {
            as: 'keeper',
            want: 'to close one account at once',
            so: ['somebody who left sees no {objects}', 'a parting stays clean', 'I need not wait for anybody'],
          },
          {
            as: 'keeper',
            want: 'to see accounts that nobody has used for a year',
            so: ['I can close what is only a risk', 'the list of people is true', 'I pay for nobody who left'],
          },
        ],
      ],
      criteria: [
        [
          'A sign-in link works once, within 15 minutes. A second use offers a new one.',
          'A link older than 15 minutes begins no session. The page offers a fresh one.',
          'Given a used link, opening it again starts nothing. A new link is one button away.',
        ],
        [
          'After 5 wrong tries an address waits 10 minutes. The page shows the remaining time.',
          'Unseen things answer 404, forbidden changes 403.',
          'The sixth link request in ten minutes answers 429.',
        ],
        [
          'Deletion erases personal data within 30 days. A mail confirms it.',
          'Signing out ends that session within 1 second. Other machines stay signed in.',
          'Each session shows device, place and last use. Ending one takes a single action.',
        ],
      ],
      api: [
        { method: 'POST', path: '/sessions', purpose: 'ask for a sign-in link' },
        { method: 'POST', path: '/sessions/redeem', purpose: 'redeem the link by button' },
        { method: 'GET', path: '/sessions', purpose: 'list the own open sessions' },
        { method: 'DELETE', path: '/sessions/:id', purpose: 'end a session' },
        { method: 'GET', path: '/accounts/:id', purpose: 'show the own account' },
        { method: 'PATCH', path: '/accounts/:id', purpose: 'change name, address or language' },
        { method: 'DELETE', path: '/accounts/:id', purpose: 'delete the account and its data' },
      ],
      reads: [],
      writes: ['account', 'session'],
      edgeCases: [
        ['Unknown and known addresses get the same answer.', 'Two links are asked for: only the newest counts.'],
        [
          'The session ends mid-form: what was typed survives.',
          'A mail scanner opens the link: nothing is redeemed.',
          'The address changes hands: old sessions end with it.',
        ],
      ],
      effort: 'M',
      steps: [
        [
          'Keep only hashed tokens in {session.name}. Put an expiry on each.',
          'Hash each token before it enters {session.name}, and store when it expires.',
          'Let {session.name} hold the hash and an end date. The token itself is never written down.',
        ],
        [
          'Add endpoints: request a link, redeem it, sign out. Redeem by button. Limit tries by address and by network.',
          'Build three endpoints: ask for a link, redeem it by button, sign out. Cap attempts for an address and for a network.',
          'Serve link request, redemption and sign-out. A button does the redeeming; counters by network and by address stop guessing.',
        ],
        [
          'Resolve the caller’s account once per request. Make every store query take it.',
          'Find out at the start of a request whose session it is. Queries of the store take that account as an argument.',
          'Look up the account behind a session a single time, then pass it on. No store query compiles without it.',
        ],
        [
          'Rights are one table: role against public, own, shared. Each cell has a test.',
          'Write down in a table what each role may do with public, own and shared things. Cover every cell with a test.',
          'Put all rights in one matrix of roles and public, own, shared. Generate a test for each field of it.',
        ],
      ],
      pitfalls: [
        ['Checking ownership in the screen only.', 'Redeeming the link on GET: scanners use it up.'],
        'Telling strangers which addresses have an account.',
      ],
    },
  ],
  usage: [{ need: 'email', units: 2 }],
  pains: [
    [
      'Everybody shares one login. Nobody knows who changed {an object}.',
      'New colleagues get a password on a sticky note.',
      'The link to {objects} was forwarded once too often.',
    ],
  ],
  competitors: [],
  risks: [],
  metrics: [['95 % of sign-ins succeed at the first try', 'Median sign-in under 40 seconds, mail included']],
};
