import type { Design } from '../../design/design.ts';
import type { CapabilityFeature } from '../../knowledge/schema.ts';
import { signInWay } from '../sign-in-way.ts';
import { chooseStack } from '../stack/stack.ts';

/** The sign-in feature as the chosen way to sign in asks for it: a mailed link, the house's own directory, or a passkey. */
export function signInSpec(spec: CapabilityFeature, design: Design): CapabilityFeature {
  const { auth = '' } = chooseStack(design);
  switch (signInWay(auth)) {
    case 'directory':
      return { ...spec, ...directory(auth) };
    case 'passkey':
      return { ...spec, ...PASSKEY };
    case 'host':
      return { ...spec, ...host(auth) };
    case 'service':
      return { ...spec, ...service(auth) };
    case 'pin':
      return { ...spec, ...PIN };
    case 'link':
      return spec;
  }
}

/** A name that is tapped and a short number: no mail, and no signal, is needed where the work is. */
const PIN: Partial<CapabilityFeature> = {
  description: [
    '{Actors} tap their name and enter a short PIN. No mail has to be read, and no line has to be up.',
    'Who is at work is chosen from a list of names and proved by a short PIN, also without signal.',
  ],
  stories: [
    { as: 'actor', want: 'to tap my name and four digits', so: 'I am at work before my hands are cold' },
    { as: 'keeper', want: 'to add somebody by name alone', so: 'a helper for one week needs no mail address' },
  ],
  criteria: [
    'From the list of names to the first screen takes two steps and no network.',
    'The fifth wrong PIN locks that name for ten minutes; the {keeper} can unlock it.',
    'Whoever was taken off the list is out at the next contact of the device.',
  ],
  api: [
    { method: 'POST', path: '/sessions', purpose: 'begin a session by name and PIN' },
    { method: 'GET', path: '/sessions', purpose: 'list the open sessions by device' },
    { method: 'DELETE', path: '/sessions/:id', purpose: 'end a session' },
    { method: 'GET', path: '/accounts', purpose: 'names to choose from, and nothing else' },
    { method: 'POST', path: '/accounts', purpose: 'add a name with a first PIN' },
    { method: 'PUT', path: '/accounts/:id/pin', purpose: 'set a new PIN' },
  ],
  edgeCases: [
    'Somebody forgets the PIN: the {keeper} sets a new one.',
    'Two have the same first name: the list shows a second letter.',
    'The device is lost: its sessions end from another one.',
  ],
  steps: [
    'Keep the PIN in {account.name} as a slow hash, and count wrong tries.',
    'Keep a check of the PIN on the device, sealed by its keystore. It works there without signal.',
    'Write down in a table what each role may do. Cover every cell with a test.',
  ],
  pitfalls: ['A PIN that opens everything from any device in the world.'],
};

/** The program that the product is a part of knows its people. */
function host(auth: string): Partial<CapabilityFeature> {
  const name = /(?:tokens of )(.+)$/.exec(auth)?.[1] ?? auth.replace(/ accounts and capabilities$/, '');
  return {
    description: [
      `{Actors} are whoever ${name} says they are. There is no second sign-in.`,
      `${name} signs {actors} in and says what they may do. No password is kept here.`,
    ],
    stories: [
      { as: 'actor', want: `to work with my ${name} account`, so: 'there is no second password' },
      { as: 'keeper', want: `to give rights in ${name} itself`, so: 'they are in one place' },
    ],
    criteria: [
      `Without a valid ${name} session every call answers 401.`,
      'A role without the right gets 403 and changes nothing.',
      `Whoever loses access in ${name} is out at the next call.`,
    ],
    api: [
      { method: 'GET', path: '/sessions', purpose: 'list who is at work' },
      { method: 'DELETE', path: '/sessions/:id', purpose: 'end a session' },
      { method: 'GET', path: '/accounts/:id', purpose: 'show the own account' },
    ],
    edgeCases: [
      'The plug-in is removed: what it stored can be exported first.',
      'The host renames somebody: the id keeps their {objects}.',
      'Two sites share one person: each keeps its own {objects}.',
    ],
    steps: [
      `Check the session of ${name} once per request, by its own functions.`,
      'Map its ids to {account.name}. Note use and end in {session.name}. Store no password.',
      'Rights are one table: role against public, own, shared. Each cell has a test.',
    ],
    pitfalls: ['Trusting a user id that the browser sends.', 'A check in the menu, none behind the call.'],
  };
}

