import type { Capability } from '../schema.ts';

export const emailCampaigns: Capability = {
  id: 'email-campaigns',
  name: 'newsletters and mail sequences with consent',
  verbs: [],
  triggers: [
    {
      weight: 3,
      words: [
        'email campaign',
        'e-mail campaign',
        'mail campaign',
        'email marketing',
        'drip campaign',
        'email sequence',
        'mailing list',
        'mailing',
        'rundmail',
        'campana de correo',
        'campana of correo',
        'lista de correo',
        'lista of correo',
        'campanha de email',
        'campanha of email',
        'campagne d’e-mails',
      ],
    },
    {
      weight: 2,
      words: [
        'newsletter',
        'newsletter tool',
        'email newsletter',
        'welcome email',
        'opt-in',
        'unsubscribe',
        'mail merge',
        'cold email',
      ],
    },
    { weight: 1, words: ['subscriber', 'open rate', 'segment', 'subject line', 'boletin', 'infolettre'] },
  ],
  actor: 'keeper',
  object: { fallback: 'newsletter', kinds: ['document', 'message', 'event', 'item'] },
  entities: [
    {
      key: 'mailing',
      name: 'mailing',
      kind: 'message',
      sameAs: ['newsletter', 'mailing', 'campaign'],
      fields: [
        'subject: text',
        'preview: text',
        'body: text',
        'status: draft | planned | sending | paused | sent',
        'sendAt: datetime',
        'audience: reference',
        'total: integer',
        'bounced: integer',
        'complaints: integer',
      ],
      relations: [{ says: 'refers to', to: 'object' }],
    },
    {
      key: 'recipient',
      name: 'recipient',
      kind: 'person',
      words: ['subscriber'],
      fields: [
        'email: email',
        'language: text',
        'consentAt: datetime',
        'consentFrom: text',
        'status: pending | active | unsubscribed | bounced',
        'stoppedAt: datetime',
      ],
      relations: [{ says: 'has many', to: 'mailing' }],
    },
    {
      key: 'sequence',
      name: 'mail sequence',
      kind: 'document',
      fields: ['name: text', 'startsWhen: text', 'steps: list', 'stopsWhen: text', 'active: boolean'],
      relations: [{ says: 'has many', to: 'mailing' }],
    },
  ],
  nodes: [
    {
      key: 'sender',
      need: 'email',
      type: 'external',
      label: 'Bulk Mail Service',
      does: [
        'Delivers {mailings} from the own domain and reports bounces and complaints.',
        'Hands each mail to the receiving servers at the pace they accept and tells what came back.',
      ],
    },
    {
      key: 'batches',
      need: 'queue',
      type: 'queue',
      label: 'Mailing Batches',
      does: [
        'Cuts {an mailing} into batches of a few hundred and never sends one row twice.',
        'Holds who still has to get {an mailing}, so that a restart goes on where it stopped.',
      ],
    },
  ],
  edges: [
    { from: 'api', to: 'batches', protocol: 'job queue', purpose: 'queue the recipients of {an mailing}' },
    {
      from: 'worker',
      to: 'sender',
      protocol: 'HTTPS',
      purpose: ['send one batch', 'hand over mails with their unsubscribe header'],
    },
    { from: 'sender', to: 'api', protocol: 'webhook', purpose: 'report bounces and complaints' },
    { from: 'worker', to: 'batches', protocol: 'job queue', purpose: 'take the next batch' },
  ],
  boundaries: [
    {
      name: 'Nobody without consent',
      protects: ['recipient', 'sender'],
      mechanism: [
        'The list of stopped addresses is asked again at the moment of sending, not when the audience is built.',
        'Sending goes through one function that refuses any address without a dated consent or with a stop.',
      ],
    },
    {
      name: 'Unsubscribe link',
      protects: ['recipient'],
      mechanism:
        'The link carries a signed token for one address and works without sign-in; a robot that merely opens it changes nothing.',
    },
  ],
  failures: [
    [
      'When the worker dies in the middle of {an mailing}, the rest goes out after the restart and nobody gets it twice.',
      'When sending stops half way, the row of each {recipient} says whether it was handed over, and only open ones are taken up.',
    ],
    'When bounces pass 5 % or complaints 0.1 % within a batch, sending pauses by itself and the {keeper} is told.',
  ],
  features: [
    {
      key: 'send',
      name: [
        '{Mailing} of {actors} to chosen people',
        'Send {an mailing} to those who agreed',
        '{Mailing} in batches, sent by {actors}',
      ],
      need: 'core',
      only: 'hosted',
      description: [
        'Writes {an mailing}, shows it as it will arrive, and sends it in batches to those who agreed.',
        'From draft to sent: text, audience, test mail, time, and then batches that can be stopped.',
      ],
      stories: [
        { as: 'actor', want: 'to send a test to myself', so: 'I see the mail on my phone before others do' },
        { as: 'actor', want: 'to stop {an mailing} while it goes out', so: 'a wrong date reaches a few and not all' },
      ],
      criteria: [
        'Given a worker that is killed at half of 10,000, when it starts again, then each {recipient} has received exactly one mail.',
        'The number before the send button equals the number of rows queued.',
        [
          'Pausing takes effect within one batch, and the screen shows how many had left.',
          'After "pause", at most one batch of 200 still goes out.',
        ],
      ],
      api: [
        { method: 'POST', path: '/{mailing.path}', purpose: 'draft one' },
        { method: 'POST', path: '/{mailing.path}/:id/test', purpose: 'send to oneself' },
        { method: 'POST', path: '/{mailing.path}/:id/send', purpose: 'plan or start' },
        { method: 'POST', path: '/{mailing.path}/:id/pause', purpose: 'hold what has not left' },
      ],
      reads: ['object', 'recipient'],
      writes: ['mailing'],
      edgeCases: [
        'Somebody unsubscribes between queueing and sending: the mail is left out and counted as such.',
        'The text has a name slot and ten people have no name: the preview shows one of them.',
        'The send button is pressed twice: the second press shows the running {mailing}.',
      ],
      effort: 'L',
      after: ['consent'],
      steps: [
        'Write one row for each {recipient} and {mailing} with a unique constraint over both, and a state.',
        'Let the worker claim rows in batches, send, and store the id of the mail service before it claims more.',
        'Add List-Unsubscribe and List-Unsubscribe-Post headers to each mail.',
        'Build editor, preview at phone width, test mail and counter.',
      ],
      pitfalls: [
        'A loop over all addresses in one request: it times out at 900 and sends the first 900 again.',
        'One mail with all addresses in copy.',
      ],
    },
    {
      key: 'consent',
      name: ['Sign-up and opt-out for {object} mail', '{Recipient} consent and unsubscribe', 'Who gets {object} news'],
      need: 'core',
      only: 'hosted',
      description: [
        'Collects addresses with a confirmation mail, keeps proof of each consent, and lets people leave with one click.',
        'Keeps for every address when and where it agreed, and honours a goodbye at once and for ever.',
      ],
      stories: [
        { as: 'other', want: 'to leave the list with one click', so: 'I need not report the mail as spam' },
        { as: 'actor', want: 'to show when an address agreed', so: 'a complaint is answered in a minute' },
      ],
      criteria: [
        'An address gets no {mailing} before it has clicked the link in the confirmation mail.',
        'Given an unsubscribed address, when a file with it is imported, then it stays unsubscribed and the import report says so.',
        'A one-click POST to the unsubscribe address answers 200 without any page in between.',
      ],
      api: [
        { method: 'POST', path: '/{recipient.path}', purpose: 'sign up, answer the same whether known or not' },
        { method: 'POST', path: '/{recipient.path}/unsubscribe', purpose: 'one-click stop by token' },
      ],
      reads: [],
      writes: ['recipient'],
      edgeCases: [
        'A mail scanner follows every link: confirmation needs a button on the page.',
        'The same address signs up in capitals: one {recipient} exists.',
      ],
      effort: 'M',
      after: ['accounts/sign-in'],
      steps: [
        'Store consent with time, source and the text that was agreed to.',
        'Keep stopped addresses as a keyed hash in their own table, so that erasing a person does not undo the stop.',
        'Handle bounces and complaints from the webhook as stops.',
      ],
      pitfalls: ['Deleting the row on unsubscribe: next month’s import brings it back.'],
    },
    {
      key: 'sequence',
      name: ['Mail {sequences} of {actors}', 'Timed mails after {an object}', '{Sequences} that {actors} set once'],
      need: 'usual',
      only: 'hosted',
      description: [
        'Sends a planned row of mails after an event and stops it when its aim is reached.',
        'Welcomes, explains and asks, a few days apart, until the person has done what the {sequence} was for.',
      ],
      stories: [
        { as: 'actor', want: 'to plan three mails after a sign-up', so: 'the first week runs without me' },
        { as: 'keeper', want: 'to see where people drop out', so: 'I rewrite the right mail' },
      ],
      criteria: [
        'A person who reaches the aim between two steps gets no further step.',
        'No person gets two mails of {sequences} within 24 hours; the later one waits.',
      ],
      api: [{ method: 'PUT', path: '/{sequence.path}/:id', purpose: 'change steps for those who start later' }],
      reads: ['recipient', 'object'],
      writes: ['sequence', 'mailing'],
      edgeCases: [
        'A step is edited while 300 people are on it: they finish the old version.',
        'The starting event comes twice: the person is in the {sequence} once.',
      ],
      effort: 'M',
      after: ['send'],
      steps: [
        'Keep one row a person and {sequence} with the next step and when it is due; compute the next from a pure function.',
        'Check aim, stop and quiet time right before sending.',
      ],
      pitfalls: ['Scheduling all steps at the start: nobody then takes back mail four.'],
    },
  ],
  usage: [{ need: 'email', units: 8 }],
  pains: [
    [
      'Our news on {objects} goes out as one mail with eighty addresses in blind copy.',
      'Half of the list has never agreed to anything, and we do not know which half.',
      'Somebody unsubscribed twice by reply and still got the next one.',
    ],
  ],
  competitors: [
    {
      name: 'Mailchimp',
      kind: 'adjacent',
      positioning:
        'Newsletters, audiences and automations for small firms; puts an unsubscribe link into each campaign.',
      gap: 'Its audiences know nothing of {objects}: who gets what must be exported and imported again.',
      source: 'https://mailchimp.com/help/about-unsubscribes/',
    },
    {
      name: 'listmonk',
      kind: 'adjacent',
      positioning: 'Open-source newsletter manager to run oneself.',
      gap: 'Needs an own server and a mail service, and holds addresses apart from {objects}.',
      unverified: true,
    },
    {
      name: 'Blind copy from the own mailbox',
      kind: 'manual',
      positioning: 'Costs nothing and looks personal.',
      gap: 'Has no consent, no unsubscribe and, beyond some dozens, no delivery.',
      unverified: true,
    },
  ],
  risks: [
    [
      'A young domain that sends thousands of mails on its first day lands in spam for weeks; volume must grow over days.',
      'One bought list can spoil the sending domain also for receipts and passwords: bulk mail goes from a subdomain of its own.',
    ],
  ],
  metrics: [
    ['Complaints below 1 in 1,000 delivered mails', 'Bounces below 2 % in each {mailing}'],
    'No mail to a stopped address, shown by a nightly count',
  ],
};
