import type { Architecture } from '../architecture.ts';
import type { Plan } from '../coherence/plan/plan.ts';
import { line, sentence } from './lines.ts';

/** The running parts, and what was chosen beside them. */
export function stackLines({ artifacts: { architecture } }: Plan, form: 'full' | 'short'): string[] {
  const { nodes = [], techStack = [] } = architecture ?? {};
  const told = new Set(nodes.map(({ tech }) => tech));
  const others = techStack.filter(({ choice }) => !told.has(choice));
  return [
    ...nodes.map((node) => nodeLine(node, form)),
    ...others.map(({ category, choice }) => `- ${line(category)}: ${line(choice)}`),
  ];
}

/** A running part: what it is built with and responsible for. */
export function nodeLine(
  { label, type, tech, description, runs, vendor }: Architecture['nodes'][number],
  form: 'full' | 'short',
): string {
  const where = vendor === undefined ? (runs ?? '').replace('-', ' ') : `run by ${line(vendor)}`;
  const about = [line(type), where].filter((one) => one !== '').join(', ');
  const does = form === 'short' ? '' : ` ${line(description)}`;
  return `- ${line(label)} (${about}): ${sentence(tech)}${does}`;
}
