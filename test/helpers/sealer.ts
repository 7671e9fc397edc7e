import { randomIds } from '../../src/system/ids.ts';
import { Sealer } from '../../src/system/seal.ts';

/** The secret key of every App and Ledger of a test that names none. */
export const TEST_SECRET = 'a-long-and-random-text-for-the-tests-alone';

export const testSealer = (): Sealer => new Sealer({ ids: randomIds, secretKeys: [TEST_SECRET], keyFile: undefined });
