import { it } from 'vitest';
import { sqliteFiles } from '../helpers/stores.ts';
import { expectIndexes } from './lead-index.ts';

it('a page of leads is read through an index for every combination of filters', () => expectIndexes(sqliteFiles));
