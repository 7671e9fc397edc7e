import type { Architecture } from '../../../artifacts/architecture.ts';
import type { Research } from '../../../artifacts/research.ts';
import { things } from '../knowledge/words/things.ts';
import { fold } from '../language/fold.ts';
import { lastWord, singular, spoken } from '../language/inflect.ts';
import { clean } from '../understand/clean.ts';
import { readNoun } from '../understand/nouns.ts';
import { tokenize } from '../understand/tokens.ts';
import type { Design, Entity, Use } from './design.ts';
import { chooseParts } from './parts.ts';
import { personOf } from './people.ts';
import { type Slots, word } from './slots.ts';

/** Takes the audience of a supplied research where it is not the one that the design chose. */
export function adoptResearch(design: Design, research: Research | undefined): Design {
  const first = research?.audience[0]?.segment;
  const known = new Set(
    [design.people.user.group, design.people.customer?.group, ...design.domain.segments.map((one) => one.name)].map(
      (name) => fold(name ?? ''),
    ),
  );
  if (!first || known.has(fold(first))) return design;
  const words = tokenize(clean(first)).tokens;
  const end = words.findIndex(
    (token, at) =>
      at > 0 && (token.kind !== 'word' || /^(who|with|in|of|that|for|from|aged|at|and|or|on)$/.test(token.word)),
  );
  const noun = readNoun(
    words.slice(0, end < 0 ? 5 : Math.min(end, 5)).map((token) => ({ ...token, word: token.word.toLowerCase() })),
    true,
  );
  if (noun.is !== 'person') return design;
  const user = personOf(noun);
  if (user.one === design.people.user.one) return design;
  const people = {
    ...design.people,
    user,
    keeper: design.people.keeper.one === design.people.user.one ? user : design.people.keeper,
  };
  const change = (slots: Slots): Slots =>
    new Map([...slots].map(([key, value]) => [key, value.one === design.people.user.one ? user : value]));
  const uses = design.uses.map((use) => ({
    ...use,
    actor: use.actor.one === design.people.user.one ? user : use.actor,
    other: use.other.one === design.people.user.one ? user : use.other,
    slots: change(use.slots),
  }));
  return { ...design, people, uses, parts: chooseParts(uses, { ...design, people }) };
}

/** Fits the design to the entities of an architecture, whoever wrote it: only these are named, and all of them are used. */
export function adoptArchitecture(design: Design, architecture: Architecture): Design {
  const names = [...new Map(architecture.dataModel.map(({ entity }) => [fold(entity), entity])).values()];
  const own = new Map(design.entities.map((entity) => [fold(entity.name), entity]));
  if (names.length === own.size && names.every((name) => own.has(fold(name)))) return design;
  const given = names.map((name) => own.get(fold(name)) ?? fromGiven(name, architecture));
  const ranked = [...given].sort((a, b) => Number(b.from === 'idea') - Number(a.from === 'idea'));
  const mapping = new Map(design.entities.map((entity) => [entity, counterpart(entity, given)]));
  const uses = dropRepeats(design.uses.map((use) => refit(use, mapping, ranked)));
  const all = keepUntouched(uses, ranked);
  const extra = Math.max(0, all.length - uses.length);
  return { ...design, entities: ranked, uses: all, parts: chooseParts(all, design, extra) };
}

function fromGiven(name: string, architecture: Architecture): Entity {
  const said = spoken(name) || 'entry';
  const found = architecture.dataModel.find(({ entity }) => entity === name);
  const thing = things.get(singular(lastWord(said)));
  return {
    ...word(singular(said), { name }),
    kind: thing?.kind ?? 'item',
    fields: found?.fields ?? [],
    relations: [],
    from: 'given',
  };
}

/** The given entity that means the same: the same name, the same last word, or one name inside the other. */
function counterpart(entity: Entity, given: Entity[]): Entity | undefined {
  const head = singular(lastWord(entity.one));
  return (
    given.find((one) => fold(one.name) === fold(entity.name) || one.one === entity.one) ??
    given.find((one) => singular(lastWord(one.one)) === head) ??
    given.find(
      (one) => one.one.split(' ').includes(head) || entity.one.split(' ').includes(singular(lastWord(one.one))),
    )
  );
}

function refit(use: Use, mapping: Map<Entity, Entity | undefined>, given: Entity[]): Use {
  const { kinds } = use.capability.object;
  const object = mapping.get(use.object) ?? given.find((one) => kinds.includes(one.kind)) ?? given[0] ?? use.object;
  const entities = new Map<string, Entity>([['object', object]]);
  const slots: Slots = new Map(use.slots);
  slots.set('object', object);
  for (const [key, entity] of use.entities) {
    if (key === 'object') continue;
    const same = mapping.get(entity);
    entities.set(key, same ?? object);
    const one = same?.one ?? entity.one;
    slots.set(key, { ...(same ?? entity), one, name: (same ?? object).name });
  }
  return { ...use, object, entities, slots };
}

/** Two uses of one capability that now work on the same thing are one. */
function dropRepeats(uses: Use[]): Use[] {
  return uses.filter(
    (use, at) => uses.findIndex((other) => other.capability === use.capability && other.object === use.object) === at,
  );
}

const EXTRA_MAX = 8;

/** Entities that nothing works on get records of their own, as far as that stays readable. */
function keepUntouched(uses: Use[], given: Entity[]): Use[] {
  const touched = new Set(uses.flatMap((use) => [...use.entities.values()]));
  const template = uses.find((use) => use.capability.id === 'records') ?? uses[0];
  if (!template) return uses;
  const extra = given.filter((entity) => !touched.has(entity)).slice(0, EXTRA_MAX);
  return [
    ...uses,
    ...extra.map(
      (object): Use => ({
        ...template,
        object,
        entities: new Map([['object', object]]),
        slots: new Map([...template.slots, ['object', object]]),
        because: 'field',
        need: 'core',
        again: true,
        verb: undefined,
      }),
    ),
  ];
}
