import type { CapabilityFeature, Phrase } from '../../knowledge/schema.ts';
import type { Entity, Part } from '../design.ts';
import type { LaidDown } from './find.ts';

/** What the rules of the idea say goes before what such products usually do: their lines and fields against it go. */
export function insteadOf(
  parts: readonly Part[],
  entities: readonly Entity[],
  found: readonly Pick<LaidDown, 'concept' | 'words'>[],
): Part[] {
  const rules = found.map(({ concept }) => concept);
  const all = rules.flatMap(({ instead }) => instead ?? []);
  if (all.length === 0) return [...parts];
  for (const entity of entities)
    entity.fields = entity.fields
      .filter((field) => !all.some(({ fields }) => fields?.test(field)))
      .flatMap((field) => withoutValues(field, all));
  const isAgainst = (line: unknown) => all.some(({ lines }) => lines?.test(JSON.stringify(line)));
  const says = found.flatMap(({ concept, words }) =>
    (concept.instead?.says ?? []).map(([from, to]): [RegExp, string] => [
      from,
      to.replace(/\{(\w+)\}/g, (whole, slot: string) => words.get(slot) ?? whole),
    ]),
  );
  const out = new Set(all.flatMap(({ capabilities = [] }) => capabilities));
  return parts
    .filter(({ use }) => !out.has(use.capability.id))
    .map((part) => ({ ...part, spec: corrected(part.spec, isAgainst, says) }));
}

/** The status without what only the rule's own entity may say; one of whose values hardly any is left says nothing. */
function withoutValues(field: string, all: readonly { values?: RegExp | undefined }[]): string[] {
  const listed = /^status: ([a-z]+(?: \| [a-z]+)+)(.*)$/.exec(field);
  if (!listed) return [field];
  const values = (listed[1] ?? '').split(' | ');
  const left = values.filter((value) => !all.some((one) => one.values?.test(value)));
  if (left.length === values.length) return [field];
  return left.length > 1 ? [`status: ${left.join(' | ')}${listed[2]}`] : [];
}

function corrected(
  spec: CapabilityFeature,
  isAgainst: (line: unknown) => boolean,
  says: readonly [RegExp, string][],
): CapabilityFeature {
  const kept = <Line>(lines: readonly Line[]): Line[] => {
    const left = lines.filter((line) => !isAgainst(line));
    return left.length > 0 ? left : [...lines];
  };
  const tell = (text: string) => says.reduce((told, [from, to]) => told.replace(from, to), text);
  const told = (phrase: Phrase): Phrase => (typeof phrase === 'string' ? tell(phrase) : phrase.map(tell));
  return {
    ...spec,
    name: spec.name.map(tell),
    description: told(spec.description),
    stories: kept(spec.stories),
    criteria: kept(spec.criteria).map(told),
    edgeCases: kept(spec.edgeCases).map(told),
    steps: kept(spec.steps).map(told),
    pitfalls: kept(spec.pitfalls).map(told),
    api: spec.api.map((one) => ({ ...one, purpose: tell(one.purpose) })),
  };
}
