import type { Demand } from '../../../src/artifacts/brief.ts';
import { criteriaByDemand } from '../../../src/artifacts/coherence/plan/cited.ts';
import type { PlanCriterion } from '../../../src/artifacts/coherence/plan/plan.ts';
import { pointerTo } from '../../../src/artifacts/coherence/plan/pointer.ts';
import { mutatorOf, type Site, type Subject } from '../mutator.ts';
import { atCriterion, atNode, lacking, type Place } from '../places.ts';

const citing = ({ index }: Subject, demand: string): readonly PlanCriterion[] =>
  criteriaByDemand(index).get(demand)?.flat() ?? [];

/** The lists of features and criteria that cite a demand by its id, or the list that has no place for it. */
const citations = ({ artifacts }: Subject, demand: string): Place[] => [
  lacking('features', '/features', demand),
  ...artifacts.features.features.flatMap(({ demands = [], criteria = [] }, at): Place[] => {
    const own = demands.includes(demand) ? [pointerTo('features', at, 'demands')] : [];
    const tests = criteria.flatMap((one, place) =>
      one.demands?.includes(demand) ? [pointerTo('features', at, 'criteria', place)] : [],
    );
    return [...own, ...tests].map((pointer) => ({ artifact: 'features', pointer }));
  }),
];

/** An act, or a must-not that forbids no term. A guard would cite the demand too. */
const needsCriterion = ({ artifacts }: Subject, { id, kind, polarity, forbids }: Demand): boolean =>
  (polarity === 'must' ? kind === 'act' : forbids.length === 0) &&
  !artifacts.architecture.guards?.some(({ demand }) => demand === id);

/** Nothing cites a demand any more. */
export const demandUncited = mutatorOf((subject) =>
  subject.brief.demands
    .filter((demand) => needsCriterion(subject, demand) && citing(subject, demand.id).length > 0)
    .map((demand): Site => {
      const places = citations(subject, demand.id);
      return {
        artifact: 'features',
        change: `dropped every citation of ${demand.id}`,
        apply() {
          for (const feature of subject.artifacts.features.features) {
            for (const one of [feature, ...(feature.criteria ?? [])]) {
              if (one.demands !== undefined) one.demands = one.demands.filter((id) => id !== demand.id);
            }
          }
        },
        places: () => places,
      };
    }),
);

/** No criterion tests a guard any more. */
export const guardUncited = mutatorOf((subject) =>
  (subject.artifacts.architecture.guards ?? []).flatMap(({ id }) => {
    const testing = subject.index.criteria.filter(({ guard }) => guard === id);
    const site: Site = {
      artifact: 'features',
      change: `dropped the guard ${id} from its criteria`,
      apply() {
        for (const { criteria = [] } of subject.artifacts.features.features) {
          for (const one of criteria) if (one.guard === id) delete one.guard;
        }
      },
      places: () => [...testing.flatMap(atCriterion), lacking('features', '/features', id)],
    };
    return testing.length > 0 ? [site] : [];
  }),
);

const forbiddenTerms = ({ brief }: Subject): string[] => brief.demands.flatMap(({ forbids }) => forbids);

/** A node is built with, or called, what a must-not rules out. */
export const prohibitionBroken = mutatorOf(
  (subject) =>
    forbiddenTerms(subject).flatMap((term) =>
      subject.artifacts.architecture.nodes.map((node, at) => ({
        artifact: 'architecture',
        change: `built ${node.label} with ${term}, which is ruled out`,
        apply() {
          node.tech = `${node.tech} with ${term}`;
        },
        places: () => [atNode(at)],
      })),
    ),
  (subject) =>
    forbiddenTerms(subject).flatMap((term) =>
      subject.artifacts.architecture.nodes.map((node, at) => ({
        artifact: 'architecture',
        change: `called ${node.label} also a ${term}, which is ruled out`,
        apply: () => relabel(subject, node.label, `${node.label} ${term}`),
        places: () => [atNode(at)],
      })),
    ),
);

/** Renames a node wherever its label stands alone, so that the new label is the only fault. */
function relabel({ artifacts }: Subject, from: string, to: string): void {
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, item] of Object.entries(value)) {
      if (item === from) Reflect.set(value, key, to);
      else visit(item);
    }
  };
  visit(artifacts);
}

/** A figure of a demand stands in none of its criteria any more, nor in a limit that they use. */
export const figureDropped = mutatorOf((subject) =>
  subject.brief.demands.flatMap((demand) =>
    demand.figures.flatMap((figure): Site[] => {
      const criteria = citing(subject, demand.id);
      const limits = subject.artifacts.features.limits ?? [];
      const used = limits.filter(({ id }) => criteria.some(({ uses }) => uses.includes(id)));
      if (![...criteria.map(({ text }) => text), ...used.map(({ value }) => value)].join('\n').includes(figure))
        return [];
      const places = [...criteria.flatMap(atCriterion), lacking('features', '/features', demand.id)];
      return [
        {
          artifact: 'features',
          change: `dropped the figure ${figure} of ${demand.id} from its criteria`,
          apply() {
            for (const { text, feature } of criteria) {
              const { acceptanceCriteria } = feature.feature;
              acceptanceCriteria.splice(acceptanceCriteria.indexOf(text), 1, text.replaceAll(figure, 'some'));
            }
            for (const limit of used) limit.value = limit.value.replaceAll(figure, 'some');
          },
          places: () => places,
        },
      ];
    }),
  ),
);
