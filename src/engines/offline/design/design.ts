import type { Capability, CapabilityFeature, Domain, Kind, Product, Segment } from '../knowledge/schema.ts';
import type { Understanding } from '../understand/understand.ts';
import type { Poured } from './mechanisms/poured.ts';
import type { Slots, Word } from './slots.ts';

/** Something the product stores, as decided. */
export interface Entity extends Word {
  kind: Kind;
  fields: string[];
  /** What the idea lists to note of each, in its own words. */
  /** What it is of, where its name alone would fit a hundred products: the loaf of an order. */
  of?: string | undefined;
  said?: string[] | undefined;
  /** By what other names the idea speaks of it. */
  also?: string[] | undefined;
  /** A log or a setting of the program itself: it hangs on no record. */
  alone?: boolean | undefined;
  /** By the `name` of the other entity. */
  relations: { says: 'belongs to' | 'has many' | 'refers to'; to: string }[];
  /** `idea`: named by the idea; `field`: usual in the field; `capability`: brought by what the product does. */
  from: 'idea' | 'field' | 'capability' | 'given';
}

/** A person in three forms, and the plural with its describing words. */
export interface Person extends Word {
  /** As a market segment: "independent yoga teachers". */
  group: string;
}

/** Hardly hinted at: stands in the plan as an option for later, and nothing is built for it before. */
export const isOption = ({ because, need }: Pick<Use, 'because' | 'need'>) => because === 'field' && need === 'later';

/** What is built, options for later left out. */
export const builtUses = ({ uses }: Pick<Design, 'uses'>): Use[] => uses.filter((use) => !isOption(use));

/** A capability bound to what it works on. */
export interface Use {
  capability: Capability;
  object: Entity;
  actor: Person;
  other: Person;
  slots: Slots;
  /** Entities by the keys that the capability uses. */
  entities: Map<string, Entity>;
  /** Asked for in the idea (a verb or a word), usual in the field, or needed by the rest. */
  because: 'asked' | 'field' | 'needed';
  need: 'core' | 'usual' | 'later';
  /** A second use of the same capability: only its core features are built again. */
  again: boolean;
  /** The verb of the idea that asked for it. */
  verb?: string | undefined;
  /** What the idea says of it in its own words: "opens the door at dawn". Empty where only its field asks for it. */
  heard: string[];
  /** Its words alone make it likely, and no part of the idea says it. */
  unsaid?: boolean | undefined;
  /** What clauses of the idea ask of single features of it, from inside. */
  poured?: Poured[] | undefined;
  /** Features that a clause of the idea takes the place of, by key: it names the buttons itself. */
  left?: readonly string[] | undefined;
}

/** Everything the five artefacts have in common, so that they name the same things. */
export interface Design {
  understanding: Understanding;
  /** Decides between ways to say the same thing. */
  key: string;
  product: Word & { noun: string };
  people: { user: Person; customer: Person | undefined; keeper: Person };
  domain: Domain;
  /** The kind of product that it is, where it is one of those that are known. */
  kind: Product | undefined;
  segment: Segment;
  entities: Entity[];
  uses: Use[];
  /** The features of the plan, closest to the idea first. */
  parts: Part[];
  /** Has a server with endpoints. */
  hosted: boolean;
  /** What the planner assumed because the idea did not say. */
  assumptions: string[];
}

/** The entities that the product is about, in plural and at most so many: not those that a function brings along. */
export function mainThings(design: { entities: readonly Entity[] }, countMax: number): string[] {
  const own = design.entities.filter((entity) => entity.from !== 'capability').slice(0, countMax);
  return (own.length > 0 ? own : design.entities.slice(0, 1)).map((entity) => entity.many);
}

/** What decisions about uses are made from. `entities` grows while they are made. */
export interface Ground {
  understanding: Understanding;
  domain: Domain;
  /** The field was recognised by several words, not by one. */
  sure: boolean;
  capabilities: readonly Capability[];
  people: Design['people'];
  entities: Entity[];
  hosted: boolean;
  product: Design['product'];
  kind: Product | undefined;
}

/** A feature that will be in the plan, and how close it stands to the core of the idea. */
export interface Part {
  use: Use;
  spec: CapabilityFeature;
  points: number;
}
