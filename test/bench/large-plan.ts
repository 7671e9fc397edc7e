import type { Artifacts } from '../../src/artifacts/artifacts.ts';
import type { Brief } from '../../src/artifacts/brief.ts';
import { answersFor, brief } from '../helpers/answers/answers.ts';

const LIST_MAX = 300;
const CHARS_MAX = 1024 * 1024;

/** A plan as large as one may be: drawn plans laid side by side, until a list has 300 items or an artefact 1 MiB. */
export function largestPlan(): { idea: string; brief: Brief; artifacts: Artifacts } {
  const [first, ...others] = Array.from({ length: 40 }, (_, seed) => numbered(seed));
  if (first === undefined) throw new Error('no plan was drawn');
  const { artifacts } = first;
  for (const other of others) {
    const { architecture, features, phases, promptPack } = other.artifacts;
    if (JSON.stringify(artifacts.features).length > CHARS_MAX) break;
    first.brief.demands = joined(first.brief.demands, other.brief.demands);
    for (const list of ['nodes', 'edges', 'dataModel'] as const) {
      Object.assign(artifacts.architecture, {
        [list]: joined<unknown>(artifacts.architecture[list], architecture[list]),
      });
    }
    artifacts.features.features = joined(artifacts.features.features, features.features);
    for (const [at, phase] of artifacts.phases.phases.entries()) {
      phase.features = joined(phase.features, phases.phases[at]?.features ?? []);
    }
    for (const [at, prompt] of artifacts.promptPack.prompts.entries()) {
      prompt.builds = joined(prompt.builds ?? [], promptPack.prompts[at]?.builds ?? []);
    }
  }
  return first;
}

const joined = <Item>(one: readonly Item[], other: readonly Item[]): Item[] => [...one, ...other].slice(0, LIST_MAX);

/** A drawn plan whose ids and names are its own. */
function numbered(seed: number): { idea: string; brief: Brief; artifacts: Artifacts } {
  const plan = { idea: 'A large plan', brief: brief(seed), artifacts: answersFor(seed) };
  const names = [
    ...plan.artifacts.architecture.dataModel.map(({ entity }) => entity),
    ...plan.artifacts.architecture.nodes.map(({ label }) => label),
    ...plan.artifacts.features.features.map(({ name }) => name),
  ];
  let text = JSON.stringify(plan);
  for (const name of names) text = text.replaceAll(new RegExp(`\\b${name}\\b`, 'g'), `${name}N${seed}`);
  text = text.replaceAll(
    /\b([FDG])(\d+)\b/g,
    (_, kind: string, number: string) => `${kind}${seed * 100 + Number(number)}`,
  );
  return JSON.parse(text);
}
