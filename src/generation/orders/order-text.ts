import { hashOf } from '../../artifacts/patch/hash-of.ts';
import type { ToJudge } from '../../artifacts/review/to-judge.ts';
import type { PlanArtifact } from '../../plans/names.ts';
import { sectionsTold } from './fit-sections.ts';
import { HOST_PARTS, type HostPartKind } from './host-part.ts';
import { HOST_RULES } from './host-rules.ts';
import { sectionsOf } from './part-sections.ts';
import type { Asked, PlanState, Refused } from './plan-state.ts';
import { refusedSections } from './refused-sections.ts';
import { shapeText } from './shape-text.ts';
import { staleSections, staleText } from './stale-text.ts';
import { SUBMISSION_CHARS_MAX } from './submission-size.ts';

/** How long an order may be: clients cut longer results, in the middle. */
export const ORDER_CHARS_MAX = 9_000;

export interface OrderParts {
  state: PlanState;
  asked: Asked;
  /** What a review has to judge. */
  toJudge?: readonly ToJudge[] | undefined;
  /** Credits that the whole plan still costs, and that this artefact costs. */
  price: { left: number; own: number };
  /** A random mark around what others wrote. */
  mark: string;
  /** `2026-11-29`. */
  today: string;
  /** The kind of the order that was answered just now: its instructions are not told again. */
  after?: HostPartKind | undefined;
}

/** What a host is asked to write now, as it reads it. Pure. */
export function orderText({ state, asked, toJudge = [], price, mark, today, after }: OrderParts): string {
  const { task, schema } = HOST_PARTS[asked.kind];
  const { artifact } = HOST_PARTS[asked.kind];
  const { refused } = state.drafts[artifact] ?? {};
  const stale = artifact === 'review' || refused?.unpaid ? undefined : state.stale[artifact];
  const head = `${headerOf(state, asked, price, stale !== undefined)} · today ${today}`;
  const instructions = [task.trim(), `# Shape of data\n${shapeText(schema)}`];
  const isFirst = asked.kind === 'brief' && state.stale.brief === undefined;
  // All parts of it are there: only a patch is asked for.
  const isJoined = refused?.kind === 'whole';
  const fixed = [
    head,
    ...(refused ? [stale ? staleText(artifact as PlanArtifact, stale, baseOf(refused)) : refusedText(refused)] : []),
    ...(isFirst ? [HOST_RULES] : []),
    ...(isJoined ? [] : [...(after === asked.kind && !refused ? [AS_BEFORE] : instructions), writeOf(asked)]),
  ].filter((text) => text !== '');
  const tail = isFirst ? '' : RULES_AGAIN(state.plan.id);
  const frame = `\n\nData between the marks ${mark}:\n${mark}\n\n${mark}\n\n${tail}`;
  const room = ORDER_CHARS_MAX - fixed.join('\n\n').length - frame.length;
  const sections = [
    ...(refused ? refusedSections(artifact, refused, { isStale: stale !== undefined }) : []),
    ...(stale ? staleSections(state, artifact as PlanArtifact, stale) : []),
    ...(isJoined ? [] : sectionsOf(state, asked, toJudge)),
  ];
  const told = sectionsTold(sections, room, state.plan.id);
  return [...fixed, `Data between the marks ${mark}:\n${mark}\n${told}\n${mark}`, tail].join('\n\n').trim();
}

const AS_BEFORE =
  '# As before\nThe instructions and the shape of the last order hold for this part too; plan_next tells them again.';

/** What is to be mended first: an answer that was refused is kept. */
function refusedText({ data, unpaid }: Refused): string {
  if (unpaid) {
    return '# Kept until it is paid\nWhat was written holds, but credits were missing when it came. Once they are there, send the same again, or data {"again": true}.';
  }
  return `# Refused, and kept\nMend the faults that the data lists: plan_submit with patch and base "${baseOf({ data })}".`;
}

const baseOf = ({ data }: Pick<Refused, 'data'>): string => (isObject(data) ? hashOf(data) : '');

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const RULES_AGAIN = (plan: string): string =>
  `New chat? Read read_plan { plan: "${plan}", artifact: "rules" } first; idea and context: { artifact: "context" }.`;

function headerOf({ plan, brief }: PlanState, { kind }: Asked, price: OrderParts['price'], isStale: boolean): string {
  const called = isStale ? `${HOST_PARTS[kind].artifact}, to be brought up to date` : HOST_PARTS[kind].called;
  const when = isStale ? 'if it changes' : 'when all of it is accepted';
  const cost = price.own === 0 ? 'free' : `${price.own} credits ${when}`;
  return [
    `Order: ${called}`,
    `plan ${plan.id}`,
    `artifact ${HOST_PARTS[kind].artifact}`,
    `${cost}, ${isStale ? 'at most ' : ''}${price.left} for what is left of the plan`,
    ...(brief ? [`size ${brief.size}`] : []),
  ].join(' · ');
}

function writeOf({ write, left }: Asked): string {
  if (write.length === 0) return '';
  const more =
    left.length > 0
      ? `\nOf those that follow (${left.join(', ')}) write as many as you can: an answer may have ${SUBMISSION_CHARS_MAX} characters.`
      : '';
  return `write: ${write.map((name) => JSON.stringify(name)).join(', ')}${more}`;
}
