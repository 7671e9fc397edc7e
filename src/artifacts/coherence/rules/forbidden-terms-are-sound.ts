import { nameFinder } from '../../reading/name-finder.ts';
import { nameKey, quote } from '../../reading/names.ts';
import { isNegated } from '../../reading/negation.ts';
import { pointerTo } from '../plan/pointer.ts';
import { code } from '../plan/tell.ts';
import { defineRule, type Finding } from '../rule.ts';

/** A term that the idea itself asks for would refuse every plan, and the brief is kept for later calls. */
export const forbiddenTermsAreSound = defineRule({
  id: 'forbidden-terms-are-sound',
  check: 18,
  severity: 'hard',
  says: 'Only a must-not forbids terms, and none that the product is called by or that a must asks for.',
  needs: [],
  judges: ['brief'],
  find(_, { brief }) {
    if (brief === undefined) return [];
    const { demands, product } = brief;
    const terms = demands.flatMap(({ forbids }) => forbids);
    const finder = nameFinder(terms);
    const asked = [product, ...demands.filter(({ polarity }) => polarity === 'must').map((demand) => demand.quote)];
    const wanted = new Set(asked.flatMap((text) => [...finder.find(text)].filter((key) => isAskedFor(text, key))));
    return demands.flatMap(({ id, polarity, forbids }): Finding[] => {
      const pointer = pointerTo('demands', id, 'forbids');
      if (polarity === 'must' && forbids.length > 0) {
        const message = `${code(id)} is a must and forbids terms.`;
        return [{ artifact: 'brief', pointer, message, mend: 'Move the terms to the must-not that rules them out.' }];
      }
      return forbids
        .filter((term) => wanted.has(nameKey(term)))
        .map((term) => ({
          artifact: 'brief',
          pointer,
          message: `${code(id)} forbids ${quote(term)}, which the product or a must of the idea names.`,
          mend: `Forbid a term that only what is ruled out is called by, or remove ${quote(term)}.`,
        }));
    });
  },
});

/** "Without ads" asks for none. */
function isAskedFor(text: string, key: string): boolean {
  const at = text.toLowerCase().indexOf(key);
  return at === -1 || !isNegated(text, at, key.length);
}
