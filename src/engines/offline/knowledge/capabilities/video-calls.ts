import type { Capability } from '../schema.ts';

export const videoCalls: Capability = {
  id: 'video-calls',
  name: 'calls with picture and sound',
  verbs: ['video call', 'videochat', 'videollamar'],
  triggers: [
    {
      weight: 3,
      words: [
        'video call',
        'video calling',
        'video chat',
        'video consultation',
        'video conference',
        'video meeting',
        'video session',
        'video lesson',
        'telehealth',
        'telemedicine visit',
        'webrtc',
        'videosprechstunde',
        'videoanruf',
        'videokonferenz',
        'videollamada',
        'videoconferencia',
        'chamada de video',
        'chamada of video',
        'teleconsulta',
        'appel video',
        'visioconference',
        'वीडियो कॉल',
      ],
    },
    {
      weight: 2,
      words: [
        'telemedicine',
        'screen share',
        'screen sharing',
        'live class',
        'online consultation',
        'webcam',
        'online lesson',
      ],
    },
    { weight: 1, words: ['remote session', 'virtual', 'live stream', 'zoom', 'call'] },
  ],
  actor: 'user',
  object: { fallback: 'session', kinds: ['event', 'person', 'task', 'group', 'place'] },
  entities: [
    {
      key: 'call',
      name: 'video call',
      kind: 'event',
      fields: [
        'room: text',
        'opensAt: datetime',
        'startedAt: datetime',
        'endedAt: datetime',
        'status: planned | waiting | running | ended',
        'recorded: boolean',
        'quality: json',
      ],
      relations: [{ says: 'refers to', to: 'object' }],
    },
    {
      key: 'seat',
      name: 'call participant',
      kind: 'person',
      fields: [
        'name: text',
        'role: host | guest',
        'admittedAt: datetime',
        'leftAt: datetime',
        'device: text',
        'consentToRecord: boolean',
      ],
      relations: [{ says: 'belongs to', to: 'call' }],
    },
  ],
  nodes: [
    {
      key: 'media',
      need: 'video',
      type: 'external',
      label: 'Media Relay',
      does: [
        'Carries picture and sound between browsers and relays where firewalls stand in between.',
        'Forwards each stream to the others in the room at the quality their line bears.',
      ],
    },
    {
      key: 'bell',
      need: 'realtime',
      type: 'gateway',
      label: 'Call Signalling',
      does: [
        'Knocks, admits, ends: tells both sides what the room is doing.',
        'Brings the waiting guest and the host together.',
      ],
    },
  ],
  edges: [
    {
      from: 'client',
      to: 'media',
      protocol: 'WebRTC',
      purpose: ['send and receive picture and sound', 'carry the {call}'],
    },
    { from: 'client', to: 'bell', protocol: 'WebSocket', purpose: 'knock, admit, hang up' },
    { from: 'api', to: 'bell', protocol: 'publish', purpose: 'open and close rooms' },
    { from: 'api', to: 'media', protocol: 'HTTPS', purpose: 'issue a token for one room and one person' },
  ],
  boundaries: [
    {
      name: 'Door of the room',
      protects: ['call', 'media'],
      mechanism: [
        'A token is issued for one room, one person and the time around the {call}; a forwarded link leads to the waiting room, never inside.',
        'Guests wait until the host admits them by name; tokens end with the {call}.',
      ],
    },
    {
      name: 'No recording by accident',
      protects: ['call'],
      mechanism:
        'Recording starts only when every participant has said yes in this {call}, is visible throughout, and stops when somebody new comes in.',
    },
  ],
  failures: [
    [
      'When the line gets thin, the picture goes first and the voice stays; both sides see why.',
      'When one side drops out, the room stays open for five minutes and the same link leads back in.',
    ],
    'When the media service is down, the page offers a phone number or another time before anybody waits.',
  ],
  features: [
    {
      key: 'room',
      name: ['Video room for {objects}', '{Object} by video', '{Actors} meet for {an object} on screen'],
      need: 'core',
      only: 'hosted',
      description: [
        'Opens a room for {an object} in the browser, without installation, with picture, sound and a shared screen.',
        'Brings {actors} together by video at the time of {an object}: one link, one tap, no program to install.',
      ],
      stories: [
        { as: 'actor', want: 'to start with one tap from {an object}', so: 'no link has to be searched in a mail' },
        { as: 'other', want: 'to join from my phone without an account', so: 'the technique costs me no nerves' },
        { as: 'keeper', want: 'to see how many {calls} failed', so: 'I know whether we can rely on it' },
      ],
      criteria: [
        'From tap to picture pass fewer than 5 seconds on 4G in 95 of 100 tries.',
        [
          'At 300 kbit/s the voice stays understandable for ten minutes while the picture may freeze.',
          'Given a line throttled to 300 kbit/s, when the {call} runs ten minutes, then sound is lost for less than 10 seconds in all.',
        ],
        'A {call} works behind a firewall that lets only port 443 through.',
      ],
      api: [
        { method: 'POST', path: '/{object.path}/:id/call', purpose: 'open the room' },
        { method: 'POST', path: '/{call.path}/:id/token', purpose: 'token for the caller' },
        { method: 'POST', path: '/{call.path}/:id/end', purpose: 'end for all' },
      ],
      reads: ['object'],
      writes: ['call', 'seat'],
      edgeCases: [
        'Camera permission is refused: the {call} goes on with sound and a picture of where to allow it.',
        'The same person joins with phone and laptop: the second asks whether to take over.',
        'A phone call comes in: the {call} is muted and comes back.',
      ],
      effort: 'L',
      after: ['accounts/sign-in'],
      steps: [
        'Take a proven media service behind an own interface: self-hosted such as Jitsi or LiveKit, or a hosted one.',
        'Issue tokens on the server with room, name, role and end.',
        'Build the room page: large picture, mute, camera, share, hang up; keyboard and screen reader work.',
        'Write quality figures every ten seconds to {call.name} and join the browser tests with a fake camera.',
      ],
      pitfalls: [
        'Peer to peer without a relay: behind strict office firewalls the picture stays black.',
        'Testing two tabs on one laptop and calling it done.',
      ],
    },
    {
      key: 'lobby',
      name: ['Waiting room before {objects}', '{Object} lobby with camera check', 'Device check ahead of {objects}'],
      need: 'usual',
      only: 'hosted',
      description: [
        'Lets people test camera, microphone and line beforehand and wait until they are admitted.',
        'Shows the own picture, a moving bar for the voice, and who is expected when, before {an object} begins.',
      ],
      stories: [
        { as: 'actor', want: 'to hear myself before it starts', so: 'the first minutes are not "can you hear me"' },
        { as: 'keeper', want: 'to admit one after the other', so: 'nobody walks into somebody else’s talk' },
      ],
      criteria: [
        'The check names the fault in words: no microphone found, permission refused, line too slow.',
        'A waiting person sees no name and no picture from inside the room.',
      ],
      api: [{ method: 'POST', path: '/{call.path}/:id/admit', purpose: 'let one in' }],
      reads: ['call'],
      writes: ['seat'],
      edgeCases: [
        'The host is late: those who wait are told after two minutes.',
        'Two guests have the same name: time of arrival stands beside it.',
      ],
      effort: 'M',
      after: ['room'],
      steps: [
        'Run the check with the same media code as the room.',
        'Hold waiting people in the signalling channel without a media token.',
      ],
      pitfalls: ['Giving the token at the door of the lobby.'],
    },
    {
      key: 'after',
      name: ['Notes and trace of {calls}', 'What came out of {an object} by video', '{Calls} on record with {objects}'],
      need: 'later',
      only: 'hosted',
      description: [
        'Keeps with {an object} when the {call} was, who took part and what was agreed, and a recording only where all said yes.',
        'Files times, people and notes after hanging up, ready while memory is fresh.',
      ],
      stories: [
        {
          as: 'actor',
          want: 'to write two lines right after hanging up',
          so: 'what we agreed is kept with {an object}',
        },
      ],
      criteria: [
        'Within 10 seconds after the end the times and participants stand at {an object}.',
        'A recording is reachable only for participants and is deleted on the set day.',
      ],
      api: [{ method: 'GET', path: '/{object.path}/:id/calls', purpose: 'past calls with notes' }],
      reads: ['seat', 'object'],
      writes: ['call'],
      edgeCases: [
        'The {call} dropped three times: shown as one with pauses.',
        'Somebody withdraws consent afterwards: the recording goes, the times stay.',
      ],
      effort: 'S',
      after: ['room'],
      steps: [
        'Close {call.name} from the end event of the media service, not from the page.',
        'Show a note field on the page that follows hanging up.',
      ],
      pitfalls: ['Relying on the browser to say goodbye: laptops are closed without it.'],
    },
  ],
  usage: [
    { need: 'video', units: 120 },
    { need: 'realtime', units: 60 },
  ],
  pains: [
    [
      'Every {object} begins with a search for the right link.',
      'People are to install a program and make an account to talk to us for ten minutes.',
      'What was agreed on the screen is written down nowhere.',
    ],
  ],
  competitors: [
    {
      name: 'Jitsi',
      kind: 'adjacent',
      positioning: 'Open-source video conferencing to use or to host oneself.',
      gap: 'A room without memory: {objects}, waiting people and notes are not its subject.',
      source: 'https://jitsi.github.io/handbook/docs/intro/',
    },
    {
      name: 'Zoom',
      kind: 'substitute',
      positioning: 'Video meetings that nearly everybody has used.',
      gap: 'Link, calendar, notes and {an object} live in four places.',
      unverified: true,
    },
    {
      name: 'The telephone',
      kind: 'manual',
      positioning: 'Always works.',
      gap: 'Shows nothing.',
      unverified: true,
    },
  ],
  risks: [
    [
      'Minutes of video are the largest bill of such a product; set a length and a number of people by plan before launch.',
      'Where {objects} are confidential, the relay’s country and contract must be settled before the first {call}.',
    ],
  ],
  metrics: [
    ['97 % of {calls} connect at the first try', 'Median from tap to picture below 4 seconds'],
    'Fewer than 3 in 100 {calls} end early for technical reasons',
  ],
};
