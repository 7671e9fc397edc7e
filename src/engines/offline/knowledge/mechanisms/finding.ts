import type { Mechanism } from './schema.ts';

/** One out of very many, in a time that the idea names. */
const findWithin: Mechanism = {
  id: 'find-within',
  signs: [
    '\\bfind(?:s|ing)? (?<thing>(?:an?|any|the|one|every|my|our) [a-z0-9 -]{2,40}?) (?:in|within|in under|in less than) (?<limit>(?:\\d+|one|two|three|five|ten|fifteen|twenty|thirty|sixty|a few) (?:seconds?|minutes?))\\b',
  ],
  of: 'thing',
  covered: '^find\\b|\\bfind(?: the)?\\b[^.]{0,60}\\b(?:stock|place|hole|shelf|tube|scan)|\\bfound by scan\\b',
  instead: '\\bsearch over [\\d,]+|\\b(?:in hand|found|shown) in (?:under|less than) ',
  name: ['<Thing.one> found in <limit>'],
  description: ['From a code, a number or a word to the place of <a thing> in <limit>, however many there are.'],
  want: ['to find <a thing> in <limit>'],
  so: 'nobody has to be asked where it is',
  entities: [
    {
      key: 'searchEntry',
      name: '<thing.noun> index entry',
      kind: 'item',
      fields: ['code: text', 'words: text', 'changedAt: datetime'],
      to: 'object',
    },
  ],
  criteria: [
    'Among <thing.total> stored <thing.many>, a code is answered with the whole path to its place within 300 ms (95 of 100 tries).',
    'With <thing.total> rows in the test database, no search reads the whole table: the query plan is a test.',
    'From the scan or the first letter to the place on the screen: under <limit>, timed by a test that plays the way.',
    'A part of a code, a typing mistake of one letter and the old number find <a thing> too.',
  ],
  api: [{ method: 'GET', path: '/{object.path}/find', purpose: 'By code, number or word: the thing and its place' }],
  edgeCases: [
    'Two have the same number: both are shown with what tells them apart.',
    'It is taken out at the moment: the answer says by whom and since when.',
  ],
  steps: [
    'Fill a test database with <thing.total> made-up <thing.many> by one command; measure on it and nowhere else.',
    'Index the code uniquely, and words by trigrams; return place and thing in one query.',
    'Put the cursor into the search field when the page opens; a scanner types there and ends with Enter.',
  ],
  pitfalls: ['Measuring on a hundred rows.', 'A page that loads the list before one can search it.'],
  effort: 'M',
};

