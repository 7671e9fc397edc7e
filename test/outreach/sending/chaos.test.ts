import { it } from 'vitest';
import { sqliteFiles } from '../../helpers/stores.ts';
import { expectEnds } from './chaos.ts';

// The same on PostgreSQL is in `npm run test:long`.
it(
  'twenty-four leads of three steps come to their ends, each step at most once, whatever dies and whoever says stop',
  () => expectEnds(sqliteFiles),
  120_000,
);
