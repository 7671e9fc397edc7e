import { expect, it } from 'vitest';
import { planOf } from '../../../../src/artifacts/coherence/plan/plan.ts';
import { actsAreDone } from '../../../../src/artifacts/coherence/rules/acts-are-done.ts';
import { createdRowsAreComplete } from '../../../../src/artifacts/coherence/rules/created-rows-are-complete.ts';
import { criteriaUseSomething } from '../../../../src/artifacts/coherence/rules/criteria-use-something.ts';
import { dataReferencesExist } from '../../../../src/artifacts/coherence/rules/data-references-exist.ts';
import { deletesTakeWhatRequiresThem } from '../../../../src/artifacts/coherence/rules/deletes-take-what-requires-them.ts';
import { demandsAreCited } from '../../../../src/artifacts/coherence/rules/demands-are-cited.ts';
import { entitiesAreCreated } from '../../../../src/artifacts/coherence/rules/entities-are-created.ts';
import { featureReferencesExist } from '../../../../src/artifacts/coherence/rules/feature-references-exist.ts';
import { fieldsAreRead } from '../../../../src/artifacts/coherence/rules/fields-are-read.ts';
import { fieldsFollowTheGrammar } from '../../../../src/artifacts/coherence/rules/fields-follow-the-grammar.ts';
import { guardsAreTested } from '../../../../src/artifacts/coherence/rules/guards-are-tested.ts';
import { mustNotsAreTested } from '../../../../src/artifacts/coherence/rules/must-nots-are-tested.ts';
import { namesAreUnique } from '../../../../src/artifacts/coherence/rules/names-are-unique.ts';
import { nothingForbiddenIsUsed } from '../../../../src/artifacts/coherence/rules/nothing-forbidden-is-used.ts';
import { operationsDoSomething } from '../../../../src/artifacts/coherence/rules/operations-do-something.ts';
import { operationsHaveACriterion } from '../../../../src/artifacts/coherence/rules/operations-have-a-criterion.ts';
import { readFieldsAreWritten } from '../../../../src/artifacts/coherence/rules/read-fields-are-written.ts';
import { refusalsAreEven } from '../../../../src/artifacts/coherence/rules/refusals-are-even.ts';
import { shownFieldsAreRead } from '../../../../src/artifacts/coherence/rules/shown-fields-are-read.ts';
import { statesHaveAWayInAndOut } from '../../../../src/artifacts/coherence/rules/states-have-a-way-in-and-out.ts';
import { vendorsHaveAFailureCase } from '../../../../src/artifacts/coherence/rules/vendors-have-a-failure-case.ts';
import { waitsResolve } from '../../../../src/artifacts/coherence/rules/waits-resolve.ts';
import { item, type Sound, soundOf } from './sound-plans.ts';

const RULES = [
  actsAreDone,
  createdRowsAreComplete,
  criteriaUseSomething,
  dataReferencesExist,
  deletesTakeWhatRequiresThem,
  demandsAreCited,
  entitiesAreCreated,
  featureReferencesExist,
  fieldsAreRead,
  fieldsFollowTheGrammar,
  guardsAreTested,
  mustNotsAreTested,
  namesAreUnique,
  nothingForbiddenIsUsed,
  operationsDoSomething,
  operationsHaveACriterion,
  readFieldsAreWritten,
  refusalsAreEven,
  shownFieldsAreRead,
  statesHaveAWayInAndOut,
  vendorsHaveAFailureCase,
  waitsResolve,
];

/** How long a list may be. */
const MAX = 300;
const numbers = Array.from({ length: MAX }, (_, n) => n);

/** Lists of 300 everywhere, two deep: entities that require each other, and operations that touch them all. */
function largePlan(): Sound {
  const plan = soundOf(1);
  const { brief, architecture, features } = plan;
  const [demand, node, feature] = [item(brief.demands), item(architecture.nodes), item(features.features)];
  brief.demands = numbers.map((n) => ({ ...demand, id: `D${n}`, forbids: [`thing ${n}`], figures: [`${n}`] }));
  architecture.nodes = numbers.map((n) => ({ ...node, label: `Node ${n}`, runs: 'vendor', vendor: `Vendor ${n}` }));
  architecture.guards = numbers.map((n) => ({ id: `G${n}`, demand: `D${n}`, path: 'A guess', stoppedBy: 'A check' }));
  architecture.dataModel = numbers.map((n) => ({
    entity: `E${n}`,
    relationships: [],
    fields: [
      `state: ${numbers.map((one) => `s${one}`).join(' | ')}`,
      ...numbers.slice(1).map((one) => `f${one}: ref E${one}`),
    ],
    states: numbers.map((one) => `s${one} > s${(one + 1) % MAX}: PUT /e${n}/${one}`),
  }));
  features.features = numbers.map((n) => ({
    ...feature,
    id: `F${n}`,
    name: `Feature ${n}`,
    priority: 'P0',
    demands: numbers.map((one) => `D${one}`),
    edgeCases: numbers.map((one) => `As GET /e${one}/{id}, E${one}.f${n} and F${one}.${n} have it.`),
    acceptanceCriteria: numbers.map((one) => `It takes ${one} rows of Vendor ${n}`),
    criteria: numbers.map((one) => ({ uses: [`PUT /e${n}/${one}`, `Node ${one}`], guard: `G${one}` })),
    apiSurface: numbers.map((one) => ({
      method: 'PUT',
      path: `/e${n}/${one}`,
      purpose: 'x',
      reads: [`E${one}: state, f${n}`],
      writes: [`+E${n}: f${one}`, `-E${one}`],
      errors: n % 2 === 0 ? ['401 unknown'] : [],
    })),
    screens: numbers.map((one) => ({ name: `Screen ${n}.${one}`, shows: [`E${one}.f${n}`], states: [] })),
  }));
  const lead = numbers.map((n) => ({
    what: 'x',
    who: 'y',
    weeks: 1,
    startIn: `S${n}`,
    blocks: `Feature ${n} of Feature`,
  }));
  for (const phase of plan.phases.phases) phase.lead = lead;
  return plan;
}

it('judges a plan whose lists are as long as they may be, two deep', () => {
  const { seed: _, brief, ...artifacts } = largePlan();
  const plan = planOf({ idea: 'A large plan', context: undefined, brief, artifacts });
  for (const rule of RULES) {
    const found = rule.find(plan);
    expect(found.length, rule.id).toBeLessThanOrEqual(MAX * MAX);
    for (const { message } of found.slice(0, MAX)) expect(message.length).toBeLessThan(2_000);
  }
});
