import type { Architecture } from '../../artifacts/architecture.ts';
import type { FeatureIndex } from '../../artifacts/authored/parts/skeleton.ts';
import type { Brief } from '../../artifacts/brief.ts';
import { criterionIdOf } from '../../artifacts/criterion-id.ts';
import { existingTold } from '../../artifacts/digest/existing.ts';
import type { Feature, Features } from '../../artifacts/features.ts';
import type { Phases } from '../../artifacts/phases.ts';

// What an order tells of the parts that exist: a line an item, names and ids whole, texts cut.

/** One part of what a host is told, under its name. */
export interface Section {
  name: string;
  lines: string[];
  /** The artefact in which the host reads what was cut, and in which shape. */
  from: string;
  as?: 'written';
  item?: string;
  /** What the host is told of what was cut instead. */
  rest?: string;
  /** Told before the others: what the answer is about. */
  isFirst?: boolean;
  /** A list whose lines begin with a name: they are shortened before one is left out. */
  inShort?: boolean;
}

const cut = (text: string, max: number): string => (text.length <= max ? text : `${text.slice(0, max - 1).trimEnd()}…`);
const inBrackets = (texts: readonly string[]): string => (texts.length > 0 ? ` [${texts.join(', ')}]` : '');
const joined = (label: string, texts: readonly string[] = []): string[] =>
  texts.length > 0 ? [`${label}: ${texts.join(', ')}`] : [];

/** All that a brief asks for. */
export const briefSection = (brief: Brief): Section => ({
  name: 'brief',
  from: 'brief',
  lines: [
    `${brief.product} (setting ${brief.setting}, size ${brief.size})`,
    ...brief.people.map(({ name, does }) => `${name}: ${cut(does, 90)}`),
    ...demandLines(brief, 170),
    ...brief.assumptions.map(({ id, text }) => `${id} ${cut(text, 140)}`),
    ...brief.questions.map(({ text, default: answer }) => `${cut(text, 90)} ${answer}`),
    ...joined(
      'not goals',
      brief.nonGoals.map((one) => cut(one, 60)),
    ),
    ...existingTold(brief.existing).own.map(({ kind, name, file }) => `existing ${kind} ${name}: ${file}`),
  ],
});

/** What the repository has already, by the digest in a brief. */
export function repositorySections({ existing }: Pick<Brief, 'existing'>): Section[] {
  const { repository } = existingTold(existing);
  if (repository.length === 0) return [];
  return [{ name: 'repository', from: 'brief', item: 'existing', lines: repository }];
}

/** What is demanded, all of it or the demands of some ids with what is ruled out, and of whom the product is. */
export const demandsSection = (brief: Brief, only?: readonly string[]): Section => ({
  name: 'demands',
  from: 'brief',
  lines: [
    `${brief.product} (setting ${brief.setting}, size ${brief.size})`,
    ...joined(
      'people',
      brief.people.map(({ name }) => name),
    ),
    ...demandLines({ ...brief, demands: brief.demands.filter(isToldOf(only)) }, 120),
  ],
});

const isToldOf =
  (only: readonly string[] | undefined) =>
  ({ id, polarity }: Brief['demands'][number]): boolean =>
    !only || only.includes(id) || polarity === 'must-not';

const demandLines = ({ demands }: Brief, max: number): string[] =>
  demands.map(
    ({ id, polarity, kind, means, figures, forbids }) =>
      `${id} ${polarity} ${kind}: ${cut(means, max)}${inBrackets(figures)}${forbids.length > 0 ? ` forbids ${forbids.join(', ')}` : ''}`,
  );

/** Parts, data, states and guards, as later parts must name them; for some features, what they write and test whole. */
export function architectureSection(
  { nodes, dataModel, guards = [], settings = [] }: Architecture,
  slice?: readonly FeatureIndex['features'][number][],
): Section {
  const writes = slice?.flatMap(({ operations }) => operations.flatMap((operation) => operation.writes)).join(' ');
  const isTouched = (entity: string) => writes === undefined || writes.includes(entity);
  const isTested = (id: string) => !slice || slice.some((feature) => feature.guards.includes(id));
  return {
    name: 'architecture',
    from: 'architecture',
    lines: [
      ...joined(
        'nodes',
        nodes.map(({ label, runs, vendor }) => `${label} (${vendor ?? runs ?? 'here'})`),
      ),
      // What is left out at the end is what the slice reads at most.
      ...dataModel
        .toSorted((one, other) => Number(isTouched(other.entity)) - Number(isTouched(one.entity)))
        .flatMap(({ entity, fields, unique = [], states = [], final = [], source }) => [
          // What the slice does not write is read at most.
          `${entity}: ${(isTouched(entity) ? fields : fields.map((field) => field.split(':', 1)[0])).join('; ')}${inBrackets(unique.map((one) => `unique ${one}`))}${source ? ` (source ${source})` : ''}`,
          ...(states.length > 0 && isTouched(entity)
            ? [`  ${states.join('; ')}; final ${final.join(', ') || 'none'}`]
            : []),
        ]),
      ...guards
        .filter(({ id }) => isTested(id))
        .map(({ id, demand, path, stoppedBy }) => `${id} ${demand} ${cut(path, 70)}: ${cut(stoppedBy, 90)}`),
      ...joined(
        'settings',
        settings.map(({ name }) => name),
      ),
    ],
  };
}

