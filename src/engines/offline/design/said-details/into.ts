import type { CapabilityFeature } from '../../knowledge/schema.ts';
import { lastWord, plural, singular } from '../../language/inflect.ts';
import { type Entity, isOption, type Part } from '../design.ts';
import { literal } from '../slots.ts';

/** What a detail adds to the feature in which people meet it. */
export interface Added {
  criteria: string[];
  steps?: string[];
  /** Said behind the purpose of the endpoint by which it comes in. */
  by?: string;
}

const CRITERIA_MAX = 8;
const STEPS_MAX = 8;

/** The part with the detail: what the idea names is built with it and waits for nothing. */
export function into(part: Part, { criteria, steps = [], by }: Added, entity?: Entity): Part {
  const { spec, use } = part;
  const entry = by === undefined ? undefined : entryFor(spec, part, entity);
  const feature: CapabilityFeature = {
    ...spec,
    criteria: [...criteria.map(literal), ...spec.criteria].slice(0, CRITERIA_MAX),
    steps: [...steps.map(literal), ...spec.steps].slice(0, STEPS_MAX),
    api: spec.api.map((one) => (one === entry ? { ...one, purpose: `${one.purpose}, ${by}` } : one)),
  };
  use.poured = [...(use.poured ?? []), { key: spec.key, feature, instead: undefined, description: undefined }];
  return { ...part, spec: feature };
}

/** The endpoint by which a row of it is written, else the first that writes. */
function entryFor({ api }: CapabilityFeature, { use }: Part, entity: Entity | undefined) {
  const writing = api.filter(({ method }) => method === 'POST' || method === 'PUT' || method === 'PATCH');
  const keys = [...use.entities].flatMap(([key, one]) => (one === entity ? [`{${key}.path}`] : []));
  const isOf = (path: string) => keys.some((key) => path.endsWith(key) || path.endsWith(`${key}/:id`));
  return writing.find(({ path }) => isOf(path)) ?? writing[0];
}

/** The part in which rows of the entity are entered: it writes them and has a way in for them. */
export function entryPart(entity: Entity, parts: readonly Part[], words: RegExp): Part | undefined {
  const rated = parts.flatMap((part) => {
    const { use, spec } = part;
    if (isOption(use)) return [];
    const keys = [...use.entities].flatMap(([key, one]) => (one === entity ? [key] : []));
    const writes = spec.writes.some((key) => keys.includes(key));
    if (!writes) return [];
    const hasWay = spec.api.some(
      ({ method, path }) => method !== 'GET' && keys.some((key) => path.includes(`{${key}.path}`)),
    );
    const isImport = spec.api.some(({ path }) => /import/.test(path));
    return [{ part, points: (hasWay ? 2 : 0) + (words.test(textOf(part)) ? 1.5 : 0) - (isImport ? 1 : 0) }];
  });
  return rated.sort((a, b) => b.points - a.points)[0]?.part;
}

/** All that a feature tells of itself. */
export const textOf = ({ spec }: Part): string =>
  [spec.act ?? '', ...[spec.name].flat(), ...[spec.description].flat()].join(' ').toLowerCase();

/** Whether the entity is what the word says. */
export const isCalled = ({ one, many }: Entity, said: string): boolean => {
  const head = singular(lastWord(said));
  return one === said || many === said || many === plural(said) || singular(lastWord(one)) === head;
};
