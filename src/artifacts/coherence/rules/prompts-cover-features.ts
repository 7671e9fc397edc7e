import type { Feature } from '../../features.ts';
import type { PromptPack } from '../../prompt-pack.ts';
import { type NameFinder, nameFinder } from '../../reading/name-finder.ts';
import { nameKey, quote } from '../../reading/names.ts';
import { defineRule, type Finding } from '../rule.ts';

/** So many features must be covered by a pack of at most twenty prompts; more, which only a caller supplies, are reported. */
const COVERED_MAX = 60;

/** For packs that do not say what each prompt builds; `prompts-build-everything-once` judges those that do. */
export const promptsCoverFeatures = defineRule({
  id: 'prompts-cover-features',
  check: 4,
  severity: 'hard',
  says: 'Where prompts do not list what they build, one names each P0 and P1 feature, and each of the category feature names one.',
  needs: ['features', 'promptPack'],
  judges: ['promptPack'],
  find({ features, promptPack }) {
    if (promptPack.prompts.some(({ builds = [] }) => builds.length > 0)) return [];
    const finder = nameFinder(features.features.map((feature) => feature.name));
    const named = promptPack.prompts.map((prompt) => finder.find(`${prompt.name}\n${prompt.prompt}`));
    const covered = new Set(named.flatMap((keys) => [...keys]));
    return [...uncovered(features.features, finder, covered), ...orphans(promptPack, features.features, finder, named)];
  },
});

function uncovered(features: readonly Feature[], finder: NameFinder, covered: ReadonlySet<string>): Finding[] {
  const byUrgency = ['P0', 'P1'].flatMap((priority) => features.filter((feature) => feature.priority === priority));
  return byUrgency
    .map((feature, at) => ({ feature, at }))
    .filter(({ feature }) => finder.canFind(feature.name) && !covered.has(nameKey(feature.name)))
    .map(({ feature: { name, priority }, at }) => ({
      artifact: 'promptPack',
      message: `No prompt names the feature ${quote(name)} (${priority}); a prompt that builds it must call it so.`,
      ...(at < COVERED_MAX ? {} : { severity: 'report' }),
    }));
}

function orphans(
  { prompts }: PromptPack,
  features: readonly Feature[],
  finder: NameFinder,
  named: readonly Set<string>[],
): Finding[] {
  if (!features.some((feature) => finder.canFind(feature.name))) return [];
  return prompts
    .filter((prompt, at) => prompt.category === 'feature' && named[at]?.size === 0)
    .map(({ name }) => ({
      artifact: 'promptPack',
      message: `Prompt ${quote(name)} is of the category feature but names none; call the feature it builds by its name.`,
    }));
}
