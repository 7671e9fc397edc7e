import type { RuleConcept } from './schema.ts';

/** "Under 18 is impossible, whatever the parents say." */
export const ageLimit: RuleConcept = {
  id: 'age-limit',
  name: 'the age limit',
  signs: [
    /\bunder[- ]?(?<n>\d{1,2})s? (?:is|are) (?:impossible|refused|forbidden|not (?:allowed|possible|permitted|accepted)|out of the question|turned away)/i,
    /\b(?:nobody|no one|no-one|none|anyone|anybody|no (?:guests?|customers?|members?|children|kids|people)) (?:\p{L}+ ){0,2}?(?:under|below|younger than) (?:the age of )?(?<n>[6-9]|1\d|2[015])\b[^.;]{0,60}/iu,
    /\b(?:only|must be|has to be|have to be)(?: for)?(?: people| guests| customers| members| riders)?(?: aged)? (?:at least |over |older than )?(?<n>1[0-9]|2[015])(?: or (?:older|over)| and over| years old|\+)/i,
    /\bno under[- ](?<n>\d{1,2})s?\b/i,
  ],
  not: /degrees|°|percent|%|minutes|€|euros|\bkm\b|\bkg\b/i,
  covered: /\bage\b/i,
  actor: 'keeper',
  on: {
    always: true,
    prefers: [
      'client',
      'customer',
      'patient',
      'member',
      'rider',
      'player',
      'participant',
      'guest',
      'rower',
      'visitor',
      'pupil',
      'student',
      'child',
      'person',
      'card',
    ],
    kinds: ['person'],
  },
  fields: ['bornOn: date'],
  entities: [
    {
      key: 'check',
      name: 'age check',
      kind: 'event',
      fields: [
        'document: passport | identity card | driving licence',
        'bornOnDocument: date',
        'seenAt: datetime',
        'outcome: old enough | too young',
      ],
      relations: [
        { says: 'belongs to', to: 'object' },
        { says: 'refers to', to: 'actor' },
      ],
    },
  ],
  boundaries: [
    {
      name: 'Age of people',
      protects: ['check'],
      mechanism:
        'Kind of document, date of birth and who saw it are kept; no copy of the document and no number of it.',
    },
  ],
  feature: {
    name: [
      'No {object} under {n}, proved by a document',
      '{Object} age: {n} or nothing',
      'Nobody under {n}: {objects} and their birth dates',
    ],
    description:
      'Asks for the date of birth at the start and for a document on the day; whoever is under {n} then gets no further.',
    stories: [{ as: 'keeper', want: 'to have the age proved and on file', so: 'nobody can talk us into an exception' }],
    criteria: [
      'Someone who turns {n} on the very day passes; born one day later, the same step is refused on server and screen.',
      'Without a document seen by one of the house, the {object} is not admitted, whatever birth date was typed in.',
      'No role overrules it: with the consent of parents, and signed in as {keeper}, under {n} stays refused.',
    ],
    api: [
      { method: 'POST', path: '/{object.path}/:id/{check.path}', purpose: 'note which document was seen, and by whom' },
      { method: 'GET', path: '/{object.path}/:id/{check.path}', purpose: 'checks of the {object}, with their outcome' },
    ],
    reads: ['object'],
    writes: ['object', 'check'],
    edgeCases: [
      'Typed and shown date of birth differ: the document counts, and the age is worked out anew.',
      'Born on 29 February: in other years the birthday is 1 March.',
    ],
    effort: 'S',
    steps: [
      'Make bornOn required for the {object}, and add {check.name} with document, date, time and who saw it.',
      'Work out the age on the day of the visit in one pure function, in the time zone of the house; {n} is a constant beside it, in no table and in no form.',
      'Call that function where a request is made and again where the visit begins; answer 422 with the date on which {n} is reached.',
    ],
    pitfalls: ['Counting years by dividing days by 365.', 'An age box to tick in place of a date.'],
  },
  // A limit that nobody may move is no column of a settings page.
  instead: {
    fields: /^minimumAge:/,
    says: [
      [/\bminimumAge\b/g, '{n}'],
      [/\bage, (?=hours)/i, ''],
    ],
  },
};
