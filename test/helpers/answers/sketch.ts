import { drawFrom } from './draw.ts';
import { FIELDS, LIVES, PEOPLE, RULED_OUT, THINGS, VENDORS } from './words.ts';

/** What an entity of a sketch is: its own fields, the entities it belongs to, and how its rows live. */
export interface SketchedEntity {
  name: string;
  fields: string[];
  /** Earlier entities that each row belongs to. */
  refs: string[];
  life: (typeof LIVES)[number] | undefined;
  /** Its rows are there from the start. */
  isSeeded: boolean;
}

/** The small model that brief and architecture of a seed are both written from. */
export interface Sketch {
  people: string[];
  /** The first is the entity of the first person. */
  entities: SketchedEntity[];
  /** How many rows of the second entity one person may have; undefined when there is no such limit. */
  limit: number | undefined;
  ruledOut: string | undefined;
  vendor: (typeof VENDORS)[number] | undefined;
}

export function sketch(seed: string | number): Sketch {
  const draw = drawFrom(`${seed}/sketch`);
  const people = draw.some(PEOPLE, draw.whole(1, 3));
  const names = draw.some(THINGS, draw.whole(1, 6));
  const [owner = ''] = people;
  const entities: SketchedEntity[] = [
    { name: owner, fields: ['email: text 3..200, unique', 'name: text'], refs: [], life: undefined, isSeeded: false },
  ];
  for (const [at, name] of names.entries()) {
    const isSeeded = at > 0 && draw.chance(0.2);
    const earlier = entities.filter((one) => !isSeeded || one.isSeeded).map((one) => one.name);
    entities.push({
      name,
      fields: draw.some(FIELDS, draw.whole(1, 5)),
      refs: draw.some(earlier, draw.whole(0, 2)),
      life: !isSeeded && draw.chance(0.5) ? draw.one(LIVES) : undefined,
      isSeeded,
    });
  }
  return {
    people,
    entities,
    limit: draw.chance(0.6) ? draw.whole(2, 9) : undefined,
    ruledOut: draw.chance(0.6) ? draw.one(RULED_OUT) : undefined,
    vendor: draw.chance(0.5) ? draw.one(VENDORS) : undefined,
  };
}
