import type { Capability } from '../schema.ts';

export const liveLocation: Capability = {
  id: 'live-location',
  name: 'who is where, now',
  verbs: [],
  triggers: [
    {
      weight: 3,
      words: [
        'live location',
        'live tracking',
        'live map',
        'location sharing',
        'gps tracking',
        'gps tracker',
        'real-time location',
        'vehicle tracking',
        'fleet tracking',
        'live position',
        'standort teilen',
        'ortung',
        'rastreo gps',
        'rastreamento',
        'position en direct',
        'suivi gps',
      ],
    },
    {
      weight: 2,
      words: ['geofence', 'whereabout', 'on the way', 'safe arrival', 'sos button', 'lone worker', 'school bus'],
    },
    { weight: 1, words: ['eta', 'arrival', 'gps', 'nearby', 'position', 'last seen'] },
  ],
  actor: 'user',
  object: { fallback: 'trip', kinds: ['person', 'event', 'item', 'place', 'task', 'group'] },
  entities: [
    {
      key: 'share',
      name: 'location share',
      kind: 'document',
      fields: [
        'sharedBy: reference',
        'startsAt: datetime',
        'endsAt: datetime',
        'audience: list',
        'precision: exact | street | area',
        'purpose: text',
        'stoppedAt: datetime',
      ],
      relations: [
        { says: 'refers to', to: 'object' },
        { says: 'belongs to', to: 'actor' },
      ],
    },
    {
      key: 'fix',
      name: 'position fix',
      plural: 'position fixes',
      kind: 'measure',
      fields: [
        'at: datetime',
        'point: place',
        'accuracyMetres: integer',
        'speed: decimal',
        'batteryPercent: integer',
        'receivedAt: datetime',
      ],
      relations: [{ says: 'belongs to', to: 'share' }],
    },
  ],
  nodes: [
    {
      key: 'channel',
      need: 'realtime',
      type: 'gateway',
      label: 'Live Position Channel',
      does: [
        'Carries new {fixs} to the open maps of those who may see them.',
        'Pushes a moved dot within seconds and drops it for those whose {share} has ended.',
      ],
    },
    {
      key: 'tiles',
      need: 'maps',
      type: 'external',
      label: 'Map Tiles',
      does: ['Draws streets under the dots.', 'Supplies the map and turns points into street names.'],
    },
  ],
  edges: [
    {
      from: 'client',
      to: 'channel',
      protocol: 'WebSocket',
      purpose: ['see others move', 'follow {shares} that are open to the viewer'],
    },
    { from: 'api', to: 'channel', protocol: 'publish', purpose: 'hand on a new {fix} to its audience' },
    { from: 'client', to: 'tiles', protocol: 'HTTPS', purpose: 'load the map' },
  ],
  boundaries: [
    {
      name: 'Sharing ends by itself',
      protects: ['share', 'fix'],
      mechanism: [
        'Each {share} has an end and an audience; the query for {fixs} joins it, so that after the end nothing is to be had.',
        'Positions are readable only through an open {share}; ending it also closes the live channel within two seconds.',
      ],
    },
    {
      name: 'No trail kept',
      protects: ['fix'],
      mechanism:
        'All but the newest {fix} are deleted after a set time, 24 hours unless the purpose needs more, by a job whose last run is shown.',
    },
  ],
  failures: [
    [
      'When no {fix} comes for two minutes, the dot turns grey with "last seen 14:05" and never pretends to stand still.',
      'When a phone loses signal, its dot fades and tells its age; queued {fixs} fill the trail later.',
    ],
    'When the phone saves battery and stops the app, the owner gets a notice how to allow it, and viewers see the reason.',
  ],
  features: [
    {
      key: 'share',
      name: ['{Actors} share where they are', 'Location {share} for {objects}', '{Object} position, shared for a time'],
      need: 'core',
      only: 'hosted',
      description: [
        'Shares the own position with chosen people for a chosen time and shows plainly that it is on.',
        'Sends {fixs} from the phone while {an object} lasts, sparing the battery, and stops at the end without being told.',
      ],
      stories: [
        { as: 'actor', want: 'to share my position until I arrive', so: 'nobody writes "where are you"' },
        { as: 'actor', want: 'to stop with one tap', so: 'I stay in charge of who sees me' },
      ],
      criteria: [
        'A {share} without an end cannot be made; the longest is 12 hours unless the {keeper} sets less.',
        [
          'Two hours of sharing on a mid-range phone use less than 8 % of its battery.',
          'Standing still, the phone sends at most one {fix} in five minutes; moving, one in ten to thirty seconds.',
        ],
        'While sharing is on, the system’s own location sign and a notice are visible.',
      ],
      api: [
        { method: 'POST', path: '/{share.path}', purpose: 'begin, with audience and end' },
        { method: 'POST', path: '/{share.path}/:id/fixes', purpose: 'send positions in batches' },
        { method: 'DELETE', path: '/{share.path}/:id', purpose: 'stop now' },
        { method: 'GET', path: '/{share.path}', purpose: 'own running ones' },
      ],
      reads: ['object'],
      writes: ['share', 'fix'],
      edgeCases: [
        'Permission is given only while the app is open: the {share} says so and asks for nothing more behind the back.',
        'A {fix} jumps 30 km: it is dropped when the speed would be impossible.',
        'The clock of the phone is wrong: order follows the device, age follows the server.',
      ],
      effort: 'L',
      after: ['accounts/sign-in'],
      steps: [
        'Ask for location permission with the purpose in one sentence, at the moment it is needed.',
        'Collect with the platform’s significant-change and movement services; send in batches of up to 20.',
        'Store the newest {fix} apart from the trail; write it only when its time is later.',
        'End {shares} by a due time checked at each read, not only by a job.',
      ],
      pitfalls: [
        'Polling GPS every second: the phone is empty by noon and the app is gone by evening.',
        'Trusting background timers: both phone systems stop them.',
      ],
    },
    {
      key: 'watch',
      name: ['Live map of {objects}', 'Where {actors} are now', 'Map with each {object} and its age'],
      need: 'core',
      only: 'hosted',
      description: [
        'Shows those who share on one map with name, age of the position and time of arrival.',
        'Lets chosen people follow {an object} on a map, or by a link without an account, as long as it is shared.',
      ],
      stories: [
        { as: 'other', want: 'to see when it will be here', so: 'I need not stand at the window' },
        { as: 'keeper', want: 'to see who is nearest', so: 'I send the right one' },
      ],
      criteria: [
        'From {fix} to moved dot pass fewer than 3 seconds at the 95th percentile with 500 dots.',
        'A viewer whose right has ended gets no further dot and a closed map within 2 seconds.',
        'Every dot tells its age; beyond two minutes it is grey.',
      ],
      api: [{ method: 'GET', path: '/{object.path}/:id/position', purpose: 'newest fix, if shared with the caller' }],
      reads: ['share', 'fix', 'object'],
      writes: [],
      edgeCases: [
        'A hundred dots lie in one street: they are drawn as one with a number.',
        'The accuracy is 800 metres: a circle is drawn and no exact address is claimed.',
      ],
      effort: 'M',
      after: ['share'],
      steps: [
        'Send the state on connecting, then changes; reconnect with the time of the last one seen.',
        'Check the right on subscribing and again whenever a {share} changes.',
        'Draw with one layer for all dots, not one element each.',
      ],
      pitfalls: ['A public channel name that can be guessed.'],
    },
    {
      key: 'places',
      name: [
        'Notice when {objects} arrive or leave',
        'Arrivals of {objects} at known places',
        '{Actor} arrived: a note by itself',
      ],
      need: 'usual',
      only: 'hosted',
      description: [
        'Tells chosen people when {an object} enters or leaves a marked place.',
        'Draws a circle round a place and says once when somebody who shares has come or gone.',
      ],
      stories: [{ as: 'actor', want: 'to get a note on arrival', so: 'nobody has to remember to call' }],
      criteria: [
        'Arrival is told once, within 60 seconds, after two {fixs} inside the circle.',
        'Swaying at the edge for ten minutes leads to at most one message.',
      ],
      api: [{ method: 'PUT', path: '/{share.path}/:id/places', purpose: 'set circles for this share' }],
      reads: ['fix', 'share'],
      writes: [],
      edgeCases: [
        'The first {fix} is already inside: "is there", not "has arrived".',
        'Two circles overlap: the smaller one is named.',
      ],
      effort: 'M',
      after: ['share'],
      steps: [
        'Write entering and leaving as a pure function with a wider circle for leaving.',
        'Store the state a place and {share.name} to send once.',
      ],
      pitfalls: ['One radius for both directions: it flutters.'],
    },
  ],
  usage: [
    { need: 'realtime', units: 900 },
    { need: 'maps', units: 60 },
  ],
  pains: [
    [
      '"Where are you?" goes back and forth four times for each of the {objects}.',
      'The last message says "nearly there", and that was forty minutes ago.',
      'Those at the desk phone around to learn who is near.',
    ],
  ],
  competitors: [
    {
      name: 'Life360',
      kind: 'adjacent',
      positioning: 'Families see each other on a map.',
      gap: 'Always on and for households; a {share} for one {object} with an end is not its idea.',
      unverified: true,
    },
    {
      name: 'Live location in WhatsApp',
      kind: 'substitute',
      positioning: 'Two taps in an app that all have.',
      gap: 'One chat at a time, with no map of all and no tie to {objects}.',
      unverified: true,
    },
    {
      name: 'A call from the car',
      kind: 'manual',
      positioning: 'Needs nothing new.',
      gap: 'Takes hands and eyes off the road.',
      unverified: true,
    },
  ],
  risks: [
    [
      'Watching staff or partners without their will is unlawful in many places; sharing must be begun by the person on the map.',
      'App stores ask why location is needed in the background and refuse vague answers: prepare text, video and a way without it.',
    ],
  ],
  metrics: [
    ['Arrival times right within 5 minutes in 8 of 10 cases', 'Half as many "where are you" calls after a month'],
    'Battery complaints below 1 in 100 users a month',
  ],
};
