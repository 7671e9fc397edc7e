import type { Architecture } from '../../../../artifacts/architecture.ts';
import { builtUses, type Design } from '../../design/design.ts';
import type { Need } from '../../knowledge/schema.ts';
import { services } from '../../knowledge/stack/services.ts';
import { grouped } from '../../language/grouped.ts';
import { list } from '../../language/inflect.ts';
import { hasNoMoney } from '../../understand/no-money.ts';
import { type PeopleCounted, peopleCounted } from '../../understand/people-counted.ts';
import { currencyOf, money, rateNote, toDollars } from '../money.ts';
import { priceOf } from '../research/price.ts';
import type { Stack } from '../stack/choices.ts';
import { whose } from '../stack/whose-servers.ts';
import { fileLoad, GIGABYTE_DOLLARS } from './file-load.ts';
import { signedOff } from './vendors-allowed.ts';

/** Part of the registered people who are there in a given month. */
const ACTIVE = 0.4;

interface Item {
  name: string;
  dollars: number;
}

/** Running cost a month at three sizes, each summed from machines and units; the assumption stands beside the figure. */
export function runningCost(design: Design, stack: Stack): Architecture['estimatedMonthlyCost'] {
  const currency = currencyOf(design);
  const sizes = [1_000, 10_000, 100_000] as const;
  const limit = monthlyLimit(design);
  const items = sizes.map((users) => itemize(design, stack, users));
  const sums = items.map((list) => list.reduce((sum, item) => sum + item.dollars, 0));
  const first = limit === undefined ? undefined : Math.min(sums[0] ?? 0, limit * 0.9);
  const said = sums.map((sum, at) =>
    say(
      at === 0 && first !== undefined ? first : Math.max(sum, first ?? 0),
      within(items[at] ?? [], at === 0 ? first : undefined),
      sizes[at] ?? 0,
    ),
  );
  const capped = first !== undefined && (sums[0] ?? 0) > first;
  const budget =
    limit === undefined
      ? ''
      : capped
        ? ` ${kept(design.understanding.constraints.budget?.text ?? '')} by rationing paid units; without a limit it would be ${money(sums[0] ?? 0, currency)}.`
        : ` This stays inside the budget of ${design.understanding.constraints.budget?.text}.`;
  const own = ownSize(design, stack, limit);
  const beyond =
    limit !== undefined && (sums[1] ?? 0) > limit
      ? ' This is more than the budget named, and must be carried by income.'
      : '';
  return {
    users1k: `${said[0]}${own}${budget}${rateNote(currency)}`,
    users10k: `${said[1]}${beyond}`,
    users100k: `${said[2] ?? ''}${design.understanding.constraints.ownUse ? ' So many come only if it is ever sold.' : ''}`,
  };

  function say(sum: number, parts: Item[], users: number): string {
    const biggest = [...parts]
      .sort((a, b) => b.dollars - a.dollars)
      .filter((part) => part.dollars >= sum * 0.05)
      .slice(0, 3);
    const shown = money(sum, currency);
    if (!design.hosted || design.understanding.platform === 'device')
      return `${shown} a month, whatever the number of people up to ${grouped(users)}: ${list(parts.map((part) => part.name))}; the work runs on their own machines.`;
    return `${shown} a month, assuming ${ACTIVE * 100} % of ${grouped(users)} people are active: ${list(biggest.map((part) => `${money(part.dollars, currency)} ${part.name}`))}.${users === 1_000 ? eachOf(design, sum / (users * ACTIVE)) : ''}`;
  }
}

const WORTH_SAYING = 0.2;

/** "The budget of €30 is kept"; where the idea says only that there is none, that. */
const kept = (budget: string) => (/\d/.test(budget) ? `The budget of ${budget} is kept` : `“${budget}” is kept to`);

