import type { Capability } from '../schema.ts';

export const voting: Capability = {
  id: 'voting',
  name: 'votes and decisions of a group',
  verbs: [
    'vote',
    'decide',
    'elect',
    'poll',
    'abstimmen',
    'entscheiden',
    'votar',
    'decidir',
    'voter',
    'elire',
    'eleger',
  ],
  triggers: [
    {
      weight: 3,
      words: [
        'votacion*',
        'voting',
        'ballot',
        'election',
        'group decision',
        'opinion poll',
        'general meeting vote',
        'abstimmung',
        'mitgliederversammlung',
        'votacion',
        'votacao',
        'scrutin',
        'मतदान',
      ],
    },
    {
      weight: 2,
      words: ['poll', 'vote', 'quorum', 'referendum', 'participatory budget', 'show of hand', 'wahl', 'votante'],
    },
    { weight: 1, words: ['proposal', 'majority', 'candidate', 'motion', 'consensus', 'decision'] },
  ],
  actor: 'user',
  object: { fallback: 'proposal', kinds: ['document', 'event', 'item', 'place', 'group', 'task', 'person'] },
  entities: [
    {
      key: 'poll',
      name: 'poll',
      kind: 'document',
      sameAs: ['motion'],
      fields: [
        'question: text',
        'options: list',
        'method: one choice | approval | ranking | yes-no-abstain',
        'secret: boolean',
        'quorumPercent: integer',
        'opensAt: datetime',
        'closesAt: datetime',
        'status: draft | open | closed | settled',
      ],
      relations: [{ says: 'refers to', to: 'object' }],
    },
    {
      key: 'ballot',
      name: 'ballot',
      kind: 'document',
      fields: ['choice: json', 'castAt: datetime', 'voter: reference or none when secret', 'receipt: text'],
      relations: [{ says: 'belongs to', to: 'poll' }],
    },
  ],
  nodes: [],
  edges: [],
  boundaries: [
    {
      name: 'One person, one ballot',
      protects: ['ballot'],
      mechanism: [
        'A unique row a person and {poll} says that somebody has voted; in secret {polls} the {ballot} lies in another table without any link to it.',
        'The right to vote is spent in the same transaction that stores the {ballot}, and nothing joins the two afterwards.',
      ],
    },
    {
      name: 'No figures before the end',
      protects: ['poll'],
      mechanism:
        'Until closing, the answer of the API has the number of {ballots} and no counts, for the {keeper} too.',
    },
  ],
  failures: [
    [
      'When the connection drops while voting, the receipt tells whether the {ballot} is in, and trying again changes nothing.',
      'When a vote is sent twice, the second answer shows the receipt of the first.',
    ],
    'When the server was down during the last hour of {an poll}, the {keeper} may extend it, and the extension is part of the minutes.',
  ],
  features: [
    {
      key: 'cast',
      name: ['Votes on {objects} by {actors}', '{Poll} on {objects}', '{Actors} vote on {an object}'],
      need: 'core',
      only: 'hosted',
      description: [
        'Puts a question with options before those who may vote, takes one {ballot} from each, and shows the count when it closes.',
        'Asks the group about {an object}, once each, openly or in secret, until a set hour.',
      ],
      stories: [
        { as: 'actor', want: 'to vote from my phone in under a minute', so: 'my voice counts although I cannot come' },
        { as: 'actor', want: 'to change my vote until the end', so: 'a good argument is not too late' },
        { as: 'keeper', want: 'to see who has not voted yet', so: 'I can remind them without knowing the choices' },
      ],
      criteria: [
        'Given one person with two devices, when both vote in the same second, then one {ballot} counts.',
        [
          'The sum over all options equals the number of {ballots}; the closing page shows both.',
          'At closing, counts by option add up to the number of people marked as having voted.',
        ],
        'A vote one second after closing is refused by the time of the server.',
      ],
      api: [
        { method: 'POST', path: '/{poll.path}', purpose: 'ask a question' },
        { method: 'POST', path: '/{poll.path}/:id/ballots', purpose: 'vote' },
        { method: 'GET', path: '/{poll.path}/:id/result', purpose: 'counts, after closing' },
      ],
      reads: ['object'],
      writes: ['poll', 'ballot'],
      edgeCases: [
        'A person joins the group while the {poll} is open: the list of voters is the one of the opening.',
        'An option is misspelt and people have voted: text may be mended by a visible note, options may not be added.',
        'Nobody votes: the result page says so instead of dividing by zero.',
      ],
      effort: 'L',
      after: ['accounts/sign-in'],
      steps: [
        'Freeze the list of voters when the {poll} opens, as rows with a "has voted" mark.',
        'Write counting as pure functions, one a method, tested with ties and empty {ballots}.',
        'Store {ballot.name} and the mark in one transaction; for secret {polls} with rounded times and a random id.',
        'Build the voting page with the wording above and the closing hour in the reader’s time zone.',
      ],
      pitfalls: [
        'A voter id kept "just for now" in a secret {ballot}.',
        'Writing {ballots} in order of time beside a log of visits: the two lists together tell everything.',
      ],
    },
    {
      key: 'settle',
      name: ['Results and minutes for {objects}', 'What was decided on {objects}', '{Poll} outcome with quorum'],
      need: 'core',
      only: 'hosted',
      description: [
        'Closes {an poll} on time, applies quorum and majority, and writes a result that stays.',
        'Says what was decided on {objects}, by which rule and with how many votes, in a form that fits into the minutes.',
      ],
      stories: [
        { as: 'actor', want: 'to look up what we decided last spring', so: 'we do not argue it again' },
        { as: 'keeper', want: 'to print the outcome with its rule', so: 'it can be signed and filed' },
      ],
      criteria: [
        'Given a quorum of 50 % of 41 voters, when 20 vote, then the result is "not quorate" and names 21 as needed.',
        'A tie is called a tie; no option wins by its place in the list.',
        'A closed {poll} can be changed by nobody; a correction is a second {poll} that refers to it.',
      ],
      api: [{ method: 'POST', path: '/{poll.path}/:id/close', purpose: 'count and settle' }],
      reads: ['ballot', 'object'],
      writes: ['poll'],
      edgeCases: [
        'Abstentions: the rule says before the start whether they count towards the majority.',
        'Ranked options end in a circle: the page shows the pairs and names the rule that decided.',
      ],
      effort: 'M',
      after: ['cast'],
      steps: [
        'Close by a job at the hour and make it safe to run twice.',
        'Store the counted result with a hash over all {ballots}.',
        'Offer the minutes as a page to print: question, rule, voters, counts, time.',
      ],
      pitfalls: ['Counting live from the table on each view of a settled {poll}: keep the result.'],
    },
    {
      key: 'receipt',
      name: [
        '{Ballot} receipts that {actors} can check',
        'Recount of {objects} votes',
        'Proof of {ballots} for {actors}',
      ],
      need: 'later',
      only: 'hosted',
      description: [
        'Gives each voter a code under which the own {ballot} appears in the published list.',
        'Publishes all {ballots} without names after closing, so that anybody can count again.',
      ],
      stories: [{ as: 'actor', want: 'to find my {ballot} in the list by its code', so: 'I trust the count' }],
      criteria: [
        'Counting the published list by hand gives the published result.',
        'The code is shown once and cannot be derived from name, time or order.',
      ],
      api: [{ method: 'GET', path: '/{poll.path}/:id/ballots', purpose: 'list by receipt after closing' }],
      reads: ['ballot'],
      writes: [],
      edgeCases: [
        'Fewer than five people voted in secret: the list is not published, and the page says why.',
        'A code is lost: it cannot be replaced, and the page says so before it is closed.',
      ],
      effort: 'S',
      after: ['settle'],
      steps: ['Make 60 random bits into a readable code for each {ballot.name}.', 'Publish the list sorted by code.'],
      pitfalls: ['Sending the code by mail: then the mail server knows who voted what.'],
    },
  ],
  usage: [],
  pains: [
    [
      'We vote on {objects} by thumbs in a group chat and count them with a finger on the screen.',
      'Decisions wait three months for the next meeting, and then half the people are missing.',
      'Afterwards nobody remembers what exactly was put to the vote.',
    ],
  ],
  competitors: [
    {
      name: 'Loomio',
      kind: 'adjacent',
      positioning: 'Discussion and decision tool with proposals, score polls, dot votes and ranked choice.',
      gap: 'A place of its own for long discussions, away from {objects} and who may vote on them.',
      source: 'https://help.loomio.com/en/user_manual/polls/intro_to_decisions/index.html',
    },
    {
      name: 'Doodle',
      kind: 'adjacent',
      positioning: 'Finds a date that suits most people.',
      gap: 'Knows dates; no quorum, no secrecy, no record of what was decided.',
      unverified: true,
    },
    {
      name: 'Show of hands',
      kind: 'manual',
      positioning: 'Quick, and everybody sees it.',
      gap: 'Needs all in one room and leaves no trace of who was entitled.',
      unverified: true,
    },
  ],
  risks: [
    [
      'Elections in associations follow statutes and often law; check whether electronic votes are allowed before offering them as binding.',
      'Secrecy lost once is lost for good: have the design of secret {polls} read by somebody outside.',
    ],
  ],
  metrics: [
    ['Turnout of 60 % in {polls} on {objects}', 'Median of 2 days from question to settled result'],
    'No result disputed for its counting in a year',
  ],
};
