import { expect, it } from 'vitest';
import { archiveCampaign } from '../../src/outreach/campaign-states.ts';
import { createLead } from '../../src/outreach/create-lead.ts';
import { importCsv, importJson } from '../../src/outreach/import-leads.ts';
import { listLeads } from '../../src/outreach/leads.ts';
import { addSuppressions } from '../../src/outreach/suppressions.ts';
import { seedCampaign, seedOutreach } from '../helpers/outreach.ts';
import { onOneStore, type StoreKind } from '../helpers/stores.ts';
import { testApp } from '../helpers/test-app.ts';

async function* bytes(text: string, size = 7): AsyncGenerator<Uint8Array> {
  const all = Buffer.from(text);
  for (let at = 0; at < all.length; at += size) yield all.subarray(at, at + size);
}

async function openWith(kind: StoreKind) {
  const app = await testApp({ databaseUrl: await kind.freshUrl(), config: { demoMail: true } });
  const seed = await seedOutreach(app);
  const { id: campaignId } = await seedCampaign(app, seed);
  const csv = (text: string, size?: number) => importCsv(app, seed.workspaceId, campaignId, bytes(text, size));
  const json = (rows: unknown) => importJson(app, seed.workspaceId, campaignId, rows);
  const leads = async () => (await listLeads(app, seed.workspaceId, { limit: 200 })).data;
  const events = async () =>
    (await app.store.db.selectFrom('events').select('id').where('type', '=', 'lead.created').execute()).length;
  return {
    app,
    ...seed,
    campaignId,
    csv,
    json,
    leads,
    events,
    [Symbol.asyncDispose]: () => app[Symbol.asyncDispose](),
  };
}

onOneStore('an import', (kind) => {
  it('makes one lead of a person who comes in several spellings, or was there in another', async () => {
    await using here = await openWith(kind);
    const { app, workspaceId, campaignId } = here;
    const { data: old } = await createLead(app, workspaceId, { campaignId, email: 'bob+news@corp.example' });
    const rows = ['v.v@gmail.com', 'vv@googlemail.com', 'bob@corp.example', 'vv+x@gmail.com'];
    const { rows: told, ...report } = await here.json(rows.map((email) => ({ email })));
    expect(report).toMatchObject({ total: 4, created: 1, existing: 3 });
    expect(new Set([told[0], told[1], told[3]].map((row) => row?.leadId)).size).toBe(1);
    expect(told[2]).toMatchObject({ outcome: 'existing', leadId: old.id });
    expect(await here.leads()).toHaveLength(2);
  });

  it('reports row by row what became of each, and the second time stores nothing', async () => {
    await using here = await openWith(kind);
    const { app, workspaceId, campaignId } = here;
    await addSuppressions(app, workspaceId, { values: ['gone@corp.example', 'spam.example', 'old@corp.example'] });
    const { data: old } = await createLead(app, workspaceId, { campaignId, email: 'was@corp.example' });
    const rows = [
      { email: 'eve@corp.example', firstName: 'Eve' },
      { email: ' EVE@corp.example' },
      { email: 'nobody' },
      { email: 'was@corp.example' },
      { email: 'gone@corp.example' },
      { email: 'x@spam.example' },
      { email: 'bob@corp.example', phone: '1' },
      'bob@corp.example',
      { firstName: 'Bob' },
    ];
    const report = await here.json(rows);
    expect(report).toMatchObject({ total: 9, created: 1, existing: 2, invalid: 4, suppressed: 2 });
    const eve = report.rows[0]?.leadId;
    expect(report.rows).toEqual([
      { row: 1, outcome: 'created', leadId: eve },
      { row: 2, outcome: 'existing', leadId: eve },
      { row: 3, outcome: 'invalid', reason: expect.stringContaining('e-mail address') },
      { row: 4, outcome: 'existing', leadId: old.id },
      { row: 5, outcome: 'suppressed', reason: expect.stringContaining('address') },
      { row: 6, outcome: 'suppressed', reason: expect.stringContaining('domain') },
      {
        row: 7,
        outcome: 'invalid',
        reason: 'phone is not accepted here; what else is known of them belongs into fields.',
      },
      { row: 8, outcome: 'invalid', reason: expect.stringContaining('object') },
      { row: 9, outcome: 'invalid', reason: expect.stringContaining('email is required') },
    ]);
    expect(await here.json(rows)).toMatchObject({ created: 0, existing: 3 });
    expect(await here.leads()).toHaveLength(2);
    expect(await here.events()).toBe(2);
  });

  it('of the same 600 people three times at once stores each once, with one event each', async () => {
    await using here = await openWith(kind);
    const rows = Array.from({ length: 600 }, (_, index) => ({ email: `p${index}@corp.example` }));
    const reports = await Promise.all([rows, rows.toReversed(), rows].map((one) => here.json(one)));
    expect(reports.reduce((sum, report) => sum + report.created, 0)).toBe(600);
    expect(reports.every((report) => report.created + report.existing === 600)).toBe(true);
    expect(await here.events()).toBe(600);
  });

  it('goes into no campaign that is foreign or has ended, and is read no further then', async () => {
    await using here = await openWith(kind);
    const { app, workspaceId, campaignId } = here;
    const never: AsyncIterable<Uint8Array> = {
      [Symbol.asyncIterator]: () => ({ next: () => Promise.reject(new Error('read all the same')) }),
    };
    const unknown = importCsv(app, workspaceId, 'cam_none', never);
    await expect(unknown).rejects.toMatchObject({ code: 'not_found' });
    await archiveCampaign(app, workspaceId, campaignId);
    await expect(importCsv(app, workspaceId, campaignId, never)).rejects.toMatchObject({ code: 'unprocessable' });
  });

  it.each([
    [[]],
    [{}],
    ['x'],
    [Array.from({ length: 10_001 }, () => ({ email: 'a@b.example' }))],
  ])('that is no list of 1 to 10,000 rows is refused', async (rows) => {
    await using here = await openWith(kind);
    await expect(here.json(rows)).rejects.toMatchObject({ code: 'invalid_request' });
  });
});

