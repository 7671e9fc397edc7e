import { statesOf } from '../../../src/artifacts/coherence/plan/states.ts';
import { mutatorOf, type Site, type Subject } from '../mutator.ts';
import { atEntity, atNode, atOperation, lacking } from '../places.ts';

const living = ({ index, artifacts }: Subject) =>
  [...index.entities.values()].flatMap((entity) => {
    const states = statesOf(entity);
    const isOwn = entity.at < artifacts.architecture.dataModel.length;
    return states?.field === undefined || !isOwn ? [] : [{ ...states, field: states.field, ...entity }];
  });

/** A transition is gone that alone enters or leaves a state. */
export const transitionDropped = mutatorOf((subject) =>
  living(subject).flatMap(({ name, at, entity, transitions, final }) =>
    transitions.flatMap((one): Site[] => {
      const others = transitions.filter((other) => other !== one);
      const isEntered = others.some(({ to }) => to === one.to);
      const isLeft = one.from === 'new' || final.includes(one.from) || others.some(({ from }) => from === one.from);
      if (isEntered && isLeft) return [];
      const makers = subject.index.operationsByKey.get(one.by) ?? [];
      return [
        {
          artifact: 'architecture',
          change: `dropped the transition "${one.text}" of ${name}`,
          apply: () => void entity.states?.splice(one.at, 1),
          places: () => [atEntity(at), ...makers.map(atOperation)],
        },
      ];
    }),
  ),
);

/** A state that rows reach is neither left nor final. */
export const stateWithoutExit = mutatorOf(
  (subject) =>
    living(subject).flatMap(({ name, at, entity, final }) =>
      final.map((state) => ({
        artifact: 'architecture',
        change: `made the state ${state} of ${name} final no more`,
        apply() {
          entity.final = final.filter((other) => other !== state);
        },
        places: () => [atEntity(at)],
      })),
    ),
  (subject) =>
    living(subject).flatMap(({ name, at, entity, field, transitions }) =>
      transitions
        .filter(({ from }) => from !== 'new')
        .map(({ from, by }) => ({
          artifact: 'architecture',
          change: `let ${by} also move a ${name} from ${from} to a state that nothing leaves`,
          apply() {
            entity.states?.push(`${from} > stuck: ${by}`);
            const place = entity.fields.findIndex((text) => text.startsWith(`${field.name}:`));
            entity.fields.splice(place, 1, (entity.fields[place] ?? '').replace(from, `${from} | stuck`));
          },
          places: () => [atEntity(at)],
        })),
    ),
);

/** The graph falls apart: an edge is gone without which one part cannot reach the other. */
export const edgeDropped = mutatorOf(({ artifacts: { architecture } }) => {
  const { nodes, edges } = architecture;
  return edges.flatMap((edge, at): Site[] => {
    const others = edges.filter((other) => other !== edge);
    if (edge.from === edge.to || reaches(others, edge.from).has(edge.to)) return [];
    // The part without the first node is the one that lacks an edge.
    const joined = reaches(others, nodes[0]?.label ?? '');
    const lost = nodes.flatMap(({ label }, place) =>
      !joined.has(label) || label === edge.from || label === edge.to ? [{ label, place }] : [],
    );
    return [
      {
        artifact: 'architecture',
        change: `dropped the edge from ${edge.from} to ${edge.to}`,
        apply: () => void edges.splice(at, 1),
        places: () =>
          lost.flatMap(({ label, place }) => [
            atNode(place),
            lacking('architecture', '/edges', label),
            lacking('architecture', '/nodes', label),
          ]),
      },
    ];
  });
});

/** The labels that a node reaches over edges in either direction. */
function reaches(edges: readonly { from: string; to: string }[], start: string): Set<string> {
  const found = new Set([start]);
  // A set can grow while it is walked: what is added is visited too.
  for (const label of found) {
    for (const { from, to } of edges) {
      if (from === label) found.add(to);
      if (to === label) found.add(from);
    }
  }
  return found;
}
