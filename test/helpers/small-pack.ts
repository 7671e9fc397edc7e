import type { App } from '../../src/app.ts';
import type { PromptPack } from '../../src/artifacts/prompt-pack.ts';
import type { Caller } from '../../src/generation/caller.ts';
import { planOfWords } from '../../src/plans/find-plan.ts';
import { type NewVersion, recordVersion, writtenVersion } from '../../src/plans/versions.ts';

type Prompt = PromptPack['prompts'][number];

const prompt = (id: string, name: string, dependencies: string[] = []): Prompt => ({
  id,
  name,
  category: 'backend',
  prompt: `Build ${name}.`,
  expectedOutput: `${name} works.`,
  dependencies,
});

/** A pack of three prompts: the second needs the first, the third needs neither. */
export const SMALL_PACK: PromptPack = {
  summary: 'A tide diary.',
  setupPrompt: 'Set up the repository.',
  prompts: [prompt('P1', 'Tides'), prompt('P2', 'Diary', ['Tides']), prompt('P3', 'Print')],
};

/** The same pack with other words in one prompt. */
export const changedPack = (id: string): PromptPack => ({
  ...SMALL_PACK,
  prompts: SMALL_PACK.prompts.map((one) => (one.id === id ? { ...one, prompt: `${one.prompt} In Dutch.` } : one)),
});

interface Written {
  engine?: string;
  planId?: string;
}

/** A plan of the caller with that pack as the current version of its prompts, or as another version of a plan. */
export async function planWithPack(
  app: App,
  { workspace }: Pick<Caller, 'workspace'>,
  pack: PromptPack | undefined = SMALL_PACK,
  { engine = 'anthropic', planId, basedOn = [] }: Partial<Pick<NewVersion, 'basedOn'>> & Written = {},
): Promise<string> {
  const version = { ...writtenVersion('promptPack', pack), basedOn, runId: null };
  const author = { engine, model: 'a-model', keyId: null };
  return app.store.write(async (tx) => {
    const words = { idea: 'A tide diary for oyster growers', context: undefined };
    const id = planId ?? (await planOfWords(tx, app, workspace.id, words))?.id ?? '';
    await recordVersion(tx, id, { ...version, author }, { moves: true, now: app.clock.now() });
    return id;
  });
}
