import type { Design } from '../../design/design.ts';
import { exclusionsOf } from '../../design/exclusions.ts';
import type { Segment } from '../../knowledge/schema.ts';
import { grouped } from '../../language/grouped.ts';
import { plural, singular } from '../../language/inflect.ts';
import type { Understanding } from '../../understand/understand.ts';
import { currencyOf, exact, money, toDollars } from '../money.ts';
import { type Deal, dealOf } from './deals.ts';

/** What is asked for the product, and what one paying customer brings. */
export interface Economics {
  /** US dollars that one customer brings a month; of a one-off price the whole of it. */
  monthly: number;
  /** As people say it: "$39 a month". */
  price: string;
  model: 'subscription' | 'commission' | 'one-off' | 'usage' | 'donation';
  /** The idea names it. */
  named: boolean;
  /** Who pays, singular and plural. */
  payer: [string, string];
  /** What the figure a month rests on where it is not the price itself: "5 agents each". Empty otherwise. */
  basis: string;
}

/** What a customer pays: the price of the idea, else the usual one of the segment. */
export function priceOf(design: Design): Economics {
  const { constraints } = design.understanding;
  if (constraints.commissionPercent !== undefined) return fromCommission(design, constraints.commissionPercent);
  if (constraints.price) return fromPrice(design, constraints.price);
  if (constraints.free || asksNobody(design))
    return {
      monthly: Math.max(design.segment.price.typical * 0.03, 0.2),
      price: 'nothing, with voluntary support',
      model: 'donation',
      named: constraints.free,
      payer: design.segment.unit,
      basis: '',
    };
  return usual(design);
}

/** A page without accounts and without a way to pay asks nobody for money. */
const asksNobody = (design: Design) =>
  design.understanding.platform === 'web' &&
  exclusionsOf(design).has('accounts') &&
  !design.uses.some(({ capability }) => capability.nodes.some(({ need }) => need === 'payments'));

/** Seats, rooms and the like that one customer takes: stated wherever it is used. */
const TAKES: Record<string, number> = {
  agent: 5,
  user: 5,
  seat: 5,
  desk: 10,
  developer: 6,
  employee: 12,
  driver: 8,
  technician: 6,
  teacher: 12,
  room: 25,
  bed: 30,
  class: 8,
  student: 40,
  child: 30,
  member: 60,
  patient: 60,
  player: 20,
  property: 10,
  apartment: 30,
  unit: 20,
  tenant: 30,
  vehicle: 10,
  machine: 15,
  device: 10,
  listing: 5,
};

function fromPrice(design: Design, amount: NonNullable<Design['understanding']['constraints']['price']>): Economics {
  const currency = currencyOf(design);
  const payer = payerOf(design);
  const dollars = toDollars(amount.value, amount.currency);
  const one = amount.unit && amount.unit !== payer[0] ? amount.unit : undefined;
  const units = one ? (TAKES[one] ?? 1) : 1;
  const shown = exact(amount.value, currency) + (one ? ` per ${one}` : '');
  const uses = amount.per === 'use' ? (OFTEN[amount.use ?? ''] ?? 10) : 1;
  const many = units > 1 ? `${units} ${one}s for each ${payer[0]}` : '';
  if (amount.per === 'use')
    return {
      monthly: dollars * uses * units,
      price: `${shown} ${amount.use ? `per ${amount.use}` : 'a use'}`,
      model: 'usage',
      named: true,
      payer,
      basis: `${grouped(uses)} ${amount.use ?? 'use'}s a month for each ${payer[0]}`,
    };
  return {
    monthly: (amount.per === 'year' ? dollars / 12 : dollars) * units,
    price: `${shown} ${amount.per === 'once' ? 'once' : `a ${amount.per}`}`,
    model: amount.per === 'once' ? 'one-off' : 'subscription',
    named: true,
    payer,
    basis: many,
  };
}

/** How often a month a customer does what is paid by use: an assumption, stated wherever it is used. */
const OFTEN: Record<string, number> = {
  call: 20_000,
  request: 20_000,
  search: 500,
  message: 500,
  minute: 600,
  page: 200,
  photo: 200,
  scan: 200,
  document: 60,
  letter: 20,
  order: 40,
  booking: 30,
  appointment: 40,
  transaction: 40,
  ticket: 40,
  delivery: 60,
  session: 30,
  lesson: 30,
  ride: 20,
};

function fromCommission(design: Design, percent: number): Economics {
  const currency = currencyOf(design);
  const payer = payerOf(design);
  const deal: Deal = dealOf(design);
  return {
    monthly: (deal.dollars * deal.aMonth * percent) / 100,
    price: `${percent} % of each deal`,
    model: 'commission',
    named: true,
    payer,
    basis: `${percent} % of ${money(deal.dollars, currency)} a deal, ${deal.often} for each ${payer[0]}`,
  };
}

/** More than this nobody pays at once for a program without a service behind it: it is licensed by the year. In dollars. */
const ONCE_MAX = 120;

function usual(design: Design): Economics {
  const { constraints, platform } = design.understanding;
  const currency = currencyOf(design);
  const { price, unit } = design.segment;
  const oneOff = constraints.without.some((phrase) => /subscription|abo\b/.test(phrase));
  const base = { named: false, payer: unit, basis: '' };
  if (constraints.paidPer) {
    const uses = OFTEN[constraints.paidPer] ?? 10;
    return {
      ...base,
      monthly: price.typical,
      price: `${money(price.typical / uses, currency)} per ${constraints.paidPer}`,
      model: 'usage',
      basis: `${grouped(uses)} ${constraints.paidPer}s a month for each ${unit[0]}`,
    };
  }
  const local = !design.hosted || platform === 'device';
  if (local && !oneOff && price.model === 'subscription' && price.typical * 12 > ONCE_MAX)
    return {
      ...base,
      monthly: price.typical,
      price: `${money(price.typical * 12, currency)} a year`,
      model: 'subscription',
    };
  if ((oneOff || local) && price.model === 'subscription')
    return {
      ...base,
      monthly: price.typical * 12,
      price: `${money(price.typical * 12, currency)} once`,
      model: 'one-off',
    };
  const per = {
    subscription: 'a month',
    commission: 'a month in commission',
    usage: 'a month in usage',
    'one-off': 'once',
    donation: 'a month in donations',
  }[price.model];
  return { ...base, monthly: price.typical, price: `${money(price.typical, currency)} ${per}`, model: price.model };
}

/** The one whom the idea has pay, else whom the field counts. */
function payerOf({ understanding: { constraints, reading }, segment, people }: Design): [string, string] {
  const named = constraints.payer && singular(constraints.payer);
  const known = [people.user, people.customer, people.keeper].find((one) => named && one?.one.endsWith(named));
  if (known) return [known.one, known.many];
  return named && /^[a-z]+$/.test(named) && named !== constraints.payer
    ? [named, constraints.payer ?? `${named}s`]
    : (audienceOf(segment, reading) ?? segment.unit);
}

/** "App for garages": of a field that is only told in a long word whoever the idea is for pays under the own name. */
function audienceOf({ unit, words }: Segment, { people }: Understanding['reading']): [string, string] | undefined {
  if (unit[0].split(' ').length < LONG) return undefined;
  const said = people.find(({ noun, at }) => at === 'audience' && words.includes(noun.head));
  return said && [said.noun.head, plural(said.noun.head)];
}
const LONG = 3;
