// The stdio process as it is, but for an engine that waits at a gate of files when TEST_GATE names a folder.
import { runStdioCommand } from '../../../src/cli/commands/stdio.ts';
import { fixtureEngine } from '../engines.ts';
import { fileGatedEngine } from '../file-gate.ts';

const gate = process.env.TEST_GATE;
await runStdioCommand({ engine: gate ? fileGatedEngine(fixtureEngine(), gate) : fixtureEngine() });