/** What has come round again, and the window in which it can be done. */
const dueList: Mechanism = {
  id: 'due',
  signs: [
    '\\bwhich (?<things>[a-z][a-z -]{2,30}?) (?:is|are|come|comes|fall|falls) (?:over)?due(?: for (?<work>[a-z]{3,20}(?: [a-z]+)?))?(?: (?:at|on|in|this|for|by|during) (?:which |what |each |the next |the |every )?(?<window>[a-z]+(?: [a-z]+)?))?(?=[,.;:)]| and\\b|$)',
    '\\bwhich (?<things>[a-z][a-z -]{2,30}?) (?:need|needs|want|wants) (?<work>[a-z]{2,14}ing)\\b(?: (?:at|on|in|this|during) (?:which |each |the next |the |every )?(?<window>[a-z]+))?',
  ],
  unless: '\\bpeople|\\bwe\\b|\\binvoices?\\b',
  also: [
    '\\bto (?<works>[a-z]+(?:, [a-z]+)* (?:or|and) [a-z]+)(?=[,.;])',
    '\\b(?<gloves>(?:wet |thick |cold )?gloves|cold hands|wet hands|dirty hands)\\b',
    '\\b(?<span>(?:\\d+|one|two|three|four|five|six) hours?) to\\b',
  ],
  lists: ['works'],
  of: 'things',
  does: ['planning', 'checklists'],
  spares: ['reminders'],
  takes: '\\b(?:ticks?|checks?|marks?|crosse?s?)(?: it| them)? off\\b',
  name: ['<Things.many> due at each <window.one>', '<Things.many> that are due'],
  description: [
    'Says which <things.many> are due at which <window.one>: the interval since each was last done, laid over the times at which work is possible.',
    'Says which <things.many> are due, and for what: the interval of each work, counted from the day it was last done.',
  ],
  want: ['to see which <things.many> are due at the next <window.one>', 'to see which <things.many> are due'],
  so: 'the plan is right although nobody wrote it down',
  entities: [
    {
      key: 'workInterval',
      name: '<things.noun> interval',
      kind: 'item',
      fields: [
        'work: <works.bar>',
        'work: text',
        'everyDays: integer',
        'minutesEach: integer',
        'from: date',
        'until: date, optional',
      ],
      to: 'object',
    },
    {
      key: 'workDone',
      name: '<things.noun> work',
      kind: 'event',
      fields: [
        'work: <works.bar>',
        'work: text',
        'doneAt: datetime',
        'doneBy: reference',
        'undoneAt: datetime, optional',
      ],
      to: 'object',
    },
    {
      key: 'workWindow',
      name: '<window.noun>',
      kind: 'event',
      fields: [
        'lowestAt: datetime',
        'beginsAt: datetime',
        'endsAt: datetime',
        'levelCm: integer, optional',
        'source: text',
      ],
    },
  ],
  criteria: [
    'With an interval of ten days <a things> done nine days ago is not due, done ten days ago it is; never done counts from its first day.',
    'Changed from ten days to seven, an interval counts from the next look at the list; nothing that was done is lost.',
    'For each <window.one> of the next 14 days the list names the <things.many> due by then, the longest overdue first.',
    'Of <works.list> each has its own interval; done is only what was ticked, the others stay due.',
    'The list fits into <span>: what is over by minutesEach is shown below a line, not hidden.',
    'All <things.total> <things.many> are judged in under a second, also on the phone and without a network.',
    'With <gloves>: each target is at least 20 mm high, and nothing is typed or swiped.',
    'Ticked as done, one leaves the list at once, and its next date is shown.',
  ],
  api: [
    { method: 'GET', path: '/{object.path}/due', purpose: 'Due, by window, longest overdue first' },
    { method: 'POST', path: '/{object.path}/:id/{workDone.path}', purpose: 'Tick off what was done' },
    { method: 'PUT', path: '/{object.path}/:id/{workInterval.path}', purpose: 'Set how often each work comes round' },
    { method: 'POST', path: '/{workWindow.path}/import', purpose: 'Take in the table of the year' },
  ],
  edgeCases: [
    'A window is missed (weather, illness): everything moves on to the next, nothing is marked as done.',
    'Done twice by two people: both rows stay, the later one counts.',
    'A table with summer time: the times are stored in UTC and shown in local time.',
  ],
  steps: [
    'Take in the <window.one> table of the year from the authority’s file, once, and store it where the work is done.',
    'Write “due” as a pure function of interval, last {workDone} and date; test it day by day.',
    'Lay it over the windows in a second function: which are due by the end of this one, and how many fit.',
    'Show the next window first, in the order in which one walks past; one tap ticks off.',
  ],
  pitfalls: ['A stored “due” flag: it is wrong the next morning.', 'Intervals in the code instead of in a table.'],
  effort: 'L',
};