onOneStore('a CSV file', (kind) => {
  it.each([
    ['commas', 'E-Mail,First Name,Surname,Company Name,Job Title,LinkedIn URL,Favourite Colour\n', ','],
    ['semicolons', 'email;vorname;nachname;firma;position;linkedin;Favourite Colour\r\n', ';'],
    ['tabs', 'EMAIL_ADDRESS\tfirst_name\tlast_name\torganisation\trole\tlinkedin_profile\tfavourite colour\n', '\t'],
    ['a byte order mark', '\uFEFFemail,firstName,lastName,company,role,linkedinUrl,"Favourite Colour"\n', ','],
    ['a line that names the delimiter', 'sep=;\r\nemail;first;last;company;title;linkedin;Favourite Colour\r\n', ';'],
  ])('with %s and its own spelling of the header is read', async (_, header, delimiter) => {
    await using here = await openWith(kind);
    const cells = [
      'eve@corp.example',
      ' Zoë ',
      '"O""Hara"',
      '"Corp, Inc; Ltd"',
      '=1+1',
      'www.linkedin.com/in/eve',
      'green',
    ];
    const report = await here.csv(`${header}${cells.join(delimiter)}\n\n${'bob@corp.example'}\n`);
    expect(report).toMatchObject({ total: 2, created: 2 });
    const eve = (await here.leads()).find(({ email }) => email === 'eve@corp.example');
    expect(eve).toMatchObject({
      firstName: 'Zoë',
      lastName: 'O"Hara',
      company: 'Corp, Inc; Ltd',
      role: '=1+1',
      linkedinUrl: 'https://www.linkedin.com/in/eve',
    });
    expect(Object.values(eve?.fields ?? {})).toEqual(['green']);
  });

  it('keeps cells as text, and names what is wrong with a row', async () => {
    await using here = await openWith(kind);
    const report = await here.csv(
      [
        'email,first name,note',
        'a@corp.example,=HYPERLINK("http://x"),\'+1',
        'b@corp.example,"two\nlines",x',
        'c@corp.example,C,x,too,many',
        'd@corp.example,D,x,,',
        ',nobody,x',
      ].join('\n'),
    );
    expect(report.rows).toMatchObject([
      { outcome: 'created' },
      { outcome: 'invalid', reason: expect.stringContaining('firstName') },
      { outcome: 'invalid', reason: expect.stringContaining('more cells') },
      { outcome: 'created' },
      { outcome: 'invalid', reason: expect.stringContaining('e-mail address') },
    ]);
    const a = (await here.leads()).find(({ email }) => email === 'a@corp.example');
    expect(a).toMatchObject({ firstName: '=HYPERLINK("http://x")', fields: { note: "'+1" } });
  });

  it.each([
    ['without an e-mail column', 'name,company\nEve,Corp\n', 'unprocessable', 'email'],
    ['without rows', 'email\n', 'unprocessable', 'no rows'],
    ['that is empty', '', 'unprocessable', 'no rows'],
    ['with a quote that is not closed', 'email,company\na@b.example,"Corp\n', 'unprocessable', 'quote'],
    ['with 10,001 rows', `email\n${'a@b.example\n'.repeat(10_001)}`, 'unprocessable', '10000 rows'],
    ['with 60 columns', `email,${Array.from({ length: 60 }, (_, i) => `c${i}`)}\na@b.example\n`, 'unprocessable', '50'],
  ])('%s is refused with nothing stored', async (_, text, code, words) => {
    await using here = await openWith(kind);
    await expect(here.csv(text, 65_536)).rejects.toMatchObject({ code, message: expect.stringContaining(words) });
    expect(await here.leads()).toEqual([]);
  });

  it('in another encoding is refused in words that say what to do', async () => {
    await using here = await openWith(kind);
    const latin = async function* () {
      yield Buffer.from('email,company\na@b.example,M\xfcller\n', 'latin1');
    };
    const refused = { code: 'unprocessable', message: expect.stringContaining('UTF-8') };
    await expect(importCsv(here.app, here.workspaceId, here.campaignId, latin())).rejects.toMatchObject(refused);
  });

  it('of 100 MB is cut off at 16', async () => {
    await using here = await openWith(kind);
    let given = 0;
    const endless = async function* () {
      const chunk = Buffer.from('a@b.example,some company\n'.repeat(40_000));
      for (; given < 100 * 2 ** 20; given += chunk.length) yield chunk;
    };
    const { app, workspaceId, campaignId } = here;
    const refused = { code: 'payload_too_large' };
    await expect(importCsv(app, workspaceId, campaignId, endless())).rejects.toMatchObject(refused);
    expect(given).toBeLessThan(18 * 2 ** 20);
  });
});
