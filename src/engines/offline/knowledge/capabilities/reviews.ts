import type { Capability } from '../schema.ts';

export const reviews: Capability = {
  id: 'reviews',
  name: 'ratings and reviews',
  verbs: ['rate', 'review', 'bewerten', 'rezensieren', 'calificar', 'valorar', 'resenar', 'avaliar', 'evaluer'],
  triggers: [
    {
      weight: 3,
      words: [
        'rating',
        'testimonial',
        'bewertung',
        'resena',
        'avaliacao',
        'avis client',
        'customer review',
        'product review',
      ],
    },
    { weight: 2, words: ['feedback after', 'give feedback', 'recensione', 'recension', 'reputation'] },
    { weight: 1, words: ['opinion', 'trust', 'satisfaction', 'star', 'review', 'nps', 'feedback'] },
  ],
  actor: 'customer',
  object: { fallback: 'service', kinds: ['person', 'place', 'item', 'event', 'group', 'document'] },
  entities: [
    {
      key: 'review',
      name: 'review',
      kind: 'message',
      sameAs: ['review', 'rating', 'testimonial', 'feedback'],
      fields: [
        'author: reference',
        'stars: integer 1 to 5',
        'text: text',
        'status: waiting | public | withheld',
        'answer: text',
        'answeredAt: datetime',
        'proof: reference, unique',
      ],
      relations: [
        { says: 'belongs to', to: 'actor' },
        { says: 'refers to', to: 'object' },
      ],
    },
  ],
  nodes: [
    {
      key: 'invites',
      need: 'scheduler',
      type: 'queue',
      label: '{Review} Invitations',
      does: [
        'Asks for {an review} at the moment when {an object} is fresh in mind, once.',
        'Sends one invitation a day after {an object}, and none to people who were asked in the last month.',
      ],
    },
  ],
  edges: [
    {
      from: 'api',
      to: 'invites',
      protocol: 'job queue',
      purpose: ['plan an invitation after {an object}', 'register who may write {an review}'],
    },
    { from: 'invites', to: 'db', protocol: 'SQL', purpose: 'claim due invitations' },
  ],
  boundaries: [
    {
      name: 'Only those who were there',
      protects: ['review'],
      mechanism: [
        'An invitation carries a signed token bound to one {object}; without it {an review} cannot be stored, and it works once.',
        'Writers may change their words for 14 days; the person reviewed may answer and may never edit or hide.',
      ],
    },
  ],
  failures: [
    [
      'When thirty {reviews} of one {object} arrive in an hour, they wait for the {keeper} and the average stays as it was.',
      'When a burst of one-star {reviews} comes from new accounts, it is held back and counted only after a look.',
    ],
  ],
  features: [
    {
      key: 'write',
      name: ['Rate {an object} afterwards', '{Object} stars and words', 'Honest words about {objects}'],
      need: 'core',
      only: 'many',
      description: [
        'Asks each {actor} once, after {an object}, for one to five stars and a few words, and shows them beside it.',
        'Collects {reviews} only from people who really had to do with {an object}.',
        'A minute of {an actor}’s time after {an object} becomes the answer to the next person’s doubt.',
      ],
      stories: [
        {
          as: 'actor',
          want: 'to rate {an object} from the link in the message',
          so: 'I need no password for one minute of work',
        },
        { as: 'actor', want: 'to read what others said about {objects}', so: 'I choose with fewer surprises' },
        { as: 'keeper', want: 'to be told of one or two stars at once', so: 'I can call before the anger settles' },
      ],
      criteria: [
        [
          'One {object} gives one {actor} one {review}; a second attempt opens the first for editing.',
          'Using the same invitation twice changes the first {review} and adds none.',
        ],
        [
          'The average is shown from 3 {reviews} on, with their number beside it.',
          'Below three {reviews} no average appears, only the words.',
        ],
        'A changed {review} carries the date of its change.',
      ],
      api: [
        { method: 'POST', path: '/{object.path}/:id/reviews', purpose: 'write with an invitation token' },
        { method: 'GET', path: '/{object.path}/:id/reviews', purpose: 'read public ones with average and spread' },
      ],
      reads: ['object'],
      writes: ['review'],
      edgeCases: [
        [
          'Stars without words: accepted, counted, and not listed as text.',
          'Words contradict the stars: both are kept as they are, the reader judges.',
        ],
        'The {object} is withdrawn: what was said stays with the person behind it.',
        'The text names a third person: it waits for the {keeper}.',
      ],
      effort: 'M',
      after: ['records/keep'],
      steps: [
        'Create {review.name} with a unique proof and keep count, sum and spread on the row of {object.name}, updated in the same transaction.',
        'Sign invitation links for one {object} and one person; let them run out after 30 days.',
        'Plan the invitation one day after the end of {an object}; one repeat after five days at most.',
        'Show newest first, with spread of stars and answers.',
      ],
      pitfalls: [
        [
          'Letting the number of stars be computed over all rows at each display.',
          'Asking people to sign in first: nine of ten do not.',
        ],
        'Inviting only those who are expected to be happy, which consumer law in many places forbids.',
      ],
    },
    {
      key: 'answer',
      name: [
        'Answer what is said about {objects}',
        'Public replies by the {keeper}',
        '{Review} answers and complaints',
      ],
      need: 'usual',
      only: 'many',
      description: [
        'The {keeper} answers {an review} in public, once, and can ask for a check when it breaks the rules.',
        'Gives the side that was judged one visible answer to each {review}, and a way to dispute what is false.',
      ],
      stories: [
        { as: 'keeper', want: 'to answer {an review} in public', so: 'readers see both sides' },
        { as: 'keeper', want: 'to flag {an review} that breaks the rules', so: 'it is checked by somebody neutral' },
      ],
      criteria: [
        'A flag never hides {an review} by itself; the decision names the rule that was broken.',
        ['The writer hears of an answer within an hour.', 'Within 60 minutes of an answer its addressee is told.'],
      ],
      api: [
        { method: 'PUT', path: '/{review.path}/:id/answer', purpose: 'answer in public' },
        { method: 'POST', path: '/{review.path}/:id/flag', purpose: 'ask for a check' },
      ],
      reads: ['object'],
      writes: ['review'],
      edgeCases: [
        'The writer edits after an answer: the answer shows that it was written to an earlier text.',
        'Answer and deletion cross: the answer goes too.',
      ],
      effort: 'S',
      after: ['write'],
      steps: [
        'Add answer fields and a state machine waiting, public, withheld.',
        'Build the list of unanswered {reviews}, lowest stars first.',
        'Record each moderation decision with rule and person.',
      ],
      pitfalls: ['Giving the one who was judged a delete button.'],
    },
  ],
  usage: [{ need: 'scheduler', units: 2 }],
  pains: [
    [
      'Before choosing {an object} nobody can say whether the last person was content.',
      'Happy people say nothing and one angry post about {an object} stays on top.',
      'Praise for {objects} arrives in private messages that no newcomer ever reads.',
    ],
  ],
  competitors: [
    {
      name: 'Google reviews',
      kind: 'substitute',
      positioning: 'Stars beside the map entry of a business.',
      gap: 'Rates a place as a whole; says nothing about one {object}, and anybody can write.',
      unverified: true,
    },
  ],
  risks: [
    [
      'A page with no {reviews} looks worse than one without the section; hide it until there are three.',
      'Bought or revenge {reviews} appear as soon as stars bring business.',
    ],
  ],
  metrics: [
    ['One in four {objects} gets {an review}', '25 % of invitations lead to stars'],
    ['90 % of one- and two-star {reviews} answered in 48 hours', 'Every low {review} has an answer within two days'],
  ],
};
