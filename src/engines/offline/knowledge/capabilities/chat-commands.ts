import type { Capability } from '../schema.ts';

export const chatCommands: Capability = {
  id: 'chat-commands',
  name: 'a bot that is spoken to in the team’s chat',
  verbs: [],
  triggers: [
    {
      weight: 3,
      words: [
        'slash command',
        'chat command',
        'chatops',
        'standup update',
        'stand-up update',
        'daily standup',
        'microsoft teams',
        'chat-bot',
        'chatbefehl',
        'comando de chat',
        'commande de chat',
        'team bot',
        'bot for team',
        'signal bot',
        'matrix bot',
        'viber bot',
        'line bot',
        'wechat bot',
        'messenger bot',
        'bot write',
        'bot ask',
        'bot pick',
        'bot that ask',
        'bot that remind',
        'bot that find',
        'bot collect',
        'bot tell',
        'ask bot',
        'tell bot',
        'write to bot',
        'message bot',
        'text bot',
        'bot reply',
        'bot answer',
        'in chat group',
        'in group chat',
        'mattermost',
        'rocket chat',
        'google chat',
      ],
    },
    {
      weight: 2,
      words: [
        'standup',
        'chat workspace',
        'chat channel',
        'mention the bot',
        'group chat bot',
        'share channel',
        'text number',
        'sms number',
        'send word to',
        'type command',
        'channel post',
        'post in channel',
        'in channel',
      ],
    },
    { weight: 1, words: ['bot', 'chatbot', 'emoji'] },
  ],
  actor: 'user',
  object: { fallback: 'request', kinds: ['message', 'task', 'event', 'item', 'document'] },
  entities: [
    {
      key: 'command',
      name: 'chat command',
      kind: 'message',
      sameAs: ['command', 'request', 'mention'],
      fields: [
        'eventId: text',
        'channel: text',
        'sender: text',
        'text: text',
        'status: heard | doing | answered | refused',
        'answerRef: text',
        'heardAt: datetime',
      ],
      relations: [
        { says: 'belongs to', to: 'actor' },
        { says: 'refers to', to: 'object' },
      ],
    },
    {
      key: 'install',
      name: 'installation',
      kind: 'group',
      fields: [
        'workspace: text',
        'token: encrypted text',
        'scopes: list of text',
        'installedBy: text',
        'locale: text',
        'removedAt: datetime',
      ],
      relations: [{ says: 'has many', to: 'command' }],
    },
  ],
  nodes: [
    {
      key: 'chat',
      need: 'chat-platform',
      type: 'external',
      label: 'Chat Platform',
      does: [
        'Delivers messages, mentions and button presses as signed events and shows our answers in the channel.',
        'Carries what people type to the bot, and its replies back into the same thread.',
      ],
    },
    {
      key: 'later',
      need: 'queue',
      type: 'queue',
      label: 'Answer Queue',
      does: [
        'Holds heard commands so that the platform gets its "heard" in time and the work is done afterwards.',
        'Keeps each event once by its id, and spreads answers below the rate that the platform allows.',
      ],
    },
  ],
  edges: [
    {
      from: 'chat',
      to: 'api',
      protocol: 'HTTPS webhook',
      purpose: ['deliver signed events', 'pass on commands and button presses'],
    },
    { from: 'api', to: 'later', protocol: 'job queue', purpose: 'keep {an command} until it is answered' },
    {
      from: 'later',
      to: 'chat',
      protocol: 'HTTPS',
      purpose: ['post and update answers', 'write into the thread of the question'],
    },
  ],
  boundaries: [
    {
      name: 'Signed events',
      protects: ['command', 'install'],
      mechanism: [
        'Each event is checked against the platform’s signature over the raw body and a clock window of five minutes; others are answered 401 and counted.',
        'An answer about {objects} goes only to a channel whose members may see them; otherwise it is shown to the asker alone.',
      ],
    },
  ],
  failures: [
    [
      'When the platform delivers one event three times, the event id is known already and one answer is posted.',
      'When our answer takes longer than the platform waits, "on it" stands in the thread at once and is replaced by the result.',
    ],
    [
      'When a workspace removes the bot, its token is deleted the same day and nothing is posted there again.',
      'When the rate limit of a workspace is hit, answers wait for the named seconds, and scheduled posts give way to replies.',
    ],
  ],
  features: [
    {
      key: 'command',
      name: ['{Objects} from the chat box', 'Ask the bot about {objects}', 'Chat commands for {objects}'],
      need: 'core',
      description: [
        'Understands a handful of short commands about {objects}, answers in the same thread, and offers the next step as a button.',
        'Lets {actors} file, see and change {objects} without leaving the conversation, by command or by button.',
      ],
      stories: [
        {
          as: 'actor',
          want: 'to add {an object} in one line of chat',
          so: 'I stay in the conversation where it came up',
        },
        {
          as: 'actor',
          want: 'to see an answer that only I can read',
          so: 'I do not fill the channel with my question',
        },
      ],
      criteria: [
        [
          'Given an event, when it arrives, then the platform has its "heard" within 1 second and the true answer follows in the thread.',
          'The platform’s call is answered in under a second at the 99th percentile, whatever the command does.',
        ],
        'An unknown command is answered to its sender alone, with the three nearest commands and one example each.',
        [
          'The same event delivered three times creates one entry and one reply.',
          'Replaying a recorded event ten times changes the database once.',
        ],
      ],
      api: [
        { method: 'POST', path: '/{command.path}/events', purpose: 'signed events of the chat platform' },
        { method: 'POST', path: '/{command.path}/actions', purpose: 'signed presses of buttons and forms' },
      ],
      reads: ['object', 'install'],
      writes: ['command', 'object'],
      edgeCases: [
        'Somebody edits the message after the bot has answered: the answer stays, with a note which text it belongs to.',
        [
          'A guest from another company types the command: it is refused with the name of whom to ask.',
          'The bot is mentioned by another bot: it stays silent, so that two bots cannot talk all night.',
        ],
        'The text holds a quoted line or a code block: only what stands after the command counts.',
      ],
      effort: 'L',
      after: ['install', 'records/keep'],
      steps: [
        'Verify the signature over the raw bytes before parsing; keep three recorded events as fixtures.',
        'Insert the event id into {command.name} with a unique index and answer "heard" at once.',
        'Write the parser as a table of command, arguments, example and right needed; build the help text from that table.',
        'Answer from the queue into the thread, and store the message id so that it can be updated.',
      ],
      pitfalls: [
        [
          'Doing the work before answering the platform: it gives up after seconds and delivers again.',
          'Checking the signature over the re-serialised JSON.',
        ],
        'Looking people up by display name, which anybody can change.',
      ],
    },
    {
      key: 'install',
      name: [
        'Add the bot to a workspace of {actors}',
        '{Actor} workspaces and what the bot may read',
        'Set up {object} channels',
      ],
      need: 'core',
      only: 'hosted',
      description: [
        'Brings the bot into a workspace with as few rights as it needs, and into a first channel with a message that explains itself.',
        'Connects a workspace in two clicks, names every right with its reason, and can be taken out again without a trace.',
      ],
      stories: [
        {
          as: 'keeper',
          want: 'to see which rights the bot asks for',
          so: 'I can defend it before our security people',
        },
        { as: 'keeper', want: 'to choose the channels it works in', so: 'it does not read along elsewhere' },
      ],
      criteria: [
        'The bot asks for no right that the list of commands does not need; a test compares both lists.',
        [
          'Two minutes after the first click a test command in the chosen channel is answered.',
          'A new workspace gets its first true answer within two minutes, tried with three people.',
        ],
      ],
      api: [
        { method: 'GET', path: '/{install.path}/callback', purpose: 'finish the consent of a workspace' },
        { method: 'DELETE', path: '/{install.path}/:id', purpose: 'leave and erase the token' },
      ],
      reads: ['object'],
      writes: ['install'],
      edgeCases: [
        'It is installed a second time by another person: token and rights are replaced, settings stay.',
        'Consent is broken off half way: the state expires after ten minutes and leaves no row.',
      ],
      effort: 'M',
      after: [],
      steps: [
        'Keep the state parameter of the consent in a row with an expiry and compare it.',
        'Encrypt tokens at rest with a key from the environment.',
        'Greet in the chosen channel with one message and two examples.',
        'React to the removal event by deleting the token in the same transaction.',
      ],
      pitfalls: ['Asking for the right to read all channels because it is simpler.'],
    },
    {
      key: 'rounds',
      name: [
        'Rounds the bot calls for {objects}',
        '{Object} questions at a set hour, summed up',
        'What the bot asks {actors} each morning',
      ],
      need: 'usual',
      description: [
        'Asks each {actor} at their own hour, collects the replies to {objects}, and posts one summary that names who is missing without scolding.',
        'Runs a small round for {objects}: question, replies in private, one joint message at the end.',
      ],
      stories: [
        { as: 'actor', want: 'to answer in my own morning', so: 'a colleague nine hours away does not wake me' },
        { as: 'keeper', want: 'to read one message in place of twelve', so: 'I see what is stuck in half a minute' },
      ],
      criteria: [
        'Given members in three time zones and an hour of 9:30, each is asked at 9:30 local time, also after a clock change.',
        [
          'Who is away by status or calendar is not asked and does not count as missing.',
          'People on holiday appear as "away" in the summary and receive no question.',
        ],
        'The summary is posted once; replies that come later update it in place.',
      ],
      api: [{ method: 'PUT', path: '/{install.path}/:id/rounds', purpose: 'questions, hours and channel of a round' }],
      reads: ['install', 'command'],
      writes: ['object', 'command'],
      edgeCases: [
        'Nobody replies: a single line says so, and after five such days the {keeper} is asked whether to stop.',
        'A reply is longer than the platform allows in one message: it is cut at a sentence with a link to the rest.',
      ],
      effort: 'M',
      after: ['command'],
      steps: [
        'Compute the next due moment of each person from zone and weekday in one function.',
        'Key a round by date and channel, so that a restart asks nobody twice.',
        'Render the summary from stored replies every time.',
      ],
      pitfalls: [
        'One cron entry in server time for people in four zones.',
        'Naming and shaming those who did not reply.',
      ],
    },
  ],
  usage: [
    { need: 'chat-platform', units: 60 },
    { need: 'queue', units: 60 },
  ],
  pains: [
    [
      'It is decided in the chat and then somebody must type it again into a tool that nobody opens.',
      '{Objects} scroll away; on Thursday I search for Monday’s message for ten minutes.',
      'We have a tool for {objects}, but everybody asks in the channel all the same.',
    ],
  ],
  competitors: [
    {
      name: 'Slack Workflow Builder',
      kind: 'adjacent',
      positioning: 'Forms and simple workflows built inside Slack.',
      gap: 'Stores little and computes less; what belongs to {objects} over months lies elsewhere.',
      unverified: true,
    },
    {
      name: 'Geekbot',
      kind: 'adjacent',
      positioning: 'Asynchronous standups and surveys in team chat.',
      gap: 'Made for questions to a team; knows nothing of {objects} themselves.',
      when: ['standup', 'stand-up', 'survey', 'daily standup'],
      unverified: true,
    },
    {
      name: 'A pinned message',
      kind: 'manual',
      positioning: 'Free, and in the right channel already.',
      gap: 'Is edited by one person and out of date by Wednesday.',
      unverified: true,
    },
  ],
  risks: [
    [
      'The chat platform may change rights, prices or its shop rules any month; keep commands apart from the adapter for one platform.',
      'A bot that posts too much is muted in a week and never seen again; count its messages for each channel from the start.',
    ],
  ],
  metrics: [
    [
      'Half of the members of a channel use a command in the first fortnight',
      'Two of three new entries come in by chat',
    ],
    ['Muted or removed by fewer than 3 % of workspaces a month', '99 % of commands answered within 5 seconds'],
  ],
};
