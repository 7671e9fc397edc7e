import type { Research } from '../../../../artifacts/research.ts';
import type { Design } from '../../design/design.ts';
import { sharePercent } from '../../knowledge/words/places.ts';
import { count, currencyOf, money, rateNote } from '../money.ts';
import { priceOf } from './price.ts';

/** TAM ≥ SAM ≥ SOM from units and price, with the arithmetic and what is assumed. A price paid once makes a market once. */
export function sizeMarket(design: Design): Research['marketSize'] {
  const { segment, understanding } = design;
  const currency = currencyOf(design);
  const { monthly, model, price, basis, named } = priceOf(design);
  const share = regionShare(design);
  const [one, many] = segment.unit;
  const reachable = (segment.count.world * segment.reachablePercent * share.percent) / 10_000;
  const won = Math.min(Math.max(20, (reachable * segment.winnablePercent) / 100), reachable);
  const once = model === 'one-off';
  const each = once ? monthly : monthly * 12;
  const per = once ? 'once' : 'a year';
  const own = understanding.constraints.ownUse !== undefined;
  const sizes = {
    tam: `${money(segment.count.world * each, currency)} ${per} (${count(segment.count.world)} ${many} worldwide)`,
    sam: `${money(reachable * each, currency)} ${per} (${count(reachable)} ${many} ${share.where})`,
    som: `${money(won * each, currency)} ${once ? 'in three years' : 'a year in the third year'} (${count(won)} ${many})`,
  };
  const source = segment.count.source ? `source: ${segment.count.source}` : 'unverified';
  if (own)
    return {
      ...sizes,
      reasoning: `Nothing here is to be sold. Were it sold later: ${count(segment.count.world)} ${many} (${source}) × ${money(monthly, currency)}${once ? ' once' : ' a month × 12'}, of which ${segment.reachablePercent} % are taken as reachable. The plan does not rest on these figures.${rateNote(currency)}`,
    };
  const asked = named
    ? `The price is the idea’s own: ${price}.`
    : `The price per ${one} is ${segment.price.basis}${segment.price.source ? ` (${segment.price.source})` : ' (unverified)'}.`;
  return {
    ...sizes,
    reasoning: [
      `Counted from below: ${count(segment.count.world)} ${many} (${segment.count.basis}; ${source}) × ${money(monthly, currency)}${once ? ' once' : ' a month × 12'}.`,
      ...(basis ? [`Behind it: ${basis} (assumed).`] : []),
      `Of these ${segment.reachablePercent} % are taken as reachable${share.percent < 100 ? `, of which ${share.percent} % ${share.where}` : ''}. Winning ${segment.winnablePercent} % of them in three years is a guess.`,
      asked + rateNote(currency),
    ].join(' '),
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
      .map((code) => (code === 'EU' ? 'the EU' : (names.of(code) ?? code)))
      .join(' and ')}`,
  };
}
