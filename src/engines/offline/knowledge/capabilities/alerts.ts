import type { Capability } from '../schema.ts';

export const alerts: Capability = {
  id: 'alerts',
  name: 'alarms when a value leaves its range',
  verbs: [
    'alert',
    'monitor',
    'detect',
    'watch',
    'warn',
    'uberwachen',
    'warnen',
    'beobachten',
    'alertar',
    'vigilar',
    'monitorear',
    'detectar',
    'monitorar',
    'surveiller',
    'alerter',
    'detecter',
  ],
  triggers: [
    {
      weight: 3,
      words: [
        'alert',
        'alarm',
        'threshold',
        'anomaly',
        'outage',
        'uptime',
        'early warning',
        'warnung',
        'alerta',
        'fruhwarnung',
        'grenzwert',
      ],
    },
    { weight: 2, words: ['monitoring', 'leak', 'escalation'] },
    { weight: 1, words: ['limit', 'warning', 'change', 'status', 'too late', 'failure'] },
  ],
  actor: 'user',
  object: { fallback: 'value', kinds: ['measure', 'item', 'place', 'money', 'document'] },
  entities: [
    {
      key: 'rule',
      name: 'alert rule',
      kind: 'document',
      fields: [
        'metric: text',
        'condition: above | below | change | silence',
        'limit: decimal',
        'forMinutes: integer',
        'clearAt: decimal',
        'severity: note | warning | urgent',
        'active: boolean',
      ],
      relations: [
        { says: 'refers to', to: 'object' },
        { says: 'belongs to', to: 'actor' },
      ],
    },
    {
      key: 'incident',
      name: 'incident',
      kind: 'event',
      sameAs: ['incident', 'alert', 'alarm', 'outage', 'anomaly'],
      fields: [
        'state: open | seen | resolved',
        'openedAt: datetime',
        'seenBy: text',
        'resolvedAt: datetime',
        'peak: decimal',
        'cause: text',
      ],
      relations: [
        { says: 'belongs to', to: 'rule' },
        { says: 'refers to', to: 'object' },
      ],
    },
  ],
  nodes: [
    {
      key: 'watcher',
      need: 'scheduler',
      type: 'queue',
      label: '{Object} Watcher',
      does: [
        'Compares {objects} with their rules at each new value and each minute for silence.',
        'Opens one {incident} for each rule that holds long enough and closes it when the value is back.',
      ],
    },
    {
      key: 'pager',
      need: 'push',
      type: 'external',
      label: 'Urgent Push',
      does: [
        'Brings urgent news about {objects} to a phone within seconds.',
        'Wakes the person on duty and reports whether the phone has taken the message.',
      ],
    },
  ],
  edges: [
    {
      from: 'watcher',
      to: 'db',
      protocol: 'SQL',
      purpose: ['read {objects} and rules, write {incidents}', 'claim rules that are due'],
    },
    {
      from: 'watcher',
      to: 'pager',
      protocol: 'HTTPS',
      purpose: ['send what is urgent', 'call the next person when nobody answers'],
    },
  ],
  boundaries: [
    {
      name: 'Who may silence',
      protects: ['rule', 'incident'],
      mechanism: [
        'Switching off a rule or raising its limit is logged with person and reason and ends by itself after a chosen time.',
        'Reading {incidents} follows the right to the {object}; muting one needs the role that answers for it.',
      ],
    },
  ],
  failures: [
    [
      'When the watcher itself stops, an outside check that expects a sign every 5 minutes raises the alarm.',
      'When no rule was evaluated for five minutes, a dead man’s switch outside the system speaks up.',
    ],
    [
      'When a source goes silent, that is {an incident} of its own and not a row of good values.',
      'When values of {objects} arrive late, rules use the time of measurement and say that the news is old.',
    ],
  ],
  features: [
    {
      key: 'rules',
      name: ['{Object} limits that raise an alarm', 'Alarm rules for {objects}', 'When {objects} leave their range'],
      need: 'core',
      description: [
        'Lets each {actor} say when {objects} need attention: above, below, changing too much, or silent.',
        'Watches {objects} against limits with a delay, so that one outlier wakes nobody.',
        'A rule in one sentence: which {object}, which limit, for how long, who is told.',
      ],
      stories: [
        { as: 'actor', want: 'to set a limit for {an object}', so: 'I stop looking every hour' },
        { as: 'actor', want: 'to try a rule on last month’s values', so: 'I know how often it would have rung' },
      ],
      criteria: [
        [
          'Given "below 4 for 10 minutes", when the value is below for 9 minutes, then nothing is opened; after 10 minutes exactly one {incident} is.',
          'A rule with a delay of ten minutes stays silent for nine and opens one {incident} in the tenth.',
        ],
        'A trial over 30 days lists each moment at which the rule would have fired.',
        [
          'A value that swings around the limit opens one {incident} and not twenty, because it clears at a second limit.',
          'Twenty crossings in an hour around one limit lead to a single {incident}.',
        ],
      ],
      api: [
        { method: 'POST', path: '/{object.path}/:id/rules', purpose: 'add a rule' },
        { method: 'POST', path: '/{rule.path}/:id/trial', purpose: 'run it over past values' },
      ],
      reads: ['object'],
      writes: ['rule'],
      edgeCases: [
        'The limit is set on the wrong side of the present value: the rule says that it would fire at once.',
        [
          'Values come every hour and the rule says ten minutes: the form explains that one value decides.',
          'A rule refers to {an object} that was removed: it is switched off and listed.',
        ],
      ],
      effort: 'M',
      after: ['records/keep'],
      steps: [
        'Write the evaluation as a pure function of rule, state and new value that returns new state and action.',
        'Test it with tables of values: spike, plateau, gap, late arrival, swing.',
        'Keep the state of each rule in its own row so that a restart forgets nothing.',
        'Add the trial over stored values with the same function.',
      ],
      pitfalls: [
        [
          'Evaluating in memory: a restart then fires everything again.',
          'One limit for going up and down, which makes it flutter.',
        ],
        'Counting a missing value as zero.',
      ],
    },
    {
      key: 'respond',
      name: ['{Incident} list with who is on it', 'Answer to {an incident}', 'Open alarms for {objects}'],
      need: 'core',
      description: [
        'Tells the right person, waits for "seen", tells the next one, and keeps what was done.',
        'Carries {an incident} from the first message to the cause, with times that can be read afterwards.',
      ],
      stories: [
        { as: 'actor', want: 'to say "I am on it" from the message', so: 'nobody else gets up' },
        {
          as: 'keeper',
          want: 'to have a second person told after ten minutes',
          so: 'a flat phone battery is no disaster',
        },
      ],
      criteria: [
        [
          'From measured value to message on the phone takes under 60 seconds at the 95th percentile.',
          'In 95 of 100 tests the phone rings within a minute after the value crossed the limit.',
        ],
        'Without "seen" the next person is told after the set minutes, and the list shows who was told when.',
        'While {an incident} is open, its rule sends no further message except on becoming worse.',
      ],
      api: [
        { method: 'GET', path: '/{incident.path}/open', purpose: 'open ones, most urgent first' },
        { method: 'POST', path: '/{incident.path}/:id/seen', purpose: 'take it on' },
        { method: 'POST', path: '/{incident.path}/:id/resolve', purpose: 'close with a cause' },
      ],
      reads: ['rule', 'object'],
      writes: ['incident'],
      edgeCases: [
        'Forty {objects} fail together: one message names the number and the common place.',
        'It resolves itself before anybody looks: it stays in the list as "short".',
        'Two people take it at once: both are shown, the first leads.',
      ],
      effort: 'L',
      after: ['rules'],
      steps: [
        'Allow one open {incident.name} for each rule by a partial unique index.',
        'Group what opens within one minute in one place.',
        'Make the chain of people data: whom, by which channel, after how many minutes.',
        'Measure and store the delay from value to message.',
      ],
      pitfalls: [
        'Sending a message for each value beyond the limit.',
        'Testing the chain only when it is needed: add a test button.',
      ],
    },
  ],
  usage: [
    { need: 'push', units: 6 },
    { need: 'scheduler', units: 100 },
  ],
  pains: [
    [
      'We learn that something is wrong with {objects} when the damage is done.',
      'Somebody walks round and looks at {objects} three times a day, and twice in vain.',
      'So many warnings about {objects} come in that the real one is swiped away.',
    ],
  ],
  competitors: [
    {
      name: 'Looking in from time to time',
      kind: 'manual',
      positioning: 'An experienced eye sees more than a number.',
      gap: 'Nobody looks at {objects} at night or on Sunday.',
      unverified: true,
    },
  ],
  risks: [
    [
      'Too many false alarms in the first week and the channel is muted; start with few rules and long delays.',
      'People come to rely on alarms for {objects}; what happens when the system is down must be said in the contract.',
    ],
  ],
  metrics: [
    ['At least 70 % of {incidents} were worth the message', 'False alarms below 1 a week for each {actor}'],
    [
      'Seen within 5 minutes for 90 % of urgent {incidents}',
      'Median of 3 minutes from limit crossed to somebody acting',
    ],
  ],
};
