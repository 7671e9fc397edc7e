import type { Capability } from '../schema.ts';

export const search: Capability = {
  id: 'search',
  name: 'full-text search',
  verbs: [
    'search',
    'look up',
    'query',
    'retrieve',
    'suchen',
    'nachschlagen',
    'durchsuchen',
    'buscar',
    'consultar',
    'pesquisar',
    'procurar',
    'chercher',
    'rechercher',
  ],
  triggers: [
    {
      weight: 3,
      words: [
        'search engine',
        'full-text',
        'semantic search',
        'searchable',
        'suche',
        'volltextsuche',
        'buscador',
        'busca',
        'moteur de recherche',
      ],
    },
    { weight: 2, words: ['search', 'knowledge base', 'busqueda'] },
    { weight: 1, words: ['thousand', 'archive', 'lookup', 'keyword', 'filter', 'index', 'faq', 'recherche'] },
  ],
  actor: 'user',
  object: { fallback: 'entry', kinds: ['document', 'item', 'message', 'person', 'place'] },
  entities: [
    {
      key: 'query',
      name: 'saved search',
      plural: 'saved searches',
      kind: 'document',
      fields: [
        'owner: reference',
        'text: text',
        'filters: json',
        'notifyEvery: none | day | week',
        'lastResultAt: datetime',
      ],
      relations: [
        { says: 'belongs to', to: 'actor' },
        { says: 'refers to', to: 'object' },
      ],
    },
    {
      key: 'fragment',
      name: 'search fragment',
      kind: 'document',
      fields: [
        'text: text',
        'vector: list of decimal',
        'position: integer',
        'language: text',
        'sourceVersion: integer',
      ],
      relations: [{ says: 'belongs to', to: 'object' }],
    },
  ],
  nodes: [
    {
      key: 'index',
      need: 'search',
      type: 'database',
      label: '{Object} Index',
      does: [
        'Finds {objects} by words, stems and near spellings. Ranks what it finds.',
        'Holds the words of all {objects}. Answers over thousands of them take milliseconds.',
      ],
    },
  ],
  edges: [
    {
      from: 'worker',
      to: 'index',
      protocol: 'bulk update',
      purpose: ['bring changed {objects} into the index', 'add fragments of new {objects}, remove deleted ones'],
    },
    {
      from: 'api',
      to: 'index',
      protocol: 'query',
      purpose: ['find {objects} for a text', 'rank {objects} and cut out matching passages'],
    },
  ],
  boundaries: [
    {
      name: 'Results respect rights',
      protects: ['index', 'fragment'],
      mechanism: [
        'The searcher’s rights are part of the query. No hit is fetched first and hidden afterwards.',
        'Each fragment carries its readers. A change of rights re-indexes before anything else.',
      ],
    },
  ],
  failures: [
    [
      'When the index is away, names of {objects} still answer. The page says that the search is limited.',
      'When indexing falls behind, results carry "as of" with the time.',
    ],
    [
      'When the index is lost, it is rebuilt from {object.name}. The switch waits until the counts agree.',
      'When a rebuild fails, the old index goes on answering.',
    ],
  ],
  features: [
    {
      key: 'fulltext',
      name: ['Full-text search in {objects}', 'Search inside {objects}', 'Search box for the text of {objects}'],
      need: 'core',
      description: [
        'Searches the words inside {objects} and forgives a typing mistake. The passage that matched is shown.',
        'One box over all {objects}. Words, quoted phrases and filters; best hits first.',
        'Ranks {objects} by how well they answer. The place in the text is marked.',
      ],
      stories: [
        [
          {
            as: 'actor',
            want: 'to search by any word that I remember',
            so: 'I need not know where {an object} was filed',
          },
          { as: 'actor', want: 'to search for a phrase in quotes', so: 'I find the one {object} that says it' },
          { as: 'actor', want: 'to search in my own words', so: 'I need not know the official term' },
          { as: 'actor', want: 'to search by half a name', so: 'what I misheard is found too' },
        ],
        [
          { as: 'actor', want: 'to see the matching passage in the list', so: 'I open the right {object} first' },
          { as: 'actor', want: 'to narrow hits by year', so: 'old {objects} do not bury the new' },
          { as: 'actor', want: 'to see how many {objects} match', so: 'I know when to narrow the search' },
        ],
        [
          { as: 'keeper', want: 'to see which searches found nothing', so: 'I know what is missing' },
          { as: 'keeper', want: 'to see what is searched most', so: 'I put those {objects} up front' },
          { as: 'keeper', want: 'to name two words as equal', so: 'both find the same {objects}' },
        ],
      ],
      criteria: [
        [
          'Among 100,000 {objects}, 95 % of searches take under 300 ms.',
          'Ten of 100,000 {objects} arrive within 0.3 seconds.',
        ],
        ['One wrong letter in a long word is forgiven.', 'Two letters swapped: the {object} is on page one.'],
        [
          'A changed {object} is found by new words in 10 seconds. The old words miss it.',
          'Ten seconds after saving, only the new text matches.',
        ],
      ],
      api: [{ method: 'GET', path: '/{object.path}/full-text', purpose: 'ranked hits with their passages' }],
      reads: ['object'],
      writes: ['fragment'],
      edgeCases: [
        ['One letter is typed: recent {objects} are shown.', 'A page of text is pasted: 200 characters count.'],
        ['Two languages in one {object}: each has its stemmer.', 'Numbers with dots and dashes match without them.'],
        ['No hit: the nearest spelling and active filters show.', 'A thousand hits: the count stops at "over 1,000".'],
      ],
      effort: 'L',
      after: ['records/keep'],
      steps: [
        'Split {objects} into {fragment.name} rows of 200 words. Store position and language.',
        'Update the index from an outbox of changes. Ignore versions older than the indexed one.',
        'Write twenty real searches with expected first hits. Keep the share that passes as a number.',
        'Show marked passages, filters with counts, age of index.',
      ],
      pitfalls: [
        ['A leading wildcard: it works with a hundred rows.', 'Indexing in the request that saves {an object}.'],
        [
          'Tuning ranking by feeling instead of by expected hits.',
          'Hiding forbidden hits after the search: counts leak them.',
        ],
      ],
    },
    {
      key: 'saved',
      name: ['Saved searches for {objects}', 'Watch for new {objects}', 'New {objects} for a kept search'],
      need: 'later',
      description: [
        'Keeps a search under a name. The {actor} hears when a new {object} matches.',
        'Repeats a search every day. It reports only {objects} that are new.',
      ],
      stories: [
        [
          {
            as: 'actor',
            want: 'to be told when a new {object} fits my search',
            so: 'I stop repeating it every morning',
          },
          { as: 'actor', want: 'to keep a search by name', so: 'I do not rebuild its filters' },
        ],
      ],
      criteria: [
        'A new matching {object} is reported once. It comes with the next daily or weekly message.',
        ['Removing a saved search stops its messages at once.', 'A deleted search sends nothing more.'],
      ],
      api: [
        { method: 'POST', path: '/{query.path}', purpose: 'keep a search' },
        { method: 'DELETE', path: '/{query.path}/:id', purpose: 'forget it' },
      ],
      reads: ['object', 'fragment'],
      writes: ['query'],
      edgeCases: ['It matches 500 new {objects}: ten are sent.', 'A filter in it is gone: its owner chooses.'],
      effort: 'S',
      after: ['fulltext', 'notifications/send'],
      steps: [
        'Store text, filters and last run in {query.name}.',
        'Run due ones in batches. Compare by creation time of {objects}.',
        'Send one message for all searches of a person.',
      ],
      pitfalls: ['Running each saved search at every single change.'],
    },
  ],
  usage: [{ need: 'search', units: 60 }],
  pains: [
    [
      'We have {an object} about this. I cannot find it.',
      'Whoever filed {objects} is the only one to find them.',
      'Searching for one sentence means opening twenty {objects}.',
    ],
  ],
  competitors: [
    {
      name: 'File search of the computer',
      kind: 'substitute',
      positioning: 'Finds names, sometimes contents, on one machine.',
      gap: 'Knows neither the fields of {objects} nor what colleagues keep.',
      unverified: true,
    },
  ],
  risks: [
    [
      'If the first three searches miss, people ask a colleague. They never type again.',
      'Titles of secret {objects} among the hits are a leak.',
    ],
  ],
  metrics: [
    ['80 % of searches end on the first three hits', 'Searches for {objects} without a hit below 8 %'],
    ['Median of 20 seconds to the opened {object}', 'Expected first hit in 90 of 100 test searches'],
  ],
};
