import type { Design } from '../../design/design.ts';
import { namedIntegrations } from '../../design/named-integrations.ts';
import type { CapabilityFeature } from '../../knowledge/schema.ts';
import { placesOf } from '../../language/stands.ts';
import { isNegatedAt, isUnwantedAt } from '../../understand/stance.ts';
import { retold } from './retold.ts';

/** The feature in the words of the way to pay that the brief names: a stall that takes Pix has no card payments. */
export function paidBy(spec: CapabilityFeature, design: Design): CapabilityFeature {
  const { idea, context } = design.understanding;
  if (namesCards(`${idea} ${context}`.toLowerCase())) return spec;
  const way = namedIntegrations(design).find(({ carries }) => carries === 'payments')?.name;
  if (!way) return spec;
  return retold(spec, (text) => inWay(text, way));
}

const CARDS = [
  'card',
  'cards',
  'karte',
  'karten',
  'cartão',
  'cartao',
  'cartões',
  'carte',
  'cartes',
  'tarjeta',
  'tarjetas',
];

/** Nobody pays with such a card. */
const OF_LOYALTY = /fidelidade|fidelidad|fidélité|loyalty|stempelkarte|punktekarte|punch card|stamp card|fedeltà/;

/** Cards are named, and not to be done without. */
const namesCards = (low: string) =>
  CARDS.some((word) =>
    placesOf(low, word).some(
      (at) =>
        !OF_LOYALTY.test(low.slice(Math.max(0, at - 12), at + word.length + 18)) &&
        !isNegatedAt(low, at, word.length) &&
        !isUnwantedAt(low, at, word.length),
    ),
  );

const inWay = (text: string, way: string): string =>
  text
    .replace(/\bby card or wallet\b|\bby card\b/g, `by ${way}`)
    .replace(/^Pay for (.+) online$/, `Pay for $1 by ${way}`)
    .replace(/\bon a hosted page\b/g, `by ${way} on a hosted page`)
    .replace(/\bCard payment\b/g, `${way} payment`)
    .replace(/\banother card\b/g, 'another account')
    .replace(/\b(?:declined|refused) card\b/g, 'refused payment')
    .replace(/\bno card\b/g, 'no cash')
    .replace(/\bcard number\b/g, 'account number');
