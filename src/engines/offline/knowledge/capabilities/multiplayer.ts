import type { Capability } from '../schema.ts';

export const multiplayer: Capability = {
  id: 'multiplayer',
  name: 'rooms in which several people act at once',
  verbs: ['co-edit'],
  triggers: [
    {
      weight: 3,
      words: [
        'multiplayer',
        'multi-player',
        'whiteboard',
        'collaborative editing',
        'real-time collaboration',
        'realtime collaboration',
        'shared cursor',
        'game room',
        'watch party',
        'co-op game',
        'party game',
        'online board game',
        'collaborative document',
        'planning poker',
        'mehrspieler',
        'multijugador',
        'multijogador',
        'multijoueur',
        'mesa virtual',
      ],
    },
    {
      weight: 2,
      words: [
        'collaborative',
        'play together',
        'edit together',
        'draw together',
        'real-time game',
        'turn-based',
        'same room',
        'live poll',
        'virtual table',
      ],
    },
    { weight: 1, words: ['real-time', 'realtime', 'room', 'lobby', 'player', 'cursor', 'together'] },
  ],
  actor: 'user',
  object: { fallback: 'board', kinds: ['document', 'event', 'item', 'place'] },
  entities: [
    {
      key: 'room',
      name: 'room',
      kind: 'place',
      sameAs: ['room', 'lobby'],
      fields: [
        'code: text',
        'status: waiting | running | closed',
        'seats: integer',
        'host: reference',
        'snapshot: json',
        'snapshotAt: integer',
        'rulesVersion: text',
        'lastMoveAt: datetime',
      ],
      relations: [
        { says: 'refers to', to: 'object' },
        { says: 'has many', to: 'move' },
      ],
    },
    {
      key: 'move',
      name: 'move',
      kind: 'event',
      fields: ['sequence: integer', 'by: reference', 'clientId: text', 'kind: text', 'payload: json', 'at: datetime'],
      relations: [{ says: 'belongs to', to: 'room' }],
    },
    {
      key: 'seat',
      name: 'seat',
      kind: 'document',
      fields: [
        'player: reference or none',
        'name: text',
        'colour: text',
        'role: play | watch | host',
        'token: text',
        'connected: boolean',
        'lastSeenAt: datetime',
      ],
      relations: [
        { says: 'belongs to', to: 'room' },
        { says: 'belongs to', to: 'actor' },
      ],
    },
  ],
  nodes: [
    {
      key: 'hall',
      need: 'realtime',
      type: 'backend',
      label: 'Room Server',
      does: [
        'Holds the state of each open {room} in one place, orders its moves and sends each to all seats.',
        'Owns one {room} at a time: takes moves, checks them by the rules, numbers them and passes them on.',
      ],
    },
    {
      key: 'ring',
      need: 'cache',
      type: 'database',
      label: 'Room Directory',
      does: [
        'Knows which process owns which {room}, with a lease of ten seconds.',
        'Finds the owner of {an room} by its code and lets another process take over when its lease runs out.',
      ],
    },
  ],
  edges: [
    {
      from: 'client',
      to: 'hall',
      protocol: 'WebSocket',
      purpose: ['send moves, receive numbered ones', 'join a {room} and catch up'],
    },
    {
      from: 'hall',
      to: 'ring',
      protocol: 'TCP',
      purpose: ['hold and renew the lease of a {room}', 'find the owner of a {room}'],
    },
    {
      from: 'hall',
      to: 'db',
      protocol: 'SQL',
      purpose: ['append moves in batches, write a snapshot', 'load the last snapshot of a {room}'],
    },
  ],
  boundaries: [
    {
      name: 'The server is the referee',
      protects: ['move', 'room', 'hall'],
      mechanism: [
        'Clients send wishes and never states; each move is checked against rules and seat, and what a seat may not see (cards, votes) is not sent to it.',
        'A seat is held by a secret token; a room code lets in, and the host can lock the door or take a seat back.',
      ],
    },
  ],
  failures: [
    [
      'When the process that owns a {room} dies, another one loads snapshot and moves, and people go on within 15 seconds at the same point.',
      'When a server is restarted for a release, its rooms move one by one, and people see "one moment" for some seconds.',
    ],
    [
      'When somebody’s line drops, the seat is kept for two minutes, and what was missed is sent on return from the last number seen.',
      'When a client sends more than 30 moves a second, it is slowed down, then cut off, and the others notice nothing.',
    ],
  ],
  features: [
    {
      key: 'act',
      name: ['{Objects} that several change at once', 'Shared {object} in real time', 'Everybody at the same {object}'],
      need: 'core',
      only: 'hosted',
      description: [
        'Shows every change to {an object} to all in the {room} within a blink, in one order that nobody can dispute.',
        'Lets {actors} act on the same {object} at once: own changes at once, those of others a moment later, the end the same for all.',
      ],
      stories: [
        { as: 'actor', want: 'to see what the others do as they do it', so: 'we need no call to explain it' },
        { as: 'actor', want: 'to see my own change without waiting', so: 'it feels as if I were alone' },
      ],
      criteria: [
        [
          'With 20 people in a {room} a change is on all screens within 150 ms at the 95th percentile, on a line with 60 ms delay.',
          'Twenty simulated seats with 60 ms delay and 1 % loss see each change within 200 ms.',
        ],
        'After 1,000 random changes by five clients with dropped lines, all five hold the same state, byte for byte.',
        [
          'A reload or a new phone brings one back to the same state in under 2 seconds.',
          'Rejoining after 500 missed moves takes less than two seconds.',
        ],
      ],
      api: [
        { method: 'GET', path: '/{room.path}/:code/state', purpose: 'snapshot and number, for joining' },
        { method: 'GET', path: '/{room.path}/:code/moves', purpose: 'moves after a number' },
      ],
      reads: ['object', 'seat'],
      writes: ['move', 'room'],
      edgeCases: [
        'Two act on the same spot in the same instant: the first number wins, and the other sees own change go back with a reason.',
        [
          'A laptop wakes after an hour with ten own changes: they are applied if the rules still allow it, else listed.',
          'Undo is pressed: it takes back one’s own last change and never that of somebody else.',
        ],
        'An old client meets new rules: it is asked to reload before it may act.',
      ],
      effort: 'XL',
      after: ['join'],
      steps: [
        'Write apply(state, move) as one pure function that client and server share, with a version.',
        'Number moves in one process for each {room}; apply own moves at once and replay them on top of what comes.',
        'Send differences; write snapshots every 200 moves and appended moves in batches.',
        'Build a simulator with clients, delay, loss and a seed; run it in the tests.',
        'For free text use a maintained CRDT library and keep it apart from the moves.',
      ],
      pitfalls: [
        ['Sending the whole state with each change.', 'Trusting a state or a clock that comes from a client.'],
        'Two processes that both think they own a room: without a lease it happens on the first deploy.',
      ],
    },
    {
      key: 'join',
      name: [
        'Rooms for {objects}, by code',
        'Come in, sit down: {rooms} for {actors}',
        'Join {an object} without an account',
      ],
      need: 'core',
      only: 'hosted',
      description: [
        'Opens a {room} with one press and lets others in by a short code, on any device, with a name and no account.',
        'Brings {actors} round one {object}: a code on the screen, a name, a seat, and a host who can lock the door.',
      ],
      stories: [
        { as: 'actor', want: 'to come in by four letters', so: 'nobody waits for me to register' },
        { as: 'keeper', want: 'to throw out a stranger', so: 'the evening is not spoilt' },
      ],
      criteria: [
        'From code to seat takes under 10 seconds on a phone that has never been here.',
        [
          'Trying codes at random finds no room: ten wrong ones block that address for a minute.',
          'A test with 10,000 guesses enters no {room}.',
        ],
        'When the host leaves, the longest seated becomes host within 30 seconds.',
      ],
      api: [
        { method: 'POST', path: '/{room.path}', purpose: 'open one, get code and host token' },
        { method: 'POST', path: '/{room.path}/:code/seats', purpose: 'take a seat by name' },
      ],
      reads: ['object'],
      writes: ['room', 'seat'],
      edgeCases: [
        'Two take the last seat: one sits, the other may watch.',
        'The same name exists: a number is added; a rude one is refused by a list.',
        'One person has two tabs: the newer one acts, the older one says so.',
      ],
      effort: 'M',
      after: [],
      steps: [
        'Draw codes from letters that cannot be mixed up and without rude words; free them a day after closing.',
        'Give a seat token in a cookie and in storage; take it back on return.',
        'Close rooms after two hours without a move, with their result kept.',
      ],
      pitfalls: ['A login before the first move.', 'Codes that count upward.'],
    },
    {
      key: 'replay',
      name: ['Replay of {an object}', 'How {objects} came about, move by move', 'What happened in the {room}'],
      need: 'later',
      only: 'hosted',
      description: [
        'Plays back how {an object} came about, at any speed, and lets one go on from any point in a new {room}.',
        'Keeps moves and result of a {room} for those who were in it: to read, to show, to begin again from there.',
      ],
      stories: [{ as: 'actor', want: 'to go back to the point before the mistake', so: 'we can try the other way' }],
      criteria: [
        'Replaying all moves from the start gives the stored end state, for each of the last 1,000 closed rooms, checked nightly.',
        'Jumping to any point of 5,000 moves takes under 500 ms.',
      ],
      api: [
        { method: 'GET', path: '/{room.path}/:code/replay', purpose: 'moves with times, for those who were there' },
      ],
      reads: ['move', 'room'],
      writes: ['room'],
      edgeCases: [
        'The rules have changed since: it is replayed with the version it was played by.',
        'Somebody asks to be forgotten: the name becomes "guest", the moves stay.',
      ],
      effort: 'M',
      after: ['act'],
      steps: [
        'Keep old versions of apply() for as long as rooms need them.',
        'Index snapshots by number for jumps.',
        'Start a new {room} from a snapshot with fresh seats.',
      ],
      pitfalls: ['Recording screens where the moves are there already.'],
    },
  ],
  usage: [{ need: 'realtime', units: 900 }],
  pains: [
    [
      'We share a screen, and one person does while five watch.',
      'Somebody’s line drops, and we must all begin again.',
      'Each has another state on the screen, and nobody knows whose is right.',
    ],
  ],
  competitors: [
    {
      name: 'Miro',
      kind: 'adjacent',
      positioning: 'Shared whiteboards for teams.',
      gap: 'A large empty sheet: it knows no rules, turns or hidden cards of {objects}.',
      when: ['whiteboard', 'board', 'workshop', 'brainstorm', 'collaborative', 'team'],
      unverified: true,
    },
    {
      name: 'Board Game Arena',
      kind: 'adjacent',
      positioning: 'Board games in the browser, in turns or live.',
      gap: 'Its own catalogue; {objects} of others come in only by its rules.',
      when: ['game', 'board game', 'player', 'play', 'card'],
      unverified: true,
    },
    {
      name: 'Screen sharing in a call',
      kind: 'manual',
      positioning: 'Everybody has it.',
      gap: 'One hand on the mouse; the others say "more to the left".',
      unverified: true,
    },
  ],
  risks: [
    [
      'An empty {room} is no product: it must be worth something to two people on the first evening.',
      'Real time multiplies faults: without a simulator with bad lines they show up only among users.',
    ],
  ],
  metrics: [
    ['Two of three rooms have a second person within five minutes', 'Half of the groups come back within a week'],
    ['Change on all screens in under 200 ms for 95 %', 'Fewer than 1 in 500 sittings ends with different states'],
  ],
};
