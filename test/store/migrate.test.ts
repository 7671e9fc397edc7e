import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { buildsOf } from '../../src/plans/builds.ts';
import { hashOfWords } from '../../src/plans/words.ts';
import { MIGRATIONS, migrate } from '../../src/store/migrate.ts';
import { openStore } from '../../src/store/open.ts';
import { openPostgres } from '../../src/store/postgres.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import { TestClock } from '../../src/system/clock.ts';
import { testSealer } from '../helpers/sealer.ts';
import { onEveryStore } from '../helpers/stores.ts';
import { applied, startAtOnce } from './first-start.ts';

const latest = MIGRATIONS.at(-1)?.version ?? 0;

onEveryStore('migration', (kind) => {
  it('happens once when several processes start for the first time at once', async () => {
    await startAtOnce(kind, { rounds: kind.name === 'sqlite' ? 6 : 1 });
  });

  it('does nothing the second time', async () => {
    const url = await kind.emptyUrl();
    const first = await kind.open(url, new TestClock(1_000));
    await first.close();
    const again = await kind.open(url, new TestClock(2_000));
    const rows = await again.db.selectFrom('schema_migrations').select('applied_at').execute();
    expect(rows.map((row) => row.applied_at)).toEqual(MIGRATIONS.map(() => 1_000));
  });

  it('tells persons by one key among the leads and suppressions that are there', async () => {
    const url = await kind.emptyUrl();
    const store = kind.name === 'sqlite' ? await openSqlite(url) : openPostgres(url);
    onTestFinished(() => store.close());
    const before = MIGRATIONS.filter(({ version }) => version < 11);
    await migrate(store, new TestClock(), before);
    await store.write(async (tx) => {
      await sql`insert into workspaces (id, name, plan, created_at) values ('w', 'W', 'pro', 1)`.execute(tx);
      await sql`insert into campaigns (id, workspace_id, name, status, from_name, pitch_context, daily_cap, time_zone,
        sending_window, stop_for_company, created_at, updated_at)
        values ('c', 'w', 'C', 'draft', 'A', '', 1, 'UTC', '{}', 0, 1, 1)`.execute(tx);
      for (const [id, key] of [
        ['l1', 'e.v.e@gmail.com'],
        ['l2', 'bob+y@corp.example'],
        ['l3', 'a.b@corp.example'],
      ]) {
        const domain = key?.split('@')[1];
        await sql`insert into leads (id, workspace_id, campaign_id, email, email_key, domain, fields, status, step_position,
          created_at, updated_at) values (${id}, 'w', 'c', ${key}, ${key}, ${domain}, '{}', 'queued', 0, 1, 1)`.execute(
          tx,
        );
      }
      await sql`insert into suppressions (id, workspace_id, kind, value, reason, created_at) values
        ('s1', 'w', 'address', 'e.ve+x@googlemail.com', 'unsubscribed', 1),
        ('s2', 'w', 'address', 'bob+y@corp.example', 'bounced', 1),
        ('s3', 'w', 'domain', 'corp.example', 'manual', 1)`.execute(tx);
    });
    await migrate(store, new TestClock(), MIGRATIONS, testSealer());
    const leads = await store.db.selectFrom('leads').select('person_key').orderBy('id').execute();
    expect(leads.map((lead) => lead.person_key)).toEqual(['eve@gmail.com', 'bob@corp.example', 'a.b@corp.example']);
    const rows = await store.db.selectFrom('suppressions').select('value').orderBy('id').execute();
    expect(rows.map(({ value }) => value)).toEqual(['eve@gmail.com', 'bob+y@corp.example', 'corp.example']);
  });

  it('knows the words of the runs that are there, so that they go with a plan that is deleted later', async () => {
    const url = await kind.emptyUrl();
    const store = kind.name === 'sqlite' ? await openSqlite(url) : openPostgres(url);
    onTestFinished(() => store.close());
    await migrate(
      store,
      new TestClock(),
      MIGRATIONS.filter(({ version }) => version < 20),
      testSealer(),
    );
    const words = [
      { idea: 'A tool  library' },
      { idea: 'A tool library ' },
      { idea: 'A tool library', context: 'Now' },
    ];
    await store.write(async (tx) => {
      await sql`insert into workspaces (id, name, plan, created_at) values ('w', 'W', 'pro', 1)`.execute(tx);
      for (const [at, input] of words.entries()) {
        await sql`insert into runs (id, workspace_id, tool, status, input, call_hash, hold_id, price, engine, request_id,
          created_at) values (${`r${at}`}, 'w', 't', 'failed', ${JSON.stringify(input)}, 'c', 'h', 1, 'e', 'q', 1)`.execute(
          tx,
        );
      }
    });
    await migrate(store, new TestClock(), MIGRATIONS, testSealer());
    const runs = await store.db.selectFrom('runs').select('words_hash').orderBy('id').execute();
    expect(runs.map((run) => run.words_hash)).toEqual(words.map(({ idea, context }) => hashOfWords(idea, context)));
    expect(runs[0]).toEqual(runs[1]);
    expect(runs[2]).not.toEqual(runs[1]);
  });

  it('keeps what was built of the plans that are there, under their workspaces', async () => {
    const url = await kind.emptyUrl();
    const store = kind.name === 'sqlite' ? await openSqlite(url) : openPostgres(url);
    onTestFinished(() => store.close());
    const before = MIGRATIONS.filter(({ version }) => version < 24);
    await migrate(store, new TestClock(), before, testSealer());
    await store.write(async (tx) => {
      for (const id of ['v', 'w']) {
        await sql`insert into workspaces (id, name, plan, created_at) values (${id}, 'W', 'pro', 1)`.execute(tx);
        await sql`insert into plans (id, workspace_id, idea, created_at, updated_at)
          values (${`plan_${id}`}, ${id}, 'An idea', 1, 1)`.execute(tx);
        for (const number of [1, 2]) {
          await sql`insert into plan_builds (plan_id, number, prompt, version, hash, status, note, evidence, created_at)
            values (${`plan_${id}`}, ${number}, 'P1', 3, 'h', 'claimed', ${`Note ${number}`}, '{}', 7)`.execute(tx);
        }
      }
    });
    await migrate(store, new TestClock(), MIGRATIONS, testSealer());
    const built = (planId: string, workspaceId: string) => buildsOf(store.db, { planId, workspaceId });
    expect(await built('plan_v', 'v')).toMatchObject([
      { workspace_id: 'v', number: 1, prompt: 'P1', version: 3, hash: 'h', note: 'Note 1', evidence: '{}' },
      { workspace_id: 'v', number: 2, key_id: null, created_at: 7, note: 'Note 2' },
    ]);
    expect(await built('plan_v', 'w')).toEqual([]);
    // A number is given once in a plan of a workspace.
    const again = store.write(async (tx) => {
      const [first] = await buildsOf(tx, { planId: 'plan_v', workspaceId: 'v' });
      if (first) await tx.insertInto('plan_builds').values(first).execute();
    });
    await expect(again).rejects.toThrow(/unique/i);
  });

  it('refuses a database of a newer Planwright in one line that says what to do', async () => {
    const url = await kind.freshUrl();
    const store = await kind.open(url);
    const newer = { version: latest + 1, name: 'newer', applied_at: 1 };
    await store.write((tx) => tx.insertInto('schema_migrations').values(newer).execute());
    const refusal = await openStore(url, new TestClock()).catch((error: Error) => error);
    expect(refusal).toMatchObject({ code: 'internal' });
    expect(String(refusal)).toMatch(
      /made by a newer Planwright \(version \d+, this one knows \d+\); update Planwright\.$/,
    );
    expect(String(refusal)).not.toMatch(/\n|postgres:\/\/postgres/);
  });

  it('leaves nothing of a version that fails half-way', async () => {
    const store = await kind.openFresh();
    const breaks = {
      version: latest + 1,
      name: 'breaks',
      async up(tx: Parameters<(typeof MIGRATIONS)[number]['up']>[0]) {
        await sql`CREATE TABLE half_done (id TEXT)`.execute(tx);
        throw new Error('out of luck');
      },
    };
    await expect(migrate(store, new TestClock(), [...MIGRATIONS, breaks])).rejects.toThrow('out of luck');
    expect(await applied(store)).toEqual(MIGRATIONS.map((one) => one.version));
    await expect(sql`SELECT * FROM half_done`.execute(store.db)).rejects.toThrow(/half_done/);
  });
});
