import type { Feature } from './features.ts';

/** The id of a criterion: the one that it has kept from an earlier version, else its place. `F1.2`. */
export const criterionIdOf = ({ criteria }: Pick<Feature, 'criteria'>, feature: string, at: number): string =>
  criteria?.[at]?.id ?? `${feature}.${at + 1}`;
