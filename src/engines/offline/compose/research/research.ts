import type { Research } from '../../../../artifacts/research.ts';
import type { Design } from '../../design/design.ts';
import { applies } from '../../design/match.ts';
import { type Slots, say, word } from '../../design/slots.ts';
import { monthlyLimit, ownDollars } from '../architecture/cost.ts';
import { chooseStack } from '../stack/stack.ts';
import { ids } from './asked.ts';
import { audience } from './audience.ts';
import { competitors } from './competitors.ts';
import { economics } from './economics.ts';
import { sizeMarket } from './market.ts';
import { houseEconomics, houseOf } from './own-house.ts';
import { recommend } from './recommendation.ts';
import { risks } from './risks.ts';
import { summarize } from './summary.ts';

/** What a small server, or none, costs a month in US dollars where the idea names no limit. */
const RUNNING = { hosted: 16, own: 25, local: 2 } as const;

/**
 * Composes the research of a design: of a product by its market, of a tool for one house by the hours it saves. Every figure
 * says what it rests on; claims about firms carry a source or say "unverified".
 */
export function composeResearch(design: Design): Research {
  const slots = slotsOf(design);
  const house = houseOf(design);
  const { platform } = design.understanding;
  const local = !design.hosted || platform === 'device';
  const running =
    monthlyLimit(design) ??
    (house ? ownDollars(design, chooseStack(design)) : undefined) ??
    RUNNING[local ? 'local' : platform === 'onprem' ? 'own' : 'hosted'];
  return {
    summary: summarize(design),
    marketSize: sizeMarket(design),
    audience: audience(design, slots),
    competitors: competitors(design, slots),
    trends: trends(design, slots),
    risks: risks(design, slots),
    unitEconomics: house ? houseEconomics(design, house, running) : economics(design),
    recommendation: recommend(design),
  };
}

function slotsOf(design: Design): Slots {
  const { people, product, entities } = design;
  const first = entities[0] ?? word('entry');
  return new Map([
    ['object', first],
    ['actor', people.user],
    ['other', people.customer ?? people.user],
    ['keeper', people.keeper],
    ['product', product],
  ]);
}

function trends(design: Design, slots: Slots): string[] {
  const fitting = design.domain.trends.filter((trend) => applies(trend.when, design.understanding, ids(design)));
  // What holds of a whole field says little of one kind of product in it.
  const tied = fitting.filter(({ when }) => when !== undefined);
  return (design.kind ? [...tied, ...fitting.filter((one) => !tied.includes(one)).slice(0, 2)] : fitting)
    .slice(0, 5)
    .map(
      (trend) => `${say(trend.says, slots, design.key)} (${trend.source ? `source: ${trend.source}` : 'unverified'})`,
    );
}
