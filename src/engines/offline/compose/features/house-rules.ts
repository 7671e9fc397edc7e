import type { Design, Use } from '../../design/design.ts';
import { isProductHeart } from '../../design/product/heart.ts';
import type { CapabilityFeature, Phrase } from '../../knowledge/schema.ts';
import { pick } from '../../language/hash.ts';
import type { RuleSaid } from '../../understand/rules-said.ts';
import { isHeldByField, namedAfter } from './rule-names.ts';
import { testOf } from './rule-test.ts';
import { rulesOfHouse } from './said-rules.ts';

/** What the idea lays down for its main thing, as a feature: each rule in its own words, with what a test must show on both sides. */
export function houseRules(design: Design): { use: Use; spec: CapabilityFeature } | undefined {
  const [object] = design.entities;
  const rules = rulesOfHouse(design).filter((rule) => !object || !isHeldByField(rule, object));
  const template =
    design.uses.find(({ capability }) => capability.id === 'records' || isProductHeart(capability)) ?? design.uses[0];
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

function specOf(rules: readonly RuleSaid[], { key, hosted, understanding }: Design): CapabilityFeature {
  const quoted = rules.map(({ says }) => `“${says}”`);
  const named = understanding.language === 'en' ? namedAfter(rules) : undefined;
  const timed = rules.some(({ kind }) => kind === 'deadline');
  return {
    key: 'rules',
    name: named ? [named] : ['House rules for {objects}', 'What holds for {objects}'],
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
    criteria: [
      ...rules.map((rule) => testOf(rule, key)),
      ['What decides each rule stands in a table.', 'Each rule reads fields that a table has.'],
    ],
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
      ['Name the fields that decide each rule.', 'List for each rule what it is decided by.'],
      ['Add those that no table has yet.', 'What no table holds of that, add here.'],
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
