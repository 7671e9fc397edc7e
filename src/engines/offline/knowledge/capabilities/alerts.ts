import type { Capability } from '../schema.ts';

export const alerts: Capability = {
  id: 'alerts',
  name: 'alarms when a value leaves its range',
  verbs: ['alert', 'monitor', 'detect', 'watch', 'warn', 'uberwachen', 'warnen', 'beobachten', 'alertar', 'vigilar', 'monitorear', 'detectar', 'monitorar', 'surveiller', 'alerter', 'detecter'],
  triggers: [
    { weight: 3, words: ['alert', 'alarm', 'threshold', 'anomaly', 'outage', 'uptime', 'early warning', 'warnung', 'alerta', 'fruhwarnung', 'grenzwert', 'warn me', 'alert me', 'out of range', 'go over', 'go above', 'drop below', 'drop under', 'fall below', 'rise above', 'exceed limit', 'upper limit', 'lower limit', 'limit value', 'temperature alarm', 'alarm go off', 'set off alarm', 'leave open', 'leave run', 'too hot', 'too cold', 'go wrong overnight', 'machine stop', 'early sign', 'hear about it', 'know at once', 'know straight away', 'to know when', 'warn neighbour', 'warn driver', 'warn staff', 'too warm', 'fridge fail', 'freezer fail', 'fridge door', 'freezer door', 'cold room', 'fail over weekend', 'fail at night', 'broken at night', 'overnight failure', 'water on floor', 'water in cellar', 'gas smell', 'move without', "hasn't open", "hasn't move for", 'fall detection', 'from strange place', 'strange login', 'strange place', 'unknown device', 'unusual login', 'first sign'] },
    { weight: 2, words: ['monitoring', 'escalation', 'text me when', 'ping me when', 'ring me when', 'call me when', 'buzz me when', 'notify me when', 'me know when', 'phone buzz', 'phone ring when', 'phone call when', 'scream at me', 'warn before', 'warn as soon', 'warn in time', 'go down', 'break down', 'stand still', 'power cut', 'power failure', 'burst pipe', 'smoke detector', 'water rise', 'water level', 'frost warn', 'storm warn', 'weather warn', 'flood warn', 'low battery', 'battery low', 'run low', 'below minimum', 'under minimum', 'out of band', 'drift out', 'safe range', 'normal range', 'red flag', 'turn red', 'show red', 'suspicious', 'intruder', 'break-in', 'burglary', 'unusual', 'fraud alert', 'before too late', 'wake me', 'wake me up', 'night alarm', 'siren', 'sms alert', 'message when', 'message as soon', 'hear first', 'tell at once', 'at first sign', 'nobody react', 'nobody noticed', 'notice too late', 'before freeze', 'before spoil', 'before break', "hasn't come back", "isn't back", 'not back by', "hasn't move", "hasn't eat", 'go quiet', 'go offline', 'stay away', 'hear as soon', 'text us when', 'ring me if', 'call me if', 'too much water', 'freeze', 'power is out', 'flooded', 'flooding', 'theft', 'stolen', 'thief', 'burglar', 'if it move', 'have not move', "doesn't get up", 'fallen', 'out of ordinary', 'something is wrong', 'before it break', 'cold store', 'keep eye on', "when i'm away", 'while we sleep', 'at night when'] },
    { weight: 1, words: ['warning', 'too late', 'failure', 'warn', 'fault', 'malfunction', 'overheat', 'freezer', 'spoiled', 'danger', 'risk of', 'emergency', 'critical', 'immediately', 'straight away', 'stop work', 'hear when', 'know as soon', 'know immediately', 'know moment', 'tell when', 'tell if', 'tell him when', 'tell us when', 'tell me when', 'tell me if', 'warn us', 'warn him', 'warn person', 'warn if', 'warn when', 'message if', 'text if', 'ring if', 'call if', 'beep when', 'sound when', 'shout when', 'get warm', 'get hot', 'get cold', 'get too', 'too high', 'too low', 'too dry', 'too wet', 'too little', 'get dry', 'get wet', 'dry out', 'freeze over', 'power go', 'electricity go', 'get steal', 'one move', 'have fall', 'fall over', 'something odd', 'something unusual', 'something wrong', 'go wrong', 'gone wrong', 'before it too', 'fail', 'failed', 'fridge', 'noticed', 'alarmed', 'eye on', 'look after while', 'while away', 'when away', 'as soon as', 'leak', 'smoke', 'heat', 'warm', 'frost'] },
  ],
  actor: 'user',
  object: { fallback: 'value', kinds: ['measure', 'item', 'place', 'money', 'document'] },
  entities: [
    {
      key: 'rule',
      name: 'alert rule',
      kind: 'document',
      fields: [
        'owner: reference',
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
      name: 'alarm',
      kind: 'event',
      sameAs: ['incident', 'alert', 'alarm', 'outage', 'anomaly'],
      fields: [
        'status: open | seen | resolved',
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
        'Compares {objects} with their rules at each new value. Each minute it looks for silence.',
        'Opens one {incident} for a rule that holds. Closes it when the value is back.',
      ],
    },
    {
      key: 'pager',
      need: 'push',
      type: 'external',
      label: 'Urgent Messages',
      does: [
        'Brings urgent news about {objects} to a phone, wherever its owner is.',
        'Wakes the person on duty. Reports whether the phone took the message.',
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
        'Silencing a rule is logged with person and reason. It ends by itself after a chosen time.',
        'Whoever may see the {object} may read its {incidents}. Muting one needs the role that answers for it.',
      ],
    },
  ],
  failures: [
    [
      'When the watcher itself stops, an outside check speaks up. It expects a sign every 5 minutes.',
      'When no rule ran for five minutes, somebody is told. A dead man’s switch outside the system does it.',
    ],
    [
      'When a source goes silent, that is {an incident}. It is not a row of good values.',
      'When values of {objects} arrive late, their own time counts. The message says that the news is old.',
    ],
  ],
  features: [
    {
      key: 'rules',
      name: ['{Object} limits that raise an alarm', 'Alarm rules for {objects}', 'When {objects} leave their range'],
      need: 'core',
      description: [
        'Lets each {actor} say when {objects} need attention. Above, below, changing too much, or silent.',
        'Watches {objects} against limits with a delay. One outlier wakes nobody.',
        'A rule in one sentence. Which {object}, which limit, for how long, who is told.',
      ],
      stories: [
        [
          { as: 'actor', want: 'to set a limit for {an object}', so: 'I stop looking every hour' },
          { as: 'actor', want: 'to hear when {an object} falls silent', so: 'a dead sensor is no good news' },
          { as: 'actor', want: 'to be warned before the limit is reached', so: 'I have time to act' },
        ],
        [
          { as: 'actor', want: 'to try a rule on last month’s values', so: 'I know how often it would have rung' },
          { as: 'actor', want: 'to set a delay on a rule', so: 'one outlier wakes nobody' },
        ],
      ],
      criteria: [
        [
          'Given "below 4 for 10 minutes", nine minutes open nothing. The tenth opens exactly one {incident}.',
          'A rule with ten minutes delay is silent for nine. In the tenth it opens one {incident}.',
        ],
        'A trial lists each alarm of 30 past days.',
        [
          'A value swings around its limit: one {incident}. It clears at a second limit.',
          'Twenty crossings of one limit make one {incident}.',
        ],
      ],
      api: [
        { method: 'POST', path: '/{object.path}/:id/rules', purpose: 'add a rule' },
        { method: 'POST', path: '/{rule.path}/:id/trial', purpose: 'run it over past values' },
        { method: 'GET', path: '/{object.path}/:id/rules', purpose: 'rules with their last alarm' },
      ],
      reads: ['object'],
      writes: ['rule'],
      edgeCases: [
        'The limit is passed already: the form says so.',
        [
          'Values come hourly, the delay is shorter: one decides.',
          'Its {object} was removed: the rule goes off, listed.',
        ],
      ],
      effort: 'M',
      after: ['records/keep'],
      steps: [
        'Write the evaluation as a pure function. Rule, state and value go in; new state and action come out.',
        'Test tables of values: spike, plateau, gap, lateness, swing.',
        'Keep each rule’s state in a row. A restart then forgets nothing.',
        'Run the trial over stored values through that function.',
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
      name: ['{Incident} list with who is on it', 'Answer to {an incident}', 'Open {incidents} for {objects}'],
      need: 'core',
      description: [
        'Tells the right person and waits for "seen". Then it tells the next, and keeps what was done.',
        'Carries {an incident} from first message to cause. Every time on the way can be read afterwards.',
      ],
      stories: [
        [
          { as: 'actor', want: 'to say "I am on it" from the message', so: 'nobody else gets up' },
          { as: 'actor', want: 'to see what was done last time', so: 'I do not start from nothing at night' },
        ],
        [
          {
            as: 'keeper',
            want: 'to have a second person told after ten minutes',
            so: 'a flat phone battery is no disaster',
          },
          { as: 'keeper', want: 'to read when each {incident} was seen', so: 'I know whether the chain holds' },
        ],
      ],
      criteria: [
        [
          '95 % of messages arrive within 60 seconds of measuring.',
          'In 95 of 100 tests a phone rings within 60 seconds.',
        ],
        'Without "seen" the next person is told in time. The list shows who was told when.',
        'While {an incident} is open, its rule stays quiet. Only getting worse sends another message.',
      ],
      api: [
        { method: 'GET', path: '/{incident.path}/open', purpose: 'open ones, most urgent first' },
        { method: 'POST', path: '/{incident.path}/:id/seen', purpose: 'take it on' },
        { method: 'POST', path: '/{incident.path}/:id/resolve', purpose: 'close with a cause' },
      ],
      reads: ['rule', 'object'],
      writes: ['incident'],
      edgeCases: [
        'Forty {objects} fail together: one message names them.',
        'It resolves itself: the list keeps it as "short".',
        'Two people take it at once: the first leads.',
      ],
      effort: 'L',
      after: ['rules'],
      steps: [
        'Allow one open {incident.name} a rule, by unique index.',
        'Group what opens within one minute in one place.',
        'Keep the chain as data: person, channel, minutes. Without a network, queue the message and blink or sound on the spot.',
        'Measure and store the delay from value to message.',
      ],
      pitfalls: [
        'Sending a message for each value beyond the limit.',
        'Testing the chain in an emergency: add a button.',
        'A message that only shows on the machine itself: it must reach a phone outside the building.',
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
    ['At least 70 % of {incidents} were worth the message', 'Fewer than one false one a week for each {actor}'],
    [
      'Seen within 5 minutes for 90 % of urgent {incidents}',
      'Median of 3 minutes from limit crossed to somebody acting',
    ],
  ],
};
