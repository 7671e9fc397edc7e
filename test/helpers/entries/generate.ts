// `generate` as it is, but for its engine: fixed artefacts, held back at a gate of files when TEST_GATE names one.
import { runGenerate } from '../../../src/cli/commands/generate.ts';
import { fixtureEngine } from '../engines.ts';
import { fileGatedEngine } from '../file-gate.ts';

const [tool = '', idea = '', ...flags] = process.argv.slice(2);
const gate = process.env.TEST_GATE;
const engine = gate ? fileGatedEngine(fixtureEngine(), gate) : fixtureEngine();
await runGenerate(tool, idea, flags.includes('--json') ? { json: true } : {}, { engine });
