import { type Demand, demands } from '../knowledge/stack/demands.ts';
import { isRejectedAt } from '../understand/stance.ts';
import type { Understanding } from '../understand/understand.ts';

/** A demand that a text makes beside technologies, and the words it makes it in. */
export type Demanded = Omit<Demand, 'said' | 'words'> & { says: string };

/** "I host it on my old laptop": that is no device that pages are opened on. */
const COMPUTER = /laptop|\bpc\b|computer|\bmac\b|desktop/i;
const HOSTED_ON =
  /\b(?:host(?:ed|s)?|runs?|running|lives?|sits?|server)(?: it| this| everything| the \w+)? on (?:my|our|an?|the|his|her) $/;
/** "no NFC gadgets" */
const NONE = /(?<![\p{L}])(?:no|without|kein\p{L}*|ohne|sans|sin|sem)\s(?:\S+\s)?$/u;

/** What the text demands, one demand a category, the first. */
function demandsIn(text: string): Demanded[] {
  const low = text.toLowerCase();
  const made = new Map<string, Demanded>();
  for (const { category, words, said, choice, why } of demands) {
    if (made.has(category) || !words.some((word) => low.includes(word))) continue;
    const match = said().exec(text);
    if (match && category === 'Oldest device' && COMPUTER.test(match[0]) && HOSTED_ON.test(low.slice(0, match.index)))
      continue;
    if (!match || isRejectedAt(low, match.index, match[0].length) || NONE.test(low.slice(0, match.index))) continue;
    made.set(category, { category, choice: choice.replace('{says}', match[0].trim()), why, says: match[0].trim() });
  }
  return [...made.values()];
}

/** Met by a model alone, which some rule out: "the handwriting is for humans to read, no AI". */
const MODELS = new Set(['Handwriting', 'Model on the device', 'Scans', 'Speech']);
/** Where text messages are ruled out, a plain phone is called. */
const SPOKEN: Record<string, string> = {
  'text messages (SMS) and voice calls for phones that show no pages':
    'calls with a recorded voice for phones that show no pages',
};

/** What a builder of such a product builds, where the demand is made. */
const BUILT: Record<string, string> = {
  Audit: 'audit',
  'Four eyes': 'approvals',
  'Voice input': 'voice',
  Export: 'import-export',
  'Bank files': 'import-export',
};

const made = new WeakMap<Understanding, readonly Demanded[]>();

/** What idea and context demand, then what the English gloss does; looked for once a text. */
export function demandsOf(understanding: Understanding): readonly Demanded[] {
  const { idea, context, gloss, constraints } = understanding;
  const found =
    made.get(understanding) ??
    [...demandsIn(`${idea} ${context}`), ...demandsIn(gloss)]
      .filter(({ category }) => !(MODELS.has(category) && constraints.without.includes('ai')))
      .map((one) => (constraints.without.includes('sms') ? { ...one, choice: SPOKEN[one.choice] ?? one.choice } : one));
  made.set(understanding, found);
  return found;
}

/** Whether the function is one without which a demand of the idea is not met. */
export const isDemanded = (id: string, understanding: Understanding): boolean =>
  demandsOf(understanding).some(({ category }) => BUILT[category] === id);
