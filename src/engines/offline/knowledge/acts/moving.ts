import type { ActKind } from './schema.ts';

/** Acts that bring something from one place or person to another. */
export const moving: ActKind[] = [
  {
    id: 'send',
    over: 'one',
    verbs: [
      'send',
      'forward',
      'mail',
      'email',
      'push',
      'fax',
      'relay',
      'submit',
      'transfer',
      'emit',
      'retry',
      'resend',
    ],
    result: {
      noun: 'dispatch',
      fields: [
        'recipient: text',
        'channel: text',
        'content: json',
        'status: waiting | sent | failed | given up',
        'attempts: integer',
        'sentAt: datetime',
        'receipt: text, unique',
      ],
    },
    description: [
      'Gets it to where it belongs: {act}. Each {result} shows whether it has arrived.',
      'Nobody has to carry it over by hand: {act}, once each, with a trace.',
    ],
    proof: [
      'Against a stand-in for the other side, “{act}” arrives once, with the right content, also when the first try fails.',
      '“{act}”: the other side is played by a test server that answers, refuses and falls silent in turn.',
    ],
    criteria: [
      [
        'Started twice, it goes out once: every {result} has a key that the other side sees.',
        'After a crash between sending and noting it, nothing goes out twice.',
      ],
      [
        'A refusal shows the other side’s own words and is not tried again.',
        'When the other side is silent it is tried again for a day, ever more slowly.',
      ],
      [
        'Before it goes, {actors} see what will go to whom.',
        'The {object} shows when it went, to whom, and what came back.',
      ],
    ],
    edgeCases: [
      [
        'The recipient does not exist: the {result} waits for a person.',
        'The {object} changes after it went: the page offers to send again.',
      ],
      [
        'A thousand at once: they keep to the other side’s limits.',
        'The access has run out: it stops, and one message says so.',
      ],
    ],
    steps: [
      ['Write the {result} and the change that causes it in one transaction; send from there.'],
      ['Put the other side behind one small interface; play it with a local server in tests.'],
    ],
    pitfalls: [['Sending inside the request that stores it.', 'Trying a refusal again for ever.']],
    effort: 'M',
  },
  {
    id: 'fetch',
    over: 'all',
    verbs: [
      'fetch',
      'pull',
      'download',
      'load',
      'crawl',
      'scrape',
      'walk',
      'sync',
      'mirror',
      'ingest',
      'aggregate',
      'index',
    ],
    result: {
      noun: 'fetch',
      fields: [
        'source: text',
        'status: running | done | failed',
        'got: integer',
        'skipped: integer',
        'problems: list of text',
        'startedAt: datetime',
        'finishedAt: datetime',
      ],
    },
    description: [
      'Brings in from elsewhere what is needed: {act}. What is known already is not taken twice.',
      'Keeps itself up to date: {act}, at its own pace and with a record of each {result}.',
    ],
    proof: ['Run twice on a recorded source, “{act}” stores each thing once and changes what has changed.'],
    criteria: [
      [
        'A second run on an unchanged source writes nothing.',
        'Broken off in the middle, the next run goes on where it stopped.',
      ],
      [
        'One entry that cannot be read is listed and does not stop the rest.',
        'It says when it last worked, and what went wrong since.',
      ],
      [
        'It keeps to the source’s limits and waits as long as it is told.',
        'What vanished at the source is marked, not deleted.',
      ],
    ],
    edgeCases: [
      [
        'The source changes its shape: it stops with the first field that does not fit.',
        'The source is empty all at once: nothing is removed until a person agrees.',
      ],
      ['Two runs overlap: the second waits.', 'Addresses lead to inner machines: they are refused.'],
    ],
    steps: [
      ['Record three real answers of the source for the tests.'],
      ['Read page by page; store each entry under the source’s own id.'],
      ['Show the last {result} with its figures beside the {objects}.'],
    ],
    pitfalls: [['Deleting everything and loading it anew.']],
    effort: 'M',
  },
  {
    id: 'swap',
    over: 'one',
    verbs: ['swap', 'exchange', 'trade', 'barter', 'substitute', 'replace'],
    result: {
      noun: 'swap',
      fields: [
        'offeredBy: reference',
        'given: reference',
        'wanted: reference',
        'takenBy: reference',
        'status: open | agreed | done | refused | lapsed',
        'answerBy: datetime',
      ],
    },
    description: [
      'Lets people settle it between themselves: {act}. Both sides agree, or all stays as it is.',
      'Makes changing places a matter of two taps: {act}.',
    ],
    proof: ['Two people play “{act}” in a test: both agree, one refuses, one is too late.'],
    criteria: [
      ['Both sides change in one transaction, or neither does.', 'Until both have agreed everything stays as it was.'],
      [
        'Two who take the same offer at once: one gets it, the other hears so.',
        'A rule that the swap would break is named before anybody agrees.',
      ],
      [
        'An offer lapses at its hour and says so to whoever made it.',
        'Whoever answers for it sees every swap, before and after.',
      ],
    ],
    edgeCases: [
      ['One side leaves in the middle: the offer is withdrawn.', 'What is offered changes meanwhile: consent lapses.'],
      ['Nobody takes it: it stays with whoever had it.'],
    ],
    steps: [
      ['Write the swap as one function that checks every rule and returns either both changes or a reason.'],
      ['Lock both rows, in the order of their ids.'],
    ],
    pitfalls: [['Changing one side first and hoping for the other.']],
    effort: 'M',
  },
  {
    id: 'assign',
    over: 'one',
    verbs: ['allot', 'distribute', 'dispatch', 'seat', 'place', 'slot', 'drag', 'insert', 'append'],
    result: {
      noun: 'placement',
      fields: [
        'place: text',
        'position: integer',
        'setBy: reference',
        'setAt: datetime',
        'until: datetime',
        'note: text',
      ],
    },
    description: [
      'Says what goes where: {act}. At any moment each has one place.',
      'Brings each thing to its place, to {act}, and shows what has none yet.',
    ],
    proof: [
      'After “{act}” in every order a test can think of, everything is in one place and no place holds too much.',
    ],
    criteria: [
      [
        'Moving one never loses another: what was there is shown as left over.',
        'What breaks a rule is marked at once, with the rule.',
      ],
      [
        'Each move can be undone, back to the start of the session.',
        'Two who move the same see each other’s moves within 2 seconds.',
      ],
      ['It works by keyboard and by touch, not by dragging alone.', 'What has no place yet stands first.'],
    ],
    edgeCases: [
      ['There are more than places: the rest is listed.', 'A place is closed: what was there waits on the list.'],
      ['A hundred at once: the page stays quick.'],
    ],
    steps: [
      ['Store place and position as a row of their own; a unique key keeps a place from being taken twice.'],
      ['Write the rules as a function from placements to complaints.'],
    ],
    pitfalls: [['Positions renumbered by the page: two people then overwrite each other.']],
    effort: 'M',
  },
  {
    id: 'receive',
    over: 'all',
    verbs: ['receive', 'accept', 'intake', 'listen'],
    result: {
      noun: 'receipt',
      fields: [
        'sender: text',
        'key: text, unique',
        'body: json',
        'status: stored | handled | refused',
        'receivedAt: datetime',
        'problem: text',
      ],
    },
    description: [
      'Takes in what others bring, to {act}. First it is stored as it came, then it is handled.',
      'Keeps a door open to the outside: {act}. Nothing that was accepted is lost, and nothing counts twice.',
    ],
    proof: [
      '“{act}”: the same thing delivered twice is stored once, and one of the wrong shape is refused with the reason.',
    ],
    criteria: [
      [
        'It answers as soon as it is stored; handling comes afterwards.',
        'After a crash, what was stored and not handled is handled at the next start.',
      ],
      ['Who sent it is checked before a byte of it is believed.', 'More than 1 MB is refused before it is read.'],
      [
        'Each {result} can be looked at as it came and be handled once more.',
        'What could not be handled is on a list with its reason.',
      ],
    ],
    edgeCases: [
      [
        'They come in the wrong order: the time they carry decides.',
        'A thousand in a second: they are stored, and handled in turn.',
      ],
      ['A sender changes the shape: what came is kept until it is understood.'],
    ],
    steps: [
      ['Store the raw {result} under the sender’s own key, in one transaction, and answer.'],
      ['Handle it from there; make handling twice the same as once.'],
    ],
    pitfalls: [['Handling it inside the request: the sender gives up and sends it again.']],
    effort: 'M',
  },
  {
    id: 'tell',
    over: 'all',
    verbs: ['tell', 'list', 'say', 'point'],
    result: {
      noun: 'notice',
      fields: ['question: text', 'answer: json', 'asOf: datetime', 'toldTo: reference', 'toldAt: datetime'],
    },
    description: [
      'Answers one question without being asked twice: {act}.',
      'One look instead of a search through everything: {act}.',
    ],
    proof: ['On a stored set of forty {objects} the answer to “{act}” is written down, and the same.'],
    criteria: [
      [
        'The answer says as of when it holds, and opens the {objects} behind it.',
        'Nothing to tell is an answer too: it says so and since when.',
      ],
      ['What changed since the last look stands first.', 'A change shows in the answer within a minute.'],
      ['It fits on one phone screen; the rest is one tap away.', 'It can be printed or sent as it is.'],
    ],
    edgeCases: [
      [
        'A value is missing: that {object} is listed apart.',
        'Everything applies at once: the twenty most urgent first.',
      ],
      ['Two hold the same rank: the older first.'],
    ],
    steps: [
      ['Write the question as one query with a test set of forty {objects}.'],
      ['Show the answer with its date; link every line.'],
    ],
    pitfalls: [['An answer that is computed once and goes stale unseen.']],
    effort: 'S',
  },
];
