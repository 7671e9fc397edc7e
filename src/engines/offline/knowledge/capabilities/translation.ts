import type { Capability } from '../schema.ts';

export const translation: Capability = {
  id: 'translation',
  name: 'content in several languages',
  verbs: ['translate', 'localise', 'localize', 'ubersetzen', 'traducir', 'traduzir', 'traduire'],
  triggers: [
    {
      weight: 3,
      words: [
        'traduccion*',
        'traducoes',
        'translation',
        'multilingual',
        'multi-language',
        'several language',
        'localisation',
        'localization',
        'machine translation',
        'ubersetzung',
        'mehrsprachig',
        'traduccion',
        'multilingue',
        'traducao',
        'traduction',
        'plusieurs langue',
        'varios idiomas',
        'अनुवाद',
      ],
    },
    {
      weight: 2,
      words: ['bilingual', 'own language', 'native language', 'two language', 'glossary', 'zweisprachig'],
    },
    { weight: 1, words: ['language', 'idioma', 'sprache', 'migrant', 'refugee', 'tourist'] },
  ],
  actor: 'user',
  object: { fallback: 'text', kinds: ['document', 'message', 'item', 'event', 'place', 'task'] },
  entities: [
    {
      key: 'version',
      name: 'language version',
      kind: 'document',
      fields: [
        'language: text',
        'texts: json',
        'sourceHash: text',
        'status: missing | machine | checked | outdated',
        'checkedBy: reference',
        'checkedAt: datetime',
      ],
      relations: [{ says: 'belongs to', to: 'object' }],
    },
    {
      key: 'term',
      name: 'glossary term',
      kind: 'document',
      fields: ['source: text', 'language: text', 'target: text', 'note: text', 'never: list'],
      relations: [],
    },
  ],
  nodes: [
    {
      key: 'translator',
      need: 'translation',
      type: 'ai',
      label: 'Machine Translation',
      does: [
        'Proposes a {version} of {objects} with the own glossary, marked as machine-made.',
        'Translates what is new or changed and leaves names, numbers and slots untouched.',
      ],
    },
  ],
  edges: [
    {
      from: 'worker',
      to: 'translator',
      protocol: 'HTTPS',
      purpose: ['have changed passages translated', 'send text with its glossary'],
    },
  ],
  boundaries: [
    {
      name: 'What may go out for translation',
      protects: ['object', 'translator'],
      mechanism: [
        'Names, addresses and numbers are replaced by marks before text leaves and put back afterwards; fields marked private never leave.',
        'Only fields that are named as public text are sent; all others stay in the database.',
      ],
    },
  ],
  failures: [
    [
      'When the translation service is down, readers get the original with a line that says so, and the queue catches up later.',
      'When a {version} is missing, the next best language of the reader is shown and named.',
    ],
    'When a translation comes back without one of its marks, it is refused and listed for a person.',
  ],
  features: [
    {
      key: 'versions',
      name: ['{Objects} in several languages', '{Object} with {versions}', 'Languages of {objects}, kept by {actors}'],
      need: 'core',
      description: [
        'Keeps {objects} in each language with a state that tells missing, machine-made, checked and outdated apart.',
        'Writes once, reads in many languages: every passage of {an object} knows whether its translation still fits.',
      ],
      stories: [
        {
          as: 'actor',
          want: 'to see which {versions} are out of date',
          so: 'I translate what changed and nothing else',
        },
        { as: 'other', want: 'to read {objects} in my language', so: 'I understand what I agree to' },
      ],
      criteria: [
        'Changing one sentence of {an object} marks that passage as outdated in every language and leaves the rest checked.',
        'A reader with languages [tr, de] sees Turkish, else German, else the original, and the page says which.',
        [
          'Switching language keeps the place on the page and what was typed.',
          'After a change of language a half-filled form still holds its entries.',
        ],
      ],
      api: [
        { method: 'GET', path: '/{object.path}/:id/versions/best', purpose: 'best version for the reader' },
        { method: 'PUT', path: '/{object.path}/:id/versions/:language', purpose: 'save a version' },
      ],
      reads: ['object'],
      writes: ['version'],
      edgeCases: [
        'Arabic or Hebrew: the page turns round, numbers and codes do not.',
        'German words are longer than English ones: buttons wrap instead of cutting off.',
        'Plural has three forms in Polish: messages use plural rules, not "(s)".',
      ],
      effort: 'L',
      after: ['records/keep'],
      steps: [
        'Cut {object.name} texts into passages with stable keys; store for each translation the hash of the source it was made from.',
        'Resolve the language by choice, then account, then browser, in one function.',
        'Put interface texts into message files with ICU plurals, apart from content.',
        'Build the editor with source and translation side by side, changed words marked.',
      ],
      pitfalls: [
        'A column for each language: the fifth one is a migration.',
        'Joining sentences from parts: word order differs.',
      ],
    },
    {
      key: 'machine',
      name: [
        'First drafts of {objects} by machine',
        'Machine drafts that {actors} check',
        '{Object} translation with {terms}',
      ],
      need: 'core',
      description: [
        'Proposes translations of what is missing or outdated, with the own {terms}, for a person to accept or mend.',
        'Lets a machine do the first pass over {objects} and shows {actors} only what needs an eye.',
      ],
      stories: [
        { as: 'actor', want: 'to accept a good draft with one key', so: 'twenty {objects} take an hour' },
        { as: 'actor', want: 'to fix how a word is translated for ever', so: 'I never mend it again' },
      ],
      criteria: [
        'Readers see a machine-made {version} with a mark until a person has checked it.',
        'Each {term} of the glossary appears in the draft as set; a draft without it is flagged.',
        'A passage already translated elsewhere is filled from memory and costs no call.',
      ],
      api: [
        { method: 'POST', path: '/{object.path}/:id/drafts', purpose: 'draft missing and outdated passages' },
        { method: 'PUT', path: '/{term.path}/:id', purpose: 'set a term' },
      ],
      reads: ['object', 'term'],
      writes: ['version', 'term'],
      edgeCases: [
        'The text holds an instruction to the machine: it is translated like any other sentence.',
        'The source mixes two languages: passages are told apart, a foreign quote stays.',
      ],
      effort: 'M',
      after: ['versions'],
      steps: [
        'Queue drafts by passage with the key of source hash and language, so that nothing is paid for twice.',
        'Protect slots, links and numbers by marks and compare them afterwards.',
        'Keep accepted pairs as memory and look there first.',
      ],
      pitfalls: ['Translating whole pages anew at each small change: checked sentences are lost.'],
    },
    {
      key: 'talk',
      name: [
        '{Actors} write in their own language',
        'Messages on {objects}, read in both languages',
        'Translated talk on {objects}',
      ],
      need: 'later',
      only: 'many',
      description: [
        'Shows what others write about {objects} in the reader’s language with the original one tap away.',
        'Lets two people who share no language settle {an object}, each in the own one.',
      ],
      stories: [
        { as: 'actor', want: 'to see the original beside the translation', so: 'I notice when something sounds odd' },
      ],
      criteria: [
        'A message appears in the original at once and translated within 3 seconds.',
        'Times, amounts and names are the same in both.',
      ],
      api: [{ method: 'POST', path: '/{object.path}/:id/translate', purpose: 'one text for one reader' }],
      reads: ['object', 'term'],
      writes: [],
      edgeCases: [
        'Three words of slang: shown as they are, with a note that they were not understood.',
        'Both write English anyway: nothing is translated.',
      ],
      effort: 'S',
      after: ['machine'],
      steps: [
        'Detect the language of each text and translate on reading, kept by hash.',
        'Show original and translation as one bubble with a switch.',
      ],
      pitfalls: ['Storing only the translation.'],
    },
  ],
  usage: [{ need: 'translation', units: 40 }],
  pains: [
    [
      'Half of the people for whom {objects} are meant cannot read them.',
      'The Turkish leaflet is two years older than the German one, and nobody noticed.',
      'A cousin translates for us when she has time.',
    ],
  ],
  competitors: [
    {
      name: 'Weblate',
      kind: 'adjacent',
      positioning: 'Open-source localisation platform that one can host oneself.',
      gap: 'Made for texts of software in a repository, not for {objects} that change daily.',
      source: 'https://raw.githubusercontent.com/WeblateOrg/weblate/HEAD/README.rst',
    },
    {
      name: 'DeepL',
      kind: 'adjacent',
      positioning: 'Machine translation of text and files.',
      gap: 'Translates what is pasted; which {version} is out of date, it cannot know.',
      unverified: true,
    },
    {
      name: 'A colleague who speaks both',
      kind: 'manual',
      positioning: 'Knows the words of the field.',
      gap: 'Has another job and is on holiday in August.',
      unverified: true,
    },
  ],
  risks: [
    [
      'A wrong translation of a dose, a date or a duty does harm; mark machine texts and have such {objects} checked by a person.',
      'Each further language costs care for ever: begin with the two that most readers need.',
    ],
  ],
  metrics: [
    [
      '95 % of public {objects} checked in each offered language',
      'A changed passage is checked in all languages within 3 working days',
    ],
    'A third of readers use another language than the original',
  ],
};
