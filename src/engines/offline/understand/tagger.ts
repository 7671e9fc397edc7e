import { TAGS, type Tag, transitions } from '../knowledge/words/transitions.ts';
import { chancesOf } from './chances.ts';
import type { Token } from './token.ts';
import type { VerbBook } from './verbs.ts';

/**
 * Tells the part of speech of every token: the likeliest path through the sentence (Viterbi over pairs of tags). Linear in the
 * tokens.
 */
export function tag(tokens: readonly Token[], verbs: VerbBook): Tag[] {
  const steps: { cost: number[]; from: number[] }[] = [];
  let last = TAGS.map((one) => (one === 'stop' ? 0 : Number.POSITIVE_INFINITY));
  tokens.forEach((token, at) => {
    const chances = chancesOf(token, tokens, at, verbs);
    const cost: number[] = TAGS.map(() => Number.POSITIVE_INFINITY);
    const from: number[] = TAGS.map(() => 0);
    for (const [own, share] of Object.entries(chances)) {
      const to = NUMBER_OF.get(own) ?? 0;
      for (let before = 0; before < TAGS.length; before += 1) {
        const known = last[before] ?? Number.POSITIVE_INFINITY;
        if (known === Number.POSITIVE_INFINITY) continue;
        const total = known + (transitions[before]?.[to] ?? FAR) - 10 * Math.log(share);
        if (total < (cost[to] ?? 0)) [cost[to], from[to]] = [total, before];
      }
    }
    steps.push({ cost, from });
    last = cost;
  });
  return walkBack(steps);
}

const FAR = 80;
const NUMBER_OF = new Map<string, number>(TAGS.map((one, at) => [one, at]));

function walkBack(steps: { cost: number[]; from: number[] }[]): Tag[] {
  const path: Tag[] = [];
  const final = steps.at(-1)?.cost ?? [];
  let at = final.indexOf(Math.min(...final));
  for (const step of steps.toReversed()) {
    path.push(TAGS[at] ?? 'noun');
    at = step.from[at] ?? 0;
  }
  return path.reverse();
}
