import type { Capability, CapabilityFeature, Phrase } from '../../knowledge/schema.ts';
import { pattern } from '../../language/pattern.ts';
import type { Use } from '../design.ts';
import type { Found } from './find.ts';

/** The feature of the known kind that does what the clause asks for. */
export function coveringIn(heart: Capability, { mechanism }: Found): CapabilityFeature | undefined {
  if (mechanism.covered === undefined) return undefined;
  const sign = pattern(mechanism.covered, 'i');
  const says = ({ name, act = '' }: CapabilityFeature) => [act, ...name];
  return heart.features.find((one) => says(one).some((phrase) => sign.test(phrase)));
}

const CRITERIA_MAX = 7;
const STEPS_MAX = 6;
/** Of the clause's own steps so many stand before those of the feature. */
const STEPS_OWN = 3;
const EDGES_MAX = 4;

/** The feature with what the clause asks of it; what speaks of the same with other figures goes. */
export function pouredInto(spec: CapabilityFeature, use: Use): CapabilityFeature {
  let into = spec;
  for (const { key, feature, instead, replaces, description } of use.poured ?? []) {
    if (key !== spec.key) continue;
    into = {
      ...into,
      description: described(into.description, description, instead),
      criteria: cut([...feature.criteria, ...without(into.criteria, instead)], CRITERIA_MAX),
      steps: cut([...feature.steps.slice(0, STEPS_OWN), ...without(into.steps, instead)], STEPS_MAX),
      edgeCases: cut([...feature.edgeCases.slice(0, 2), ...into.edgeCases], EDGES_MAX),
      api: [...into.api.filter(({ path }) => !replaces?.test(path)), ...feature.api],
      writes: [...new Set([...into.writes, ...feature.writes])],
    };
  }
  return into;
}

const cut = <One>(list: readonly One[], most: number): One[] => list.slice(0, most);
const without = (phrases: readonly Phrase[], instead: RegExp | undefined): Phrase[] =>
  phrases.filter((phrase) => !instead || ![phrase].flat().some((one) => instead.test(one)));

/** The clause's sentence, then those of the feature that do not contradict it. */
function described(usual: Phrase, own: string | undefined, instead: RegExp | undefined): Phrase {
  if (own === undefined) return usual;
  const kept = (one: string) => one.split(/(?<=\.)\s/).filter((sentence) => !instead?.test(sentence));
  return [usual].flat().map((one) => [own, ...kept(one)].join(' ')) as Phrase;
}
