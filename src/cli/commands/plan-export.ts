import { type Command, Option } from 'commander';
import { EXPORT_FORMATS, type ExportFormat } from '../../artifacts/exports/formats.ts';
import { exportPlanAs } from '../../generation/exporting/export-plan.ts';
import { writeExport } from '../exporting/write-export.ts';
import { makeFolder } from '../plan-files.ts';
import { asCaller } from '../shell-caller.ts';
import { printJson, say } from '../terminal.ts';

interface Flags {
  as: ExportFormat;
  out: string;
  force?: true;
  workspace?: string;
  json?: true;
}

/** `planwright plan export`: a plan as files that people and other tools read. */
export function definePlanExport(plan: Command): void {
  plan
    .command('export')
    .description('Write a plan as files: Markdown, or what OpenSpec, spec-kit, Kiro or task-master read')
    .argument('<plan>', 'Plan id')
    .addOption(
      new Option('--as <format>', 'Whose files to write; agents: Markdown with a note for coding agents')
        .choices(EXPORT_FORMATS)
        .makeOptionMandatory(),
    )
    .option('--out <folder>', 'Top folder of the repository', '.')
    .option('--force', 'Replace files that hold something else; each is kept as a backup')
    .option('--workspace <id>', 'Workspace id (default: that of PLANWRIGHT_API_KEY, else the local one)')
    .option('--json', 'Print JSON')
    .action(write);
}

async function write(planId: string, { as, out, force, ...flags }: Flags): Promise<void> {
  const { files, stale } = await asCaller(flags.workspace, (app, caller) => exportPlanAs(app, caller, { planId, as }));
  await makeFolder(out);
  const written = await writeExport(out, files, force === true);
  if (stale.length > 0)
    say(`Stale: ${stale.join(', ')}. Bring the plan up to date with \`planwright plan next --plan ${planId}\`.`);
  if (flags.json) {
    printJson({ planId, as, folder: out, stale, files: written });
    return;
  }
  for (const { path, change, backup } of written) say(`${change}  ${path}${backup ? ` (before: ${backup})` : ''}`);
}
