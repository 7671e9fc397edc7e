import type { Capability } from '../schema.ts';

export const telemetry: Capability = {
  id: 'telemetry',
  name: 'data from devices and sensors',
  verbs: [
    'sense',
    'meter',
    'poll',
    'control',
    'switch',
    'steer',
    'steuern',
    'fernsteuern',
    'auslesen',
    'controlar',
    'encender',
    'piloter',
  ],
  triggers: [
    {
      weight: 3,
      words: [
        'sensor',
        'iot',
        'telemetry',
        'smart meter',
        'gateway',
        'mqtt',
        'lora',
        'lorawan',
        'bluetooth',
        'zahler',
        'capteur',
        'esp32',
        'raspberry pi',
        'arduino',
        'plc',
      ],
    },
    { weight: 2, words: ['firmware', 'wearable', 'probe', 'drone', 'gerat', 'appareil', 'machine data'] },
    {
      weight: 1,
      words: ['battery', 'signal', 'real-time data', 'remote', 'hardware', 'device', 'beacon', 'dispositivo'],
    },
  ],
  actor: 'user',
  object: { fallback: 'sensor', kinds: ['item', 'place', 'measure'] },
  entities: [
    {
      key: 'device',
      name: 'device',
      kind: 'item',
      sameAs: ['device', 'sensor', 'gateway', 'meter', 'tracker', 'probe'],
      fields: [
        'owner: reference',
        'serial: text, unique',
        'publicKey: bytes',
        'hardware: text',
        'firmware: text',
        'batteryPercent: integer',
        'signal: integer',
        'status: new | claimed | online | silent | retired',
        'claimedAt: datetime',
        'lastSeenAt: datetime',
        'settings: json',
      ],
      relations: [
        { says: 'belongs to', to: 'actor' },
        { says: 'refers to', to: 'object' },
      ],
    },
    {
      key: 'sample',
      name: 'reading',
      kind: 'measure',
      fields: [
        'metric: text',
        'value: decimal',
        'unit: text',
        'takenAt: datetime',
        'receivedAt: datetime',
        'sequence: integer',
        'source: typed | imported | device',
      ],
      relations: [{ says: 'belongs to', to: 'device' }],
    },
    {
      key: 'command',
      name: 'device command',
      kind: 'task',
      fields: [
        'name: text',
        'parameters: json',
        'status: queued | sent | done | refused | expired',
        'expiresAt: datetime',
      ],
      relations: [{ says: 'belongs to', to: 'device' }],
    },
  ],
  nodes: [
    {
      key: 'intake',
      need: 'telemetry',
      type: 'gateway',
      label: '{Device} Intake',
      does: [
        'Accepts {samples} from {devices}, checks who sends, and acknowledges only what is stored.',
        'Terminates the connections of {devices} and passes their values on in batches.',
      ],
    },
    {
      key: 'series',
      need: 'time-series',
      type: 'database',
      label: 'Time Series Store',
      does: [
        'Keeps raw values for 90 days and hourly ones for years.',
        'Holds values by {device} and time, compressed, with old detail thinned out by rule.',
      ],
    },
  ],
  edges: [
    {
      from: 'intake',
      to: 'series',
      protocol: 'batched write',
      purpose: ['store {samples} before they are acknowledged', 'write values of {devices} every second'],
    },
    {
      from: 'api',
      to: 'series',
      protocol: 'query',
      purpose: ['read the course of {objects}', 'answer with thinned {samples} for a period'],
    },
    {
      from: 'intake',
      to: 'db',
      protocol: 'SQL',
      purpose: ['look up keys of {devices}', 'note when each {device} was last seen'],
    },
  ],
  boundaries: [
    {
      name: '{Device} identity',
      protects: ['device', 'intake'],
      mechanism: [
        'Every {device} has its own key and may write its own {samples} only; a stolen one is shut out alone.',
        '{An device} proves itself by a key made on first start; there is no password shared by all of them.',
      ],
    },
    {
      name: 'Commands to hardware',
      protects: ['command'],
      mechanism: [
        '{An command} is signed, expires after 60 seconds and is refused outside the limits stored in the {device} itself.',
        'What could do harm needs the owner’s confirmation, has an expiry, and is limited once more on the {device}.',
      ],
    },
  ],
  failures: [
    [
      'When the line is down, {devices} keep the last 72 hours and send them in order when it is back.',
      'When {an device} was offline, its stored values arrive late and land at the time at which they were measured.',
    ],
    [
      'When all {devices} come back at once after an outage, they wait a random time up to five minutes before sending.',
      'When intake is overloaded, it answers "later" and {devices} wait longer each time.',
    ],
  ],
  features: [
    {
      key: 'collect',
      name: ['Live values from each {device}', '{Object} data as it is measured', '{Device} readings without gaps'],
      need: 'core',
      description: [
        'Receives values from {devices}, stores each once at the time it was measured, and shows the newest.',
        'Brings what {devices} measure at {objects} into one place, also after hours without connection.',
      ],
      stories: [
        { as: 'actor', want: 'to see the latest value with its age', so: 'I know whether I can trust it' },
        { as: 'keeper', want: 'to have stored values sent after an outage', so: 'reports have no holes' },
      ],
      criteria: [
        [
          '1,000 {devices} with one value a minute are stored for 24 hours without loss, shown by sequence numbers.',
          'A test with 1,000 simulated senders over a day ends with zero missing sequence numbers.',
        ],
        [
          'A value sent three times is stored once.',
          'Repeated sending of one batch leaves the number of stored values unchanged.',
        ],
        'The age of a value is shown beside it, and after twice the sending interval it is grey.',
      ],
      api: [
        { method: 'POST', path: '/{device.path}/:id/{sample.path}', purpose: 'accept a signed batch' },
        { method: 'GET', path: '/{device.path}/:id/{sample.path}', purpose: 'values of a period' },
      ],
      reads: ['object'],
      writes: ['sample', 'device'],
      edgeCases: [
        [
          'The clock of {an device} is wrong by a year: the receipt time is kept and the offset noted.',
          'A batch carries times in the future: it is stored apart and the owner is told.',
        ],
        'A sensor breaks and sends the same value for a day: it is marked as stuck.',
        'The unit of a channel changes with new firmware: the version is stored with the value.',
      ],
      effort: 'L',
      after: ['records/keep'],
      steps: [
        'Define the message: serial, sequence, time, channel values, signature; keep it under 200 bytes.',
        'Write a simulator of a thousand {devices} with lost, repeated and late messages before the intake.',
        'Acknowledge after the write and deduplicate by {device} and sequence.',
        'Thin raw values to hours by a job and drop raw ones after 90 days.',
      ],
      pitfalls: [
        ['Testing with one board on the desk and a perfect network.', 'Writing each value in its own transaction.'],
        'Trusting the clock of {an device}.',
      ],
    },
    {
      key: 'fleet',
      name: ['{Device} fleet with battery and signal', 'Add, find, replace {devices}', 'Health of all {devices}'],
      need: 'core',
      description: [
        'Lists all {devices} with age of the last value, battery, signal and firmware; adds new ones by code.',
        'Connects {an device} in two minutes and shows which ones need a visit.',
      ],
      stories: [
        { as: 'actor', want: 'to add {an device} by scanning its code', so: 'I need no manual' },
        { as: 'keeper', want: 'to see which batteries end this month', so: 'one trip serves all of them' },
      ],
      criteria: [
        'A new {device} shows its first value within 2 minutes after its code was read.',
        [
          'Replacing a broken {device} keeps the history of the {object}.',
          'After an exchange of hardware, the course of the {object} goes on in one line.',
        ],
      ],
      api: [
        { method: 'POST', path: '/{device.path}/claim', purpose: 'bind by code' },
        { method: 'POST', path: '/{device.path}/:id/replace', purpose: 'hand its place to another one' },
      ],
      reads: ['object', 'sample'],
      writes: ['device'],
      edgeCases: [
        'The code was claimed by somebody else: the answer names the way to release it, not the owner.',
        '{An device} is sold: release deletes the binding and the new owner sees nothing old.',
      ],
      effort: 'M',
      after: ['collect'],
      steps: [
        'Bind by a code on the case and a proof of presence (button, light).',
        'Keep history with the {object}, not with the serial number.',
        'Show silent ones first.',
      ],
      pitfalls: ['Default passwords.', 'Using the serial number as the secret.'],
    },
    {
      key: 'command',
      name: ['Send settings to {devices}', 'Switch {an device} from afar', 'Remote control of {devices}'],
      need: 'later',
      description: [
        'Sends settings and commands to {devices} and shows whether each was carried out.',
        'Changes interval, limits or outputs of {an device} with a confirmed answer.',
      ],
      stories: [{ as: 'actor', want: 'to change a setting from my desk', so: 'I save the drive' }],
      criteria: [
        'Each {command} ends as done, refused or expired, never as unknown.',
        [
          '{An command} that is older than its expiry is not carried out by any {device}.',
          'Reconnecting after an hour carries out nothing that has expired.',
        ],
      ],
      api: [{ method: 'POST', path: '/{device.path}/:id/commands', purpose: 'queue a command with expiry' }],
      reads: ['device'],
      writes: ['command'],
      edgeCases: [
        'Two opposite commands cross: the later one by number wins, the other is refused.',
        'The {device} restarts in the middle: it reports its state and the {command} is repeated only if that is harmless.',
      ],
      effort: 'L',
      after: ['fleet'],
      steps: [
        'Give each {command.name} a number, an expiry and a result.',
        'Describe the wanted state and let {devices} move towards it instead of sending toggles.',
        'Enforce hard limits in firmware.',
      ],
      pitfalls: ['Sending "toggle": a repeat undoes it.'],
    },
  ],
  usage: [
    { need: 'telemetry', units: 40000 },
    { need: 'time-series', units: 40000 },
  ],
  pains: [
    [
      'Somebody drives out to read {objects}, and the number is old when it is written down.',
      'Each maker of {devices} has its own app, and none knows the other.',
      'When {an device} goes silent we notice weeks later.',
    ],
  ],
  competitors: [
    {
      name: 'Home Assistant',
      kind: 'adjacent',
      positioning: 'Open hub for devices in a house, run by its owner.',
      gap: 'Made for tinkerers at home; a fleet of {devices} at many places and its upkeep are outside.',
      unverified: true,
    },
  ],
  risks: [
    [
      'Hardware in the field cannot be called back: updating {devices} from afar must work before the first is sold.',
      'Radio reception where {objects} are is the first thing to measure, not the last.',
    ],
  ],
  metrics: [
    ['99 % of expected values stored, over 30 days', 'Lost {samples} below 1 in 1,000'],
    ['{Devices} silent for more than a day: below 2 %', 'Median of 2 minutes from unpacking to first value'],
  ],
};
