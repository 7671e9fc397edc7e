import type { Capability } from '../../knowledge/schema.ts';
import type { Noun } from '../../understand/nouns.ts';
import type { Understanding } from '../../understand/understand.ts';
import { named } from '../match.ts';

/** Nouns that name what a product does with its things; capabilities bring the entities for them. */
const FUNCTIONS = new Set(
  `reminder notification alert dashboard report chart analytics search filter login account payment checkout message chat map calendar
  support sync export import scan barcode password qr gps setting integration recommendation backup history statistic permission role
  push sms email tracking sharing mode access signup wallet feedback rating gamification streak badge leaderboard video-call
  approval scheduling planning management monitoring detection organiser organizer removal booking billing
  summary reporting escrow refund commission forecast receipt-scan voice speech ai`.split(/\s+/),
);

/** Only said to come with the product, and the name of a function: "with reminders and deposits" keeps neither. */
export function isOfferedFunction(
  { name, head }: Noun,
  { reading }: Understanding,
  capabilities: readonly Capability[],
): boolean {
  const mentions = reading.mentions.filter(({ noun }) => noun.head === head);
  if (mentions.length === 0 || mentions.some(({ offered }) => !offered)) return false;
  if (FUNCTIONS.has(head)) return true;
  const ids = named([head, name]);
  return capabilities.some(
    ({ id, entities }) => ids.has(id) || entities.some((entity) => entity.name === head || entity.name === name),
  );
}
