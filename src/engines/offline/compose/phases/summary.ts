import { list } from '../../language/inflect.ts';
import { paceOf } from '../effort.ts';
import { isOffered } from '../features/draft.ts';
import { askedFor } from '../own-words.ts';
import { inWeeks } from './in-weeks.ts';
import type { Schedule, Work } from './schedule.ts';

/** The road in a few sentences: how long, for whom, what comes first, and what a named deadline leaves out. */
export function summarize({ design, drafts }: Work, { groups: all, weeks, inTime }: Schedule, total: number): string {
  const offered = all.flat().filter((feature) => isOffered(feature, drafts));
  const options =
    offered.length > 0 ? ` Options for later, not counted: ${list(offered.map(({ name }) => name))}.` : '';
  const groups = all.map((group) => group.filter((feature) => !isOffered(feature, drafts)));
  const { deadlineWeeks, deadlineText, teamSize } = design.understanding.constraints;
  const features = groups.flat();
  const counted =
    deadlineText === undefined || deadlineWeeks === undefined
      ? ''
      : ` “${deadlineText}” is counted as ${inWeeks(deadlineWeeks)}.`;
  const first = groups[0]?.map((feature) => feature.name).slice(0, 3) ?? [];
  const who = teamSize ? (teamSize === 1 ? 'one developer' : `${teamSize} people`) : 'one developer (assumed)';
  const pace = paceOf(teamSize);
  const team =
    pace > 1 ? ` ${teamSize} people count as ${pace} developers: the rest goes into agreeing and waiting.` : '';
  const asked = askedFor(design);
  return `${features.length} feature${features.length === 1 ? '' : 's'} in ${groups.length} phases over ${inWeeks(total)} for ${design.product.one}.${asked} Counted for ${who} with a coding agent. Review and mending are included.${team} ${list(first)} come first: the rest stands on them.${counted}${deadlineWeeks === undefined ? '' : deadline(deadlineWeeks, groups, weeks, inTime ?? groups.length)}${options}`;
}

/** What the named time holds, and what falls behind it, by name. */
function deadline(named: number, groups: Schedule['groups'], weeks: number[], inTime: number): string {
  const used = weeks.slice(0, inTime).reduce((sum, one) => sum + one, 0);
  const behind = groups.slice(inTime).flat();
  const names = list(behind.map((feature) => feature.name));
  if (used > named) {
    const drop = groups.slice(0, inTime).flat().at(-1)?.name;
    return ` The deadline of ${inWeeks(named)} is too short even for the must-haves, which take ${inWeeks(used)}: more people, or give up ${drop ?? 'the last feature'} first.`;
  }
  if (behind.length > 0)
    return ` ${inWeeks(named)} hold the first ${inTime === 1 ? 'phase' : `${inTime} phases`}, and that is the release. Behind the deadline fall: ${names}.`;
  return used < named
    ? ` All of it is done ${inWeeks(named - used)} before the deadline of ${inWeeks(named)}. That time belongs to a pilot and to mending, not to more features.`
    : ` All of it fits the deadline of ${inWeeks(named)}.`;
}
