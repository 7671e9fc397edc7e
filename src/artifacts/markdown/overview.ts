import type { Blueprint } from '../blueprint.ts';
import type { Brief } from '../brief.ts';
import { hoursInAll, hoursToRelease } from '../hours.ts';
import { nameKey } from '../reading/names.ts';
import { blocks, heading, inline, labelled, paragraphs, table } from './text.ts';

/** What a founder wants to know first, on one page: what people get and when, what it takes, whether it is worth it. */
export function overviewMarkdown(
  { research, architecture, features, phases }: Blueprint,
  brief: Brief | undefined,
  level: number,
): string {
  const stepOf = (name: string): string => {
    const at = phases.phases.findIndex((phase) => phase.features.some((one) => nameKey(one) === nameKey(name)));
    return at === -1 ? '' : `${at + 1}`;
  };
  const leads = phases.phases.flatMap(({ lead = [] }) => lead);
  return blocks(
    heading(level, 'In short'),
    heading(level + 1, 'Whether to build it'),
    paragraphs(research.summary),
    paragraphs(research.recommendation),
    heading(level + 1, 'What people get, and when'),
    paragraphs(phases.summary),
    table(
      ['Step', 'Takes', 'Hours', 'Afterwards', 'Used by'],
      phases.phases.map(({ name, duration, hours, goal, users = [] }, at) => [
        ...[`${at + 1}. ${name}`, duration, hours === undefined ? '' : String(hours), goal],
        users.join(', '),
      ]),
    ),
    ...sumLines(phases, brief),
    labelled(
      'What takes time and is not code',
      leads.map(
        ({ what, who, weeks, startIn, blocks: waits }) =>
          `${what.trim().replace(/\.$/, '')}: ${who}, ${weeks} ${weeks === 1 ? 'week' : 'weeks'} from "${startIn}" on; "${waits}" waits for it.`,
      ),
    ),
    heading(level + 1, 'What it does'),
    paragraphs(features.summary),
    table(
      ['Feature', 'What people can do', 'Step'],
      features.features.map(({ name, description }) => [name, description, stepOf(name)]),
    ),
    heading(level + 1, 'How it runs, and what that costs'),
    paragraphs(architecture.summary),
    `**A month:** ${inline(architecture.estimatedMonthlyCost.users1k)}`,
    ...(brief ? answeredForYou(brief, level + 1) : []),
    'The rest is for those who build it.',
  );
}

/** How long and how many hours, as they add up; a third on top of the features is in them. */
function sumLines(phases: Blueprint['phases'], brief: Brief | undefined): string[] {
  const all = hoursInAll(phases);
  const first = hoursToRelease(phases);
  const has = brief?.hours === undefined ? '' : `; you have ${brief.hours}`;
  return [
    `**In all:** ${inline(phases.totalTimeline)}${all === undefined ? '' : `, ${all} hours, a third of what the features take for set-up and reserve included`}`,
    ...(first === undefined ? [] : [`**Until the first people use it:** ${first} hours${has}`]),
  ];
}

/** What its author would have to say otherwise, to get another plan. */
const answeredForYou = ({ questions, assumptions }: Brief, level: number): string[] => [
  ...(questions.length > 0
    ? [
        heading(level, 'Questions, answered for you'),
        table(
          ['Question', 'The plan assumes', 'Other answers'],
          questions.map(({ text, default: taken, options }) => [
            ...[text, taken],
            options.filter((option) => option !== taken).join('; '),
          ]),
        ),
      ]
    : []),
  labelled(
    'What the plan takes for granted',
    assumptions.map(({ text }) => text),
  ),
];
