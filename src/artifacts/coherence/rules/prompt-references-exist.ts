import { builtIn, type PlanPrompt } from '../plan/built.ts';
import { tellMissing } from '../plan/missing.ts';
import type { Plan } from '../plan/plan.ts';
import { pointerTo } from '../plan/pointer.ts';
import { proseOf } from '../plan/prompt-prose.ts';
import { unknownInProse } from '../plan/prose-references.ts';
import { repositoryIn } from '../plan/repository.ts';
import { code, type Place, tellByCause } from '../plan/tell.ts';
import { defineRule, type Finding } from '../rule.ts';
import { textsOf } from '../texts-of.ts';

export const promptReferencesExist = defineRule({
  id: 'prompt-references-exist',
  check: 4,
  severity: 'hard',
  says: 'Prompts have ids of their own; the settings, nodes, files, operations, fields and criteria that they name exist.',
  needs: ['promptPack'],
  judges: ['promptPack'],
  find({ promptPack }, plan) {
    const unknownIn = unknownInProse(plan);
    const upstream = missingUpstream(plan, unknownIn);
    const missing = proseOf(promptPack)
      .flatMap(unknownIn)
      .filter(({ what }) => !upstream.has(what));
    return [
      ...badIds(builtIn(plan).prompts),
      ...unknownUses(plan),
      ...strayFiles(builtIn(plan).prompts),
      ...tellMissing(missing.map((one) => ({ artifact: 'promptPack', ...one }))),
    ];
  },
});

/** What earlier artefacts name in vain: the facts in a prompt repeat it, and their authors are told. */
function missingUpstream(
  { artifacts: { architecture, features } }: Plan,
  unknownIn: ReturnType<typeof unknownInProse>,
) {
  const texts = [architecture, features].flatMap(textsOf);
  return new Set(texts.flatMap((text) => unknownIn({ name: '', pointer: '', text }).map(({ what }) => what)));
}

function badIds(prompts: readonly PlanPrompt[]): Finding[] {
  const seen = new Set<string>();
  return prompts.flatMap(({ prompt: { id } }, at): Finding[] => {
    if (id === undefined) return [];
    const isRepeated = seen.has(id);
    seen.add(id);
    if (!isRepeated && /^P\d+$/.test(id)) return [];
    const message = isRepeated ? `Two prompts have the id ${code(id)}.` : `${code(id)} is not an id of a prompt.`;
    const mend = 'Give the prompt an id of its own: P and a number.';
    return [{ artifact: 'promptPack', pointer: pointerTo('prompts', at, 'id'), message, mend }];
  });
}

/** A coding agent writes what a prompt lists: nothing outside its repository. */
function strayFiles(prompts: readonly PlanPrompt[]): Finding[] {
  return prompts.flatMap(({ pointer, prompt: { files = [] } }) =>
    files.flatMap((file, at): Finding[] => {
      const isStray = /^(?:[/\\~]|[A-Za-z]:)|(?:^|[/\\])\.\.(?:[/\\]|$)|[\n\r\0]/.test(file);
      if (!isStray) return [];
      const message = `The file ${code(file)} lies outside the repository.`;
      const mend = 'Write a path from the top of the repository, without `..`.';
      return [{ artifact: 'promptPack', pointer: `${pointer}${pointerTo('files', at)}`, message, mend }];
    }),
  );
}

/** A caller's architecture may name no settings, and a caller's prompts no files: then any name may be one. */
function unknownUses(plan: Plan): Finding[] {
  const { prompts } = builtIn(plan);
  const { architecture } = plan.artifacts;
  const canTell = architecture?.settings !== undefined && prompts.some(({ prompt }) => prompt.files !== undefined);
  if (!canTell) return [];
  const isKnown = knownNames(plan);
  const all = new Set(prompts.flatMap(({ prompt: { files = [] } }) => files.map(fileIn)));
  const listed = new Set<string>();
  const unknown = prompts.flatMap(({ name, pointer, prompt: { uses = [], files = [] } }) => {
    for (const file of files) listed.add(fileIn(file));
    return uses
      .map(
        (cause, at): Place => ({ cause, artifact: 'promptPack', pointer: `${pointer}${pointerTo('uses', at)}`, name }),
      )
      .filter(({ cause }) => !isKnown(cause) && !listed.has(fileIn(cause)));
  });
  return tellByCause(unknown, (names, { cause }, count) => {
    const start = `${names} ${count === 1 ? 'uses' : 'use'} ${code(cause)},`;
    return all.has(fileIn(cause))
      ? {
          message: `${start} a file that only a later prompt lists.`,
          mend: `List ${code(cause)} in the files of this prompt or of an earlier one.`,
        }
      : {
          message: `${start} which is not a setting, a node or a file of an earlier prompt.`,
          mend: 'Name a setting, a node, or a file that this prompt or an earlier one lists; add new settings to `adds`.',
        };
  });
}

/** Everything but the files of prompts: what the plan names, what the repository has, what the setup prompt writes. */
function knownNames(plan: Plan): (name: string) => boolean {
  const { settings, nodes, entities, figures, brief, artifacts } = plan;
  const { partNamed } = builtIn(plan);
  const existing = brief?.existing.flatMap(({ name, file }) => [name, fileIn(file)]) ?? [];
  const setup = artifacts.promptPack?.setupPrompt.split(/[\s`"'()<>,;]+/).filter((word) => word.includes('/')) ?? [];
  const files = new Set([...existing, ...setup.map((word) => fileIn(word.replace(/[.:]{1,9}$/, '')))]);
  // A digest of a large repository does not list every file.
  const repository = repositoryIn(plan);
  const isPossible = (name: string) =>
    repository?.topFolders.some((folder) => fileIn(name).startsWith(`${folder}/`)) && !repository.lacks(name);
  return (name) =>
    [settings, nodes, entities, figures].some((names) => names.has(name)) ||
    files.has(fileIn(name)) ||
    isPossible(name) ||
    partNamed(name) !== undefined;
}

/** `docs/plan/schema.md` in `./docs/plan/schema.md#Reading`. */
const fileIn = (text: string): string => text.replace(/^\.\//, '').replace(/#.*/s, '');
