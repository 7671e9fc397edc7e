import type { Architecture } from '../architecture.ts';
import { existingIn } from '../coherence/plan/existing.ts';
import type { Plan } from '../coherence/plan/plan.ts';
import { thereAs } from './data.ts';
import { line, sentence } from './lines.ts';

/** The running parts, and what was chosen beside them. */
export function stackLines(plan: Plan, form: 'full' | 'short'): string[] {
  const { nodes = [], techStack = [] } = plan.artifacts.architecture ?? {};
  const told = new Set(nodes.map(({ tech }) => tech));
  const others = form === 'full' ? techStack : techStack.filter(({ choice }) => !told.has(choice));
  // A reason often names the setting that makes a choice work here.
  const why = (rationale: string): string => (form === 'full' ? `. ${sentence(rationale)}` : '');
  return [
    ...nodes.map((node) => `${nodeLine(node, form)}${existingNode(plan, node.label)}`),
    ...others.map(({ category, choice, rationale }) => `- ${line(category)}: ${line(choice)}${why(rationale)}`),
  ];
}

function existingNode(plan: Plan, label: string): string {
  const items = existingIn(plan).named(label);
  return items.length === 0 ? '' : ` Exists: ${thereAs(items)}.`;
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
