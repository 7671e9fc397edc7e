import type { Research } from '../../../../artifacts/research.ts';
import type { Design, Person } from '../../design/design.ts';
import { type Slots, say, sayAll } from '../../design/slots.ts';
import type { Segment } from '../../knowledge/schema.ts';
import { pick } from '../../language/hash.ts';
import { capital, lastWord } from '../../language/inflect.ts';
import { asked } from './asked.ts';
import { type House, houseOf } from './own-house.ts';
import { adopts, joins, pays } from './willingness.ts';

type Group = Research['audience'][number];
const PAINS_MAX = 3;

/** Who would use it and who would pay: the people of the idea first, another segment of the field where the idea's words fit it. */
export function audience(design: Design, slots: Slots): Research['audience'] {
  const house = houseOf(design);
  const { customer, keeper, user } = design.people;
  const first = userGroup(design, slots, house);
  const second = customer ? [otherGroup(design, customer, house)] : [];
  if (house) return withoutRepeats([first, ...(second.length > 0 ? second : [standIn(design, house)])]);
  const third =
    design.hosted && keeper.one !== user.one && keeper.one !== customer?.one ? [keeperGroup(design, keeper)] : [];
  const groups = [first, ...second, ...third];
  return withoutRepeats([
    ...groups,
    ...fieldGroups(design, slots, groups).slice(0, Math.max(0, GROUPS - groups.length)),
  ]);
}

const GROUPS = 3;

function userGroup(design: Design, slots: Slots, house: House | undefined): Group {
  const { people, segment, kind } = design;
  const pains = asked(design)
    .concat(design.uses.filter((use) => use.because !== 'asked' && use.capability.id === 'records'))
    .flatMap((use) => sayAll(use.capability.pains, use.slots, design.key + use.object.name))
    .slice(0, PAINS_MAX);
  // Of a known kind of product the pains of whoever pays are told where that person is.
  const isOther = kind !== undefined && (kind.payer ?? 'user') !== 'user';
  const fromField = house ? PAINS_MAX - 1 - pains.length : isOther ? 0 : Math.max(1, PAINS_MAX - pains.length);
  const more = sayAll(segment.pains, slots, design.key).slice(0, Math.max(0, fromField));
  return {
    segment: house ? ofHouse(people.user, house) : capital(people.user.group),
    painPoints: some([...new Set([...pains, ...more])], segment, design.key),
    willingness: house ? adopts(design, house) : pays(design, people.user, say(segment.willingness, slots, design.key)),
  };
}

/** The pains that were found, or those of the segment where each needs somebody whom the product does not have. */
const some = (pains: string[], segment: Segment, key: string) =>
  pains.length > 0 ? pains : segment.pains.slice(0, PAINS_MAX).map((pain) => say(pain, new Map(), key));

function otherGroup(design: Design, customer: Person, house: House | undefined): Group {
  return {
    segment: capital(customer.group),
    painPoints: payersPains(design, 'customer') ?? otherPains(design),
    willingness: house ? joins(design, customer, house) : pays(design, customer),
  };
}

/** The people of one house, not of a market. */
function ofHouse(user: Person, { own, name }: House): string {
  if (own.kind === 'person') return `The ${own.house}`;
  if (own.kind === 'home') return `Those who live with ${name}`;
  return user.one.includes(lastWord(own.house)) ? `Those who run ${name}` : `${capital(user.many)} of ${name}`;
}

/** Where one person does it all, somebody else has to manage for a week. */
function standIn({ key, entities }: Design, house: House): Group {
  const main = entities[0]?.many ?? 'entries';
  return {
    segment: house.own.kind === 'work' ? 'Whoever stands in for a week' : 'Whoever looks after it in the holidays',
    painPoints: [
      pick(
        [
          `Where ${main} stand is in one head, and that head is away.`,
          `I am told about ${main} in the doorway, and half of it is gone by evening.`,
        ],
        `${key}s`,
      ),
      'Nobody wrote down what to do when it fails.',
    ],
    willingness: pick(
      [
        'Use it if one page of paper explains it and the old way still works.',
        'Want one page, one phone number, and a switch back to doing it by hand.',
      ],
      `${key}w`,
    ),
  };
}

function keeperGroup(design: Design, keeper: Person): Group {
  const main = design.entities[0]?.many ?? 'entries';
  return {
    segment: capital(keeper.group),
    painPoints: payersPains(design, 'keeper') ?? [
      pick(
        [
          `Questions about ${main} end with me, and I have no list to look at.`,
          `What went wrong with ${main} reaches me last.`,
          `I answer for ${main} and see them only when somebody complains.`,
        ],
        `${design.key}k`,
      ),
      pick(
        ['Each exception is decided anew, by whoever picks up the phone.', 'I cannot show what was decided, and why.'],
        `${design.key}k2`,
      ),
    ],
    willingness: pays(design, keeper, 'Weighs it against an hour of work a day.'),
  };
}

/** What those say who pay for such a product, where it is they. */
function payersPains({ kind, segment, key }: Design, who: 'customer' | 'keeper'): string[] | undefined {
  return kind?.payer === who ? sayAll(segment.pains, new Map(), key) : undefined;
}

function otherPains({ entities, people, key }: Design): string[] {
  const main = entities[0];
  const { user } = people;
  return [
    pick(
      [
        `They hear of their ${main?.many ?? 'matters'} only when they ask.`,
        `What was agreed on ${main?.many ?? 'it'} is in an old message.`,
        `To look up ${main?.many ?? 'what was said'} they scroll through old mail.`,
        `Two people told them two things about ${main?.many ?? 'it'}.`,
        `Nobody wrote down what was promised about ${main?.many ?? 'it'}.`,
        `Only the ${user.one} can say how their ${main?.many ?? 'matters'} stand.`,
        `Reaching the ${user.one} takes two calls and a day.`,
      ],
      key,
    ),
    pick(
      [
        `One more app for one ${user.one} is too much.`,
        `They cannot see what is open.`,
        `They tell every ${user.one} the same details again.`,
      ],
      `${key}b`,
    ),
  ];
}

/** Other segments of the field, those of which the idea has a word first; never the one that is counted already. */
function fieldGroups(design: Design, slots: Slots, groups: Group[]): Group[] {
  const { domain, segment, people, understanding } = design;
  const fits = (one: Segment) => one.words.filter((word) => understanding.grams.has(word)).length;
  return domain.segments
    .filter((one) => one !== segment && !groups.some((group) => group.segment.toLowerCase() === one.name.toLowerCase()))
    .filter((one) => !one.name.toLowerCase().includes(people.user.many.toLowerCase()))
    .sort((a, b) => fits(b) - fits(a))
    .filter((one) => fits(one) > 0)
    .slice(0, 2)
    .map((one) => ({
      segment: capital(one.name),
      painPoints: sayAll(one.pains, slots, design.key).slice(0, 2),
      willingness: `Second, not first. ${say(one.willingness, slots, design.key)}`,
    }));
}

/** No pain is told twice. */
function withoutRepeats(groups: Group[]): Group[] {
  const told = new Set<string>();
  return groups.map((group) => {
    const painPoints = group.painPoints.filter((pain) => !told.has(pain));
    for (const pain of painPoints) told.add(pain);
    return { ...group, painPoints: painPoints.length > 0 ? painPoints : group.painPoints.slice(0, 1) };
  });
}
