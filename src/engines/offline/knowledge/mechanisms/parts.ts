import type { Mechanism } from './schema.ts';

/** Smaller acts within an idea: told by how the phrase begins, and built only where no capability has them. */
const END = '(?=[,.;:]| and | so | when | plus |$)';

const table = (
  part: Omit<Mechanism, 'api' | 'entities'> & Partial<Pick<Mechanism, 'api' | 'entities'>>,
): Mechanism => ({
  api: [],
  entities: [],
  ...part,
});

export const parts: readonly Mechanism[] = [
  table({
    id: 'tally',
    signs: [
      `^(?:counts?|totals?|sums? up|tall(?:y|ies)|adds? up) (?<measure>[a-z][a-z' -]{2,40}?) (?:per|by|for each) (?<per>[a-z][a-z' -]{2,20}?)(?: (?<when>every [a-z]+|each [a-z]+))?${END}`,
      `^(?:prints? |shows? )?(?:the |an? )?(?<measure>(?:estimated |monthly )*(?:kilomet(?:re|er)s|miles|hours|costs?|spending|words|points|kilos|minutes|settlement|earnings|revenue)) per (?<per>[a-z]+)(?: (?<when>every [a-z]+|each [a-z]+|at [a-z' ]+))?${END}`,
    ],
    of: 'per',
    name: ['<Measure> per <per>'],
    description: ['Adds up <measure> for each <per>, over any span of days, and shows what each sum is made of.'],
    want: ['to see <measure> per <per> without adding up by hand'],
    so: 'the figure can be checked and is not argued about',
    entities: [
      {
        key: 'tallySum',
        name: '<per.noun> sum',
        kind: 'measure',
        fields: ['forWhom: text', 'from: date', 'until: date', 'sum: decimal', 'parts: integer', 'madeAt: datetime'],
        to: 'object',
      },
    ],
    criteria: [
      'The sums of every <per> together equal the sum over all rows of the same days, to the last digit.',
      'One tap on a sum lists the rows that it is made of; a row corrected changes the sum at the next look.',
      'Made <when>, by itself, and never twice for the same days.',
      'A <per> without any row is shown with zero, not left out.',
    ],
    api: [{ method: 'GET', path: '/{object.path}/sums', purpose: '<Measure> per <per>, from and until' }],
    edgeCases: [
      'A row lies on midnight or over the turn of the year: its own local day counts.',
      'One is renamed or leaves: old sums keep the old name.',
    ],
    steps: [
      'Write the sum as one query over rows, grouped by <per>, with from and until; no counter is kept.',
      'Hold it against a slow sum in plain code over made-up rows.',
      'Show the table with the largest first and the rows one tap behind.',
    ],
    pitfalls: ['Adding rounded figures in the place of rounding the sum.'],
    effort: 'S',
  }),
  table({
    id: 'document',
    signs: [
      `^(?:prints?|writes?|generates?|drafts?|produces?|creates?) (?:\\d+ )?(?<doc>(?:an? |the |our |their |every |each )?(?:[a-z-]+ ){0,2}?(?:letter|bill|invoice|statement|certificate|sheet|label|manifest|form|protocol|dictionary|receipt|quote|offer|booklet|slip|badge)s?)(?: with (?<with>[a-z][^,.;]{2,40}?))?(?: (?:for|to|per) (?<whom>(?:each |every |the |our )?[a-z][a-z -]{2,25}?))?(?: (?<when>every [a-z]+|\\S+ times a year))?${END}`,
    ],
    of: 'doc',
    name: ['<Doc.many> for <whom>', '<Doc.many> with <with>', '<Doc.many> made from what is stored'],
    description: [
      'Makes <a doc> from what is stored, on a template that is set once; what is missing is named before, not found on paper.',
    ],
    want: ['to get <a doc> that I need not type'],
    so: 'it says what the records say',
    entities: [
      {
        key: 'madeDocument',
        name: '<doc.noun> file',
        kind: 'document',
        fields: [
          'file: file',
          'templateVersion: integer',
          'dataHash: text',
          'status: draft | final | withdrawn',
          'madeAt: datetime',
          'finalAt: datetime, optional',
        ],
        to: 'object',
      },
    ],
    criteria: [
      'Three stored cases (usual, longest, emptiest allowed) give the files that are kept beside them, page for page.',
      'Each <doc.one> carries <with>; a test reads it from the file.',
      'A value that is missing is listed before anything is made; nothing reads “undefined” or stays blank.',
      'Final, <a doc> is not changed any more: a correction makes a new one that names the old.',
    ],
    api: [
      { method: 'POST', path: '/{object.path}/:id/{madeDocument.path}', purpose: 'Make <a doc>' },
      { method: 'GET', path: '/{object.path}/:id/{madeDocument.path}', purpose: 'Those made so far' },
    ],
    edgeCases: [
      'A name of sixty letters or in another script: it fits and prints.',
      'The template changes: what was final stays as it was.',
    ],
    steps: [
      'List every value of <a doc> with the field it comes from; what has no field gets one here.',
      'Keep the template as a file with a version, and fill it by a pure function.',
      'Show a preview; “final” stores file, version and hash in one transaction.',
    ],
    pitfalls: ['Texts of the template in the code.'],
    effort: 'M',
  }),
  table({
    id: 'source',
    signs: [
      `^(?:reads?|imports?|loads?|parses?) (?:from )?(?<source>(?:my|our|the|an?|their) [^,.;]{1,40}?\\b(?:csv(?: export)?s?|\\.?ics(?: files?)?|xml|json|exports?|calendars?|replica|files?|logs?|feeds?|spreadsheets?|tables?))${END}`,
      `^(?:pulls?|fetch(?:es)?|imports?) (?<what>(?:the |our |all |every |each )?[a-z][a-z -]{2,35}?) (?:from|off|out of) (?<source>(?:the |our |an? )?[a-z][^,.;()]{2,45}?)(?: \\(.*)?${END}`,
    ],
    of: 'source',
    name: ['<What.core> taken in from <source>', '<Source.core> taken in'],
    description: [
      'Takes in <source>, as often as it changes: each row once, and what cannot be read is listed with its line.',
    ],
    want: ['to have <source> taken in without typing anything again'],
    so: 'both say the same',
    entities: [
      {
        key: 'takeIn',
        name: '<source.noun> intake',
        kind: 'event',
        fields: [
          'hash: text, unique',
          'rows: integer',
          'added: integer',
          'changed: integer',
          'refused: list of text',
          'takenInAt: datetime',
        ],
      },
    ],
    criteria: [
      'A stored sample of <source> gives exactly the rows that are written down beside it.',
      'Taken in twice, it adds nothing; with one row changed it changes one.',
      'A broken row is listed with line and reason, and the others come in all the same.',
      'Out of reach, the last state stays and its age is shown.',
    ],
    edgeCases: [
      'Another separator, another character set, a byte order mark: all three are read.',
      'A column is renamed at the source: refused as a whole, naming the column.',
    ],
    steps: [
      'Put a real sample of <source> into the repository, made nameless.',
      'Write reading as a pure function from text to rows and refusals; one key for each row.',
      'Store by that key in one transaction, and keep one line about each time.',
    ],
    pitfalls: ['Trusting the order of columns.', 'A row without a key of its own: the second time it is there twice.'],
    effort: 'M',
  }),
  table({
    id: 'hand-in',
    signs: [
      `^(?:uploads?|sends?|attach(?:es)?|hands? in) (?:the \\d+[ -]rows? )?(?<files>(?:an? |the |their |your |his |her |my )?(?:[a-z0-9-]+ ){0,3}?(?:scans?|pictures?|photos?|images?|pdfs?|documents?|recordings?|videos?|drawings?|sketch(?:es)?|plans?|rfps?|files?))(?: with (?<with>[a-z][^,.;]{2,40}?))?${END}`,
    ],
    of: 'files',
    name: ['<Files.many> handed in'],
    description: ['Takes <files> in from any device, checks each at the door and keeps it with its {object}.'],
    want: ['to hand in <files> and see that they arrived whole'],
    so: 'nobody asks for them a second time',
    entities: [
      {
        key: 'handedIn',
        name: '<files.noun> file',
        kind: 'document',
        fields: [
          'file: file',
          'fileName: text',
          'bytes: integer',
          'hash: text',
          'status: arriving | checked | refused',
          'reason: text, optional',
          'arrivedAt: datetime, optional',
        ],
        to: 'object',
      },
    ],
    criteria: [
      'Cut off at half, it goes on where it stopped; hash and size are those of the original.',
      'Of each kind that is allowed a real sample passes, and a renamed program is refused by its first bytes.',
      'Handed in together with <with>; without it is marked as incomplete, not lost.',
      'The same file again is known by its hash and kept once.',
    ],
    api: [
      { method: 'POST', path: '/{object.path}/:id/{handedIn.path}', purpose: 'Hand in, in parts' },
      { method: 'GET', path: '/{object.path}/:id/{handedIn.path}', purpose: 'What has arrived' },
    ],
    edgeCases: [
      'Ten at once, one of them broken: nine arrive and one is named.',
      'A photo lies on its side and tells where it was taken: turned, and the place removed.',
    ],
    steps: [
      'Send in parts with a key for each file; put them together on the server and compare the hash.',
      'Check kind and size by content, not by ending; keep files outside of the web root.',
      'Show a small picture or the first page, and who may open it.',
    ],
    pitfalls: ['One request for a large file.'],
    effort: 'M',
  }),
  table({
    id: 'common-date',
    signs: [
      `^(?:finds?|picks?|agrees? on|settles? on) (?<what>(?:an? |the )(?:free |common )?(?:evening|night|date|day|weekend|afternoon))\\b(?! (?:of|for)\\b)`,
    ],
    of: 'what',
    name: ['The <what.one> that most can make'],
    description: ['Asks everybody once which of the proposed dates suit, and names the <what.one> that most can make.'],
    want: ['to find the <what.one> that most of us can make'],
    so: 'it is settled by Tuesday and not by forty messages',
    entities: [
      {
        key: 'proposedDate',
        name: 'proposed <what.noun>',
        kind: 'event',
        fields: ['on: date', 'from: text', 'status: open | chosen | dropped'],
        to: 'object',
      },
      {
        key: 'dateAnswer',
        name: '<what.noun> answer',
        kind: 'event',
        fields: ['by: text', 'answer: yes | maybe | no', 'answeredAt: datetime'],
        to: 'proposedDate',
      },
    ],
    criteria: [
      'Six people and four dates in a table: the date with most yes wins, then most maybe, then the earlier one.',
      'Whoever must be there (the host) can be set: no date without them is named.',
      'Who has not answered is asked once more after two days, and the date is named without them after that.',
      'Changed after it was named: all are told, and the next best is offered.',
    ],
    api: [
      { method: 'POST', path: '/{proposedDate.path}/:id/{dateAnswer.path}', purpose: 'Yes, maybe or no' },
      { method: 'GET', path: '/{proposedDate.path}/best', purpose: 'The best so far, and why' },
    ],
    edgeCases: [
      'No date suits enough: it says how many are missing and proposes the next week.',
      'Two answers of one person: the later one counts.',
    ],
    steps: [
      'Write the choice as a pure function of dates and answers; test ties.',
      'Let one touch answer, in the place where people talk already.',
      'Close at a time that is set when it is asked.',
    ],
    pitfalls: ['Silence counted as a yes.'],
    effort: 'M',
  }),
  table({
    id: 'random-draw',
    signs: [
      `^(?:pulls?|picks?|draws?|samples?|selects?) (?<n>\\d+|one|two|three|five|ten|a) random (?<things>[a-z][a-z ]{2,18}?) (?:per|for each|from each) (?<per>[a-z]+)(?: (?:per|a|each|every) (?<period>[a-z]+))?`,
    ],
    of: 'things',
    name: ['<N> random <things> per <per>'],
    description: [
      'Draws <n> <things> for each <per> by lot, so that nobody chooses, and keeps how each draw was made.',
    ],
    want: ['to get <n> <things> per <per> that nobody has chosen'],
    so: 'nobody can say that they were picked out',
    entities: [
      {
        key: 'lotDraw',
        name: '<things.noun> draw',
        kind: 'event',
        fields: ['seed: text', 'from: integer', 'drawn: list of text', 'forWhom: text', 'drawnAt: datetime'],
        to: 'object',
      },
    ],
    criteria: [
      'Each <per> gets exactly <n>; with fewer there all are taken, and that is said.',
      'Drawn once a <period>: a second run of the same <period> gives the same <things>.',
      'Over 10,000 test draws each of ten comes up between 9 and 11 times in a hundred.',
      'Seed and pool are kept: the draw can be repeated a year later with the same result.',
    ],
    edgeCases: [
      'One is withdrawn after the draw: a replacement is drawn, and both are shown.',
      'Somebody joins in the middle: drawn from the next time on.',
    ],
    steps: [
      'Fix the pool first, sort it by id, then draw with a seeded generator.',
      'Store seed, pool size and result before anybody sees them.',
      'Test the shares over many seeds.',
    ],
    pitfalls: ['ORDER BY random() without a seed: nobody can check it.'],
    effort: 'S',
  }),
  table({
    id: 'point-on-plan',
    signs: [
      `^(?:taps?|marks?|pins?|drops?|touch(?:es)?) (?:the |an? )?(?<what>spot|point|pin|place|grave|stones?|seat|defect|tooth) (?:on|in) (?<plan>(?:the |an? |our )[a-z][a-z -]{2,25}?)${END}`,
    ],
    unless: '\\b(?:tablet|phone|screen|app)\\b',
    of: 'plan',
    name: ['The <what.one> tapped on the <plan.one>'],
    description: [
      'A tap on the <plan.one> sets the <what.one>; it stays where it is when the <plan.one> is enlarged, turned or replaced.',
    ],
    want: ['to tap the <what.one> on the <plan.one>'],
    so: 'nobody has to describe where it is',
    entities: [
      {
        key: 'planSheet',
        name: '<plan.noun>',
        kind: 'document',
        fields: ['title: text', 'file: file', 'width: integer', 'height: integer', 'replacedBy: text, optional'],
      },
      {
        key: 'planPoint',
        name: '<plan.noun> point',
        kind: 'place',
        fields: ['x: decimal 0 to 1', 'y: decimal 0 to 1', 'by: text', 'setAt: datetime'],
        to: 'planSheet',
      },
    ],
    criteria: [
      'Tapped at three enlargements and on two screens, the stored point differs by less than 1 % of the width.',
      'A point is moved by a long press and taken back by one tap; both keep who did it.',
      'Forty points on one sheet stay apart: near ones open into a list.',
    ],
    edgeCases: [
      'The sheet is replaced: points stay, marked as to be looked at.',
      'A tap outside of the sheet: nothing is stored.',
    ],
    steps: [
      'Store points as shares of width and height, never as pixels.',
      'Draw the sheet in tiles, so that a large file opens on a phone.',
      'Test with a sheet turned by a quarter.',
    ],
    pitfalls: ['Pixels of one screen.'],
    effort: 'M',
  }),
  table({
    id: 'next-in-line',
    signs: [
      `^(?:pings?|calls?|rings?|pages?|nudges?|asks?) (?<who>the (?:next|backup|second|deputy)[a-z ]{0,22}?|whoever is next)${END}`,
    ],
    name: ['On to <who> when nobody answers'],
    description: ['Goes on to <who> when no answer comes in time, and keeps who was asked, how and when.'],
    want: ['to know that <who> is asked when nobody answers'],
    so: 'nothing waits for one phone that is off',
    entities: [
      {
        key: 'lineStep',
        name: 'line step',
        kind: 'event',
        fields: [
          'position: integer',
          'person: text',
          'by: text',
          'askedAt: datetime',
          'answeredAt: datetime, optional',
          'answer: taken | passed on | none',
        ],
        to: 'object',
      },
    ],
    criteria: [
      'With a wait of five minutes nothing happens at 4:59 and the next one is asked at 5:00, by a clock the test sets.',
      'Taken by one, nobody else is asked any more; two who take it at once: the first has it.',
      'At the end of the line it begins again or tells whoever is set; that is written down beforehand.',
    ],
    edgeCases: [
      'Somebody is away: passed over, and shown as such.',
      'The answer comes after the next was asked: both are told who has it.',
    ],
    steps: [
      'Keep the line as rows with position and wait.',
      'Let one job look for what is overdue; store each step before the message leaves.',
      'Show the whole line with times beside the {object}.',
    ],
    pitfalls: ['A timer in memory: a restart forgets whom to ask.'],
    effort: 'M',
  }),
  table({
    id: 'pick-from',
    signs: [
      `^(?:picks?|chooses?|selects?) (?:an? |the |their |his |her |one )?(?<what>reason|drug|medicine|fabric|heading|trade|boat|crew|room|colour|color|size|category|tag|template|material|species|drink|dish)\\b[^,.;]{0,30}${END}`,
    ],
    of: 'what',
    name: ['<What.one> picked from an own list'],
    description: ['Lets <a what> be picked from a list that the {keeper} keeps: what was taken last stands first.'],
    want: ['to pick <a what> without typing'],
    so: 'it is written the same way every time',
    entities: [
      {
        key: 'pickChoice',
        name: '<what.noun> choice',
        kind: 'item',
        fields: ['title: text, unique', 'position: integer', 'shown: boolean', 'usedAt: datetime, optional'],
      },
    ],
    criteria: [
      'The usual <what.one> takes one tap, any other three at most; a test counts them.',
      'With forty in the list, two letters leave five at most.',
      'One taken off the list stays readable wherever it was picked before.',
    ],
    edgeCases: [
      'The right one is not there: “other” with a word, which the {keeper} can make a choice of the list.',
      'Two of one name: refused when it is added.',
    ],
    steps: [
      'Keep the choices as rows with a position; refer to them by id.',
      'Order by last use of the one who picks, then by position.',
      'Let the {keeper} add, rename and hide; never delete what was used.',
    ],
    pitfalls: ['A list in the code.'],
    effort: 'S',
  }),
  table({
    id: 'sort-into',
    signs: [
      `^(?:clusters?|groups?|sorts?|bundles?) (?<things>(?:the |my |our |all )?[a-z][a-z -]{2,30}?)(?: (?:into|by|with|in) (?<how>[a-z][^,.;]{1,35}?))?${END}`,
    ],
    unless: '\\bby (?:date|name|price|distance|time)\\b',
    of: 'things',
    name: ['<Things.many> in groups', '<Things> in groups'],
    description: [
      'Puts <things> into groups (<how>), says why each is where it is, and learns from what is moved by hand.',
      'Puts <things> into groups, says why each is where it is, and keeps what is moved by hand.',
    ],
    want: ['to see <things> in groups and not one by one'],
    so: 'what comes up most is seen first',
    entities: [
      {
        key: 'thingGroup',
        name: '<things.noun> group',
        kind: 'group',
        fields: ['title: text', 'count: integer', 'mergedInto: text, optional'],
      },
      {
        key: 'groupPlace',
        name: '<things.noun> placing',
        kind: 'event',
        fields: ['because: text', 'setBy: rule | person', 'setAt: datetime'],
        to: 'thingGroup',
      },
    ],
    criteria: [
      'Of sixty stored <things> that were grouped by hand, 54 come into the same group.',
      'Run again, it moves nothing that a person has placed; new ones join the groups that are there.',
      'Each shows the words or the rule by which it is there; what fits nowhere stands apart and is counted.',
      'Two groups joined by hand stay joined, also for what comes later.',
    ],
    edgeCases: [
      'All of them fit one group: it says so and splits nothing.',
      'One fits two: it stands in the better one, and the other is named.',
    ],
    steps: [
      'Group sixty <things> by hand first and keep that as the test.',
      'Write grouping as a function from <things> and present groups to placings with a reason.',
      'Store placings of people apart from those of the rule, and let them win.',
    ],
    pitfalls: ['New group names at every run: nobody finds anything again.'],
    effort: 'M',
  }),
];
