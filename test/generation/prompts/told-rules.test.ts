import { describe, expect, it } from 'vitest';
import { RULES } from '../../../src/artifacts/coherence/index.ts';
import { JUDGED_NAMES, type JudgedName } from '../../../src/artifacts/quality.ts';
import { PARTS } from '../../../src/generation/parts/part.ts';
import { ARCHITECTURE_TASK } from '../../../src/generation/prompts/architecture.ts';
import { BRIEF_TASK } from '../../../src/generation/prompts/brief.ts';
import { FEATURES_TASK } from '../../../src/generation/prompts/features.ts';
import { PHASES_TASK } from '../../../src/generation/prompts/phases.ts';
import { PROMPT_PACK_TASK } from '../../../src/generation/prompts/prompt-pack.ts';
import {
  RESEARCH_OF_HOST_TASK,
  RESEARCH_TASK,
  SOURCED_RESEARCH_TASK,
} from '../../../src/generation/prompts/research.ts';
import { systemText } from '../../../src/generation/prompts/system.ts';
import { STAGES } from '../../../src/generation/stages/index.ts';

const TASKS: { readonly [Name in JudgedName]: string } = {
  brief: BRIEF_TASK,
  research: RESEARCH_TASK,
  architecture: ARCHITECTURE_TASK,
  features: FEATURES_TASK,
  phases: PHASES_TASK,
  promptPack: PROMPT_PACK_TASK,
};

