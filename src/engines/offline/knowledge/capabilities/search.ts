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
      fields: ['text: text', 'filters: json', 'notifyEvery: none | day | week', 'lastResultAt: datetime'],
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
        'Finds {objects} by words, word stems and near spellings, and ranks them.',
        'Holds the words of all {objects} so that a question over thousands of them is answered in milliseconds.',
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
        'The rights of the searcher are part of the query; hits are never fetched first and hidden afterwards, so that counts give nothing away.',
        'Each fragment carries who may read its {object}; a change of rights re-indexes it before anything else.',
      ],
    },
  ],
  failures: [
    [
      'When the index is away, a plain prefix search over names of {objects} answers and says that it is limited.',
      'When indexing falls behind, results carry "as of" with the time.',
    ],
    [
      'When the index is lost, it is rebuilt from {object.name} beside the old one and switched over when the counts agree.',
      'When a rebuild fails, the old index goes on answering.',
    ],
  ],
  features: [
    {
      key: 'fulltext',
      name: ['Full-text search in {objects}', 'Search inside {objects}', 'Search box for the text of {objects}'],
      need: 'core',
      description: [
        'Searches the words inside {objects}, tolerates a typing mistake, and shows the passage that matched.',
        'One box over all {objects}: words, phrases in quotes, filters beside it, best hits first.',
        'Ranks {objects} by how well their text answers the words typed, with the place marked.',
      ],
      stories: [
        {
          as: 'actor',
          want: 'to search by any word that I remember',
          so: 'I need not know where {an object} was filed',
        },
        { as: 'actor', want: 'to see the matching passage in the list', so: 'I open the right {object} first' },
        { as: 'keeper', want: 'to see which searches found nothing', so: 'I know what is missing' },
      ],
      criteria: [
        [
          'Among 100,000 {objects} the first ten hits arrive in under 300 ms at the 95th percentile.',
          'With 100,000 {objects} indexed, 95 of 100 searches answer within 0.3 seconds.',
        ],
        [
          'One wrong letter in a word of five or more still finds the {object}.',
          'A search with two letters swapped returns the intended {object} on the first page.',
        ],
        'A changed {object} is found by its new words within 10 seconds and no longer by the old ones.',
      ],
      api: [
        { method: 'GET', path: '/{object.path}/full-text', purpose: 'ranked hits with passages and filter counts' },
      ],
      reads: ['object'],
      writes: ['fragment'],
      edgeCases: [
        [
          'The search is one letter or only punctuation: recent {objects} are shown instead.',
          'The search is a pasted page of text: the first 200 characters count.',
        ],
        'Words in several languages are in one {object}: each part is stemmed in its own language.',
        'No hit: the nearest spelling is offered and the filters in force are named.',
      ],
      effort: 'L',
      after: ['records/keep'],
      steps: [
        'Split {objects} into {fragment.name} rows of about 200 words with position and language.',
        'Update the index from an outbox of changes, with the version of the source; ignore older versions.',
        'Write twenty real searches with the expected first hit as a test and keep the share that passes as a number.',
        'Show hits with marked passages, filters with counts, and the time of the index.',
      ],
      pitfalls: [
        [
          'Using a leading wildcard over the main table: it works with a hundred rows.',
          'Indexing in the same request that saves {an object}.',
        ],
        'Tuning ranking by feeling instead of by a list of expected hits.',
      ],
    },
    {
      key: 'saved',
      name: ['Saved searches for {objects}', 'Watch for new {objects}', 'New {objects} for a kept search'],
      need: 'later',
      description: [
        'Keeps a search under a name and tells the {actor} when a new {object} matches.',
        'Repeats a search every day and reports only {objects} that were not there before.',
      ],
      stories: [
        { as: 'actor', want: 'to be told when a new {object} fits my search', so: 'I stop repeating it every morning' },
      ],
      criteria: [
        'A new {object} that matches is reported once, with the next daily or weekly message.',
        [
          'Removing a saved search stops its messages at once.',
          'After a saved search is deleted no message about it leaves.',
        ],
      ],
      api: [
        { method: 'POST', path: '/{query.path}', purpose: 'keep a search' },
        { method: 'DELETE', path: '/{query.path}/:id', purpose: 'forget it' },
      ],
      reads: ['object', 'fragment'],
      writes: ['query'],
      edgeCases: [
        'The kept search matches 500 new {objects}: the message shows ten and the number.',
        'A filter that it uses was removed: the owner is asked to choose again.',
      ],
      effort: 'S',
      after: ['fulltext', 'notifications/send'],
      steps: [
        'Store text, filters and the time of the last run in {query.name}.',
        'Run due ones in batches and compare by creation time of {objects}.',
        'Send one message for all saved searches of a person.',
      ],
      pitfalls: ['Running each saved search at each change of each {object}.'],
    },
  ],
  usage: [{ need: 'search', units: 60 }],
  pains: [
    [
      'I know that we have {an object} about this and cannot find it.',
      'Whoever filed {objects} is the only one who can find them again.',
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
      'If the first three searches miss, people ask a colleague and never type again.',
      'A search that shows titles of secret {objects} is a leak even when they cannot be opened.',
    ],
  ],
  metrics: [
    [
      '80 % of searches end with a click on one of the first three hits',
      'Searches for {objects} without a hit below 8 %',
    ],
    ['Median of 20 seconds from first letter to opened {object}', 'Expected first hit in 90 of 100 test searches'],
  ],
};
