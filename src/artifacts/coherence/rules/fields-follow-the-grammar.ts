import { parseField } from '../plan/field.ts';
import { pointerTo } from '../plan/pointer.ts';
import { code, codes } from '../plan/tell.ts';
import { defineRule } from '../rule.ts';

/** A caller's fields may be bare names or have types of another language: only a data model that uses ours is judged. */
export const fieldsFollowTheGrammar = defineRule({
  id: 'fields-follow-the-grammar',
  check: 6,
  severity: 'hard',
  says: 'Where a data model gives its fields types, each field is `name: type` with known types and marks.',
  needs: ['architecture'],
  judges: ['architecture'],
  find({ architecture: { dataModel } }) {
    const isTyped = (fields: readonly string[]) => fields.some((field) => parseField(field) !== undefined);
    const isAnyTyped = dataModel.some(({ fields }) => isTyped(fields));
    return dataModel.flatMap(({ entity, fields }, at) => {
      const isJudged = isTyped(fields);
      const wrong = fields
        .map((text, place) => ({ text, place }))
        .filter(({ text }) => parseField(text) === undefined && (isJudged || (isAnyTyped && !text.includes(':'))));
      const [first] = wrong;
      if (first === undefined) return [];
      return [
        {
          artifact: 'architecture',
          pointer: pointerTo('dataModel', at, 'fields', ...(wrong.length === 1 ? [first.place] : [])),
          message: `${code(entity)} has fields that the grammar cannot read: ${codes(wrong.map(({ text }) => text))}.`,
          mend: 'Write each as `name: type[ 1..20][, optional][, unique][, default x]`; types are text, integer, decimal, money, boolean, date, datetime, json, file, id, `ref Entity`, `list of …` and `a | b`.',
        },
      ];
    });
  },
});
