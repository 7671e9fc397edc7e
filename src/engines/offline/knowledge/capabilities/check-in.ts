import type { Capability } from '../schema.ts';

export const checkIn: Capability = {
  id: 'check-in',
  name: 'check-in and attendance',
  verbs: ['check in', 'einchecken', 'registrar asistencia'],
  triggers: [
    {
      weight: 3,
      words: [
        'attendance',
        'attendance list',
        'roll call',
        'guest list',
        'sign-in sheet',
        'door scan',
        'ticket scan',
        'anwesenheit',
        'anwesenheitsliste',
        'teilnehmerliste',
        'asistencia',
        'lista de presenca',
        'lista of presenca',
        'frequencia escolar',
        'feuille de presence',
        'feuille of presence',
        'उपस्थिति',
      ],
    },
    {
      weight: 2,
      words: ['attendee', 'admission', 'qr ticket', 'absentee', 'headcount', 'visitor badge', 'entrance'],
    },
    { weight: 1, words: ['check-in', 'present', 'absent', 'qr code', 'participant', 'late arrival', 'no-show'] },
  ],
  actor: 'user',
  object: { fallback: 'event', kinds: ['event', 'place', 'group', 'person'] },
  entities: [
    {
      key: 'pass',
      name: 'entry pass',
      plural: 'entry passes',
      kind: 'document',
      fields: [
        'holder: text',
        'code: text',
        'kind: text',
        'validFrom: datetime',
        'validUntil: datetime',
        'blocked: boolean',
      ],
      relations: [{ says: 'refers to', to: 'object' }],
    },
    {
      key: 'arrival',
      name: 'arrival',
      kind: 'event',
      words: ['attendance'],
      fields: [
        'status: present | late | excused | absent | left',
        'at: datetime',
        'recordedBy: reference',
        'device: text',
        'how: code | list | self',
        'note: text',
      ],
      relations: [
        { says: 'belongs to', to: 'pass' },
        { says: 'refers to', to: 'object' },
      ],
    },
  ],
  nodes: [],
  edges: [],
  boundaries: [
    {
      name: 'Codes that cannot be made up',
      protects: ['pass'],
      mechanism: [
        'A code is a signed token: a device at the door tells a forged one from a true one without asking the server.',
        'Each {pass} carries an identifier and a signature; the door app holds the public key and today’s blocked list.',
      ],
    },
    {
      name: 'Who sees who was there',
      protects: ['arrival'],
      mechanism:
        'A device at the door gets names and codes of its own {object} for that day and forgets them the next morning.',
    },
  ],
  failures: [
    [
      'When the network fails at the door, scanning goes on from the list on the device, and doubles between two doors show as soon as they see each other again.',
      'When two doors are offline at once, each admits a code once; the second use is listed after the sync with both times.',
    ],
    'When a phone at the door runs empty, another one takes over by signing in; nothing was only on the first.',
  ],
  features: [
    {
      key: 'scan',
      name: ['Door scan for {objects}', '{Object} check-in by code', 'Scan {actors} in at {an object}'],
      need: 'core',
      only: 'hosted',
      description: [
        'Scans a code at the door and answers within a second in colour, sound and words: welcome, already in, or not for today.',
        'Turns a phone into the door list of {an object}: one look at the code, one clear answer, also without network.',
      ],
      stories: [
        { as: 'actor', want: 'to get a clear yes or no in a second', so: 'the line at the door does not grow' },
        { as: 'keeper', want: 'to open a second door with another phone', so: 'the rush is over sooner' },
      ],
      criteria: [
        'Ninety-five of 100 scans on a three-year-old phone answer within one second, network off.',
        'Given a code that was used at 18:02 at another door, when it is scanned again, then the screen is red and says "18:02, door B".',
        [
          'After a sync both phones show the same number of people inside.',
          'Ten seconds after the network is back, all door phones agree on the count.',
        ],
      ],
      api: [
        { method: 'GET', path: '/{object.path}/:id/door-list', purpose: 'names, codes and key for a device' },
        { method: 'POST', path: '/{arrival.path}', purpose: 'record scans, in batches, safe to repeat' },
      ],
      reads: ['object', 'pass'],
      writes: ['arrival'],
      edgeCases: [
        'The screen of the guest is cracked or dark: six letters of the code can be typed.',
        'Somebody goes out to smoke and comes back: "left" and "back" are states, not a second entry.',
        'The clock of the phone is wrong by an hour: server time is used when known, and the difference is kept.',
      ],
      effort: 'L',
      after: ['records/keep'],
      steps: [
        'Sign codes with a key for each {object.name}; encode identifier, validity and signature into one QR code that fits a printed card.',
        'Load the door list into the device store before doors open and show how old it is.',
        'Scan with the camera continuously, ignore the same code for three seconds, and answer from the device.',
        'Send {arrival.name} rows in batches with ids made on the device; the server takes each once.',
      ],
      pitfalls: [
        'Asking the server on each scan: one weak network and the line stands in the street.',
        'Green and red alone: some cannot tell them apart; add sound, word and symbol.',
      ],
    },
    {
      key: 'list',
      name: ['Attendance list of {objects}', 'Who was at {an object}', '{Object} roll call for {actors}'],
      need: 'core',
      description: [
        'Shows everybody expected at {an object} in one list, marks present, late or excused with one tap, and keeps the history.',
        'Replaces the paper list: names with faces or numbers, one tap each, and the rest set to absent at the end.',
      ],
      stories: [
        { as: 'actor', want: 'to mark twenty people in half a minute', so: 'the start is not spent on names' },
        { as: 'keeper', want: 'to see who was absent three times running', so: 'somebody gives them a call' },
        { as: 'other', want: 'to say beforehand that I cannot come', so: 'nobody waits for me' },
      ],
      criteria: [
        'Marking 25 people takes at most 25 taps and one to close.',
        'A changed mark keeps the old one with time and author.',
        'Closing the list sets every open name to absent, except those excused before.',
      ],
      api: [
        { method: 'GET', path: '/{object.path}/:id/attendance', purpose: 'expected and marked' },
        { method: 'PUT', path: '/{object.path}/:id/attendance', purpose: 'mark several at once' },
      ],
      reads: ['object'],
      writes: ['arrival'],
      edgeCases: [
        'A stranger stands there who is on no list: added with a name, marked as a guest, sorted out later.',
        'Two people with one name: number or birthday beside both.',
        'The list is closed too early: it can be opened again on the same day, and that is noted.',
      ],
      effort: 'M',
      after: ['records/keep'],
      steps: [
        'Store one {arrival.name} a person and {object.name} with a unique constraint; changes go to a history table.',
        'Build the list with targets at least 48 pixels high, usable with one thumb.',
        'Let people excuse themselves by a link until the start.',
      ],
      pitfalls: ['Taking "not marked" for "absent" before the list is closed.'],
    },
    {
      key: 'rate',
      name: ['Attendance rates of {objects}', 'Absences at {objects} in a row', '{Object} attendance over the season'],
      need: 'usual',
      description: [
        'Counts how many came of those expected, by {object}, person and month, and exports what an authority or sponsor asks for.',
        'Answers who comes regularly, which {objects} draw nobody, and gives a signed sheet for the file.',
      ],
      stories: [
        { as: 'keeper', want: 'to print the attendance of a month', so: 'the grant report is done in a minute' },
      ],
      criteria: [
        'Rates use only closed lists; open ones are named beside the figure.',
        'The export holds one row a person and date, and its sums match the screen.',
      ],
      api: [{ method: 'GET', path: '/{object.path}/attendance-report', purpose: 'rates and rows for a period' }],
      reads: ['arrival', 'object'],
      writes: [],
      edgeCases: [
        'Somebody joined in March: earlier dates count neither as present nor as absent.',
        'A cancelled {object} counts for nobody.',
      ],
      effort: 'S',
      after: ['list'],
      steps: [
        'Group {arrival.name} rows by person and month over closed lists.',
        'Render sheet and file from one query.',
      ],
      pitfalls: ['Dividing by everybody who was ever a member.'],
    },
  ],
  usage: [],
  pains: [
    [
      'At the door we look for names on four printed pages while the line grows.',
      'The list of who was at {an object} is signed, wet and lost.',
      'For the yearly report we count crosses on paper for two evenings.',
    ],
  ],
  competitors: [
    {
      name: 'Eventbrite Organizer',
      kind: 'adjacent',
      positioning: 'Organiser app that scans or lists attendees of events sold through Eventbrite.',
      gap: 'Knows its own tickets; members, courses and {objects} that cost nothing stay outside.',
      source:
        'https://www.eventbrite.com/support/articles/en_US/How_To/how-to-check-in-attendees-at-the-event-with-eventbrite-organizer?lg=en_US',
    },
    {
      name: 'Printed list and a pen',
      kind: 'manual',
      positioning: 'Needs no battery.',
      gap: 'One list at one door, and counting comes afterwards.',
      unverified: true,
    },
  ],
  risks: [
    [
      'A record of who was where and when is personal data; decide before launch after how many months only the counts remain.',
      'Codes sent as pictures get forwarded: the first use wins, so say that plainly on the {pass}.',
    ],
  ],
  metrics: [
    [
      'Under 2 seconds a person at the door, measured over a whole evening',
      '300 people through two doors within 15 minutes',
    ],
    'No list kept on paper in the third month',
  ],
};
