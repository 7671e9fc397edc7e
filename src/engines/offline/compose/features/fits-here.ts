import type { Design } from '../../design/design.ts';
import { exclusionsOf } from '../../design/exclusions.ts';
import type { CapabilityFeature, Phrase } from '../../knowledge/schema.ts';
import { retold } from './retold.ts';
import { struckFrom } from './struck.ts';

/** So many criteria a feature keeps, whatever is left out. */
const KEPT_MIN = 2;

/** Said of pages and hands: no word of it holds for a command, an API or a chat. */
const OF_SCREENS =
  /\b(?:pages?|screens?|taps?|tapping|buttons?|scrolls?|photos? shows?|address bar|in the address|browser|thumbs?|pixels?)\b/i;
const WITHOUT_SCREENS = new Set(['cli', 'api']);

/** A quiet night contradicts an idea that wants to be told in the evening or woken. */
const QUIET = /21:00/;
const AT_NIGHT =
  /\b(?:evening|night|nights|midnight|wakes?|waking|before dawn|\d{1,2} ?(?:am|a\.m\.)|[456]:\d\d|around the clock|24\/7|emergency|on[- ]call)\b|abend|nacht|soir|nuit|noche|noite/i;

/** What is to be gone after a time is not only put aside. */
const KEEPS_ALL = /(?:^|[.] )[^.]*\b(?:nothing is deleted|never deleted|only archived)\b[^.]*\.?/i;
const TO_BE_GONE =
  /\b(?:and )?then (?:gone|deleted|erased|destroyed|shredded|wiped)\b|\b(?:deleted|erased|gone|removed|wiped|destroyed|shredded) (?:after|within|by|when)\b|\bgelöscht\b|\bborr(?:ar|en|ados?)\b|\bapagad|\bsupprim|\beffac/i;

/** Nothing is begun without somebody's yes. */
const ASKS_FIRST =
  /\b(?:without|before) (?:his|her|their|the \p{L}+['’]s?|my|our|an?|your) (?:yes|ok|okay|consent|approval|go-ahead|signature|sign-off)\b|\bbefore we (?:touch|begin|start|do) (?:anything|it)\b|\bsin su (?:sí|ok|permiso|aprobación)|\bantes de que (?:toquemos|empecemos|hagamos)|\bsem (?:o |a )?(?:sim|ok|autorização|aprovação)|\bsans son (?:accord|feu vert|oui)|\bohne (?:sein|ihr|das) (?:Ja|Okay|OK|Einverständnis)/iu;
const UNASKED =
  /\b(?:without asking|need not ask|not be asked|no need to ask|starts? by itself|automatically approved)\b/i;

/** Said of a database by those who have none. */
const inFiles = (text: string) =>
  text
    .replace(/\b([Ll])et the database refuse\b/g, '$1et the store refuse')
    .replace(/\bthe database refuses\b/g, 'the store refuses')
    .replace(/\binside the database\b/g, 'in memory, from the files')
    .replace(/\bin one transaction\b/g, 'in one write')
    .replace(/\bwith a unique index\b/g, 'under a key that stands once');

const WITHOUT_ADDRESS = new Set(['mobile', 'desktop', 'bot']);

/** No phone has a keyboard by its side. */
const inHand = (text: string) =>
  inApp(text).replace(/\bby keyboard (?:and|or) (?:by )?(?:a )?screen reader\b/g, 'by screen reader');

/** Said of a page by those who have an app: nothing there has an address or is loaded anew. */
const inApp = (text: string) =>
  text
    .replace(
      'Keep chosen filters in the address. A reload brings them back.',
      'Keep chosen filters for each person. They are there again after a restart.',
    )
    .replace(/\bfilters in the address bar\b/g, 'filters that stay chosen')
    .replace(/\b(survives|after|over) (a |the )?reloads?\b/gi, '$1 $2restart')
    .replace(/\bon a phone 360 pixels wide\b/g, 'on the smallest phone')
    .replace(/\bat 360 (?:pixels|px)\b/g, 'on the smallest screen');

/** The feature without criteria and edge cases that cannot hold where this product runs or that the idea contradicts. */
export function fitsHere(spec: CapabilityFeature, design: Pick<Design, 'understanding' | 'hosted'>): CapabilityFeature {
  const { understanding } = design;
  const { platform, idea, context, constraints } = understanding;
  const asksFirst = ASKS_FIRST.test(`${idea} ${context}`);
  const late = AT_NIGHT.test(`${idea} ${context}`);
  const isOdd = (phrase: Phrase) =>
    [phrase]
      .flat()
      .some(
        (one) =>
          (WITHOUT_SCREENS.has(platform) && OF_SCREENS.test(one)) ||
          (late && QUIET.test(one)) ||
          (asksFirst && UNASKED.test(one)),
      );
  const struck = struckFrom(spec, exclusionsOf(design));
  const kept = constraints.without.some((phrase) => /\bdatabases?\b/.test(phrase)) ? retold(struck, inFiles) : struck;
  const told = WITHOUT_ADDRESS.has(platform) ? retold(kept, platform === 'mobile' ? inHand : inApp) : kept;
  const stories = told.stories.filter((story) => !asksFirst || ![story].flat().some(({ want }) => UNASKED.test(want)));
  const fitting = {
    ...told,
    stories: stories.length > 0 ? stories : told.stories,
    criteria: without(told.criteria, isOdd),
    edgeCases: without(told.edgeCases, isOdd),
    steps: design.hosted ? told.steps : told.steps.filter((one) => !isOdd(one)),
  };
  return TO_BE_GONE.test(`${idea} ${context}`)
    ? retold(fitting, (text) => text.replace(KEEPS_ALL, '').trim() || text)
    : fitting;
}

function without(phrases: Phrase[], isOdd: (phrase: Phrase) => boolean): Phrase[] {
  const kept = phrases.filter((phrase) => !isOdd(phrase));
  return kept.length >= Math.min(KEPT_MIN, phrases.length) ? kept : phrases;
}
