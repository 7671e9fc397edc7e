import type { ActKind } from './schema.ts';

/** Acts that bring something into being out of something else. */
export const making: ActKind[] = [
  {
    id: 'create',
    over: 'all',
    verbs: ['produce', 'clone', 'spawn', 'craft', 'compile', 'assemble'],
    result: {
      noun: 'output',
      fields: [
        'madeFrom: reference',
        'content: json',
        'status: draft | final | withdrawn',
        'version: integer',
        'madeAt: datetime',
        'changedByHand: boolean',
      ],
    },
    description: [
      'Makes one thing out of what is there: {act}. It is a draft until somebody says it is final.',
      'Saves building it by hand: {act}. Every {result} knows what it was made from.',
    ],
    proof: ['“{act}” on three stored inputs gives the three outputs that stand beside them in the repository.'],
    criteria: [
      [
        'The same input makes no second {result}; it opens the first.',
        'Made again, it replaces the draft and keeps what is final.',
      ],
      [
        'What was changed by hand is never overwritten; the difference is shown.',
        'Each {result} links back to every {object} it came from.',
      ],
      [
        'With an incomplete {object} the {result} shows where something is missing.',
        'A {result} is whole or not there: nothing half made is shown.',
      ],
    ],
    edgeCases: [
      [
        'Its source is deleted: the {result} stays and says so.',
        'Two start it at once: one makes it, the other gets the same.',
      ],
      ['It takes longer than 10 seconds: people may go and find it ready later.'],
    ],
    steps: [
      ['Write three inputs with their outputs by hand; compare byte for byte.'],
      ['Write a pure function from input to content, and one step that stores it.'],
    ],
    pitfalls: [['Making it again on every page view.', 'Losing what people changed by hand.']],
    effort: 'M',
  },
  {
    id: 'convert',
    over: 'one',
    verbs: [
      'turn',
      'render',
      'encode',
      'transform',
      'crop',
      'rotate',
      'blur',
      'censor',
      'trim',
      'zoom',
      'tint',
      'blend',
      'cut',
      'mix',
      'stitch',
      'mask',
      'redact',
    ],
    result: {
      noun: 'version',
      fields: [
        'source: file',
        'target: file',
        'settings: json',
        'status: waiting | working | done | failed',
        'problem: text',
        'madeAt: datetime',
      ],
    },
    description: [
      'Turns one thing into another, to {act}. The original is never touched.',
      'Takes the fiddling out of it: {act}. Each {result} can be made again from its source and settings.',
    ],
    proof: ['Five sample files go through “{act}” and come out as the five expected files kept beside them.'],
    criteria: [
      [
        'The source has the same checksum before and after.',
        'Source and settings make the same {result} again, byte for byte where the format allows.',
      ],
      [
        'A file of an unknown or broken kind is refused with its name and the reason.',
        'Files over the limit are refused before they are read.',
      ],
      [
        'Progress is shown after 2 seconds; leaving the page stops nothing.',
        'A failed {result} can be tried again with one tap.',
      ],
    ],
    edgeCases: [
      ['An empty file: refused, with the reason.', 'A name with odd characters: it survives the way there and back.'],
      [
        'The work is killed in the middle: no half file remains.',
        'A hostile file: it is handled in a process with bounded memory and time.',
      ],
    ],
    steps: [
      ['Choose a kept library for the format; write down which one and why.'],
      ['Make it a job with input, settings and target; write beside and rename when done.'],
    ],
    pitfalls: [['Writing over the original.', 'Trusting the ending of a file’s name.']],
    effort: 'M',
  },
  {
    id: 'merge',
    over: 'one',
    verbs: ['merge', 'combine', 'link', 'collapse', 'unify', 'consolidate'],
    result: {
      noun: 'merge',
      fields: [
        'kept: reference',
        'absorbed: list of reference',
        'chosen: json',
        'mergedBy: reference',
        'mergedAt: datetime',
        'undoneAt: datetime',
      ],
    },
    description: [
      'Makes one out of several, to {act}, and can take it back.',
      'Brings together what belongs together: {act}. Nothing that stood in either is lost.',
    ],
    proof: ['Before and after “{act}” the same facts are stored: nothing lost, nothing twice.'],
    criteria: [
      ['Undoing within 30 days restores both sides as they were.', 'Links to what was absorbed lead to what was kept.'],
      [
        'Where two values contradict each other a person chooses; both are shown.',
        'A merge names which value came from where.',
      ],
      ['It runs in one transaction: no reader sees half of it.', 'The same two are not proposed again after a no.'],
    ],
    edgeCases: [
      [
        'One side is changed meanwhile: it stops and shows the change.',
        'Three belong together: the order of merging does not matter.',
      ],
      ['Both sides have files of the same name: both stay.'],
    ],
    steps: [
      ['Write the merge of two {objects} as a pure function with the conflicts as its second result.'],
      ['Move the links, then mark what was absorbed; never delete it.'],
    ],
    pitfalls: [['Deleting what was absorbed.']],
    effort: 'M',
  },
  {
    id: 'print',
    over: 'one',
    verbs: ['print', 'stamp', 'typeset'],
    result: {
      noun: 'print',
      fields: [
        'content: file',
        'paper: text',
        'copies: integer',
        'status: ready | printed | failed',
        'printedAt: datetime',
      ],
    },
    description: [
      'Puts on paper what has to be in the hand: {act}.',
      'Paper still matters here: {act}, readable and of the right size.',
    ],
    proof: ['“{act}”: a stored sample gives a PDF whose text, page count and page size are checked.'],
    criteria: [
      [
        'The PDF has the paper’s real size; nothing is cut at a margin of 5 mm.',
        'Fonts are embedded; umlauts and accents print.',
      ],
      [
        'A name of 60 letters and an empty field leave the layout whole.',
        'Printing again gives the same page and counts as a copy.',
      ],
      ['In black and white everything stays readable.', 'A test print on plain paper shows the cutting lines.'],
    ],
    edgeCases: [
      ['The printer is off: the file waits and can be saved.', 'A thousand pages: they come in parts of fifty.'],
      ['Half a sheet of labels is used up: printing starts at a chosen place.'],
    ],
    steps: [
      ['Lay the page out in HTML and CSS for print, make a PDF from it on the server.'],
      ['Keep a sample PDF in the repository and compare text and size.'],
    ],
    pitfalls: [['Trusting the browser’s print dialogue for sizes.']],
    effort: 'M',
  },
  {
    id: 'play',
    over: 'one',
    verbs: ['play', 'replay', 'beep', 'flash', 'vibrate', 'buzz', 'shout', 'yell', 'animate', 'loop'],
    result: {
      noun: 'playback',
      fields: [
        'what: reference',
        'startedAt: datetime',
        'endedAt: datetime',
        'device: text',
        'stoppedAtSecond: integer',
        'problem: text',
      ],
    },
    description: [
      'Makes itself heard or seen at the right moment: {act}.',
      'Plays without anybody fiddling: {act}, again and again if need be.',
    ],
    proof: ['A recorded run shows that “{act}” starts within a second of its cause and stops when it should.'],
    criteria: [
      [
        'From tap or cause to the first sound or light passes less than 300 ms.',
        'Volume and silence of the device are respected, but for alarms.',
      ],
      [
        'It can be stopped with one movement at any time.',
        'Whoever cannot hear sees it as well, and the other way round.',
      ],
      [
        'After a break it goes on where it stopped.',
        'What is played lies on the device beforehand: no network is needed.',
      ],
    ],
    edgeCases: [
      ['Two want to play at once: the more urgent one wins.', 'A call comes in: it stops and goes on afterwards.'],
      ['The file is missing or broken: it says which.'],
    ],
    steps: [
      ['Load sounds and pictures before they are needed.'],
      ['Give start, stop and level to one small module; test it with recorded events.'],
    ],
    pitfalls: [['Autoplay without a first tap: browsers refuse it.']],
    effort: 'S',
  },
];