/** What one of them costs, where one of them pays: beside the price it tells whether it can last. */
function eachOf(design: Design, dollars: number): string {
  const { ownUse, free } = design.understanding.constraints;
  if (ownUse || free || dollars < WORTH_SAYING) return '';
  const { price, payer, model } = priceOf(design);
  const each = payer[0].replace(/^active /, '');
  return model === 'subscription'
    ? ` That is ${money(dollars, currencyOf(design))} for each active ${each}, beside a price of ${price}.`
    : '';
}

/** Under a limit the machine is paid first; what is bought by the piece shares what is left. */
function within(items: Item[], limit: number | undefined): Item[] {
  const sum = items.reduce((total, { dollars }) => total + dollars, 0);
  const [machine, ...rest] = items;
  if (limit === undefined || sum <= limit || !machine) return items;
  const fixed = Math.min(machine.dollars, limit);
  const share = (limit - fixed) / Math.max(0.01, sum - machine.dollars);
  return [{ ...machine, dollars: fixed }, ...rest.map((item) => ({ ...item, dollars: item.dollars * share }))];
}

/** From so many on people are no house any more. */
const PUBLIC_MIN = 1_000;

/** Dollars a month at the size that the idea itself gives, in a house or a town; nothing where it gives none. */
export function ownDollars(design: Design, stack: Stack): number | undefined {
  const users = peopleOf(design).reduce((sum, { value }) => sum + value, 0);
  if (users === 0 || !design.hosted || design.understanding.platform === 'device') return undefined;
  const items = itemize(design, stack, users, users * (users < PUBLIC_MIN ? 1 : ACTIVE));
  return items.reduce((total, { dollars }) => total + dollars, 0);
}

/** What it costs at the size that the idea itself gives: "At the size of the idea, 40 members: about $18 a month." */
function ownSize(design: Design, stack: Stack, limit: number | undefined): string {
  const { scale, ownUse } = design.understanding.constraints;
  const [first] = scale;
  const people = peopleOf(design);
  const heads = people.reduce((sum, { value }) => sum + value, 0);
  const told = list(people.map(({ value, of }) => `${grouped(value)} ${of}`)).replace(/ of us\b/, ' who run it');
  const size = told || first?.text || (ownUse && `one ${ownUse.house}`);
  if (!size || !design.hosted || design.understanding.platform === 'device') return '';
  const machines = first?.per === 'month' ? Math.max(1, Math.ceil(first.value / CALLS_A_MACHINE)) : 1;
  // In a house everybody is there; of a town or a following as many as the table beside it assumes.
  const users = heads || HOUSE;
  const active = users * (users < PUBLIC_MIN ? 1 : ACTIVE);
  const items = itemize(design, stack, users < PUBLIC_MIN ? users / ACTIVE : users, active).map((item, at) => ({
    ...item,
    dollars: item.dollars * (at === 0 ? machines : 1),
  }));
  const sum = items.reduce((total, item) => total + item.dollars, 0);
  const kept = limit === undefined ? sum : Math.min(sum, limit * 0.9);
  return ` At the size of the idea, ${size}: about ${money(kept, currencyOf(design))} a month${machines > 1 ? ` on ${machines} machines` : ''}${heads > 0 ? '' : `, ${HOUSE} people assumed`}.`;
}

/** People of a house that gives no figure. */
const HOUSE = 10;

/** The people whom the idea counts, else those that its figures tell of. */
function peopleOf({ understanding: { idea, context, gloss, constraints } }: Design): PeopleCounted[] {
  const counted = peopleCounted(`${idea}. ${context}. ${gloss}`);
  if (!constraints.ownUse && constraints.users === undefined)
    return counted.filter(({ of }) => /\b(?:households|families)$/.test(of));
  if (counted.length > 0) return counted;
  const told = constraints.scale.find(({ value }) => value === constraints.users);
  return told ? [{ value: told.value, of: told.of }] : [];
}

/** What one small machine answers in a month with room for its busiest hour. */
const CALLS_A_MACHINE = 4_000_000;

