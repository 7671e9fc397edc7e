import type { Capability } from '../schema.ts';

export const community: Capability = {
  id: 'community',
  name: 'groups, posts and moderation',
  verbs: ['discuss', 'gather', 'debate', 'diskutieren', 'debatir', 'debattre'],
  triggers: [
    {
      weight: 3,
      words: [
        'community',
        'forum',
        'social network',
        'discussion board',
        'gemeinschaft',
        'comunidad',
        'comunidade',
        'communaute',
        'message board',
        'club',
      ],
    },
    {
      weight: 2,
      words: ['moderation', 'upvote', 'neighbourhood group', 'fan', 'meetup', 'comment section', 'activity feed'],
    },
    { weight: 1, words: ['member', 'group', 'profile', 'feed', 'follower', 'topic'] },
  ],
  actor: 'user',
  object: { fallback: 'topic', kinds: ['group', 'event', 'document', 'item', 'place', 'message'] },
  entities: [
    {
      key: 'circle',
      name: 'circle',
      kind: 'group',
      sameAs: ['group', 'circle', 'club', 'community', 'forum'],
      fields: [
        'name: text',
        'purpose: text',
        'visibility: open | on request | hidden',
        'rules: text',
        'memberCount: integer',
      ],
      relations: [
        { says: 'has many', to: 'entry' },
        { says: 'has many', to: 'actor' },
      ],
    },
    {
      key: 'entry',
      name: 'contribution',
      kind: 'message',
      sameAs: ['post', 'contribution', 'topic', 'discussion', 'story'],
      fields: [
        'author: reference',
        'text: text',
        'photos: list of file',
        'parent: reference',
        'status: live | held | removed',
        'thanksCount: integer',
        'editedAt: datetime',
      ],
      relations: [
        { says: 'belongs to', to: 'circle' },
        { says: 'belongs to', to: 'actor' },
        { says: 'refers to', to: 'object' },
      ],
    },
    {
      key: 'verdict',
      name: 'moderation case',
      kind: 'task',
      fields: [
        'status: waiting | taken | decided | appealed',
        'takenBy: reference',
        'flagCount: integer',
        'rule: text',
        'decision: keep | hide | remove | pause account',
        'reason: text',
        'decidedAt: datetime',
        'appeal: text',
      ],
      relations: [{ says: 'refers to', to: 'entry' }],
    },
  ],
  nodes: [],
  edges: [],
  boundaries: [
    {
      name: 'Inside the {circle}',
      protects: ['circle', 'entry'],
      mechanism: [
        'Membership is a condition of each query on {entry.name}; feeds, search and previews go through the same function.',
        'Hidden {circles} do not appear in lists, counts or profiles of people outside; moderators act with their own name in a log.',
      ],
    },
  ],
  failures: [
    [
      'When a post draws fifty replies in ten minutes and three reports, it is slowed to one reply a minute until a moderator has looked.',
      'When a new account posts the same link in five {circles}, all five are held and the account waits.',
    ],
  ],
  features: [
    {
      key: 'talk',
      name: ['Questions and answers on {objects}', 'A place to talk about {objects}', '{Object} talk among {actors}'],
      need: 'core',
      only: 'many',
      description: [
        'Brings {actors} with the same interest in {objects} together to ask, show and answer.',
        'A place in which {actors} talk about {objects}, sorted so that good answers are found a year later.',
      ],
      stories: [
        { as: 'actor', want: 'to ask people who know {objects}', so: 'I do not make their mistakes again' },
        { as: 'actor', want: 'to follow only some {circles}', so: 'my list stays readable' },
        { as: 'keeper', want: 'to see questions without an answer', so: 'no newcomer is left standing' },
      ],
      criteria: [
        [
          'A question without an answer after 24 hours is shown to three members who answered similar ones.',
          'After a day of silence, three fitting members are asked to help.',
        ],
        [
          'The list of {an circle} with 10,000 contributions opens in under 1 second and pages without doubles while new ones arrive.',
          'Paging through ten thousand contributions during heavy posting repeats none and skips none.',
        ],
        'Editing is possible for 24 hours and leaves a mark.',
      ],
      api: [
        { method: 'POST', path: '/{circle.path}/:id/join', purpose: 'join or ask to' },
        { method: 'POST', path: '/{circle.path}/:id/contributions', purpose: 'write or reply' },
        { method: 'GET', path: '/{circle.path}/feed', purpose: 'new in my circles, by cursor' },
      ],
      reads: ['object'],
      writes: ['circle', 'entry'],
      edgeCases: [
        [
          'Somebody leaves: contributions stay under "former member" or go, as that person chooses.',
          'The founder leaves: the longest-serving moderator takes over.',
        ],
        'A text mentions somebody who is not in the {circle}: no message goes out.',
        'A reply comes to something removed: it stays, with a note in place of its parent.',
      ],
      effort: 'L',
      after: ['accounts/sign-in', 'records/keep'],
      steps: [
        'Create {circle.name}, membership and {entry.name} with a parent one level deep.',
        'Page by creation id, never by offset.',
        'Write the visibility check once, as part of each query.',
        'Fill the first {circles} with twenty real questions and answers before opening.',
      ],
      pitfalls: [
        ['Opening thirty empty rooms: start with one.', 'Sorting by likes only, so that the first post wins for ever.'],
        'Endless nesting of replies.',
      ],
    },
    {
      key: 'moderate',
      name: ['Moderation of {circles}', 'Reports and rules in {circles}', 'Keep the talk about {objects} decent'],
      need: 'core',
      only: 'many',
      description: [
        'Collects reports into cases, gives moderators context and three choices, and tells both sides what was decided by which rule.',
        'Lets members report, moderators decide with reasons, and those concerned appeal.',
      ],
      stories: [
        { as: 'actor', want: 'to report a contribution', so: 'I need not argue with its author' },
        { as: 'keeper', want: 'to see all reports of one contribution as one case', so: 'I decide once' },
      ],
      criteria: [
        'Every decision names a rule, a person and a time; its author can appeal once within 14 days.',
        [
          'Five reports by different people hide a contribution until it is looked at; five by one person do not.',
          'Reports count by person: repeated ones from one account change nothing.',
        ],
      ],
      api: [
        { method: 'POST', path: '/{entry.path}/:id/reports', purpose: 'report with a reason' },
        { method: 'POST', path: '/{verdict.path}/:id/decision', purpose: 'keep, remove or suspend' },
      ],
      reads: ['circle', 'entry'],
      writes: ['verdict', 'entry'],
      edgeCases: [
        'A moderator is reported: the case goes to another one.',
        'The author deletes before the decision: the copy in the case remains for 30 days.',
      ],
      effort: 'M',
      after: ['talk'],
      steps: [
        'Merge reports of one contribution into one {verdict.name}.',
        'Show context: two before, two after, history of the author.',
        'Limit new accounts: three contributions a day, no links, for the first week.',
        'Publish numbers of decisions each quarter where law asks for it.',
      ],
      pitfalls: ['Adding moderation after the first scandal.', 'Deleting instead of hiding: the evidence is gone.'],
    },
  ],
  usage: [{ need: 'email', units: 6 }],
  pains: [
    [
      'Everybody solves the same problem with {objects} alone.',
      'Good advice on {objects} scrolls away in a chat and is asked for again in a month.',
      'In the big groups about {objects} ten loud people answer and two hundred read in silence.',
    ],
  ],
  competitors: [
    {
      name: 'Reddit',
      kind: 'substitute',
      positioning: 'Forums on every topic, with votes.',
      gap: 'Strangers without context; who really knows {objects} cannot be told.',
      unverified: true,
    },
    {
      name: 'Discord',
      kind: 'substitute',
      positioning: 'Live chat rooms for groups.',
      gap: 'Answers about {objects} are lost in the stream after an hour.',
      unverified: true,
    },
  ],
  risks: [
    [
      'An empty room stays empty: fifty active {actors} must be there by invitation before it opens.',
      'Moderation is daily work by people; its cost belongs in the plan from the first month.',
    ],
  ],
  metrics: [
    ['80 % of questions answered within 24 hours', 'Median of 2 hours to the first answer'],
    ['One in five members writes something each month', 'Fewer than 1 case in 500 contributions'],
  ],
};
