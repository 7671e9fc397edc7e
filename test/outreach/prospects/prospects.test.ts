import { expect, it } from 'vitest';
import { importProspectsCsv, importProspectsJson } from '../../../src/outreach/prospects/import-prospects.ts';
import { listProspects, removeProspect } from '../../../src/outreach/prospects/prospects.ts';
import { addSuppressions } from '../../../src/outreach/suppressions.ts';
import { onOneStore } from '../../helpers/stores.ts';
import { seedWorkspace, testApp } from '../../helpers/test-app.ts';

onOneStore('prospects', (kind) => {
  async function open() {
    const app = await testApp({ databaseUrl: await kind.freshUrl() });
    const { id: workspaceId } = await seedWorkspace(app);
    return { app, workspaceId, [Symbol.asyncDispose]: () => app[Symbol.asyncDispose]() };
  }

  it('are imported row by row, and the second time nothing is stored', async () => {
    await using here = await open();
    const { app, workspaceId } = here;
    await addSuppressions(app, workspaceId, { values: ['gone@corp.example', 'spam.example'] });
    const rows = [
      { email: 'Eve@corp.example', firstName: 'Eve', fields: { industry: 'Dental' } },
      { email: ' eve@CORP.example' },
      { email: 'nobody' },
      { email: 'gone@corp.example' },
      { email: 'x@spam.example' },
      { email: 'bob@corp.example', phone: '1' },
      'bob@corp.example',
    ];
    const report = await importProspectsJson(app, workspaceId, rows);
    expect(report).toMatchObject({ total: 7, created: 1, existing: 1, invalid: 3, suppressed: 2 });
    expect(report.rows.map(({ outcome }) => outcome)).toEqual([
      ...['created', 'existing', 'invalid', 'suppressed', 'suppressed', 'invalid', 'invalid'],
    ]);
    expect(report.rows[1]?.prospectId).toBe(report.rows[0]?.prospectId);
    expect(await importProspectsJson(app, workspaceId, rows)).toMatchObject({ created: 0, existing: 2 });
    const { data } = await listProspects(app, workspaceId);
    expect(data).toMatchObject([
      { email: 'Eve@corp.example', domain: 'corp.example', firstName: 'Eve', fields: { industry: 'Dental' } },
    ]);
  });

  it('come from the same files as leads do', async () => {
    await using here = await open();
    const { app, workspaceId } = here;
    async function* file() {
      yield Buffer.from('E-Mail;Vorname;Position;Country\r\nlena@corp.example;Lena;CTO;Germany\r\nnobody;;;\r\n');
    }
    expect(await importProspectsCsv(app, workspaceId, file())).toMatchObject({ created: 1, invalid: 1 });
    expect((await listProspects(app, workspaceId)).data).toMatchObject([
      { firstName: 'Lena', role: 'CTO', fields: { Country: 'Germany' } },
    ]);
  });

  it('that come in twice at once are stored once', async () => {
    await using here = await open();
    const { app, workspaceId } = here;
    const rows = Array.from({ length: 600 }, (_, index) => ({ email: `p${index}@corp.example` }));
    const reports = await Promise.all(
      [rows, rows.toReversed()].map((one) => importProspectsJson(app, workspaceId, one)),
    );
    expect(reports.reduce((sum, { created }) => sum + created, 0)).toBe(600);
    expect(reports.every(({ created, existing }) => created + existing === 600)).toBe(true);
  });

  it('are listed page by page, by address or domain, and only to their workspace', async () => {
    await using here = await open();
    const { app, workspaceId } = here;
    const other = await seedWorkspace(app);
    const rows = ['a@one.example', 'b@one.example', 'c@two.example'].map((email) => ({ email }));
    const { rows: told } = await importProspectsJson(app, workspaceId, rows);
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page = await listProspects(app, workspaceId, { limit: 2, ...(cursor ? { cursor } : {}) });
      seen.push(...page.data.map(({ email }) => email));
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect(seen.sort()).toEqual(rows.map(({ email }) => email));
    expect((await listProspects(app, workspaceId, { domain: 'ONE.example' })).data).toHaveLength(2);
    expect((await listProspects(app, workspaceId, { email: 'C@two.example' })).data).toHaveLength(1);
    expect((await listProspects(app, other.id)).data).toEqual([]);
    for (const query of [{ email: 'nobody' }, { domain: 'no domain' }]) {
      await expect(listProspects(app, workspaceId, query)).rejects.toMatchObject({ code: 'unprocessable' });
    }

    const id = told[0]?.prospectId ?? '';
    await expect(removeProspect(app, other.id, id)).rejects.toMatchObject({ code: 'not_found' });
    await removeProspect(app, workspaceId, id);
    await expect(removeProspect(app, workspaceId, id)).rejects.toMatchObject({ code: 'not_found' });
    expect((await listProspects(app, workspaceId)).data).toHaveLength(2);
  });
});
