import { type Output, outputs } from '../../knowledge/mechanisms/index.ts';
import type { Capability, CapabilityFeature } from '../../knowledge/schema.ts';
import { list, plural, singular, withArticle } from '../../language/inflect.ts';
import type { Found } from './find.ts';
import { allTold, coreOf, countOf, nounOf, type Roles, told } from './roles.ts';

type Spec = Capability['entities'][number];

/** The prefix of what an idea asks for and whose inside is known. */
const PREFIX = 'act-how-';

/** Whether a capability was made from a clause whose inside is known. */
export const isMechanism = ({ id }: Pick<Capability, 'id'>): boolean => id.startsWith(PREFIX);

/** The clause as a function of this product alone, with its tables, steps and proofs. */
export function builtFrom({ mechanism, roles, says }: Found, id = PREFIX + mechanism.id): Capability | undefined {
  const source = roles.get('source');
  if (typeof source === 'string' && IN_TIME.test(source)) roles.set('spoken', coreOf(source));
  const title = allTold(mechanism.name, roles)[0];
  const description = allTold(mechanism.description, roles)[0];
  const want = allTold(mechanism.want, roles)[0];
  if (!title || !description || !want) return undefined;
  const made = outputsOf(roles);
  const entities = [...mechanism.entities.flatMap((one) => entityOf(one, roles)), ...made.map(({ entity }) => entity)];
  const keys = entities.map(({ key }) => key);
  const feature: CapabilityFeature = {
    key: 'act',
    name: [title],
    need: 'core',
    does: mechanism.does,
    description,
    stories: [{ as: roles.has('asker') ? 'other' : 'actor', want, so: mechanism.so }],
    criteria: cut([...allTold(mechanism.criteria, roles), ...made.flatMap(({ criteria }) => criteria)], CRITERIA_MAX),
    api: [
      ...mechanism.api.flatMap(({ method, path, purpose }): CapabilityFeature['api'] => {
        const said = told(purpose, roles);
        return said === undefined || !isThere(path, keys) ? [] : [{ method, path, purpose: said }];
      }),
      ...made.map(({ entity: { key, name } }): CapabilityFeature['api'][number] => ({
        method: 'PATCH',
        path: `/{${key}.path}/:id`,
        purpose: `Correct or approve ${withArticle(name)}`,
      })),
    ],
    reads: ['object'],
    writes: keys,
    edgeCases: cut(allTold(mechanism.edgeCases, roles), EDGES_MAX),
    effort: mechanism.effort,
    steps: cut(stepsOf(allTold(mechanism.steps, roles), made), STEPS_MAX),
    pitfalls: allTold(mechanism.pitfalls, roles),
  };
  return {
    id,
    name: title.charAt(0).toLowerCase() + title.slice(1),
    verbs: [],
    triggers: [],
    actor: 'user',
    object: { fallback: 'record', kinds: [] },
    entities,
    ...joinedParts(modelFor(made), carriersOf(mechanism.needs ?? [])),
    boundaries: [],
    failures: [
      [
        `When a step of “${says}” fails, what was stored before it stays.`,
        `When “${says}” breaks off, it goes on where it stopped.`,
      ],
    ],
    features: [feature],
    usage: made.some(({ model }) => model) ? [{ need: 'llm', units: 12 }] : [],
    pains: [`There is no place for this today: ${says}.`],
    competitors: [],
    risks: [],
    metrics: [],
  };
}

const CRITERIA_MAX = 6;
const STEPS_MAX = 8;
const EDGES_MAX = 4;

const cut = <One>(list: readonly One[], most: number): One[] => list.slice(0, most);

/** The path speaks of tables that are there. */
const isThere = (path: string, keys: readonly string[]): boolean =>
  [...path.matchAll(/\{([A-Za-z]+)\.path\}/g)].every(([, key = '']) => key === 'object' || keys.includes(key));

