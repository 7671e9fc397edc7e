import type { Design } from '../../design/design.ts';
import { clients } from '../../knowledge/stack/recipes.ts';
import type { Technology } from '../../knowledge/stack/technologies.ts';
import { placesOf } from '../../language/stands.ts';
import { isNegatedAt, isUnwantedAt, unwantedOdds } from '../../understand/stance.ts';
import { forbids } from './choose-recipe.ts';

/** "Native Android, no web wrapper" */
const NATIVE = /\bnative (?:android|ios|iphone|kotlin|swift)\b|\bno (?:web )?wrappers?\b/i;

const ANDROIDS = 'android androids samsung pixel zebra honeywell xiaomi huawei fairphone एंड्रॉइड एंड्रॉयड'
  .split(' ')
  .concat('galaxy tab');
const APPLES = 'ios iphone iphones ipad ipads'.split(' ');

/** By so much less probable that it is unwanted, one system is meant and the other not. */
const MEANT_RATHER = 0.4;

/** Both systems are named: the one that is refused less, by so much at least. */
function ratherThan(low: string, least: number): [android: boolean, apple: boolean] | undefined {
  const [android = 1, apple = 1] = [ANDROIDS, APPLES].map((words) =>
    Math.min(...words.flatMap((word) => placesOf(low, word).map((at) => unwantedOdds(low, at, word.length)))),
  );
  const apart = Math.abs(android - apple);
  return Number.isFinite(apart) && apart > least ? [android < apple, apple < android] : undefined;
}

/** One code base for both phone systems, or for the one that the idea names. */
export function phoneClient(design: Design, named: Technology[]): string | undefined {
  if (named.some((one) => one.recipe === 'swift')) return clients.swiftui;
  if (named.some((one) => one.recipe === 'kotlin')) return clients.compose;
  if (named.some((one) => one.recipe === 'dart')) return clients.flutter;
  const { idea, context } = design.understanding;
  const low = ` ${idea} ${context}`.toLowerCase();
  const wants = (words: string[]) =>
    words.some((word) =>
      placesOf(low, word).some((at) => !isNegatedAt(low, at, word.length) && !isUnwantedAt(low, at, word.length)),
    );
  const [droid, cupertino] = [wants(ANDROIDS), wants(APPLES)];
  const only =
    /\b(?:android|ios|iphones?|ipads?|samsung|tablets?)(?: (?:tablets?|phones?|devices?))? only\b|\bonly (?:android|ios|iphones?|ipads?)\b/.test(
      low,
    ) || [ANDROIDS, APPLES].some((words) => !wants(words) && words.some((word) => placesOf(low, word).length > 0))
      ? 'only'
      : 'first';
  const of = (names: string) =>
    new RegExp(
      `(?:सिर्फ़|सिर्फ|केवल|बस) (?:${names})|\\b(?:${names})s? only\\b|\\bonly (?:on |for )?(?:an? )?(?:${names})s?\\b`,
    ).test(low);
  const [android, apple] = of('iphone|ios|ipad')
    ? [false, true]
    : of('android|एंड्रॉयड|एंड्रॉइड')
      ? [true, false]
      : (ratherThan(low, droid || cupertino ? MEANT_RATHER : 0) ?? [droid, cupertino]);
  const where =
    android && !apple ? `for Android ${only}` : apple && !android ? `for iOS ${only}` : 'for Android and iOS';
  if (forbids(design, 'expo') || NATIVE.test(low))
    return forbids(design, 'flutter') || NATIVE.test(low)
      ? apple && !android
        ? clients.swiftui
        : clients.compose
      : `${clients.flutter}, ${where}`;
  return `${forbids(design, 'typescript') ? clients.flutter : clients.expo}, ${where}`;
}
