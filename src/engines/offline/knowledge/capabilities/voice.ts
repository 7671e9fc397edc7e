import type { Capability } from '../schema.ts';

export const voice: Capability = {
  id: 'voice',
  name: 'dictation and spoken commands',
  verbs: ['dictate', 'read aloud', 'vorlesen', 'diktieren', 'dictar', 'ditar', 'dicter'],
  triggers: [
    {
      weight: 3,
      words: [
        'voice command',
        'voice control',
        'voice assistant',
        'voice input',
        'voice entry',
        'spoken command',
        'hands-free',
        'text-to-speech',
        'speech recognition',
        'speech input',
        'wake word',
        'sprachsteuerung',
        'spracheingabe',
        'sprachassistent',
        'comando de voz',
        'comando of voz',
        'control por voz',
        'asistente de voz',
        'asistente of voz',
        'commande vocale',
        'assistant vocal',
        'manos libre',
      ],
    },
    {
      weight: 2,
      words: ['read aloud', 'dictation', 'by voice', 'voice-controlled', 'voice-driven', 'vorlesen', 'screen reader'],
    },
    { weight: 1, words: ['voice', 'spoken', 'blind', 'glove', 'microphone', 'accent', 'dialect', 'listen'] },
  ],
  actor: 'user',
  object: { fallback: 'entry', kinds: ['document', 'measure', 'task', 'item', 'event', 'message', 'place'] },
  entities: [
    {
      key: 'utterance',
      name: 'utterance',
      kind: 'message',
      fields: [
        'saidAt: datetime',
        'language: text',
        'heard: text',
        'confidence: decimal',
        'intent: text',
        'values: json',
        'status: heard | confirmed | corrected | dropped',
        'correctedTo: text',
      ],
      relations: [{ says: 'refers to', to: 'object' }],
    },
    {
      key: 'phraseBook',
      name: 'phrase book',
      kind: 'document',
      fields: ['language: text', 'commands: list', 'names: list', 'version: integer'],
      relations: [{ says: 'has many', to: 'utterance' }],
    },
  ],
  nodes: [
    {
      key: 'ears',
      need: 'speech',
      type: 'ai',
      label: 'Speech Recognition',
      does: [
        'Turns spoken words into text with the names of {objects} as hints.',
        'Hears short sentences in the chosen language and says how sure it is.',
      ],
    },
  ],
  edges: [
    {
      from: 'client',
      to: 'ears',
      protocol: 'audio stream or on the device',
      purpose: ['have a sentence recognised', 'stream speech while the button is held'],
    },
    { from: 'ears', to: 'api', protocol: 'HTTPS', purpose: 'return words with how sure they are' },
  ],
  boundaries: [
    {
      name: 'Sound is not kept',
      protects: ['utterance', 'ears'],
      mechanism: [
        'Audio lives in memory until the words are there and is then gone; a sample is kept only after an explicit yes.',
        'The microphone is open only while the button is held or the sign is lit, and no recording reaches the disk.',
      ],
    },
    {
      name: 'Speech is not a signature',
      protects: ['object'],
      mechanism: 'Whatever deletes, pays or sends to others asks for a tap; a voice in the room can not do it alone.',
    },
  ],
  failures: [
    [
      'When recognition is not to be reached, the words are typed instead, and what was half said is kept.',
      'When there is no network, a small set of commands works on the device and the rest says that it must wait.',
    ],
    'When it is too loud to be sure, the app repeats what it heard and asks, and it never files a guess.',
  ],
  features: [
    {
      key: 'dictate',
      name: ['Dictate {objects}', '{Objects} by voice for {actors}', 'Speak {an object} instead of typing'],
      need: 'core',
      description: [
        'Takes {an object} from one spoken sentence, fills its fields, and shows them for a yes.',
        'Listens while {actors} have their hands full and turns what they say into fields of {an object}.',
      ],
      stories: [
        { as: 'actor', want: 'to say a figure and its unit', so: 'my hands stay at work' },
        { as: 'actor', want: 'to correct one word by saying it again', so: 'I need not start over' },
      ],
      criteria: [
        [
          'From the end of speech to filled fields pass fewer than 2 seconds at the 95th percentile.',
          'In 95 of 100 tries the fields are filled within two seconds of the last word.',
        ],
        'On the 200 recorded test sentences of this product, 9 of 10 numbers and names are right, in quiet and at 70 dB of noise.',
        'Nothing is stored without a yes; dropping {an utterance} leaves no trace in {objects}.',
      ],
      api: [
        { method: 'POST', path: '/{object.path}/spoken', purpose: 'turn words into proposed fields' },
        { method: 'POST', path: '/{utterance.path}/:id/confirm', purpose: 'store what was proposed' },
      ],
      reads: ['phraseBook'],
      writes: ['utterance', 'object'],
      edgeCases: [
        '"Fifteen" or "fifty": both are shown when the second is nearly as likely.',
        'Two people talk at once: the sentence is repeated back and asked for again.',
        'A name from another language: the names of own {objects} are tried first.',
      ],
      effort: 'L',
      after: ['records/keep'],
      steps: [
        'Collect 200 real sentences from {actors}, with noise, and make them the test set before choosing a recogniser.',
        'Give the recogniser the names of {objects} and units as hints.',
        'Write "words to fields" as a pure function by language: numbers, units, dates, names; test it without sound.',
        'Show the filled form large, read it back, and take yes, no or one word.',
      ],
      pitfalls: [
        'Choosing the recogniser by its own demo in a quiet office.',
        'Sending everything to a language model when a table of patterns reads "forty two kilos" at once.',
      ],
    },
    {
      key: 'command',
      name: ['Spoken commands on {objects}', '{Actors} ask for {objects} aloud', 'Hands-free steps through {objects}'],
      need: 'usual',
      description: [
        'Understands a short list of commands such as next, repeat, how many, open, and answers aloud.',
        'Lets {actors} move through {objects} and ask for one figure without touching the screen.',
      ],
      stories: [
        { as: 'actor', want: 'to say "next" and hear the next step', so: 'I keep my eyes on the work' },
        { as: 'actor', want: 'to ask what can be said', so: 'I need not learn a manual' },
      ],
      criteria: [
        'The list of commands fits on one screen and is read aloud on "help".',
        'A sentence that fits no command changes nothing and is answered with the nearest one.',
        'Deleting by voice ends in a question that needs a tap.',
      ],
      api: [{ method: 'GET', path: '/{phraseBook.path}/:language', purpose: 'commands and names for the device' }],
      reads: ['phraseBook', 'object'],
      writes: ['utterance'],
      edgeCases: [
        'The radio says a command: only speech while the button or wake word is active counts.',
        'A command is said while the answer is still being read: reading stops.',
      ],
      effort: 'M',
      after: ['dictate'],
      steps: [
        'Keep commands as data with sample sentences in each language.',
        'Match on the device first and ask the server only for free text.',
        'Answer with the voice of the system and with text on the screen.',
      ],
      pitfalls: ['An open-ended assistant where twelve commands would do.'],
    },
    {
      key: 'learn',
      name: [
        'Corrections that teach {object} names',
        '{PhraseBook} from what {actors} really say',
        'Words of {actors}, learned',
      ],
      need: 'later',
      description: [
        'Gathers what was corrected and proposes new words and sentences for the {phraseBook}.',
        'Lists each week what was misheard most, so that names and commands get better where it hurts.',
      ],
      stories: [{ as: 'keeper', want: 'to add the word that is misheard every day', so: 'it is right tomorrow' }],
      criteria: [
        'A word added to the {phraseBook} is on all devices within 10 minutes.',
        'The weekly list shows words only, no sound and no person.',
      ],
      api: [{ method: 'PUT', path: '/{phraseBook.path}/:language', purpose: 'add words as a new version' }],
      reads: ['utterance'],
      writes: ['phraseBook'],
      edgeCases: [
        'A new word sounds like an old one: both are tested against the test set before it goes live.',
        'Somebody curses: such words are left out of the list.',
      ],
      effort: 'S',
      after: ['command'],
      steps: [
        'Count pairs of heard and corrected words.',
        'Run the recorded test set for each version of {phraseBook.name} and show the difference.',
      ],
      pitfalls: ['Learning from unconfirmed guesses.'],
    },
  ],
  usage: [{ need: 'speech', units: 60 }],
  pains: [
    [
      'With wet or gloved hands nobody types {an object} into a phone.',
      'We keep figures in our head until the evening, and by then they are approximately right.',
      'The screen is too small and my eyes are too old for all these fields.',
    ],
  ],
  competitors: [
    {
      name: 'Dictation in the phone’s keyboard',
      kind: 'substitute',
      positioning: 'Built in and good at prose.',
      gap: 'Fills one text field; it knows neither the fields nor the names of {objects}.',
      unverified: true,
    },
    {
      name: 'Amazon Alexa',
      kind: 'adjacent',
      positioning: 'Voice assistant for the home.',
      gap: 'Stands on a shelf and does not go along to where {objects} are.',
      unverified: true,
    },
    {
      name: 'A notebook and a pencil',
      kind: 'manual',
      positioning: 'Works in gloves too.',
      gap: 'Must be typed in later by somebody who can read it.',
      unverified: true,
    },
  ],
  risks: [
    [
      'Accents and dialects are heard worse; measure by group of speakers and keep typing as good a way.',
      'People near the microphone have not agreed to anything: hold-to-talk is safer than always listening.',
    ],
  ],
  metrics: [
    [
      'Half of {objects} spoken instead of typed after a month',
      'A spoken {object} takes a third of the time of a typed one',
    ],
    'Fewer than 5 corrections in 100 spoken entries',
  ],
};
