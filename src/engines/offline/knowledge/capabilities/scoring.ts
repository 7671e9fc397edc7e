import type { Capability } from '../schema.ts';

export const scoring: Capability = {
  id: 'scoring',
  name: 'scores, rankings and quality rules',
  verbs: [
    'score',
    'rank',
    'grade',
    'evaluate',
    'benchmark',
    'qualify',
    'assess',
    'einstufen',
    'benoten',
    'beurteilen',
    'puntuar',
    'clasificar',
    'evaluar',
    'pontuar',
    'classificar',
    'noter',
    'classer',
  ],
  triggers: [
    {
      weight: 3,
      words: [
        'scoring',
        'ranking',
        'risk score',
        'lead score',
        'credit score',
        'rubric',
        'grading',
        'quality score',
        'bewertungsschema',
        'puntuacion',
        'pontuacao',
      ],
    },
    { weight: 2, words: ['assessment', 'scorecard', 'priority list', 'triage', 'maturity', 'shortlist', 'risk level'] },
    { weight: 1, words: ['score', 'risk', 'criteria', 'quality', 'best', 'points'] },
  ],
  actor: 'user',
  object: { fallback: 'candidate', kinds: [] },
  entities: [
    {
      key: 'yardstick',
      name: 'scoring model',
      kind: 'document',
      fields: ['title: text', 'version: integer', 'criteria: json', 'bands: json', 'validFrom: date'],
      relations: [{ says: 'has many', to: 'mark' }],
    },
    {
      key: 'mark',
      name: 'score',
      kind: 'measure',
      sameAs: ['score', 'grade'],
      fields: [
        'total: decimal',
        'band: text',
        'parts: json',
        'inputsHash: text',
        'computedAt: datetime',
        'overruledTo: text',
        'overruledBecause: text',
      ],
      relations: [
        { says: 'belongs to', to: 'yardstick' },
        { says: 'refers to', to: 'object' },
      ],
    },
  ],
  nodes: [],
  edges: [],
  boundaries: [
    {
      name: 'Fair and explainable',
      protects: ['mark', 'yardstick'],
      mechanism: [
        'Only listed fields enter a score; protected traits and their stand-ins are on a deny list that the build checks. Nobody is refused by a number alone.',
        'Each score stores its inputs’ hash, model version and parts; changing the model needs a second person.',
      ],
    },
  ],
  failures: [
    [
      'When an input is missing, the score says "incomplete" with the field, and no zero slips in.',
      'When inputs change during computing, the hash differs and the score is made again.',
    ],
  ],
  features: [
    {
      key: 'score',
      name: ['{Object} score with its parts', 'Ranked {objects}, explained', 'Which {objects} come first, and why'],
      need: 'core',
      description: [
        'Computes a number for each {object} from named criteria with weights, and shows how it comes about.',
        'Sorts {objects} by what matters and names for each the two criteria that raised or lowered it most.',
        'Turns many facts about {an object} into one place in a list that can be defended.',
      ],
      stories: [
        { as: 'actor', want: 'to see {objects} in order of importance', so: 'I begin with the right one' },
        { as: 'actor', want: 'to see why {an object} stands where it does', so: 'I can explain it to others' },
        { as: 'other', want: 'to object to a score about me', so: 'a human looks at it' },
      ],
      criteria: [
        [
          'The parts shown add up to the total, to two decimals, for every {object}.',
          'Adding the listed parts gives the total of each {object} exactly.',
        ],
        [
          'The same inputs and version give the same score, on every machine.',
          'Computing a thousand stored {objects} anew changes no number.',
        ],
        'Changing one criterion in the favourable direction never lowers the total, checked with generated cases.',
      ],
      api: [
        { method: 'GET', path: '/{object.path}/ranked', purpose: 'in order, with band and main reasons' },
        { method: 'GET', path: '/{object.path}/:id/score', purpose: 'parts of one score' },
      ],
      reads: ['object', 'yardstick'],
      writes: ['mark'],
      edgeCases: [
        [
          'Two {objects} have equal totals: a named second criterion decides, then the older one.',
          'A value lies outside the known range: it is capped and marked.',
        ],
        'Half of the inputs are unknown: the {object} is listed apart, as not comparable.',
      ],
      effort: 'M',
      after: ['records/keep'],
      steps: [
        'Write criteria as data: field, scale to 0..1, weight, sentence for the reason.',
        'Compute total and parts in one pure function; property tests for monotony and bounds.',
        'Store {mark.name} with the version; recompute only when inputs or model change.',
        'Show list, band, two reasons, missing inputs.',
      ],
      pitfalls: [
        ['Treating missing as zero.', 'Weights hidden in code.'],
        'A score with two decimals from guesses with none.',
      ],
    },
    {
      key: 'model',
      name: [
        'Weights and bands for {objects}',
        'Set how {objects} are judged',
        '{Object} criteria, tried on old cases',
      ],
      need: 'usual',
      description: [
        'The {keeper} sets criteria and weights, sees at once how the order of real {objects} would change, and puts it into force.',
        'Lets the yardstick for {objects} be tried on past cases before it counts.',
      ],
      stories: [
        { as: 'keeper', want: 'to try new weights on last year’s {objects}', so: 'I see who would have moved' },
      ],
      criteria: [
        'The trial lists every {object} that changes its band, with the criterion that caused it.',
        [
          'Old scores keep the version they were made with.',
          'A new version leaves past scores and their explanations as they were.',
        ],
      ],
      api: [
        { method: 'POST', path: '/{yardstick.path}/trial', purpose: 'compare on stored cases' },
        { method: 'POST', path: '/{yardstick.path}/:id/activate', purpose: 'put into force from a date' },
      ],
      reads: ['object', 'mark'],
      writes: ['yardstick'],
      edgeCases: [
        'All weights are zero: saving is refused.',
        'A criterion has the same value for all {objects}: the trial says that it decides nothing.',
      ],
      effort: 'M',
      after: ['score'],
      steps: [
        'Version {yardstick.name}; never edit one in force.',
        'Run the trial with the same function as the real score.',
        'Show moved {objects} first.',
      ],
      pitfalls: ['Tuning weights until three known cases look right.'],
    },
    {
      key: 'overrule',
      name: [
        'Overrule the score of {an object}',
        'Human decision over {object} scores',
        '{Object} scores against what really happened',
      ],
      need: 'usual',
      description: [
        'Lets a person set another band with a reason, and compares scores with what came of {objects} later.',
        'Keeps the last word with people and learns how often the number was right.',
      ],
      stories: [
        { as: 'actor', want: 'to overrule a score with a reason', so: 'what the numbers do not know still counts' },
      ],
      criteria: [
        'An overruled {object} shows both values, person, reason and date.',
        [
          'For each band the share of good outcomes over the last 12 months is shown.',
          'Every band states how many of its {objects} turned out well in the past year.',
        ],
      ],
      api: [{ method: 'POST', path: '/{mark.path}/:id/overrule', purpose: 'set another band with a reason' }],
      reads: ['object', 'yardstick'],
      writes: ['mark'],
      edgeCases: [
        'Inputs change after overruling: the person is asked whether it still holds.',
        'One person overrules half of all scores: the {keeper} sees the share.',
      ],
      effort: 'S',
      after: ['score'],
      steps: [
        'Store the overruling beside the score.',
        'Record outcomes and compute hit rates by band.',
        'List criteria that did not separate good from bad.',
      ],
      pitfalls: ['Feeding overruled values back as truth without looking.'],
    },
  ],
  usage: [],
  pains: [
    [
      'Which {object} comes first is decided by whoever shouts loudest.',
      'Two of us judge the same {object} and come to opposite results.',
      'We treat all {objects} alike because nobody has time to compare.',
    ],
  ],
  competitors: [
    {
      name: 'Weighted spreadsheet',
      kind: 'manual',
      positioning: 'Columns, weights, a sum; known to everybody.',
      gap: 'Each copy has other weights, and nobody compares with what became of {objects}.',
      unverified: true,
    },
  ],
  risks: [
    [
      'Scores about people fall under strict law in many regions; explanation, objection and human review are needed from the start.',
      'A number looks exact and ends discussion; if it is wrong about {objects}, it is wrong for all of them.',
    ],
  ],
  metrics: [
    [
      'Top band contains at least 60 % of the {objects} that turn out well',
      'Two judges agree on the band of {an object} in 85 % of cases',
    ],
    ['Time to choose the next {object} below one minute', 'Overruled scores below 10 %'],
  ],
};
