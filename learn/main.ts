// `npm run learn`: learns from the labelled ideas which words speak for which capability, and writes the weights.
// `npm run learn -- --check`: learns from four fifths, and prints how much of the last fifth is found.
import { writeFileSync } from 'node:fs';
import { examplesOf } from './examples.ts';
import { readIdeas } from './ideas.ts';
import { linesOf } from './lines.ts';
import { type Example, type Model, regress, scores } from './regress.ts';

const PATH = new URL('../src/engines/offline/knowledge/learned.txt', import.meta.url);
const ideas = readIdeas();
const { examples, keys, labels } = examplesOf(ideas);
if (process.argv.includes('--check')) check();
else {
  writeFileSync(PATH, linesOf(regress(examples, keys.length), keys, labels));
  process.stdout.write(`learned from ${ideas.length} ideas\n`);
}

function check(): void {
  const model = regress(
    examples.filter((_, at) => at % 5 !== 0),
    keys.length,
  );
  const unseen = examples.filter((_, at) => at % 5 === 0);
  for (const count of [2, 3, 5, 7, 10, 14]) {
    const share = found(unseen, model, count);
    process.stdout.write(`among the ${count} likeliest: ${(100 * share).toFixed(1)} % of what is asked\n`);
  }
}

/** Share of the right labels that are among the `count` likeliest of their example. */
function found(unseen: readonly Example[], model: Model, count: number): number {
  let [right, all] = [0, 0];
  for (const example of unseen) {
    const odds = [...scores(model, example)].map((score, label) => ({ score, label }));
    const likeliest = odds.sort((a, b) => b.score - a.score).slice(0, count);
    right += likeliest.filter(({ label }) => example.labels[label] === 1).length;
    all += example.labels.filter((told) => told === 1).length;
  }
  return right / all;
}
