import type { RuleConcept } from './schema.ts';

/** "The probes raise the alarm with the person on duty at minus 65, weekends included." */
export const dutyAlarm: RuleConcept = {
  id: 'duty-alarm',
  name: 'the alarm to whoever is on duty',
  signs: [
    /\b(?<source>probes?|sensors?|loggers?|meters?|thermometers?)(?: (?:in|on|at|of) (?:the |each |every |my |our |all )?(?<thing>\p{L}+))?\b[^.;]{0,50}?\b(?:raise|sound|send|give|trigger|set off)s? (?:an?|the) (?:alarm|alert)\b[^.;]{0,60}?\b(?:at|above|over|below|under|from) (?<n>(?:minus |[-−–])?\d{1,4})\b[^.;]{0,40}/iu,
    /\b(?:alarms?|alerts?|calls?|texts?|rings?|wakes?|screams?|beeps?|pages?)\b[^.;]{0,50}?\b(?:when|if|as soon as|once) (?:an?|the|any|one|my|our)? ?(?<thing>\p{L}+)[^.;]{0,30}?\b(?:goes|rises|climbs|drops|falls|gets|is|are|reaches|exceeds)(?: to| over| above| below| under| than| warmer than| colder than){0,2} (?<n>(?:minus |[-−–])?\d{1,4})\b[^.;]{0,30}/iu,
    /\b(?:when|if|as soon as|once) (?:an?|the|any|one|my|our)? ?(?<thing>\p{L}+)[^.;]{0,30}?\b(?:goes|rises|climbs|drops|falls|gets|is|are|reaches|exceeds)(?: to| over| above| below| under| than| warmer than| colder than){0,2} (?<n>(?:minus |[-−–])?\d{1,4})\b[^.;]{0,60}?\b(?:alarms?|alerts?|gets? a (?:call|text)|(?:is|be) called|calls?|texts?|rings?|wakes?|beeps?|sms)\b[^.;]{0,40}/iu,
  ],
  not: /\b(?:euros?|dollars?|€|\$|users?|customers?|stars?|points?|pm|am|o['’]clock|price|budget)\b/i,
  words: { source: 'probe' },
  covered: /\bon duty\b|\bwoken\b|\bon[- ]call\b/i,
  actor: 'user',
  needs: ['notifications'],
  on: {
    prefers: ['freezer', 'fridge', 'tank', 'room', 'place', 'machine', 'pump', 'device'],
    kinds: ['place', 'item', 'measure'],
  },
  entities: [
    {
      key: 'limit',
      name: 'alarm limit',
      kind: 'measure',
      fields: [
        'limit: decimal',
        'side: above | below',
        'forMinutes: integer',
        'silentMinutes: integer',
        'answerMinutes: integer',
      ],
      relations: [{ says: 'belongs to', to: 'object' }],
    },
    {
      key: 'shift',
      name: 'duty shift',
      kind: 'event',
      fields: ['from: datetime', 'until: datetime', 'person: text', 'phone: text', 'rank: first | second | last'],
      relations: [],
    },
    {
      key: 'alarm',
      name: 'alarm',
      kind: 'event',
      fields: [
        'cause: beyond the limit | silent',
        'value: decimal, optional',
        'openedAt: datetime',
        'state: open | taken | over',
        'takenBy: text, optional',
        'takenAt: datetime, optional',
        'overAt: datetime, optional',
      ],
      relations: [
        { says: 'belongs to', to: 'object' },
        { says: 'refers to', to: 'limit' },
      ],
    },
    {
      key: 'call',
      name: 'alarm call',
      kind: 'message',
      fields: [
        'way: call | text',
        'to: text',
        'sentAt: datetime',
        'answer: none | taken | passed on',
        'answeredAt: datetime, optional',
      ],
      relations: [
        { says: 'belongs to', to: 'alarm' },
        { says: 'refers to', to: 'shift' },
      ],
    },
  ],
  nodes: [
    {
      key: 'caller',
      need: 'sms',
      type: 'external',
      label: 'Duty Calls',
      does: 'Calls and texts whoever is on duty, and takes the key that is pressed as the answer.',
    },
  ],
  edges: [
    { from: 'worker', to: 'caller', protocol: 'HTTPS', purpose: 'call the one on duty, then the next' },
    { from: 'caller', to: 'api', protocol: 'HTTPS', purpose: 'report who has taken the alarm' },
  ],
  failures: [
    'When the service that calls is down, the alarm goes by a second way and the screens of the house show it in red.',
  ],
  feature: {
    name: [
      '{Thing} alarm at {n} to whoever is on duty',
      'Somebody on duty is woken at {n} ({things})',
      '{Thing} at {n}: the one on duty is called',
    ],
    description:
      'Watches the {source} of each {thing}; beyond {n} the one on duty is called until somebody takes it, at any hour and on any day.',
    stories: [
      { as: 'actor', want: 'to be called when {an thing} is beyond {n}', so: 'I can act before anything is lost' },
      { as: 'keeper', want: 'to see who was called and who took it', so: 'no alarm ends with nobody' },
    ],
    criteria: [
      'At {n}, held as long as is set, one alarm opens and the first on duty is called; a value that has not reached {n} opens none.',
      'Sunday at 03:00: the one of that shift is called, not the one of Friday. A gap in the roster is shown a week ahead.',
      'Nobody answers in answerMinutes (10 at first): the second is called, then the last, each call with its time on the alarm.',
      'A {source} that is silent for silentMinutes opens an alarm of its own; back within the limit, the alarm still waits until somebody takes it.',
    ],
    api: [
      { method: 'GET', path: '/{alarm.path}', purpose: 'open ones first, with calls and answers' },
      { method: 'POST', path: '/{alarm.path}/:id/take', purpose: 'take it: calls to others stop' },
      {
        method: 'PUT',
        path: '/{object.path}/:id/{limit.path}',
        purpose: 'limit, minutes beyond it, minutes to answer',
      },
      { method: 'PUT', path: '/{shift.path}', purpose: 'who is on duty from when to when, and in which order' },
    ],
    reads: ['object'],
    writes: ['limit', 'shift', 'alarm', 'call'],
    edgeCases: [
      'Values swing about {n}: one alarm, not twenty.',
      'A door stands open for a minute: forMinutes keeps that from being an alarm.',
      'Several fail at once: one call names them all.',
    ],
    effort: 'L',
    steps: [
      'Tie each {source} to its {thing} ({object.name}), and store limit, side and minutes with that.',
      'Open and end alarms in one function of the last values and the clock; test it with a list of made-up readings.',
      'Find who is on duty by one query over shifts and the time; escalate by a job that runs each minute.',
      'Put calling and texting behind one interface with a fake that records; a test reads from it who was called when.',
      'Send a test alarm each week on a fixed hour, and show when the last one came through.',
    ],
    pitfalls: [
      'An alarm that ends by itself before anybody has seen it.',
      'Comparing negative limits the wrong way round.',
    ],
  },
};
