import type { Capability } from '../schema.ts';

export const notifications: Capability = {
  id: 'notifications',
  name: 'notices by e-mail, push and text message',
  verbs: [
    'notify',
    'inform',
    'announce',
    'benachrichtigen',
    'informieren',
    'notificar',
    'avisar',
    'informar',
    'notifier',
    'informer',
    'annoncer',
  ],
  triggers: [
    {
      weight: 3,
      words: ['notification', 'push notification', 'benachrichtigung', 'notificacion', 'notificacao', 'digest'],
    },
    { weight: 2, words: ['text message', 'sms', 'whatsapp', 'aviso', 'slack message'] },
    { weight: 1, words: ['email', 'e-mail', 'update', 'inbox', 'push'] },
  ],
  actor: 'user',
  object: { fallback: 'change', kinds: [] },
  entities: [
    {
      key: 'notice',
      name: 'notice',
      kind: 'message',
      sameAs: ['notification', 'announcement', 'notice'],
      fields: [
        'event: text',
        'channel: email | push | sms | in-app',
        'status: queued | sent | failed | read | suppressed',
        'dedupeKey: text, unique',
        'sentAt: datetime',
        'readAt: datetime',
      ],
      relations: [
        { says: 'belongs to', to: 'actor' },
        { says: 'refers to', to: 'object' },
      ],
    },
    {
      key: 'preference',
      name: 'notice preference',
      plural: 'notice preferences',
      kind: 'document',
      fields: ['event: text', 'channels: list of text', 'quietFrom: time', 'quietUntil: time', 'timezone: text'],
      relations: [{ says: 'belongs to', to: 'actor' }],
    },
  ],
  nodes: [
    {
      key: 'outbox',
      need: 'queue',
      type: 'queue',
      label: 'Notice Outbox',
      does: [
        'Keeps each {notice} until a channel has accepted it, and tries again with growing pauses.',
        'Decouples what happens to {objects} from the sending, so that a slow mail server never delays a saved change.',
      ],
    },
    {
      key: 'mail',
      need: 'email',
      type: 'external',
      label: 'Mail Delivery',
      does: [
        'Sends the {notices} that go by e-mail and reports bounces.',
        'Carries e-mail about {objects} to the mailbox and tells which address does not exist.',
      ],
    },
  ],
  edges: [
    {
      from: 'api',
      to: 'outbox',
      protocol: 'database row in the same transaction',
      purpose: ['queue {notices} with the change that caused them', 'register what must be told about {an object}'],
    },
    { from: 'worker', to: 'outbox', protocol: 'lease', purpose: 'claim due {notices} in small batches' },
    {
      from: 'worker',
      to: 'mail',
      protocol: 'HTTPS',
      purpose: ['hand over {notices} by e-mail', 'send mail, read bounces'],
    },
  ],
  boundaries: [
    {
      name: 'Who may be told what',
      protects: ['notice', 'preference'],
      mechanism: [
        'Access to {object.name} is checked again at sending time, because it may have been withdrawn since the {notice} was queued.',
        'Texts carry a link and a title only; the content of {an object} is read after signing in.',
      ],
    },
  ],
  failures: [
    [
      'When the mail provider rejects an address for good, the channel is switched off for this {actor} and the next sign-in says so.',
      'When an address bounces, nothing more is sent there and the {actor} is asked for another one inside the product.',
    ],
    [
      'When sending stalls for an hour, {notices} older than their use (a change that is over) are dropped and counted.',
      'When a backlog builds up, one digest replaces the single {notices} of the same {object}.',
    ],
  ],
  features: [
    {
      key: 'send',
      name: ['Notices about {objects}', '{Object} updates as they happen', 'Hear of changes to {objects}'],
      need: 'core',
      description: [
        'Tells the right {actors} about a change to {an object} on the channel they chose, once.',
        'Turns events of {an object} into short messages, each sent one time, with a link straight to it.',
        'When {an object} changes, those whom it concerns hear of it within a minute by their own channel.',
      ],
      stories: [
        { as: 'actor', want: 'to hear when {an object} of mine changes', so: 'I do not open the product just to look' },
        { as: 'other', want: 'to get a message with the next step in it', so: 'I can act from my phone' },
        { as: 'keeper', want: 'to see which {notices} failed', so: 'I can reach people another way' },
      ],
      criteria: [
        [
          'A change to {an object} reaches the {actor} within 60 seconds on a working channel.',
          'Given a working address, when {an object} changes, then the message has left within one minute.',
        ],
        [
          'The same event sent twice through the queue produces one message, proven by the dedupe key.',
          'Restarting the worker in the middle of a batch sends no {notice} a second time.',
        ],
        'Nobody is notified of a change that they made themselves.',
      ],
      api: [
        { method: 'GET', path: '/{notice.path}', purpose: 'list own {notices}, unread first' },
        { method: 'POST', path: '/{notice.path}/read', purpose: 'mark as read up to a moment' },
      ],
      reads: ['object', 'preference'],
      writes: ['notice'],
      edgeCases: [
        [
          'Twenty changes to one {object} in five minutes: they become one message that lists them.',
          'A bulk edit touches 300 {objects}: each {actor} gets one summary.',
        ],
        'The {object} is deleted before the message is sent: nothing goes out.',
        'The text holds a very long name: it is cut at 80 characters on push and stays whole in e-mail.',
      ],
      effort: 'M',
      after: ['records/keep'],
      steps: [
        'Define the list of events as data: key, who is concerned, default channels, text with slots.',
        'Write {notice.name} in the transaction of the change, with a dedupe key of event, {object.name} and recipient.',
        'Let a worker claim rows by lease, send, store the provider’s id, and retry after 1, 5 and 30 minutes.',
        'Render every text from one template folder; test each for a missing slot.',
      ],
      pitfalls: [
        [
          'Sending inside the request: the change is then lost when the mail server is slow.',
          'Calling the mail provider before the transaction commits: people read about things that never happened.',
        ],
        'Forgetting the unsubscribe link and header in e-mail that is not strictly necessary.',
      ],
    },
    {
      key: 'preferences',
      name: ['Choose which {object} updates arrive', 'Quiet hours for {actors}', 'Notice settings of {actors}'],
      need: 'usual',
      description: [
        'Lets each {actor} say which events arrive, on which channel, and when the night begins.',
        'One page of switches, event by channel, with quiet hours in the {actor}’s own time zone.',
      ],
      stories: [
        { as: 'actor', want: 'to switch off a kind of {notice}', so: 'the ones that remain are worth reading' },
        { as: 'actor', want: 'to set quiet hours', so: 'nothing rings at night' },
      ],
      criteria: [
        [
          'Given quiet hours from 22:00 to 07:00, when an event happens at 23:15, then it is sent at 07:00 local time.',
          '{An notice} caused at night waits until the quiet hours of its reader end.',
        ],
        'The link at the foot of a mail switches off that kind of mail without signing in.',
      ],
      api: [
        { method: 'GET', path: '/{preference.path}', purpose: 'show own settings with the defaults' },
        { method: 'PUT', path: '/{preference.path}', purpose: 'replace own settings' },
      ],
      reads: ['notice'],
      writes: ['preference'],
      edgeCases: [
        'Every channel is switched off: {notices} stay readable inside the product.',
        'The {actor} travels: quiet hours follow the time zone stored last, and the settings name it.',
      ],
      effort: 'S',
      after: ['send'],
      steps: [
        'Store only what differs from the defaults in {preference.name}.',
        'Decide channel and time in one pure function of event, settings and clock; test it across midnight.',
        'Sign the unsubscribe link so that it works without a session and for one kind only.',
      ],
      pitfalls: [
        'Letting people switch off messages that they must receive, such as a security warning.',
        'Computing quiet hours in the server’s time zone.',
      ],
    },
  ],
  usage: [
    { need: 'email', units: 12 },
    { need: 'queue', units: 20 },
  ],
  pains: [
    [
      'I learn that {an object} changed when somebody is already angry about it.',
      'News about {objects} sits in a system that nobody opens.',
      'The one message that mattered about {an object} drowned in forty others.',
    ],
  ],
  competitors: [
    {
      name: 'Group chat',
      kind: 'manual',
      positioning: 'Everybody is in it already.',
      gap: 'Nobody can tell who has read about which {object}, and last week is out of sight.',
      unverified: true,
    },
  ],
  risks: [
    [
      'Too many messages in the first week and {actors} mute all of them; the default must be few.',
      'Mail from a young domain lands in spam; the first {notices} need a warmed-up sender.',
    ],
  ],
  metrics: [
    ['Half of all {notices} opened within an hour', '60 % of messages about {objects} read on the same day'],
    ['Fewer than 0.3 % of {notices} marked as spam', 'Under 5 % of {actors} switch all messages off'],
  ],
};
