import type { Capability } from '../schema.ts';

export const tournaments: Capability = {
  id: 'tournaments',
  name: 'fixtures, brackets and tables',
  verbs: [],
  triggers: [
    {
      weight: 3,
      words: [
        'tournament',
        'fixture list',
        'round robin',
        'round-robin',
        'knockout',
        'league table',
        'playoff',
        'championship',
        'swiss system',
        'turnier',
        'turnierplan',
        'spielplan',
        'ligatabelle',
        'torneo',
        'campeonato',
        'torneio',
        'tournoi',
        'championnat',
        'टूर्नामेंट',
      ],
    },
    {
      weight: 2,
      words: [
        'bracket',
        'league',
        'match day',
        'matchday',
        'referee',
        'amateur league',
        'esport',
        'e-sport',
        'chess club',
        'fixture',
        'liga',
      ],
    },
    { weight: 1, words: ['match', 'player', 'club', 'sport', 'opponent', 'ranking', 'season'] },
  ],
  actor: 'keeper',
  object: { fallback: 'team', kinds: ['group', 'person', 'event', 'item'] },
  entities: [
    {
      key: 'side',
      name: 'side',
      kind: 'group',
      sameAs: ['team', 'player', 'club', 'pair', 'side', 'crew', 'squad', 'participant', 'fighter', 'athlete'],
      fields: ['name: text', 'contact: text', 'home: text', 'strength: decimal', 'wishes: list of text'],
      relations: [{ says: 'has many', to: 'entry' }],
    },
    {
      key: 'contest',
      name: 'tournament',
      kind: 'event',
      sameAs: ['tournament', 'league', 'cup', 'season', 'competition', 'championship'],
      fields: [
        'name: text',
        'format: league | groups and knockout | knockout | swiss',
        'pointsFor: json',
        'tieRules: list of text',
        'startsOn: date',
        'endsOn: date',
        'status: open | drawn | running | final',
      ],
      relations: [{ says: 'has many', to: 'game' }],
    },
    {
      key: 'game',
      name: 'fixture',
      kind: 'event',
      sameAs: ['match', 'game', 'fixture', 'bout', 'round'],
      fields: [
        'round: integer',
        'home: reference',
        'away: reference',
        'at: datetime',
        'pitch: text',
        'referee: reference',
        'status: planned | running | reported | confirmed | void',
        'result: json',
        'winnerGoesTo: reference',
      ],
      relations: [
        { says: 'belongs to', to: 'contest' },
        { says: 'refers to', to: 'object' },
      ],
    },
    {
      key: 'entry',
      name: 'tournament entry',
      kind: 'document',
      fields: [
        'seed: integer',
        'roster: list of reference',
        'paid: boolean',
        'status: asked | in | withdrawn',
        'unavailable: list of date',
      ],
      relations: [
        { says: 'belongs to', to: 'contest' },
        { says: 'refers to', to: 'side' },
      ],
    },
  ],
  nodes: [],
  edges: [],
  boundaries: [
    {
      name: 'Who may enter a result',
      protects: ['game', 'contest'],
      mechanism: [
        'A result counts when the second side or the referee has confirmed it; each version stays with name and time, and the {keeper} alone overrules.',
        'Only those who played or whistled a {game} may report it; tables and brackets are computed and can be edited by nobody.',
      ],
    },
  ],
  failures: [
    [
      'When a {game} is voided after three later ones depend on it, the page lists them before anything is undone.',
      'When one side withdraws in mid-season, the rule chosen at the start (count or strike) is applied to all its results at once.',
    ],
    'When the hall has no reception, results are entered on the phone and take their place by the time at which the whistle went.',
  ],
  features: [
    {
      key: 'draw',
      name: [
        'Draw and {games} for {sides}',
        'Who meets whom: {sides}',
        '{Game} plan within the halls and hours there are',
      ],
      need: 'core',
      description: [
        'Draws groups or a bracket for {sides} and puts every {game} on a place and an hour that both sides can keep.',
        'Makes the plan for {sides}: everybody against everybody or by knockout, with rest between, and no pitch used twice.',
      ],
      stories: [
        {
          as: 'keeper',
          want: 'to enter pitches, hours and wishes once',
          so: 'the plan takes a minute and not a weekend',
        },
        { as: 'keeper', want: 'to draw again with the same seed', so: 'I can prove that nobody was favoured' },
        { as: 'actor', want: 'to move one {game} and see what that pushes', so: 'rain does not ruin the whole plan' },
      ],
      criteria: [
        [
          'For 3 to 40 entries each pair of a league meets exactly once (or twice with return games), and home and away differ by at most one.',
          'A test over all sizes from three to forty finds every pairing once and nobody with two rounds free in a row.',
        ],
        'No pitch, side or referee is at two {games} at once, and the set rest lies between two of the same side; 100 random plans prove it.',
        [
          'A bracket of 11 gives five byes to the best seeds, and seeds 1 and 2 can meet in the final only.',
          'Byes go to the top seeds, for every size that is no power of two.',
        ],
      ],
      api: [
        { method: 'POST', path: '/{contest.path}/:id/draw', purpose: 'draw with a seed, as a preview or for good' },
        { method: 'PATCH', path: '/{game.path}/:id/slot', purpose: 'move to another place or hour' },
        { method: 'POST', path: '/{contest.path}', purpose: 'found one with format and tie rules' },
        { method: 'POST', path: '/{contest.path}/:id/{entry.path}', purpose: 'enter a side with its roster' },
        { method: 'GET', path: '/{contest.path}/:id/{game.path}', purpose: 'fixtures by round' },
      ],
      reads: ['object', 'side', 'entry'],
      writes: ['contest', 'game', 'entry', 'side'],
      edgeCases: [
        'The wishes cannot all be met: the plan that breaks fewest is shown, with each broken wish by name.',
        [
          'Somebody comes late, after the draw: they take a bye if there is one, else the waiting place.',
          'Two sides of one club share a goalkeeper: they are never placed at the same hour.',
        ],
        'It lasts over midnight: the {game} belongs to the day on which the evening began.',
      ],
      effort: 'L',
      after: ['records/keep'],
      steps: [
        'Write pairings (circle method, bracket with byes, Swiss) as pure functions of entries and seed.',
        'Place them by a greedy pass and then swaps that lower the number of broken wishes; stop after a set time.',
        'Check hard rules (pitch, side, referee, rest) in one validator that the tests and the screen share.',
        'Keep the seed of the draw with the {contest.name}.',
      ],
      pitfalls: [
        ['Shuffling until it looks right: at twelve sides that never ends.', 'Hard-coding a bracket of eight.'],
      ],
    },
    {
      key: 'table',
      name: [
        'Table and bracket of {sides}',
        'Standings of {sides} after every {game}',
        '{Side} ranking by the rules of the sport',
      ],
      need: 'core',
      description: [
        'Works out the table of {sides} from confirmed results by the rules of the sport, and says why one stands before another.',
        'Shows at any time who leads, who is through and who still can be, computed from the results alone.',
      ],
      stories: [
        { as: 'actor', want: 'to see why we are third and not second', so: 'nobody argues with the desk' },
        { as: 'actor', want: 'to see what we need in the last round', so: 'we know what to play for' },
      ],
      criteria: [
        [
          'Ten real final tables with ties (points, direct comparison, difference, goals, draw of lots) come out as they were published.',
          'Stored final tables of ten past seasons are reproduced place by place.',
        ],
        'Entering results in any order gives the same table.',
        'A confirmed result is on all open screens within 5 seconds, with the reason for each tie broken.',
      ],
      api: [
        { method: 'GET', path: '/{contest.path}/:id/table', purpose: 'standings with reasons' },
        { method: 'GET', path: '/{contest.path}/:id/bracket', purpose: 'knockout tree with open places' },
      ],
      reads: ['game', 'entry', 'side'],
      writes: ['contest'],
      edgeCases: [
        'Three are level and the direct comparison runs in a circle: the next rule applies to these three only.',
        'A result by decision (3:0) counts for points and, by a switch, not for the difference.',
      ],
      effort: 'M',
      after: ['result'],
      steps: [
        'Write tie rules as a list of comparators chosen by name in the {contest.name}.',
        'Apply each to the group that is still level and start again with the rest.',
        'Return the deciding rule with each place.',
      ],
      pitfalls: ['A table that is added up with each result: one correction and it is wrong for ever.'],
    },
    {
      key: 'result',
      name: [
        'Results of {games}, confirmed by both',
        'Report {an game} from the sideline',
        '{Game} sheet on the phone',
      ],
      need: 'core',
      only: 'many',
      description: [
        'Takes the result from the sideline in ten seconds, has the other side confirm it, and settles what does not agree.',
        'Brings goals, sets or points from the place of play into the table, with the second side’s yes.',
      ],
      stories: [
        { as: 'actor', want: 'to enter the result with wet fingers', so: 'nobody carries a paper to the desk' },
        { as: 'keeper', want: 'to see which results are missing', so: 'the next round starts on time' },
      ],
      criteria: [
        'Two different reports of one {game} are both shown to the {keeper}, and neither counts until decided.',
        [
          'Without an answer of the second side it counts after 24 hours, and both have been told so.',
          'Silence for a day is a yes, announced in the request itself.',
        ],
        'Impossible results of the sport (a set at 6:5, a draw in a knockout) are refused with the rule.',
      ],
      api: [
        { method: 'POST', path: '/{game.path}/:id/result', purpose: 'report, also from offline' },
        { method: 'POST', path: '/{game.path}/:id/confirm', purpose: 'confirm or contradict' },
      ],
      reads: ['entry', 'contest'],
      writes: ['game'],
      edgeCases: [
        'One side does not turn up: "walkover" has a button and a time before which it cannot be pressed.',
        'It was broken off by thunder: the score stands as "broken off", and the {game} gets a new hour.',
      ],
      effort: 'M',
      after: ['draw'],
      steps: [
        'Describe the valid results of each sport as data: sets, limits, draws or not.',
        'Keep every report as a row; the confirmed one is a reference.',
        'Move winners on in the transaction that confirms.',
      ],
      pitfalls: ['A free text for the score.'],
    },
    {
      key: 'public',
      name: ['{Contest} page for everybody', 'Next {games} on one page', '{Contest} on the wall and on the phone'],
      need: 'usual',
      only: 'hosted',
      description: [
        'One address with plan, table and bracket, without a login, for phones on the touchline and a screen in the hall.',
        'Shows what runs now, what comes next and where, in letters that can be read from ten metres.',
      ],
      stories: [{ as: 'actor', want: 'to follow only my side', so: 'I know when and where we are next' }],
      criteria: [
        'A thousand phones on the page cost the database one query every 5 seconds.',
        [
          'A moved {game} is marked as moved for an hour, and its followers get one message.',
          'Whoever follows a side hears of a changed hour within a minute.',
        ],
      ],
      api: [{ method: 'GET', path: '/{contest.path}/:id/now', purpose: 'running, next and last ones' }],
      reads: ['game', 'contest'],
      writes: ['contest'],
      edgeCases: [
        'Players are children: first names and numbers only, and no photo.',
        'The hall’s screen loses the network: it shows the last state and its time.',
      ],
      effort: 'S',
      after: ['table'],
      steps: [
        'Render the page from a cached document that each confirmed result replaces.',
        'Add a large view that turns its pages by itself.',
        'Offer a calendar file for each side.',
      ],
      pitfalls: ['Polling the whole plan every second from each phone.'],
    },
  ],
  usage: [],
  pains: [
    [
      'One side withdraws on Friday evening, and I make the whole plan again by hand.',
      'Forty parents ask the desk the same: when, where, against whom?',
      'Two people added up the table and have different champions.',
    ],
  ],
  competitors: [
    {
      name: 'Challonge',
      kind: 'direct',
      positioning: 'Brackets and two-stage tournaments: elimination, round robin, Swiss.',
      gap: 'Draws and shows; pitches, hours, referees and wishes of {sides} are left to the organiser.',
      source: 'https://github.com/Chrestopher/ChallongePoolsCreator',
    },
    {
      name: 'Tournify',
      kind: 'direct',
      positioning: 'Tournament days for sports clubs, with plan and live results.',
      gap: 'Made for a day; a season with moved games and rules of an own league is harder.',
      unverified: true,
    },
    {
      name: 'Paper bracket and marker pen',
      kind: 'manual',
      positioning: 'Hangs on the wall and needs no explanation.',
      gap: 'One wall, one pen, and no plan B when {sides} drop out.',
      unverified: true,
    },
  ],
  risks: [
    [
      'On the day itself there is no second try: paper copies of plan and table must come out of the printer at any time.',
      'Organisers meet it twice a year; what brings them back between two events has to be found.',
    ],
  ],
  metrics: [
    ['Plan for 24 sides ready in under 10 minutes', 'From opened form to published plan in a quarter of an hour'],
    ['Nine of ten results in within 5 minutes of the end', 'No table corrected by hand in a season'],
  ],
};
