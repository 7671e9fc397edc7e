import type { Capability } from '../../knowledge/schema.ts';
import { singular } from '../../language/inflect.ts';
import type { LaidDown } from './find.ts';

const PREFIX = 'rule-';

/** Whether a capability is made from a known rule that the idea lays down. */
export const isRuleCapability = ({ id }: Pick<Capability, 'id'>): boolean => id.startsWith(PREFIX);

/** A known rule as a capability of its own: composed like any other, its tables called as the idea calls them. */
export function ruleCapability({ concept, words, says }: LaidDown): Capability {
  const { id, name, actor, on, entities, nodes = [], edges = [], boundaries = [], failures = [], feature } = concept;
  const called = new Map(
    entities.map((entity) => [entity.key, entity.named === undefined ? entity.name : nameOf(words, entity)]),
  );
  return {
    id: `${PREFIX}${id}`,
    name,
    verbs: [],
    triggers: [],
    actor,
    object: { fallback: 'record', kinds: on.kinds ?? [] },
    entities: entities.map(({ named: _, ...entity }) => ({ ...entity, name: called.get(entity.key) ?? entity.name })),
    nodes,
    edges,
    boundaries,
    failures: failures.length > 0 ? failures : [`When a check of ${name} fails, nothing is changed.`],
    features: [{ ...feature, key: id, need: 'core', description: toldWith(feature.description, says) }],
    usage: [],
    pains: [`Nobody can show that ${name} was kept to.`],
    competitors: [],
    risks: [],
    metrics: [],
  };
}

const NAME = /^[a-z][a-z -]{1,30}$/;

function nameOf(
  words: ReadonlyMap<string, string>,
  { name, named = '' }: { name: string; named?: string | undefined },
) {
  const said = singular(words.get(named)?.toLowerCase() ?? name);
  return NAME.test(said) ? said : name;
}

/** The idea's own clause stands behind what the plan makes of it. */
function toldWith(description: string | string[], says: string): string[] {
  return [description].flat().flatMap((way) => [`${way} The brief: “${says}”.`, `${way} Laid down as “${says}”.`]);
}
