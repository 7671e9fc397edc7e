import { type Design, mainThings } from '../../design/design.ts';
import { shortAct } from '../../design/own-act.ts';
import { INERT } from '../../knowledge/words/inert.ts';
import { pick } from '../../language/hash.ts';
import { capital, gerund, list, plural } from '../../language/inflect.ts';
import type { WishSaid } from '../../understand/wishes-said.ts';
import { ownWords } from '../own-words.ts';
import { nearest } from './competitors.ts';
import { type House, houseGate, houseOf } from './own-house.ts';
import { priceOf } from './price.ts';

/** The finding in a few sentences; the only place of the research that quotes the idea. */
export function summarize(design: Design): string {
  const house = houseOf(design);
  const rivals = nearest(design, 2);
  const field =
    design.domain.id === 'general'
      ? 'No field known in depth matches, so figures are wide.'
      : `The field is ${design.domain.name}.`;
  return [
    `The idea: ${ownWords(design)}.`,
    house ? forHouse(design, house, rivals) : forMarket(design, rivals),
    house ? '' : field,
    'Written without a web search. What has no source is marked unverified.',
  ]
    .filter(Boolean)
    .join(' ');
}

function forMarket(design: Design, rivals: string[]): string {
  const { people, product, key } = design;
  const does = doing(design);
  const asked = priceOf(design);
  const pay =
    asked.model === 'donation'
      ? 'It is meant to cost nothing.'
      : asked.model === 'commission' && asked.named
        ? `It earns ${asked.price}.`
        : asked.named
          ? `${capital(asked.payer[1])} pay ${asked.price}.`
          : `The paying side is ${design.segment.name}, at ${asked.price} (assumed).`;
  return [
    design.kind
      ? ofKind(design)
      : pick(
          [
            `${capital(people.user.group)} make do today for ${does}.`,
            `It stands on one claim: ${does} is tiresome enough for ${people.user.group} to change a habit.`,
            `${capital(does)} is scattered work for ${people.user.group}. ${product.one} gives it one place.`,
          ],
          key,
        ),
    rivals.length > 0
      ? pick(
          [
            `${list(rivals)} ${rivals.length > 1 ? 'stand' : 'stands'} nearest.`,
            `Nearest: ${list(rivals)}.`,
            `${list(rivals)} ${rivals.length > 1 ? 'are' : 'is'} compared first.`,
          ],
          key,
        )
      : 'Habit is the strongest rival.',
    pay,
  ].join(' ');
}

/** "It is planned as a service called on demand, for owners and dog walkers." */
function ofKind({ kind, people: { user, customer } }: Design): string {
  const groups = [user, ...(customer ? [customer] : [])].map(({ group }) => group);
  return `It is planned as ${kind?.name ?? 'such a product'}, for ${list(groups)}.`;
}

function forHouse(design: Design, house: House, rivals: string[]): string {
  const size = [house.people?.text, house.things?.text].filter((one) => one !== undefined);
  return [
    `It is a tool for ${house.name}${size.length > 0 ? ` (${list(size)})` : ''}, not a product to sell.`,
    `What counts is the time that ${doing(design)} takes today.`,
    rivals.length > 0
      ? `${list(rivals)} can be bought, and ${rivals.length > 1 ? 'are' : 'is'} tried first with real data.`
      : `Nothing on the shelf is known to fit; a spreadsheet is what it has to beat.`,
    `It has worked when ${houseGate(house)}.`,
  ].join(' ');
}

/** Verbs that name no work of their own. */
const EMPTY = new Set(
  'be have want need run own keep get make let use do help go manage include offer lose know'.split(' '),
);

const WISHES_MAX = 3;

/** "shouting when a swarm leaves", told of others. */
function wishing({ verb, says }: WishSaid): string {
  const rest = shortAct(says).split(' ').slice(1).join(' ');
  const others = rest
    .replace(/\b(?:me|us)\b/g, 'them')
    .replace(/\b(?:my|our)\b/g, 'their')
    .replace(/\bI\b|\bwe\b/g, 'they');
  return `${gerund(verb)} ${others}`.trim();
}

/** What the idea has people do, in gerunds: "tracking hive inspections and honey yields". */
export function doing(design: Design): string {
  const { reading, language, wishes, acts } = design.understanding;
  if (wishes.length > 1) return list(wishes.slice(0, WISHES_MAX).map(wishing));
  const known = (verb: string) => (language === 'en' ? acts.has(verb) : design.uses.some((use) => use.verb === verb));
  const kept = reading.clauses.filter(
    ({ verb, object }) =>
      object !== undefined &&
      object.is !== 'empty' &&
      object.is !== 'person' &&
      known(verb) &&
      !EMPTY.has(verb) &&
      !INERT.has(verb),
  );
  const byVerb = new Map<string, string[]>();
  for (const { verb, object } of kept.slice(0, 6))
    byVerb.set(verb, [...(byVerb.get(verb) ?? []), plural(object?.name ?? '')]);
  const parts = [...byVerb]
    .slice(0, 3)
    .map(([verb, objects]) => `${gerund(verb)} ${list([...new Set(objects)].slice(0, 2))}`);
  return list(parts) || `keeping ${list(mainThings(design, 2))} in order`;
}
