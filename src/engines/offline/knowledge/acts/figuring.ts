import type { ActKind } from './schema.ts';

/** Acts that get figures, shares and lots out of what is there. */
export const figuring: ActKind[] = [
  {
    id: 'calculate',
    over: 'one',
    verbs: ['calculate', 'compute', 'estimate', 'total', 'add-up', 'subtract', 'multiply', 'sum', 'deduct', 'average'],
    result: {
      noun: 'calculation',
      fields: [
        'inputs: json',
        'result: decimal',
        'unit: text',
        'steps: list of text',
        'ruleVersion: integer',
        'calculatedAt: datetime',
      ],
    },
    description: [
      'Does one sum the same way for everybody: {act}. Each {result} keeps its inputs and shows its steps.',
      'Takes the arithmetic off {actors}: {act}. Old results stay as they were when the rule changes.',
    ],
    proof: [
      'Ten examples of “{act}” worked out by hand agree to the last digit shown.',
      '“{act}” agrees with a table of ten worked examples, the awkward ones among them.',
    ],
    criteria: [
      [
        'Each {result} can be opened: inputs, steps, rounding, result.',
        'The same inputs give the same {result} next year.',
      ],
      [
        'Amounts are kept in whole cents and rounded once, at the end.',
        'No step uses binary fractions for money or for what is added up.',
      ],
      [
        'A missing input gives no number but the name of what is missing.',
        'Zero, negative and absurdly large inputs have a test each.',
      ],
      [
        'A new version of the rule leaves every stored {result} untouched.',
        'Both versions of a rule can be shown on the same inputs.',
      ],
    ],
    edgeCases: [
      [
        'Division by nothing: the answer says why there is none.',
        'Inputs in mixed units: they are converted first, visibly.',
      ],
      [
        'Someone corrects an input later: a new {result} stands beside the old one.',
        'The rule changes during the month: each part uses its own.',
      ],
    ],
    steps: [
      ['Write ten worked examples to “{act}” as a table, together with whoever does it by hand today.'],
      ['Write it as a pure function with decimals, returning its steps along with its result.'],
      ['Store inputs, result and version of the rule in one row.'],
    ],
    pitfalls: [['Recalculating old results with new rules.', 'Rounding at every step.']],
    effort: 'M',
  },
  {
    id: 'count',
    over: 'one',
    verbs: ['count', 'tally', 'clock'],
    result: {
      noun: 'count',
      fields: ['value: integer', 'from: datetime', 'until: datetime', 'source: text', 'correctedBy: reference'],
    },
    description: [
      'Keeps one honest number: {act}. Each {result} says from when to when and where it came from.',
      'Counts where people lose count, to {act}.',
    ],
    proof: [
      'A recorded stretch counted by hand gives the same number for “{act}”.',
      '“{act}”: three recordings counted by two people are the test.',
    ],
    criteria: [
      ['The same event delivered twice counts once.', 'A count can be corrected; the first value stays beside it.'],
      ['The sum of the parts equals the total, on every page.', 'After a restart the count goes on where it stood.'],
      [
        'While nothing can be counted, the time is shown as a gap, not as zero.',
        'Today’s number is at most 5 seconds old.',
      ],
    ],
    edgeCases: [
      [
        'Midnight and the change of clocks fall into a count: no hour is lost or doubled.',
        'Two count the same thing: the pages say which one holds.',
      ],
      ['The source falls silent: it says since when.'],
    ],
    steps: [
      ['Store the single events with an id of their own; count by query.'],
      ['Show number, span and gaps together.'],
    ],
    pitfalls: [['Adding one to a stored number: a repeat cannot be told from an event.']],
    effort: 'S',
  },
  {
    id: 'split',
    over: 'one',
    verbs: ['split', 'divide', 'apportion', 'balance', 'settle'],
    result: {
      noun: 'share',
      fields: [
        'party: reference',
        'part: decimal',
        'amount: money',
        'rule: text',
        'roundingCents: integer',
        'settledAt: datetime',
      ],
    },
    description: [
      'Divides by a rule that everybody can read, to {act}. The shares always add up to the whole.',
      'Ends the arguing over who gets how much: {act}, with the way to each {result}.',
    ],
    proof: ['Six worked examples of “{act}”, one that does not divide evenly among them, agree to the cent.'],
    criteria: [
      [
        'The shares add up to the whole exactly, for any number of parties (a property test).',
        'Cents left by rounding go round in a fixed, written order.',
      ],
      ['Each party sees the own {result} and how it came about.', 'A {result} names the rule and the figures it used.'],
      [
        'Who joins or leaves in the middle is counted by the day.',
        'A changed rule holds from a date and leaves settled shares alone.',
      ],
    ],
    edgeCases: [
      [
        'One party only, or none: the whole stays undivided and it says so.',
        'A reading is missing: the span waits, marked.',
      ],
      ['Somebody objects: the {result} is held and the others go on.'],
    ],
    steps: [
      ['Agree on the rule in one sentence and six worked examples; they become the test.'],
      ['Write the division over whole cents, the remainder last.'],
    ],
    pitfalls: [['Rounding each share alone: the sum is then a cent off.']],
    effort: 'M',
  },
  {
    id: 'draw',
    over: 'all',
    verbs: ['shuffle', 'roll', 'raffle', 'randomise', 'randomize', 'draw'],
    result: {
      noun: 'draw',
      fields: [
        'candidates: list of reference',
        'drawn: list of reference',
        'seed: text',
        'drawnAt: datetime',
        'witness: reference',
      ],
    },
    description: [
      'Lets chance decide, fairly and on the record: {act}.',
      'Decides by lot, to {act}. Who was in and what came out can be checked afterwards.',
    ],
    proof: ['Over 10,000 draws of “{act}” every candidate comes up as often as the next, within 5 %.'],
    criteria: [
      [
        'From the stored seed and candidates anybody gets the same outcome again.',
        'The candidates are fixed before the seed is known.',
      ],
      [
        'A draw cannot be repeated silently: a second one is a second {result}.',
        'Weights, where there are any, are shown before the draw.',
      ],
      ['The outcome is stored before it is shown.', 'Chance comes from the system’s secure source.'],
    ],
    edgeCases: [
      [
        'Fewer candidates than places: all are in, and it says so.',
        'Somebody withdraws after the draw: the next in the stored order moves up.',
      ],
      ['The page is reloaded in the middle: the same outcome.'],
    ],
    steps: [
      ['Write the draw as a function of seed and candidates.'],
      ['Store both in one transaction, then show the outcome.'],
    ],
    pitfalls: [['Drawing in the browser, where it can be tried until it fits.']],
    effort: 'S',
  },
  {
    id: 'simulate',
    over: 'one',
    verbs: [
      'simulate',
      'model',
      'interpolate',
      'project',
      'plot',
      'preview',
      'visualise',
      'visualize',
      'transpose',
      'reveal',
    ],
    result: {
      noun: 'preview',
      fields: ['settings: json', 'outcome: json', 'basedOn: reference', 'madeAt: datetime', 'kept: boolean'],
    },
    description: [
      'Shows beforehand what would come of it: {act}. Nothing real changes until somebody takes it over.',
      'Lets {actors} try it out, to {act}, as often as they like.',
    ],
    proof: ['For “{act}” three settings with known outcomes come out right.'],
    criteria: [
      ['Trying changes no stored {object}.', 'Each {result} names its settings and can be opened again.'],
      ['A changed setting shows its effect within 1 second.', 'What is measured and what is assumed look different.'],
      ['Taking a {result} over asks once and can be undone.', 'Two previews can be laid side by side.'],
    ],
    edgeCases: [
      [
        'A setting out of its bounds is refused with the bound.',
        'What it is based on changes: the {result} says of when it is.',
      ],
      ['The phone is slow: the last outcome stays until the new one is there.'],
    ],
    steps: [
      ['Write the outcome as a pure function of settings and {object}.'],
      ['Draw it from that alone; keep what people choose to keep.'],
    ],
    pitfalls: [['A preview that is computed otherwise than the real thing.']],
    effort: 'L',
  },
];
