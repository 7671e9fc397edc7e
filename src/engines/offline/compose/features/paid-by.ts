import type { Design } from '../../design/design.ts';
import { namedIntegrations } from '../../design/named-integrations.ts';
import type { CapabilityFeature, Phrase, Story } from '../../knowledge/schema.ts';
import { placesOf } from '../../language/stands.ts';
import { isNegatedAt } from '../../understand/negated.ts';
import { isUnwantedAt } from '../../understand/rejected.ts';

/** The feature in the words of the way to pay that the brief names: a stall that takes Pix has no card payments. */
export function paidBy(spec: CapabilityFeature, design: Design): CapabilityFeature {
  const { idea, context } = design.understanding;
  if (namesCards(`${idea} ${context}`.toLowerCase())) return spec;
  const way = namedIntegrations(design).find(({ carries }) => carries === 'payments')?.name;
  if (!way) return spec;
  const told = (text: string) => inWay(text, way);
  const phrase = (one: Phrase): Phrase => (typeof one === 'string' ? told(one) : one.map(told));
  const story = (one: Story): Story => ({ ...one, want: told(one.want), so: phrase(one.so) });
  return {
    ...spec,
    name: spec.name.map(told),
    description: phrase(spec.description),
    stories: spec.stories.map((one) => (Array.isArray(one) ? one.map(story) : story(one))),
    criteria: spec.criteria.map(phrase),
    edgeCases: spec.edgeCases.map(phrase),
    steps: spec.steps.map(phrase),
  };
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

/** Cards are named, and not to be done without. */
const namesCards = (low: string) =>
  CARDS.some((word) =>
    placesOf(low, word).some((at) => !isNegatedAt(low, at, word.length) && !isUnwantedAt(low, at, word.length)),
  );

const inWay = (text: string, way: string): string =>
  text
    .replace(/\bby card or wallet\b|\bby card\b/g, `by ${way}`)
    .replace(/\bCard payment\b/g, `${way} payment`)
    .replace(/\banother card\b/g, 'another account')
    .replace(/\b(?:declined|refused) card\b/g, 'refused payment')
    .replace(/\bno card\b/g, 'no cash')
    .replace(/\bcard number\b/g, 'account number');
