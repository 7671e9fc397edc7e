import type { Brief } from '../../brief.ts';
import { nameKey, nameKeys, quote } from '../../reading/names.ts';
import { pointerTo } from '../plan/pointer.ts';
import { defineRule, type Finding } from '../rule.ts';

export const briefIdsAreSound = defineRule({
  id: 'brief-ids-are-sound',
  check: 18,
  severity: 'hard',
  says: 'Demands, assumptions and questions have ids of their own, and the default of a question is one of its options.',
  needs: [],
  judges: ['brief'],
  find(_, { brief }) {
    if (brief === undefined) return [];
    return [
      ...badIds('demands', 'D', brief.demands),
      ...badIds('assumptions', 'A', brief.assumptions),
      ...badIds('questions', 'Q', brief.questions),
      ...strangeDefaults(brief),
    ];
  },
});

function badIds(list: 'demands' | 'assumptions' | 'questions', letter: string, items: readonly { id: string }[]) {
  const seen = new Set<string>();
  return items.flatMap(({ id }, at): Finding[] => {
    const isRepeated = seen.has(id);
    seen.add(id);
    if (!isRepeated && id.startsWith(letter) && /^\d+$/.test(id.slice(letter.length))) return [];
    return [
      {
        artifact: 'brief',
        pointer: pointerTo(list, at, 'id'),
        message: isRepeated ? `Two of the ${list} have the id ${quote(id)}.` : `${quote(id)} is not an id of ${list}.`,
        mend: `Give it an id of its own: ${letter} and a number.`,
      },
    ];
  });
}

const strangeDefaults = ({ questions }: Brief): Finding[] =>
  questions
    .filter((one) => one.options.length > 0 && !nameKeys(one.options).has(nameKey(one.default)))
    .map((one) => ({
      artifact: 'brief',
      pointer: pointerTo('questions', one.id, 'default'),
      message: `The default ${quote(one.default)} of question ${quote(one.id)} is not one of its options.`,
      mend: 'Copy one of the options as the default, or add the default to the options.',
    }));
