import type { Plan } from './plan.ts';
import { pointerTo } from './pointer.ts';
import type { Prose } from './prose-references.ts';

/** The descriptions, edge cases and acceptance criteria of all features. */
export const featureProse = ({ features, criteria }: Plan): Prose[] => [
  ...features.flatMap(({ id, pointer, feature: { description, edgeCases } }) => [
    { name: `description of ${id}`, pointer: `${pointer}${pointerTo('description')}`, text: description },
    ...edgeCases.map((text, at) => ({
      name: `edge case ${at + 1} of ${id}`,
      pointer: `${pointer}${pointerTo('edgeCases', at)}`,
      text,
    })),
  ]),
  ...criteria.map(({ id, pointer, text }) => ({ name: id, pointer, text })),
];
