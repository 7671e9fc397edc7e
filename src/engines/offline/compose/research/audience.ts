import type { Research } from '../../../../artifacts/research.ts';
import type { Design, Person } from '../../design/design.ts';
import { type Slots, say, sayAll } from '../../design/slots.ts';
import type { Segment } from '../../knowledge/schema.ts';
import { pick } from '../../language/hash.ts';
import { capital, lastWord } from '../../language/inflect.ts';
import { asked } from './asked.ts';
import { type House, houseOf } from './own-house.ts';
import { type Economics, priceOf } from './price.ts';

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
  const { people, segment } = design;
  const pains = asked(design)
    .concat(design.uses.filter((use) => use.because !== 'asked' && use.capability.id === 'records'))
    .flatMap((use) => sayAll(use.capability.pains, use.slots, design.key + use.object.name))
    .slice(0, PAINS_MAX);
  const fromField = house ? PAINS_MAX - 1 - pains.length : Math.max(1, PAINS_MAX - pains.length);
  const more = sayAll(segment.pains, slots, design.key).slice(0, Math.max(0, fromField));
  return {
    segment: house ? ofHouse(people.user, house) : capital(people.user.group),
    painPoints: [...new Set([...pains, ...more])],
    willingness: house ? adopts(design, house) : pays(design, people.user, say(segment.willingness, slots, design.key)),
  };
}

function otherGroup(design: Design, customer: Person, house: House | undefined): Group {
  return {
    segment: capital(customer.group),
    painPoints: otherPains(design),
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
    painPoints: [
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

/** What somebody pays, in the one price of the plan: the named payer, the user by default, the other side for the matter itself. */
function pays(design: Design, person: Person, reason = ''): string {
  const asked = priceOf(design);
  const { people } = design;
  if (asked.model === 'donation') return 'Pay nothing. Some give when it has helped them.';
  if (asked.model === 'commission' && asked.named) return fromDeals(design, person, asked);
  const said = asked.named ? 'as the idea sets it' : 'assumed, the usual of the field';
  if (
    person.one === asked.payer[0] ||
    (person.one === people.user.one && standsFor(person, asked.payer, design.segment.name))
  )
    return `Pay ${asked.price} (${said}). ${reason}`.trim();
  if (person.one === people.user.one && !isPerson(design, asked.payer[0]))
    return `${reason} Asked of each ${asked.payer[0]}: ${asked.price} (${said}).`;
  if (movesMoney(design) && person.one === people.customer?.one)
    return pick(
      [
        `Pay the ${people.user.one} for the matter itself. The tool costs them nothing beside it.`,
        `Their money goes to the ${people.user.one}. They pay it here if that is easier than a transfer.`,
        `Pay what they owe the ${people.user.one}, not the software.`,
      ],
      `${design.key}p`,
    );
  if (isPerson(design, asked.payer[0]))
    return `Do not pay themselves: ${asked.payer[1]} pay ${asked.price}. Their wish to go on decides.`;
  return pick(
    [
      `The ${asked.payer[0]} pays, not they. One call saved is enough.`,
      `Pay with attention only. They leave when it asks for more than a call would.`,
      `They choose the ${people.user.one} who offers it.`,
    ],
    `${design.key}q`,
  );
}

function fromDeals({ people, key }: Design, person: Person, { price }: Economics): string {
  return person.one === people.customer?.one
    ? pick(
        [
          `Pay the price of the deal. The ${price} is inside it, and shown before they agree.`,
          `Pay for what they get; ${price} stays with the product and is named on the receipt.`,
        ],
        key,
      )
    : person.one === people.user.one
      ? `Give ${price} once money has moved, and nothing before. Above that they would settle by e-mail.`
      : `Live from ${price}. Every deal settled outside costs it.`;
}

/** A bakery's baker pays for the bakery: the group of people bears the name of what is counted. */
const standsFor = (person: Person, [one, many]: [string, string], segment: string) =>
  person.group.toLowerCase() === segment.toLowerCase() ||
  person.one.includes(one) ||
  person.group.toLowerCase().endsWith(many) ||
  person.many.endsWith(many);

const isPerson = ({ people }: Design, name: string) =>
  [people.user.one, people.customer?.one, people.keeper.one].includes(name);

const movesMoney = (design: Design) =>
  design.uses.some((use) =>
    ['payments', 'invoicing', 'ordering', 'subscriptions', 'booking'].includes(use.capability.id),
  );

function adopts({ people, key, entities }: Design, house: House): string {
  const main = entities[0]?.many ?? 'entries';
  const leads = people.user.one === people.keeper.one && (people.customer !== undefined || house.own.kind !== 'work');
  return pick(
    leads
      ? [
          `No price: it is their own time. It stays if the first week with real ${main} is quicker than the old way.`,
          `Pay with two evenings of moving ${main} over, and get them back within a month or go back.`,
          `Nothing to buy. It runs two weeks beside the old way; what is double work then is dropped.`,
        ]
      : [
          `No price: it is their own. They change once ${main} are in it and finding one is quicker than asking.`,
          `Pay with habit. One ${people.user.one} goes first with real ${main}; the others follow what is seen to work.`,
          `Nothing to buy. They give it two weeks beside the old list; what is double work then is dropped.`,
        ],
    key + house.own.house,
  );
}

function joins({ people, key }: Design, customer: Person, house: House): string {
  const all = `the ${house.people?.text ?? customer.many}`;
  return pick(
    [
      `Pay nothing for the tool. The first five of ${all} are shown it in person; the rest get a link and a date.`,
      `No fee for using it. From a named day on, the ${people.user.one} answers there and nowhere else.`,
      `They will not pay, and need not: it must be one link, without a manual.`,
    ],
    `${key}j`,
  );
}

function otherPains({ entities, people, key }: Design): string[] {
  const main = entities[0];
  const { user } = people;
  return [
    pick(
      [
        `They hear of their ${main?.many ?? 'matters'} only when they ask.`,
        `What was agreed on ${main?.many ?? 'it'} stands in an old message.`,
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
    .filter((one, at) => fits(one) > 0 || at === 0)
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
