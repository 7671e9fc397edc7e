import { fileURLToPath } from 'node:url';
import { startNode } from '../../helpers/processes.ts';
import { newIdea, oneOf, type World } from './world.ts';

const MAIN = fileURLToPath(new URL('../../../src/cli/main.ts', import.meta.url));

/** One command at a shell, in a process of its own on the same database. */
export async function visitShell(world: World): Promise<void> {
  const env = { ...world.env, PLANWRIGHT_API_KEY: oneOf(world.random, world.keys) };
  const command = startNode([MAIN, 'generate', 'research', newIdea(), '--json'], { env });
  const { code } = await command.exit;
  const printed = JSON.parse(command.stdout() || '{}') as {
    meta?: { runId: string; creditsCharged: number };
    error?: { code: string };
  };
  if (printed.meta) {
    world.tally.count('shell', 'printed');
    if (printed.meta.creditsCharged > 0) world.tally.charged(printed.meta.runId);
  } else if (printed.error) world.tally.error('shell', printed.error.code);
  else world.tally.fault(`shell: exit ${code}: ${command.stderr()}`);
}
