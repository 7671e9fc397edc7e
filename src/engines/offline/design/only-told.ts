import { relatives } from '../knowledge/words/people.ts';
import { placesOf } from '../language/stands.ts';
import { actingPerson } from '../understand/nouns.ts';
import type { Reading } from '../understand/reading.ts';
import type { Understanding } from '../understand/understand.ts';

type Told = Reading['people'][number];

/** Somebody whom the idea tells of and who does not use the product. */
export const isOnlyTold = (one: Told, understanding: Understanding): boolean =>
  isRelative(one) ||
  isMachine(one, understanding) ||
  isOfTeam(one, understanding) ||
  isCaredFor(one, understanding) ||
  isOutside(one, understanding) ||
  onlyObjects(one, understanding) ||
  onlyAsks(one, understanding);

/** "A runtime on the runners": machines that have the name of people. */
const isMachine = ({ noun }: Told, { idea }: Understanding): boolean =>
  /^(?:runner|worker|agent|reader|tracker|crawler)$/.test(noun.head) &&
  /\b(?:ci|pipelines?|builds?|github actions?|gitlab|binary|queue|card|door|barcode|rss)\b/i.test(idea);

/** "Two founders in Vienna": who builds it, counted. */
const isOfTeam = ({ noun }: Told, { idea, context }: Understanding): boolean =>
  TEAM.has(noun.head) &&
  isSaid(
    `${idea} ${context}`,
    noun.head,
    /(?:\b(?:one|two|three|four|five|six|solo|single|small|only|\d+)|\b(?:i am|i'm|we are|we're) (?:an? |the )?)\s?(?:\w+ )?$/,
    /^s?\b/,
  );
const TEAM = new Set('founder co-founder cofounder developer dev engineer programmer freelancer maker'.split(' '));

/** Relatives stand in stories: they use it where it is made for them. */
export const isRelative = ({ noun, at }: Told): boolean => at !== 'audience' && relatives.has(noun.head);

/** "my nan takes nine tablets": it is the writer who uses it, unless it is made for her. */
const isCaredFor = ({ noun, at }: Told, { idea }: Understanding): boolean =>
  at !== 'audience' && ELDERS.has(noun.head) && isSaid(idea, noun.head, /\b(?:my|our) (?:old |elderly )?$/, /^/);

const ELDERS = new Set(
  'nan nana nanna gran granny grandma grandmother grandpa granddad grandad grandfather mum mom mother dad father aunt uncle'.split(
    ' ',
  ),
);

/** Gets what comes out or sets rules, and uses nothing: "our council changes the day", "zum Steuerberater". */
function isOutside({ noun, at }: Told, { idea, reading }: Understanding): boolean {
  if (at === 'audience' && !/zum |zur /.test(idea)) return false;
  const first = reading.people[0];
  const leads = first?.noun.name === noun.name && first.at === 'subject';
  if (
    leads &&
    !ALWAYS_OUTSIDE.test(noun.head) &&
    !/\b(?:our|my) (?:council|bank|landlord|insurer|government)\b/i.test(idea)
  )
    return false;
  return [noun.head, noun.name, actingPerson(noun)].some((name) => OUTSIDERS.has(name.toLowerCase()));
}

/** Whoever looks into a house from outside, and is told of first. */
export const ALWAYS_OUTSIDE = /^(?:inspector|auditor|authority|dpo|chamber)$/;
const OUTSIDERS = new Set(
  'inspector,health inspector,authority,chamber,dpo,data protection officer,works council,health authority,accountant,tax accountant,tax adviser,tax advisor,auditor,regulator,insurer,landlord,notary,council,council officer,government,bank,ministry,tax office,police,inspectorate'.split(
    ',',
  ),
);

/** "The doctor wants a log: I note …": whoever only asks for it does not use it; the writer does. */
const onlyAsks = ({ noun, at }: Told, { idea }: Understanding): boolean =>
  at !== 'audience' &&
  (BY_ME.test(idea) || (BY_ALL.test(idea) && ABOVE.has(noun.head))) &&
  isSaid(idea, noun.head, /\b(?:the|my|our) $/, ASKS);

const BY_ME = /\bi (?:\w+ )?(?:note|log|write|record|track|keep|do|want to see)\b/i;
/** "Everybody sees their place, and the treasurer wants to see every change." */
const BY_ALL = /\b(?:everybody|everyone|each (?:member|of us)|people|next in line|all of us)\b/i;
const ABOVE = new Set(
  'treasurer boss chair board committee management director ceo cfo owner secretary bookkeeper'.split(' '),
);

const ASKS = /^ (?:wants?|asks?|asked|says?|said|needs?|insists?|tells?|told|recommend\w*)\b/;

/** "Our lawyers won't have Terraform", "struck out by our counsel": whoever says what must not be does not use it. */
export const onlyObjects = ({ noun, at }: Told, { idea }: Understanding): boolean =>
  at !== 'audience' &&
  OBJECTORS.has(noun.head) &&
  (isSaid(idea, noun.head, /^/, OBJECTS) || isSaid(idea, noun.head, /\bby (?:our|the|my|their) (?:\w+ )?$/, /^/));

const OBJECTORS = new Set('lawyer attorney counsel officer insurer auditor regulator solicitor notary'.split(' '));
const OBJECTS =
  /^s?(?: has| have| had)?(?: now| already| just)? (?:forb[aio]d\w*|bann?\w*|veto\w*|refus\w+|reject\w+|turn\w* down|struck|said no|won['’]t|will not|wants? (?:no|it in writing)|allows? no|objects?|objected|insists?|requires?|demands?|would (?:sue|faint|kill)|do(?:es)?n['’]t (?:let|allow|want))\b/;

/** The word stands somewhere with this before it and that behind it. */
function isSaid(text: string, word: string, before: RegExp, after: RegExp): boolean {
  const low = text.toLowerCase();
  return placesOf(low, word.toLowerCase()).some(
    (at) => before.test(low.slice(Math.max(0, at - REACH), at)) && after.test(low.slice(at + word.length)),
  );
}

const REACH = 16;
