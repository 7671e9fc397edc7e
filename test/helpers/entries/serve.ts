// `serve --json` as it is, but for its engine: fixed artefacts, held back at a gate of files when TEST_GATE names one.
import { runServe } from '../../../src/cli/commands/serve.ts';
import { fixtureEngine } from '../engines.ts';
import { fileGatedEngine } from '../file-gate.ts';

const gate = process.env.TEST_GATE;
const engine = gate ? fileGatedEngine(fixtureEngine(), gate) : fixtureEngine();
await runServe({ json: true, port: 0 }, { engine });
