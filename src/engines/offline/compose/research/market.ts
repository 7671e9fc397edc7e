import type { Research } from '../../../../artifacts/research.ts';
import type { Design } from '../../design/design.ts';
import { sharePercent } from '../../knowledge/words/places.ts';
import { count, currencyOf, money, rateNote, toDollars } from '../money.ts';

export interface Economics {
  /** US dollars that one customer brings a month. */
  monthly: number;
  /** As people say it: "$39 a month". */
  price: string;
  model: 'subscription' | 'commission' | 'one-off' | 'usage' | 'donation';
  named: boolean;
}

/** What a customer pays: the price of the brief, else the usual one of the segment. */
export function priceOf(design: Design): Economics {
  const { constraints } = design.understanding;
  const currency = currencyOf(design);
  const { price } = design.segment;
  const oneOff = constraints.without.some((phrase) => /subscription|abo\b/.test(phrase));
  if (constraints.price) {
    const dollars = toDollars(constraints.price.value, constraints.price.currency);
    const per = constraints.price.per;
    const monthly = per === 'year' ? dollars / 12 : per === 'once' ? dollars / 24 : dollars;
    return {
      monthly,
      price: `${money(dollars, currency)} ${per === 'once' ? 'once' : per === 'use' ? 'a use' : `a ${per}`}`,
      model: per === 'once' ? 'one-off' : per === 'use' ? 'usage' : 'subscription',
      named: true,
    };
  }
  if (constraints.free)
    return {
      monthly: Math.max(price.typical * 0.03, 0.2),
      price: 'nothing, with voluntary support',
      model: 'donation',
      named: true,
    };
  const local = !design.hosted || design.understanding.platform === 'device';
  if ((oneOff || local) && price.model === 'subscription')
    return {
      monthly: price.typical / 2,
      price: `${money(price.typical * 12, currency)} once`,
      model: 'one-off',
      named: false,
    };
  const per = {
    subscription: 'a month',
    commission: 'a month in commission',
    usage: 'a month in usage',
    'one-off': 'once',
    donation: 'a month in donations',
  }[price.model];
  return {
    monthly: price.model === 'one-off' ? price.typical / 24 : price.typical,
    price: `${money(price.typical, currency)} ${per}`,
    model: price.model,
    named: false,
  };
}

/** TAM ≥ SAM ≥ SOM from units × price × 12, with the arithmetic and what is assumed. */
export function sizeMarket(design: Design): Research['marketSize'] {
  const { segment, understanding } = design;
  const currency = currencyOf(design);
  const { monthly } = priceOf(design);
  const share = regionShare(design);
  const [one, many] = segment.unit;
  const reachable = (segment.count.world * segment.reachablePercent * share.percent) / 10_000;
  const won = Math.max(20, (reachable * segment.winnablePercent) / 100);
  const year = monthly * 12;
  const basis = segment.count.source ? `source: ${segment.count.source}` : 'unverified, to be replaced by a count';
  return {
    tam: `${money(segment.count.world * year, currency)} a year (${count(segment.count.world)} ${many} worldwide)`,
    sam: `${money(reachable * year, currency)} a year (${count(reachable)} ${many} ${share.where})`,
    som: `${money(Math.min(won, reachable) * year, currency)} a year in the third year (${count(Math.min(won, reachable))} ${many})`,
    reasoning: `Counted from below: ${count(segment.count.world)} ${many} (${segment.count.basis}; ${basis}) × ${money(monthly, currency)} a month × 12. Of these ${segment.reachablePercent} % are taken as reachable${share.percent < 100 ? `, of which ${share.percent} % ${share.where}` : ''} (an assumption). Winning ${segment.winnablePercent} % of them in three years is a guess. ${understanding.constraints.price ? 'The price is the one in the brief.' : `The price per ${one} is ${segment.price.basis}${segment.price.source ? ` (${segment.price.source})` : ' (unverified)'}.`}${rateNote(currency)}`,
  };
}

function regionShare({ understanding: { constraints } }: Design): { percent: number; where: string } {
  const all = constraints.places.length > 0 ? constraints.places : constraints.laws;
  // "Germany, servers in the EU" is a plan for Germany.
  const codes = all.length > 1 ? all.filter((code) => code !== 'EU') : all;
  const known = codes.filter((code) => sharePercent[code] !== undefined);
  if (codes.length === 0) return { percent: 100, where: 'with the devices to be served' };
  const names = new Intl.DisplayNames(['en'], { type: 'region' });
  const percent = Math.min(
    100,
    known.length > 0
      ? codes.includes('EU')
        ? (sharePercent.EU ?? 18)
        : known.reduce((sum, code) => sum + (sharePercent[code] ?? 0), 0)
      : 0.5,
  );
  return {
    percent,
    where: `in ${codes
      .slice(0, 3)
      .map((code) => names.of(code) ?? code)
      .join(' and ')}`,
  };
}

/** What one customer brings and costs; the ratio in the text is the ratio of the figures. */
export function economics(design: Design): Research['unitEconomics'] {
  const { segment, domain } = design;
  const currency = currencyOf(design);
  const { monthly, price, model, named } = priceOf(design);
  const margin = Math.round((domain.marginPercent[0] + domain.marginPercent[1]) / 2);
  const churn = (segment.churnPercent[0] + segment.churnPercent[1]) / 2;
  const months = model === 'one-off' ? 24 : Math.min(48, Math.round(100 / churn));
  const ltv = roundTo(monthly * months * (margin / 100));
  const cac = roundTo(Math.min((segment.acquisition[0] + segment.acquisition[1]) / 2, ltv / 3));
  const [one] = segment.unit;
  const source = named
    ? 'as named in the brief'
    : `between ${money(segment.price.low, currency)} and ${money(segment.price.high, currency)} a month is usual (${segment.price.source ?? 'unverified'})${model === 'one-off' ? '; no monthly service, so a year is asked once' : ''}`;
  return {
    model: `Each ${one} pays ${price}; ${source}. ${MODELS[model]}`,
    estimatedLTV: `${money(ltv, currency)}, from ${money(monthly, currency)} a month × ${months} months × ${margin} % margin; ${model === 'one-off' ? 'the one payment is spread over two years' : `${round1(churn)} % monthly churn is assumed`}`,
    estimatedCAC: `${money(cac, currency)}, the most that keeps lifetime value at ${round1(ltv / cac)} times it`,
    grossMargin: `${margin} %, if hosting and support take ${100 - margin} %`,
  };
}

const MODELS = {
  subscription: 'Paid monthly. A year in advance costs ten months.',
  commission: 'Kept from what the two sides pay. Nothing is due before money moves.',
  'one-off': 'Paid once, with updates for a year. Later versions cost half.',
  usage: 'Paid by use. The customer sets a monthly limit.',
  donation: 'Free for everybody. Voluntary support carries the running cost.',
};

const roundTo = (value: number) =>
  value >= 100 ? Math.round(value / 10) * 10 : Math.max(0.1, Math.round(value * 10) / 10);
const round1 = (value: number) => Math.round(value * 10) / 10;
