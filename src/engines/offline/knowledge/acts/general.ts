import type { ActKind } from './schema.ts';

/** What is left when no other kind has the verb, and for parts that an idea names without one ("kill switch"). */
export const carryOut: ActKind = {
  id: 'carry-out',
  over: 'one',
  verbs: ['do'],
  result: {
    noun: 'entry',
    fields: ['by: reference', 'at: datetime', 'details: json', 'outcome: done | refused | undone', 'reason: text'],
  },
  description: [
    'Does what the brief says: {act}. Each time leaves one {result}.',
    'Carries out “{act}”, for one {object} at a time, and keeps a {result} of it.',
    'Makes this work from end to end: {act}. Who did it and when is in the {result}.',
    'Takes “{act}” over from people; a {result} tells how it went.',
    'Here {actors} get what was asked for: {act}. The {results} are its history.',
  ],
  proof: [
    'A test plays “{act}” from start to end on real {objects}.',
    '“{act}”: done once by a test, it shows on the {object}, and done again it adds nothing.',
    'Played by {an actor}: “{act}”. What is stored afterwards is compared field by field.',
    'One case that may, one that may not: “{act}”.',
    'For “{act}” a test asserts the state before, the call and the state after.',
  ],
  criteria: [
    [
      'What was done shows on the {object} within 2 seconds.',
      'The {object} shows its new state at the next read.',
      'Whoever looks at the {object} sees what changed, by whom and when.',
      'A reader of the {object} needs no reload to see it.',
    ],
    [
      'Done twice by a double tap, it leaves one {result}.',
      'The same call made again changes nothing and answers the same.',
      'A repeated request is known by its key and adds no second {result}.',
      'Two at the same moment: one is done, the other is told.',
    ],
    [
      'When it is refused, the answer names the reason, and nothing is stored.',
      'A refusal says which condition failed and leaves the {object} as it was.',
      'What cannot be done is said before anything is changed.',
      'A missing value is refused with the name of its field.',
    ],
  ],
  edgeCases: [
    [
      'The {object} is gone in the meantime: the answer says so.',
      'The {object} was archived a moment ago: nothing is done.',
      'Somebody else changed the {object} first: both versions are shown.',
      'The {object} is still being saved: the call waits for it.',
    ],
    [
      'It breaks off half-way: the next start finishes or undoes it.',
      'The connection ends after the call: asking again tells what happened.',
      'It was done by mistake: it can be undone, and that is noted.',
      'It is done for somebody who is away: both names are kept.',
    ],
  ],
  steps: [
    [
      'Write it as one function with plain values in and out; its cases stand in a table.',
      'Begin with the test that plays it, then the function, then the screen.',
      'Put the decision into one pure function and the storing into another.',
      'Model the states it moves between, and refuse every other move.',
    ],
    [
      'Store change and {result} in one transaction.',
      'Let the {result} be written with the change or not at all.',
      'Guard it by a unique key, so that a retry finds the first {result}.',
      'Check the right to do it where it is stored, not in the screen.',
    ],
  ],
  pitfalls: [
    [
      'A screen that looks done while nothing was stored.',
      'Doing it in the screen and again in a job.',
      'An outcome that only the log knows.',
      'A flag in the place of a state: two flags contradict each other.',
    ],
  ],
  effort: 'M',
};

/** A part named without a verb: "kill switch", "cost per team". */
export const partOf: ActKind = {
  ...carryOut,
  id: 'part',
  verbs: ['provide'],
  description: [
    'The brief names it: {act}. It works on {objects} and keeps each state it was in.',
    'Part of the product by name: {act}. It stands where {actors} need it, beside the {object}.',
    'Brings the {act} of the brief: one place, one owner, with its history.',
    'What the brief calls “{act}”: seen by whoever may, changed by whoever must.',
    'Gives {actors} the {act} that was asked for. {Results} keep who used it.',
  ],
  proof: [
    'A test uses “{act}” as {an actor} would, and compares what is stored.',
    '“{act}”: its empty state, its usual one and its limit each have a test.',
    'Before it counts as done, “{act}” is used on three real {objects}.',
    'For “{act}” one journey runs through screen, call and database.',
    'Somebody who has read only the brief finds “{act}” without asking.',
  ],
};

