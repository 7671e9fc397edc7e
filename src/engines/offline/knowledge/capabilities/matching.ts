import type { Capability } from '../schema.ts';

export const matching: Capability = {
  id: 'matching',
  name: 'matching of two sides',
  verbs: [
    'find',
    'match',
    'pair',
    'connect',
    'introduce',
    'finden',
    'vermitteln',
    'emparejar',
    'encontrar',
    'conectar',
    'trouver',
    'jumeler',
    'mettre en relation',
  ],
  triggers: [
    {
      weight: 3,
      words: [
        'matching',
        'matchmaking',
        'pairing',
        'compatibility',
        'vermittlung',
        'emparejamiento',
        'mise en relation',
      ],
    },
    { weight: 2, words: ['mentor', 'buddy', 'partner search', 'swipe', 'nearby people'] },
    { weight: 1, words: ['suitable', 'right person', 'fit', 'preference', 'skill', 'match'] },
  ],
  actor: 'user',
  object: { fallback: 'partner', kinds: ['person', 'group', 'item', 'place', 'task', 'event'] },
  entities: [
    {
      key: 'wish',
      name: 'match wish',
      plural: 'match wishes',
      kind: 'document',
      fields: [
        'owner: reference',
        'mustHave: json',
        'niceToHave: json',
        'area: text',
        'availableFrom: date',
        'open: boolean',
      ],
      relations: [
        { says: 'belongs to', to: 'actor' },
        { says: 'refers to', to: 'object' },
      ],
    },
    {
      key: 'match',
      name: 'match',
      plural: 'matches',
      kind: 'event',
      sameAs: ['match', 'pairing', 'introduction'],
      fields: [
        'score: integer',
        'reasons: list of text',
        'status: proposed | accepted | declined | confirmed | expired',
        'declinedBecause: text',
        'proposedAt: datetime',
      ],
      relations: [
        { says: 'belongs to', to: 'wish' },
        { says: 'refers to', to: 'object' },
      ],
    },
  ],
  nodes: [
    {
      key: 'matcher',
      need: 'queue',
      type: 'queue',
      label: '{Object} Matcher',
      does: [
        'Compares new and changed wishes with all {objects} that are free, and writes the best proposals.',
        'Looks for pairs in the background whenever a wish or {an object} changes.',
      ],
    },
  ],
  edges: [
    {
      from: 'api',
      to: 'matcher',
      protocol: 'job queue',
      purpose: ['ask for new {matchs} after a change', 'queue a wish for comparison with {objects}'],
    },
    {
      from: 'matcher',
      to: 'db',
      protocol: 'SQL',
      purpose: ['filter {objects} by hard conditions, store proposals', 'read wishes, write {matchs}'],
    },
  ],
  boundaries: [
    {
      name: 'Hidden until both agree',
      protects: ['match', 'wish'],
      mechanism: [
        'Before both sides have said yes, only first name, district and the reasons of {an match} leave the server.',
        'Contact data of either side is joined in after confirmation and in no earlier answer.',
      ],
    },
  ],
  failures: [
    [
      'When nothing fits, the {actor} reads which single condition excludes the most {objects}.',
      'When a wish has no result for a week, its owner is asked which condition may be relaxed.',
    ],
    [
      'When the matcher falls behind, the oldest wishes go first and the page states when the next round runs.',
      'When a round dies half way, it begins again from the wish it had reached and proposes nobody twice.',
    ],
  ],
  features: [
    {
      key: 'wish',
      name: ['Say what {object} is wanted', '{Object} wishes', 'Must-haves for {an object}'],
      need: 'core',
      description: [
        'Asks each {actor} for the few conditions that {an object} must meet and those that would be nice.',
        'Records in under two minutes what {an actor} needs from {an object}: hard limits first, wishes second.',
      ],
      stories: [
        { as: 'actor', want: 'to state what {an object} must have', so: 'I am not shown what cannot work' },
        { as: 'actor', want: 'to change one condition later', so: 'I see at once whether more {objects} fit' },
      ],
      criteria: [
        [
          'While conditions are set, the number of {objects} that still fit is shown and is right to the unit.',
          'Each changed condition updates the count of fitting {objects} within one second.',
        ],
        'A wish without any hard condition is refused with the question for at least one.',
      ],
      api: [
        { method: 'PUT', path: '/{wish.path}/:id', purpose: 'replace the conditions' },
        { method: 'POST', path: '/{wish.path}/count', purpose: 'count what would fit' },
        { method: 'POST', path: '/{wish.path}', purpose: 'say what must be and what would be nice' },
      ],
      reads: ['object'],
      writes: ['wish'],
      edgeCases: [
        'Two hard conditions exclude each other: the form says which two.',
        [
          'A wish is older than 60 days: its owner confirms it or it closes.',
          'The same wish is entered twice by one {actor}: the second opens the first.',
        ],
      ],
      effort: 'M',
      after: ['records/keep'],
      steps: [
        'List the attributes of {object.name} that matter as data: name, kind, hard or soft, weight.',
        'Create {wish.name} and validate it against that list.',
        'Write the filter for hard conditions once and use it for the count and for the search.',
      ],
      pitfalls: [
        'Asking thirty questions before the first result: five are enough to begin.',
        'Treating every condition as a score, so that people are shown what they excluded.',
      ],
    },
    {
      key: 'propose',
      name: ['Proposed {objects} with reasons', '{Object} shortlist', 'Best-fit {objects}, and why'],
      need: 'core',
      description: [
        'Proposes up to five {objects} for a wish, best first, each with the reasons in words.',
        'Filters by what must be, ranks by what would be nice, and says for every {object} why it is there.',
        'Gives {an actor} a short list of {objects} that meet all conditions, explained.',
      ],
      stories: [
        { as: 'actor', want: 'to get a short list of {objects} that fit', so: 'I compare five instead of two hundred' },
        { as: 'actor', want: 'to read why {an object} was proposed', so: 'I can judge whether it is right' },
        { as: 'other', want: 'to be proposed only where I can help', so: 'I do not decline all day' },
      ],
      criteria: [
        [
          'No proposal breaks a hard condition, checked over 1,000 generated wishes.',
          'In a test with 1,000 random wishes, zero proposals violate a must-have.',
        ],
        [
          'Each proposal lists two or three reasons that name attributes of the {object}.',
          'Beside every proposed {object} stand at least two reasons taken from its data.',
        ],
        'The same wish on the same data gives the same order.',
        'A declined {object} is not proposed again for the same wish.',
      ],
      api: [
        { method: 'GET', path: '/{wish.path}/:id/matches', purpose: 'read the proposals' },
        { method: 'POST', path: '/{match.path}/:id/answer', purpose: 'accept or decline with a reason' },
        { method: 'GET', path: '/{match.path}', purpose: 'own ones with their state' },
      ],
      reads: ['wish', 'object'],
      writes: ['match'],
      edgeCases: [
        'Two {objects} have the same score: the one that was proposed less often comes first.',
        [
          'One popular {object} fits everybody: it is proposed to at most three {actors} at a time.',
          '{An object} becomes unavailable after it was proposed: the proposal disappears and the next one moves up.',
        ],
      ],
      effort: 'L',
      after: ['wish'],
      steps: [
        'Write the score as a pure function of wish and {object}; return number and reasons together.',
        'Run it in the background for changed wishes and changed {objects} only; store {match.name} with a unique key of both.',
        'Test with a table of examples in which a person has written the expected order.',
        'Show reasons, two buttons, and ask for the reason of a no.',
      ],
      pitfalls: [
        [
          'Comparing everything with everything on each request.',
          'Hiding the score’s reasons: people distrust a bare percentage.',
        ],
        'Learning weights from a dozen clicks.',
      ],
    },
    {
      key: 'confirm',
      name: [
        'Introduce {actors} after a double yes',
        'Confirmed {matchs}',
        'Mutual yes before contact about {an object}',
      ],
      need: 'usual',
      only: 'many',
      description: [
        'When both sides say yes they get each other’s contact and a first step; before that neither knows of the other’s answer.',
        'Opens the contact between two sides of {an match} in the moment the second one agrees.',
      ],
      stories: [
        {
          as: 'actor',
          want: 'to share my contact only after a mutual yes',
          so: 'I am not called by people I declined',
        },
        {
          as: 'keeper',
          want: 'to see how many introductions led to something',
          so: 'I know whether the proposals are any good',
        },
      ],
      criteria: [
        'Given one yes, when the other side looks, then nothing reveals that answer.',
        [
          'Both sides receive the contact in the same minute.',
          'After the second yes each side has the other’s contact within 60 seconds.',
        ],
      ],
      api: [{ method: 'POST', path: '/{match.path}/:id/outcome', purpose: 'say what came of it' }],
      reads: ['object'],
      writes: ['match'],
      edgeCases: [
        'One side withdraws in the second of the other’s yes: no contact is shared.',
        'No answer for 72 hours: the proposal expires without telling who was silent.',
      ],
      effort: 'M',
      after: ['propose'],
      steps: [
        'Store the two answers in one row and change to confirmed in one statement.',
        'Ask both sides after 14 days what came of it.',
        'Show the {keeper} the rate from proposal to outcome for each attribute.',
      ],
      pitfalls: ['Leaking a one-sided yes by a different order or a different delay.'],
    },
  ],
  usage: [{ need: 'queue', units: 8 }],
  pains: [
    [
      'Finding the right {object} takes weeks of asking around, and chance decides.',
      'I read a hundred profiles to find two {objects} that would fit.',
      'The {objects} that would suit me best never hear of me.',
    ],
  ],
  competitors: [
    {
      name: 'Asking around in groups',
      kind: 'manual',
      positioning: 'Costs nothing and reaches people who know people.',
      gap: 'Finds whoever reads the post that evening, not the best {object}.',
      unverified: true,
    },
  ],
  risks: [
    [
      'With few {objects} every proposal is poor; begin where at least fifty are close to each other.',
      'The first three proposals decide: if they miss, the {actor} does not come back for a fourth.',
    ],
    'Ranking people by attributes can discriminate; protected traits must stay out of the score.',
  ],
  metrics: [
    [
      'A third of proposed {objects} accepted',
      'One accepted {object} among the first three proposals for 60 % of wishes',
    ],
    [
      'Median of 3 days from wish to first confirmed {match}',
      'Half of all wishes answered with a confirmed {match} in a week',
    ],
  ],
};
