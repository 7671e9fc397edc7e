import type { Plan } from '../plan/plan.ts';
import { proseOf } from '../plan/prompt-prose.ts';
import { code, tellByCause } from '../plan/tell.ts';
import { defineRule } from '../rule.ts';
import { textsOf } from '../texts-of.ts';

const SETTING = /(?<![\w/-])[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+(?![\w/]|\.\w)/g;
const HEADER = /(?<![\w/-])[Xx]-[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*(?![\w/])/g;

/** Which words are settings is a guess, so this only warns. */
export const settingsResolve = defineRule({
  id: 'settings-resolve',
  check: 20,
  severity: 'report',
  says: 'UPPER_CASE names and X- headers in prompts are settings, or stand in the architecture or an operation.',
  needs: ['architecture', 'promptPack'],
  judges: ['promptPack'],
  find({ architecture, promptPack }, plan) {
    if (architecture.settings === undefined) return [];
    const known = knownNames(plan);
    const places = proseOf(promptPack).flatMap(({ text, ...place }) =>
      [...namesIn(text)]
        .filter((name) => !known.has(keyOf(name)))
        .map((cause) => ({ ...place, artifact: 'promptPack' as const, cause })),
    );
    return tellByCause(places, (names, { cause }, count) => ({
      message: `${names} ${count === 1 ? 'names' : 'name'} ${code(cause)}, which is not a setting and stands nowhere in the architecture.`,
      mend: `Add ${code(cause)} to the settings in \`adds\`, or use a name that exists.`,
    }));
  },
});

function knownNames({ settings, operations, artifacts: { architecture } }: Plan): Set<string> {
  const called = operations.flatMap(({ operation: { request = '', response = '', errors = [] } }) => [
    request,
    response,
    ...errors,
  ]);
  const texts = [...textsOf(architecture), ...called];
  return new Set([...settings, ...texts.flatMap((text) => [...namesIn(text)])].map(keyOf));
}

const namesIn = (text: string): Set<string> =>
  new Set([SETTING, HEADER].flatMap((form) => [...text.matchAll(form)].map(([name]) => name)));

/** The letter case of a header does not matter. */
const keyOf = (name: string): string => (/^x-/i.test(name) ? name.toLowerCase() : name);
