import type { Plan } from '../coherence/plan/plan.ts';
import { oncePer } from '../reading/once-per.ts';
import { line, list } from './lines.ts';
import { RULES_FILE } from './plan-files.ts';

/** All settings of a plan. */
export const settingLines = (plan: Plan): string[] => [...settingsOf(plan).values()];

/** The settings that some names call: pointed at where the setup prompt had them written down. */
export function settingsNamed(plan: Plan, names: Iterable<string>, form: 'full' | 'pointer'): string[] {
  const used = new Set(names);
  const settings = [...settingsOf(plan)].filter(([name]) => used.has(name));
  if (form === 'full' || settings.length === 0) return settings.map(([, told]) => told);
  return [`- ${list(settings.map(([name]) => name))}: see \`${RULES_FILE}\`.`];
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
