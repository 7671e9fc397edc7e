import type { Capability } from '../schema.ts';

export const learning: Capability = {
  id: 'learning',
  name: 'lessons, quizzes and practice',
  verbs: [
    'learn',
    'teach',
    'practise',
    'practice',
    'study',
    'revise',
    'lernen',
    'lehren',
    'uben',
    'unterrichten',
    'aprender',
    'ensenar',
    'estudiar',
    'practicar',
    'ensinar',
    'estudar',
    'praticar',
    'apprendre',
    'enseigner',
    'etudier',
    'reviser',
  ],
  triggers: [
    {
      weight: 3,
      words: ['e-learning', 'online course', 'vocabulary', 'language learning', 'tutor', 'microlearning'],
    },
    {
      weight: 2,
      words: [
        'course',
        'lesson',
        'exercise',
        'homework',
        'curriculum',
        'training module',
        'leccion',
        'licao',
        'kurs',
        'worksheet',
      ],
    },
    { weight: 1, words: ['student', 'pupil', 'exam', 'skill', 'school', 'knowledge'] },
  ],
  actor: 'user',
  object: { fallback: 'lesson', kinds: ['document', 'event', 'task', 'item'] },
  entities: [
    {
      key: 'task',
      name: 'exercise',
      kind: 'task',
      sameAs: ['exercise', 'question', 'flashcard', 'card', 'quiz question'],
      fields: [
        'prompt: text',
        'kind: choice | typed | order | spoken',
        'answers: json',
        'explanation: text',
        'difficulty: decimal',
        'version: integer',
      ],
      relations: [{ says: 'belongs to', to: 'object' }],
    },
    {
      key: 'attempt',
      name: 'attempt',
      kind: 'event',
      fields: [
        'learner: reference',
        'given: text',
        'right: boolean',
        'seconds: decimal',
        'hintsUsed: integer',
        'at: datetime',
      ],
      relations: [
        { says: 'belongs to', to: 'actor' },
        { says: 'refers to', to: 'task' },
      ],
    },
    {
      key: 'memory',
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
        { says: 'refers to', to: 'task' },
      ],
    },
  ],
  nodes: [],
  edges: [],
  boundaries: [
    {
      name: 'Learning records',
      protects: ['attempt', 'memory'],
      mechanism: [
        'Attempts are seen by the learner; a teacher sees results of own groups, and names of minors never leave the group.',
        'Right answers are sent only after an answer was given; results are written by the server from what was answered.',
      ],
    },
  ],
  failures: [
    [
      'When the connection drops in the middle of {an task}, answers are kept and counted once when it returns.',
      'When a faulty {task} is withdrawn, its attempts stop counting for everybody and scores are computed again.',
    ],
  ],
  features: [
    {
      key: 'lesson',
      name: ['{Object} practice with feedback', 'Learn by doing: {objects}', '{Object} player for {actors}'],
      need: 'core',
      description: [
        'Leads through {an object} in small steps, asks after each, and explains at once what was wrong.',
        'Mixes short explanation and {tasks}, so that every three minutes something has to be answered.',
        'Gives each {actor} the next step that is neither too hard nor boring.',
      ],
      stories: [
        { as: 'actor', want: 'to know at once why an answer was wrong', so: 'I do not learn the mistake' },
        { as: 'actor', want: 'to stop at any point', so: 'I can use five free minutes' },
        { as: 'other', want: 'to see where most of the group fails', so: 'I explain that part again' },
      ],
      criteria: [
        [
          'After each answer the verdict and an explanation of at most 60 words appear within 500 ms.',
          'Half a second after answering, right or wrong is shown with a reason of up to sixty words.',
        ],
        [
          'Leaving in the middle and returning on another device goes on at the same {task}.',
          'Given 7 of 12 answered, when another device opens it, then number 8 is next.',
        ],
        'Typed answers accept the listed spellings and one typing mistake in words of six letters or more.',
      ],
      api: [
        { method: 'GET', path: '/{object.path}/:id/next', purpose: 'next step without its solution' },
        { method: 'POST', path: '/{task.path}/:id/attempts', purpose: 'answer, get verdict and explanation' },
        {
          method: 'PUT',
          path: '/{object.path}/:id/{task.path}',
          purpose: 'write the exercises of a lesson, authors only',
        },
      ],
      reads: ['object'],
      writes: ['attempt', 'task'],
      edgeCases: [
        [
          'Two answers are right: both are listed, and either counts.',
          'The answer is right with another apostrophe or accent: it is normalised before comparing.',
        ],
        'Somebody clicks through in one second each: the answers are kept and not counted as known.',
      ],
      effort: 'L',
      after: ['records/keep'],
      steps: [
        'Write {task.name} as data with kinds, accepted answers and explanation; build one view for each kind.',
        'Check answers in one function with a table of accepted and refused examples.',
        'Save each attempt with a client id; go on from the last one.',
        'Measure for each {task} the share of right first answers; show those below 30 % and above 95 % to the author.',
      ],
      pitfalls: [
        ['Sending the solution along with the question.', 'Comparing typed answers letter by letter.'],
        'Praise after every click.',
      ],
    },
    {
      key: 'repeat',
      name: [
        'Repetition at the right day for {objects}',
        'What {actors} are about to forget',
        'Daily review of {objects}',
      ],
      need: 'usual',
      description: [
        'Brings each {task} back on the day on which it would otherwise be forgotten, ten minutes a day.',
        'Plans repetition for every single {task} by how well it was known last time.',
      ],
      stories: [{ as: 'actor', want: 'to repeat only what I am about to forget', so: 'ten minutes a day are enough' }],
      criteria: [
        [
          'Replaying 1,000 recorded reviews gives the same due dates each time.',
          'The planned days are a pure result of the answers: same history, same dates.',
        ],
        [
          'A day never asks for more than the limit that the {actor} set; the rest moves to the next days, hardest first.',
          'With a limit of 40, no day lists 41.',
        ],
        'After a pause of three weeks the backlog is spread over ten days.',
      ],
      api: [{ method: 'GET', path: '/{task.path}/due', purpose: 'what is due today, mixed' }],
      reads: ['attempt', 'task'],
      writes: ['memory'],
      edgeCases: [
        'The learner travels over the date line: a day begins at 4 in the morning local time.',
        '{An task} is corrected: its memory state stays when only a typing mistake changed.',
      ],
      effort: 'M',
      after: ['lesson'],
      steps: [
        'Use a published algorithm for intervals and keep its parameters in one place.',
        'Compute {memory.name} from attempts in a pure function; be able to compute all of it anew.',
        'Mix old and new at most 5 to 1.',
      ],
      pitfalls: ['Inventing an own interval formula.', 'Letting the backlog grow until people give up.'],
    },
    {
      key: 'progress',
      name: ['Progress of {actors} in {objects}', 'What is mastered in {objects}', '{Object} results for teachers'],
      need: 'usual',
      description: [
        'Shows what is known, what shakes and what comes next, for the learner and for those who teach.',
        'Turns attempts into a statement that can be trusted: mastered, shaky, not seen.',
      ],
      stories: [
        { as: 'actor', want: 'to see what I already know', so: 'I keep going' },
        { as: 'other', want: 'to see who needs help this week', so: 'I use my hour where it counts' },
      ],
      criteria: [
        '"Mastered" means right at least 3 times on 3 different days, and the page says so.',
        [
          'A group of 30 with 200 tasks is shown within 1 second.',
          'The overview of thirty learners opens in one second.',
        ],
      ],
      api: [{ method: 'GET', path: '/{object.path}/:id/progress', purpose: 'state for one person or group' }],
      reads: ['attempt', 'memory'],
      writes: ['memory'],
      edgeCases: [
        'Somebody joins in the middle of the term: earlier parts are "not seen", not "failed".',
        'One learner has two accounts: they can be joined by the teacher.',
      ],
      effort: 'M',
      after: ['lesson'],
      steps: [
        'Define the three states with numbers in one place.',
        'Write the group query as one statement.',
        'Show each number with the attempts behind it.',
      ],
      pitfalls: ['Showing time spent as if it were learning.'],
    },
  ],
  usage: [],
  pains: [
    [
      'What was learned about {objects} in January is gone by March.',
      'Everybody gets the same {objects}; half are bored and half are lost.',
      'I repeat what I know already and avoid what I do not.',
    ],
  ],
  competitors: [
    {
      name: 'Anki',
      kind: 'adjacent',
      positioning: 'Free flashcards with spaced repetition.',
      gap: 'The learner writes the cards; there is no path through {objects} and no teacher.',
      unverified: true,
    },
    {
      name: 'Duolingo',
      kind: 'adjacent',
      positioning: 'Playful language lessons each day.',
      gap: 'Its own courses only; {objects} of this field are not among them.',
      when: ['language', 'vocabulary', 'grammar'],
      unverified: true,
    },
  ],
  risks: [
    [
      'Good {objects} are most of the cost; without an author the product is an empty player.',
      'Nine of ten learners stop in the second week; what brings them back must exist before launch.',
    ],
  ],
  metrics: [
    ['40 % of learners come back on day 7', 'Half of those who begin {an object} finish it'],
    ['Right first answers after 30 days: at least 80 %', 'Results in the final test up by 10 points against before'],
  ],
};
