import { it } from 'vitest';
import { sqliteFiles } from '../helpers/stores.ts';
import { expectCancelled, expectSwept } from './many-events.ts';

it('many events of long ago are removed on sqlite, and those of yesterday stay', () => expectSwept(sqliteFiles));

it('a webhook on sqlite is gone at once however much waits for it', () => expectCancelled(sqliteFiles));
