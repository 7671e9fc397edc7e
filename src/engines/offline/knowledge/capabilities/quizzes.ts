import type { Capability } from '../schema.ts';

export const quizzes: Capability = {
  id: 'quizzes',
  name: 'questions, exams and cards that come back in time',
  verbs: ['quiz', 'memorise', 'memorize', 'abfragen', 'memorizar', 'memoriser', 'interroger'],
  triggers: [
    {
      weight: 3,
      words: [
        'quiz',
        'quizze',
        'flashcard',
        'flash card',
        'spaced repetition',
        'multiple choice',
        'multiple-choice',
        'mock exam',
        'practice exam',
        'exam question',
        'question bank',
        'practice test',
        'trivia',
        'lernkarte',
        'karteikarte',
        'prufungsfrage',
        'pregunta de examen',
        'questao de prova',
        'simulado',
        'questionnaire a choix',
        'प्रश्नोत्तरी',
      ],
    },
    {
      weight: 2,
      words: [
        'exam preparation',
        'exam prep',
        'theory test',
        'entrance exam',
        'test question',
        'vocabulary card',
        'vokabel',
        'certification exam',
      ],
    },
    { weight: 1, words: ['exam', 'question', 'vocabulary', 'revision', 'prufung', 'examen'] },
  ],
  actor: 'user',
  object: { fallback: 'topic', kinds: ['document', 'item', 'event', 'task'] },
  entities: [
    {
      key: 'question',
      name: 'question',
      kind: 'document',
      sameAs: ['question', 'flashcard', 'card', 'exam question', 'quiz question'],
      fields: [
        'prompt: text',
        'kind: one | several | typed | order | picture',
        'choices: json',
        'solution: json',
        'because: text',
        'version: integer',
        'retiredAt: datetime',
      ],
      relations: [{ says: 'refers to', to: 'object' }],
    },
    {
      key: 'sitting',
      name: 'sitting',
      kind: 'event',
      sameAs: ['exam', 'quiz', 'test', 'round'],
      fields: [
        'learner: reference',
        'kind: practice | exam',
        'questionVersions: list of reference',
        'startedAt: datetime',
        'endsAt: datetime',
        'handedInAt: datetime',
        'points: decimal',
        'passed: boolean',
      ],
      relations: [{ says: 'belongs to', to: 'actor' }],
    },
    {
      key: 'recall',
      name: 'recall state',
      kind: 'measure',
      fields: [
        'learner: reference',
        'strengthDays: decimal',
        'difficulty: decimal',
        'dueOn: date',
        'lapses: integer',
        'lastGrade: again | hard | good | easy',
        'lastSeenAt: datetime',
      ],
      relations: [
        { says: 'belongs to', to: 'actor' },
        { says: 'refers to', to: 'question' },
      ],
    },
  ],
  nodes: [],
  edges: [],
  boundaries: [
    {
      name: 'Solutions stay behind',
      protects: ['question', 'sitting'],
      mechanism: [
        'In an exam the solution leaves the store only after handing in; time and points are counted where the solutions are.',
        'Authors see statistics of a {question}, never who answered it how; a {sitting} is read by the person who sat it and by those who must mark it.',
      ],
    },
  ],
  failures: [
    [
      'When the connection drops during an exam, answers go on being kept on the device and are handed in with their own times; the clock neither stops nor starts anew.',
      'When a {question} proves wrong after an exam, it is taken out or counted for all, and every result is computed anew from the stored answers.',
    ],
  ],
  features: [
    {
      key: 'ask',
      name: ['{Questions} with the reason for each answer', 'Quiz rounds on {objects}', 'Test yourself on {objects}'],
      need: 'core',
      description: [
        'Puts ten {questions}, tells at once what was right, and why the tempting wrong answer is wrong.',
        'Short rounds of mixed {questions}: shuffled choices, an explanation of two lines each.',
      ],
      stories: [
        { as: 'actor', want: 'to learn why my answer was wrong', so: 'I do not just memorise the letter B' },
        { as: 'actor', want: 'to play a round in three minutes', so: 'the tram ride is enough' },
        {
          as: 'keeper',
          want: 'to see which {questions} nearly nobody gets right',
          so: 'I mend the wording or the lesson',
        },
      ],
      criteria: [
        [
          'Fifty typed answers with accents, articles, plurals and one slip of the finger are judged as a list by a teacher says.',
          'A stored table of fifty typed answers is marked as two teachers marked it.',
        ],
        'Choices are shuffled for each showing, and "all of the above" stays last.',
        [
          'The verdict and the reason appear within 200 ms, also without reception.',
          'With flight mode on, a round of ten runs to its end and is counted later.',
        ],
      ],
      api: [
        { method: 'POST', path: '/{sitting.path}', purpose: 'start a round on chosen topics' },
        { method: 'POST', path: '/{sitting.path}/:id/answers', purpose: 'answer one, get verdict and reason' },
      ],
      reads: ['object', 'question'],
      writes: ['sitting', 'question'],
      edgeCases: [
        'Fewer {questions} exist than a round wants: the round is shorter and says so.',
        [
          'A formula or a script from right to left stands in a choice: it is shown as the author saw it.',
          'Two choices become equal after a correction: the editor refuses to save.',
        ],
        'Somebody answers in half a second: it is kept and does not count as known.',
      ],
      effort: 'M',
      after: ['records/keep'],
      steps: [
        'Write {question.name} as data with kind, choices, solution and reason; version it, never edit it in place once it was asked.',
        'Judge answers in one pure function, with a table of accepted and refused examples for each kind.',
        'Store the seed of the shuffle with the {sitting.name}, so that it can be shown again as it was.',
        'Show the author the share of right answers and how often each wrong choice was taken.',
      ],
      pitfalls: [
        ['Sending the solution along and hiding it on the screen.', 'A right choice that is always the longest one.'],
      ],
    },
    {
      key: 'return',
      name: [
        'Cards on {objects} that come back in time',
        '{Objects} again, on the day before they are forgotten',
        'Daily cards for {actors}',
      ],
      need: 'core',
      description: [
        'Brings every {question} back when it is about to be forgotten, and no day asks for more than was agreed.',
        'Plans each {question} for itself from how it went the last times: tomorrow, in six days, in two months.',
      ],
      stories: [
        { as: 'actor', want: 'to be asked only what I am about to forget', so: 'fifteen minutes a day are enough' },
        { as: 'actor', want: 'to be ready on the day of my exam', so: 'the plan counts backwards from that date' },
      ],
      criteria: [
        [
          'Replaying a stored history of 5,000 grades gives the same due days each time, and those of the published algorithm.',
          'Due days agree with the reference implementation of the algorithm on its own test data.',
        ],
        'With a daily limit of 50, no day shows 51; what is left over is spread, the weakest first.',
        'A day ends at four in the morning local time; a flight across the date line neither loses nor doubles one.',
      ],
      api: [
        { method: 'GET', path: '/{question.path}/due-today', purpose: 'today’s cards, old and new mixed' },
        { method: 'POST', path: '/{recall.path}/grades', purpose: 'grade a batch, with times from the device' },
      ],
      reads: ['question', 'sitting'],
      writes: ['recall'],
      edgeCases: [
        'After three weeks of absence 600 are due: the backlog is spread over ten days by what is most at risk.',
        [
          'A {question} is reworded: its state stays for a slip of the pen and begins anew for a new meaning, as the author says.',
          'The same card is graded on two devices offline: both grades are replayed in order of time.',
        ],
      ],
      effort: 'M',
      after: ['ask'],
      steps: [
        'Take a published scheduling algorithm and keep its parameters in one file.',
        'Keep grades as an append-only list; compute {recall.name} from it and be able to rebuild it.',
        'Test with recorded histories, pauses and time zones.',
      ],
      pitfalls: [
        'A home-made formula for intervals.',
        'A number of overdue cards in red that grows until people give up.',
      ],
    },
    {
      key: 'exam',
      name: ['Exam on {objects} with clock and result', 'Trial exam for {actors}', '{Object} exam as on the day'],
      need: 'usual',
      description: [
        'Sets an exam by a blueprint (how many from which part), with clock, handing in and a result that names the weak parts.',
        'Runs as on the real day: the same number, the same minutes, no hints, and the marking afterwards.',
      ],
      stories: [
        { as: 'actor', want: 'to sit it under the real rules', so: 'the day itself holds no surprise' },
        { as: 'keeper', want: 'to set how many come from each part', so: 'every version is equally hard' },
      ],
      criteria: [
        [
          'Given 45 minutes, when a laptop sleeps for ten of them, then 35 are left, and at zero everything given is handed in by itself.',
          'Time runs by the stored end: reload, sleep and a changed clock alter nothing.',
        ],
        'Each version drawn keeps to the blueprint, checked over 1,000 draws.',
        'Marking the same answers again gives the same points.',
      ],
      api: [
        { method: 'POST', path: '/{sitting.path}/exam', purpose: 'draw a version and start the clock' },
        { method: 'POST', path: '/{sitting.path}/:id/hand-in', purpose: 'hand in, once' },
      ],
      reads: ['question'],
      writes: ['sitting'],
      edgeCases: [
        'Somebody has a right to more time: the end is computed from it, and the result does not mention it.',
        'It is opened in a second window: both show the same state, the newer answer counts.',
      ],
      effort: 'M',
      after: ['ask'],
      steps: [
        'Store the end at the start and check it on every answer.',
        'Keep versions of {questions} with the sitting, so that later edits change no past exam.',
        'Report by part: points, minutes, and what to look at next.',
      ],
      pitfalls: ['A countdown that lives in the page.'],
    },
    {
      key: 'author',
      name: [
        'Write and try {questions}',
        '{Question} bank with an owner for each',
        'From notes to {questions} that hold',
      ],
      need: 'usual',
      description: [
        'Lets authors write, import and try {questions}, shows where they fail, and retires the bad ones without touching past results.',
        'A bank of {questions} with topic, difficulty from real answers, and who has checked each.',
      ],
      stories: [
        { as: 'keeper', want: 'to import 300 {questions} from a table', so: 'years of work are not typed again' },
      ],
      criteria: [
        [
          'A file of 300 rows is checked in a trial first; each faulty row is named with its reason, and none is half imported.',
          'Rows without a solution or with two equal choices are listed before anything is saved.',
        ],
        'A {question} with fewer than one in four right answers after 50 tries is flagged to its author.',
      ],
      api: [{ method: 'POST', path: '/{question.path}/import', purpose: 'trial and import of a file' }],
      reads: ['sitting'],
      writes: ['question'],
      edgeCases: [
        'The same {question} exists in other words: the three most similar are shown before saving.',
        'Its author leaves: {questions} stay and get another owner.',
      ],
      effort: 'M',
      after: ['ask'],
      steps: [
        'Read and write one documented table format with examples of each kind.',
        'Compute difficulty and separation from answers each night.',
        'Require a reason and a second reader before exams may use a {question}.',
      ],
      pitfalls: ['Letting a model write them unread: one in ten will be wrong, and learners believe it.'],
    },
  ],
  usage: [{ need: 'push', units: 12 }],
  pains: [
    [
      'I read it four times and it was gone on the day of the exam.',
      'I practise what I know, because that feels good.',
      'The old exam papers go round as photos, without answers.',
    ],
  ],
  competitors: [
    {
      name: 'Anki',
      kind: 'adjacent',
      positioning: 'Free, open source flashcards with spaced repetition.',
      gap: 'A tool for the patient: no exam by blueprint on {objects}, no author who answers for the cards.',
      source: 'https://github.com/obrunet/Memory_systems_-_Anki_decks',
    },
    {
      name: 'Quizlet',
      kind: 'adjacent',
      positioning: 'Flashcard sets by pupils and teachers, with games.',
      gap: 'Sets of very mixed quality; nobody stands behind those on {objects}.',
      unverified: true,
    },
    {
      name: 'Kahoot!',
      kind: 'adjacent',
      positioning: 'Live quizzes in a room.',
      gap: 'Fun on the day; nothing comes back a week later.',
      when: ['live', 'classroom', 'party', 'pub', 'trivia'],
      unverified: true,
    },
    {
      name: 'Index cards in a box',
      kind: 'manual',
      positioning: 'Written by hand, and half learnt by that alone.',
      gap: 'Nobody sorts 800 cards on {objects} every evening.',
      unverified: true,
    },
  ],
  risks: [
    [
      'The {questions} are the product: 500 good ones with reasons take an author weeks, and must exist on the first day.',
      'Real exam papers belong to somebody; copying them is the quickest way to a lawyer’s letter.',
    ],
  ],
  metrics: [
    ['Right after 30 days: at least 85 % of what was due', 'Pass rate ten points above the public average'],
    ['Two of five learners finish their cards on five days a week', '35 % still there after four weeks'],
  ],
};
