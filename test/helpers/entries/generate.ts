// `generate` as it is, but for its engine.
import { runGenerate } from '../../../src/cli/commands/generate.ts';
import { entryEngine } from './entry-engine.ts';

const [tool = '', idea = '', ...flags] = process.argv.slice(2);
await runGenerate(tool, idea, flags.includes('--json') ? { json: true } : {}, { engine: entryEngine() });
