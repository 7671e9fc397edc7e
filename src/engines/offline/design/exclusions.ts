import type { Exclusion } from '../knowledge/words/struck.ts';
import { pattern } from '../language/pattern.ts';
import type { Design } from './design.ts';
import { isExcluded, isRuledOut } from './excluded.ts';
import { isOnlyInChat } from './only-in-chat.ts';

type Ground = Pick<Design, 'understanding' | 'hosted'>;

const found = new WeakMap<object, ReadonlySet<Exclusion>>();

/**
 * What this product must not have, by kind: with it goes every step, field, endpoint and sentence that only makes sense where
 * that is there. Read once for an idea.
 */
export function exclusionsOf(design: Ground): ReadonlySet<Exclusion> {
  const { understanding } = design;
  const known = found.get(understanding);
  if (known) return known;
  const all = new Set((Object.keys(HOLDS) as Exclusion[]).filter((one) => HOLDS[one](design)));
  found.set(understanding, all);
  return all;
}

const rulesOut = (id: string, { understanding: { constraints } }: Ground) =>
  constraints.without.some((phrase) => isRuledOut({ id }, phrase));

const HOLDS: Record<Exclusion, (design: Ground) => boolean> = {
  server: ({ hosted }) => !hosted,
  accounts: ({ understanding, hosted }) => hosted && isExcluded({ id: 'accounts' }, understanding),
  'online payment': (design) =>
    !isPaidBy(design) &&
    (rulesOut('payments', design) ||
      design.understanding.constraints.without.some((phrase) => PAID_ONLINE.test(phrase))),
  notifications: (design) => rulesOut('notifications', design),
  screens: ({ understanding }) => isOnlyInChat(understanding),
  'bought models': ({ understanding: { constraints } }) => constraints.ownModel,
  'list of all': (design) => isByLink(design) && design.hosted && isExcluded({ id: 'accounts' }, design.understanding),
  photos: (design) => rulesOut('photos', design),
};

/** Where nobody is known, who has the link is let in: a list of all would let everybody in everywhere. */
const isByLink = ({ understanding: { idea, context } }: Ground) =>
  /\b(?:just|only|by|with|via|has|have|through) (?:an?|the) (?:secret |shared |private )?link\b|\b(?:con|por) (?:solo )?(?:un|el) enlace\b|\b(?:juste|avec|par) (?:un|le) lien\b|\b(?:nur|per|über|mit) (?:(?:ein(?:en|em)?|der|den|dem) )?link\b|\b(?:só|com|por) (?:um|o) link\b/i.test(
    `${idea} ${context}`,
  );

/** "No cards, M-Pesa only": that one is. */
const isPaidBy = ({ understanding: { constraints } }: Ground) =>
  constraints.technologies.some(({ slot }) => slot === 'payments');

/** "No online payment", "no card payments", "money changes hands on arrival". */
const PAID_ONLINE = pattern(/^(?:(?:online|card|credit|digital|in-app|real) )*(?:payments?|money moves|checkout)$/u);
