import { enableCompileCache } from 'node:module';
import { homedir } from 'node:os';
import { join } from 'node:path';

/**
 * Lets Node keep compiled code between processes, in the user's own cache folder: an IDE starts this program again and again,
 * and compiling the planner is a third of what its first plan costs. Not in the shared temporary folder, where another user
 * could lay compiled code of their own. Where the folder cannot be written, nothing is kept. NODE_DISABLE_COMPILE_CACHE=1 turns
 * it off.
 */
export function keepCompiledCode(): void {
  const { XDG_CACHE_HOME, LOCALAPPDATA } = process.env;
  const own = XDG_CACHE_HOME || LOCALAPPDATA || join(homedir(), '.cache');
  enableCompileCache(join(own, 'planwright', 'compiled'));
}