/** Where each rule is told to the model that must keep it: words of the instruction. A new hard rule needs a line. */
const TOLD: [rule: string, stage: JudgedName, words: string][] = [
  ['brief-ids-are-sound', 'brief', 'ids D1, D2, …'],
  ['brief-ids-are-sound', 'brief', 'assumptions, ids A1, …'],
  ['brief-ids-are-sound', 'brief', 'questions, ids Q1, …'],
  ['brief-ids-are-sound', 'brief', 'default: one of options, copied'],
  ['brief-ids-are-sound', 'brief', 'No id stands twice'],
  ['clauses-are-covered', 'brief', 'They are cut into clauses at , ; : . ! ? and line breaks'],
  [
    'clauses-are-covered',
    'brief',
    'must cover each clause of two words or more; up to two of its words may be left over',
  ],
  ['forbidden-terms-are-sound', 'brief', 'forbids: for a must-not only'],
  ['quotes-are-verbatim', 'brief', 'one unbroken piece of idea or context, copied character by character'],
  ['quotes-are-verbatim', 'brief', 'asides: pieces that ask for nothing, copied like quotes'],
  ['edges-join-known-nodes', 'architecture', 'label: unique'],
  ['edges-join-known-nodes', 'architecture', 'from and to are labels of two different nodes, letter by letter'],
  ['graph-is-connected', 'architecture', 'every node is reached from every other: one graph'],
  ['data-references-exist', 'architecture', 'A ref names an entity of dataModel'],
  ['data-references-exist', 'architecture', 'unique: fields of the entity'],
  ['data-references-exist', 'architecture', '"seed" or the label of a node'],
  ['data-references-exist', 'architecture', 'demand: one id of the brief'],
  ['data-references-exist', 'architecture', 'One field lists all states as its values'],
  ['fields-follow-the-grammar', 'architecture', '"name: type[ 1..20][, optional][, unique][, default x]"'],
  ['names-are-unique', 'architecture', 'no name twice in an entity'],
  ['names-are-unique', 'architecture', 'id: unique, G1'],
  ['names-are-unique', 'architecture', 'settings: what differs between machines, each name once'],
  ['relationships-name-entities', 'architecture', 'entity: unique'],
  ['relationships-name-entities', 'architecture', 'the program derives relationships from it'],
  [
    'states-have-a-way-in-and-out',
    'architecture',
    'Each is entered by a transition, and left by one or listed in final',
  ],
  [
    'states-have-a-way-in-and-out',
    'features',
    "Each operation in the architecture's states is here under the same name",
  ],
  ['nothing-forbidden-is-used', 'architecture', 'contains a term that a demand forbids'],
  ['nothing-forbidden-is-used', 'features', 'contains a term that a demand forbids'],
  ['nothing-forbidden-is-used', 'promptPack', 'contains a term that a demand forbids'],
  ['feature-names-are-unique', 'features', 'name: unique whatever the letter case'],
  ['feature-references-exist', 'features', 'uses: exact names of operations, screens, nodes'],
  ['feature-references-exist', 'features', 'people of the brief, labels of nodes, or "all"'],
  ['feature-references-exist', 'features', 'enables: ids of other features'],
  ['feature-references-exist', 'features', 'Only names of the data model.'],
  ['feature-references-exist', 'features', 'write METHOD /path, Entity.field and F1.2 only for what exists here'],
  ['feature-references-exist', 'features', 'No id stands twice'],
  ['operations-do-something', 'features', 'Each reads or writes'],
  ['operations-do-something', 'features', 'needed for every operation'],
  ['created-rows-are-complete', 'features', '"+" lists each field without optional and default, except ids'],
  [
    'deletes-take-what-requires-them',
    'features',
    '"-Bed" stands with "-Harvest" where Harvest has a required "ref Bed"',
  ],
  ['entities-are-created', 'features', 'Each entity without source is created by some "+"'],
  ['features-touch-entities', 'features', 'Each entity without source is created by some "+"'],
  ['read-fields-are-written', 'features', 'Each field in reads is written by some operation'],
  ['read-fields-are-written', 'phases', 'than the one that first writes a field that it reads'],
  ['shown-fields-are-read', 'features', 'shows lists stored fields ("Bed.name"), each in the reads of some operation'],
  ['shown-fields-are-read', 'phases', 'first reads a field that its screens show'],
  ['acts-are-done', 'features', 'is cited by a criterion that uses an operation that writes or a screen'],
  ['acts-are-done', 'features', 'stand in digits in a criterion that cites it, or in a limit that it uses'],
  ['must-nots-are-tested', 'features', 'One cites each must-not without forbids'],
  ['guards-are-tested', 'features', 'one tests each guard of the architecture, its id in guard'],
  ['vendors-have-a-failure-case', 'features', 'one names each vendor node that a P0 uses, reads from or has in by'],
  ['phases-carry-every-feature', 'phases', 'All phases together list every feature exactly once'],
  ['must-haves-come-before-users', 'phases', 'Every P0 is in it or in an earlier phase'],
  ['must-haves-come-first', 'phases', 'no P0 is in a later phase than a P2 or P3, and none waits for the last phase'],
  ['lists-are-in-range', 'phases', 'phases: 3 to 5, in order'],
  ['lists-are-in-range', 'promptPack', 'prompts: 10 to 20'],
  ['prompts-build-in-order', 'promptPack', 'at least one is "scaffolding"'],
  [
    'prompts-build-in-order',
    'promptPack',
    'names of earlier prompts, letter by letter; at least one, save for scaffolding',
  ],
  ['prompts-build-in-order', 'promptPack', 'none of a later phase'],
  ['prompts-build-in-time', 'promptPack', 'is built by the same prompt or an earlier one of no later phase'],
  ['prompts-build-everything-once', 'promptPack', 'is built by exactly one prompt, other criteria by at most one'],
  ['prompts-cover-features', 'promptPack', 'Each operation, each screen and each criterion of a P0 or P1 is built'],
  [
    'prompt-references-exist',
    'promptPack',
    'uses: settings, nodes, limits, test data, and files of this or an earlier prompt',
  ],
  ['prompt-references-exist', 'promptPack', 'write METHOD /path, Entity.field and F1.2 only for what the plan has'],
  ['boundaries-protect-known-things', 'architecture', 'protects calls nodes or entities by name'],
  ['running-costs-grow', 'architecture', 'More users never cost less'],
  ['market-sizes-nest', 'research', 'tam is at least sam, sam at least som'],
  ['sources-resolve', 'research', 'No source is listed, so cite no [1] and write no address of a page'],
  ['unit-economics-add-up', 'research', 'each begin with an amount above zero'],
];

