import type { Capability } from '../schema.ts';

export const moderation: Capability = {
  id: 'moderation',
  name: 'reported content, its queue and fair decisions',
  verbs: ['moderate', 'moderieren', 'moderar', 'moderer'],
  triggers: [
    {
      weight: 3,
      words: [
        'moderation',
        'content moderation',
        'moderation queue',
        'reported post',
        'reported content',
        'toxic comment',
        'toxicity',
        'hate speech',
        'trust and safety',
        'abuse report',
        'hassrede',
        'inhaltsmoderation',
        'moderacion',
        'moderacao',
        'discurso de odio',
      ],
    },
    {
      weight: 2,
      words: ['toxic', 'abusive', 'inappropriate content', 'spam filter', 'flagged', 'cyberbullying', 'misinformation'],
    },
    {
      weight: 1,
      words: [
        'harassment',
        'bullying',
        'offensive',
        'spam',
        'comment',
        'user-generated content',
        'moderator',
        'community guideline',
      ],
    },
  ],
  actor: 'keeper',
  object: { fallback: 'post', kinds: [] },
  entities: [
    {
      key: 'flag',
      name: 'flag',
      kind: 'message',
      fields: [
        'rule: text',
        'from: person | program',
        'confidence: decimal',
        'flaggedBy: reference or none',
        'words: text',
        'snapshot: json',
        'at: datetime',
      ],
      relations: [
        { says: 'belongs to', to: 'case' },
        { says: 'refers to', to: 'object' },
      ],
    },
    {
      key: 'case',
      name: 'moderation case',
      kind: 'task',
      sameAs: ['moderation case'],
      fields: [
        'urgency: integer',
        'status: waiting | taken | decided | appealed',
        'takenBy: reference',
        'takenUntil: datetime',
        'flagCount: integer',
        'language: text',
      ],
      relations: [{ says: 'has many', to: 'flag' }],
    },
    {
      key: 'ruling',
      name: 'ruling',
      kind: 'document',
      fields: [
        'rule: text',
        'rulesVersion: text',
        'decision: keep | label | hide | remove | pause account',
        'until: datetime',
        'reason: text',
        'byPerson: boolean',
        'overturnedAt: datetime',
      ],
      relations: [{ says: 'belongs to', to: 'case' }],
    },
  ],
  nodes: [
    {
      key: 'screen',
      need: 'llm',
      type: 'external',
      label: 'Text Screening',
      does: [
        'Gives each new {object} a rule that it might break and a confidence; it proposes, and people decide.',
        'Sorts {objects} by likely harm, with the words that led to it, so that the worst is read first.',
      ],
    },
    {
      key: 'intake',
      need: 'queue',
      type: 'queue',
      label: 'Flag Queue',
      does: [
        'Joins flags on the same {object} into one case and orders cases by harm and reach.',
        'Takes in flags of people and programs and keeps the order in which cases must be seen.',
      ],
    },
  ],
  edges: [
    {
      from: 'api',
      to: 'intake',
      protocol: 'job queue',
      purpose: ['hand over new {objects} and flags', 'put a flagged {object} in line'],
    },
    {
      from: 'intake',
      to: 'screen',
      protocol: 'HTTPS',
      purpose: ['ask which rule may be broken', 'send text without the name of its author'],
    },
    { from: 'intake', to: 'db', protocol: 'SQL', purpose: 'open or extend a case for each {object}' },
  ],
  boundaries: [
    {
      name: 'Who sees the reporter',
      protects: ['flag', 'case', 'ruling'],
      mechanism: [
        'Who has reported is known to the case alone: neither the author nor other moderators see a name, and timing is blurred to the day.',
        'Moderators read what is reported with its surroundings and nothing beyond; each look is logged with person and case.',
      ],
    },
  ],
  failures: [
    [
      'When the screening does not answer, {objects} appear as usual, and only those of new accounts wait, for at most ten minutes.',
      'When screening is down, people’s flags alone fill the queue, and the page says so to the moderators.',
    ],
    [
      'When two hundred flags hit one {object} in a minute, it is one case, marked as a possible campaign, and its number does not decide.',
      'When a moderator stops in the middle, the case is free again after fifteen minutes.',
    ],
  ],
  features: [
    {
      key: 'flag',
      name: [
        'Report {an object}',
        'Flags on {objects}, by people and by program',
        '{Object} reports with the rule they mean',
      ],
      need: 'core',
      only: 'hosted',
      description: [
        'Lets anybody report {an object} in two taps with the rule they mean, and screens new ones by program before much harm is done.',
        'Gathers flags on {objects} from readers and screening, keeps the text as it was, and joins what belongs together.',
      ],
      stories: [
        { as: 'actor', want: 'to have what was reported kept as it was', so: 'an edit afterwards does not hide it' },
        { as: 'other', want: 'to hear what became of my report', so: 'I report again next time' },
      ],
      criteria: [
        [
          'On a labelled set of 2,000 {objects} in the languages served, at least 80 % of the harmful ones are flagged, with under 5 % of the harmless, reported for each language.',
          'Precision and recall on the stored labelled set are printed for each language and rule, and a release that lowers one of them by 2 points is stopped.',
        ],
        'Editing or deleting a reported {object} changes nothing in its case.',
        'Who reports gets an answer when it is decided, with the rule and without names.',
      ],
      api: [
        { method: 'POST', path: '/{object.path}/:id/flags', purpose: 'report with a rule and a sentence' },
        { method: 'POST', path: '/{flag.path}/screen', purpose: 'score a text against the rules' },
      ],
      reads: ['object'],
      writes: ['flag', 'case'],
      edgeCases: [
        'A slur is quoted in order to condemn it: the sentences around are part of what is screened.',
        [
          'Letters are swapped for digits and spaces: text is normalised before screening, and shown as written.',
          'Text is mixed from two languages: it is screened in both, the higher figure counts.',
        ],
        'Somebody threatens to harm themselves: it goes to the front, with the numbers for help of that country.',
      ],
      effort: 'L',
      after: ['records/keep'],
      steps: [
        'Write the rules as data with a number, examples that break them and near misses that do not.',
        'Store a snapshot with each flag; join flags by {object} in one open case through a unique index.',
        'Keep thresholds for each rule and language in one table, with the date of the measurement behind them.',
        'Run the labelled set in the tests.',
      ],
      pitfalls: [
        [
          'A list of bad words: it hits towns and names, and misses the real thing.',
          'Sending user names along to the screening.',
        ],
        'Removing by the number of flags, which hands the button to the loudest group.',
      ],
    },
    {
      key: 'decide',
      name: [
        'Decisions on reported {objects}',
        '{Object} queue for moderators',
        'One case at a time: {objects} with their context',
      ],
      need: 'core',
      only: 'hosted',
      description: [
        'Gives a moderator the most harmful open case with its surroundings, the rule and three earlier rulings like it.',
        'Shows one case at a time with what stood before and after, and turns a decision into a reasoned message.',
      ],
      stories: [
        { as: 'actor', want: 'to see what stood before and after', so: 'I judge the sentence and not the word' },
        { as: 'actor', want: 'to blur pictures until I choose', so: 'I can do this work for a year' },
        { as: 'keeper', want: 'to have two people judge the hard ones', so: 'it does not depend on who is on duty' },
      ],
      criteria: [
        [
          'Two moderators never get the same case, tried with twenty at once on a queue of a thousand.',
          'Twenty parallel moderators empty a queue of 1,000 with every case decided once.',
        ],
        'Every ruling names its rule, and the person concerned gets rule, reason and way to appeal within a minute.',
        [
          'In a monthly sample of 100 cases judged twice, at least 85 agree; the figure is on the page.',
          'A twentieth of all cases is judged a second time blindly, and the share of agreement is shown.',
        ],
      ],
      api: [
        { method: 'POST', path: '/{case.path}/next', purpose: 'take the most urgent one for 15 minutes' },
        { method: 'POST', path: '/{case.path}/:id/ruling', purpose: 'decide with rule and reason' },
      ],
      reads: ['flag', 'object'],
      writes: ['case', 'ruling'],
      edgeCases: [
        'The author deletes the account meanwhile: the case is closed, and its snapshot goes after the set days.',
        'It may be a crime: the {keeper} gets it with a secured copy, and the law of the place is named.',
        'The moderator is a friend of the author: "not me" passes it on without a question.',
      ],
      effort: 'L',
      after: ['flag'],
      steps: [
        'Take with "skip locked" or a conditional update, ordered by harm, then age.',
        'Apply action, message and log in one transaction.',
        'Find similar earlier rulings by rule and text.',
        'Measure minutes for each case and let people stop after a set number of hard ones.',
      ],
      pitfalls: ['A queue by age only: the worst waits behind forty advertisements.', 'Free text as the only reason.'],
    },
    {
      key: 'appeal',
      name: [
        'Appeals against rulings on {objects}',
        'A second look at {objects}',
        '{Object} rulings that can be undone',
      ],
      need: 'usual',
      only: 'hosted',
      description: [
        'Lets those concerned object once, gives the case to another person, and undoes what was wrong completely.',
        'A second person looks at it without seeing the first one’s name, and a reversal brings everything back.',
      ],
      stories: [
        { as: 'keeper', want: 'to see which rule is overturned most', so: 'I rewrite the rule and not the people' },
      ],
      criteria: [
        'An appeal never reaches the moderator who decided first; a test tries with a team of two.',
        [
          'After a reversal the {object} is at its old place with replies and counts as before.',
          'Removing and restoring leaves position, answers and numbers unchanged.',
        ],
      ],
      api: [{ method: 'POST', path: '/{ruling.path}/:id/appeal', purpose: 'object once, with a sentence' }],
      reads: ['case', 'object'],
      writes: ['ruling'],
      edgeCases: [
        'The rules changed since: the version of that day is applied, and the new one is mentioned.',
        'Only one moderator exists: the {keeper} decides.',
      ],
      effort: 'M',
      after: ['decide'],
      steps: [
        'Hide by state and never delete before the appeal time has passed.',
        'Store rules version with each ruling.',
        'Report reversals by rule and by language each month.',
      ],
      pitfalls: ['Deleting at once: then nothing can be given back.'],
    },
  ],
  usage: [
    { need: 'llm', units: 40 },
    { need: 'queue', units: 60 },
  ],
  pains: [
    [
      'I report the same person for the fourth time and never hear anything.',
      'One ugly evening, and three of our best members have left.',
      'My post was removed, and nobody says why.',
    ],
  ],
  competitors: [
    {
      name: 'Perspective API',
      kind: 'adjacent',
      positioning: 'Scores for toxicity of comments by Jigsaw, a Google unit; said to end after 2026.',
      gap: 'A number and nothing around it: no queue, no ruling, no appeal on {objects}.',
      source: 'https://www.lassomoderation.com/blog/perspective-api-demo',
    },
    {
      name: 'Hive Moderation',
      kind: 'adjacent',
      positioning: 'Models that classify text, pictures and video.',
      gap: 'Classes for everybody; the house rules on {objects} and who decides are left to its customers.',
      unverified: true,
    },
    {
      name: 'Volunteers in a side channel',
      kind: 'manual',
      positioning: 'They know the people and the tone.',
      gap: 'No record of why {objects} were removed, and they burn out in a year.',
      unverified: true,
    },
  ],
  risks: [
    [
      'The EU’s Digital Services Act asks platforms for reasons, notices and appeals; what applies depends on size and must be read before launch.',
      'Screening is worse in small languages and dialects: without figures for each language it silences the wrong people.',
    ],
    'This work harms those who do it: blurring, breaks and a second person are a cost from the first day.',
  ],
  metrics: [
    [
      'Median of 2 hours from first report to ruling',
      'The worst class is decided within 30 minutes in 95 of 100 cases',
    ],
    ['Fewer than 5 % of rulings overturned', 'Agreement of two readers at 85 % or above'],
  ],
};
