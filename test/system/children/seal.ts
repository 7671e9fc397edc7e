import { createInterface } from 'node:readline';
import { randomIds } from '../../../src/system/ids.ts';
import { Sealer } from '../../../src/system/seal.ts';

// Seals once, at the word of the test, as one of several processes that start on an empty data folder at once.
const sealer = new Sealer({ ids: randomIds, keyFile: process.argv[2] });
process.stdout.write('ready\n');
for await (const _go of createInterface(process.stdin)) break;
process.stdout.write(`${sealer.seal('correct horse · battery staple', 'mbx_1')}\n`);
process.exit(0);