/** A table of the mechanism in the clause's words; of two fields of one name the first whose words are there. */
function entityOf(
  { key, name, kind, fields, to, about = [] }: Found['mechanism']['entities'][number],
  roles: Roles,
): Spec[] {
  const called = told(name, roles);
  if (called === undefined || called.trim() === '') return [];
  const names = new Set<string>();
  const kept = allTold(fields, roles).filter((field) => {
    const own = field.split(':')[0] ?? '';
    return names.has(own) ? false : names.add(own);
  });
  const relations: Spec['relations'] = [
    ...(to === undefined ? [] : [{ says: 'belongs to' as const, to }]),
    ...about.map((one) => ({ says: 'refers to' as const, to: one })),
  ];
  return [{ key, name: called, kind, fields: kept, relations }];
}

/** Who writes what comes out: none where no model has to propose it. */
function modelFor(made: readonly Made[]): Pick<Capability, 'nodes' | 'edges'> {
  const asked = made.filter(({ model }) => model).map(({ entity }) => plural(entity.name));
  if (asked.length === 0) return { nodes: [], edges: [] };
  return {
    nodes: [
      {
        key: 'proposer',
        need: 'llm',
        type: 'ai',
        label: '{Object} Language Model',
        does: `Proposes ${list(asked)} from the text that it is given; what names no place in it is thrown away.`,
      },
    ],
    edges: [{ from: 'worker', to: 'proposer', protocol: 'HTTPS', purpose: `have ${list(asked)} proposed` }],
  };
}

/** What carries its messages to those outside. */
function carriersOf(needs: readonly string[]): Pick<Capability, 'nodes' | 'edges'> {
  if (!needs.includes('email')) return { nodes: [], edges: [] };
  return {
    nodes: [
      {
        key: 'mail',
        need: 'email',
        type: 'external',
        label: 'Mail Delivery',
        does: 'Carries what is sent, and reports what did not arrive.',
      },
    ],
    edges: [{ from: 'worker', to: 'mail', protocol: 'HTTPS', purpose: 'send what was approved' }],
  };
}

type PartsOf = Pick<Capability, 'nodes' | 'edges'>;
const joinedParts = (one: PartsOf, other: PartsOf): PartsOf => ({
  nodes: [...one.nodes, ...other.nodes],
  edges: [...one.edges, ...other.edges],
});

interface Made {
  entity: Spec;
  model: boolean;
  step: string;
  criteria: string[];
}

const IN_TIME =
  /\b(?:recording|audio|video|podcast|call|talk|interview|episode|webinar|meeting|lecture|sermon|stream|film|footage|voice|memo)s?\b/i;

/** What comes out, each as a table of its own with how it is made and proved. */
function outputsOf(roles: Roles): Made[] {
  const list = roles.get('outputs');
  if (!Array.isArray(list)) return [];
  const inTime = IN_TIME.test(String(roles.get('source') ?? ''));
  return list.flatMap((said, at): Made[] => {
    const core = coreOf(said);
    const name = nounOf(said);
    if (!/^[a-z][a-z0-9 -]*$/.test(name)) return [];
    const like = outputLike(name);
    if (!like) return [];
    const own: Roles = new Map(roles);
    own.set('one', singular(core));
    own.set('many', plural(singular(core)));
    own.set('text', inTime ? 'transcript' : singular(coreOf(String(roles.get('source')))));
    const count = countOf(said);
    if (count !== undefined) own.set('count', count);
    const fields = like.fields.map((field) => field.replace('PLACE', inTime ? 'Ms' : 'Character'));
    return [
      {
        entity: {
          key: `out${letterOf(at)}`,
          name,
          kind: 'document',
          fields,
          relations: [{ says: 'belongs to', to: 'object' }],
        },
        model: like.model === true,
        step: told(like.step, own) ?? like.step,
        criteria: allTold(like.criteria, own),
      },
    ];
  });
}

const letterOf = (at: number): string => 'ABCDEFGH'.charAt(at % 8);

const outputLike = (name: string): Output | undefined => {
  const head = name.split(' ').at(-1) ?? '';
  return outputs.find(({ heads }) => heads.includes(head)) ?? outputs.at(-1);
};

/** The steps of what comes out stand after those that lay the ground: in the order in which it is made. */
const stepsOf = (steps: readonly string[], made: readonly Made[]): string[] =>
  made.length === 0
    ? [...steps]
    : [...steps.slice(0, -GENERAL), ...made.map(({ step }) => step), ...steps.slice(-GENERAL)];
const GENERAL = 2;
