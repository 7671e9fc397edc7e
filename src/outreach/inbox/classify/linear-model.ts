import { LABELS } from './classified.ts';
import { type Features, PLACES } from './features.ts';

/** Fitted weights as they ship: which features have any, and eleven levels of -7 to 7 for each. */
export interface PackedWeights {
  /** Weight of level 7. */
  top: number;
  /** How sharp the scores are made, fitted so that confidences are true. */
  sharpness: number;
  /** Distances between the features' places, seven bits a byte, base64. */
  places: string;
  /** Two levels a byte, base64. */
  levels: string;
}

export interface LinearModel {
  /** Probability of each class, in the order of LABELS. */
  probabilities(features: Features): number[];
}

const CLASSES = LABELS.length;
const LEVEL_TOP = 7;
/** Share of the weights that the largest level is not too small for. */
const TOP_SHARE = 0.9995;

/** Unpacks weights into something that scores features. */
export function linearModel(packed: PackedWeights): LinearModel {
  const places = Buffer.from(packed.places, 'base64');
  const levels = Buffer.from(packed.levels, 'base64');
  const rows = new Uint16Array(PLACES);
  let row = 0;
  for (let at = 0, place = 0; at < places.length; ) {
    let distance = 0;
    for (let shift = 0, more = true; more; shift += 7) {
      const byte = places[at++] ?? 0;
      distance |= (byte & 127) << shift;
      more = byte > 127;
    }
    place += distance;
    rows[place] = ++row;
  }
  const weights = Array.from({ length: 16 }, (_, nibble) => weightOf(nibble - 8, packed.top));
  const levelAt = (index: number) => ((levels[index >> 1] ?? 0) >> (index % 2 === 0 ? 0 : 4)) & 15;
  return {
    probabilities(features) {
      const scores = LABELS.map(() => 0);
      for (const [place, strength] of features) {
        const at = rows[place] ?? 0;
        if (at === 0) continue;
        for (let label = 0; label < CLASSES; label++) {
          const weight = weights[levelAt((at - 1) * CLASSES + label)] ?? 0;
          scores[label] = (scores[label] ?? 0) + strength * weight;
        }
      }
      return softmax(scores, packed.sharpness);
    },
  };
}

/** Packs a row of weights for each place; the inverse of what a model reads. */
export function packWeights(rows: ReadonlyMap<number, readonly number[]>, sharpness: number): PackedWeights {
  const places: number[] = [];
  const nibbles: number[] = [];
  const all = [...rows].sort(([one], [other]) => one - other);
  const sizes = all.flatMap(([, weights]) => weights.map(Math.abs)).sort((one, other) => one - other);
  // The few largest are cut to it, so that the levels are where the weights are.
  const top = sizes[Math.floor(sizes.length * TOP_SHARE)] ?? 1;
  let last = 0;
  for (const [place, weights] of all) {
    let distance = place - last;
    last = place;
    for (; distance > 127; distance >>= 7) places.push((distance & 127) | 128);
    places.push(distance);
    for (const weight of weights) nibbles.push(levelOf(weight, top) + 8);
  }
  const levels = Buffer.alloc(Math.ceil(nibbles.length / 2));
  for (const [index, nibble] of nibbles.entries()) {
    levels[index >> 1] = (levels[index >> 1] ?? 0) | (nibble << (index % 2 === 0 ? 0 : 4));
  }
  return { top, sharpness, places: Buffer.from(places).toString('base64'), levels: levels.toString('base64') };
}

// Levels lie closer together near nothing, where most weights are.
function weightOf(level: number, top: number): number {
  return Math.sign(level) * top * (level / LEVEL_TOP) ** 2;
}

function levelOf(weight: number, top: number): number {
  return Math.sign(weight) * Math.min(LEVEL_TOP, Math.round(LEVEL_TOP * Math.sqrt(Math.abs(weight) / top)));
}

/** Scores as probabilities. */
export function softmax(scores: readonly number[], sharpness: number): number[] {
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(sharpness * (score - most)));
  const sum = powers.reduce((all, power) => all + power, 0);
  return powers.map((power) => power / sum);
}
