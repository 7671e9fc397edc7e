import type { RuleConcept } from './schema.ts';

const SEEN =
  'calendars?|diar(?:y|ies)|appointments?|cases?|jobs?|orders?|points?|cards?|data|entries|records?|files?|patients?|clients?|pupils?|students?|tasks?|bookings?|hours|shifts?|results?|tickets?|messages?|tours?|routes?|pages?|list|schedule|invoices?|payslips?|grades?|sheets?|animals?|children|samples?|projects?|stock|sales|numbers|figures';

/** "Guests see only their own calendar." */
export const ownRows: RuleConcept = {
  id: 'own-rows',
  name: 'whose rows are whose',
  signs: [
    new RegExp(
      `\\b(?:(?:each|every|an?|the) )?(?<who>\\p{L}+(?: \\p{L}+)?) (?:may |can |should |must |gets? to )?(?:only )?sees?(?: only| nothing but| just)? (?:his|her|its|their)(?: or her)? own (?<thing>${SEEN})(?: only| alone)?\\b`,
      'iu',
    ),
    new RegExp(
      `\\b(?:an?|each|every|the) (?<who>\\p{L}+(?: \\p{L}+)?) (?:may|can|should) (?:only see|see only|look (?:only )?at) (?:the |his |her |their )?(?:own )?(?<thing>${SEEN})\\b[^.;]{0,40}`,
      'iu',
    ),
    new RegExp(`\\b(?<who>\\p{L}+) (?:may|can) look at (?:his|her|their) own (?<thing>${SEEN})\\b`, 'iu'),
  ],
  not: /\b(?:i|we) (?:only )?see\b/i,
  actor: 'keeper',
  covered: /\bguests?\b.*\bcalendars?\b|\bown (?:rows|cases|samples|calendars?)\b/i,
  on: {},
  fields: [],
  entities: [
    {
      key: 'role',
      name: 'role grant',
      kind: 'document',
      fields: ['role: text', 'from: date', 'until: date, optional', 'sees: own | all', 'grantedBy: text'],
      relations: [{ says: 'belongs to', to: 'actor' }],
    },
  ],
  boundaries: [
    {
      name: 'Own rows of {who}',
      protects: ['object'],
      mechanism: 'The store adds the person to each query for {who}; no list, search, file or link goes around it.',
    },
  ],
  feature: {
    name: [
      '{Who} see their own {things} alone',
      'Only their own {things} for {who}',
      '{Who}: own {things}, nobody else’s',
    ],
    description:
      'Gives {who} a role of their own: they read and change what is theirs, and do not learn that there is more.',
    stories: [
      {
        as: 'keeper',
        want: 'to let {who} in without showing them the rest',
        so: 'nobody sees what is none of their business',
      },
    ],
    criteria: [
      'Two with the role {who}, one {object} each: each gets one in every list, count, search and export; asking for the other by its id answers 404.',
      'The {keeper} sees both. A test runs through all read endpoints as either of them and finds nothing foreign.',
      'Past the last day of the role the next request is refused, with a session still open.',
    ],
    api: [
      { method: 'PUT', path: '/accounts/:id/{role.path}', purpose: 'give or end a role, from and until' },
      { method: 'GET', path: '/{role.path}', purpose: 'who has which role, until when' },
    ],
    reads: ['object'],
    writes: ['role'],
    edgeCases: [
      'Something is handed from one to another: the first no longer sees it from then on.',
      'A free time is shown without a name, where two must not take the same.',
    ],
    effort: 'M',
    steps: [
      'Store the owner on each {object} and the roles with from and until.',
      'Filter in one place of the store by role and person; screens and jobs have no query of their own.',
      'Write one test that asks each GET endpoint as each role.',
    ],
    pitfalls: ['Hiding rows in the screen after all of them were sent.'],
  },
};
