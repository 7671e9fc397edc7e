import type { Capability } from '../schema.ts';

export const recommendations: Capability = {
  id: 'recommendations',
  name: 'personal suggestions',
  verbs: [
    'recommend',
    'suggest',
    'personalise',
    'personalize',
    'empfehlen',
    'vorschlagen',
    'recomendar',
    'sugerir',
    'personalizar',
    'recommander',
    'suggerer',
    'proposer',
  ],
  triggers: [
    {
      weight: 3,
      words: [
        'recommendation',
        'recommender',
        'personalised',
        'personalized',
        'empfehlung',
        'recomendacion',
        'recomendacao',
        'recommandation',
      ],
    },
    { weight: 2, words: ['suggestion', 'taste', 'for you', 'sugerencia'] },
    { weight: 1, words: ['preference', 'interest', 'mood', 'idea', 'tailored', 'vorschlag', 'discovery'] },
  ],
  actor: 'user',
  object: { fallback: 'item', kinds: ['item', 'document', 'event', 'place', 'task', 'person'] },
  entities: [
    {
      key: 'taste',
      name: 'taste profile',
      kind: 'document',
      fields: ['person: reference', 'likes: json', 'dislikes: json', 'limits: json', 'updatedAt: datetime'],
      relations: [{ says: 'belongs to', to: 'actor' }],
    },
    {
      key: 'suggestion',
      name: 'suggestion',
      kind: 'event',
      sameAs: ['suggestion', 'recommendation'],
      fields: [
        'person: reference',
        'rank: integer',
        'because: text',
        'shownAt: datetime',
        'outcome: none | opened | taken | refused',
        'method: text',
      ],
      relations: [
        { says: 'belongs to', to: 'actor' },
        { says: 'refers to', to: 'object' },
      ],
    },
  ],
  nodes: [
    {
      key: 'ranker',
      need: 'embeddings',
      type: 'ai',
      label: '{Object} Ranker',
      does: [
        'Compares {objects} by meaning and by what people with similar taste chose, and orders them for one person.',
        'Turns descriptions of {objects} into vectors, so that likeness can be computed.',
      ],
    },
  ],
  edges: [
    {
      from: 'worker',
      to: 'ranker',
      protocol: 'in process or HTTPS',
      purpose: ['order {objects} for each {actor}', 'compute vectors for new {objects}'],
    },
    { from: 'ranker', to: 'db', protocol: 'SQL', purpose: 'read profiles, store {suggestions}' },
  ],
  boundaries: [
    {
      name: 'Profile belongs to its person',
      protects: ['taste', 'suggestion'],
      mechanism: [
        'The profile can be read, corrected and emptied by the {actor}; inferred traits about health, belief or origin are not kept.',
        'Profiles never leave the service; comparison between people uses numbers without names.',
      ],
    },
  ],
  failures: [
    [
      'When nothing is known about {an actor}, the {objects} that most people finish come first, and the page says so.',
      'When the ranker is away, the list of yesterday is shown without what has been taken since.',
    ],
  ],
  features: [
    {
      key: 'suggest',
      name: ['A few fitting {objects} each day', 'What to take next: {objects}', '{Object} suggestions with a reason'],
      need: 'core',
      description: [
        'Suggests a handful of {objects} to {an actor}, each with the reason, and learns from yes and no.',
        'Orders {objects} for one person by taste, limits and what is possible now.',
        'Three to seven {objects} that fit this {actor} today, never one that was refused before.',
      ],
      stories: [
        { as: 'actor', want: 'to get three {objects} that suit me', so: 'I choose in a minute' },
        { as: 'actor', want: 'to say why a suggestion is wrong', so: 'it is not repeated' },
        { as: 'keeper', want: 'to see which {suggestions} were taken', so: 'I know whether they are worth showing' },
      ],
      criteria: [
        [
          'A hard limit (allergy, budget, age) is never broken, checked over 10,000 generated profiles.',
          'Among {suggestions} for 10,000 made-up profiles none breaks a stated limit.',
        ],
        [
          'After a refusal with a reason, the same {object} is not shown again for 90 days.',
          'What was refused stays away for three months.',
        ],
        'Each suggestion carries one reason that names something the {actor} did or said.',
      ],
      api: [
        { method: 'GET', path: '/{suggestion.path}/today', purpose: 'current {suggestions} with reasons' },
        { method: 'POST', path: '/{suggestion.path}/:id/outcome', purpose: 'taken or refused, with why' },
      ],
      reads: ['object', 'taste'],
      writes: ['suggestion'],
      edgeCases: [
        [
          'There are fewer {objects} than places: fewer are shown, none is invented.',
          'Everything suitable was taken already: the list says so and offers to loosen a limit.',
        ],
        'Somebody else used the account once: a day can be taken out of the profile.',
        'All five are nearly the same: at most two of one kind are kept.',
      ],
      effort: 'L',
      after: ['records/keep'],
      steps: [
        'Filter by limits first, in the query; ranking sees only what is allowed.',
        'Start with a plain score: stated likes, likeness to what was taken, freshness, variety.',
        'Store what was shown with rank and method, because what was never shown cannot be judged.',
        'Compare each new method on stored history by the share of taken {objects} in the first five.',
      ],
      pitfalls: [
        [
          'Beginning with a learned model before there are a thousand outcomes.',
          'Recommending what the person has just taken.',
        ],
        'Measuring clicks where the aim was use.',
      ],
    },
    {
      key: 'taste',
      name: [
        'Taste and limits of {actors}',
        'Tell {product} which {objects} you like',
        'What {actors} want, and what never',
      ],
      need: 'usual',
      description: [
        'Asks five questions at the start and shows at any time what has been learned since, to be corrected.',
        'A page on which the {actor} sees likes, dislikes and limits, and changes them with one tap.',
      ],
      stories: [{ as: 'actor', want: 'to see what is assumed about me', so: 'I can correct it' }],
      criteria: [
        'A changed limit counts in the next list, without waiting for a nightly run.',
        [
          'Emptying the profile removes all learned values within a minute.',
          'One minute after "forget me" the list equals that of a new {actor}.',
        ],
      ],
      api: [{ method: 'PUT', path: '/{taste.path}/mine', purpose: 'replace likes, dislikes and limits' }],
      reads: ['suggestion'],
      writes: ['taste'],
      edgeCases: [
        'All questions are skipped: the list starts from what most people like.',
        'A stated dislike contradicts what is taken each week: the statement wins and a question is asked once.',
      ],
      effort: 'S',
      after: ['records/keep'],
      steps: [
        'Keep stated and learned values apart in {taste.name}.',
        'Show learned ones with the event they came from.',
        'Recompute on change.',
      ],
      pitfalls: ['Asking twenty questions before showing anything.'],
    },
  ],
  usage: [{ need: 'embeddings', units: 60 }],
  pains: [
    [
      'There are too many {objects} and I always end up with the same two.',
      'I choose {objects} by what is on top of the list.',
      'Half an hour of looking for {an object}, ten minutes of using it.',
    ],
  ],
  competitors: [
    {
      name: 'Asking a friend',
      kind: 'manual',
      positioning: 'Knows me and means well.',
      gap: 'Knows ten {objects}, not a thousand, and is asleep when I ask.',
      unverified: true,
    },
  ],
  risks: [
    [
      '{Suggestions} that are wrong three times in a row are not looked at again.',
      'If {objects} are few, a good list is worth more than any method of ranking.',
    ],
  ],
  metrics: [
    ['One of the first five {suggestions} taken in 40 % of sessions', 'Four of ten lists lead to a taken {object}'],
    [
      'Refused {suggestions} fall below 10 % after a month',
      'At least half of all {objects} suggested to somebody each month',
    ],
  ],
};
