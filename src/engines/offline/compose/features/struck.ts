import type { Design } from '../../design/design.ts';
import { exclusionsOf } from '../../design/exclusions.ts';
import type { CapabilityFeature, Phrase, Story } from '../../knowledge/schema.ts';
import { type Exclusion, STRUCK } from '../../knowledge/words/struck.ts';
import { retold } from './retold.ts';

/** A feature says at least so much about when it is done, whatever is struck. */
const KEPT_MIN = 1;

/** The feature without what is ruled out here: told anew where that can be, struck where it cannot; never left empty. */
export function struckFrom(spec: CapabilityFeature, exclusions: ReadonlySet<Exclusion>): CapabilityFeature {
  let one = spec;
  for (const exclusion of exclusions) one = without(one, exclusion);
  return one;
}

function without(spec: CapabilityFeature, exclusion: Exclusion): CapabilityFeature {
  const { retell, out, endpoints } = STRUCK[exclusion];
  const told = retell.length === 0 ? spec : retold(spec, (text) => again(text, retell));
  const isOut = (text: string) => out.test(text);
  const api = told.api.filter(({ path, purpose }) => !endpoints?.test(`${path} ${purpose}`));
  return {
    ...told,
    name: kept(told.name, isOut),
    description: phraseWithout(told.description, isOut),
    stories: storiesWithout(told.stories, isOut),
    criteria: listWithout(told.criteria, isOut, KEPT_MIN),
    edgeCases: listWithout(told.edgeCases, isOut, KEPT_MIN),
    steps: listWithout(told.steps, isOut, 0),
    pitfalls: listWithout(told.pitfalls, isOut, 0),
    api,
  };
}

/** A sentence as it is told where something is ruled out. */
export const again = (text: string, retell: readonly (readonly [RegExp, string])[]) =>
  retell.reduce((said, [from, to]) => said.replace(from, to), text);

/** A sentence of any artefact in words that hold for this product. */
export const toldHere = (text: string, design: Pick<Design, 'understanding' | 'hosted'>) =>
  [...exclusionsOf(design)].reduce((said, one) => again(said, STRUCK[one].retell), text);

/** Of ways to say it those that hold here; where none does, all. */
const kept = (ways: readonly string[], isOut: (text: string) => boolean): string[] => {
  const left = ways.filter((way) => !isOut(way));
  return left.length > 0 ? left : [...ways];
};

/** Each way by the sentences of it that hold; a way of which nothing is left goes, but for the last. */
function phraseWithout(phrase: Phrase, isOut: (text: string) => boolean): Phrase {
  const ways = [phrase].flat().map((way) => ({ way, rest: sentencesWithout(way, isOut) }));
  const whole = ways.filter(({ way, rest }) => way === rest).map(({ way }) => way);
  const told = whole.length > 0 ? whole : ways.map(({ rest }) => rest).filter((rest) => rest !== '');
  const [only = '', ...more] = told.length > 0 ? told : ways.map(({ way }) => way);
  return more.length === 0 ? only : [only, ...more];
}

/** The text without the sentences that are ruled out; empty where nothing is left. */
export const sentencesWithout = (text: string, isOut: (text: string) => boolean): string =>
  isOut(text)
    ? text
        .split(/(?<=[.!?]) (?=[\p{Lu}{])/u)
        .filter((sentence) => !isOut(sentence))
        .join(' ')
    : text;

/** A phrase stays with those of its ways that hold. */
function listWithout(phrases: readonly Phrase[], isOut: (text: string) => boolean, least: number): Phrase[] {
  const left = phrases.flatMap((phrase): Phrase[] => {
    const [only, ...more] = [phrase].flat().filter((way) => !isOut(way));
    return only === undefined ? [] : [more.length === 0 ? only : [only, ...more]];
  });
  return left.length >= Math.min(least, phrases.length) ? left : [...phrases];
}

function storiesWithout(
  stories: CapabilityFeature['stories'],
  isOut: (text: string) => boolean,
): CapabilityFeature['stories'] {
  const holds = ({ want, so }: Story) => ![want, ...[so].flat()].some(isOut);
  const left = stories.flatMap((story): CapabilityFeature['stories'] => {
    const [only, ...more] = [story].flat().filter(holds);
    return only === undefined ? [] : [more.length === 0 ? only : [only, ...more]];
  });
  return left.length > 0 ? left : stories;
}
