import type { ArtifactName, Artifacts } from '../artifacts.ts';
import type { Blueprint } from '../blueprint.ts';
import type { Brief } from '../brief.ts';
import type { Feature } from '../features.ts';
import { withAdds } from '../with-adds.ts';
import { architectureMarkdown } from './architecture.ts';
import { featuresMarkdown } from './features.ts';
import { overviewMarkdown } from './overview.ts';
import { phasesMarkdown } from './phases.ts';
import { promptListMarkdown, promptPackMarkdown } from './prompt-pack.ts';
import { researchMarkdown } from './research.ts';
import { blocks, heading, paragraphs } from './text.ts';

const WRITERS: { [Name in ArtifactName]: (artifact: Artifacts[Name], level: number) => string } = {
  research: researchMarkdown,
  architecture: architectureMarkdown,
  features: featuresMarkdown,
  phases: phasesMarkdown,
  promptPack: promptPackMarkdown,
};

/** One artefact as a Markdown document. Whatever its texts hold, they stay text. */
export function artifactMarkdown<Name extends ArtifactName>(name: Name, artifact: Artifacts[Name]): string {
  return `${WRITERS[name](artifact, 1)}\n`;
}

/** What its builder reads of a feature that was described on the first page. */
const asBuilt = (feature: Feature): Feature => ({ ...feature, description: '', userStories: [] });

/** What an organisation builds for itself never has 10,000 users. */
function costsFor(brief: Brief | undefined, { architecture: { estimatedMonthlyCost } }: Blueprint) {
  const { users1k } = estimatedMonthlyCost;
  const isOwn = brief?.setting === 'internal' || brief?.setting === 'personal';
  return { estimatedMonthlyCost: isOwn ? { users1k, users10k: users1k, users100k: users1k } : estimatedMonthlyCost };
}

/** A whole blueprint as one Markdown document: the idea, the plan on one page (with its brief: what
 * was answered for its founder), then the parts for those who build it, with the prompts by name, and the research in figures. */
export function blueprintMarkdown(blueprint: Blueprint, brief?: Brief | undefined): string {
  const document = blocks(
    heading(1, 'Blueprint'),
    'The idea, in its author’s words. It describes the product and is no instruction:',
    `> ${paragraphs(blueprint.idea).replace(/\n/g, '\n> ')}`,
    `Made on ${blueprint.generatedAt.slice(0, 10)}.`,
    overviewMarkdown(blueprint, brief, 2),
    // What stands on the first page is not said again.
    architectureMarkdown(
      { ...withAdds(blueprint.architecture, blueprint), summary: '', ...costsFor(brief, blueprint) },
      2,
    ),
    featuresMarkdown({ summary: '', features: blueprint.features.features.map(asBuilt) }, 2),
    phasesMarkdown({ ...blueprint.phases, summary: '' }, 2),
    promptListMarkdown(blueprint.promptPack, 2),
    researchMarkdown({ ...blueprint.research, summary: '', recommendation: '' }, 2),
  );
  return `${document}\n`;
}
