import type { Design, Use } from '../../design/design.ts';
import type { CapabilityFeature, Phrase } from '../../knowledge/schema.ts';
import { pick } from '../../language/hash.ts';
import type { RuleSaid } from '../../understand/rules-said.ts';
import { rulesOfHouse } from './said-rules.ts';

/** What the idea lays down for its main thing, as a feature: each rule in its own words, with what a test must show on both sides. */
export function houseRules(design: Design): { use: Use; spec: CapabilityFeature } | undefined {
  const rules = rulesOfHouse(design);
  const [object] = design.entities;
  const template = design.uses.find((use) => use.capability.id === 'records') ?? design.uses[0];
  if (rules.length === 0 || !object || !template) return undefined;
  const use: Use = {
    ...template,
    object,
    entities: new Map([['object', object]]),
    slots: new Map([...template.slots, ['object', object]]),
    because: 'asked',
    need: 'core',
    again: true,
    verb: undefined,
    heard: [],
  };
  return { use, spec: specOf(rules, design) };
}

function specOf(rules: readonly RuleSaid[], { key, hosted }: Design): CapabilityFeature {
  const quoted = rules.map(({ says }) => `“${says}”`);
  const timed = rules.some(({ kind }) => kind === 'deadline');
  return {
    key: 'rules',
    name: ['House rules for {objects}', 'Rules of {objects}, kept by themselves', 'What holds for {objects}'],
    need: 'core',
    description: [
      `Keeps what the brief lays down: ${quoted.join('; ')}.`,
      `Holds without anybody watching: ${quoted.join('; ')}.`,
    ],
    stories: [
      {
        as: 'keeper',
        want: pick(['our rules to hold by themselves', 'nobody to police the rules', 'the rules kept for me'], key),
        so: ['nobody has to argue about them', 'they hold on a bad day too', 'I need not remind anybody of them'],
      },
    ],
    criteria: rules.map((rule) => testOf(rule, key)),
    api: hosted ? [{ method: 'GET', path: '/{object.path}/rules', purpose: 'show the rules in force, in words' }] : [],
    reads: ['object'],
    writes: [],
    edgeCases: [
      ['Two ask for the last place at once: one is refused.', 'Two reach the limit together: one gets it.'],
      ...(timed
        ? [['The clock changes in spring: times stay right.', 'A time falls into the night or a holiday.']]
        : []),
      ['A rule changes: what was begun before keeps the old one.', 'Somebody must be let off: it is noted by whom.'],
    ] satisfies Phrase[],
    effort: rules.length > 3 ? 'L' : 'M',
    steps: [
      ['Write each rule as a pure function with its cases.', 'Give each rule a function and a table of cases.'],
      ['Check where the change is stored, not only in the form.', 'Refuse at the store; the form only warns early.'],
      ...(timed
        ? [['Let one job look for what is due, by index.', 'Find what is due by one query, each minute.']]
        : []),
      ['Answer a refusal with the rule in its own words.', 'Say the rule itself when something is refused.'],
    ] satisfies Phrase[],
    pitfalls: [
      [
        'Numbers of rules spread over the code.',
        'A limit that only the button knows.',
        'A rule checked before and not within the transaction.',
      ],
    ] satisfies Phrase[],
  };
}

/** What a test must show of a rule: on a condition with it and without it; of any other on both of its sides. */
export function testOf({ says, kind }: RuleSaid, key: string): string {
  const parted = CONDITION.exec(says)?.groups ?? (WHETHER.test(says) ? undefined : AFTERWARDS.exec(says)?.groups);
  if (parted?.when && parted.then && parted.when.split(' ').length <= WHEN_MAX)
    return pick(
      [
        `Given ${parted.when}: ${parted.then}. Otherwise not.`,
        `A test sets up “${parted.when}” and finds “${parted.then}”; without it nothing of the kind.`,
        `Case one: ${parted.when}. Then ${parted.then}. Case two, without it: not.`,
      ],
      key + says,
    );
  return pick(
    TESTED[kind].map((tail) => `“${says}”: ${tail}`),
    key + says,
  );
}

/** "A chart which shows if I am getting stronger" */
const WHETHER =
  /\b(?:shows?|sees?|knows?|tells?|asks?|checks?|finds? out|says?|decides?|learns?) (?:me |us |them |you )?(?:if|when)\b/i;
/** A longer one says what happens as well. */
const WHEN_MAX = 9;
const CONDITION = /^(?:if|when|whenever|once|as soon as) (?<when>[^,]{6,}), (?:then )?(?<then>.{6,})$/i;
const AFTERWARDS = /^(?<then>[^,]{6,}?)(?:,)? (?:if|when|whenever|once|as soon as) (?<when>.{6,})$/i;

/** What a test must show, by the kind of the rule. */
const TESTED: Record<RuleSaid['kind'], string[]> = {
  limit: [
    'the last one within passes, the next is refused.',
    'at the limit it passes, one beyond is refused with these words.',
    'a test counts up to it and one further.',
  ],
  deadline: [
    'a minute before nothing happens, then it does, once.',
    'a test with a set clock stands on both sides.',
    'with the clock moved past it, it happens exactly once.',
  ],
  fact: [
    'one case where it holds and one where it does not, each with its answer.',
    'the owner names an example that must pass and one that must not; both become tests.',
    'ask the owner for one example of each side before it is built; they are the test.',
    'shown to the owner on two real examples, before and after; what they say is the test.',
  ],
  right: [
    'whoever may can, everybody else is refused.',
    'a test tries it as each role.',
    'it holds through every door, links included.',
  ],
};
