import type { Features } from '../../features.ts';
import { quote } from '../../reading/names.ts';
import { rounded, shareOf, vagueWords, wordCount } from '../../reading/prose.ts';
import { defineRule } from '../rule.ts';

const CONDITION =
  /^\W*(?:given|when|while|if|where|after|before|once|until|every|each|no|only)\b|\b(?:given|when|then|shall|must)\b/iu;
const NUMBER =
  /\p{N}|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|sixty|hundred|thousand|once|twice|first|second|third|zero|half|exactly|at most|at least)\b/iu;
// What must be so without exception can be tried.
const ABSOLUTE = /\b(?:never|nothing|nobody|none|always|same|equal|identical|still|without|untouched|until)\b/i;
const OBSERVABLE =
  /\b(?:shows?|shown|displays?|displayed|lists?|listed|returns?|answers?|sends?|sent|receives?|rejects?|rejected|refuses?|refused|stores?|stored|saves?|saved|creates?|created|deletes?|deleted|updates?|updated|appears?|disappears?|fails?|is marked|is logged|logs|redirects?|downloads?|exports?|prints?|emails?|notifies|notified|contains?|equals?|matches|remains?|stays?|sees?|cannot|can|gets?|gives?|finds?|asks?|writes?|names?|takes?|leads? to|opens?|ends?|runs?|offers?|offered|subtracted|added|visible|valid)\b/iu;

export const criteriaAreObservable = defineRule({
  id: 'criteria-are-observable',
  check: 13,
  severity: 'report',
  says: 'Acceptance criteria state a condition, a number or something that can be seen, without vague words.',
  needs: ['features'],
  judges: ['features'],
  find: ({ features }) =>
    criteriaOf(features).flatMap(({ feature, criterion }) => {
      const [vague] = NUMBER.test(criterion) ? [] : vagueWords(criterion);
      if (vague === undefined && isObservable(criterion)) return [];
      const flaw =
        vague === undefined
          ? 'says nothing that can be observed'
          : `is vague (${quote(vague)}); give a number or what is seen`;
      return [{ artifact: 'features', message: `A criterion of ${quote(feature)} ${flaw}: ${quote(criterion)}.` }];
    }),
  measure({ artifacts: { features } }, written) {
    if (features === undefined || !written.has('features')) return {};
    const criteria = criteriaOf(features);
    const observableCriteria = shareOf(criteria, ({ criterion }) => isObservable(criterion));
    const text = [
      ...criteria.map(({ criterion }) => criterion),
      ...features.features.flatMap((feature) => feature.userStories),
    ].join('\n');
    const vagueWordsPer100 = rounded((100 * vagueWords(text).length) / Math.max(1, wordCount(text)));
    return { ...(observableCriteria === undefined ? {} : { observableCriteria }), vagueWordsPer100 };
  },
});

function criteriaOf({ features }: Features): { feature: string; criterion: string }[] {
  return features.flatMap(({ name, acceptanceCriteria }) =>
    acceptanceCriteria.map((criterion) => ({ feature: name, criterion })),
  );
}

function isObservable(criterion: string): boolean {
  return CONDITION.test(criterion) || NUMBER.test(criterion) || ABSOLUTE.test(criterion) || OBSERVABLE.test(criterion);
}
