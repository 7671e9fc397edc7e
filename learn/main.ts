// `npm run learn`: learns from the labelled ideas which words speak for which capability and field, and writes the weights.
// `--unjudged`: leaves out the ideas whose plans were judged; see judged.ts.
// `npm run learn -- --check`: learns from four fifths, and prints how much of the last fifth is found.
import { writeFileSync } from 'node:fs';
import { capabilities } from '../src/engines/offline/knowledge/index.ts';
import { examplesOf } from './examples.ts';
import { readIdeas } from './ideas.ts';
import { readJudged } from './judged-ideas.ts';
import { linesOf } from './lines.ts';
import { type Example, type Model, regress, scores } from './regress.ts';

const PATH = new URL('../src/engines/offline/knowledge/learned.txt', import.meta.url);
const judged = new Set(process.argv.includes('--unjudged') ? readJudged().map(({ text }) => bare(text)) : []);
const ideas = readIdeas().filter(({ idea }) => !judged.has(bare(idea)));
const { examples, keys, labels } = examplesOf(ideas);

function check(): void {
  const model = regress(
    examples.filter((_, at) => at % 5 !== 0),
    keys.length,
  );
  const unseen = examples.filter((_, at) => at % 5 === 0);
  const asked = (label: number) => label < capabilities.length;
  for (const count of [3, 5, 7, 10, 14])
    print(`capabilities asked, among the ${count} likeliest`, found(unseen, model, count, asked).ofRight);
  print('likeliest field is right', found(unseen, model, 1, (label) => !asked(label)).ofIdeas);
}

const print = (what: string, share: number) => process.stdout.write(`${what}: ${(100 * share).toFixed(1)} %\n`);

/** How many right labels are among the `count` likeliest of their kind, as a share of right labels and of ideas. */
function found(unseen: readonly Example[], model: Model, count: number, isOfKind: (label: number) => boolean) {
  let [right, all] = [0, 0];
  for (const example of unseen) {
    const odds = [...scores(model, example)].map((score, label) => ({ score, label }));
    const ofKind = odds.filter(({ label }) => isOfKind(label)).sort((a, b) => b.score - a.score);
    right += ofKind.slice(0, count).filter(({ label }) => example.labels[label] === 1).length;
    all += ofKind.filter(({ label }) => example.labels[label] === 1).length;
  }
  return { ofRight: right / all, ofIdeas: right / unseen.length };
}

if (process.argv.includes('--check')) check();
else {
  writeFileSync(PATH, linesOf(regress(examples, keys.length), keys, labels));
  process.stdout.write(`learned from ${ideas.length} ideas\n`);
}

function bare(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
