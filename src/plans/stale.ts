import type { Base, VersionHead } from './versions.ts';

/** What a version was made from. */
// As `recordVersion` stored it.
export const basesOf = ({ based_on }: Pick<VersionHead, 'based_on'>): Base[] => JSON.parse(based_on) as Base[];

/**
 * The bases of a version that are no longer current: where there is one, the version is stale. What has no current
 * version has not changed.
 */
export function staleBases(version: Pick<VersionHead, 'based_on'>, currents: readonly VersionHead[]): Base[] {
  return basesOf(version).filter(({ artifact, hash }) => {
    const current = currents.find((one) => one.artifact === artifact);
    return current !== undefined && current.hash !== hash;
  });
}