/** The named running budget in US dollars a month; a budget for building alone gives none. */
export function monthlyLimit({ understanding: { constraints } }: Design): number | undefined {
  const { budget } = constraints;
  if (!budget || (budget.per !== 'month' && budget.per !== 'year')) return undefined;
  return toDollars(budget.value, budget.currency) / (budget.per === 'year' ? 12 : 1);
}

/** A machine in a corner answers so many; more need one that is rented. */
const FREE_UP_TO = 1_000;

function itemize(design: Design, stack: Stack, users: number, active = users * ACTIVE): Item[] {
  if (!design.hosted || design.understanding.platform === 'device') {
    if (hasNoMoney(design.understanding))
      return [{ name: 'no server, no store and no signature, carried to its machines as a file', dollars: 0 }];
    return [
      { name: 'code signing, downloads and a status page', dollars: users <= 1_000 ? 12 : users <= 10_000 ? 18 : 60 },
    ];
  }
  if (hasNoMoney(design.understanding) && users <= FREE_UP_TO)
    return [{ name: 'a machine that runs at home anyway, with all files on it', dollars: 0 }];
  const machine =
    stack.supply === 'own'
      ? { name: `share of ${whose(design)} server and its backup`, small: 25 }
      : { name: 'server, database and backups', small: (monthlyLimit(design) ?? 99) <= 25 ? 6 : 16 };
  const step = users <= 1_000 ? 1 : users <= 10_000 ? 4.5 : 24;
  return [
    { name: machine.name, dollars: machine.small * step },
    { name: 'monitoring and error reports', dollars: users <= 1_000 ? 0 : users <= 10_000 ? 15 : 60 },
    ...units(design, stack, active),
  ];
}

function units(design: Design, stack: Stack, active: number): Item[] {
  const sums = new Map<Need, number>();
  for (const use of builtUses(design)) {
    if (use.again) continue;
    for (const { need, units } of use.capability.usage) sums.set(need, (sums.get(need) ?? 0) + units);
  }
  if (design.understanding.grams.has('sms') && !sums.has('sms')) sums.set('sms', 2);
  return [...sums].flatMap(([need, each]) => {
    const service = services[need];
    const isTexted = need === 'sms' && !isAskedTexts(design);
    if (OF_MODELS.has(need) && design.understanding.constraints.ownModel) return [];
    if (
      stack.supply !== 'cloud' &&
      service.own.includes('own') &&
      need !== 'sms' &&
      !(BOUGHT.has(need) && signedOff(design))
    )
      return [];
    if (need === 'file-storage') {
      const load = fileLoad(design, each, active);
      const dollars = service.base + load.gigabytes * GIGABYTE_DOLLARS;
      return [{ name: `file storage (${load.text})`, dollars }];
    }
    const dollars = service.base + service.perUnit * each * active * (isTexted ? UNREAD : 1);
    const name = isTexted ? 'text messages for what was not read as mail' : (UNITS[need] ?? `${service.unit}s`);
    return dollars > 0 ? [{ name, dollars }] : [];
  });
}

/** Of what is mailed so much is sent again as a text message, where the idea asks for no text messages. */
const UNREAD = 0.2;
const isAskedTexts = ({ understanding: { grams, constraints } }: Design) =>
  grams.has('sms') || grams.has('text message') || constraints.without.some((phrase) => /\be?-?mails?\b/.test(phrase));

/** On machines of the house nothing is paid by the answer. */
const BOUGHT = new Set<Need>(['llm', 'embeddings']);
const OF_MODELS = new Set<Need>(['llm', 'embeddings', 'speech', 'vision']);

const UNITS: Partial<Record<Need, string>> = {
  email: 'mail delivery',
  sms: 'text messages',
  llm: 'model answers',
  embeddings: 'embeddings',
  speech: 'speech recognition',
  vision: 'image recognition',
  maps: 'map views',
  routing: 'addresses and driving times',
  payouts: 'payouts',
  esign: 'signatures',
  identity: 'identity checks',
  video: 'video minutes',
  cache: 'cache',
  telemetry: 'message broker',
  'market-data': 'market data',
  shipping: 'shipping labels',
  translation: 'translation',
};
