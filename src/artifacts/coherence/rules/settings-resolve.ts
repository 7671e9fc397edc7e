import type { Plan } from '../plan/plan.ts';
import { proseOf } from '../plan/prompt-prose.ts';
import { codes } from '../plan/tell.ts';
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
    const places = proseOf(promptPack).flatMap(({ text, name, pointer }) =>
      [...namesIn(text)].filter((one) => !known.has(keyOf(one))).map((unknown) => ({ unknown, name, pointer })),
    );
    const [first] = places;
    if (first === undefined) return [];
    const unknown = codes(places.map((place) => place.unknown));
    return [
      {
        artifact: 'promptPack',
        pointer: first.pointer,
        message: `Names that are written like settings and stand nowhere in the architecture: ${unknown} (in ${codes(places.map(({ name }) => name))}).`,
        mend: 'Add those that are settings of this product to the settings in `adds`. Leave those that a language or a library has.',
      },
    ];
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
