import type { Capability } from '../schema.ts';

export const booking: Capability = {
  id: 'booking',
  name: 'booking of time slots',
  verbs: ['book', 'reserve', 'buchen', 'reservieren', 'reservar', 'agendar', 'marcar', 'reserver', 'reschedule', 'prebook'],
  triggers: [
    { weight: 3, words: ['prenotazione', 'prenotare', 'rendez vous', 'sin cita', 'buchung', 'booking', 'reservation', 'time slot', 'appointment', 'termin', 'cita', 'rendez-vous', 'agendamento', 'book online', 'book appointment', 'book slot', 'book table', 'book room', 'book court', 'book class', 'book lesson', 'book session', 'pick slot', 'choose slot', 'pick time', 'pick date', 'choose time', 'free slot', 'open slot', 'time window', 'online book', 'book page', 'book calendar', 'self book', 'self-booking', 'table reservation', 'room book', 'court book', 'class book', 'reserve table', 'reserve seat', 'reserve spot', 'reserve room', 'book seat', 'schedule appointment', 'make appointment', 'arrange appointment', 'appointment online', 'no-show', 'noshow', 'who book', 'double book', 'double-booked', 'overbooked', 'overbooking', 'book twice', 'cancel last minute', 'last minute cancellation', 'last-minute cancellation', 'cancellation fee', 'open hour book', 'view appointment', 'book view', 'test drive', 'rental period', 'rent by hour', 'per night', 'overnight stay', 'guest room', 'holiday flat', 'holiday home', 'vacation rental', 'hotel room', 'campsite', 'pitch book', 'bed and breakfast', 'guest house', 'guesthouse', 'mountain hut', 'chair in salon', 'dentist appointment', 'doctor appointment', 'appointment book', 'appointment calendar', 'consultation hour', 'office hour', 'parent evening', 'parent teacher', 'parent-teacher', 'calendly', 'tennis court', 'badminton court', 'squash court', 'padel court', 'padel', 'golf course', 'sport hall', 'gym slot', 'swimming lane', 'see when free', "when i'm free", 'time that suit', 'date that suit', 'time suit', 'choose morning', 'choose evening', 'choose afternoon', 'choose hour', 'choose weekend', 'pick weekend', 'pick hour', 'pick evening', 'hour per group', 'per group slot', 'berth', 'mooring', 'stay night', 'bed for night', 'paper calendar', 'calendar hang', 'wall calendar', 'calendar on wall', 'calendar in kitchen', 'paper diary', 'appointment diary', 'desk diary', 'phone all day', 'phone ring all', 'ring to book', 'ring for appointment', 'call to book', 'call for appointment', 'phone for appointment', 'phone call for', 'instead of phone', 'instead of call', 'without phone', 'write name in', 'first come first', 'which day free', 'agree on date', 'agree on time', 'house call', 'house visit', 'visit at home', 'home visit', 'first visit', 'request date', 'request appointment', 'session with therapist', 'session with trainer', 'personal trainer', 'photo shoot', 'portrait session', 'drive lesson', 'ride lesson', 'swimming lesson', 'guide tour', 'boat tour', 'boat trip', 'tour with guide', 'ticket for tour', 'place on tour', 'seat on boat', 'seat in bus', 'escape room', 'workshop place', 'place in workshop', 'place in course', 'course place', 'spot in class', 'book course', 'book tour', 'book trip', 'book night', 'book bed', 'book boat', 'book hour', 'book visit', 'book guide', 'book instructor', 'book musician', 'book dj', 'book band', 'book photographer', 'book cleaner', 'book sitter', 'book stall', 'stall at market', 'market stall', 'pitch at market', 'table at restaurant', 'table for two', 'table tonight', 'beach chair', 'grill place', 'picnic spot', 'allotment visit', 'key collection time', 'handover time', 'test ride', 'fit appointment', 'dress fit', 'measure appointment'] },
    { weight: 2, words: ['hair appointment', 'hair salon', 'barbershop', 'barber shop', 'nail salon', 'manicure', 'beautician', 'massage', 'tattoo artist', 'tattoo studio', 'physio appointment', 'pick day', 'pick morning', 'choose day', 'open day', 'free day', 'free evening', 'free time slot', 'slot leave', 'spot leave', 'free place', 'limit place', 'place per class', 'seat leave', 'max person', 'fully book', 'how many guest', 'guest reserve', 'reserve online', 'reserve equipment', 'reserve machine', 'reserve bike', 'reserve car', 'reserve laptop', 'reserve boat', 'who have room', 'meet room', 'desk book', 'desk share', 'hot desk', 'park space', 'charge slot', 'charge station', 'court time', 'tee time', 'ice time', 'studio time', 'rehearsal room', 'practice room', 'band room', 'party room', 'village hall', 'community hall', 'church hall', 'laundry room', 'wash machine slot', 'sauna', 'tuition slot', 'trial lesson', 'trial class', 'private lesson', 'drop-in class', 'by appointment', 'rescheduling', 'reschedule', 'move appointment', 'cancel appointment', 'cancellation', 'pay deposit', 'leave deposit', 'deposit to hold', 'hold spot', 'ask for mass', 'delivery slot', 'delivery window', 'pickup slot', 'pickup time', 'collection time', 'unloading slot', 'dock slot', 'load slot', 'half hour slot', 'ten minute with', 'minute with each', 'by day or', 'bunk', 'on phone all', 'put name down', 'who get court', 'who have hall', 'who use hall', 'when hall is', 'is it free', 'is free when', 'find date for', 'find time for', 'ask for date', 'ask for hour', 'ask for time', 'consultation', 'sunbed', 'free hour', 'free time', 'free table', 'free room', 'free bed', 'free seat', 'free court', 'time to come', 'vet visit', 'foot nurse', 'nail studio', 'vet practice', 'sauna hour', 'studio by day', 'hall hire', 'room hire', 'venue hire', 'hire hall', 'hire room'] },
    { weight: 1, words: ['availability', 'slot', 'guest', 'waitlist', 'calendar', 'diary full', 'walk-in', 'walk in', 'barber', 'take hour', 'see free', 'for night', 'night in', 'sleep over', 'bed in', 'put name', 'put down for', 'use hall', 'who use', 'find date', 'find time', 'come in on', 'come by on', 'come round', 'visit to', 'want appointment', 'get appointment', 'seat in', 'table for', 'table on', 'fit for', 'take already', 'already take', 'clash', 'overlap', 'who come when', 'when somebody can', 'next free', 'hairdresser', 'spa', 'therapist', 'masseur', 'rehearsal', 'court', 'hall', 'berth place', 'clinic hour', 'suit', 'visit', 'therapy', 'session', 'morning or'] },
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
        'price: money or none',
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
        'Lets held slots expire after ten minutes. Starts the messages due before each {booking}.',
        'Runs what is due. A hold that nobody confirmed is freed; a {booking} of tomorrow is announced.',
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
        'A {booking} answers who made it and the {keeper}. Others see a taken time and no name. The query checks it.',
        'Every query for a {booking} carries the caller’s account. Guessing an id gives "not found".',
      ],
    },
  ],
  failures: [
    [
      'When two people take the last slot, one gets it. A unique constraint decides; the other sees the next free slot.',
      'When the last slot is taken twice at once, the database refuses one. The screen offers the nearest slot.',
    ],
    [
      'When the clock changes, a {booking} keeps its local hour. The time zone is stored with it.',
      'When the scheduler was down, expired holds are freed at start. Nobody is told of a slot long past.',
    ],
  ],
  features: [
    {
      key: 'book',
      name: ['{Object} booking', 'Book {an object} online', 'Self-service {object} booking'],
      need: 'core',
      description: [
        'Shows the free times for {an object}. The chosen one is held for ten minutes until confirmed.',
        '{Actors} see what is free for {an object} and pick a time. It stays theirs while they confirm.',
        'Turns a free time into {an object} in three taps. Nobody picks up a phone for it.',
      ],
      stories: [
        [
          { as: 'actor', want: 'to see the free times for {an object}', so: 'I can choose without calling anybody' },
          { as: 'actor', want: 'to book {an object} at midnight', so: 'I need not wait for opening hours' },
          { as: 'actor', want: 'to see the next free time first', so: 'an urgent {object} takes one tap' },
        ],
        [
          { as: 'actor', want: 'to hold a time while I confirm', so: 'nobody takes it from under my hands' },
          { as: 'actor', want: 'to put {an object} into my own calendar', so: 'I do not copy dates' },
          { as: 'actor', want: 'to book the same time again next month', so: 'I do not search twice' },
        ],
        [
          { as: 'other', want: 'to see new {bookings} as they come in', so: 'my day is planned before it starts' },
          { as: 'other', want: 'to know what {an object} is about beforehand', so: 'I bring what it needs' },
        ],
      ],
      criteria: [
        [
          'Two requests confirm the same last slot. One {booking} exists; the other request answers 409.',
          'Fifty requests for one slot at once: exactly one {booking}. The others are offered the nearest time.',
        ],
        [
          'A hold not confirmed within 10 minutes is free again.',
          'Ten minutes after an abandoned hold, others see the slot.',
        ],
        ['Times show in the place’s zone, which is named.', 'A visitor from another zone sees the local hour.'],
      ],
      api: [
        { method: 'GET', path: '/{object.path}/:id/slots', purpose: 'list free times between two dates' },
        { method: 'POST', path: '/{booking.path}', purpose: 'hold or confirm a time' },
        { method: 'GET', path: '/{booking.path}/:id', purpose: 'show one {booking}' },
        { method: 'GET', path: '/{booking.path}', purpose: 'own ones; those of a day for the {keeper}' },
      ],
      reads: ['object', 'slot'],
      writes: ['booking'],
      edgeCases: [
        [
          'The last time goes while choosing: the nearest is named.',
          'Everything is full: the first free day is shown.',
        ],
        [
          'The page was open all night: past times are refused.',
          'A slot begins in two minutes: the {keeper} sets the notice.',
        ],
        [
          'A nervous finger confirms twice: one {booking}, one answer.',
          'Two tabs hold two slots: both expire by themselves.',
        ],
      ],
      effort: 'L',
      after: ['records/keep'],
      steps: [
        'Create {booking.name}, unique over slot start and {object.name}. Its status starts as held.',
        'Compute free times in one pure function. Test it around midnight and the clock change.',
        'Add the hold-and-confirm endpoint in one transaction. Answer 409 with the nearest free time.',
        'Build the screen: free week, choice, one confirm button.',
      ],
      pitfalls: [
        [
          'Checking, then inserting without a constraint. It passes every test and fails on a busy evening.',
          'Holding slots in memory: a restart gives them away.',
        ],
        'Storing local times without their time zone.',
      ],
    },
    {
      key: 'availability',
      name: ['Opening times for {objects}', 'Availability calendar for {objects}', '{Object} availability rules'],
      need: 'core',
      description: [
        'The {keeper} says once when {objects} can be booked. Holidays and breaks are exceptions.',
        'Weekly times, exceptions and capacity for {objects}. The {keeper} keeps all three.',
      ],
      stories: [
        [
          { as: 'keeper', want: 'to set weekly times for {objects}', so: 'only times that I can serve are offered' },
          { as: 'keeper', want: 'to keep a break between two appointments', so: 'the second one starts on time' },
        ],
        [
          { as: 'keeper', want: 'to close a single day', so: 'a holiday needs no phone calls' },
          { as: 'keeper', want: 'to open one extra evening', so: 'a full week has a way out' },
        ],
      ],
      criteria: [
        [
          'Closing a day removes its free times at once. The {bookings} in it are listed.',
          'Before a day closes, its {bookings} are named. After it, no time of it is offered.',
        ],
        [
          'New weekly times never move a confirmed {booking}.',
          'Confirmed {bookings} stay when the weekly times change.',
        ],
      ],
      api: [{ method: 'PUT', path: '/{object.path}/:id/availability', purpose: 'replace the weekly times' }],
      reads: ['object', 'booking'],
      writes: ['slot'],
      edgeCases: [
        ['Two times overlap: they are shown as one.', 'A time crosses midnight: it belongs to both days.'],
        ['A booked day is closed: each {booking} needs a decision.', 'Capacity falls below what is booked: it waits.'],
      ],
      effort: 'M',
      after: ['records/keep'],
      steps: [
        'Store weekly times and exceptions as {slot.name} rows. Exceptions win.',
        'Build a week grid beside a list of exceptions.',
        'Show conflicting {bookings} before saving.',
      ],
      pitfalls: ['Generating rows for future slots: compute them.'],
    },
    {
      key: 'change',
      name: ['Move or cancel {an object}', '{Object} changes and cancellations', 'Rescheduling of {objects}'],
      need: 'usual',
      description: [
        'A {booking} can be moved or cancelled up to a limit. After it only the {keeper} can.',
        '{Actors} change their mind without a call. Until the set limit a {booking} moves or goes.',
      ],
      stories: [
        [
          { as: 'actor', want: 'to move my {booking} to another free time', so: 'I keep it when my day changes' },
          { as: 'actor', want: 'to cancel without a phone call', so: 'I do it early enough for others' },
        ],
        [
          { as: 'keeper', want: 'to set how late a cancellation may come', so: 'empty slots can still be filled' },
          { as: 'keeper', want: 'to see who cancels often', so: 'I can ask them for a deposit' },
        ],
      ],
      criteria: [
        [
          'With a limit of 24 hours, cancelling at 23 answers 403. The screen shows no button for it.',
          'One minute after the limit, only the {keeper} can cancel.',
        ],
        ['A cancelled slot is offered to others within 5 seconds.', 'Moving a {booking} frees its old slot at once.'],
      ],
      api: [
        { method: 'PATCH', path: '/{booking.path}/:id', purpose: 'move to another time' },
        { method: 'DELETE', path: '/{booking.path}/:id', purpose: 'cancel and free the slot' },
      ],
      reads: ['slot'],
      writes: ['booking'],
      edgeCases: [
        ['The new time is just gone: the old {booking} stays.', 'It is moved to the same time: nothing changes.'],
        ['It is cancelled twice: the second answers as the first.', 'The {keeper} cancels: the {actor} is told why.'],
      ],
      effort: 'M',
      after: ['book'],
      steps: [
        'Move in one transaction. Take the new slot first, then release the old.',
        'Keep cancelled rows with who and when.',
        'Put the limit into the {keeper}’s settings. Enforce it in the API.',
      ],
      pitfalls: ['Releasing the old slot before the new is certain.'],
    },
  ],
  usage: [
    { need: 'scheduler', units: 12 },
    { need: 'email', units: 6 },
  ],
  pains: [
    [
      '{Objects} are agreed by phone and chat. The double booking shows on the day itself.',
      'Somebody must answer the phone for every booking.',
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
      'People who book without paying do not always come. A deposit or a reminder must be ready before launch.',
      'No-shows eat what online {object} booking saves. Reminders or deposits must come with it.',
    ],
  ],
  metrics: [
    ['80 % of {objects} booked without a call by month three', 'Four of five {bookings} made without a phone call'],
    'No double booking in 1,000 {bookings}',
  ],
};
