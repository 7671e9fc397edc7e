import type { Capability } from '../schema.ts';

export const answers: Capability = {
  id: 'answers',
  name: 'answers, explanations and summaries from given material',
  verbs: ['summarise', 'summarize', 'explain', 'simplify', 'condense', 'zusammenfassen', 'beantworten', 'erklaren', 'resumir', 'responder', 'explicar', 'resumer', 'repondre', 'expliquer'],
  triggers: [
    { weight: 3, words: ['chatbot', 'question answering', 'ai summary', 'plain language', 'retrieval augmented', 'rag', 'chat with document', 'leichte sprache', 'resume automatique', 'answer from', 'answer from manual', 'ask document', 'chat with', 'chat with pdf', 'knowledge assistant', 'in simple word', 'in simple language', 'easy to read', 'easy read', 'faq bot', 'knowledge bot', 'explain like', 'key takeaway', 'meet summary', 'summary of meet', 'sum up', 'summary of article', 'summary of document', 'into word', 'in simple term', 'in normal language', 'in everyday word', 'word that understand', 'word person understand', 'word anyone', 'so patient understand', 'what it mean', 'what error mean', 'error code', 'in five line', 'five line', 'three line', 'half page', 'one-page summary', 'keep ask', 'stand in handbook', 'which rule apply', 'which law apply', 'help me understand', 'help understand', 'help person understand', 'understand letter', 'understand contract', 'understand bill', 'understand diagnosis', 'understand law', 'read contract', 'read contract for', 'read letter', 'paper in short', 'research paper', 'study in short', 'short summary', 'short version of'] },
    { weight: 2, words: ['summarisation', 'summarization', 'tldr', 'explanation', 'executive summary', 'zusammenfassung', 'resumen', 'ask in own', 'ask anything', 'ask question about', 'question about document', 'answer question', 'same question', 'with source', 'with page number', 'cite source', 'quote source', 'answer with source', 'look up answer', 'what contract say', 'what manual say', 'what law say', 'understandable language', 'everyday language', 'legalese', 'jargon free', 'short version', 'in three sentence', 'in one paragraph', 'gist of', 'boil down', 'main point', 'nobody read whole', 'too long to', 'explain what', 'explain contract', 'explain bill', 'explain letter', 'explain diagnosis', 'explain result', 'lab result explain', 'knowledge base', 'company wiki', 'company handbook', 'search manual', 'out of manual', 'write from manual', 'make up answer', 'summarize', 'summarise', 'digest of meet', 'in plain english', 'so i understand', 'so they understand', 'what they mean', 'do it mean', 'what this mean', 'what it decide', 'in few line', 'keep ask us', 'answer is in', 'answer are in', 'know rule of', 'helper that know', 'helper that tell', 'am i allow', 'are right', 'judgment', 'verdict', 'read for me', 'skim', 'rule of game', 'rule book', 'common question'] },
    { weight: 1, words: ['summary', 'natural language', 'jargon', 'lookup', 'faq', 'manual', 'handbook', 'guideline', 'in word', 'word everybody', 'understand it', 'mean of', 'mean what', 'what it say', 'few line', 'one paragraph', 'same thing ask', 'ask same', 'ask again and', 'over and over', 'it all in', 'in handbook', 'in manual', 'in document', 'in file', 'from document', 'from handbook', 'know manual', 'know rule', 'right as', 'explain in', 'explanation of', 'explain why', 'in short', 'understand', 'rulebook', 'frequently ask', 'look it up', 'look up', 'tell what', 'helper', 'meaning', 'judgement', 'line', 'question'] },
  ],
  actor: 'user',
  object: { fallback: 'document', kinds: ['document', 'message', 'event', 'item', 'measure'] },
  entities: [
    {
      key: 'passage',
      name: 'passage',
      kind: 'document',
      fields: [
        'text: text',
        'page: integer',
        'startsAt: integer',
        'vector: list of decimal',
        'sourceVersion: integer',
        'language: text',
      ],
      relations: [{ says: 'belongs to', to: 'object' }],
    },
    {
      key: 'answer',
      name: 'answer',
      kind: 'message',
      sameAs: ['answer', 'summary', 'explanation'],
      fields: [
        'askedBy: reference',
        'question: text',
        'text: text',
        'passages: list of reference',
        'verdict: helpful | wrong | unrated',
        'promptVersion: text',
        'cost: money',
        'givenAt: datetime',
      ],
      relations: [
        { says: 'belongs to', to: 'actor' },
        { says: 'refers to', to: 'passage' },
      ],
    },
  ],
  nodes: [
    {
      key: 'reader',
      need: 'llm',
      type: 'ai',
      label: '{Object} Reader',
      does: [
        'Reads chosen passages of {objects} and answers from them alone, with their numbers.',
        'Shortens or explains {objects} in the words that were asked for and points at the places it used.',
      ],
    },
    {
      key: 'meaning',
      need: 'embeddings',
      type: 'ai',
      label: 'Passage Finder',
      does: [
        'Finds the passages whose meaning is nearest to a question.',
        'Turns passages of {objects} into vectors, so that other words for the same thing are found.',
      ],
    },
  ],
  edges: [
    {
      from: 'worker',
      to: 'meaning',
      protocol: 'HTTPS or in process',
      purpose: ['prepare passages of new {objects}', 'compute vectors in batches'],
    },
    {
      from: 'api',
      to: 'reader',
      protocol: 'HTTPS, streamed',
      purpose: ['have a question answered from passages', 'get {objects} shortened or explained'],
    },
  ],
  boundaries: [
    {
      name: 'Only what the asker may read',
      protects: ['passage', 'reader'],
      mechanism: [
        'Passages are filtered by the asker’s rights in the query itself, before any of them reaches the model.',
        'The model sees passages of {objects} that this person could open by hand, marked as quoted material; orders inside them have no effect.',
      ],
    },
  ],
  failures: [
    [
      'When the model is away, the best five passages are shown without a text around them.',
      'When no text can be made, the places in {objects} that fit are listed, which is often enough.',
    ],
    [
      'When {an object} was changed after its passages were made, the answer carries a note and the passages are made anew.',
      'When a file cannot be read (scan without text, password), it is listed as not included.',
    ],
  ],
  features: [
    {
      key: 'ask',
      name: ['Ask {objects} a question', 'Answers from {objects}, with the place', '{Object} explained, with sources'],
      need: 'core',
      description: [
        'Answers questions about {objects} in two to five sentences and shows the passage behind each of them.',
        'Explains what stands in {objects} in the asker’s own language, and says "not in there" when it is not.',
        'Finds the places in {objects} that matter to a question and puts them into plain words.',
      ],
      stories: [
        { as: 'actor', want: 'to ask in my own words', so: 'I need not know the terms of {objects}' },
        { as: 'actor', want: 'to open the passage behind a sentence', so: 'I can rely on it' },
        { as: 'keeper', want: 'to read which questions had no answer', so: 'I know what is missing in {objects}' },
      ],
      criteria: [
        [
          'On 60 stored questions the right passage is among the first five in at least 90 % of cases.',
          'For nine of ten test questions the passage that holds the answer is found.',
        ],
        [
          'Every sentence with a fact has at least one passage; choosing it opens {an object} at that place.',
          'Each factual sentence can be traced to its place in one step.',
        ],
        'Of 20 questions that {objects} do not answer, at least 19 get "not found".',
        [
          'First words within 3 seconds, whole answer within 12, at the 95th percentile.',
          'In 95 of 100 cases the answer is complete after twelve seconds.',
        ],
      ],
      api: [
        {
          method: 'POST',
          path: '/{object.path}/questions',
          purpose: 'ask over all or chosen ones, answered as a stream',
        },
        { method: 'POST', path: '/{answer.path}/:id/verdict', purpose: 'say whether it helped' },
      ],
      reads: ['object', 'passage'],
      writes: ['answer', 'passage'],
      edgeCases: [
        [
          'Two sources contradict each other: both statements are given with their dates.',
          'A newer version overrules an older one: the newer is used and the older is named.',
        ],
        'The question has two parts: each gets its own short answer.',
        'It is asked in another language than the material: the answer is in the asker’s, the quotation in the original.',
        'Somebody asks for a decision or advice: the facts are given and who may decide is named.',
      ],
      effort: 'L',
      after: ['records/keep'],
      steps: [
        'Write 60 real questions with the right passage and the expected points before choosing any technique.',
        'Cut {objects} at headings and paragraphs into {passage.name} rows of 150 to 300 words with page and position.',
        'Search by words and by meaning, join both lists, keep the best eight.',
        'Ask for an answer as structured text with passage numbers; reject numbers that were not given.',
        'Run the 60 questions on each change and print found, supported, refused.',
      ],
      pitfalls: [
        [
          'Cutting every 500 characters, through tables and sentences.',
          'Searching by meaning only: names and numbers are then missed.',
        ],
        'Testing with questions that were made from the passages.',
      ],
    },
    {
      key: 'digest',
      name: ['Short version of {objects}', '{Object} on half a page', 'The essence of {an object}'],
      need: 'usual',
      description: [
        'Shortens {an object} to a chosen length: what it is about, what follows, what is open.',
        'Gives the essence of {an object} in ten lines, each linked to its place.',
      ],
      stories: [
        {
          as: 'actor',
          want: 'to read the essence of {an object} in one minute',
          so: 'I know whether I must read all of it',
        },
      ],
      criteria: [
        'Each number, name and date in the short version occurs in the original; a check by program marks any that does not.',
        [
          'For 20 test {objects} at least 90 % of the points that two people marked as important are there.',
          'Points marked by two readers appear in the short version nine times out of ten.',
        ],
      ],
      api: [{ method: 'POST', path: '/{object.path}/:id/digest', purpose: 'short version in a chosen length' }],
      reads: ['object', 'passage'],
      writes: ['answer'],
      edgeCases: [
        '{An object} is shorter than the wanted length: it is shown as it is.',
        'It has 400 pages: parts are shortened first, then joined, and every part is named.',
      ],
      effort: 'M',
      after: ['ask'],
      steps: [
        'Shorten part by part, keep passage numbers, then join.',
        'Compare names and numbers with the original by program.',
        'Keep short versions with the version of {object.name} and remake them on change.',
      ],
      pitfalls: ['Shortening a shortened text again and again.'],
    },
  ],
  usage: [
    { need: 'llm', units: 50 },
    { need: 'embeddings', units: 80 },
  ],
  pains: [
    [
      'The answer stands in one of forty {objects}, and reading them takes an afternoon.',
      '{Objects} are written for experts; those whom they concern do not understand them.',
      'The same question about {objects} is answered by hand ten times a week.',
    ],
  ],
  competitors: [
    {
      name: 'NotebookLM',
      kind: 'adjacent',
      positioning: 'Questions and summaries over uploaded sources.',
      gap: 'A general notebook; rights, fields and the work that follows from {objects} are outside.',
      unverified: true,
    },
    {
      name: 'Asking the colleague who knows',
      kind: 'manual',
      positioning: 'Right, short, with experience.',
      gap: 'Is interrupted ten times a day and retires one day.',
      unverified: true,
    },
  ],
  risks: [
    [
      'A confident wrong answer about {objects} can cause harm; in law, health and money the source must be read before acting.',
      'General assistants read files too; the gain must lie in rights, in upkeep and in what happens after the answer.',
    ],
  ],
  metrics: [
    ['70 % of answers rated as helpful', 'Wrong answers below 3 % in a weekly sample of 50'],
    ['Median of 15 seconds from question to answer', 'Repeated questions to colleagues down by half in two months'],
  ],
};
