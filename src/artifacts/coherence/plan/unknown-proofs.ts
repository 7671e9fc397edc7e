import { fieldFinder } from './fields.ts';
import type { Missing } from './missing.ts';
import type { Plan, PlanCriterion, PlanFeature } from './plan.ts';
import { pointerTo } from './pointer.ts';
import { operationKeyIn } from './states.ts';
import { code } from './tell.ts';

type Unknown = Omit<Missing, 'artifact'>;

/** What criteria use, cite and test. Without an architecture, any name may be one of its nodes or fields. */
export function unknownProofs(plan: Plan): Unknown[] {
  const { artifacts, brief, criteria, demands, guards } = plan;
  const isKnown = usable(plan);
  const hasGuards = artifacts.architecture?.guards !== undefined;
  return criteria.flatMap(({ id, pointer, uses, guard, feature, ...criterion }) => [
    ...uses
      .map((used, at) => ({ used, pointer: `${pointer}${pointerTo('uses', at)}` }))
      .filter(({ used }) => !isKnown(used))
      .map(({ used, pointer: place }) => ({
        what: called(used),
        pointer: place,
        name: id,
        mend: 'Use an operation (`GET /orders`), a screen, a field (`Order.total`), a node, a limit or test data.',
      })),
    ...ownDemands(criterion, feature)
      .filter((demand) => brief !== undefined && !demands.has(demand))
      .map((demand) => ({
        what: `the demand ${code(demand)}`,
        mend: 'Cite a demand of the brief.',
        pointer: `${pointer}${pointerTo('demands')}`,
        name: id,
      })),
    ...(guard === undefined || !hasGuards || guards.has(guard)
      ? []
      : [
          {
            what: `the guard ${code(guard)}`,
            pointer: `${pointer}${pointerTo('guard')}`,
            name: id,
            mend: 'Name a guard of the architecture.',
          },
        ]),
  ]);
}

/** Demands that a criterion does not take from its feature. */
const ownDemands = ({ demands }: Pick<PlanCriterion, 'demands'>, { feature }: PlanFeature): readonly string[] =>
  demands === feature.demands ? [] : demands;

// `GET /orders`; jobs and commands have free paths, but those are called in capitals too.
const OPERATION = /^[A-Z]{2,10}\s+\S/;

/** The name with its kind, as the same name is told where prose has it. */
function called(name: string): string {
  if (OPERATION.test(name)) return `the operation ${code(name)}`;
  return /^\w+\.\w+$/.test(name) ? `the field ${code(name)}` : code(name);
}

function usable(plan: Plan): (name: string) => boolean {
  const { operationsByKey, screens, figures, nodes, entities, settings, artifacts } = plan;
  // `screen Beds` as in what prompts build.
  const titles = new Set(screens.flatMap(({ name }) => [name, `screen ${name}`]));
  const isField = fieldFinder(plan);
  return (name) =>
    [operationsByKey, titles, figures, nodes, entities, settings].some((names) => names.has(name)) ||
    operationsByKey.has(operationKeyIn(name)) ||
    isField(name) ||
    (artifacts.architecture === undefined && !/^[A-Z]+\s+\//.test(name));
}
