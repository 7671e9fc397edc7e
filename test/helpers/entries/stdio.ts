// The stdio process as it is, but for its engine.
import { runStdioCommand } from '../../../src/cli/commands/stdio.ts';
import { entryEngine } from './entry-engine.ts';

await runStdioCommand({ engine: entryEngine() });
