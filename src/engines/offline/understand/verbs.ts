import { nounsFirst, verbsFirst, verbsOnly, verbsOrAdjectives } from '../knowledge/words/lexicon.ts';
import { helperVerbs, irregularForms } from '../knowledge/words/verbs.ts';

export type VerbForm = 'base' | 's' | 'ing' | 'ed';

/** Knows verbs in all their forms; made once from the word list and the verbs that capabilities own. */
export interface VerbBook {
  find(word: string): { base: string; form: VerbForm; clear: boolean } | undefined;
}

/** `owned`: verbs of capabilities, base form; those not in the word list count as doubtful. */
export function verbBook(owned: readonly string[]): VerbBook {
  const doubtful = new Set(nounsFirst);
  const clear = new Set([...verbsOnly, ...verbsFirst, ...helperVerbs].filter((verb) => !doubtful.has(verb)));
  const all = new Set([...clear, ...helperVerbs, ...doubtful, ...verbsOrAdjectives, ...owned]);
  const known = (base: string, form: VerbForm) => (all.has(base) ? { base, form, clear: clear.has(base) } : undefined);
  return {
    find(word) {
      const irregular = irregularForms[word];
      if (irregular) return { base: irregular, form: word.endsWith('ing') ? 'ing' : 'ed', clear: true };
      return known(word, 'base') ?? firstKnown(stems(word), known);
    },
  };
}

function firstKnown<T>(guesses: [string, VerbForm][], known: (base: string, form: VerbForm) => T | undefined) {
  for (const [base, form] of guesses) {
    const found = known(base, form);
    if (found) return found;
  }
  return undefined;
}

function stems(word: string): [string, VerbForm][] {
  const ending = /(ing|ied|ed|ies|es|s)$/.exec(word)?.[0];
  if (!ending || word.length < 4) return [];
  const stem = word.slice(0, -ending.length);
  const form: VerbForm = ending === 'ing' ? 'ing' : ending.endsWith('d') ? 'ed' : 's';
  const undoubled = /([b-df-hj-np-tv-z])\1$/.test(stem) ? stem.slice(0, -1) : stem;
  const bases = ending.startsWith('ie') ? [`${stem}y`] : ending === 's' ? [stem] : [stem, `${stem}e`, undoubled];
  return bases.map((base) => [base, form]);
}
