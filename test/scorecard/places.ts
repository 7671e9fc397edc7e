import type { PlanCriterion, PlanOperation, PlanScreen } from '../../src/artifacts/coherence/plan/plan.ts';
import { pointerTo } from '../../src/artifacts/coherence/plan/pointer.ts';
import type { Fault, JudgedName } from '../../src/artifacts/quality.ts';
import type { Subject } from './mutator.ts';
import type { SoundPlan } from './sound-plan.ts';

/** Where a fault may be reported: at the pointer or below it. */
export interface Place {
  artifact: JudgedName;
  pointer: string;
  /** Set where the pointer is a list that lacks something: the fault must stand at the list itself and name the thing. */
  lacks?: string;
}

/** The list lacks the thing of that name. */
export const lacking = (artifact: JudgedName, pointer: string, name: string): Place => ({
  artifact,
  pointer,
  lacks: name,
});

export const atEntity = (at: number): Place => ({ artifact: 'architecture', pointer: pointerTo('dataModel', at) });
export const atNode = (at: number): Place => ({ artifact: 'architecture', pointer: pointerTo('nodes', at) });
export const atOperation = ({ pointer }: PlanOperation): Place => ({ artifact: 'features', pointer });
export const atScreen = ({ pointer }: PlanScreen): Place => ({ artifact: 'features', pointer });
export const atPrompt = (at: number): Place => ({ artifact: 'promptPack', pointer: pointerTo('prompts', at) });

/** A criterion has a text in one list, and what it uses and proves in another. */
export const atCriterion = ({ pointer }: PlanCriterion): Place[] =>
  [pointer, pointer.replace(/\/criteria\/(\d+)$/, '/acceptanceCriteria/$1')].map((one) => ({
    artifact: 'features',
    pointer: one,
  }));

/** The operations that read, write or create with a field, the screens that show it, and the criteria that name it. */
export function usersOfField({ index, artifacts }: Subject, entity: string, field: string): Place[] {
  const name = `${entity}.${field}`;
  return [
    ...index.operations
      .filter(({ reads, writes }) =>
        [...reads, ...writes].some((one) => one.entity === entity && one.fields.includes(field)),
      )
      .map(atOperation),
    ...index.screens.filter(({ shows }) => shows.includes(name)).map(atScreen),
    ...index.criteria.filter(({ uses, text }) => uses.includes(name) || text.includes(name)).flatMap(atCriterion),
    ...artifacts.promptPack.prompts.flatMap(({ prompt }, at) => (prompt.includes(name) ? [atPrompt(at)] : [])),
  ];
}

/** Whether a fault stands at the place. Items of lists may be named by their place or by id, name or label. */
export function isAt({ artifacts }: SoundPlan, fault: Fault, place: Place): boolean {
  if (fault.artifact !== place.artifact || place.artifact === 'brief') return false;
  const artifact = artifacts[place.artifact];
  const [found, wanted] = [fault.pointer ?? '', place.pointer].map((pointer) => byIndex(artifact, pointer));
  if (found === undefined || wanted === undefined) return false;
  if (place.lacks !== undefined) return found === wanted && fault.message.includes(place.lacks);
  return found === wanted || found.startsWith(`${wanted}/`);
}

/** The pointer with every item of a list named by its place. */
function byIndex(artifact: unknown, pointer: string): string {
  let value = artifact;
  return pointer
    .split('/')
    .slice(1)
    .map((part) => {
      const name = part.replaceAll('~1', '/').replaceAll('~0', '~');
      const key = Array.isArray(value) && !/^\d+$/.test(name) ? value.findIndex((item) => isCalled(item, name)) : name;
      value = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
      return `/${key}`;
    })
    .join('');
}

const isCalled = (item: unknown, name: string): boolean =>
  typeof item === 'object' &&
  item !== null &&
  ['id', 'name', 'label', 'entity'].some((key) => Reflect.get(item, key) === name);
