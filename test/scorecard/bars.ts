import type { Kind } from './kinds.ts';
import type { KindScore, Score } from './score.ts';

/** A promise about the rules, and what was measured. */
export interface Bar {
  says: string;
  measured: string;
  isReached: boolean;
}

const THINGS_CAUGHT_MIN = 0.95;
const FLOW_CAUGHT_MIN = 0.6;
const REFUSED_MAX = 0.02;

/** What the rules must reach. Too few mutants of a kind miss a bar too: then the kind measures nothing. */
export function barsOf({ kinds, plans, refused }: Score, mutantsMin: number): Bar[] {
  const of = (group: Kind['group']) => kinds.filter(({ kind }) => kind.group === group);
  const scarce = kinds.filter(({ mutants }) => mutants < mutantsMin).map(({ kind }) => kind.name);
  const things = shareCaught(of('thing'));
  const refusedShare = plans === 0 ? 1 : refused.length / plans;
  return [
    {
      says: `at least ${mutantsMin} mutants of each kind`,
      measured: scarce.length === 0 ? 'all' : `fewer of ${scarce.join(', ')}`,
      isReached: scarce.length === 0,
    },
    {
      says: `removed, renamed, required or ruled out: ${percent(THINGS_CAUGHT_MIN)} caught where it is`,
      measured: percent(things),
      isReached: things >= THINGS_CAUGHT_MIN,
    },
    ...of('flow').map((one) => ({
      says: `${one.kind.name}: ${percent(FLOW_CAUGHT_MIN)} caught where it is`,
      measured: percent(shareCaught([one])),
      isReached: shareCaught([one]) >= FLOW_CAUGHT_MIN,
    })),
    {
      says: `at most ${percent(REFUSED_MAX)} of the sound plans refused`,
      measured: percent(refusedShare),
      isReached: refusedShare <= REFUSED_MAX,
    },
  ];
}

/** The share of mutants that were found where they are; none where there are no mutants. */
export function shareCaught(kinds: readonly KindScore[]): number {
  const sum = (count: (one: KindScore) => number) => kinds.reduce((total, one) => total + count(one), 0);
  return (
    sum(({ caught }) => caught.length) /
    Math.max(
      1,
      sum(({ mutants }) => mutants),
    )
  );
}

export const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
