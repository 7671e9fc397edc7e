import type { Demand } from '../../brief.ts';
import { nameFinder } from '../../reading/name-finder.ts';
import { nameKey, quote } from '../../reading/names.ts';
import { isNegated } from '../../reading/negation.ts';
import { splitCapitals, wordKey, wordsOf } from '../../reading/words.ts';
import { type NameUsed, namesUsed } from '../plan/names-used.ts';
import { code, type Place, tellByCause } from '../plan/tell.ts';
import { defineRule } from '../rule.ts';

/** Only names are judged, never prose; and a name that says it does without ("Record without a login") is no use. */
export const nothingForbiddenIsUsed = defineRule({
  id: 'nothing-forbidden-is-used',
  check: 11,
  severity: 'hard',
  says: 'No part, technology, entity, setting, feature, path, screen, prompt or file is what the brief forbids.',
  needs: [],
  judges: ['architecture', 'features', 'promptPack'],
  find(_, plan) {
    const terms = forbiddenTerms(plan.brief?.demands ?? []);
    if (terms.size === 0) return [];
    const finder = nameFinder(terms.keys());
    const uses = namesUsed(plan).flatMap((used): (Place & Term)[] => {
      const found = finder.find(used.text);
      const inCode = used.isIdentifier ? finder.find(splitCapitals(used.text)) : [];
      return [...found, ...inCode]
        .map((key) => terms.get(key))
        .filter((term) => term !== undefined)
        .filter(({ term }) => used.isIdentifier || !isRuledOut(used, term))
        .map((term) => ({ ...term, ...used, cause: `${used.artifact} ${term.term}`, name: used.text }));
    });
    return tellByCause(uses, (names, { term, demand }) => ({
      message: `${code(demand)} forbids ${quote(term)}, but it is used: ${names}.`,
      mend: `Do without ${quote(term)}, and rename what only sounds like it.`,
    }));
  },
});

interface Term {
  term: string;
  /** Id of the demand that forbids it. */
  demand: string;
}

/** The terms by the key of each form that they are looked for in. */
function forbiddenTerms(demands: readonly Demand[]): Map<string, Term> {
  const terms = new Map<string, Term>();
  for (const { id, forbids } of demands) {
    for (const term of forbids) {
      for (const form of forms(term)) {
        if (!terms.has(nameKey(form))) terms.set(nameKey(form), { term, demand: id });
      }
    }
  }
  return terms;
}

/** Words of two letters have plurals that are read as they stand: "ad" and "ads". SMS is no plural. */
function forms(term: string): string[] {
  if (/(?:^|\P{L})\p{L}{2}$/u.test(term)) return [term, `${term}s`];
  return /(?:^|\P{L})\p{L}\p{Ll}s$/u.test(term) ? [term, term.slice(0, -1)] : [term];
}

function isRuledOut({ text }: NameUsed, term: string): boolean {
  const [first = ''] = wordsOf(term);
  const at = text.toLowerCase().indexOf(wordKey(first));
  return at !== -1 && isNegated(text, at, term.length);
}