const IN_PARTS = new Set<JudgedName>(['architecture', 'features', 'phases', 'promptPack']);

const onOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ');

it.each(TOLD)('tells %s to the model that writes the %s', (_, stage, words) => {
  expect(onOneLine(systemText(TASKS[stage]))).toContain(words);
});

it.each([
  ['a model that is given sources', SOURCED_RESEARCH_TASK, 'write no address of a page'],
  ['a host that may search', RESEARCH_OF_HOST_TASK, 'write no address elsewhere'],
])('tells %s to cite what is listed alone, in at most 3,500 characters', (_, task, words) => {
  expect(onOneLine(task)).toContain(`Cite no number that is not in sources, and ${words}`);
  expect(onOneLine(task)).toContain('All else is from memory or an estimate: give its basis');
  expect(task.trim().length).toBeLessThanOrEqual(3_500);
});

/** What the skeleton settles for its fills, so that no part can break it. */
const SETTLED = ['phases-carry-every-feature'];

/** What is told in other words where a feature is built as a whole. */
const BY_FEATURE = new Map([
  ['prompts-build-in-time', 'in an order in which an operation that another feature reads or uses comes first'],
  ['prompts-build-everything-once', 'Each feature, with its ".*", is built by exactly one prompt'],
  ['prompts-cover-features', 'Each feature, with its ".*", is built by exactly one prompt'],
]);

it.each(
  TOLD.filter(([, stage]) => IN_PARTS.has(stage)),
)('tells %s to the authors of the parts of the %s', (rule, stage, words) => {
  const parts = Object.values(PARTS).filter((part) => part.stage === stage);
  const texts = [PARTS.skeleton, ...parts].map(({ system }) => onOneLine(system)).join(' ');
  if (!SETTLED.includes(rule)) expect(texts).toContain(BY_FEATURE.get(rule) ?? words);
});

it('tells every hard rule to every stage that can break it', () => {
  const hard = RULES.filter(({ severity }) => severity === 'hard');
  const owed = hard.flatMap(({ id, judges }) => judges.map((stage) => `${id} ${stage}`));
  const told = new Set(TOLD.map(([rule, stage]) => `${rule} ${stage}`));
  expect(owed.filter((one) => !told.has(one))).toEqual([]);
});

describe.each(JUDGED_NAMES)('the text for the %s', (stage) => {
  it('has at most 3,500 characters', () => {
    expect(TASKS[stage].trim().length).toBeLessThanOrEqual(3_500);
  });

  it('writes as people speak', () => {
    expect(TASKS[stage]).not.toMatch(/\b(?:whoever|nobody|somebody|none that)\b/i);
  });

  it('gives examples of form that belong to no demonstration of ours', () => {
    expect(TASKS[stage]).not.toMatch(/groom|PostgreSQL|React|Node\.js|Stripe/);
  });
});

describe('the text for a part of a blueprint', () => {
  it.each(
    Object.entries(PARTS).filter(([kind]) => kind !== 'skeleton'),
  )('has at most 3,500 characters: %s', (_, part) => {
    expect(ownText(part)).toBeLessThanOrEqual(3_500);
  });

  it('has no more for the skeleton of three artefacts than they have together for the same', () => {
    expect(ownText(PARTS.skeleton)).toBeLessThanOrEqual(5_000);
  });
});

const ownText = ({ system }: { system: string }): number => system.trim().length - systemText('').trim().length;

it('shares a text of at most 3,300 characters between all stages', () => {
  expect(systemText('').trim().length).toBeLessThanOrEqual(3_300);
  for (const { system } of Object.values(STAGES)) expect(system.startsWith(systemText('').trim())).toBe(true);
});

it('gives each stage the text of its task', () => {
  for (const { name, system } of Object.values(STAGES)) expect(system).toBe(systemText(TASKS[name]));
});
