import type { Mechanism } from './schema.ts';

/** One thing goes in, several come out: stages, each with a table of its own. What each output is, `outputs.ts` knows. */
const pipeline: Mechanism = {
  id: 'turn-into',
  signs: [
    '\\b(?:turn|convert|transform)(?:s|ing)? (?<source>(?!(?:in)?to |it |them |off |on )[a-z0-9][^,;:.()]{2,70}?) into (?<outputs>[^.;:()!?]{4,130})',
    '\\b(?:cut|break|distil)(?:s|ting|ing)? (?:up |down )?(?<source>(?:an?|each|every|the|our|my|their) [^,;:.()]{2,60}?) into (?<outputs>[^.;:()!?]{4,130})',
    '\\bfrom (?<source>(?:an?|each|every|one) [a-z][a-z -]{2,40}?) (?:it |we )?(?:makes?|produces?|generates?|builds?|drafts?) (?<outputs>[^.;:()!?]{4,130}? and [^.;:()!?]{3,60})',
  ],
  unless:
    '\\binto (?:an? )?(?:habits?|money|games?|cash|german|english|french|spanish|arabic|people|account)\\b|\\bturns? (?:it|them|off|on|out|up)\\b',
  also: ['\\b(?<instagram>Instagram)\\b'],
  lists: ['outputs'],
  of: 'source',
  does: ['file-processing', 'assistant'],
  spares: ['publishing'],
  name: ['From <a source> to <outputs.nouns>'],
  description: [
    'Takes <a source> in and makes <outputs.list> of it, stage by stage; each stage keeps its result and can be run again alone.',
  ],
  want: ['to hand in <a source> and get <outputs.list>'],
  so: 'what took an afternoon is there to be checked',
  entities: [
    {
      key: 'stageRun',
      name: '<source.noun> run',
      kind: 'event',
      fields: [
        'stage: text',
        'inputHash: text',
        'stageVersion: integer',
        'status: waiting | running | done | failed',
        'problem: text, optional',
        'startedAt: datetime, optional',
        'finishedAt: datetime, optional',
      ],
      to: 'object',
    },
  ],
  criteria: [
    'One stored <source.one>, end to end without a hand on it, gives <outputs.list>, each in a table of its own.',
    'A stage run again replaces its own results and those after it, and no other; what a person corrected stays.',
  ],
  api: [
    {
      method: 'POST',
      path: '/{object.path}/:id/{stageRun.path}',
      purpose: 'Start all stages, or from the named one on',
    },
    { method: 'GET', path: '/{object.path}/:id/{stageRun.path}', purpose: 'Each stage with its state' },
    { method: 'GET', path: '/{object.path}/:id/results', purpose: 'All that came of it, with places in the source' },
  ],
  edgeCases: [
    'The <source.one> is broken, empty or of another kind: refused at the door, with the reason.',
    'It gives less than asked for: it says how many it found and pads nothing.',
    'Killed in the middle of a stage: the next start goes on with that stage.',
  ],
  steps: [
    'Write the <spoken> down first, with times; who speaks is told by a second program or named once by a person. All later stages read this transcript.',
    'Keep one job for each stage in the order <outputs.nouns>; a stage reads tables and writes tables, never another stage’s memory.',
    'For <instagram>: 1080 × 1350 pixels, text inside a margin of 90; a test measures the files.',
    'Hash the input of each stage; skip it when hash and version are those of its last run.',
    'Show all results of one <source.one> on one page: to play or read the place, to correct, to approve.',
  ],
  pitfalls: ['One long call that makes everything: a fault at its end costs the whole.'],
  effort: 'L',
};

export const making: Mechanism[] = [pipeline];
