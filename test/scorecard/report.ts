import type { Fault } from '../../src/artifacts/quality.ts';
import { type Bar, percent, shareCaught } from './bars.ts';
import type { Judged, KindScore, Score } from './score.ts';

/** One line a kind, then the sound plans that were refused, then the bars. */
export const reportOf = ({ kinds, plans, refused }: Score, bars: readonly Bar[]): string =>
  [
    row('kind', 'mutants', 'caught', 'elsewhere', 'missed', ''),
    ...kinds.map(kindRow),
    '',
    `${refused.length} of ${plans} sound plans refused`,
    ...refused.flatMap(({ plan, faults }) => [`  ${plan.name}`, ...faults.map((fault) => `    ${told(fault)}`)]),
    '',
    ...bars.map(({ says, measured, isReached }) => `${isReached ? 'ok    ' : 'MISSED'} ${says} (${measured})`),
    '',
  ].join('\n');

/** Every mutant of a kind that was missed or found elsewhere, with what was said of it instead. */
export const missedOf = ({ elsewhere, missed }: KindScore): string =>
  [...missed.map((one) => `missed     ${line(one)}`), ...elsewhere.flatMap(toldElsewhere), ''].join('\n');

const kindRow = (one: KindScore): string =>
  row(
    one.kind.name,
    one.mutants,
    one.caught.length,
    one.elsewhere.length,
    one.missed.length,
    percent(shareCaught([one])),
  );

const row = (name: string, ...cells: (string | number)[]): string =>
  [name.padEnd(24), ...cells.map((cell) => String(cell).padStart(10))].join('').trimEnd();

const line = ({ plan, artifact, change }: Judged): string => `${plan.name}, ${artifact}: ${change}`;

const toldElsewhere = (one: Judged): string[] => [
  `elsewhere  ${line(one)}`,
  ...one.faults.map((fault) => `             ${told(fault)}`),
];

const told = ({ rule, artifact, pointer = '', message }: Fault): string => `${rule} ${artifact}${pointer}: ${message}`;
