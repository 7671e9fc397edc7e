import type { ActKind } from './schema.ts';

/** Acts that look at what is there and say something about it. */
export const finding: ActKind[] = [
  {
    id: 'find',
    over: 'all',
    verbs: ['find', 'discover', 'spot'],
    result: {
      noun: 'finding',
      fields: [
        'found: json',
        'because: text',
        'status: new | confirmed | dismissed',
        'ruleVersion: integer',
        'foundAt: datetime',
        'decidedBy: reference',
      ],
    },
    description: [
      'Goes through {objects} to {act}, and keeps each {result} with its reason until somebody has confirmed or dismissed it.',
      'Its heart is a search of its own: to {act}. What was dismissed once does not come back.',
    ],
    proof: [
      'On thirty stored cases with answers written by hand, “{act}” misses none and makes none up.',
      'For “{act}” there are stored cases that must be found and as many that must not.',
    ],
    criteria: [
      [
        'On small random sets the answer equals that of trying every combination.',
        'Shuffling the {objects} changes nothing in what is found.',
      ],
      [
        'Each {result} names what it rests on, so that a person can check it.',
        'A {result} without its reason cannot be stored.',
      ],
      [
        'What was dismissed stays dismissed unless the {object} itself has changed.',
        'Finding the same again adds no second {result}.',
      ],
      [
        '10,000 {objects} are gone through in under 10 seconds, measured by a stored test set.',
        'Only what changed is looked at again: a new {object} costs no full search.',
      ],
    ],
    edgeCases: [
      [
        'Nothing is found: the answer says what was looked through.',
        'There is nothing to look through yet: it says so.',
      ],
      [
        'Two findings overlap: both are shown, and the overlap.',
        'An {object} is archived while the search runs: it drops out.',
      ],
    ],
    steps: [
      ['Write twenty cases to “{act}” with their answers as a table; it becomes the test.'],
      ['Write the search as a pure function from {objects} to findings; compare it with brute force on small sets.'],
      ['Run it after each change and each night; store every {result} under a key of what it rests on.'],
    ],
    pitfalls: [
      [
        'A search whose findings cannot be explained.',
        'Keeping only the newest findings: nobody can see what was dismissed.',
      ],
    ],
    effort: 'L',
  },
  {
    id: 'flag',
    over: 'one',
    verbs: ['flag', 'highlight', 'quarantine'],
    result: {
      noun: 'flag',
      fields: [
        'reason: text',
        'value: text',
        'severity: note | warning | stop',
        'raisedAt: datetime',
        'clearedAt: datetime',
        'clearedBy: reference',
      ],
    },
    description: [
      'Watches every {object} for one thing, to {act}, and keeps each {result} with the value that raised it.',
      'Makes what needs a look stand out: {act}. A {result} goes when its reason does, or when somebody clears it.',
    ],
    proof: [
      '“{act}”: one case just inside the condition, one just outside, one without the value.',
      'A case that must raise it and one that must not belong to “{act}”.',
    ],
    criteria: [
      [
        'Saving the {object} raises or takes back the {result} in the same transaction.',
        'A {result} is there within 2 seconds of its cause.',
      ],
      [
        'Clearing asks for a reason of at least 5 characters and keeps who did it.',
        'A cleared {result} comes back only with a new value.',
      ],
      ['The list of {objects} filters by flagged, and counts them.', 'Flagged {objects} stand first in their list.'],
    ],
    edgeCases: [
      [
        'The value is missing: that is shown as “not known”, not as fine.',
        'The condition changes: all {objects} are judged again, once.',
      ],
      ['A thousand are flagged at once: one summary, not a thousand marks.', 'Two reasons at once: both are shown.'],
    ],
    steps: [
      ['Write the condition as one function that answers yes, no or not known.'],
      ['Call it where the {object} is saved and whenever the condition changes.'],
    ],
    pitfalls: [['A condition written twice, in the query and in the page.', 'Colour as the only sign.']],
    effort: 'S',
  },
  {
    id: 'check',
    over: 'one',
    verbs: ['check', 'validate', 'test', 'reconcile', 'cross-check'],
    result: {
      noun: 'check',
      fields: [
        'subject: reference',
        'outcome: passed | failed | unclear',
        'problems: list of text',
        'ruleVersion: integer',
        'checkedAt: datetime',
        'overruledBy: reference',
      ],
    },
    description: [
      'Holds each {object} against the rule, to {act}, and answers passed, failed or unclear, always with the reason.',
      'Does by machine what is looked up by hand today: {act}. Each {result} stays with what it was made from.',
    ],
    proof: [
      '“{act}” has a case that passes, one that fails and one that cannot be decided.',
      'Ten real cases of “{act}” judged by hand agree with it.',
    ],
    criteria: [
      [
        'Every failure names the place and what would make it pass.',
        'A failed {result} lists all problems, not the first alone.',
      ],
      [
        'What cannot be decided is “unclear” and waits for a person; it never counts as passed.',
        'Where the source is out of reach the outcome is unclear.',
      ],
      [
        'Overruling an outcome keeps the outcome, who overruled it and why.',
        'Older checks keep the version of the rule they were made by.',
      ],
    ],
    edgeCases: [
      [
        'The rule changes: open {objects} are checked again, finished ones are not.',
        'An empty {object}: unclear, with what is missing.',
      ],
      [
        'The same is checked twice at once: one {result} is stored.',
        'It is changed during the check: the check starts over.',
      ],
    ],
    steps: [
      ['Write the rule as a pure function from {object} to problems.'],
      ['Store each {result} with the version of the rule; show the problems beside the fields they speak of.'],
    ],
    pitfalls: [['A missing answer that counts as a pass.', 'A rule spread over page and server.']],
    effort: 'M',
  },
  {
    id: 'compare',
    over: 'one',
    verbs: ['diff', 'contrast'],
    result: {
      noun: 'comparison',
      fields: ['left: reference', 'right: reference', 'differences: json', 'madeAt: datetime'],
    },
    description: [
      'Lays two side by side to {act}: what is the same is quiet, what differs is marked.',
      'Answers one question in a single view: {act}.',
    ],
    proof: ['“{act}”: two stored examples with their differences written down give exactly these.'],
    criteria: [
      [
        'Comparing an {object} with itself shows no difference.',
        'Swapping left and right mirrors the result and changes nothing else.',
      ],
      [
        'A value that one side lacks reads “not given”, not zero.',
        'Different units are brought to one before they are compared.',
      ],
      [
        'Every difference links to its place on both sides.',
        'Up to four {objects} stand side by side on a wide screen, two on a phone.',
      ],
    ],
    edgeCases: [
      [
        'The two are of different kinds: it says what cannot be compared.',
        'One side changes meanwhile: the comparison says of when it is.',
      ],
      ['There are hundreds of differences: the largest first, the rest folded.'],
    ],
    steps: [
      ['Write the comparison as a pure function of two {objects} to a list of differences.'],
      ['Show it as a table; store it with its date where it is kept.'],
    ],
    pitfalls: [['Comparing what was typed instead of what was meant: 1,5 and 1.50 are one value.']],
    effort: 'M',
  },
  {
    id: 'rank',
    over: 'all',
    verbs: [
      'sort',
      'group',
      'cluster',
      'bundle',
      'classify',
      'rearrange',
      'filter',
      'tag',
      'label',
      'annotate',
      'number',
    ],
    result: {
      noun: 'grouping',
      fields: ['group: text', 'position: integer', 'because: text', 'setBy: person | rule', 'setAt: datetime'],
    },
    description: [
      'Brings {objects} into order, to {act}. A person’s correction outlasts the rule.',
      'Takes over the sorting: {act}. Every {object} says why it is where it is.',
    ],
    proof: [
      'For “{act}” forty stored {objects} sorted by hand come out the same but for two at most.',
      '“{act}”: a stored set in its right order is the test.',
    ],
    criteria: [
      [
        'Each {object} is in exactly one place; what fits nowhere is listed apart.',
        'Running it again moves nothing that has not changed.',
      ],
      [
        'An {object} moved by hand stays there when the rule runs again.',
        'A correction by hand is kept, with who made it.',
      ],
      ['Two of equal rank keep a fixed order, the older first.', 'A new {object} takes its place within 2 seconds.'],
    ],
    edgeCases: [
      ['A group becomes empty: it stays until somebody removes it.', 'Everything falls into one group: that is said.'],
      ['A value it sorts by is missing: such {objects} come last, marked.'],
    ],
    steps: [
      ['Write the order as a pure function over a list of {objects}.'],
      ['Keep what was set by hand apart from what the rule set.'],
    ],
    pitfalls: [
      ['Sorting only what is on the page: the order must hold across pages.', 'Overwriting what people corrected.'],
    ],
    effort: 'M',
  },
  {
    id: 'extract',
    over: 'one',
    verbs: ['extract', 'parse', 'read', 'ocr', 'decode', 'interpret'],
    result: {
      noun: 'extract',
      fields: [
        'source: reference',
        'field: text',
        'value: text',
        'place: text',
        'confidence: decimal 0 to 1',
        'status: read | checked | corrected',
      ],
    },
    description: [
      'Takes out of each {object} what is needed, to {act}, with the place where it stands there.',
      'Saves the typing: {act}. What it is not sure of, a person sees first.',
    ],
    proof: [
      'Of twenty stored sources with answers written by hand, “{act}” gets nine values in ten right and invents none.',
      'Twenty real sources and their right values are the test of “{act}”.',
    ],
    criteria: [
      [
        'Each {result} points at its place in the source; one tap shows it.',
        'A value that stands nowhere in the source is rejected.',
      ],
      [
        'Below a confidence of 0.8 a value waits for a person.',
        'Corrected values are never overwritten by a second reading.',
      ],
      [
        'What stands in a source is never taken as an instruction.',
        'A source that cannot be read is listed with the reason.',
      ],
    ],
    edgeCases: [
      [
        'The source is empty, locked or of an unknown kind: it says which.',
        'The same source comes twice: one set of values.',
      ],
      [
        'A source of 300 pages: it is read in parts, with progress.',
        'Two values contradict each other: both are shown.',
      ],
    ],
    steps: [
      ['Collect twenty real sources with their right values before writing code.'],
      ['Separate reading (source to text with places) from finding (text to values).'],
      ['Show source and values side by side for checking.'],
    ],
    pitfalls: [['Values without their place: nobody can check them.', 'Trying it on three tidy samples only.']],
    effort: 'L',
  },
];