/** A bought or named service signs people in. */
function service(auth: string): Partial<CapabilityFeature> {
  return {
    description: [
      `{Actors} sign in through ${auth}. This product sees who they are, never how they proved it.`,
      `${auth} knows {actors} and ends their sessions. What they may see is decided here.`,
    ],
    criteria: [
      'A token that has expired, or was made for others, answers 401.',
      'Unseen things answer 404, forbidden changes 403.',
      'Whoever is switched off there has no access here within an hour; what they did stays.',
    ],
    api: [
      { method: 'POST', path: '/sessions', purpose: 'begin a session with a token of the service' },
      { method: 'GET', path: '/sessions', purpose: 'list the own open sessions' },
      { method: 'DELETE', path: '/sessions/:id', purpose: 'end a session' },
      { method: 'GET', path: '/accounts/:id', purpose: 'show the own account' },
      { method: 'DELETE', path: '/accounts/:id', purpose: 'delete the account; logs keep its number' },
    ],
    edgeCases: [
      'The service is down: open sessions go on until they expire.',
      'The same address comes by two ways: it stays one account.',
    ],
    steps: [
      `Verify signature, issuer, audience and end of each ${auth} token on the server.`,
      'Create {account.name} at the first sign-in, keyed by the id of the service. Note it in {session.name}.',
      'Rights are one table: role against public, own, shared. Each cell has a test.',
    ],
    pitfalls: ['Reading a token without checking its signature.', 'Keying accounts by mail address.'],
  };
}

/** Accounts come from the house's directory: the product keeps no password and invites nobody. */
function directory(auth: string): Partial<CapabilityFeature> {
  return {
    description: [
      '{Actors} sign in with the account they have in the house. Groups of the directory decide their role.',
      'The directory says who somebody is and which role goes with it. This product stores no password.',
    ],
    stories: [
      { as: 'actor', want: 'to use the sign-in of my workstation', so: 'there is no second password' },
      { as: 'keeper', want: 'to give roles by directory groups', so: 'leaving the house ends the access too' },
    ],
    criteria: [
      'Given a directory account in a mapped group, sign-in opens {objects} within 3 seconds.',
      'Without a mapped group the answer is 403, with the name of whom to ask.',
      'A disabled directory account loses its sessions within 15 minutes.',
    ],
    api: [
      { method: 'POST', path: '/sessions', purpose: 'sign in against the directory' },
      { method: 'GET', path: '/sessions', purpose: 'list the own open sessions' },
      { method: 'DELETE', path: '/sessions/:id', purpose: 'end a session' },
      { method: 'GET', path: '/accounts', purpose: 'list who has signed in, with role' },
    ],
    edgeCases: [
      'The directory is down: open sessions go on, new ones wait with a notice.',
      'Somebody is in two mapped groups: the stronger role counts.',
      'A name changes in the directory: the id keeps the history together.',
    ],
    effort: 'M',
    steps: [
      `Connect over ${/openid|oidc|entra|azure ad|okta|keycloak|google/i.test(auth) ? 'OpenID Connect, state and nonce checked' : 'LDAPS with a read-only service account'}. Certificates are verified.`,
      'Create {account.name} at the first sign-in, keyed by the unchanging directory id. Store hashed tokens in {session.name}.',
      'Map groups to roles in the configuration, a line a role. Ask again every 15 minutes.',
      'Keep one local emergency account. Test it with the directory switched off.',
    ],
    pitfalls: [
      'Keying accounts by mail address: addresses change hands.',
      'Accepting an empty password: some directories bind anonymously.',
    ],
  };
}

/** Runs on own servers, where no mail service may be assumed. */
const PASSKEY: Partial<CapabilityFeature> = {
  description: [
    '{Actors} sign in with a passkey of their device. There is no password, and no mail is needed.',
    'A passkey opens the account. The {keeper} invites by a code that works once.',
  ],
  criteria: [
    'A registered passkey opens a session within 3 seconds, without a mail.',
    'A second passkey can be added. Removing the last one is refused.',
    'An invitation code works once, for 24 hours.',
  ],
  api: [
    { method: 'POST', path: '/invitations', purpose: 'make an invitation code' },
    { method: 'POST', path: '/passkeys', purpose: 'register a passkey with a code or a session' },
    { method: 'POST', path: '/sessions', purpose: 'sign in with a passkey' },
    { method: 'GET', path: '/sessions', purpose: 'list the own open sessions' },
    { method: 'DELETE', path: '/sessions/:id', purpose: 'end a session' },
    { method: 'DELETE', path: '/accounts/:id', purpose: 'delete the account; logs keep its number' },
  ],
  edgeCases: [
    'The only device is lost: the {keeper} gives out a new code.',
    'The browser knows no passkeys: the page names ones that do.',
  ],
  steps: [
    'Use a proven WebAuthn library. Store credential id, public key and counter with {account.name}.',
    'Keep hashed session tokens in {session.name}, each with an expiry.',
    'Resolve the caller’s account once per request. Make every store query take it.',
    'Test: a replayed challenge is refused.',
  ],
  pitfalls: [
    'Comparing the origin loosely: a look-alike page then signs in.',
    'No second way in when the device is gone.',
  ],
};
