import type { Feature, Features } from '../../../../artifacts/features.ts';
import type { Design, Entity, Use } from '../../design/design.ts';
import { fits, say, sayAll } from '../../design/slots.ts';
import type { CapabilityFeature, Story } from '../../knowledge/schema.ts';
import { hash, pick } from '../../language/hash.ts';
import { list, withArticle } from '../../language/inflect.ts';
import { ownWords } from '../own-words.ts';

/** A feature with what later stages need to know of it. */
export interface Draft {
  feature: Feature;
  use: Use;
  spec: CapabilityFeature;
  reads: Entity[];
  writes: Entity[];
  points: number;
}

const MUST_MAX = 6;

/** Composes the features of a design, most urgent first. */
export function composeFeatures(design: Design): Features {
  const drafts = draftFeatures(design);
  return { summary: summarize(design, drafts), features: drafts.map((draft) => draft.feature) };
}

/** The features of the design, most urgent first, unique by name, with unique endpoints, touching every entity. */
export function draftFeatures(design: Design): Draft[] {
  const names = new Set<string>();
  const paths = new Set<string>();
  const stories = new Set<string>();
  const drafts = design.parts.map(({ use, spec, points }, at) =>
    write(use, spec, points, priority(points, at), design, names, paths, stories),
  );
  return touchAll(drafts, design);
}

function priority(points: number, at: number): Feature['priority'] {
  if (at < 2 || (points >= 6 && at < MUST_MAX)) return 'P0';
  if (points >= 4.8) return 'P1';
  return points >= 2.8 ? 'P2' : 'P3';
}

function write(
  use: Use,
  spec: CapabilityFeature,
  points: number,
  priority: Feature['priority'],
  design: Design,
  names: Set<string>,
  paths: Set<string>,
  stories: Set<string>,
): Draft {
  const key = design.key + use.object.name;
  const name = nameFor(use, spec, key, names);
  const reads = entitiesOf(spec.reads, use);
  const writes = entitiesOf(spec.writes, use);
  const feature: Feature = {
    name,
    priority,
    description: say(spec.description, use.slots, key),
    userStories: spec.stories.flatMap((story) => {
      const fitting = [story].flat().filter((one) => isFor(one, use));
      return fitting.length > 0 ? tell(use, pick(fitting, key + fitting[0]?.want), key, stories) : [];
    }),
    acceptanceCriteria: sayAll(spec.criteria, use.slots, key),
    apiSurface: endpoints(use, spec, design, paths, key),
    dataImpact: impact(reads, writes),
    edgeCases: sayAll(spec.edgeCases, use.slots, key),
    estimatedEffort: spec.effort,
  };
  return { feature, use, spec, reads, writes, points };
}

/** Somebody of this product tells the story. */
function isFor(story: Story, use: Use): boolean {
  return fits([story.want, story.so].flat(), use.slots) && (story.as !== 'other' || use.other.one !== use.actor.one);
}

/** One story; when another feature has told the same, the thing it is about tells them apart. */
function tell(use: Use, story: Story, key: string, told: Set<string>): string {
  const role = use.slots.get(story.as)?.one ?? use.actor.one;
  const lower = (text: string) =>
    /^(I\b|[A-Z]{2})/.test(text) || text === '' ? text : text.charAt(0).toLowerCase() + text.slice(1);
  const so = lower(say(story.so, use.slots, key));
  const want = lower(say(story.want, use.slots, key));
  const first = `As ${withArticle(role)}, I want ${want} so that ${so}.`;
  const text = told.has(first)
    ? `As ${withArticle(role)}, I want ${want} for ${use.object.many} so that ${so}.`
    : first;
  told.add(text);
  return text;
}

/** The variants in an order that the idea decides; the first that is free wins, else the object is added. */
function nameFor(use: Use, spec: CapabilityFeature, key: string, names: Set<string>): string {
  const start = hash(key + spec.key + use.capability.id) % spec.name.length;
  const ways = [...spec.name.slice(start), ...spec.name.slice(0, start)].map((way) => say(way, use.slots, key));
  const base = ways.find((way) => !names.has(way.toLowerCase())) ?? `${ways[0]} (${use.capability.name})`;
  let name = base;
  for (let copy = 2; names.has(name.toLowerCase()); copy += 1) name = `${base} ${copy}`;
  names.add(name.toLowerCase());
  return name;
}

function entitiesOf(keys: string[], use: Use): Entity[] {
  return [...new Set(keys.flatMap((key) => use.entities.get(key) ?? []))];
}

function endpoints(
  use: Use,
  spec: CapabilityFeature,
  design: Design,
  paths: Set<string>,
  key: string,
): Feature['apiSurface'] {
  if (!design.hosted) return [];
  return spec.api.flatMap(({ method, path, purpose }) => {
    const filled = say(path, use.slots, key).toLowerCase();
    const shape = `${method} ${filled.replace(/:[a-z]+/gi, ':id')}`;
    if (paths.has(shape)) return [];
    paths.add(shape);
    return [{ method, path: filled, purpose: say(purpose, use.slots, key) }];
  });
}

/** "Writes HiveInspection; reads Account." */
export function impact(reads: Entity[], writes: Entity[]): string {
  const read = reads.filter((entity) => !writes.includes(entity)).map((entity) => entity.name);
  const written = writes.map((entity) => entity.name);
  return `${[...(written.length > 0 ? [`Writes ${list(written)}`] : []), ...(read.length > 0 ? [`reads ${list(read)}`] : [])].join('; ')}.`.replace(
    /^r/,
    'R',
  );
}

/** An entity that no feature touches is read or kept by the feature nearest to it. */
function touchAll(drafts: Draft[], design: Design): Draft[] {
  const touched = new Set(drafts.flatMap((draft) => [...draft.reads, ...draft.writes]));
  for (const entity of design.entities) {
    if (touched.has(entity)) continue;
    const linked = drafts.find((draft) =>
      [...draft.writes, ...draft.reads].some(
        (one) =>
          one.relations.some((relation) => relation.to === entity.name) ||
          entity.relations.some((relation) => relation.to === one.name),
      ),
    );
    const home = linked ?? drafts.find((draft) => draft.spec.key === 'keep') ?? drafts[0];
    home?.writes.push(entity);
  }
  for (const draft of drafts) draft.feature.dataImpact = impact(draft.reads, draft.writes);
  return drafts;
}

function summarize(design: Design, drafts: Draft[]): string {
  const must = drafts.filter((draft) => draft.feature.priority === 'P0').map((draft) => draft.feature.name);
  const later = drafts.filter((draft) => draft.feature.priority === 'P3' || draft.feature.priority === 'P2').length;
  const { without } = design.understanding.constraints;
  const out = without.length > 0 ? ` Left out as the brief says: ${list(without)}.` : '';
  const telling = design.assumptions.find((one) => /audience|field|platform/.test(one));
  const assumed = telling ? ` Assumption: ${telling.charAt(0).toLowerCase()}${telling.slice(1)}.` : '';
  return `${drafts.length} features for ${design.people.user.group}, from ${ownWords(design)}. ${design.product.one} is worth opening once ${list(must)} work together. ${later} features wait until people return.${out}${assumed}`;
}
