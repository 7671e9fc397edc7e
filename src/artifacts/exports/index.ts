import { AppError } from '../../errors.ts';
import type { ArtifactName } from '../artifacts.ts';
import { type Exported, type ExportedFile, exportedOf, type PlanToExport } from './exported.ts';
import type { ExportFormat } from './formats.ts';
import { kiroFiles } from './kiro.ts';
import { agentsFiles, markdownFiles } from './markdown.ts';
import { openSpecFiles } from './openspec.ts';
import { specKitFiles } from './spec-kit.ts';
import { taskMasterFiles } from './task-master.ts';

interface Format {
  files(exported: Exported): ExportedFile[];
  /** What the plan must have. */
  needs: readonly ArtifactName[];
}

const WITH_TASKS = ['features', 'promptPack'] as const;

/** Every format, by the name that a caller gives it. */
const FORMATS = {
  markdown: { files: markdownFiles, needs: [] },
  agents: { files: agentsFiles, needs: [] },
  openspec: { files: openSpecFiles, needs: WITH_TASKS },
  'spec-kit': { files: specKitFiles, needs: WITH_TASKS },
  kiro: { files: kiroFiles, needs: WITH_TASKS },
  taskmaster: { files: taskMasterFiles, needs: WITH_TASKS },
} satisfies Record<ExportFormat, Format>;

/** The files of a plan in a format. Pure. Throws `conflict` where the plan lacks what the format is made of. */
export function exportPlan(format: ExportFormat, source: PlanToExport): ExportedFile[] {
  const { files, needs }: Format = FORMATS[format];
  const lacking = needs.filter((name) => source.artifacts[name] === undefined);
  if (lacking.length > 0)
    throw new AppError('conflict', `This plan has no ${lacking.join(' and no ')} yet, which ${format} is made of.`);
  return files(exportedOf(source));
}
