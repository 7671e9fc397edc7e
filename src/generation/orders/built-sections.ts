import type { Artifacts, PartialArtifacts } from '../../artifacts/artifacts.ts';
import type { PackIndex } from '../../artifacts/authored/parts/fills.ts';
import { criterionIdOf } from '../../artifacts/criterion-id.ts';
import type { Section } from './digest.ts';

/** What the prompts of an order build: criteria in words, operations with their errors, screens. */
export function builtSections(
  index: PackIndex | undefined,
  write: readonly string[],
  { features }: PartialArtifacts,
): Section[] {
  const asked = new Set(write);
  const prompts = (index?.prompts ?? []).filter(({ name }) => asked.has(name));
  const builds = new Set(prompts.flatMap((prompt) => prompt.builds));
  const lines = (features?.features ?? []).flatMap((feature) => builtLines(feature, builds));
  return lines.length === 0 ? [] : [{ name: 'features', from: 'features', lines, isFirst: true }];
}

function builtLines(feature: Artifacts['features']['features'][number], builds: ReadonlySet<string>): string[] {
  const { id = '', name, acceptanceCriteria, apiSurface, screens = [] } = feature;
  const isBuilt = (part: string) => builds.has(part) || builds.has(`${id}.*`);
  const criteria = acceptanceCriteria
    .map((text, at) => ({ text, id: criterionIdOf(feature, id, at) }))
    .filter((one) => isBuilt(one.id))
    .map((one) => `  ${one.id} ${one.text.length > 150 ? `${one.text.slice(0, 149)}…` : one.text}`);
  const operations = apiSurface
    .filter(({ method, path }) => builds.has(`${method} ${path}`) || criteria.length > 0)
    .map(({ method, path, errors = [], writes = [] }) => `  ${method} ${path}: ${[...writes, ...errors].join('; ')}`);
  const own = screens.filter((screen) => criteria.length > 0 || builds.has(`screen ${screen.name}`));
  const lines = [
    ...criteria,
    ...operations,
    ...own.map((screen) => `  screen ${screen.name}: ${screen.shows.join(', ')}`),
  ];
  return lines.length === 0 ? [] : [`${id} ${name}`, ...lines];
}
