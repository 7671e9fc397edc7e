import type { Features } from '../../../src/outreach/inbox/classify/features.ts';
import { PLACES } from '../../../src/outreach/inbox/classify/features.ts';

export interface Sample {
  features: Features;
  label: number;
  weight: number;
}

export interface FitOptions {
  epochs: number;
  rate: number;
  /** Pull of each weight towards nothing. */
  shrink: number;
  /** Share of a sample's features that is not seen in a step, so that none is leant on alone. */
  unseen: number;
}

export const FIT: FitOptions = { epochs: 18, rate: 0.1, shrink: 3e-4, unseen: 0.3 };

/** Fits a multinomial logistic regression by adaptive steps; the same samples give the same weights. */
export function fitSoftmax(samples: readonly Sample[], classes: number, options = FIT): Float32Array {
  const weights = new Float32Array(PLACES * classes);
  const squares = new Float32Array(PLACES * classes);
  const order = samples.map((_, index) => index);
  const random = randomOf(7);
  for (let epoch = 0; epoch < options.epochs; epoch++) {
    shuffle(order, random);
    for (const index of order) {
      const sample = samples[index];
      if (sample !== undefined) step(seen(sample, options, random), weights, squares, classes, options);
    }
  }
  return weights;
}

function seen(sample: Sample, { unseen }: FitOptions, random: () => number): Sample {
  if (unseen === 0) return sample;
  const features = new Map([...sample.features].filter(() => random() >= unseen));
  return { ...sample, features };
}

function step(
  sample: Sample,
  weights: Float32Array,
  squares: Float32Array,
  classes: number,
  { rate, shrink }: FitOptions,
): void {
  const scores = scoresOf(sample.features, weights, classes);
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const sum = powers.reduce((all, power) => all + power, 0);
  for (let label = 0; label < classes; label++) {
    const error = ((powers[label] ?? 0) / sum - (label === sample.label ? 1 : 0)) * sample.weight;
    for (const [place, strength] of sample.features) {
      const at = place * classes + label;
      const weight = weights[at] ?? 0;
      const slope = error * strength + shrink * weight;
      const square = (squares[at] ?? 0) + slope * slope;
      squares[at] = square;
      weights[at] = weight - (rate * slope) / Math.sqrt(square + 1e-2);
    }
  }
}

export function scoresOf(features: Features, weights: Float32Array, classes: number): number[] {
  const scores = Array.from({ length: classes }, () => 0);
  for (const [place, strength] of features) {
    for (let label = 0; label < classes; label++) {
      scores[label] = (scores[label] ?? 0) + strength * (weights[place * classes + label] ?? 0);
    }
  }
  return scores;
}

/** Numbers from 0 to 1 that are the same each time (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

function shuffle(order: number[], random: () => number): void {
  for (let index = order.length - 1; index > 0; index--) {
    const other = Math.floor(random() * (index + 1));
    const held = order[index] ?? 0;
    order[index] = order[other] ?? 0;
    order[other] = held;
  }
}
