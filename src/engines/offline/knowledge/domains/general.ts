import type { Domain } from '../schema.ts';

/** Used when the idea points to no field that is known in depth: says less, and says so. */
export const general: Domain = {
  id: 'general',
  name: 'a field not known in depth',
  triggers: [{ weight: 1, words: ['business', 'product'] }],
  people: { user: 'early user', keeper: 'owner' },
  segments: [
    {
      name: 'people who do this by hand today',
      words: [],
      pains: [
        [
          'Everything about {objects} sits in chat threads, notes and memory.',
          'I keep {objects} in three places and trust none of them.',
          'Whoever was away last week does not know how things stand with {objects}.',
        ],
        [
          'Looking something up takes longer than doing it again.',
          'The same question about {objects} comes up each week.',
          'What was agreed about {objects} is found only by scrolling.',
        ],
      ],
      willingness: [
        'They pay for single-purpose tools already, and move when the new one saves an hour in the first week.',
        'A small monthly sum is spent without asking anybody as long as {objects} are sorted out in the first sitting.',
      ],
      unit: ['early user', 'early users'],
      count: {
        world: 2_000_000,
        basis:
          'a placeholder of two million people with this need, to be replaced by a count from five interviews and one public register',
        unverified: true,
      },
      reachablePercent: 10,
      winnablePercent: 0.5,
      price: {
        model: 'subscription',
        low: 5,
        typical: 12,
        high: 29,
        basis: 'what single-purpose tools for one person usually ask',
        unverified: true,
      },
      churnPercent: [3, 6],
      acquisition: [25, 60],
    },
    {
      name: 'small firms with this work in their week',
      words: [
        'company',
        'business',
        'team',
        'firm',
        'agency',
        'staff',
        'employee',
        'b2b',
        'saas',
        'enterprise',
        'office',
        'organisation',
        'organization',
      ],
      pains: [
        [
          'The spreadsheet for {objects} has one author, and that author is on holiday.',
          'Two people changed the sheet of {objects} on the same day, and one change is gone.',
          'New colleagues learn how we handle {objects} by making mistakes.',
        ],
        ['Nobody can say today what is open.', 'The monthly number on {objects} takes a morning to put together.'],
      ],
      willingness: [
        'They pay per seat for the tools of their day; the person who does the work suggests it, the owner signs.',
        'One saved working day a month carries the price, provided the first import of {objects} works.',
      ],
      unit: ['firm', 'firms'],
      count: {
        world: 1_000_000,
        basis: 'a placeholder of one million firms with this work, to be replaced by a count from a trade register',
        unverified: true,
      },
      reachablePercent: 8,
      winnablePercent: 0.4,
      price: {
        model: 'subscription',
        low: 19,
        typical: 49,
        high: 149,
        basis: 'what small firms pay for one specialised tool',
        unverified: true,
      },
      churnPercent: [1.5, 3],
      acquisition: [150, 400],
    },
  ],
  competitors: [
    {
      name: 'Spreadsheet and chat thread',
      kind: 'manual',
      positioning: 'Free, open on every screen, shaped as one likes.',
      gap: [
        'Holds no rule about {objects}: nothing is refused, nothing is announced, and history is whatever nobody overwrote.',
        'Two people editing {objects} at once, and a year of history, are more than a sheet keeps apart.',
      ],
      unverified: true,
    },
    {
      name: 'Notion',
      kind: 'adjacent',
      positioning: 'Pages and small databases for everything.',
      gap: [
        'Whoever uses it must first build the tool for {objects}, and nobody maintains that tool.',
        'It stores {objects} well and acts on them little.',
      ],
      unverified: true,
    },
    {
      name: 'Airtable',
      kind: 'adjacent',
      positioning: 'Spreadsheet with the structure of a database and ready templates.',
      gap: [
        'The template ends where the particular work with {objects} begins.',
        'The price grows with each person who only wants to look up {objects}.',
      ],
      unverified: true,
    },
    {
      name: 'Doing without',
      kind: 'manual',
      positioning: 'The habit of the last years, which costs nothing that anybody counts.',
      gap: [
        'Breaks on the day when {objects} become too many for one head.',
        'Costs time that no invoice shows: searching, asking, doing again.',
      ],
      unverified: true,
    },
  ],
  trends: [
    {
      says: [
        'Small tools for one narrow task can now be built in weeks, so fit to the task counts for more than the number of functions.',
        'Narrow tools are cheap to build today; what is scarce is knowing the work with {objects} well.',
      ],
      unverified: true,
    },
    {
      says: [
        'Buyers ask early where their data lies and how they get it out again.',
        'Export and data location have moved into the first sales talk.',
      ],
      unverified: true,
    },
    {
      says: [
        'People expect that what they typed once is understood, filled in and found later.',
        'Typing the same thing about {objects} twice is no longer accepted.',
      ],
      unverified: true,
    },
  ],
  risks: [
    {
      says: [
        'The need may be real and still not worth a price; five paid trials would tell more than fifty friendly interviews.',
        'Kind words for the idea are no demand: only a prepaid month of somebody unknown is.',
      ],
    },
    {
      says: [
        'The present habit with {objects} costs nothing visible, so leaving it must pay off in the first sitting.',
        'Moving {objects} over by hand is the step at which most will stop.',
      ],
    },
    {
      says: [
        'A general tool may add a template for {objects} and be good enough for many.',
        'What is built here can be copied in weeks; knowing the people cannot.',
      ],
    },
  ],
  marginPercent: [70, 85],
  entities: [
    {
      name: 'entry',
      kind: 'item',
      fields: ['title: text', 'body: text', 'status: open | done', 'tags: list of text', 'createdAt: datetime'],
      relations: [],
    },
    {
      name: 'topic',
      kind: 'item',
      fields: ['name: text', 'description: text', 'position: integer'],
      relations: [{ says: 'has many', to: 'entry' }],
    },
    {
      name: 'note',
      kind: 'document',
      fields: ['body: text', 'writtenAt: datetime', 'author: reference'],
      relations: [{ says: 'belongs to', to: 'entry' }],
    },
  ],
  capabilities: [
    { id: 'records', need: 'core' },
    { id: 'search', need: 'usual' },
    { id: 'reminders', need: 'usual' },
    { id: 'reports', need: 'usual' },
    { id: 'import-export', need: 'later' },
    { id: 'sharing', need: 'later' },
  ],
  rules: [],
  metrics: [
    [
      'Four of ten who create a first {object} are back in the week after',
      '40 % of the first 50 people return in their second week',
    ],
    ['Ten people unknown to the makers have paid for a month', 'Five paying accounts that nobody in the team knows'],
    [
      'The first {object} is stored within 3 minutes of arriving',
      'From arrival to the first stored {object} in under 180 seconds at the median',
    ],
  ],
};
