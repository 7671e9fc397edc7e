import type { Plan } from '../coherence/plan/plan.ts';
import { line, list, sentence } from './lines.ts';

/** What the architecture decided, and why; in the short form, where the reasons are. */
export function decisionLines({ artifacts: { architecture } }: Plan, form: 'full' | 'short'): string[] {
  const decisions = architecture?.decisions ?? [];
  if (decisions.length === 0) return [];
  if (form === 'full') return decisions.map((one) => `- ${sentence(one.decision)} ${sentence(one.because)}`);
  return [
    ...decisions.map(({ decision }) => `- ${sentence(decision)}`),
    'The reasons are in the plan, with its architecture.',
  ];
}

/** What separates whom from what, and what enforces it. */
export const boundaryLines = ({ artifacts: { architecture } }: Plan): string[] =>
  (architecture?.securityBoundaries ?? []).map(({ name, protects, mechanism }) => {
    const behind = [protects].flat();
    return `- ${line(name)} (protects ${list(behind)}): ${sentence(mechanism)}`;
  });
