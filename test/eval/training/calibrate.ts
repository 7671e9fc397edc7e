// Tells from which likelihood on each class of the offline classifier is sure: `node test/eval/training/calibrate.ts`.
// Every reply is judged by weights that were fitted without it (five folds). Thresholds are chosen on the replies with an
// even number, open ones and those in `data/`, and measured on the odd ones, and on the held-out file by the weights that
// ship. Of the held-out file only figures are told.
import { LABELS } from '../../../src/outreach/inbox/classify/classified.ts';
import { classifyOffline, classifyWith } from '../../../src/outreach/inbox/classify/classify-offline.ts';
import { softmax } from '../../../src/outreach/inbox/classify/linear-model.ts';
import { makeReading } from '../../../src/outreach/inbox/classify/reading.ts';
import { understand } from '../../../src/outreach/inbox/classify/understand.ts';
import { wordsOf } from '../replies.ts';
import { readReplySet, replySetFiles } from '../reply-set.ts';
import { readExamples, readOpenExamples } from './examples.ts';
import { heldScores, type ReadSample, sharpnessOf } from './folds.ts';
import { withVariants } from './variants.ts';

const FOLDS = 5;
/** What a threshold must reach on the half that it is chosen on: more than is promised, for other mail is harder. */
const RIGHT_LEAST = 0.97;
/** Fewer verdicts than this say nothing. */
const VERDICTS_LEAST = 30;
/** None below: on mail that others wrote, the weights are right less often than on this. */
const STEPS = [0.9, 0.95];

interface Judged {
  is: string;
  taken: string;
  confidence: number;
  via: string;
  sure: boolean;
  open: boolean;
}

const read = makeReading();
const examples = readExamples();
const all = withVariants([...examples, ...(await readOpenExamples(examples.length))]);
const samples = all.map((example, index): ReadSample => {
  const words = wordsOf(example);
  const understood = understand(words, read);
  const label = LABELS.indexOf(example.classification);
  return { example, words, understood, features: understood.features, label, plain: index % 3 === 0 };
});
const held = heldScores(samples, ({ origin }) => origin % FOLDS);
const sharpness = sharpnessOf(held);
const halves: [Judged[], Judged[]] = [[], []];
for (const { sample, scores } of held) {
  const { example, words, understood } = sample;
  const verdict = classifyWith(() => softmax(scores, sharpness), words, understood);
  const half = halves[Math.floor(example.origin / FOLDS) % 2 === 0 ? 0 : 1];
  half.push({ ...told(verdict), is: example.classification, open: example.open });
}
for (const label of LABELS) say(`${label.padEnd(20)} sure from ${chosen(halves[0], label)}`);
tell('the half that was tuned on', halves[0]);
tell('the other half', halves[1]);
tell(
  'open replies of the other half',
  halves[1].filter(({ open }) => open),
);
const { heldOut } = await replySetFiles();
tell(
  'held-out replies',
  (await readReplySet(heldOut)).map((reply) => ({
    ...told(classifyOffline(wordsOf(reply))),
    is: reply.classification,
    open: false,
  })),
);

function told({ classification, confidence, certainty, via }: ReturnType<typeof classifyOffline>) {
  return { taken: classification, confidence, via, sure: certainty === 'sure' };
}

/** The lowest step that is right often enough; none: the class is never sure by the weights. */
function chosen(half: readonly Judged[], label: string): string {
  const verdicts = half.filter(({ taken, via }) => taken === label && via === 'offline');
  const step = STEPS.find((from) => {
    const above = verdicts.filter(({ confidence }) => confidence >= from);
    const right = above.filter(({ is }) => is === label).length;
    return above.length >= VERDICTS_LEAST && right / above.length >= RIGHT_LEAST;
  });
  return step === undefined ? 'none' : String(step);
}

function tell(name: string, judged: readonly Judged[]): void {
  const right = judged.filter(({ is, taken }) => is === taken).length;
  const sure = judged.filter((one) => one.sure);
  const sureRight = sure.filter(({ is, taken }) => is === taken).length;
  const share = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} % (${part}/${whole})`;
  say(`\n${name}: right ${share(right, judged.length)}`);
  say(`  sure ${share(sure.length, judged.length)}, of which right ${share(sureRight, sure.length)}`);
  say(`  sure but wrong ${share(sure.length - sureRight, judged.length)}`);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
