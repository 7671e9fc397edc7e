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
    {
      weight: 2,
      words: [
        'ping',
        'alert me',
        'get a call',
        'tell me when',
        'let know',
        'text message',
        'sms',
        'whatsapp',
        'aviso',
        'slack message',
      ],
    },
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
        'recipient: reference',
        'event: text',
        'channel: email | push | sms | in-app',
        'status: queued | sent | failed | suppressed',
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
      fields: [
        'owner: reference',
        'event: text',
        'channels: list of text',
        'quietFrom: time',
        'quietUntil: time',
        'timezone: text',
      ],
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
        'Keeps each {notice} until a channel accepts it. Tries again with growing pauses.',
        'Parts what happens to {objects} from the sending. A slow mail server never delays a saved change.',
      ],
    },
    {
      key: 'mail',
      need: 'email',
      type: 'external',
      label: 'Mail Delivery',
      does: [
        'Sends the {notices} that go by e-mail and reports bounces.',
        'Carries e-mail about {objects}. Tells which address does not exist.',
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
        'Access to {object.name} is checked again when sending. It may have ended since the {notice} was queued.',
        'Texts carry title and link only. The rest of {an object} is read after signing in.',
      ],
    },
  ],
  failures: [
    [
      'When an address is rejected for good, its channel goes off. The {actor} reads so at the next sign-in.',
      'When an address bounces, nothing more goes there. The {actor} is asked for another inside the product.',
    ],
    [
      'When sending stalls for an hour, stale {notices} are dropped. Their number is shown.',
      'When a backlog builds up, one digest takes over. It replaces the single {notices} of one {object}.',
    ],
  ],
  features: [
    {
      key: 'send',
      name: ['Notices about {objects}', '{Object} updates as they happen', 'Hear of changes to {objects}'],
      need: 'core',
      description: [
        'Tells the right {actors} about a change to {an object}. Once, and on the channel they chose.',
        'Turns events of {an object} into short messages. Each goes out one time, with a link straight to it.',
        'When {an object} changes, those concerned hear of it. It takes a minute, by their own channel.',
      ],
      stories: [
        [
          {
            as: 'actor',
            want: 'to hear when {an object} of mine changes',
            so: 'I do not open the product just to look',
          },
          { as: 'actor', want: 'to hear of {an object} before others ask me', so: 'I have the answer ready' },
          { as: 'actor', want: 'to open {an object} straight from the message', so: 'I do not search for it' },
        ],
        { as: 'other', want: 'to get a message with the next step in it', so: 'I can act from my phone' },
        [
          { as: 'keeper', want: 'to see which {notices} failed', so: 'I can reach people another way' },
          { as: 'keeper', want: 'to see how many {notices} one person gets', so: 'I can send fewer' },
        ],
      ],
      criteria: [
        [
          'A change to {an object} reaches the {actor} within 60 seconds.',
          '{An object} changes: within one minute the message has left.',
        ],
        ['One event queued twice makes one message.', 'A worker restarted mid-batch sends no {notice} twice.'],
        'Nobody is notified of their own changes.',
      ],
      api: [
        { method: 'GET', path: '/{notice.path}', purpose: 'list own {notices}, unread first' },
        { method: 'POST', path: '/{notice.path}/read', purpose: 'mark as read up to a moment' },
      ],
      reads: ['object', 'preference'],
      writes: ['notice'],
      edgeCases: [
        ['Twenty changes in five minutes: one message lists them.', 'A bulk edit of 300 {objects}: one summary each.'],
        'The {object} is deleted before sending: nothing goes out.',
        'A very long name: push cuts after 80 letters.',
      ],
      effort: 'M',
      after: ['records/keep'],
      steps: [
        'List the events as data: key, readers, channels, text.',
        'Write {notice.name} in the transaction of the change. Its dedupe key joins event, {object.name} and recipient.',
        'Let a worker claim rows by lease. Store the provider’s id. Retry after 1, 5 and 30 minutes.',
        'Render texts from one template folder. Test each for a missing slot.',
      ],
      pitfalls: [
        [
          'Sending inside the request: a slow mail server loses changes.',
          'Calling the mail provider before the commit: people read of things that never happened.',
        ],
        'Forgetting unsubscribe link and header in optional mail.',
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
        [
          { as: 'actor', want: 'to switch off a kind of {notice}', so: 'the ones that remain are worth reading' },
          { as: 'actor', want: 'to get small things once a day', so: 'only what is urgent interrupts me' },
        ],
        [
          { as: 'actor', want: 'to set quiet hours', so: 'nothing rings at night' },
          { as: 'actor', want: 'to move {notices} from mail to phone', so: 'I see them where I look' },
        ],
      ],
      criteria: [
        [
          'Given quiet hours from 22:00 to 07:00, when an event happens at 23:15, then it is sent at 07:00 local time.',
          '{An notice} caused at night waits until the quiet hours of its reader end.',
        ],
        'One link in a mail ends its kind. It works without signing in.',
      ],
      api: [
        { method: 'GET', path: '/{preference.path}', purpose: 'show own settings with the defaults' },
        { method: 'PUT', path: '/{preference.path}', purpose: 'replace own settings' },
      ],
      reads: ['notice'],
      writes: ['preference'],
      edgeCases: [
        'Every channel is off: {notices} stay readable inside.',
        'The {actor} travels: quiet hours follow the stored zone.',
      ],
      effort: 'S',
      after: ['send'],
      steps: [
        'Store only what differs from the defaults in {preference.name}.',
        'Decide channel and time in one pure function. Test it across midnight.',
        'Sign the unsubscribe link. It works without a session, for one kind only.',
      ],
      pitfalls: ['Letting people switch off security warnings.', 'Computing quiet hours in the server’s time zone.'],
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
