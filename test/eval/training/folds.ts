import { LABELS, type ReplyWords } from '../../../src/outreach/inbox/classify/classified.ts';
import { classifyWith } from '../../../src/outreach/inbox/classify/classify-offline.ts';
import { softmax } from '../../../src/outreach/inbox/classify/linear-model.ts';
import type { Understood } from '../../../src/outreach/inbox/classify/understand.ts';
import { countReply, noFigures, type ReplyFigures } from '../replies.ts';
import type { Example } from './examples.ts';
import { fitSoftmax, type Sample, scoresOf } from './softmax-fit.ts';

/** A reply to learn from, read as the classifier reads it. */
export interface ReadSample extends Sample {
  example: Example;
  words: ReplyWords;
  understood: Understood;
  /** As it was written; else one of its variants, which are only learned from. */
  plain: boolean;
}

/** A reply with its scores by weights that were fitted without it. */
export interface Held {
  sample: ReadSample;
  scores: number[];
}

const CLASSES = LABELS.length;

/** Scores every plain sample by weights fitted to the folds it is not in. */
export function heldScores(samples: readonly ReadSample[], foldOf: (example: Example) => string | number): Held[] {
  const folds = new Set(samples.map(({ example }) => foldOf(example)));
  return [...folds].flatMap((fold) => {
    const within = (sample: ReadSample) => foldOf(sample.example) === fold;
    const weights = fitSoftmax(
      samples.filter((sample) => !within(sample)),
      CLASSES,
    );
    const judged = samples.filter((sample) => sample.plain && within(sample));
    return judged.map((sample) => ({ sample, scores: scoresOf(sample.features, weights, CLASSES) }));
  });
}

/** The sharpness with which probabilities are most believable: the least log loss on what was not learned from. */
export function sharpnessOf(held: readonly Held[]): number {
  let best = { sharpness: 1, loss: Number.POSITIVE_INFINITY };
  for (let sharpness = 0.2; sharpness < 2; sharpness += 0.05) {
    const loss = held.reduce(
      (sum, { scores, sample }) => sum - Math.log(softmax(scores, sharpness)[sample.label] ?? 1e-9),
      0,
    );
    if (loss < best.loss) best = { sharpness, loss };
  }
  return best.sharpness;
}

/** How often the classifier is right about replies it did not learn from, rules and headers included. */
export function heldFigures(held: readonly Held[], sharpness: number): ReplyFigures {
  const figures = noFigures();
  for (const { sample, scores } of held) {
    countReply(
      figures,
      sample.example,
      classifyWith(() => softmax(scores, sharpness), sample.words, sample.understood),
    );
  }
  return figures;
}
