import type { FeatureSlice } from '../../artifacts/authored/parts/fills.ts';
import type { FeatureIndex } from '../../artifacts/authored/parts/skeleton.ts';
import { code } from '../../artifacts/coherence/plan/tell.ts';

const keyOf = ({ method, path }: { method: string; path: string }): string => `${method} ${path}`;

/**
 * What is wrong with details of features as soon as they are there: operations that touch nothing stored, neither here nor
 * in the index. The rest is judged with all of them. Pure.
 */
export function detailsFaults(index: FeatureIndex, { features }: FeatureSlice): string[] {
  const written = new Set(
    index.features.flatMap(({ operations }) => operations.filter(({ writes }) => writes.length > 0).map(keyOf)),
  );
  return features.flatMap(({ id, operations = [] }) => {
    const named = index.features.find((feature) => feature.id === id)?.operations ?? [];
    const touching = new Set(
      operations.filter(({ reads, writes }) => reads.length + writes.length > 0).map((operation) => keyOf(operation)),
    );
    const all = new Set([...named, ...operations].map(keyOf));
    return [...all]
      .filter((key) => !touching.has(key) && !written.has(key))
      .map(
        (key) =>
          `/features/${id}/operations: ${code(key)} neither reads nor writes. Say in reads which fields it looks at; what touches no stored data is no operation: tell it in a criterion or a screen.`,
      );
  });
}
