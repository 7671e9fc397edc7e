import type { Capability } from '../schema.ts';

export const publishing: Capability = {
  id: 'publishing',
  name: 'publishing of posts, pages and newsletters',
  verbs: [
    'publish',
    'post',
    'blog',
    'broadcast',
    'veroffentlichen',
    'posten',
    'bloggen',
    'publicar',
    'publier',
    'diffuser',
  ],
  triggers: [
    {
      weight: 3,
      words: [
        'newsletter',
        'blog',
        'cms',
        'content calendar',
        'social medium post',
        'landing page',
        'website builder',
        'rss',
        'magazine',
        'veroffentlichung',
      ],
    },
    {
      weight: 2,
      words: [
        'article',
        'editorial',
        'social media',
        'public page',
        'publisher',
        'boletin',
        'bulletin',
        'campaign page',
      ],
    },
    { weight: 1, words: ['content', 'audience', 'post', 'author', 'website', 'story'] },
  ],
  actor: 'user',
  object: { fallback: 'post', kinds: ['document', 'message', 'event', 'item'] },
  entities: [
    {
      key: 'edition',
      name: 'publication',
      kind: 'document',
      sameAs: ['publication', 'post', 'article', 'newsletter', 'page', 'issue'],
      fields: [
        'author: reference',
        'title: text',
        'slug: text, unique',
        'body: rich text',
        'status: draft | scheduled | live | withdrawn',
        'goesLiveAt: datetime',
        'channels: list of text',
        'version: integer',
      ],
      relations: [
        { says: 'refers to', to: 'object' },
        { says: 'belongs to', to: 'actor' },
      ],
    },
    {
      key: 'reader',
      name: 'subscriber',
      kind: 'person',
      fields: [
        'email: text, unique',
        'status: unconfirmed | confirmed | left | bounced',
        'confirmedAt: datetime',
        'source: text',
        'topics: list of text',
      ],
      relations: [{ says: 'has many', to: 'edition' }],
    },
  ],
  nodes: [
    {
      key: 'press',
      need: 'scheduler',
      type: 'queue',
      label: 'Publishing Clock',
      does: [
        'Puts {editions} live at their minute and sends mail in portions.',
        'Starts what is due, exactly once, and spreads large mailings over the hour.',
      ],
    },
    {
      key: 'edge',
      need: 'cache',
      type: 'cache',
      label: 'Page Cache',
      does: [
        'Serves live {editions} to readers without asking the database.',
        'Keeps public pages near readers and drops them when a new version goes live.',
      ],
    },
  ],
  edges: [
    {
      from: 'press',
      to: 'db',
      protocol: 'SQL',
      purpose: ['claim what goes live now', 'note how far a mailing has come'],
    },
    { from: 'client', to: 'edge', protocol: 'HTTPS', purpose: ['read live {editions}', 'open public pages'] },
    { from: 'api', to: 'edge', protocol: 'purge', purpose: 'drop pages of a changed {edition}' },
  ],
  boundaries: [
    {
      name: 'Live and draft',
      protects: ['edition', 'reader'],
      mechanism: [
        'Readers are served from live versions only; a preview needs a signed link that ends after 24 hours.',
        'Rich text is reduced to an allowed set of elements when saved and again when shown; addresses of subscribers are visible to two roles.',
      ],
    },
  ],
  failures: [
    [
      'When a mailing stops half way, it goes on with those who have not had it; a unique key of issue and subscriber stops doubles.',
      'When one channel refuses {an edition}, the others go out and the refused one shows the reason and a retry.',
    ],
  ],
  features: [
    {
      key: 'write',
      name: ['Write and publish {objects}', '{Object} editor with preview', 'From draft to live {object}'],
      need: 'core',
      description: [
        'Writes {an object}, shows it as readers will see it, and puts it live now or at a set minute.',
        'One place to write, check and publish {objects}, with every earlier version kept.',
        'Carries {an object} from first words to a public address.',
      ],
      stories: [
        { as: 'actor', want: 'to see the preview on a phone', so: 'nothing looks odd when it is live' },
        { as: 'actor', want: 'to set the minute at which it goes live', so: 'I need not be awake for it' },
        { as: 'keeper', want: 'to withdraw {an object} at once', so: 'a mistake does not stay' },
      ],
      criteria: [
        [
          'What is scheduled is live within 60 seconds of its minute, and only once.',
          'A scheduled {edition} appears in the minute that was set, never twice.',
        ],
        [
          'Closing the editor at any moment loses at most 5 seconds of typing.',
          'Pulling the plug while writing costs no more than five seconds of text.',
        ],
        'A live page reaches 90 points or more in an accessibility and speed audit on mobile.',
      ],
      api: [
        { method: 'PUT', path: '/{edition.path}/:id/draft', purpose: 'save a draft version' },
        { method: 'POST', path: '/{edition.path}/:id/publish', purpose: 'live now or at a time' },
        { method: 'POST', path: '/{edition.path}/:id/withdraw', purpose: 'take it off' },
      ],
      reads: ['object'],
      writes: ['edition'],
      edgeCases: [
        [
          'The title is changed after going live: the address stays or forwards.',
          'Two authors edit one text: the second sees who is in it and works on a copy.',
        ],
        'The time lies in the hour that the clock change skips: it goes live at the next valid minute.',
        'Text is pasted from a word processor: formats are cleaned, lists and links stay.',
      ],
      effort: 'L',
      after: ['records/keep'],
      steps: [
        'Store versions of {edition.name}; "live" points to one of them.',
        'Save drafts while typing with a version check.',
        'Render public pages on the server without scripts, with title, description and preview picture.',
        'Claim due ones by lease every 20 seconds.',
      ],
      pitfalls: [['Storing whatever HTML the editor produced.', 'Editing the live text in place.']],
    },
    {
      key: 'mail',
      name: ['{Object} by mail to subscribers', 'Newsletter with {objects}', 'Send {objects} to those who asked'],
      need: 'usual',
      only: 'hosted',
      description: [
        'Collects confirmed subscribers, sends each issue once to each, and shows who left.',
        'Brings new {objects} into the mailbox of people who confirmed that they want them.',
      ],
      stories: [
        { as: 'actor', want: 'to send a test to myself', so: 'I find the broken link before 2,000 others' },
        { as: 'keeper', want: 'to see how many left after each issue', so: 'I learn what was too much' },
      ],
      criteria: [
        'Nobody gets mail without a confirmed address, and each mail has a one-click way out.',
        [
          'An issue reaches 10,000 subscribers within 60 minutes, each exactly once.',
          'Ten thousand recipients are served in an hour with no double.',
        ],
      ],
      api: [
        { method: 'POST', path: '/{reader.path}/join', purpose: 'sign up, then confirm by mail' },
        { method: 'POST', path: '/{edition.path}/:id/send', purpose: 'send to a topic' },
      ],
      reads: ['edition', 'object'],
      writes: ['reader'],
      edgeCases: [
        'Somebody leaves while the mailing runs: the way out is checked right before each mail.',
        'A typing mistake was sent: a correction goes only to those who have had it.',
      ],
      effort: 'M',
      after: ['write'],
      steps: [
        'Sign up with confirmation and a record of time and source.',
        'Write one row for each recipient before sending, with a unique key.',
        'Handle bounces and complaints; pause at 0.3 % complaints.',
      ],
      pitfalls: [
        'Sending all mails in one loop inside a request.',
        'Counting opens as readers: many mailboxes load pictures by themselves.',
      ],
    },
  ],
  usage: [
    { need: 'email', units: 8 },
    { need: 'cache', units: 40 },
  ],
  pains: [
    [
      '{Objects} are written, then copied by hand into four places.',
      'The page has not changed since spring because only one person knows how.',
      'Those who want to hear of new {objects} have no way to say so.',
    ],
  ],
  competitors: [
    {
      name: 'WordPress',
      kind: 'adjacent',
      positioning: 'Runs a large part of the web, with a plugin for everything.',
      gap: 'Knows pages and posts, not {objects}; upkeep falls on somebody.',
      unverified: true,
    },
    {
      name: 'Mailchimp',
      kind: 'adjacent',
      positioning: 'Newsletters and audience lists.',
      gap: 'Every issue is built by hand from what stands elsewhere.',
      when: ['newsletter', 'mail', 'email'],
      unverified: true,
    },
  ],
  risks: [
    [
      'Publishing depends on somebody who writes; without a rhythm the third {object} never appears.',
      'Reach on other platforms can vanish overnight; own readers must be collected from day one.',
    ],
  ],
  metrics: [
    ['One new {object} a week for 12 weeks in a row', 'From idea to live {object} in under 45 minutes'],
    ['500 confirmed readers after three months', 'Fewer than 0.5 % leave with each issue'],
  ],
};
