import type { Mechanism } from './schema.ts';

/** One typed line that means an entry: what may stand in it, in which order, and what is taken for granted. */
const shorthand: Mechanism = {
  id: 'typed-line',
  signs: [
    '\\b(?:types?|typing|texts?|texting|writes?|writing|says?|sends?|enters?|messages?)(?: it| him| her| me| us| the bot)?(?: (?:a line |something |things )?(?:like|such as))? (?:[\'‘“"])(?<line>[a-z0-9][^\'’”"]{3,60})[\'’”"]',
  ],
  unless: '[\'‘“"](?:yes|no|ok|stop|hi|hello|thanks|done|i|we|you|what|how|where|why|please|go on|the)\\b',
  of: 'line',
  name: ['{Objects} typed as one line'],
  description: [
    'Reads one typed line, as “<line>”, by a written grammar: <line.pattern>. What was understood is answered at once.',
  ],
  want: ['to type “<line>” and be done'],
  so: 'it is entered where we talk anyway',
  entities: [
    {
      key: 'typedLine',
      name: 'typed line',
      kind: 'message',
      fields: [
        'messageKey: text, unique',
        'sender: text',
        'wording: text',
        'parts: json',
        'outcome: entered | asked back | not understood | undone',
        'receivedAt: datetime',
      ],
    },
  ],
  criteria: [
    '“<line>” is read as <line.parts>.',
    'Left out, the rest holds: <line.defaults>.',
    'Forty example lines with the entry that each must give stand in one file; each is a test.',
    'A name that nobody has is asked back with the nearest names; nothing is stored before the answer.',
    'The answer repeats what was understood; “undo” within an hour takes back exactly that entry.',
    'The same message delivered twice (same update id) adds nothing and answers nothing.',
  ],
  api: [],
  edgeCases: [
    'A number within the words (“2 pizzas 14.50”): the last one is the figure, and the answer shows it.',
    '14,50 and 14.50 are one figure; 1.450 is asked back.',
    'A message is edited afterwards: the entry is replaced, and the answer says so.',
    'Two names begin alike: both are offered as buttons.',
  ],
  steps: [
    'Write the grammar as a table first: <line.pattern>; one row for each part, with what holds when it is missing.',
    'Write the parser as a pure function from line and known names to an entry, a question or “not understood”.',
    'Store each {typedLine} under the id of its update before anything is done with it.',
    'Answer with what was entered and a button to undo it; without an understood part answer with one example.',
  ],
  pitfalls: ['A language model where twenty lines of grammar do.', 'Guessing a name in silence.'],
  effort: 'L',
};

