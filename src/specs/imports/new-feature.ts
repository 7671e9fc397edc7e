import { effortOf } from '../../artifacts/hours.ts';
import { textOf, withTitle } from './criterion-text.ts';
import type { ReadFeature } from './reading.ts';

/** What stands where a plan needs a text that its files do not have. */
export const NOT_SAID = 'Not said in what was imported.';

/**
 * A feature as a file has it, with the least that a plan needs; `wants` is the id that it was given by hand, `lacks` what its
 * file does not say.
 */
export function newFeature(read: ReadFeature) {
  const { id, name, description, stories, edgeCases, priority, effort, hours, criteria } = read;
  return {
    ...{ name, priority: priority ?? 'P1', description: description.join(' ') || name },
    userStories: stories.length > 0 ? stories : [NOT_SAID],
    acceptanceCriteria: criteria.map(({ parts, title }) => withTitle(textOf(parts), title)),
    ...{
      apiSurface: [],
      dataImpact: NOT_SAID,
      edgeCases,
      estimatedEffort: hours === undefined ? (effort ?? 'M') : effortOf(hours),
    },
    ...(hours === undefined ? {} : { hours }),
    ...{ wants: id, lacks: notSaid(read) },
  };
}

/** Which fields of a new feature its file does not say. */
export const notSaid = ({ stories, priority, effort, hours }: ReadFeature): string[] => [
  ...(stories.length === 0 ? ['user story'] : []),
  ...(priority === undefined ? ['priority (P1 is taken)'] : []),
  ...(effort === undefined && hours === undefined ? ['effort (M is taken)'] : []),
];
