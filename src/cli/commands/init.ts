import { existsSync } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import { type Command, Option } from 'commander';
import { AppError } from '../../errors.ts';
import { planIdSchema } from '../../generation/input.ts';
import { UsageError } from '../failure.ts';
import { withBlock } from '../initiating/managed-block.ts';
import { type Installation, isUntouched, pointerText, skillText } from '../initiating/skill-text.ts';
import { findTarget, type Target } from '../initiating/target.ts';
import { type Written, writeTarget } from '../initiating/write-target.ts';
import { binPath } from '../installation.ts';
import { printJson, say } from '../terminal.ts';

const AGENTS_FILE = 'AGENTS.md';
const AGENTS_SKILL = '.agents/skills/planwright/SKILL.md';
const CLAUDE_SKILL = '.claude/skills/planwright/SKILL.md';

/** The files of each client. Claude Code finds its skills by itself. */
const FILES = {
  claude: [CLAUDE_SKILL],
  agents: [AGENTS_SKILL, AGENTS_FILE],
  all: [AGENTS_SKILL, CLAUDE_SKILL, AGENTS_FILE],
} as const;

type Client = keyof typeof FILES;

interface Flags {
  dir: string;
  client: Client;
  plan?: string;
  force?: true;
  json?: true;
}

/** `planwright init`: a skill for coding agents, and a note in AGENTS.md that points to it. */
export function defineInit(command: Command): void {
  command
    .option('--dir <folder>', 'Top folder of the repository', '.')
    .addOption(new Option('--client <client>', 'Whose files to write').choices(Object.keys(FILES)).default('all'))
    .option('--plan <id>', 'The plan that the repository is built from')
    .option('--force', 'Replace a SKILL.md that was changed by hand; it is kept as a backup')
    .option('--json', 'Print JSON')
    .action(init);
}

async function init({ dir, client, plan, force, json }: Flags): Promise<void> {
  const installation = { launch: [process.execPath, binPath()], plan: readPlanId(plan) };
  const top = await realFolder(dir);
  const next = (target: Target) => contentOf(target, installation, force);
  // What would be refused is refused before anything is written.
  for (const name of FILES[client]) next(await findTarget(top, name));
  const files: Written[] = [];
  for (const name of FILES[client]) files.push(await writeTarget(top, name, next));
  if (!existsSync(binPath())) say(`planwright: ${binPath()} is not there yet; build it with \`npm run build\`.`);
  if (json) {
    printJson({ folder: top, plan: installation.plan ?? null, files });
    return;
  }
  for (const { path, change, backup } of files) say(`${change}  ${path}${backup ? ` (before: ${backup})` : ''}`);
}

function readPlanId(given: string | undefined): string | undefined {
  if (given === undefined) return undefined;
  const plan = planIdSchema.safeParse(given);
  if (plan.success) return plan.data;
  throw new UsageError('--plan must be a plan id such as plan_0123…; planwright plan list prints them');
}

async function realFolder(named: string): Promise<string> {
  const isFolder = await stat(named).then(
    (stats) => stats.isDirectory(),
    () => false,
  );
  if (isFolder) return realpath(named);
  throw new AppError('invalid_request', `--dir: ${named} is not a folder. Nothing was changed.`);
}

/** What a file is to hold. Throws `conflict` for what was changed by hand. */
function contentOf({ name, content }: Target, installation: Installation, force: true | undefined): Buffer {
  if (name === AGENTS_FILE) {
    return withBlock(content ?? Buffer.alloc(0), pointerText(installation, AGENTS_SKILL), name);
  }
  const text = Buffer.from(skillText(installation));
  if (content === undefined || force || content.equals(text) || isUntouched(content)) return text;
  throw new AppError(
    'conflict',
    `${name} was changed by hand. Pass --force to replace it; it is then kept as a backup. Nothing was changed.`,
  );
}
