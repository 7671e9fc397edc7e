import type { Plan } from '../coherence/plan/plan.ts';
import { oncePer } from '../reading/once-per.ts';
import { line, list } from './lines.ts';

/** The settings of a plan that some names call; all of them where no names are given. */
export function settingLines(plan: Plan, names?: Iterable<string>): string[] {
  const used = names && new Set(names);
  return [...settingsOf(plan)].filter(([name]) => used?.has(name) ?? true).map(([, told]) => told);
}

/** The names of all settings, on one line. */
export const settingNames = (plan: Plan): string[] => {
  const names = [...settingsOf(plan).keys()];
  return names.length === 0 ? [] : [`- ${list(names)}`];
};

/** Those that later artefacts add included; each name once. */
const settingsOf = oncePer(({ artifacts: { architecture, features, promptPack } }: Plan) => {
  const all = [architecture, features?.adds, promptPack?.adds].flatMap((one) => one?.settings ?? []);
  const told = all.map(({ name, purpose, secret }) => {
    return [name, `- ${line(name)}${secret ? ' (secret)' : ''}: ${line(purpose)}`] as const;
  });
  return new Map(told);
});
