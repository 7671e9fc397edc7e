import type { Use } from '../../design/design.ts';
import { isRuleCapability } from '../../design/laid-down/capability.ts';
import { asOrder, edges } from '../../design/own-act.ts';
import { isProductHeart } from '../../design/product/heart.ts';
import { isAmong, wordsOf } from '../../design/product/own-words.ts';
import { formsOf } from '../../design/product/said.ts';
import { say } from '../../design/slots.ts';
import { isSaidToIt } from '../../design/tells-act.ts';
import { actKindOf } from '../../knowledge/acts/index.ts';
import type { CapabilityFeature } from '../../knowledge/schema.ts';
import { pick } from '../../language/hash.ts';
import { toClauseEnd } from '../../understand/clause-end.ts';

const PHRASES_MAX = 3;
const LETTERS_MAX = 110;

/**
 * What the idea says of a feature in its own words, for its description and as a line to accept it by: the coding agent then
 * builds what was asked for, not what such features usually do. Only for the first feature of a capability; empty when the idea
 * asks for it by a word alone, or where another feature has told it (`told`). No quote ends before its clause does; `text` is where
 * it stands.
 */
export function heardOf(
  use: Use,
  spec: CapabilityFeature,
  key: string,
  told: Set<string>,
  text: string,
): { described: string; criteria: string[] } {
  const isOfKind = isProductHeart(use.capability);
  const said = use.heard
    .filter((phrase) => !told.has(phrase))
    .filter((phrase) => phrase.includes(' ') && phrase.length <= LETTERS_MAX)
    .filter((phrase) => !isOfKind || featureFor(phrase, use.capability.features) === spec)
    .flatMap((phrase) => toClauseEnd(phrase, text) ?? [])
    .slice(0, PHRASES_MAX);
  const isHeart = isOfKind || spec.key === use.capability.features[0]?.key;
  if (!isHeart || use.capability.id.startsWith('act-') || isRuleCapability(use.capability))
    return { described: '', criteria: [] };
  if (said.length === 0) return { described: '', criteria: [] };
  for (const phrase of said) told.add(phrase);
  const quoted = quote(said);
  return {
    described: ` ${pick([`The idea says: ${quoted}.`, `Asked for as ${quoted}.`, `In the idea’s words: ${quoted}.`], key + quoted)}`,
    // How such a thing is proved, a known kind of product says better than the act alone.
    criteria: isOfKind ? [] : said.flatMap((phrase) => provedBy(phrase, use, key)),
  };
}

/** The feature whose name and description have most words of the phrase; none where hardly any is there. */
function featureFor(phrase: string, features: readonly CapabilityFeature[]): CapabilityFeature | undefined {
  const words = wordsOf(phrase);
  const met = features.map((one) => {
    const own = new Set(
      [one.name, one.description, one.act ?? '', one.stories.flat().map(({ want }) => want)]
        .flat(2)
        .flatMap(wordsOf)
        .flatMap(formsOf),
    );
    return { one, count: words.filter((word) => isAmong(word, own)).length };
  });
  const [best] = met.sort((a, b) => b.count - a.count);
  return best && best.count >= Math.min(2, words.length) ? best.one : undefined;
}

/** How it is shown that the words of the idea hold: by what such acts have in common, and on both sides of every limit. */
function provedBy(phrase: string, use: Use, key: string): string[] {
  if (isSaidToIt(phrase))
    return [
      `“${phrase}”: done as it says, in ten ways of writing it; what is not understood is answered with an example.`,
    ];
  const [first = ''] = phrase.toLowerCase().split(' ');
  const verb = [first, first.replace(/s$/, ''), first.replace(/es$/, '')].find((one) => actKindOf(one));
  const kind = verb === undefined ? undefined : actKindOf(verb);
  const limits = edges(phrase).map((edge) => `On both sides of “${edge}” a test shows what happens.`);
  if (!kind || verb === undefined) return limits;
  const proof = pick(kind.proof, key + phrase).replaceAll('{act}', asOrder(verb, phrase));
  return [say(proof, use.slots, key), ...limits];
}

const quote = (phrases: readonly string[]) => phrases.map((phrase) => `“${phrase}”`).join(' and ');
