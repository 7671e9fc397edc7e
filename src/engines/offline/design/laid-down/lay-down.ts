import type { RuleConcept } from '../../knowledge/rules/schema.ts';
import type { CapabilityFeature } from '../../knowledge/schema.ts';
import { lastWord, singular } from '../../language/inflect.ts';
import type { Entity, Ground, Part, Use } from '../design.ts';
import { word } from '../slots.ts';
import { bind } from '../uses.ts';
import { ruleCapability } from './capability.ts';
import { coveringPart, keeping } from './covered.ts';
import type { LaidDown } from './find.ts';
import { insteadOf } from './instead.ts';
import { rulesFor } from './rules-for.ts';

/** Behind what the product promises, before what it has beside. */
const [POINTS, POINTS_OF_KIND, STEP] = [6.7, 8.8, 0.01];
const PARTS_MAX = 20;

/**
 * The parts of the plan with those for the known rules that the idea lays down. Each brings its tables to `ground.entities`, joined
 * to the thing it speaks of; what other parts say against it goes.
 */
export function layDown(ground: Ground, parts: readonly Part[]): Part[] {
  const found = rulesFor(ground);
  if (found.length === 0) return [...parts];
  const points = ground.kind ? POINTS_OF_KIND : POINTS;
  const kept = found.reduce<Part[]>(
    (so, one) => {
      const covering = coveringPart(one, so);
      return covering ? so.map((part) => (part === covering ? keeping(one, part) : part)) : so;
    },
    [...parts],
  );
  const added = found.filter((one) => !coveringPart(one, parts));
  const own = added.map((one, at): Part => {
    const use = useOf(one, ground);
    return { use, spec: use.capability.features[0] as CapabilityFeature, points: points - at * STEP };
  });
  const others = insteadOf(kept, ground.entities, found);
  const room = Math.max(PARTS_MAX - own.length, others.filter(({ use }) => use.because === 'asked').length);
  return [...others.slice(0, room), ...own].sort((a, b) => b.points - a.points);
}

function useOf(one: LaidDown, ground: Ground): Use {
  const { concept, words } = one;
  const capability = ruleCapability(one);
  const object = objectOf(
    one,
    capability.entities.map(({ name }) => name),
    ground.entities,
  );
  const use = bind({ capability, object, objectName: object?.one, because: 'asked', need: 'core' }, ground, false);
  hold(use, concept);
  const said = [...words].filter(([slot]) => !use.slots.has(slot)).map(([slot, text]) => [slot, word(text)] as const);
  // Where the clause names nothing, the stored thing is what it speaks of.
  return { ...use, heard: [one.says], slots: new Map([['thing', use.object], ...said, ...use.slots]) };
}

/** What the thing itself must hold for the rule, and where it belongs. */
function hold({ object, entities }: Use, { fields = [], belongs }: RuleConcept): void {
  const names = new Set(object.fields.map(nameOfField));
  object.fields = [...object.fields, ...fields.filter((field) => !names.has(nameOfField(field)))];
  const home = belongs === undefined ? undefined : entities.get(belongs);
  if (home && home !== object && !object.relations.some(({ to }) => to === home.name))
    object.relations.push({ says: 'refers to', to: home.name });
}

const nameOfField = (field: string) => field.split(':')[0];

/** The stored thing that the rule speaks of: by the word it uses, by what stands in its clause, else what such rules are about. */
function objectOf(
  { concept: { on }, says, words }: LaidDown,
  own: readonly string[],
  entities: readonly Entity[],
): Entity | undefined {
  const open = entities.filter(({ one }) => !own.includes(one));
  const thing = words.get('thing');
  const fits = ({ kind }: Entity) => !on.kinds || on.kinds.includes(kind);
  const preferred = () =>
    (on.prefers ?? []).flatMap((name) =>
      open.filter(({ one }) => singular(lastWord(one)) === name && !OF_HOUSE.test(one)),
    )[0] ?? (on.kinds ? open.find((entity) => fits(entity) && !OF_HOUSE.test(entity.one)) : undefined);
  if (on.always) return preferred() ?? open[0];
  return (
    (thing === undefined ? undefined : open.find((entity) => isIn(entity, thing))) ??
    open.find((entity) => fits(entity) && entity.from !== 'capability' && isIn(entity, says)) ??
    open.find((entity) => fits(entity) && isIn(entity, says)) ??
    preferred() ??
    open[0]
  );
}

/** Those who work there are seldom whom a rule of the house is about. */
const OF_HOUSE = /\b(?:team|staff|lab|crew|shift|account|employee|worker)\b/;

/** The text names it, in full or by its last word. */
function isIn({ one, many, also = [] }: Entity, text: string): boolean {
  const words = new Set((text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).flatMap((word) => [word, singular(word)]));
  return [one, many, ...also].some((name) => words.has(lastWord(name))) || text.toLowerCase().includes(one);
}
