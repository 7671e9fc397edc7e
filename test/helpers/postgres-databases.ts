import pg from 'pg';
import { inject, onTestFinished } from 'vitest';
import { openStore } from '../../src/store/open.ts';
import { systemClock } from '../../src/system/clock.ts';
import { asNew, fingerprint } from './recycled-database.ts';

const TEMPLATE = 'planwright_template';
const TEMPLATE_LOCK = 4_211;

let databases = 0;
let template: Promise<{ shape: string }> | undefined;
let server: Promise<string> | undefined;
/** Databases of this process that are up to date and empty, and in no test's hands, each with what empties it. */
const idle: Recycled[] = [];

interface Recycled {
  name: string;
  client: pg.Client;
}

/** URL of a new database without a single table, which goes at the end of the test. */
export async function emptyDatabase(): Promise<string> {
  const name = await create();
  onTestFinished(() => drop(name));
  return urlOf(name);
}

/**
 * URL of a database that is up to date and empty, for this test alone. At its end it is emptied for another, which costs
 * a tenth of a new one; one that is not as the template then (a table changed, a connection that holds on) goes.
 */
export async function freshDatabase(): Promise<string> {
  const { shape } = await migratedTemplate();
  const database = idle.pop() ?? (await recyclable());
  onTestFinished(async () => {
    if (await asNew(database.client, shape).catch(() => false)) idle.push(database);
    else await Promise.all([database.client.end().catch(() => undefined), drop(database.name)]);
  });
  return urlOf(database.name);
}

async function recyclable(): Promise<Recycled> {
  const name = await create(`TEMPLATE ${TEMPLATE} STRATEGY FILE_COPY`);
  const client = await connect(name);
  // It goes with the server, and with the process at the latest.
  client.on('error', () => undefined);
  return { name, client };
}

async function create(how = ''): Promise<string> {
  const name = `test_${process.pid}_${++databases}`;
  await on('postgres', (admin) => admin.query(`CREATE DATABASE ${name} ${how}`));
  return name;
}

const drop = (name: string): Promise<void> =>
  on('postgres', async (admin) => void (await admin.query(`DROP DATABASE ${name} WITH (FORCE)`)));

/** Copying a migrated database is several times faster than migrating an empty one. */
function migratedTemplate(): Promise<{ shape: string }> {
  template ??= (async () => {
    await on('postgres', async (admin) => {
      // Test files run in several processes; the first makes the template, the others wait for it.
      await admin.query('SELECT pg_advisory_lock($1)', [TEMPLATE_LOCK]);
      const found = await admin.query('SELECT 1 FROM pg_database WHERE datname = $1', [TEMPLATE]);
      if (found.rowCount === 0) await makeTemplate(admin);
    });
    // Of a copy: nobody may be connected to a template that is being copied.
    const first = await recyclable();
    idle.push(first);
    return { shape: await fingerprint(first.client) };
  })();
  return template;
}

async function makeTemplate(admin: pg.Client): Promise<void> {
  await admin.query(`CREATE DATABASE ${TEMPLATE}_in_the_making`);
  const store = await openStore(await urlOf(`${TEMPLATE}_in_the_making`), systemClock);
  await store.close();
  await admin.query(`ALTER DATABASE ${TEMPLATE}_in_the_making RENAME TO ${TEMPLATE}`);
}

async function on<T>(database: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = await connect(database);
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function connect(database: string): Promise<pg.Client> {
  const client = new pg.Client(await urlOf(database));
  await client.connect();
  return client;
}

async function urlOf(database: string): Promise<string> {
  server ??= fetch(inject('postgresDoor')).then(async (answer) => {
    if (!answer.ok) throw new Error(await answer.text());
    return answer.text();
  });
  return `${await server}/${database}`;
}
