import type { Research } from '../../../../artifacts/research.ts';
import type { Design } from '../../design/design.ts';
import { withArticle } from '../../language/inflect.ts';
import { currencyOf, money } from '../money.ts';
import { type Economics, priceOf } from './price.ts';

/** Five years: nobody knows who stays longer with a product that does not exist. */
const MONTHS_MAX = 60;
/** What a lifetime may cost to win: a third of it. */
const TARGET = 3;
/** Card fees and payouts take about so much of each deal, in percent. */
const PAYMENT_PERCENT = 1.5;

/** What one customer brings and costs. The cost to win one is a ceiling from a target, beside what is usual in the field. */
export function economics(design: Design): Research['unitEconomics'] {
  const asked = priceOf(design);
  const { segment } = design;
  const currency = currencyOf(design);
  const margin = marginOf(design, asked);
  const churn = round1((segment.churnPercent[0] + segment.churnPercent[1]) / 2);
  const months = Math.min(MONTHS_MAX, Math.round(100 / churn));
  const once = asked.model === 'one-off';
  const ltv = roundTo(asked.monthly * (once ? 1 : months) * (margin / 100));
  const cac = roundTo(ltv / TARGET);
  const payback = Math.max(1, Math.round(cac / (asked.monthly * (margin / 100))));
  const [low, high] = segment.acquisition;
  const usual = `winning ${withArticle(segment.unit[0])} usually costs ${money(low, currency)} to ${money(high, currency)} (a guess)`;
  const verdict =
    cac < low || asked.model === 'donation'
      ? 'so only word of mouth pays'
      : cac < high
        ? 'so paid channels have to be chosen with care'
        : 'so there is room';
  const stay =
    100 / churn > MONTHS_MAX
      ? `${churn} % leave a month, which would mean ${Math.round(100 / churn)} months; five years are counted`
      : `${churn} % leave a month, so one stays ${months} months (100 ÷ ${churn})`;
  return {
    model: `${sayModel(design, asked)} ${MODELS[asked.model]}`,
    estimatedLTV: once
      ? `${money(ltv, currency)}: one payment of ${asked.price.replace(/ once$/, '')} × ${margin} % margin. Nothing follows unless a later version is bought.`
      : `${asked.model === 'donation' ? 'Nobody has to pay, and nothing in the product asks for it. Where some give of their own accord: ' : ''}${money(ltv, currency)}, from ${money(asked.monthly, currency)} a month × ${months} months × ${margin} % margin; ${stay}.`,
    estimatedCAC: once
      ? `${money(cac, currency)} at most, a third of what one brings; ${usual}, ${verdict}.`
      : `${money(cac, currency)} at most, so that a lifetime brings ${TARGET} times its cost; earned back in ${payback} ${payback === 1 ? 'month' : 'months'}; ${usual}, ${verdict}.`,
    grossMargin:
      asked.model === 'commission'
        ? `${margin} % of the commission: payment costs of about ${PAYMENT_PERCENT} % of each deal, hosting and support take the rest.`
        : `${margin} %: hosting, payment costs and support take ${100 - margin} %.`,
  };
}

function marginOf({ domain, understanding }: Design, asked: Economics): number {
  const usual = Math.round((domain.marginPercent[0] + domain.marginPercent[1]) / 2);
  const percent = understanding.constraints.commissionPercent;
  return asked.model === 'commission' && percent !== undefined
    ? Math.max(15, Math.round((usual * Math.max(percent - PAYMENT_PERCENT, percent * 0.2)) / percent))
    : usual;
}

function sayModel(design: Design, { payer, price, named, model, basis }: Economics): string {
  const { segment } = design;
  const currency = currencyOf(design);
  if (model === 'commission' && named)
    return `The product keeps ${price}, as the idea says. Taken as ${basis}: both figures are assumptions, to be replaced by the first thirty deals.`;
  if (named) return `Each ${payer[0]} pays ${price}, as the idea says.${basis ? ` Taken as ${basis} (assumed).` : ''}`;
  const span = `${money(segment.price.low, currency)} to ${money(segment.price.high, currency)} a month`;
  return `Each ${payer[0]} pays ${price}; ${span} is usual (${segment.price.source ?? 'unverified'})${model === 'one-off' && segment.price.model !== 'one-off' ? ', asked here as one year at once' : ''}.${basis ? ` Taken as ${basis} (assumed).` : ''}`;
}

const MODELS = {
  subscription: 'Paid monthly. A year in advance costs ten months.',
  commission: 'Nothing is due before money moves.',
  'one-off': 'Paid once, with updates for a year. Later versions cost half.',
  usage: 'Paid by use. The customer sets a monthly limit.',
  donation: 'Free for everybody. A link to a page for gifts, outside the product, carries the running cost.',
};

const roundTo = (value: number) =>
  value >= 100 ? Math.round(value / 10) * 10 : Math.max(0.1, Math.round(value * 10) / 10);
const round1 = (value: number) => Math.round(value * 10) / 10;
