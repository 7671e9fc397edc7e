import type { Capability } from '../schema.ts';

export const control: Capability = {
  id: 'control',
  name: 'acting on measured values',
  verbs: [
    'water',
    'irrigate',
    'switch',
    'heat',
    'cool',
    'feed',
    'ventilate',
    'dose',
    'dispense',
    'dim',
    'lock',
    'unlock',
    'steer',
    'move',
    'turn',
    'control',
    'regulate',
    'spray',
    'charge',
  ],
  triggers: [{ weight: 3, words: ['actuator', 'relay', 'valve', 'pump', 'controller', 'irrigation', 'thermostat'] }],
  actor: 'user',
  object: { fallback: 'actuator', kinds: [] },
  entities: [
    {
      key: 'rule',
      name: 'control rule',
      kind: 'document',
      fields: [
        'input: text',
        'below: decimal',
        'above: decimal',
        'action: text',
        'maxSeconds: integer',
        'pauseMinutes: integer',
        'active: boolean',
      ],
      relations: [{ says: 'refers to', to: 'object' }],
    },
    {
      key: 'action',
      name: 'control action',
      kind: 'event',
      fields: [
        'startedAt: datetime',
        'endedAt: datetime',
        'cause: rule | hand | fail-safe',
        'valueBefore: decimal',
        'valueAfter: decimal',
        'result: done | stopped | failed',
      ],
      relations: [{ says: 'belongs to', to: 'rule' }],
    },
  ],
  nodes: [
    {
      key: 'loop',
      need: 'scheduler',
      type: 'queue',
      label: '{Object} Control Loop',
      does: [
        'Reads the inputs every few seconds, decides by the rules, acts, and stops by itself when a reading is missing.',
        'Decides once a cycle whether {objects} need something done, and never longer than a rule allows.',
      ],
    },
  ],
  edges: [
    { from: 'loop', to: 'db', protocol: 'local calls', purpose: 'read rules, append what was done' },
    { from: 'api', to: 'loop', protocol: 'local calls', purpose: 'start, stop and override by hand' },
  ],
  boundaries: [
    {
      name: 'Limits of the hardware',
      protects: ['rule', 'action'],
      mechanism: [
        'The longest time and the shortest pause are enforced below the rules, in the code that touches the hardware.',
        'A rule may only act inside limits that are fixed at build time; a wrong rule cannot run anything for hours.',
      ],
    },
  ],
  failures: [
    [
      'When a sensor delivers nothing or nonsense, the rule stops, the output goes to its safe state, and the page says why.',
      'When the power returns after a cut, every output starts in its safe state and the log shows the gap.',
    ],
  ],
  features: [
    {
      key: 'rules',
      name: ['Act on {objects} by measured values', '{Object} control rules', 'Automatic care of {objects}'],
      need: 'core',
      description: [
        'Does for {objects} what a rule says when a measured value crosses its limit, within a longest time and with a pause after.',
        'Rules decide when something is done for {objects}: which value, which limit, how long at most, how long to wait after.',
      ],
      stories: [
        { as: 'actor', want: 'to say at which value something is done for {objects}', so: 'I need not be there' },
        { as: 'actor', want: 'to try a rule on the values of last week', so: 'I see how often it would have acted' },
      ],
      criteria: [
        [
          'Given a value below its limit, when the next cycle runs, then the action starts within 5 seconds and ends after its longest time at the latest.',
          'An action starts at most 5 seconds after the limit is crossed and never runs longer than its rule allows.',
        ],
        [
          'After an action the rule waits for its pause, also when the value is still out of range.',
          'Two limits keep the action from starting and stopping more than once in its pause.',
        ],
        'With the network unplugged the rules run for 7 days without a difference.',
      ],
      api: [
        { method: 'GET', path: '/{rule.path}', purpose: 'list rules and their state' },
        { method: 'PUT', path: '/{rule.path}/:id', purpose: 'set a rule' },
        { method: 'POST', path: '/{rule.path}/:id/trial', purpose: 'run a rule over stored values' },
      ],
      reads: ['object'],
      writes: ['rule', 'action'],
      edgeCases: [
        [
          'The sensor is unplugged in the middle of an action: it stops at once and the state is safe.',
          'The value jumps to an impossible number: it is ignored for the rule and shown as a fault.',
        ],
        [
          'Two rules want opposite things: the more cautious one wins and both are marked.',
          'The clock is wrong after a power cut: pauses are counted by running time, not by the clock.',
        ],
      ],
      effort: 'L',
      after: ['telemetry/receive'],
      steps: [
        'Write the hardware behind one interface with read, act and safe; add a simulator that can drop values and lie.',
        'Write the decision as a pure function of values, rule and time since the last action; test every limit and pause.',
        'Run the loop with a watchdog that puts outputs into their safe state when a cycle is missed.',
        'Append each action with cause and value before and after; show the last 50.',
      ],
      pitfalls: [
        [
          'Sleeping inside the loop for the length of an action: nothing can stop it then.',
          'Testing only with the real hardware: faults cannot be produced there.',
        ],
        'One limit instead of two: the output chatters.',
      ],
    },
    {
      key: 'hand',
      name: ['{Objects} by hand', 'Manual override for {objects}', 'Stop and start for {objects}'],
      need: 'core',
      description: [
        'One button starts or stops what is done for {objects}, whatever the rules say, and gives control back after a set time.',
        'A hand on the switch wins over every rule, for as long as was said, and then the rules take over again.',
      ],
      stories: [{ as: 'actor', want: 'to stop everything with one button', so: 'nothing is damaged while I look' }],
      criteria: [
        [
          'Stop takes effect within 1 second from the local page and from the button on the device.',
          'Pressing stop puts every output into its safe state in under 1 second.',
        ],
        [
          'A start by hand ends after its longest time without a second press.',
          'While the hand is on, the page shows until when, and rules do nothing.',
        ],
      ],
      api: [{ method: 'POST', path: '/{object.path}/:id/override', purpose: 'start, stop or give back to the rules' }],
      reads: ['object', 'rule'],
      writes: ['action'],
      edgeCases: [
        [
          'Two people press at once: stop wins over start.',
          'The page is open from yesterday: it shows that its state is old before it acts.',
        ],
        'The device restarts during an override: it comes back stopped.',
      ],
      effort: 'S',
      after: ['rules'],
      steps: [
        'Give the override its own state with an end time, above the rules in the decision.',
        'Wire the button and the page to the same function; log who or what pressed.',
      ],
      pitfalls: ['An override without an end: the rules stay off until somebody wonders.'],
    },
  ],
  usage: [],
  pains: [
    [
      'Somebody must be there for {objects} at the right hour, also on holidays.',
      '{Objects} suffer on the one day that nobody looked.',
      'The timer acts at six, whether it is needed or not.',
    ],
  ],
  competitors: [
    {
      name: 'Home Assistant',
      kind: 'adjacent',
      positioning: 'Open source home automation for thousands of devices.',
      gap: 'Can do it after weekends of configuration; knows nothing of {objects} and their limits.',
      unverified: true,
    },
    {
      name: 'Timer switch',
      kind: 'manual',
      positioning: 'Costs little and needs no network.',
      gap: 'Knows the hour and not the state of {objects}.',
      unverified: true,
    },
  ],
  risks: [
    [
      'A fault in control does damage in the real world, so the safe state comes before the first rule.',
      'What acts on {objects} unattended will one day act wrongly; limits below the rules decide how bad that is.',
    ],
  ],
  metrics: [
    [
      '30 days without a start or stop that a person had to correct',
      'Measured values of {objects} inside their range 95 % of the time over a month',
    ],
  ],
};
