import type { Capability } from '../schema.ts';

export const booking: Capability = {
  id: 'booking',
  name: 'booking of time slots',
  verbs: ['book', 'reserve', 'buchen', 'reservieren', 'reservar', 'agendar', 'marcar', 'reserver', 'rent'],
  triggers: [
    {
      weight: 3,
      words: ['booking', 'reservation', 'time slot', 'appointment', 'termin', 'cita', 'rendez-vous', 'agendamento'],
    },
    { weight: 1, words: ['availability', 'slot', 'no-show', 'waitlist'] },
  ],
  actor: 'customer',
  object: { fallback: 'appointment', kinds: ['event', 'place', 'item', 'person'] },
  entities: [
    {
      key: 'booking',
      name: 'booking',
      kind: 'event',
      sameAs: [
        'appointment',
        'reservation',
        'session',
        'lesson',
        'visit',
        'consultation',
        'class',
        'viewing',
        'walk',
        'ride',
      ],
      fields: [
        'startsAt: datetime',
        'endsAt: datetime',
        'status: held | confirmed | cancelled | missed',
        'bookedBy: reference',
        'note: text',
      ],
      relations: [{ says: 'refers to', to: 'object' }],
    },
    {
      key: 'slot',
      name: 'availability slot',
      kind: 'event',
      fields: ['weekday: integer', 'from: time', 'until: time', 'capacity: integer', 'timezone: text'],
      relations: [{ says: 'refers to', to: 'object' }],
    },
  ],
  nodes: [
    {
      key: 'scheduler',
      need: 'scheduler',
      type: 'queue',
      label: '{Booking} Scheduler',
      does: [
        'Lets held slots expire after ten minutes and starts the messages due before each {booking}.',
        'Runs what is due: a held slot that nobody confirmed is freed, a {booking} of tomorrow is announced.',
      ],
    },
  ],
  edges: [
    { from: 'api', to: 'scheduler', protocol: 'job queue', purpose: 'register what is due for each {booking}' },
    { from: 'scheduler', to: 'db', protocol: 'SQL', purpose: 'claim due jobs and free held slots' },
  ],
  boundaries: [
    {
      name: '{Booking} ownership',
      protects: ['booking'],
      mechanism: [
        'A {booking} is read and changed only by who made it and by the {keeper}; the check is in the query, not in the screen.',
        'Every query for a {booking} carries the account of the caller, so that guessing an id gives "not found".',
      ],
    },
  ],
  failures: [
    [
      'When two people take the last slot in the same second, a unique constraint lets one through and the other sees the next free slot.',
      'When the last free slot is taken twice at once, the database refuses the second and the screen offers the nearest slot.',
    ],
    'When the clock changes for summer time, a {booking} keeps its local hour because the time zone is stored with it.',
  ],
  features: [
    {
      key: 'book',
      name: ['{Object} booking', 'Book {an object} online', 'Self-service {object} booking'],
      need: 'core',
      description: [
        'Shows the free times for {an object} and holds the chosen one for ten minutes until it is confirmed.',
        '{Actors} see what is free for {an object}, pick a time, and have it held while they confirm.',
      ],
      stories: [
        { as: 'actor', want: 'to see the free times for {an object}', so: 'I can choose without calling anybody' },
        { as: 'actor', want: 'to hold a time while I confirm', so: 'nobody takes it from under my hands' },
        { as: 'other', want: 'to see new {bookings} as they come in', so: 'my day is planned before it starts' },
      ],
      criteria: [
        'Given a slot of capacity 1, when two requests confirm it at once, then exactly one {booking} exists and the other request answers 409.',
        [
          'A held slot that is not confirmed within 10 minutes is free again.',
          'Ten minutes after a hold without confirmation, the slot is offered to others.',
        ],
        'Times are shown in the time zone of the place, with its name beside the first one.',
      ],
      api: [
        { method: 'GET', path: '/{object.path}/:id/slots', purpose: 'list free times between two dates' },
        { method: 'POST', path: '/{booking.path}', purpose: 'hold or confirm a time' },
        { method: 'GET', path: '/{booking.path}/:id', purpose: 'show one {booking}' },
      ],
      reads: ['object', 'slot'],
      writes: ['booking'],
      edgeCases: [
        'The last free time is taken between display and confirmation: the answer names the nearest free one.',
        'The page is open over night: confirming a time in the past is refused with a sentence, not an error code.',
        'A confirmation is sent twice by a nervous finger: the second answers with the first {booking}.',
      ],
      effort: 'L',
      after: ['records/keep'],
      steps: [
        'Create {booking.name} with a unique constraint over the slot start and {object.name}, and a status column that starts as held.',
        'Compute free times in one pure function from weekly availability minus existing {bookings}; test it around midnight and the clock change.',
        'Add the hold-and-confirm endpoint inside one transaction; answer 409 with the nearest free time on conflict.',
        'Build the screen: a week of free times, the chosen one, one button to confirm.',
      ],
      pitfalls: [
        'Checking for a free slot and then inserting without a constraint: it passes every test and fails on the first busy evening.',
        'Storing local times without their time zone.',
      ],
    },
    {
      key: 'availability',
      name: ['Opening times for {objects}', 'Availability calendar for {objects}', '{Object} availability rules'],
      need: 'core',
      description: [
        'The {keeper} says once when {objects} can be booked, with exceptions for holidays and breaks.',
        'Weekly times, exceptions and capacity for {objects}, kept by the {keeper}.',
      ],
      stories: [
        { as: 'keeper', want: 'to set weekly times for {objects}', so: 'only times that I can serve are offered' },
        { as: 'keeper', want: 'to close a single day', so: 'a holiday needs no phone calls' },
      ],
      criteria: [
        'Closing a day removes its free times from the next request, and lists the {bookings} that lie in it.',
        'A change of weekly times never moves or deletes a confirmed {booking}.',
      ],
      api: [{ method: 'PUT', path: '/{object.path}/:id/availability', purpose: 'replace the weekly times' }],
      reads: ['object', 'booking'],
      writes: ['slot'],
      edgeCases: [
        'Two overlapping times are entered: they are merged, and the screen shows the merged one.',
        'A day with confirmed {bookings} is closed: the {keeper} must decide on each before it takes effect.',
      ],
      effort: 'M',
      after: ['records/keep'],
      steps: [
        'Store weekly times and dated exceptions as {slot.name} rows; exceptions win.',
        'Build one screen with a week grid and a list of exceptions.',
        'Show the {bookings} in conflict before a change is saved.',
      ],
      pitfalls: ['Generating a row for each future slot: compute them on demand.'],
    },
    {
      key: 'change',
      name: ['Move or cancel {an object}', '{Object} changes and cancellations', 'Rescheduling of {objects}'],
      need: 'usual',
      description: [
        'A {booking} can be moved or cancelled up to a limit that the {keeper} sets; later only the {keeper} can.',
        '{Actors} change their mind without a call: until the set limit a {booking} moves or goes, and its slot is free for the next.',
      ],
      stories: [
        { as: 'actor', want: 'to move my {booking} to another free time', so: 'I do not lose it when my day changes' },
        { as: 'keeper', want: 'to set how late a cancellation may come', so: 'empty slots can still be filled' },
      ],
      criteria: [
        'Given a limit of 24 hours, when a {booking} starts in 23 hours, then the cancel button is absent and the API answers 403.',
        'A cancelled slot is offered to others within 5 seconds.',
      ],
      api: [
        { method: 'PATCH', path: '/{booking.path}/:id', purpose: 'move to another time' },
        { method: 'DELETE', path: '/{booking.path}/:id', purpose: 'cancel and free the slot' },
      ],
      reads: ['slot'],
      writes: ['booking'],
      edgeCases: [
        'The new time is taken while the old one is being released: the old {booking} stays as it was.',
        'A {booking} is cancelled twice: the second call answers as the first.',
      ],
      effort: 'M',
      after: ['book'],
      steps: [
        'Move inside one transaction: take the new slot first, release the old one after.',
        'Keep cancelled rows with who and when; never delete them.',
        'Add the limit to the settings of the {keeper} and enforce it in the API.',
      ],
      pitfalls: ['Releasing the old slot before the new one is certain.'],
    },
  ],
  usage: [
    { need: 'scheduler', units: 12 },
    { need: 'email', units: 6 },
  ],
  pains: [
    [
      '{Objects} are agreed by phone and chat, and the double booking shows on the day itself.',
      'Somebody must answer the phone for each {object}, also in the middle of work.',
      'Finding a time for {an object} takes five messages.',
    ],
  ],
  competitors: [
    {
      name: 'Calendly',
      kind: 'adjacent',
      positioning: 'Scheduling links for meetings between people.',
      gap: 'Knows calendars, not {objects}: capacity, preparation and what belongs to each stays outside.',
      unverified: true,
    },
  ],
  risks: [
    [
      'People who book without paying do not always come; a deposit or a reminder must be ready before launch.',
      'No-shows eat the benefit of online {object} booking unless reminders or deposits come with it.',
    ],
  ],
  metrics: [
    [
      '80 % of {objects} booked without a call by the third month',
      'Four of five {objects} are booked without anybody picking up a phone',
    ],
    'No double booking in 1,000 {bookings}',
  ],
};
