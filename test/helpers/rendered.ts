import type { Artifacts, PartialArtifacts } from '../../src/artifacts/artifacts.ts';
import type { AuthoredPrompt, AuthoredPromptPack } from '../../src/artifacts/authored/prompt-pack.ts';
import type { Brief } from '../../src/artifacts/brief.ts';
import { renderPack } from '../../src/artifacts/rendering/render-pack.ts';
import { type SoundPlan, writtenPlans } from '../scorecard/sound-plan.ts';
import { answersFor, brief, ideaOf } from './answers/answers.ts';
import { asAuthored, sectionsOf } from './authored.ts';

/** A plan that people wrote, by its name. */
export function writtenPlan(name: string): SoundPlan {
  const plan = writtenPlans().find((one) => one.name === name);
  if (plan === undefined) throw new Error(`There is no plan ${name}`);
  return plan;
}

/** The plan of a seed. */
export const drawnPlan = (seed: string): SoundPlan => ({
  name: seed,
  idea: ideaOf(seed),
  brief: brief(seed),
  artifacts: answersFor(seed),
});

export interface Asked {
  plan: SoundPlan;
  /** What differs from the plan's own pack, as its author writes it. */
  change?: (pack: AuthoredPromptPack) => AuthoredPromptPack;
  upstream?: PartialArtifacts;
  brief?: Brief | undefined;
}

/** The pack of a plan as the program renders it. */
export function rendered({ plan, change = (pack) => pack, ...given }: Asked): ReturnType<typeof renderPack> {
  const { idea, context, artifacts } = plan;
  const pack = change(asAuthored('promptPack', artifacts.promptPack));
  return renderPack(pack, { idea, context, brief: plan.brief, upstream: artifacts, ...given });
}

/** Changes the prompt of a name in what its author wrote. */
export const withPrompt =
  (name: string, change: (prompt: AuthoredPrompt) => AuthoredPrompt) =>
  (pack: AuthoredPromptPack): AuthoredPromptPack => ({
    ...pack,
    prompts: pack.prompts.map((prompt) => (prompt.name === name ? change(prompt) : prompt)),
  });

/** The rendered prompt of a name, by its sections. */
export function promptNamed({ prompts }: Artifacts['promptPack'], name: string): Map<string, string> {
  const prompt = prompts.find((one) => one.name === name);
  if (prompt === undefined) throw new Error(`There is no prompt ${name}`);
  return sectionsOf(prompt.prompt);
}

/** A pack as people read it: the setup prompt, then each prompt. */
export const packText = ({ setupPrompt, prompts }: Artifacts['promptPack']): string =>
  [`# Setup\n\n${setupPrompt}`, ...prompts.map(({ id, name, prompt }) => `# ${id} ${name}\n\n${prompt}`), ''].join(
    '\n\n',
  );
