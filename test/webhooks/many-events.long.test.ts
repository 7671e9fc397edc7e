import { it } from 'vitest';
import { postgresDatabases } from '../helpers/stores.ts';
import { expectCancelled, expectSwept } from './many-events.ts';

it('many events of long ago are removed on postgres, and those of yesterday stay', () =>
  expectSwept(postgresDatabases));

it('a webhook on postgres is gone at once however much waits for it', () => expectCancelled(postgresDatabases));
