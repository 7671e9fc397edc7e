import type { CapabilityFeature, Phrase } from '../../knowledge/schema.ts';
import type { Part } from '../design.ts';
import { isProductHeart } from '../product/heart.ts';
import type { LaidDown } from './find.ts';

/** The part of a known kind that keeps the rule already, with tables of its own: nothing is built twice. */
export function coveringPart({ concept: { covered } }: LaidDown, parts: readonly Part[]): Part | undefined {
  if (!covered) return undefined;
  return parts.find(
    ({ use, spec }) =>
      isProductHeart(use.capability) && [spec.act ?? '', ...[spec.name].flat()].some((text) => covered.test(text)),
  );
}

/** The part with what the rule lays down: its own figures are tested first, and it waits for nothing. */
export function keeping({ concept, words, says }: LaidDown, part: Part): Part {
  const { use, spec } = part;
  const criteria = [concept.feature.criteria].flat().flatMap((line) => figured(line, words));
  const feature: CapabilityFeature = {
    ...spec,
    description: [spec.description].flat().map((way) => `${way} The brief: “${says}”.`),
    criteria: [...criteria, ...spec.criteria].slice(0, CRITERIA_MAX),
  };
  use.poured = [...(use.poured ?? []), { key: spec.key, feature, instead: undefined, description: undefined }];
  return { ...part, spec: feature };
}

const CRITERIA_MAX = 7;
const FIGURE = /\d|^(?:two|three|four|five|six)\b/;

/** The line with the figures of the rule; none where it has none, or speaks of columns of the rule's own tables. */
function figured(line: Phrase, words: ReadonlyMap<string, string>): string[] {
  const [text = ''] = [line].flat();
  const isOwn = [...words].some(([slot, said]) => FIGURE.test(said) && text.includes(`{${slot}}`));
  if (!isOwn || /[a-z][A-Z]/.test(text)) return [];
  const said = [...words].reduce((so, [slot, one]) => so.replaceAll(`{${slot}}`, one), text);
  return KNOWN.test(said) ? [said] : [];
}

/** What is left open is what every feature knows. */
const KNOWN = /^[^{]*(?:\{(?:an? )?(?:object|objects|keeper|actor)\}[^{]*)*$/i;