/** Few big targets, each of which writes down one thing by one touch. */
const bigButtons: Mechanism = {
  id: 'big-buttons',
  signs: [
    '\\b(?:one (?:thumb|hand|finger|tap)|(?:big|large|huge) buttons?|(?:three|four|five|six|seven|eight|\\d) (?:big |large )?buttons?)\\b[^:.;]{0,60}: ?(?<items>[a-z][a-z -]{1,18}(?:, ?(?:and )?[a-z][a-z -]{1,18}){2,7}(?: (?:and|or) [a-z -]{2,18})?)(?=[.;)]|$)',
    '\\b(?:big |large |huge )?buttons (?:for|named|saying|that say) (?<items>[a-z][a-z -]{1,18}(?:, ?(?:and )?[a-z][a-z -]{1,18}){1,7}(?:,? (?:and|or) [a-z -]{2,18}))(?=[.;,)]|$)',
  ],
  also: [
    '\\b(?<thumb>one thumb|one hand|one finger)\\b',
    '\\b(?:in (?:an? |the )?|at )(?<dark>dark room|dark|night)\\b',
  ],
  lists: ['items'],
  covered: '\\b(?:one|single) tap\\b|\\btap and\\b',
  instead: '\\bholds [a-z, ]+: a test saves|\\bsix (?:big )?buttons',
  leaves: '\\bown [^.]*\\bbuttons\\b',
  name: ['<Items.n> buttons: <items.nouns>'],
  description: [
    '<Items.n> big buttons on one screen, <items.list>: each touch stores its time, and what else it needs can follow.',
  ],
  want: ['to touch <items.or> with <thumb> and be done', 'to touch <items.or> once and be done'],
  so: 'it is written down when it happens',
  entities: [
    {
      key: 'buttonTouch',
      name: '<main.noun> moment',
      kind: 'event',
      fields: [
        'what: <items.bar>',
        'at: datetime',
        'strength: integer 0 to 10, optional',
        'detail: text, optional',
        'undoneAt: datetime, optional',
      ],
      to: 'object',
    },
  ],
  criteria: [
    'One screen holds <items.n> targets, <items.list>, each at least 64 points high; a test measures them.',
    'With <thumb>, left or right, each target lies in reach: all of them in the lower half of a 6.1-inch screen.',
    'Made for the <dark>: black ground, dim red labels, no white, no sound, a short buzz for each touch.',
    'From a cold start to a stored touch it is one tap; killed right after it, the row is there.',
    '“Undo” stays for ten seconds where the thumb is; a touch by mistake leaves nothing.',
  ],
  api: [],
  edgeCases: [
    'The same button twice within a second: one row.',
    'The beginning was forgotten: a time earlier today is set by one long press.',
    'It goes over midnight: it stays one and shows both days.',
  ],
  steps: [
    'Lay the <items.n> targets out as a grid in reach of the thumb; no menu, no scrolling, no question before saving.',
    'Store first, then ask: strength and detail open after the touch and close by themselves.',
    'Test the screen with the largest text, with the screen reader of the phone, and with either hand.',
  ],
  pitfalls: ['A form in the place of buttons: nobody fills it in at such a moment.'],
  effort: 'M',
};

/** What may have brought it on, named by the idea: each has to get in before it can be compared. */
const namedTriggers: Mechanism = {
  id: 'named-triggers',
  signs: [
    '\\btriggers?(?: (?:it|them|[a-z]+))? \\((?:like |such as |for example |e\\.g\\. )?(?<items>[a-z][a-z -]{2,18}(?:, ?(?:and |or )?[a-z][a-z -]{2,18}){1,7}(?:,? (?:and|or) [a-z -]{2,18})?)(?:,? etc\\.?)?\\)',
    '\\btriggers?,? (?:like|such as) (?<items>[a-z][a-z-]{2,18}(?:, ?[a-z][a-z-]{2,18}){0,6},? (?:and|or) [a-z-]{2,18})(?=[.;,)]|$)',
  ],
  also: [],
  lists: ['items'],
  covered: '\\btends? to come before\\b',
  adds: [],
  name: ['<Items.list>: what came before'],
  description: ['Named ones stand ready from the first day: <items.list>.'],
  want: ['to mark <items.or> for a day with one tap'],
  so: 'they can be compared later',
  entities: [
    {
      key: 'dayMark',
      name: '<main.noun> trigger mark',
      kind: 'event',
      fields: [
        'what: <items.bar>',
        'day: date',
        'present: yes | no',
        'source: tap | phone',
        'undoneAt: datetime, optional',
      ],
      to: 'object',
    },
  ],
  criteria: [
    '<Items.list>: each is marked with one tap, for today or a day before; a day without a mark is unknown, not a no.',
    'What the phone itself knows of <items.list> is read there with leave and shown before it counts; refused, the tap is left.',
  ],
  api: [],
  edgeCases: [
    'A mark is taken back after a month: what was compared with it is counted again.',
    'The phone and a hand say different things of one day: the hand holds, and both are shown.',
  ],
  steps: [
    'Put one row of marks (<items.list>) under the day, each a target of its own.',
    'Store each through the function that logs anything else: as a trigger of that day, made by a hand or by the phone.',
    'Ask the system for sleep, cycle or air pressure only where one of them is named, and only on the device.',
  ],
  pitfalls: ['Comparing what nobody ever entered.'],
  effort: 'M',
};

export const noting: Mechanism[] = [shorthand, bigButtons, namedTriggers];
