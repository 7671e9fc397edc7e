import type { Features } from '../../../src/outreach/inbox/classify/features.ts';
import { PLACES } from '../../../src/outreach/inbox/classify/features.ts';

export interface Sample {
  features: Features;
  label: number;
  weight: number;
}

const EPOCHS = 18;
const RATE = 0.25;
const SHRINK = 2e-5;

/** Fits a multinomial logistic regression by adaptive steps; the same samples give the same weights. */
export function fitSoftmax(samples: readonly Sample[], classes: number): Float32Array {
  const weights = new Float32Array(PLACES * classes);
  const squares = new Float32Array(PLACES * classes);
  const order = samples.map((_, index) => index);
  const random = randomOf(7);
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(order, random);
    for (const index of order) {
      const sample = samples[index];
      if (sample !== undefined) step(sample, weights, squares, classes);
    }
  }
  return weights;
}

function step(sample: Sample, weights: Float32Array, squares: Float32Array, classes: number): void {
  const scores = scoresOf(sample.features, weights, classes);
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const sum = powers.reduce((all, power) => all + power, 0);
  for (let label = 0; label < classes; label++) {
    const error = ((powers[label] ?? 0) / sum - (label === sample.label ? 1 : 0)) * sample.weight;
    for (const [place, strength] of sample.features) {
      const at = place * classes + label;
      const weight = weights[at] ?? 0;
      const slope = error * strength + SHRINK * weight;
      const square = (squares[at] ?? 0) + slope * slope;
      squares[at] = square;
      weights[at] = weight - (RATE * slope) / Math.sqrt(square + 1e-2);
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