/** Each place in a document that something is found at, marked where it stands. */
const markIn: Mechanism = {
  id: 'mark-in-document',
  signs: [
    '\\b(?:marks?|highlights?|comments? on|annotates?) (?:up )?(?:every|each|all|any)(?: the)? (?<thing>[a-z][a-z -]{2,40}?) (?:in|inside|on) (?:the |our |an? )?(?<place>Word|PDFs?|Google Docs?|documents?|manuscripts?|contracts?|drafts?|Excel|text)\\b',
  ],
  of: 'thing',
  covered: 'tracked changes|\\bredlin|\\bannotat|\\bmark(?:s|ed) up',
  name: ['Every <thing.one> marked in <place>'],
  description: [
    'Writes an own copy for <place> in which each <thing.one> carries a comment at the very words it is about.',
  ],
  want: ['to open the <place> file and see every <thing.one> where it stands'],
  so: 'I need not hold a list beside the document',
  entities: [
    {
      key: 'textMark',
      name: '<thing.noun> mark',
      kind: 'event',
      fields: [
        'paragraph: integer',
        'fromCharacter: integer',
        'toCharacter: integer',
        'quote: text',
        'comment: text',
        'severity: note | warning | stop',
      ],
      to: 'markedFile',
      about: ['~finding', '~deviation'],
    },
    {
      key: 'markedFile',
      name: 'marked file',
      kind: 'document',
      fields: ['file: file', 'sourceHash: text', 'marks: integer', 'madeAt: datetime'],
      to: 'object',
      about: ['~version'],
    },
  ],
  criteria: [
    'A document with twelve known cases of <a thing> comes back with twelve comments, each anchored at exactly its quoted words.',
    'Whatever was decided on it: each <thing.one> has its comment, with rule, severity and reason; what is missing altogether is commented at the end.',
    'With all comments removed, the text and layout equal the upload, run by run.',
    'The own copy with comments and the clean copy for the other side are two files; a test finds no comment in the second.',
  ],
  api: [
    { method: 'POST', path: '/{object.path}/:id/{markedFile.path}', purpose: 'Make the copy with every mark' },
    { method: 'GET', path: '/{object.path}/:id/{markedFile.path}', purpose: 'The marked copies so far' },
  ],
  edgeCases: [
    'The quote runs over a table cell, a footnote or a tracked change: the comment covers its visible part.',
    'The same words stand twice: the position decides, not the first hit.',
    'The file was changed since: it says so and marks nothing.',
  ],
  steps: [
    'Keep paragraph and character range of each <thing.one> when it is found, not only its words.',
    'Write comments into the <place> file by its own format, splitting runs at the range; author and date are set.',
    'Open the result in the program itself once per release; in tests compare the parts of the file.',
  ],
  pitfalls: [
    'Finding the words again by search when the file is written.',
    'Comments that leave the house with the file.',
  ],
  effort: 'L',
};

/** A free place that suits, proposed and settled by a scan. */
const assignPlace: Mechanism = {
  id: 'assign-place',
  signs: [
    '\\bassign(?:s|ing)? (?:an?|the|each(?: [a-z]+)? an?) (?:free )?(?<place>shelf|slot|bay|bin|rack|locker|berth|seat|spot|stall|pitch|cage|kennel|court)\\b',
  ],
  of: 'place',
  covered: '\\bat (?:its|their) place|\\bsuggest',
  name: ['A free <place.one> for each {object}'],
  description: ['Proposes a free <place.one> that suits the {object}, and holds it when it is confirmed.'],
  want: ['to be told which <place.one> is free and suits'],
  so: 'nothing is put down where something else stands',
  entities: [
    {
      key: 'place',
      name: '<place.noun>',
      kind: 'place',
      fields: ['code: text, unique', 'size: text', 'room: integer', 'closedSince: datetime, optional'],
    },
    {
      key: 'placeStay',
      name: '<place.noun> assignment',
      kind: 'event',
      fields: ['from: datetime', 'until: datetime, optional', 'by: text'],
      to: 'place',
    },
  ],
  criteria: [
    'The proposed <place.one> is free, large enough and the nearest of those; the second best is one tap away.',
    'Two who take the same <place.one> at once: one has it, the other gets the next proposal.',
    'A full or closed <place.one> is refused with its reason; a move keeps where it was before.',
  ],
  api: [
    { method: 'GET', path: '/{place.path}/free', purpose: 'Free ones that suit, best first' },
    { method: 'POST', path: '/{object.path}/:id/{placeStay.path}', purpose: 'Take the <place.one>' },
  ],
  edgeCases: [
    'None is free: it says so and since when the oldest is taken.',
    'It stands elsewhere than stored: a scan there moves it.',
  ],
  steps: [
    'Store each stay with from and until; free is what has no open one.',
    'Propose by one query: free, suits, nearest; take it in a transaction with a unique open stay.',
    'Print a code for each <place.one>; scanning it confirms.',
  ],
  pitfalls: ['A “free” flag that two phones read at once.'],
  effort: 'M',
};

export const finding: Mechanism[] = [findWithin, dueList, markIn, assignPlace];
