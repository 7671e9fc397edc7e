import type { Capability } from '../schema.ts';

export const helpDesk: Capability = {
  id: 'help-desk',
  name: 'support requests from first question to last answer',
  verbs: [],
  triggers: [
    {
      weight: 3,
      words: [
        'help desk',
        'helpdesk',
        'support ticket',
        'ticketing',
        'ticketing system',
        'service desk',
        'customer support',
        'shared inbox',
        'kundensupport',
        'supportanfrage',
        'atencion al cliente',
        'soporte tecnico',
        'service client',
        'atendimento ao cliente',
      ],
    },
    {
      weight: 2,
      words: ['support request', 'support team', 'support agent', 'first response', 'canned reply', 'customer service'],
    },
    { weight: 1, words: ['sla', 'response time', 'support queue', 'enquiry', 'inquiry', 'anfrage'] },
  ],
  actor: 'user',
  object: { fallback: 'support request', kinds: ['message', 'item', 'document', 'task', 'place', 'event'] },
  entities: [
    {
      key: 'request',
      name: 'support request',
      kind: 'message',
      sameAs: ['request', 'ticket', 'enquiry', 'inquiry'],
      words: ['support ticket', 'ticket', 'enquiry'],
      fields: [
        'requester: reference',
        'number: integer',
        'subject: text',
        'status: new | open | waiting for answer | solved | closed',
        'urgency: low | normal | high',
        'assignee: reference',
        'channel: mail | form | phone',
        'firstAnswerAt: datetime',
        'answerDueAt: datetime',
        'solvedAt: datetime',
      ],
      relations: [{ says: 'refers to', to: 'object' }],
    },
    {
      key: 'reply',
      name: 'support reply',
      plural: 'support replies',
      kind: 'message',
      fields: ['body: text', 'author: reference', 'internal: boolean', 'sentAt: datetime', 'mailId: text'],
      relations: [{ says: 'belongs to', to: 'request' }],
    },
  ],
  nodes: [
    {
      key: 'mailbox',
      need: 'email',
      type: 'external',
      label: 'Support Mailbox',
      does: [
        'Takes in questions by mail and carries the answers out under the same thread.',
        'Lets people ask from the mail program they have; each mail becomes or joins {an request}.',
      ],
    },
    {
      key: 'clock',
      need: 'scheduler',
      type: 'queue',
      label: 'Answer Clock',
      does: [
        'Counts working hours on each open {request} and speaks up before its answer is late.',
        'Looks once a minute for {requests} whose promised answer is near or missed.',
      ],
    },
  ],
  edges: [
    {
      from: 'mailbox',
      to: 'api',
      protocol: 'inbound mail webhook',
      purpose: ['turn a mail into {an request} or a reply', 'deliver questions with their attachments'],
    },
    { from: 'worker', to: 'mailbox', protocol: 'SMTP', purpose: 'send answers in the thread they belong to' },
    { from: 'clock', to: 'db', protocol: 'SQL', purpose: 'find {requests} whose answer is due' },
  ],
  boundaries: [
    {
      name: 'Notes stay inside',
      protects: ['reply'],
      mechanism: [
        'An internal note carries its own flag and is left out by the query that serves the asking side, so no screen can leak it.',
        'Two read paths exist: one for colleagues with notes, one for askers that never selects them.',
      ],
    },
    {
      name: 'Own requests only',
      protects: ['request'],
      mechanism:
        'Whoever asked sees {requests} of the own address; a link in a mail opens just the one it was sent for.',
    },
  ],
  failures: [
    [
      'When an out-of-office mail answers an answer, the loop ends: automatic mail is filed under its {request} and never replied to.',
      'When two mail robots talk to each other, the third mail in a minute is held and shown to a person.',
    ],
    [
      'When the mailbox is unreachable, answers wait with the mark "not sent yet", and the queue says since when.',
      'When mail cannot leave, the {request} stays open and its answer shows as pending, not as sent.',
    ],
  ],
  features: [
    {
      key: 'queue',
      name: ['{Request} queue for {actors}', '{Actor} inbox for {requests}', 'Who of the {actors} has which {request}'],
      need: 'core',
      only: 'hosted',
      description: [
        'Brings mail and form into one list where each {request} has a number, a state and exactly one person on it.',
        'Gathers what people ask into {requests} with one owner each, so that none is answered twice and none is left.',
      ],
      stories: [
        { as: 'actor', want: 'to take {an request} with one key', so: 'colleagues see at once that it is mine' },
        { as: 'other', want: 'to get a number when I have asked', so: 'I know that it has arrived' },
        { as: 'keeper', want: 'to see {requests} nobody has taken', so: 'I can hand them out before lunch' },
      ],
      criteria: [
        'Given a mail that answers number 812, when it arrives, then it is added to {request} 812 and no new one is opened.',
        [
          'When two people take the same {request} within a second, one becomes its assignee and the other sees the name.',
          'An assignment race over one {request} has one winner; the loser is told who.',
        ],
        'A reply from the asking side to a solved {request} sets it back to open.',
      ],
      api: [
        { method: 'GET', path: '/{request.path}', purpose: 'list by state, assignee and age' },
        { method: 'POST', path: '/{request.path}', purpose: 'open one from a form or mail' },
        { method: 'PATCH', path: '/{request.path}/:id', purpose: 'change state, urgency or assignee' },
      ],
      reads: ['object'],
      writes: ['request'],
      edgeCases: [
        'A mail has lost its number: it is joined by the thread id of the mail, and by sender and subject only as a proposal.',
        'Two people ask the same: {requests} can be merged, and both askers get the answer.',
        'The assignee goes on leave: what is open returns to the list with a note.',
      ],
      effort: 'L',
      after: ['accounts/sign-in'],
      steps: [
        'Create {request.name} with a number from a sequence, a state and a version column for safe updates.',
        'Receive mail by webhook: strip quoted text, keep attachments outside the database, and find the thread by In-Reply-To before anything else.',
        'Write state changes as one function of state and event; refuse what it does not know.',
        'Build the list with filters in the address bar and keys for take, answer, next.',
      ],
      pitfalls: [
        'Matching threads by subject line: "Re: Question" joins strangers.',
        'Answering automatic mail: read the Auto-Submitted header first.',
      ],
    },
    {
      key: 'answer',
      name: ['Answers to {requests} from {actors}', '{Request} thread with notes', 'Reply desk of {actors}'],
      need: 'core',
      only: 'hosted',
      description: [
        'Holds the whole exchange of {an request} in order, with internal notes and text blocks for what is asked every week.',
        'One page for each {request}: what was asked, what was answered, what colleagues noted, and a field to write.',
      ],
      stories: [
        { as: 'actor', want: 'to see what this person asked before', so: 'they need not tell it again' },
        { as: 'actor', want: 'to insert a text block', so: 'the answer I give daily takes ten seconds' },
      ],
      criteria: [
        'An internal note is absent from the mail and from every response to the asking side.',
        'While somebody writes an answer, a colleague who opens the same {request} sees the name within 3 seconds.',
        [
          'A sent answer shows the time of hand-over to the mail server; a bounced one sets the {request} back to open.',
          'A bounce puts the {request} at the top of the list with the address that failed.',
        ],
      ],
      api: [
        { method: 'GET', path: '/{request.path}/:id', purpose: 'show the thread' },
        { method: 'POST', path: '/{request.path}/:id/replies', purpose: 'answer or add a note' },
      ],
      reads: ['request'],
      writes: ['reply', 'request'],
      edgeCases: [
        'A new mail comes in while an answer is being written: a line above the field says so before it is sent.',
        'The attachment has 30 MB: it is stored and sent as a link.',
      ],
      effort: 'M',
      after: ['queue'],
      steps: [
        'Store {reply.name} rows and send from the worker; state is queued, sent or bounced.',
        'Set Message-ID and References so that mail programs keep the thread.',
        'Add text blocks with the name of the asker and the number filled in.',
      ],
      pitfalls: [
        'One field for answer and note with a small switch: sooner or later a note goes out. Make them look different.',
      ],
    },
    {
      key: 'first-answer',
      name: ['Time to first answer for {requests}', 'Answer times of {actors}', 'Promised answer times for {requests}'],
      need: 'usual',
      only: 'hosted',
      description: [
        'Measures how long {requests} wait in working hours and warns before a promised answer is missed.',
        'Shows each morning which {requests} are about to be late, and each month how long people have waited.',
      ],
      stories: [
        { as: 'keeper', want: 'to promise an answer by urgency', so: 'urgent {requests} overtake the rest' },
        { as: 'actor', want: 'to see what is due next', so: 'I work in the right order' },
      ],
      criteria: [
        'Given a promise of 4 working hours and opening from 9 to 17, when {an request} arrives at 16:00, then it is due at 12:00 the next working day.',
        'Waiting for the asking side stops the clock; their reply starts it again where it stood.',
        'The monthly view gives median and 90th percentile, and a click shows the {requests} behind them.',
      ],
      api: [{ method: 'GET', path: '/{request.path}/times', purpose: 'waiting times by month and urgency' }],
      reads: ['request', 'reply'],
      writes: ['request'],
      edgeCases: [
        'Opening hours change: open {requests} are computed anew, closed ones keep their times.',
        'An automatic acknowledgement does not count as the first answer.',
      ],
      effort: 'M',
      after: ['answer'],
      steps: [
        'Compute working time in one pure function of two instants, weekly hours, holidays and time zone; test around weekends and the clock change.',
        'Store the due time with {request.name} on each change of state, so that the list sorts in the database.',
        'Warn once at three quarters of the promise.',
      ],
      pitfalls: ['Showing the mean: one forgotten {request} from spring spoils a good month.'],
    },
  ],
  usage: [
    { need: 'email', units: 30 },
    { need: 'scheduler', units: 60 },
  ],
  pains: [
    [
      'Two of us answered the same question, and the third one lay unread for a week.',
      'Questions come to four private mailboxes, and whoever is ill takes the answers along.',
      'Nobody can say how long people wait for an answer; we hear of it when they are angry.',
    ],
  ],
  competitors: [
    {
      name: 'Freshdesk',
      kind: 'adjacent',
      positioning: 'Hosted help desk with tickets, contacts and a customer portal.',
      gap: 'Knows a ticket and its contact; what the question is about, {an object}, is one more custom field.',
      source: 'https://support.freshdesk.com/en/support/solutions/articles/37551-creating-a-support-account',
    },
    {
      name: 'Zendesk',
      kind: 'adjacent',
      positioning: 'Support suite for teams that do nothing else.',
      gap: 'Made for support departments; {actors} who answer beside their work use a tenth of it.',
      unverified: true,
    },
    {
      name: 'A shared mailbox with coloured flags',
      kind: 'manual',
      positioning: 'Everybody has it, and everybody can write mail.',
      gap: 'Shows no owner and no waiting time, and a read mail looks done.',
      unverified: true,
    },
  ],
  risks: [
    [
      'A promise of answer times that {actors} cannot keep does more harm than none; measure for a month before promising.',
      'If colleagues go on answering from private mailboxes, half of the {requests} stay invisible: the old address must forward from day one.',
    ],
  ],
  metrics: [
    [
      'Median time to the first answer below 4 working hours',
      'Nine of ten {requests} get a first answer on the same working day',
    ],
    'No {request} without an assignee for longer than one working day',
  ],
};
