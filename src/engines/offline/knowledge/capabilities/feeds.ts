import type { Capability } from '../schema.ts';

export const feeds: Capability = {
  id: 'feeds',
  name: 'gathering from many sources into one short digest',
  verbs: [],
  triggers: [
    {
      weight: 3,
      words: [
        'news aggregator',
        'rss',
        'rss feed',
        'feed reader',
        'daily digest',
        'news digest',
        'weekly digest',
        'press review',
        'media monitoring',
        'press monitoring',
        'news source',
        'news feed',
        'daily briefing',
        'pressespiegel',
        'nachrichtenubersicht',
        'resumen de noticia',
        'agregador de noticia',
        'revue de presse',
        'समाचार',
      ],
    },
    {
      weight: 2,
      words: [
        'digest',
        'headline',
        'aggregator',
        'news summary',
        'tender notice',
        'job board scraper',
        'ausschreibung',
        'licitacion',
        'licitacao',
      ],
    },
    { weight: 1, words: ['news', 'article', 'newsletter', 'feed', 'source', 'summary'] },
  ],
  actor: 'user',
  object: { fallback: 'article', kinds: ['document', 'message', 'event', 'item'] },
  entities: [
    {
      key: 'channel',
      name: 'channel',
      kind: 'place',
      sameAs: ['source', 'channel', 'feed', 'news source'],
      fields: [
        'name: text',
        'address: text',
        'kind: rss | page | mail | api',
        'everyMinutes: integer',
        'etag: text',
        'lastGoodAt: datetime',
        'failures: integer',
        'trust: integer',
      ],
      relations: [{ says: 'has many', to: 'story' }],
    },
    {
      key: 'story',
      name: 'story',
      kind: 'document',
      sameAs: [
        'article',
        'story',
        'headline',
        'news',
        'notice',
        'tender',
        'paper',
        'posting',
        'post',
        'ruling',
        'regulation',
        'law',
        'report',
        'episode',
        'release',
        'call',
        'grant',
        'event',
      ],
      fields: [
        'title: text',
        'url: text',
        'publishedAt: datetime',
        'text: text',
        'language: text',
        'fingerprint: text',
        'sameStoryAs: reference',
      ],
      relations: [{ says: 'belongs to', to: 'channel' }],
    },
    {
      key: 'interest',
      name: 'interest',
      kind: 'document',
      fields: [
        'words: list of text',
        'not: list of text',
        'sources: list of reference',
        'maxPerIssue: integer',
        'sendAt: time',
        'days: list of integer',
      ],
      relations: [{ says: 'belongs to', to: 'actor' }],
    },
    {
      key: 'issue',
      name: 'digest',
      kind: 'message',
      fields: ['forDay: date', 'stories: list of reference', 'text: text', 'sentAt: datetime', 'openedAt: datetime'],
      relations: [{ says: 'belongs to', to: 'interest' }],
    },
  ],
  nodes: [
    {
      key: 'fetcher',
      need: 'scheduler',
      type: 'queue',
      label: 'Source Fetcher',
      does: [
        'Asks each {channel} at its own pace, with conditional requests, and backs off where it is not welcome.',
        'Spreads thousands of sources over the hour, so that no host is asked twice at once.',
      ],
    },
    {
      key: 'condenser',
      need: 'llm',
      type: 'external',
      label: 'Condenser',
      does: [
        'Puts several {storys} on one matter into three sentences, each with the place it comes from.',
        'Writes the short version from given passages only; what has no passage is left out.',
      ],
    },
  ],
  edges: [
    {
      from: 'fetcher',
      to: 'db',
      protocol: 'SQL',
      purpose: ['store new {storys} once', 'note when a {channel} was last good'],
    },
    {
      from: 'worker',
      to: 'condenser',
      protocol: 'HTTPS',
      purpose: ['condense a group of {storys}', 'get three sentences with their places'],
    },
  ],
  boundaries: [
    {
      name: 'Text from outside',
      protects: ['story', 'fetcher'],
      mechanism: [
        'Whatever a source says is text: it is cleaned of scripts and trackers, and instructions in it reach neither the condenser’s rules nor a tool.',
        'Fetching goes to public addresses only, with limits on size, time and redirects; what a person follows is known to that person alone.',
      ],
    },
  ],
  failures: [
    [
      'When a {channel} fails five times in a row, its interval doubles, and its followers see since when it has been silent.',
      'When a source answers 304 or "too many requests", nothing is read and it is left alone for the named time.',
    ],
    [
      'When the condenser is out of reach, the digest leaves in time with titles and first sentences, and says so.',
      'When a source suddenly delivers two thousand old entries, those older than a week are stored and never sent.',
    ],
  ],
  features: [
    {
      key: 'gather',
      name: [
        '{Storys} gathered from many sources',
        'All {channels} in one list',
        'New {storys} by source, without doubles',
      ],
      need: 'core',
      description: [
        'Collects {storys} from feeds, pages and mails, throws out doubles, and keeps where and when each was first seen.',
        'Reads every {channel} at its own pace and shows new {storys} once, however many places carry them.',
      ],
      stories: [
        { as: 'actor', want: 'to add a source by its address', so: 'I need not know what a feed is' },
        { as: 'actor', want: 'to see one entry where six outlets print the same', so: 'I read it once' },
      ],
      criteria: [
        [
          'A stored set of 300 {storys} with known doubles is grouped with at most 3 wrong joins and 10 missed ones.',
          'On 300 stored texts, at least 95 of 100 doubles are found, and no two different matters become one more than thrice.',
        ],
        'Fetching the same content again stores nothing; fifty broken feeds from real life are read or refused with a reason.',
        [
          'From publication to the list takes at most the interval of that source plus one minute.',
          '1,000 sources are asked each quarter of an hour by one process, with at most two requests at a time to a host.',
        ],
      ],
      api: [
        { method: 'POST', path: '/{channel.path}/discover', purpose: 'find what an address offers' },
        { method: 'GET', path: '/{story.path}/new', purpose: 'new ones, grouped, by cursor' },
      ],
      reads: ['object', 'channel'],
      writes: ['channel', 'story'],
      edgeCases: [
        'An entry has no date or one in 2038: the time of first sight counts.',
        [
          'A source changes the ids of all entries: address and title recognise them, and nobody gets 400 old ones.',
          'The same text appears with another headline an hour later: it joins the first, and the change is shown.',
        ],
        'A page moved for good: the new address is taken over after it has answered twice.',
      ],
      effort: 'L',
      after: ['records/keep'],
      steps: [
        'Use a maintained feed parser; keep fifty broken samples as tests.',
        'Claim due {channel.name} rows with a lock and a limit for each host; send etag and last-modified.',
        'Fingerprint normalised text for near doubles; join within three days only.',
        'Clean HTML with an allow list before storing.',
      ],
      pitfalls: [
        ['All sources at the full hour.', 'Trusting the id that a feed gives.'],
        'Following redirects into the own network.',
      ],
    },
    {
      key: 'digest',
      name: [
        '{Story} digest at the hour of {actors}',
        'Ten lines on {storys} each morning',
        'What is new in {storys}, condensed',
      ],
      need: 'core',
      description: [
        'Chooses what matters to a person, puts it into few sentences with sources, and sends it at the chosen hour, or not at all.',
        'One message with at most the agreed number of {storys}: what happened, what is disputed, where it stands.',
      ],
      stories: [
        { as: 'actor', want: 'to read the essence in three minutes', so: 'I know enough before the first meeting' },
        { as: 'actor', want: 'to reach the original from every sentence', so: 'I can check what was left out' },
      ],
      criteria: [
        [
          'Each sentence links to a passage that holds its figures and names; a program checks it, and what fails is left out.',
          'Given 100 digests, when numbers and names are compared with the linked passages, then none is missing there.',
        ],
        'An issue never has more than the set number, and a day with nothing new sends nothing.',
        'It arrives within five minutes of the chosen local hour, also on the day of the clock change, and once.',
      ],
      api: [
        { method: 'PUT', path: '/{interest.path}/:id', purpose: 'words, sources, number, hour' },
        { method: 'GET', path: '/{issue.path}/:id', purpose: 'one issue with its sources' },
      ],
      reads: ['story', 'interest'],
      writes: ['issue', 'interest'],
      edgeCases: [
        'Two outlets contradict each other: both versions stand side by side with their names.',
        [
          'The matter was in yesterday’s issue: only what is new is told.',
          'A text is satire or an advertisement: it is marked by its source’s label and not condensed.',
        ],
        'It stands behind a pay wall: title and first lines, no more.',
      ],
      effort: 'L',
      after: ['gather'],
      steps: [
        'Select with plain rules first (words, sources, age), then rank; show why each is in.',
        'Condense from numbered passages and require a number behind each sentence; check by program.',
        'Key an issue by interest and local day.',
        'Limit tokens for each person and day, and write what it cost.',
      ],
      pitfalls: [
        'Condensing headlines only: the text often says something else.',
        'Sending an empty issue in order to be present.',
      ],
    },
    {
      key: 'tune',
      name: [
        'More and less of {storys}',
        'What {actors} want to read, in words they can see',
        '{Story} interests that learn and can be read',
      ],
      need: 'usual',
      description: [
        'Learns from "more" and "less" and from what is opened, and writes what it has learnt as rules that can be changed.',
        'Keeps interests readable: these words, these sources, not those; each proposal to change is asked for.',
      ],
      stories: [{ as: 'actor', want: 'to see why this is in my digest', so: 'I can take the rule out' }],
      criteria: [
        'Each entry shows the rule or sign that brought it in; removing that rule removes such entries from the next issue.',
        [
          'After "less" on three of a kind, the next seven issues hold at most one such.',
          'Three times "less" take that matter out for a week, tested with stored issues.',
        ],
      ],
      api: [{ method: 'POST', path: '/{interest.path}/:id/feedback', purpose: 'more, less or never of one entry' }],
      reads: ['issue', 'story'],
      writes: ['interest'],
      edgeCases: [
        'A word has two meanings ("Jaguar"): after one "less" the page asks which is meant.',
        'Somebody says "less" to everything: the number goes down first.',
      ],
      effort: 'M',
      after: ['digest'],
      steps: [
        'Store feedback as rows; derive weights in one pure function.',
        'Show and allow changes of the derived rules.',
        'Keep one place in each issue for something outside them.',
      ],
      pitfalls: ['A hidden profile that nobody can correct.'],
    },
  ],
  usage: [
    { need: 'llm', units: 60 },
    { need: 'scheduler', units: 300 },
    { need: 'email', units: 22 },
  ],
  pains: [
    [
      'I go through eleven pages every morning and find two things that matter.',
      'The one notice about {storys} that concerned us came out on a Friday, and we saw it on Wednesday.',
      'Six newsletters tell me the same, and none tells me all.',
    ],
  ],
  competitors: [
    {
      name: 'Feedly',
      kind: 'direct',
      positioning: 'Feed reader with topics and team boards.',
      gap: 'A stream that must be read daily; the three lines on {storys} one has to write oneself.',
      unverified: true,
    },
    {
      name: 'Google Alerts',
      kind: 'substitute',
      positioning: 'Free mails for search words.',
      gap: 'Misses much and repeats the rest; knows no difference between {storys} and advertising.',
      unverified: true,
    },
    {
      name: 'The colleague who reads everything',
      kind: 'manual',
      positioning: 'Forwards what matters, with a sentence.',
      gap: 'Goes on holiday, and the sources of {storys} go too.',
      unverified: true,
    },
  ],
  risks: [
    [
      'Publishers object to long excerpts, and some forbid machine reading: short version, clear link, and a list of sources that allow it.',
      'One invented figure in a digest and readers check everything again, which is the work they paid to be rid of.',
    ],
  ],
  metrics: [
    ['Half of the issues are opened within two hours', 'A reader opens at least one source in two of five issues'],
    ['Reported as wrong: under 1 sentence in 1,000', '"Missed" named by readers at most once a month'],
  ],
};
