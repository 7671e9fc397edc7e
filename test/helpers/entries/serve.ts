// `serve --json` as it is, but for its engine.
import { runServe } from '../../../src/cli/commands/serve.ts';
import { entryEngine } from './entry-engine.ts';

await runServe({ json: true, port: 0 }, { engine: entryEngine() });
