import type { Understanding } from '../understand/understand.ts';
import type { Entity } from './design.ts';

/**
 * The capability that is meant where its verb says another with most things: a monorepo is scanned by reading it, a flat
 * is let or booked and not lent. None where the verb says enough. `head` is the last word of what is acted on.
 */
export function meantByThing(
  found: string | undefined,
  head: string,
  object: Entity | undefined,
  { grams }: Understanding,
): string | undefined {
  if (found === 'transcription' && PAPER.test(head)) return 'scanning';
  if (found === 'scanning' && CODE.test(head)) return 'code-analysis';
  if (found === 'scanning' && FOLDERS.test(head)) return 'file-processing';
  if (found === 'lending' && (object?.kind === 'place' || ROOMS.test(head)))
    return LETTING.some((word) => grams.has(word)) ? 'records' : 'booking';
  if (found === 'expense-splitting' && object?.kind !== 'money' && !SHARED_COSTS.some((word) => grams.has(word)))
    return 'planning';
  return undefined;
}

const PAPER = /^(handwriting|letter|record|manuscript|page|document|receipt|form|note)$/;
const CODE = /^(code|codebase|repo|repository|monorepo|project|dependency|commit|branch|package|schema|config)$/;
const FOLDERS = /^(folder|directory|disk|drive|file|library)$/;
const ROOMS = /^(driveway|parking|space|spot|garage|loft|attic|basement|storage|office|desk|cabin|pitch|pool)$/;

/** A home that somebody lives in has a lease; a place for days is booked. */
const LETTING = ['landlord', 'tenant', 'lease', 'mieter', 'vermieter', 'inquilino', 'locataire'];

/** What people share when they split: a syllabus that is split over weeks costs nobody anything. */
const SHARED_COSTS = [
  'bill',
  'rent',
  'cost',
  'expense',
  'roommate',
  'flatmate',
  'kitty',
  'tab',
  'owe',
  'share cost',
  'restaurant',
];
