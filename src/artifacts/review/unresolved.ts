import { builtIn } from '../coherence/plan/built.ts';
import type { Plan } from '../coherence/plan/plan.ts';
import { unknownInProse } from '../coherence/plan/prose-references.ts';
import { code, codes } from '../coherence/plan/tell.ts';
import { nameKey } from '../reading/names.ts';
import type { Review } from './review.ts';

const SETTING = /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+$/;
const FIGURE = /^[NT]\d+$/;

/** What a review relies on and the plan does not have: a sentence each, with the place in the author's pack. */
export interface Unresolved {
  pointer: string;
  fault: string;
}

/**
 * What prompts rely on, by their reviewer, that nothing creates: an operation, a field, a criterion, a setting, a figure.
 * Other names are the reviewer's words.
 */
export function unresolvedIn({ relies }: Pick<Review, 'relies'>, plan: Plan): Unresolved[] {
  const unknownIn = unknownInProse(plan);
  const { prompts } = builtIn(plan);
  const isUnknown = (name: string) =>
    (SETTING.test(name) && !plan.settings.has(name)) || (FIGURE.test(name) && !plan.figures.has(name));
  return relies.flatMap(({ prompt, names }): Unresolved[] => {
    const found = prompts.find((one) => one.prompt.id === prompt || nameKey(one.name) === nameKey(prompt));
    if (!found) return [];
    const inProse = names.flatMap((text) => unknownIn({ name: '', pointer: '', text }).map(({ what }) => what));
    const unknown = [...inProse, ...names.filter(isUnknown).map(code)];
    if (unknown.length === 0) return [];
    const pointer = `/prompts/${found.name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    const fault = `${pointer}: its steps and checks rely on ${[...new Set(unknown)].join(', ')}, which nothing creates. Add it in adds, or change the steps to what is there.`;
    return [{ pointer, fault }];
  });
}

/** The ids in a review's evidence that the plan does not have, told verdict by verdict. */
export function unknownEvidence({ verdicts }: Pick<Review, 'verdicts'>, plan: Plan): string[] {
  const isItem = itemFinder(plan);
  return verdicts.flatMap(({ id, by }) => {
    const unknown = by.filter((name) => !isItem(name));
    if (by.length === 0) return [`The verdict on ${code(id)} cites nothing: name what keeps it, or where it breaks.`];
    return unknown.length === 0
      ? []
      : [`The verdict on ${code(id)} cites ${codes(unknown)}, which the plan does not have.`];
  });
}

function itemFinder(plan: Plan): (name: string) => boolean {
  const { prompts, partNamed } = builtIn(plan);
  const own = new Set(prompts.flatMap(({ name, prompt }) => [prompt.id ?? '', name]));
  const maps = [plan.featuresById, plan.guards, plan.nodes, plan.entities, plan.settings, plan.figures, plan.demands];
  const phases = new Set(plan.artifacts.phases?.phases.map(({ name }) => name));
  const assumed = new Set(plan.brief?.assumptions.map(({ id }) => id));
  return (name) =>
    maps.some((known) => known.has(name)) ||
    own.has(name) ||
    phases.has(name) ||
    assumed.has(name) ||
    partNamed(name) !== undefined ||
    (/^\w+\.\w+$/.test(name) && plan.entities.has(name.split('.', 1)[0] ?? ''));
}
