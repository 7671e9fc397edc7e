import { STEPS } from '../src/engines/offline/design/evidence.ts';
import type { Model } from './regress.ts';

/** Smaller weights change no decision. */
const WEIGHT_MIN = 0.1;

/** A model as text: a line a key, "word, tab, booking:1.2 payments:-0.4", sorted; "#bias" and "#own" hold what is no key's. */
export function linesOf(model: Model, keys: readonly string[], labels: readonly string[]): string {
  const named = (values: ArrayLike<number>, names: readonly string[], least: number) =>
    names.flatMap((name, at) => {
      const value = Math.round((values[at] ?? 0) * 100) / 100;
      return Math.abs(value) >= least ? [`${name}:${value}`] : [];
    });
  const rows = keys.map((key, at) => ({
    key,
    to: named(model.weights.subarray(at * labels.length, (at + 1) * labels.length), labels, WEIGHT_MIN),
  }));
  const lines = [
    { key: '#bias', to: named(model.bias, labels, 0) },
    { key: '#own', to: named(model.worth, STEPS, 0) },
    ...rows.filter(({ to }) => to.length > 0),
  ];
  lines.sort((a, b) => (a.key < b.key ? -1 : 1));
  return lines.map(({ key, to }) => `${key}\t${to.join(' ')}\n`).join('');
}