/** People put themselves down for something, and may leave again. */
const join: ActKind = {
  id: 'join',
  over: 'one',
  verbs: ['join', 'enrol', 'enroll', 'volunteer', 'apply', 'subscribe'],
  result: {
    noun: 'signup',
    fields: [
      'person: reference',
      'as: text',
      'status: in | waiting | left | removed',
      'position: integer',
      'joinedAt: datetime',
      'leftAt: datetime',
    ],
  },
  description: [
    'Lets {actors} put themselves down: {act}. Each {result} says who, as what and since when.',
    'One tap to be in, one to be out: {act}. The order of the {results} is kept.',
    'Takes down who comes to which {object}: {act}. A full one says so at once.',
  ],
  proof: [
    'A test lets twice as many try as there are places: “{act}”.',
    '“{act}”: the last place, tried by two at once, goes to one.',
    'Joined, left and joined again: for “{act}” a test counts the places each time.',
  ],
  criteria: [
    [
      'One person has at most one {result} for each {object}.',
      'Whoever is in already is told so, and no second {result} is stored.',
    ],
    [
      'When the places of the kind are taken, the next {result} waits, with its number.',
      'A place that becomes free goes to the first who waits, in the same transaction.',
    ],
    ['Leaving takes one tap and is told to whoever runs the {object}.', 'Who left stays in the history with the time.'],
  ],
  edgeCases: [
    ['Two tap for the last place at once: one gets it.', 'The number of places shrinks: the last who joined wait.'],
    ['Somebody leaves a minute before the start: it is kept how late.', 'Somebody is put down by another: both names.'],
  ],
  steps: [
    ['Count the places inside the transaction that stores the {result}.'],
    ['Keep the order by a number that never changes, not by time alone.'],
  ],
  pitfalls: [['Counting before storing: the last place is given twice.', 'Deleting a {result} when somebody leaves.']],
  effort: 'M',
};

/** Something is given to the one who fits best, by rules that can be read. */
const giveTo: ActKind = {
  id: 'give-to',
  over: 'one',
  verbs: ['assign', 'reassign', 're-assign', 'allocate', 'delegate'],
  result: {
    noun: 'assignment',
    fields: [
      'item: reference',
      'person: reference',
      'because: json',
      'status: given | accepted | passed on | done',
      'givenAt: datetime',
      'answerDueAt: datetime',
      'answeredAt: datetime',
    ],
  },
  description: [
    'Finds for each {object} the one who fits: {act}. Each {result} keeps by which rules.',
    'Gives work to people by rules and not by habit: {act}. Why it was this person stands in the {result}.',
    'Weighs who may and who has least on the desk: {act}. Who was passed over is noted as well.',
  ],
  proof: [
    '“{act}”: over 1,000 made-up days nobody gets more than one above the average.',
    'For “{act}” a table of ten cases names who must get it, and who must not.',
    'Nobody fits, one fits, all fit: “{act}” is tested for each.',
  ],
  criteria: [
    [
      'Each {result} names the rules that decided and who was passed over by which.',
      'Asked why, the {result} answers with loads and rules as they were then.',
    ],
    [
      'An {result} without an answer by its time goes to the next, and both are told.',
      'Who passes it on gives no reason, and it counts for nobody as done.',
    ],
    [
      'When nobody fits, it waits in plain sight and whoever is in charge hears of it.',
      'A rule that leaves nobody is named; the {object} is not given to a wrong one.',
    ],
  ],
  edgeCases: [
    [
      'Two come at the same second: the second sees the load of the first.',
      'The one chosen goes on leave a minute later.',
    ],
    [
      'All have the same load: the longest without one gets it.',
      'It was given by hand: the rules count it all the same.',
    ],
  ],
  steps: [
    ['Write the choice as a pure function of people, loads and rules; chance comes from outside.'],
    ['Keep loads as a query over {results}, never as a counter.'],
  ],
  pitfalls: [
    ['Round robin by a counter: it forgets who was away.', 'A choice that cannot be explained the day after.'],
  ],
  effort: 'M',
};

/** Something happens at a moment, and is written down by one touch. */
const note: ActKind = {
  id: 'note',
  over: 'one',
  verbs: ['tap', 'tick', 'press', 'punch', 'swipe', 'jot'],
  result: {
    noun: 'event',
    fields: [
      'what: text',
      'by: reference',
      'at: datetime',
      'device: text',
      'receivedAt: datetime',
      'undoneAt: datetime',
    ],
  },
  description: [
    'One touch writes it down: {act}. The {result} holds who, which {object} and when.',
    'Catches the moment itself: {act}. Nothing is typed, and each touch is one {result}.',
    'Turns a touch into a {result}: {act}. It counts at once, also without signal.',
  ],
  proof: [
    'A test does “{act}” fifty times in a minute and finds fifty {results}.',
    '“{act}” twice within a second is one {result}; after that it is two.',
    'With the network off, “{act}” is kept and arrives later, once, with its own time.',
  ],
  criteria: [
    [
      'The touch is answered by a sign within 200 milliseconds, connected or not.',
      'Whoever touches sees or hears at once that it counted.',
    ],
    [
      'Each {result} names its person and its {object}; one without both is refused.',
      'An unknown chip or person is shown as such, and can be named afterwards.',
    ],
    ['A wrong {result} is taken back within a minute by the same hand; both stay in the list.'],
  ],
  edgeCases: [
    [
      'The same touch arrives twice: its key makes it one.',
      'The clock of the device is wrong: the server keeps both times.',
    ],
    [
      'Wet hands or gloves: the target is large, and it can be repeated safely.',
      'The device dies: what it held is sent when it wakes.',
    ],
  ],
  steps: [
    ['Give each touch a key where it is made, so that sending again is safe.'],
    ['Sum {results} by day and person in one query, and show it where people stand.'],
  ],
  pitfalls: [
    ['Waiting for the server before saying “counted”.', 'Counting in a field in place of storing each touch.'],
  ],
  effort: 'M',
};

export const general: readonly ActKind[] = [join, giveTo, note, carryOut, partOf];
