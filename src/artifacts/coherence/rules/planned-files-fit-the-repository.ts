import type { PromptPack } from '../../prompt-pack.ts';
import { builtIn } from '../plan/built.ts';
import type { Plan } from '../plan/plan.ts';
import { pointerTo } from '../plan/pointer.ts';
import { proseOf } from '../plan/prompt-prose.ts';
import { plainPath, type Repository, repositoryIn } from '../plan/repository.ts';
import { code, type Place, tellByCause } from '../plan/tell.ts';
import { defineRule, type Finding } from '../rule.ts';

export const plannedFilesFitTheRepository = defineRule({
  id: 'planned-files-fit-the-repository',
  check: 4,
  severity: 'report',
  says: 'New files lie in the folders that the repository has, in their spelling, and prompts name no file that neither it nor a prompt has.',
  needs: ['promptPack'],
  judges: ['promptPack'],
  find({ promptPack }, plan) {
    const repository = repositoryIn(plan);
    if (repository === undefined) return [];
    return [...misspeltFolders(plan, repository), ...unknownFiles(plan, promptPack, repository)];
  },
});

/** `Src` or `my_app` where there is `src` or `my-app`. */
function misspeltFolders(plan: Plan, repository: Repository): Finding[] {
  const bySpelling = new Map(repository.topFolders.map((folder) => [spelling(folder), folder]));
  const places = builtIn(plan).prompts.flatMap(({ name, pointer, prompt: { files = [] } }) =>
    files.flatMap((file, at): (Place & { meant: string })[] => {
      const [top = '', ...rest] = plainPath(file).split('/');
      const meant = bySpelling.get(spelling(top));
      if (rest.length === 0 || meant === undefined || meant === top || repository.topFolders.includes(top)) return [];
      return [{ cause: top, artifact: 'promptPack', pointer: `${pointer}${pointerTo('files', at)}`, name, meant }];
    }),
  );
  return tellByCause(places, (names, { cause, meant }, count) => ({
    message: `${names} ${count === 1 ? 'plans' : 'plan'} files in ${code(cause)}, and the repository has the folder ${code(meant)}.`,
    mend: `Write ${code(meant)} in the paths, or name the new folder otherwise.`,
  }));
}

const spelling = (folder: string): string => folder.toLowerCase().replace(/[-_. ]/g, '');

const PATH = /(?<![\w/.:@-])(?:[\w-]{1,80}\/){1,12}[\w-][\w.-]{0,80}\.[a-z]{1,5}(?![\w/])/g;
const SETUP = 'setupPrompt';

/** A path in a prompt of which it is known that nothing has it: below a folder that the repository has. */
function unknownFiles(plan: Plan, pack: PromptPack, repository: Repository): Finding[] {
  const planned = new Set(builtIn(plan).prompts.flatMap(({ prompt: { files = [] } }) => files.map(plainPath)));
  const prose = proseOf(pack);
  const inSetup = new Set(prose.filter(({ name }) => name === SETUP).flatMap(({ text }) => text.match(PATH) ?? []));
  const isUnknown = (path: string) =>
    repository.topFolders.includes(path.split('/', 1)[0] ?? '') &&
    repository.lacks(path) &&
    !planned.has(path) &&
    !inSetup.has(path);
  const places = prose.flatMap(({ name, pointer, text }) =>
    [...new Set(text.match(PATH))]
      .filter(isUnknown)
      .map((cause): Place => ({ cause, artifact: 'promptPack', pointer, name })),
  );
  return tellByCause(places, (names, { cause }, count) => ({
    message: `${names} ${count === 1 ? 'names' : 'name'} ${code(cause)}, which neither the repository nor a prompt has.`,
    mend: 'Name the file that is meant, or list it in the files of the prompt that creates it.',
  }));
}
