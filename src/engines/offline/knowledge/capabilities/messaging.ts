import type { Capability } from '../schema.ts';

export const messaging: Capability = {
  id: 'messaging',
  name: 'conversations between people',
  verbs: [
    'chat',
    'message',
    'talk',
    'converse',
    'chatten',
    'unterhalten',
    'chatear',
    'conversar',
    'hablar',
    'bater papo',
    'bavarder',
    'discuter',
  ],
  triggers: [
    {
      weight: 3,
      words: [
        'chat',
        'messaging',
        'messenger',
        'direct message',
        'conversation',
        'nachricht',
        'mensaje',
        'mensagem',
        'messagerie',
      ],
    },
    { weight: 2, words: ['conversacion', 'conversa'] },
    { weight: 1, words: ['communicate', 'message', 'question', 'thread', 'reply', 'inbox'] },
  ],
  actor: 'user',
  object: { fallback: 'request', kinds: ['event', 'item', 'person', 'task', 'group', 'document'] },
  entities: [
    {
      key: 'conversation',
      name: 'conversation',
      kind: 'group',
      sameAs: ['conversation', 'chat', 'thread'],
      fields: ['subject: text', 'participants: list of reference', 'lastMessageAt: datetime', 'closedAt: datetime'],
      relations: [
        { says: 'refers to', to: 'object' },
        { says: 'has many', to: 'message' },
      ],
    },
    {
      key: 'message',
      name: 'message',
      kind: 'message',
      sameAs: ['message', 'comment', 'reply'],
      fields: [
        'author: reference',
        'body: text',
        'clientId: text, unique in the conversation',
        'sentAt: datetime',
        'editedAt: datetime',
        'removedAt: datetime',
        'readBy: list of reference',
      ],
      relations: [
        { says: 'belongs to', to: 'conversation' },
        { says: 'belongs to', to: 'actor' },
      ],
    },
  ],
  nodes: [
    {
      key: 'live',
      need: 'realtime',
      type: 'gateway',
      label: 'Live Channel',
      does: [
        'Pushes new {messages} to open clients and says who is writing; the database stays the truth.',
        'Holds one connection a client and wakes it when its {conversations} have something new.',
      ],
    },
  ],
  edges: [
    {
      from: 'client',
      to: 'live',
      protocol: 'WebSocket',
      purpose: ['receive {messages} as they are written', 'stay informed about own {conversations}'],
    },
    {
      from: 'api',
      to: 'live',
      protocol: 'publish',
      purpose: ['announce a stored {message}', 'wake the participants of {an conversation}'],
    },
  ],
  boundaries: [
    {
      name: 'Participants only',
      protects: ['conversation', 'message'],
      mechanism: [
        'Reading and live delivery both check the list of participants; a connection loses {an conversation} in the second it loses the right.',
        '{An conversation} is opened for those named in it; the {keeper} reads one only after a report, and that reading is logged.',
      ],
    },
  ],
  failures: [
    [
      'When the live connection drops, the client asks for everything after its last known {message} on return, so nothing is missing or doubled.',
      'When the live channel is down, open clients ask every 20 seconds instead and writing still works.',
    ],
  ],
  features: [
    {
      key: 'converse',
      name: ['Conversation about {an object}', '{Object} chat', 'Write to each other about {objects}'],
      need: 'core',
      only: 'many',
      description: [
        'Gives each {object} one thread in which the people concerned write, with history and read marks.',
        'Keeps what is said about {an object} beside it instead of in a private phone.',
        'A thread for each {object}: text and pictures, in order, readable by those who take part.',
      ],
      stories: [
        { as: 'actor', want: 'to write to the other side about {an object}', so: 'what we agreed can be read later' },
        { as: 'other', want: 'to answer without giving my phone number away', so: 'my private line stays private' },
        { as: 'actor', want: 'to see whether my {message} was read', so: 'I know when to call instead' },
      ],
      criteria: [
        [
          '{An message} appears on another open client within 2 seconds.',
          'Given two open clients, when one writes, then the other shows it in under two seconds.',
        ],
        [
          'Sending the same client id twice stores one {message}.',
          'A retry after a lost answer leaves one {message} in the thread.',
        ],
        'Someone who is not a participant gets "not found" for the {conversation} and for each {message} in it.',
      ],
      api: [
        {
          method: 'GET',
          path: '/{object.path}/:id/conversation',
          purpose: 'open or create the thread of one {object}',
        },
        { method: 'GET', path: '/{conversation.path}', purpose: 'list own threads by last activity' },
        { method: 'POST', path: '/{conversation.path}/:id/messages', purpose: 'write into a thread' },
        { method: 'GET', path: '/{conversation.path}/:id/messages', purpose: 'read a thread after a cursor' },
      ],
      reads: ['object'],
      writes: ['conversation', 'message'],
      edgeCases: [
        'Somebody writes while offline: the {message} is kept on the device, marked as waiting, and sent in order later.',
        [
          'A participant leaves: what they wrote stays, under their name at the time.',
          'An account is deleted: its {messages} remain in the thread as written by a former member.',
        ],
        'A text of 20,000 characters is pasted: it is refused above 8,000 with the count shown.',
      ],
      effort: 'L',
      after: ['records/keep', 'accounts/sign-in'],
      steps: [
        'Create {conversation.name} and {message.name}; order by a sequence number given by the database and not by the clock.',
        'Add the write endpoint with a client id for retries and the read endpoint with a cursor.',
        'Publish to the live channel after commit; on reconnect the client sends its last sequence number.',
        'Build the thread: newest at the bottom, unread line, state of each own {message}.',
      ],
      pitfalls: [
        [
          'Treating the live channel as storage: what was pushed while a client slept is gone.',
          'Sorting by the time of the sender’s device.',
        ],
        'Counting unread by loading every {message}; keep a last-read sequence number for each participant.',
      ],
    },
    {
      key: 'report',
      name: [
        'Block and report in {conversations}',
        'Stop unwanted messages to {actors}',
        'Safety tools for {conversations}',
      ],
      need: 'usual',
      only: 'many',
      description: [
        'Lets each {actor} block another person and hand {an message} to the {keeper} with its surroundings.',
        'Blocking stops contact at once; a report shows the {keeper} ten {messages} around the offending one.',
      ],
      stories: [
        { as: 'actor', want: 'to block somebody', so: 'I hear nothing from them again' },
        { as: 'keeper', want: 'to see what was reported with its context', so: 'I can judge fairly' },
      ],
      criteria: [
        'After a block the other side can still write, gets no error, and nothing is delivered.',
        [
          'A report keeps a copy of the {messages} even when they are deleted later.',
          'Given a reported {message}, when its writer removes it, then the {keeper} still sees it.',
        ],
      ],
      api: [{ method: 'POST', path: '/{message.path}/:id/report', purpose: 'hand {an message} to the {keeper}' }],
      reads: ['conversation'],
      writes: ['message'],
      edgeCases: [
        'Both sides of {an conversation} block each other: lifting one block leaves the other in force.',
        'The {keeper} is the one reported: the report goes to a second person named in the settings.',
      ],
      effort: 'M',
      after: ['converse'],
      steps: [
        'Check blocks in the delivery step, not in the screen.',
        'Store reports with a frozen copy, a reason and a state.',
        'Give the {keeper} a list with dismiss, warn and suspend, each with a note.',
      ],
      pitfalls: [
        'Telling people that they were blocked.',
        'Letting a report vanish with the account that wrote the {message}.',
      ],
    },
  ],
  usage: [{ need: 'realtime', units: 300 }],
  pains: [
    [
      'What was agreed about {an object} sits in somebody’s private phone.',
      'Questions about {objects} come on five channels, and the answer is always on a sixth.',
      'I scroll through a group chat of 400 messages to find one address.',
    ],
  ],
  competitors: [
    {
      name: 'WhatsApp',
      kind: 'substitute',
      positioning: 'The chat that everybody has.',
      gap: 'Nothing ties a thread to {an object}, and it leaves with the phone of the person.',
      unverified: true,
    },
  ],
  risks: [
    [
      'People go on in their usual messenger when the first answer here takes longer than there.',
      'Open messaging between strangers draws spam within weeks; limits for new accounts must be in from the start.',
    ],
  ],
  metrics: [
    [
      'First answer about {an object} within 4 hours in 80 % of {conversations}',
      'Median wait for a reply under one hour in working time',
    ],
    'Fewer than 1 report in 2,000 {messages}',
  ],
};
