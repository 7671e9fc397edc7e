import { type Features, PLACES } from '../../../src/outreach/inbox/classify/features.ts';

export interface Sample {
  features: Features;
  label: number;
}

export interface FitOptions {
  epochs: number;
  rate: number;
  /** Pull of each weight towards nothing. */
  shrink: number;
  /** Share of a sample's features that is not seen in a step, so that none is leant on alone. */
  unseen: number;
}

export const FIT: FitOptions = { epochs: 15, rate: 0.1, shrink: 4e-3, unseen: 0.3 };

interface Flat {
  places: Int32Array;
  strengths: Float32Array;
  label: number;
}

/** Fits a multinomial logistic regression by adaptive steps; the same samples give the same weights. */
export function fitSoftmax(samples: readonly Sample[], classes: number, options = FIT): Float32Array {
  const weights = new Float32Array(PLACES * classes);
  const squares = new Float32Array(PLACES * classes);
  const summed = new Float32Array(PLACES * classes);
  const flat = samples.map(flatten);
  const order = flat.map((_, index) => index);
  const random = randomOf(7);
  const step = stepper(weights, squares, classes, options, random);
  for (let epoch = 0; epoch < options.epochs; epoch++) {
    shuffle(order, random);
    for (const index of order) {
      const sample = flat[index];
      if (sample !== undefined) step(sample);
    }
    if (2 * epoch >= options.epochs)
      for (const [at, weight] of weights.entries()) summed[at] = (summed[at] ?? 0) + weight;
  }
  // The mean of the second half of the way wanders less than its end.
  return summed.map((weight) => weight / Math.floor(options.epochs / 2));
}

function flatten({ features, label }: Sample): Flat {
  return { places: Int32Array.from(features.keys()), strengths: Float32Array.from(features.values()), label };
}

// One function with its own arrays: this is where all the time goes.
function stepper(
  weights: Float32Array,
  squares: Float32Array,
  classes: number,
  { rate, shrink, unseen }: FitOptions,
  random: () => number,
): (sample: Flat) => void {
  const errors = new Float64Array(classes);
  return ({ places, strengths, label }) => {
    const seen = strengths.map((strength) => (random() < unseen ? 0 : strength));
    errors.fill(0);
    for (let index = 0; index < places.length; index++) {
      const from = (places[index] ?? 0) * classes;
      const strength = seen[index] ?? 0;
      if (strength === 0) continue;
      for (let one = 0; one < classes; one++) errors[one] = (errors[one] ?? 0) + strength * (weights[from + one] ?? 0);
    }
    const most = errors.reduce((high, score) => Math.max(high, score));
    const all = errors.reduce((sum, score) => sum + Math.exp(score - most), 0);
    for (let one = 0; one < classes; one++) {
      errors[one] = Math.exp((errors[one] ?? 0) - most) / all - (one === label ? 1 : 0);
    }
    for (let index = 0; index < places.length; index++) {
      const from = (places[index] ?? 0) * classes;
      const strength = seen[index] ?? 0;
      if (strength === 0) continue;
      for (let at = from; at < from + classes; at++) {
        const weight = weights[at] ?? 0;
        const slope = (errors[at - from] ?? 0) * strength + shrink * weight;
        const square = (squares[at] ?? 0) + slope * slope;
        squares[at] = square;
        weights[at] = weight - (rate * slope) / Math.sqrt(square + 1e-2);
      }
    }
  };
}

/** A score for each class. */
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
