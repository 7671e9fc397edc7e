import { evidenceOf, STEPS } from '../src/engines/offline/design/evidence.ts';
import { capabilities, domains } from '../src/engines/offline/knowledge/index.ts';
import { understand } from '../src/engines/offline/understand/understand.ts';
import { verbBook } from '../src/engines/offline/understand/verbs.ts';
import type { LabelledIdea } from './ideas.ts';
import type { Example } from './regress.ts';

/** A word of fewer ideas says nothing about the next one. */
const IDEAS_MIN = 4;

/** The ideas as the planner reads them; `keys` and `labels` name what examples give by number. */
export function examplesOf(ideas: readonly LabelledIdea[]): { examples: Example[]; keys: string[]; labels: string[] } {
  const verbs = verbBook(capabilities.flatMap((one) => one.verbs));
  const labels = [...capabilities, ...domains].map(({ id }) => id);
  const read = ideas.map((one) => {
    const understanding = understand(one.idea, undefined, verbs);
    return { ...one, evidence: evidenceOf(understanding) };
  });
  const counts = new Map<string, number>();
  for (const { evidence } of read) for (const key of evidence.keys.keys()) counts.set(key, (counts.get(key) ?? 0) + 1);
  const keys = [...counts].flatMap(([key, count]) => (count >= IDEAS_MIN ? key : [])).sort();
  const numbers = new Map(keys.map((key, at) => [key, at]));
  const examples = read.map(({ evidence, asked, maybe, fields }) => {
    const known = [...evidence.keys].filter(([key]) => numbers.has(key));
    const steps = labels.map((id) => evidence.stepsOf(id));
    return {
      keys: known.map(([key]) => numbers.get(key) ?? 0),
      amounts: known.map(([, amount]) => amount),
      labels: Float32Array.from(labels, (id) =>
        asked.includes(id) || fields.includes(id) ? 1 : maybe.includes(id) ? Number.NaN : 0,
      ),
      own: STEPS.map((_, step) => Float32Array.from(steps, (one) => one[step] ?? 0)),
    };
  });
  return { examples, keys, labels };
}
