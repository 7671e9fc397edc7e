import type { PlanOperation } from '../../../src/artifacts/coherence/plan/plan.ts';
import { type FindSites, mutatorOf, type Site, type Subject } from '../mutator.ts';
import { atCriterion, atEntity, atPrompt, atScreen, lacking, type Place, usersOfField } from '../places.ts';

const transitionsBy = ({ artifacts }: Subject, key: string): { at: number; entity: string }[] =>
  artifacts.architecture.dataModel.flatMap(({ entity, states = [] }, at) =>
    states.some((text) => text.endsWith(`: ${key}`)) ? [{ at, entity }] : [],
  );

/** What names an operation: criteria, transitions and prompts. */
const usersOfOperation = (subject: Subject, key: string): Place[] => [
  ...subject.index.criteria.filter(({ uses, text }) => uses.includes(key) || names(text, key)).flatMap(atCriterion),
  ...subject.artifacts.promptPack.prompts.flatMap(({ builds = [], uses = [], prompt }, at) =>
    builds.includes(key) || uses.includes(key) || names(prompt, key) ? [atPrompt(at)] : [],
  ),
  ...(transitionsBy(subject, key).length > 0 ? [lacking('features', '/features', key)] : []),
];

/** What reads the fields that an operation writes, and shows those that it reads. */
const usersOfAccess = (subject: Subject, { reads, writes }: PlanOperation): Place[] => [
  ...writes.flatMap(({ entity, fields }) => [
    ...fields.flatMap((field) => usersOfField(subject, entity, field)),
    lacking('features', '/features', entity),
  ]),
  ...reads.flatMap(({ entity, fields }) => {
    const shown = new Set(fields.map((field) => `${entity}.${field}`));
    return subject.index.screens.filter(({ shows }) => shows.some((one) => shown.has(one))).map(atScreen);
  }),
];

/** An operation that a criterion, a transition or a prompt names is gone. */
export const operationDropped = mutatorOf((subject) =>
  subject.index.operations
    .filter(({ key }) => subject.index.operationsByKey.get(key)?.length === 1)
    .filter(({ key }) => usersOfOperation(subject, key).length > 0)
    .map((one) => ({
      artifact: 'features',
      change: `dropped the operation ${one.key}`,
      apply() {
        const { apiSurface } = one.feature.feature;
        apiSurface.splice(apiSurface.indexOf(one.operation), 1);
      },
      places: (changed) => [...usersOfOperation(changed, one.key), ...usersOfAccess(changed, one)],
    })),
);

/** `POST /rangers/{id}` as `POST /rangers-old/{id}`. */
const moved = (key: string): string => key.replace(/\/[\w-]+/, (part) => `${part}-old`);

const hasPath = (key: string): boolean => moved(key) !== key;

/** Whether the text names the operation itself, not one whose path goes on. */
const names = (text: string, key: string): boolean => placeIn(text, key) !== -1;

function placeIn(text: string, key: string): number {
  for (let at = text.indexOf(key); at !== -1; at = text.indexOf(key, at + 1)) {
    if (!/[\w/{-]/.test(text[at + key.length] ?? '')) return at;
  }
  return -1;
}

function movedIn(text: string, key: string): string {
  const at = placeIn(text, key);
  return text.slice(0, at) + moved(key) + text.slice(at + key.length);
}

const keysOf = ({ index }: Subject): string[] => [...index.operationsByKey.keys()].filter(hasPath);

const movedInUses: FindSites = ({ index }) =>
  index.criteria.flatMap((criterion) =>
    criterion.uses.flatMap((used, at): Site[] => {
      const own = criterion.feature.feature.criteria?.find(({ uses }) => uses === criterion.uses);
      if (!index.operationsByKey.has(used) || !hasPath(used) || own === undefined) return [];
      return [
        {
          artifact: 'features',
          change: `moved the path of ${used} in what ${criterion.id} uses`,
          apply: () => void own.uses.splice(at, 1, moved(used)),
          places: () => atCriterion(criterion),
        },
      ];
    }),
  );

const movedInCriterion: FindSites = (subject) =>
  subject.index.criteria.flatMap((criterion) =>
    keysOf(subject)
      .filter((key) => names(criterion.text, key))
      .map((key) => ({
        artifact: 'features',
        change: `moved the path of ${key} in the text of ${criterion.id}`,
        apply() {
          const { acceptanceCriteria } = criterion.feature.feature;
          acceptanceCriteria.splice(acceptanceCriteria.indexOf(criterion.text), 1, movedIn(criterion.text, key));
        },
        places: () => atCriterion(criterion),
      })),
  );

const movedInBuilds: FindSites = ({ index, artifacts }) =>
  artifacts.promptPack.prompts.flatMap(({ name, builds = [] }, at) =>
    builds
      .filter((key) => index.operationsByKey.has(key) && hasPath(key))
      .map((key) => ({
        artifact: 'promptPack',
        change: `moved the path of ${key} in what the prompt "${name}" builds`,
        apply: () => void builds.splice(builds.indexOf(key), 1, moved(key)),
        places: () => [atPrompt(at), lacking('promptPack', '/prompts', key)],
      })),
  );

const movedInPrompt: FindSites = (subject) =>
  subject.artifacts.promptPack.prompts.flatMap((prompt, at) =>
    keysOf(subject)
      .filter((key) => names(prompt.prompt, key))
      .map((key) => ({
        artifact: 'promptPack',
        change: `moved the path of ${key} in the text of the prompt "${prompt.name}"`,
        apply() {
          prompt.prompt = movedIn(prompt.prompt, key);
        },
        places: () => [atPrompt(at)],
      })),
  );

const movedInTransition: FindSites = (subject) =>
  keysOf(subject).flatMap((key) =>
    transitionsBy(subject, key).map(({ at, entity }) => ({
      artifact: 'architecture',
      change: `moved the path of ${key} in a transition of ${entity}`,
      apply() {
        const states = subject.artifacts.architecture.dataModel[at]?.states ?? [];
        const place = states.findIndex((text) => text.endsWith(`: ${key}`));
        states.splice(place, 1, movedIn(states[place] ?? '', key));
      },
      places: () => [atEntity(at), lacking('features', '/features', moved(key))],
    })),
  );

/** One place names another path than the operation has. */
export const pathRenamed = mutatorOf(movedInUses, movedInCriterion, movedInBuilds, movedInPrompt, movedInTransition);
