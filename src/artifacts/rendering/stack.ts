import type { Architecture } from '../architecture.ts';
import type { Plan } from '../coherence/plan/plan.ts';
import { line, sentence } from './lines.ts';

/** The running parts and what was chosen for them. */
export const stackLines = ({ artifacts: { architecture } }: Plan): string[] => [
  ...(architecture?.nodes ?? []).map(nodeLine),
  ...(architecture?.techStack ?? []).map(({ category, choice }) => `- ${line(category)}: ${line(choice)}`),
];

/** A running part: what it is built with and responsible for. */
export function nodeLine({ label, type, tech, description, runs, vendor }: Architecture['nodes'][number]): string {
  const where = vendor === undefined ? (runs ?? '').replace('-', ' ') : `run by ${line(vendor)}`;
  const about = [line(type), where].filter((one) => one !== '').join(', ');
  return `- ${line(label)} (${about}): ${sentence(tech)} ${line(description)}`;
}
