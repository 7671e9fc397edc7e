import type { App } from '../../app.ts';
import type { JobOptions } from '../../system/workers.ts';
import { dayOf } from '../prompts/day.ts';
import type { HostPartKind } from './host-part.ts';
import type { OrderParts } from './order-text.ts';
import type { PlanState } from './plan-state.ts';
import { HOST_PRICES } from './prices.ts';
import { SUBMITTED, type Submitted } from './submitted.ts';

/** What a host is to write next. */
export interface Order {
  /** Of which artefact; undefined where the plan has everything. */
  artifact: Submitted | undefined;
  /** Names of the items or fields that are asked for; empty for the whole. */
  write: string[];
  /** Credits that this artefact costs once it is accepted, and the whole of what is left of the plan. */
  price: OrderParts['price'];
  text: string;
}

export interface OrderJob {
  state: PlanState;
  mark: string;
  /** `2026-11-29`. */
  today: string;
  after?: HostPartKind | undefined;
}

const MARK_BYTES = 3;

/** The next order of a plan, made in a thread: it grows with the plan. After one of the same kind it is short. Rejects as `Workers.run` does. */
export async function orderOf(
  app: App,
  state: PlanState,
  { after, ...options }: JobOptions & { after?: HostPartKind | undefined },
): Promise<Order> {
  const mark = app.ids.bytes(MARK_BYTES).toString('hex');
  return (await app.workers.run(
    'order',
    { state, mark, today: dayOf(app.clock.now()), after } satisfies OrderJob,
    options,
  )) as Order;
}

/** Credits for what is left of a plan. */
export const priceLeft = (left: readonly Submitted[]): number =>
  left.reduce((sum, artifact) => sum + HOST_PRICES[artifact], 0);

/** The artefacts that a plan still lacks, in their order; while a change is open, all that may have to follow it. */
export const lackedBy = ({ brief, artifacts, review, written, stale }: PlanState): Submitted[] =>
  SUBMITTED.filter((name) => {
    if (name === 'brief') return brief === undefined;
    if (name === 'review') return review === undefined;
    return artifacts[name] === undefined || (stale.brief !== undefined && written[name] !== undefined);
  });