/** What the parts are built with. */
export const stackSection = ({ nodes, techStack, settings = [] }: Architecture): Section => ({
  name: 'stack',
  from: 'architecture',
  lines: [
    ...nodes.map(({ label, tech }) => `${label}: ${cut(tech, 80)}`),
    ...techStack.map(({ category, choice }) => `${category}: ${cut(choice, 60)}`),
    ...joined(
      'settings',
      settings.map(({ name }) => name),
    ),
  ],
});

/** The features that are to be written in detail, whole. */
export const featuresToWrite = ({ features }: FeatureIndex, write: readonly string[]): Section => ({
  name: 'to write',
  from: 'features',
  isFirst: true,
  lines: features
    .filter(({ id }) => write.includes(id))
    .flatMap((feature) => [
      `${feature.id} ${feature.priority} ${feature.name}: ${cut(feature.description, 200)} (demands ${feature.demands.join(', ') || 'none'}; guards ${feature.guards.join(', ') || 'none'}; by ${feature.by.join(', ')})`,
      ...feature.operations.map(
        ({ method, path, by, writes }) =>
          `  ${method} ${path}${by.length > 0 ? ` by ${by.join(', ')}` : ''}: ${writes.join('; ') || 'reads'}`,
      ),
    ]),
});

/** The other features by their operations, and the figures that all of them share. */
export const featureIndexSection = (
  { features, limits, testData }: FeatureIndex,
  write: readonly string[],
): Section => ({
  name: 'index',
  from: 'features',
  inShort: true,
  lines: [
    ...figureLines({ limits, testData }),
    ...features
      .filter(({ id }) => !write.includes(id))
      .map(({ id, name, operations }) => `${id} ${name}: ${operations.map(callOf).join(', ')}`),
  ],
});

const callOf = ({ method, path }: { method: string; path: string }): string => `${method} ${path}`;

const figureLines = ({ limits = [], testData = [] }: Pick<Features, 'limits' | 'testData'>): string[] => [
  ...limits.map(({ id, value, what }) => `${id} ${value}: ${cut(what, 80)}`),
  ...testData.map(({ id, amount, what }) => `${id} ${amount}: ${cut(what, 80)}`),
];

/** What is built, how urgent and how large; for phases and research. */
export const scopeSection = ({ summary, features }: Features): Section => ({
  name: 'features',
  from: 'features',
  lines: [
    cut(summary, 500),
    ...features.map(
      ({
        id,
        name,
        priority,
        estimatedEffort,
        hours = estimatedEffort,
        demands = [],
        description,
        apiSurface,
        criteria = [],
      }) =>
        `${id} ${priority} ${hours} h ${name} (${demands.join(', ')}): ${cut(description, 110)} Operations: ${apiSurface.map(({ method, path }) => `${method} ${path}`).join(', ')}. Uses: ${[...new Set(criteria.flatMap(({ uses }) => uses.filter((one) => one.includes(' '))))].join(', ')}`,
    ),
  ],
});

/** What prompts may build, by name. */
export const buildableSection = ({ features, limits, testData }: Features): Section => ({
  name: 'features',
  from: 'features',
  lines: [...features.map(buildableLine), ...figureLines({ limits, testData }).map((line) => cut(line, 60))],
});

const buildableLine = (feature: Feature): string => {
  const { id = '', name, priority, acceptanceCriteria, criteria = [], apiSurface, screens = [] } = feature;
  const ids = acceptanceCriteria.map((_, at) => criterionIdOf(feature, id, at));
  const uses = criteria.flatMap((one, at) =>
    one.uses.filter((used) => / \//.test(used)).map((used) => `${ids[at]?.split('.')[1]} ${used}`),
  );
  const isInRow = ids.at(-1) === `${id}.${ids.length}`;
  return `${id} ${priority} ${name}: ${isInRow ? `${id}.1–${ids.at(-1)}` : ids.join(', ')}; ${apiSurface.map(({ method, path }) => `${method} ${path}`).join(', ')}; screens ${screens.map((one) => one.name).join(', ') || 'none'}; uses ${cut(uses.join(', '), 160)}`;
};

/** When each feature is due. */
export const phasesSection = ({ phases }: Phases): Section => ({
  name: 'phases',
  from: 'phases',
  lines: phases.map(
    ({ name, duration, features, users = [] }, at) =>
      `${at + 1}. ${name} (${duration}; users ${users.join(', ') || 'none yet'}): ${features.join(', ') || 'work by hand'}`,
  ),
});
