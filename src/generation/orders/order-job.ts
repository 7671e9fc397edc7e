import { questionsOf } from './consider-review.ts';
import { HOST_PARTS } from './host-part.ts';
import { nextAsked } from './next-asked.ts';
import { lackedBy, type Order, type OrderJob, priceLeft } from './order-of.ts';
import { orderText } from './order-text.ts';
import type { PlanState } from './plan-state.ts';
import { HOST_PRICES } from './prices.ts';
import { withFaultsOfStale } from './stale-text.ts';

/** The next order of a plan. Pure. */
export function makeOrder({ state: loaded, mark, today, after }: OrderJob): Order {
  const asked = nextAsked(loaded);
  const artifactAsked = asked && HOST_PARTS[asked.kind].artifact;
  const isStale = artifactAsked !== undefined && artifactAsked !== 'review' && loaded.stale[artifactAsked];
  const state = isStale ? withFaultsOfStale(loaded, artifactAsked) : loaded;
  const left = priceLeft(lackedBy(state));
  if (asked === undefined) {
    return { artifact: undefined, write: [], price: { left, own: 0 }, text: finishedText(state) };
  }
  const { artifact } = HOST_PARTS[asked.kind];
  const price = { left, own: HOST_PRICES[artifact] };
  const toJudge = asked.kind === 'review' ? questionsOf(state) : undefined;
  return { artifact, write: asked.write, price, text: orderText({ state, asked, toJudge, price, mark, today, after }) };
}

function finishedText({ plan, review, artifacts }: PlanState): string {
  const prompts = artifacts.promptPack?.prompts ?? [];
  const mended = review?.mended ?? [];
  const doubts = (review?.doubts ?? []).map((doubt) => `- ${doubt}`);
  const open = (review?.open ?? []).map(({ id, note }) => `- ${id}: ${note}`);
  return [
    `The plan ${plan.id} is complete: ${prompts.length} prompts, closed and reviewed. Nothing is left to write.`,
    ...(mended.length > 0 ? [`The review’s patches for ${mended.join(', ')} are applied.`] : []),
    ...(open.length > 0 ? ['Still open, tell the person:', ...open] : []),
    ...(doubts.length > 0 ? ['Doubts of its reviewer, tell the person:', ...doubts] : []),
    `To build it: next_prompt { plan: "${plan.id}" } hands out its prompts one at a time, and keeps what is done.`,
  ].join('\n');
}
