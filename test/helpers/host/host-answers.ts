import { section } from '../../../src/engines/prompts/section.ts';
import type { HostPartKind } from '../../../src/generation/orders/host-part.ts';
import { answersFor, brief } from '../answers/answers.ts';
import { asAuthored } from '../authored.ts';
import { type AuthoredPlan, cutPart } from '../messages-api/compose-part.ts';

type Answer = Record<string, unknown>;
type HostPlan = AuthoredPlan & { brief: Answer; research: Answer };

/** A plan of a seed as a host would write it. */
export function hostPlan(seed: number): HostPlan {
  const { research, ...answers } = answersFor(seed);
  return {
    brief: asAuthored('brief', brief(seed)),
    research,
    architecture: asAuthored('architecture', answers.architecture),
    features: asAuthored('features', answers.features),
    phases: asAuthored('phases', answers.phases),
    promptPack: asAuthored('promptPack', answers.promptPack),
  };
}

/** What a host of this plan answers to an order: the part that is asked for, and of it what `write` names. */
export function hostAnswer(plan: HostPlan, order: string): Answer {
  const { kind, write } = readOrder(order);
  return ANSWERS[kind](plan, write, order);
}

const CALLED: Record<string, HostPartKind> = {
  ...{ brief: 'brief', architecture: 'architecture', phases: 'phases', research: 'research', review: 'review' },
  'features, the index': 'featureIndex',
  'features, details': 'featureDetails',
  'promptPack, the index': 'packIndex',
  'promptPack, words': 'promptWords',
};

/** What an order asks for, read as its host reads it. */
export function readOrder(order: string): { kind: HostPartKind; write: string[] } {
  const called = /^Order: (.+?) · /.exec(order)?.[1] ?? '';
  const kind = CALLED[called];
  if (kind === undefined) throw new Error(`no order: ${order.slice(0, 200)}`);
  const write = /^write: (.+)$/m.exec(order)?.[1];
  return { kind, write: write === undefined ? [] : JSON.parse(`[${write}]`) };
}

const cut = (kind: 'skeleton' | 'featureSlice' | 'packIndex' | 'promptSlice', plan: HostPlan, write: unknown = []) =>
  cutPart(kind, { system: '', user: section('write', write) } as Parameters<typeof cutPart>[1], plan) as Answer;

const ANSWERS: Record<HostPartKind, (plan: HostPlan, write: string[], order: string) => Answer> = {
  brief: ({ brief: written }) => written,
  architecture: ({ architecture }) => architecture,
  featureIndex(plan) {
    const { features, limits, testData, summary } = cut('skeleton', plan);
    const named = (features as Answer[]).map(({ phase: _, ...feature }) => feature);
    return { summary, features: named, limits, testData, adds: plan.features.adds };
  },
  featureDetails: (plan, write) => cut('featureSlice', plan, write),
  phases: ({ phases }) => phases,
  packIndex: (plan) => cut('packIndex', plan),
  promptWords(plan, write) {
    const { prompts, adds } = cut(
      'promptSlice',
      plan,
      write.filter((name) => name !== 'setup'),
    );
    return { ...(write.includes('setup') ? cut('promptSlice', plan, ['setup']) : { adds }), prompts };
  },
  research: ({ research }) => research,
  review(_, __, order) {
    const [, list = ''] = /^toJudge:\n([\s\S]*?)\nprompts:$/m.exec(order) ?? [];
    const ids = list.split('\n').map((line) => line.split(' ', 1)[0] ?? '');
    return {
      verdicts: ids.map((id) => ({ id, holds: true, by: ['F1'] })),
      relies: [],
      doubts: ['The first users may not come.'],
    };
  },
};
