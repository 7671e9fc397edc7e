import type { PartialArtifacts } from '../../artifacts.ts';
import { ARTIFACT_NAMES } from '../../quality.ts';
import { type NameFinder, nameFinder } from '../../reading/name-finder.ts';
import { oncePer } from '../../reading/once-per.ts';
import { rounded, wordCount } from '../../reading/prose.ts';
import { defineRule, type Finding } from '../rule.ts';
import { keysOf, textsOf } from '../texts-of.ts';

/** Fewer named things than this in each 100 words read like advice, not like a plan. */
const NAMED_MIN = 2;
const WORDS_MIN = 100;
const CONCRETE = /(?<![\p{L}\p{N}])(?:\/[\p{L}\p{N}{}:_-]+(?:\/[\p{L}\p{N}{}:_-]+)*|[$€£₹]?\p{N}[\p{N}.,]*)/gu;

export const thingsAreNamed = defineRule({
  id: 'things-are-named',
  check: 17,
  severity: 'report',
  says: 'Artefacts name things: entities, nodes, features, endpoints and numbers, at least two in 100 words.',
  needs: [],
  judges: ARTIFACT_NAMES,
  find(_given, { artifacts }) {
    const finder = finderOf(artifacts);
    return ARTIFACT_NAMES.flatMap((artifact): Finding[] => {
      const { named, words } = count([artifacts[artifact]], finder);
      if (words < WORDS_MIN || perHundred(named, words) >= NAMED_MIN) return [];
      const message = `Only ${perHundred(named, words)} entities, endpoints, nodes, features or numbers in 100 words; say which, how many, where.`;
      return [{ artifact, message }];
    });
  },
  measure({ artifacts }, written) {
    const named = ARTIFACT_NAMES.filter((name) => written.has(name)).map((name) => artifacts[name]);
    const counted = count(named, finderOf(artifacts));
    return counted.words === 0 ? {} : { namedThingsPer100Words: perHundred(counted.named, counted.words) };
  },
});

function finderOf({ architecture, features }: PartialArtifacts): NameFinder {
  return nameFinder([
    ...(architecture?.nodes.map(({ label }) => label) ?? []),
    ...(architecture?.dataModel.map(({ entity }) => entity) ?? []),
    ...(features?.features.map(({ name }) => name) ?? []),
  ]);
}

/** What counts in an artefact whatever its things are called: its endpoints and numbers, and all its words. */
const countedIn = oncePer((artifact: object) => {
  const texts = textsOf(artifact);
  const concrete = texts.reduce((sum, text) => sum + (text.match(CONCRETE)?.length ?? 0), 0);
  return { concrete, words: texts.reduce((sum, text) => sum + wordCount(text), 0) };
});

/** Each name counts once in a text, however often it is repeated there. */
function count(artifacts: readonly (object | undefined)[], finder: NameFinder): { named: number; words: number } {
  let named = 0;
  let words = 0;
  for (const artifact of artifacts) {
    if (artifact === undefined) continue;
    const counted = countedIn(artifact);
    named += keysOf(artifact).reduce((sum, keys) => sum + finder.findAmong(keys).size, counted.concrete);
    words += counted.words;
  }
  return { named, words };
}

function perHundred(named: number, words: number): number {
  return rounded((100 * named) / words);
}
