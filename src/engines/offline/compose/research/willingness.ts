import type { Design, Person } from '../../design/design.ts';
import { say } from '../../design/slots.ts';
import { pick } from '../../language/hash.ts';
import type { House } from './own-house.ts';
import { type Economics, priceOf } from './price.ts';

/** What somebody pays, in the one price of the plan: the named payer, the user by default, the other side for the matter itself. */
export function pays(design: Design, person: Person, reason = ''): string {
  const asked = priceOf(design);
  const { people } = design;
  if (asked.model === 'donation') return 'Pay nothing. Some give when it has helped them.';
  if (asked.model === 'commission' && asked.named) return fromDeals(design, person, asked);
  if (design.kind) return ofKind(design, person, asked);
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

/** In a known kind of product it is known who pays, and why. */
function ofKind(design: Design, person: Person, { price, payer, named }: Economics): string {
  const { people, kind, segment, key } = design;
  const payers = people[kind?.payer ?? 'user'] ?? people.user;
  if (person.one !== payers.one)
    return pick(
      [
        `Pay nothing: ${payers.one === payer[0] ? payer[1] : payers.many} do. They stay while it saves them time.`,
        `No money is asked of them. What they give is the habit of looking there first.`,
        `They are not asked to pay. What costs them is a new place to look, so it must answer at once.`,
        `Free for them. They leave when they must enter twice what somebody knows already.`,
      ],
      `${key}o${person.one}`,
    );
  const each = payers.one === payer[0] || segment.price.model === 'commission' ? '' : ` for each ${payer[0]}`;
  return `${say(segment.willingness, new Map(), key)} Asked: ${price}${each} (${named ? 'as the idea sets it' : 'assumed, the usual of the field'}).`;
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

/** What the people of a house give instead of money. */
export function adopts({ people, key, entities }: Design, house: House): string {
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

/** How those whom the house serves come along. */
export function joins({ people, key }: Design, customer: Person, house: House): string {
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
