import { expect, it } from 'vitest';
import type { ArtifactName } from '../../../src/artifacts/artifacts.ts';
import { RULES } from '../../../src/artifacts/coherence/index.ts';
import { STAGES } from '../../../src/generation/stages/index.ts';

/** Where each rule is told to the model that must keep it: words of the instruction. A new hard rule needs a line. */
const TOLD: [rule: string, stage: ArtifactName, words: string][] = [
  ['edges-join-known-nodes', 'architecture', 'from and to are labels of nodes, letter by letter'],
  ['graph-is-connected', 'architecture', 'every node is reached from every other: one graph'],
  ['feature-names-are-unique', 'features', 'name: unique whatever the letter case'],
  ['phases-carry-every-feature', 'phases', 'All phases together list every feature exactly once'],
  ['must-haves-come-first', 'phases', 'no P0 in a later phase than a P2 or P3; no P0 in the last phase'],
  ['prompts-build-in-order', 'promptPack', 'names of prompts that stand earlier in the list'],
  ['prompts-cover-features', 'promptPack', 'Every P0 and P1 feature is built by a prompt whose text calls it'],
  ['endpoints-are-consistent', 'features', 'Each pair of method and path stands in one feature only'],
  ['relationships-name-entities', 'architecture', 'each names the other entity exactly as it is spelled'],
  ['features-touch-entities', 'features', 'every entity of the model is named at least once'],
  ['stack-agrees-with-nodes', 'architecture', 'choice names the same technology as tech of the node'],
  ['prompts-keep-to-the-stack', 'promptPack', 'none that stands in for a chosen one'],
  ['boundaries-protect-known-things', 'architecture', 'protects names at least one node label or entity'],
  ['logins-have-a-guard', 'architecture', 'there is a node of the type auth, or an external identity provider'],
  ['market-sizes-nest', 'research', 'tam is at least sam, sam at least som'],
  ['running-costs-grow', 'architecture', 'More users never cost less'],
  ['unit-economics-add-up', 'research', 'each begins with an amount above zero'],
  ['phases-add-up', 'phases', 'the sum of the durations, as one number and one unit'],
  ['lists-are-in-range', 'phases', 'phases: 3 to 5, in order'],
  ['lists-are-in-range', 'promptPack', 'never fewer than 10 or more than 20'],
];

it.each(TOLD)('tells %s to the model that writes the %s', (_, stage, words) => {
  expect(STAGES[stage].system.replaceAll(/\s+/g, ' ')).toContain(words);
});

/** Rules about the brief and the fields beside the contract's: no model is asked for these yet. */
const OF_MORE_FIELDS = new Set([
  'acts-are-done',
  'brief-ids-are-sound',
  'clauses-are-covered',
  'created-rows-are-complete',
  'data-references-exist',
  'deletes-take-what-requires-them',
  'entities-are-created',
  'feature-references-exist',
  'fields-follow-the-grammar',
  'guards-are-tested',
  'must-haves-come-before-users',
  'must-nots-are-tested',
  'names-are-unique',
  'nothing-forbidden-is-used',
  'operations-do-something',
  'prompt-references-exist',
  'prompts-build-everything-once',
  'prompts-build-in-time',
  'quotes-are-verbatim',
  'read-fields-are-written',
  'shown-fields-are-read',
  'states-have-a-way-in-and-out',
  'vendors-have-a-failure-case',
]);

it('tells every other hard rule to every stage that can break it', () => {
  const hard = RULES.filter(({ id, severity }) => severity === 'hard' && !OF_MORE_FIELDS.has(id));
  const owed = hard.flatMap(({ id, judges }) => judges.map((stage) => `${id} ${stage}`));
  const told = new Set(TOLD.map(([rule, stage]) => `${rule} ${stage}`));
  expect(owed.filter((one) => !told.has(one))).toEqual([]);
});

it('gives examples of form that belong to no demonstration of ours', () => {
  for (const { system } of Object.values(STAGES)) expect(system).not.toMatch(/groom|PostgreSQL|React|Node\.js|Stripe/);
});
