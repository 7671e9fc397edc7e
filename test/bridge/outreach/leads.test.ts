import { expect, it } from 'vitest';
import { onEveryStore } from '../../helpers/stores.ts';
import { expectOutreachError, type Outreach, openOutreach } from './outreach.ts';
import { openWorld } from './world.ts';

async function campaignOf(outreach: Outreach): Promise<string> {
  const { body } = await outreach.ask('POST', '/campaigns', { name: 'Groomers', fromName: 'Grace' });
  return body.data.id;
}

onEveryStore('leads over REST', (kind) => {
  const open = async () => openOutreach({ databaseUrl: await kind.freshUrl() });

  it('are the same lead for the same address, however it is written, also when 50 clients post it at once', async () => {
    await using outreach = await open();
    const campaignId = await campaignOf(outreach);
    const ways = ['ada@example.com', ' Ada@Example.com ', 'ADA@EXAMPLE.COM', 'ada@EXAMPLE.com\t', 'aDa@example.com'];
    const post = (at: number) => outreach.ask('POST', '/leads', { campaignId, email: ways[at % ways.length] });

    const replies = await Promise.all(Array.from({ length: 50 }, (_, at) => post(at)));

    expect(replies.map(({ status }) => status).sort()).toEqual([...Array(49).fill(200), 201]);
    expect(new Set(replies.map(({ body }) => body.data.id)).size).toBe(1);
    for (const { status, body } of replies) expect(body.created).toBe(status === 201);
    expect((await outreach.ask('GET', '/leads')).body.data).toHaveLength(1);
  });

  it('come in from a CSV file, row by row, and are listed whole by the cursor', async () => {
    await using outreach = await open();
    const campaignId = await campaignOf(outreach);
    const rows = Array.from({ length: 120 }, (_, at) => `lead${at}@example.com;Lead ${at};"Bristol; UK"`);
    const file = `\ufeffEmail;First Name;City\r\n${rows.join('\r\n')}\r\nLEAD7@example.com;again;\r\nno address;;\r\n`;
    const headers = { 'Content-Type': 'text/csv; charset=utf-8' };

    const { status, body } = await outreach.ask('POST', `/leads/import?campaignId=${campaignId}`, file, { headers });

    expect([status, body.data]).toMatchObject([200, { total: 122, created: 120, existing: 1, invalid: 1 }]);
    const seen: string[] = [];
    let cursor = '';
    for (let pages = 0; pages < 5; pages++) {
      const query = `?campaignId=${campaignId}&limit=50${cursor && `&cursor=${cursor}`}`;
      const page = (await outreach.ask('GET', `/leads${query}`)).body;
      seen.push(...page.data.map((lead: { email: string }) => lead.email));
      expect(page.hasMore).toBe(page.nextCursor !== null);
      if (!page.hasMore) break;
      cursor = page.nextCursor;
    }
    expect(seen).toHaveLength(120);
    expect(new Set(seen).size).toBe(120);
  });

  it('are found by address, status and campaign, and nobody else’s are', async () => {
    await using outreach = await open();
    const [one, two] = [await campaignOf(outreach), await campaignOf(outreach)];
    for (const campaignId of [one, two]) {
      await outreach.ask('POST', '/leads', { campaignId, email: 'ada@example.com' });
      await outreach.ask('POST', '/leads', { campaignId, email: `sam@${campaignId.slice(4, 10)}.example` });
    }
    const found = async (query: string) => (await outreach.ask('GET', `/leads?${query}`)).body.data.length;
    expect(await found('email=ADA@example.com')).toBe(2);
    expect(await found(`email=ada@example.com&campaignId=${one}`)).toBe(1);
    expect(await found('status=replied')).toBe(0);
    expect(await found('status=queued')).toBe(4);
    expectOutreachError(await outreach.ask('GET', '/leads?status=asleep'), 400, 'invalid_request', /status/);
    expectOutreachError(await outreach.ask('GET', `/leads?campaignId=cam_${'0'.repeat(32)}`), 404, 'not_found');
  });

  it('are shown with their mails, replies and place in the sequence', async () => {
    await using world = await openWorld({ databaseUrl: await kind.freshUrl() });
    const { body } = await world.ask('GET', `/leads/${world.ids.leads}`);
    expect(body.data).toMatchObject({
      id: world.ids.leads,
      step: { position: 0, total: 2 },
      sends: [{ id: world.ids.sends, status: 'sent' }],
      replies: [{ id: world.ids.replies, classification: 'question' }],
      touches: [{ id: world.ids.touches, status: 'queued' }],
    });
  });

  it('have replies that are found by whether a person should act on them', async () => {
    await using world = await openWorld({ databaseUrl: await kind.freshUrl() });
    const found = async (query: string) => (await world.ask('GET', `/replies?${query}`)).body.data.length;
    expect([await found('needsAction=true'), await found('needsAction=false')]).toEqual([1, 0]);
    expect(await found(`campaignId=${world.ids.campaigns}&needsAction=true`)).toBe(1);
    const unsure = await world.ask('GET', '/replies?needsAction=yes');
    expectOutreachError(unsure, 400, 'invalid_request', /needsAction/);
  });
});

onEveryStore('a lead that cannot be', (kind) => {
  it.each([
    ['without an address', { firstName: 'Ada' }, 400, 'invalid_request', /email is required/],
    ['without a campaign', { campaignId: undefined, email: 'a@b.example' }, 400, 'invalid_request', /campaignId/],
    ['of a campaign that is not there', { campaignId: 'cam_x', email: 'a@b.example' }, 404, 'not_found', /campaign/],
    ['with no address at all', { email: 'not an address' }, 422, 'unprocessable', /address/],
    [
      'with a smuggled line',
      { email: 'a@b.example', firstName: 'A\r\nBcc: x@y.example' },
      400,
      'invalid_request',
      /line/,
    ],
    [
      'with a script for a link',
      { email: 'a@b.example', linkedinUrl: 'javascript:1' },
      400,
      'invalid_request',
      /linkedin/,
    ],
    ['that is suppressed', { email: 'ceo@competitor.example' }, 422, 'unprocessable', /suppressed/],
  ] as const)('%s is refused and says why', async (_, fields, status, code, words) => {
    await using world = await openWorld({ databaseUrl: await kind.freshUrl() });
    const reply = await world.ask('POST', '/leads', { campaignId: world.ids.campaigns, ...fields });
    expectOutreachError(reply, status, code, words);
  });
});
