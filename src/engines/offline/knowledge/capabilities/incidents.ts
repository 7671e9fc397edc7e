import type { Capability } from '../schema.ts';

export const incidents: Capability = {
  id: 'incidents',
  name: 'on-call duty and the handling of incidents',
  verbs: ['alarmieren'],
  triggers: [
    {
      weight: 3,
      words: [
        'on-call',
        'on call',
        'status page',
        'statuspage',
        'postmortem',
        'post-mortem',
        'pager',
        'incident response',
        'incident management',
        'escalation policy',
        'rufbereitschaft',
        'einsatzalarm',
        'statusseite',
        'gestion de incidente',
        'gestao de incidente',
        'gestion des incident',
        'astreinte',
        'sobreaviso',
      ],
    },
    {
      weight: 2,
      words: ['outage', 'duty roster', 'confirm alarm'],
    },
    {
      weight: 1,
      words: [
        'firefighter',
        'first responder',
        'feuerwehr',
        'bombero',
        'bombeiro',
        'pompier',
        'downtime',
        'incident',
        'alarm',
        'responder',
        'emergency',
        'escalation',
        'sre',
      ],
    },
  ],
  actor: 'user',
  object: { fallback: 'service', kinds: ['item', 'event', 'place', 'task'] },
  entities: [
    {
      key: 'incident',
      name: 'incident',
      kind: 'event',
      sameAs: ['incident', 'outage', 'alarm', 'emergency', 'disruption', 'callout'],
      fields: [
        'title: text',
        'severity: 1 | 2 | 3',
        'status: ringing | taken | contained | closed',
        'startedAt: datetime',
        'takenAt: datetime',
        'closedAt: datetime',
        'leader: reference',
        'publicText: text',
      ],
      relations: [{ says: 'refers to', to: 'object' }],
    },
    {
      key: 'duty',
      name: 'duty turn',
      kind: 'event',
      fields: [
        'person: reference',
        'from: datetime',
        'until: datetime',
        'rank: integer',
        'reachBy: push | call | sms',
        'coverFor: reference',
      ],
      relations: [{ says: 'belongs to', to: 'actor' }],
    },
    {
      key: 'moment',
      name: 'timeline entry',
      kind: 'message',
      fields: ['at: datetime', 'who: text', 'text: text', 'kind: call | answer | action | notice', 'public: boolean'],
      relations: [{ says: 'belongs to', to: 'incident' }],
    },
  ],
  nodes: [
    {
      key: 'caller',
      need: 'sms',
      type: 'external',
      label: 'Calls And Texts',
      does: [
        'Rings the phone of whoever is on duty when a push stays unanswered, and reads the first line aloud.',
        'A second way to reach people that needs no app: a call, then a text, with the key that takes the {incident}.',
      ],
    },
    {
      key: 'ladder',
      need: 'scheduler',
      type: 'queue',
      label: 'Escalation Timer',
      does: [
        'Counts the minutes since an unanswered call and starts the next rung of the duty list.',
        'Holds one due moment for each ringing {incident}; taking it deletes the moment.',
      ],
    },
  ],
  edges: [
    {
      from: 'api',
      to: 'ladder',
      protocol: 'job queue',
      purpose: ['start and stop the rungs of {an incident}', 'set when the next person is due'],
    },
    {
      from: 'ladder',
      to: 'caller',
      protocol: 'HTTPS',
      purpose: ['ring the next person on duty', 'call, and fetch which key was pressed'],
    },
    { from: 'ladder', to: 'db', protocol: 'SQL', purpose: 'claim the rung that is due, once' },
  ],
  boundaries: [
    {
      name: 'Public and inside',
      protects: ['incident', 'moment'],
      mechanism: [
        'Timeline entries are internal unless marked public; the status page is rendered from the marked ones only and is cached apart from the database.',
        'Phone numbers of those on duty are read by the caller alone; lists show names, and the outside sees neither.',
      ],
    },
  ],
  failures: [
    [
      'When the main data centre is the thing that failed, the status page still stands, because it is a static file at a second host.',
      'When our own servers are down with everything else, the public page is served from elsewhere and says when it was last written.',
    ],
    [
      'When the text provider refuses a message, the same rung is tried by call within 30 seconds and the timeline says so.',
      'When a phone is off, the missing delivery report counts as "no answer" after a minute, and the next person rings.',
    ],
  ],
  features: [
    {
      key: 'take',
      name: [
        '{Incident} calls that somebody answers',
        'Call out {actors} until one takes the {incident}',
        '{Incidents} taken by one {actor}',
      ],
      need: 'core',
      description: [
        'Rings the {actor} on duty, waits for a tap on "I have it", and rings the next one when none comes.',
        'Carries {an incident} to a person who says yes to it, and shows everybody else who that is.',
      ],
      stories: [
        {
          as: 'actor',
          want: 'to take {an incident} from the lock screen',
          so: 'I lose no time with a login at three in the morning',
        },
        { as: 'actor', want: 'to see who has answered already', so: 'I can go back to sleep or set out' },
        {
          as: 'keeper',
          want: 'to have the deputy called after five minutes of silence',
          so: 'a dead battery costs five minutes only',
        },
      ],
      criteria: [
        [
          'Given a rung of 5 minutes without an answer, when the sixth minute begins, then the next person has been called once and the timeline shows both calls.',
          'Five silent minutes lead to exactly one call to the next in line, visible in the timeline.',
        ],
        'Two taps on "I have it" in the same second give one leader; the other phone shows the name of that leader.',
        [
          'From the alarm coming in to the first ring take at most 20 seconds, measured end to end in a weekly test call.',
          'The weekly test call rings within twenty seconds of being triggered, and its times are stored.',
        ],
      ],
      api: [
        { method: 'POST', path: '/{incident.path}/intake', purpose: 'open from a monitoring system or by hand' },
        { method: 'POST', path: '/{incident.path}/:id/acknowledge', purpose: 'take it, by a signed one-time link too' },
        { method: 'GET', path: '/{incident.path}/ringing', purpose: 'what rings now, and for whom' },
        { method: 'GET', path: '/{incident.path}/:id', purpose: 'state and timeline' },
      ],
      reads: ['object', 'duty'],
      writes: ['incident', 'moment'],
      edgeCases: [
        'The same alarm arrives forty times from two sources: one {incident} with a count of forty.',
        [
          'Everybody in the list stays silent: it starts again from the top, louder, and the {keeper} is texted.',
          'Nobody is on duty at that hour: the gap is called out to the {keeper} at once and never swallowed.',
        ],
        'It is taken by a person without signal a minute later: "no word for 15 minutes" rings the deputy.',
      ],
      effort: 'L',
      after: ['duty', 'records/keep'],
      steps: [
        'Give each intake a fingerprint of source, {object.name} and symptom, with a unique index over the open ones.',
        'Write the ladder as a pure function of duty list, answers and clock that returns who is due and when.',
        'Take with a conditional update on the state "ringing"; the loser gets the leader in the answer.',
        'Sign the link in texts for one {incident.name} and one person, valid for an hour.',
        'Add a test call that runs the true path and is marked as a test in every message.',
      ],
      pitfalls: [
        [
          'Keeping the ladder in a timer of one process: a deploy in the wrong minute silences it.',
          'Treating "delivered" as "seen".',
        ],
        'Sending a push of the usual loudness, which the night mode of the phone swallows.',
      ],
    },
    {
      key: 'duty',
      name: ['Who is on duty for {objects}', 'Duty turns of {actors}', 'Call list for {objects}, week by week'],
      need: 'core',
      description: [
        'Says for every minute of the year who answers for {objects}, first and second, and lets two people swap.',
        'A rota of {actors} with first and second line, holidays, and a swap that needs no spreadsheet.',
      ],
      stories: [
        { as: 'actor', want: 'to hand my Saturday to a colleague', so: 'I can go to a wedding without my laptop' },
        { as: 'keeper', want: 'to see gaps in the next eight weeks', so: 'I fill them in daylight' },
      ],
      criteria: [
        'For any moment of the coming 12 months the question "who is first?" gives one name or the word "nobody", shown in red.',
        [
          'A swap takes effect only when the second person has agreed; until then the first is rung.',
          'An offered turn stays with its owner until somebody has accepted it.',
        ],
        'In the night of the clock change no minute is covered twice or by nobody.',
      ],
      api: [
        { method: 'GET', path: '/{duty.path}/now', purpose: 'first and second at a given moment' },
        { method: 'POST', path: '/{duty.path}/:id/swap', purpose: 'offer or accept a turn' },
        { method: 'PUT', path: '/{duty.path}', purpose: 'set the turns of a month' },
      ],
      reads: ['object'],
      writes: ['duty'],
      edgeCases: [
        'Somebody leaves the team with turns ahead: they turn into gaps and the {keeper} gets the list.',
        'A person travels: turns keep the time zone in which they were planned, and the phone shows local hours beside it.',
      ],
      effort: 'M',
      after: ['accounts/sign-in'],
      steps: [
        'Store a repeating pattern and dated exceptions; compute the person at a moment from both in one function.',
        'Test that function with overlaps, gaps, swaps and both clock changes.',
        'Show eight weeks with gaps in red, and offer each turn as a calendar file.',
      ],
      pitfalls: ['Writing a row for each hour: a change of the pattern then leaves old rows behind.'],
    },
    {
      key: 'status',
      name: ['Public status of {objects}', 'What works and what does not: {objects}', '{Object} status page'],
      need: 'usual',
      only: 'hosted',
      description: [
        'Tells the outside in plain words which {objects} are affected, since when, and when the next word comes.',
        'A page of its own for {objects}: green, slow or down, with dated notes written by whoever leads the {incident}.',
      ],
      stories: [
        {
          as: 'actor',
          want: 'to publish a note in one line from the {incident}',
          so: 'the phone stops ringing with the same question',
        },
        { as: 'other', want: 'to be written to when it works again', so: 'I need not reload the page' },
      ],
      criteria: [
        [
          'A note is visible outside within 10 seconds, also while the main database is switched off for the test.',
          'With the database stopped, the page still shows the last state and its time.',
        ],
        'The page weighs under 100 kB and loads without scripts.',
        'Each open note names the time of the next one; when that time has passed, the leader is reminded.',
      ],
      api: [
        { method: 'POST', path: '/{incident.path}/:id/notice', purpose: 'publish a dated note' },
        { method: 'GET', path: '/{object.path}/status', purpose: 'present state for the public page' },
      ],
      reads: ['object', 'incident'],
      writes: ['moment'],
      edgeCases: [
        'Ten thousand people open it in the first minute: the file is cached and no query runs.',
        'A note went out with a wrong cause: it is struck through and corrected, never deleted.',
      ],
      effort: 'M',
      after: ['take'],
      steps: [
        'Render the page to a static file at each change and copy it to a second host.',
        'Offer a feed and mail for changes; send at most one message for each note.',
        'Offer three prepared sentences for "we are looking", "we know", "it works again".',
      ],
      pitfalls: [
        'Serving the page from the same machines it reports on.',
        'A green light computed from pings while people cannot log in.',
      ],
    },
    {
      key: 'review',
      name: ['What we learnt from {an incident}', '{Incident} review with open tasks', 'Timeline after {an incident}'],
      need: 'later',
      description: [
        'Turns the timeline of {an incident} into a short review: what happened, why, and which tasks came of it.',
        'Collects times, words and decisions around {an incident} while they are fresh, and follows its tasks until they are done.',
      ],
      stories: [
        {
          as: 'keeper',
          want: 'to see which tasks of past reviews are still open',
          so: 'the same night does not come twice',
        },
      ],
      criteria: [
        'The draft holds every timeline entry in order, with minutes to first answer and to the end computed from them.',
        'A review counts as finished when each of its tasks has an owner and a date.',
      ],
      api: [{ method: 'POST', path: '/{incident.path}/:id/review', purpose: 'draft from the timeline' }],
      reads: ['moment', 'incident'],
      writes: ['incident'],
      edgeCases: [
        'Two {incidents} had one cause: one review covers both and is linked from each.',
        'Entries were added a day later: they are kept with the time of writing beside the time they speak of.',
      ],
      effort: 'S',
      after: ['take'],
      steps: [
        'Compute both durations from {moment.name} rows and show how.',
        'Write the draft as editable text with links back to the entries.',
        'List open tasks of all reviews by age.',
      ],
      pitfalls: ['A form with twenty required fields: people then write nothing at all.'],
    },
  ],
  usage: [
    { need: 'sms', units: 3 },
    { need: 'scheduler', units: 20 },
  ],
  pains: [
    [
      'Three of us got up for the same alarm, and for the next one nobody did.',
      'Everybody in the group chat thought somebody else was on it.',
      'Nobody could say who was on duty for {objects} until the second phone call.',
    ],
    [
      'While {objects} were down I answered the same question forty times instead of mending them.',
      'What we did that night about {objects} is scattered over four chats.',
    ],
  ],
  competitors: [
    {
      name: 'PagerDuty',
      kind: 'direct',
      positioning: 'On-call schedules that route each incident to the engineer on duty, with exceptions for swaps.',
      gap: 'Made for engineers and their monitoring tools; a small group that answers for {objects} would use little of it.',
      source: 'http://www.pagerduty.com/tour/on-call-scheduling',
    },
    {
      name: 'Atlassian Statuspage',
      kind: 'adjacent',
      positioning: 'Hosted status pages with notes and subscriptions.',
      gap: 'Tells the outside, but calls nobody out of bed for {objects}.',
      unverified: true,
    },
    {
      name: 'Telephone chain',
      kind: 'manual',
      positioning: 'A list on paper: each calls the next.',
      gap: 'Breaks at the first person who does not pick up, and leaves no trace of the times.',
      unverified: true,
    },
  ],
  risks: [
    [
      'A call that does not arrive once costs all trust; a weekly test call belongs to the first release.',
      'Whoever is woken for nothing three nights in a row leaves the rota: false calls need a named owner.',
    ],
  ],
  metrics: [
    ['Nine of ten {incidents} taken within 5 minutes', 'Median of 2 minutes from first ring to "I have it"'],
    ['No hour without a name in the duty list of the next 8 weeks', 'Open tasks from reviews older than 60 days: none'],
  ],
};
