import { describe, expect, it } from 'vitest';
import { expectOutreachError } from './outreach.ts';
import { MAILBOX, worldCopies } from './world.ts';

const openWorld = worldCopies();

const BREAKS = ['\r\nBcc: eve@evil.example', '\nBcc: eve@evil.example', '\rX', '\u2028X', '\u0085X', '\u000bX'];
const STEP = { subject: 'Hi', body: 'Hello' };
const CAMPAIGN = { name: 'Groomers', fromName: 'Grace' };

/** What is one line of a header or a table, by where it is posted; `*` stands for the id of the world's thing. */
const LINES: [method: string, path: string, field: string, rest: object][] = [
  ['POST', '/campaigns', 'name', CAMPAIGN],
  ['POST', '/campaigns', 'fromName', CAMPAIGN],
  ['PATCH', '/campaigns/*', 'name', {}],
  ['PATCH', '/campaigns/*', 'fromName', {}],
  ['POST', '/campaigns/*/steps', 'subject', STEP],
  ['POST', '/mailboxes', 'name', { ...MAILBOX, email: 'ada@northwind.example' }],
  ['PATCH', '/mailboxes/*', 'name', {}],
  ...['firstName', 'lastName', 'company', 'role', 'linkedinUrl'].flatMap((field): typeof LINES => [
    ['POST', '/leads', field, { email: 'sam@example.com' }],
    ['PATCH', '/leads/*', field, {}],
  ]),
  ['POST', '/webhooks', 'url', { eventTypes: ['lead.created'] }],
];

describe('a line break', () => {
  it.each(
    LINES,
  )('is refused by %s %s in %s, which is named, and nothing is stored', async (method, path, field, rest) => {
    await using world = await openWorld();
    const id = world.ids[path.split('/')[1] ?? ''] ?? '';
    const before = await world.ask('GET', `/leads/${world.ids.leads}`);
    for (const tail of BREAKS) {
      const start = /url/i.test(field) ? 'https://example.com/' : 'A';
      const campaignId = path === '/leads' ? { campaignId: world.ids.campaigns } : {};
      const body = { ...rest, ...campaignId, [field]: `${start}${tail}` };
      const reply = await world.ask(method, path.replace('*', id), body);
      expectOutreachError(reply, 400, 'invalid_request', new RegExp(`^${field} must`));
      expect(reply.body.error).not.toContain('evil');
    }
    expect(await world.ask('GET', `/leads/${world.ids.leads}`)).toMatchObject({ body: before.body });
    expect((await world.ask('GET', '/leads')).body.data).toHaveLength(1);
  });

  it('in an address is refused wherever an address is given', async () => {
    await using world = await openWorld();
    const email = 'ada@example.com\r\nRCPT TO:<eve@evil.example>';
    const campaignId = world.ids.campaigns;
    const ways: [string, object][] = [
      ['/leads', { campaignId, email }],
      ['/mailboxes', { ...MAILBOX, email }],
      ['/suppressions', { value: email }],
    ];
    for (const [path, body] of ways) {
      const reply = await world.ask('POST', path, body);
      expect([400, 422]).toContain(reply.status);
      expect(reply.body.error).toMatch(/address|one line/);
      expect(reply.body.error).not.toContain('evil');
    }
    const { body } = await world.ask('POST', '/leads/import', { campaignId, leads: [{ email }] });
    expect(body.data).toMatchObject({ created: 0, invalid: 1 });
    expectOutreachError(await world.ask('GET', `/leads?email=${encodeURIComponent(email)}`), 422, 'unprocessable');
  });
});

const DOMAIN = `${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(58)}.example`;
const of = (length: number) => `${'a'.repeat(length - DOMAIN.length - 1)}@${DOMAIN}`;

describe('an address', () => {
  it.each([
    ['of 254 characters', of(254), undefined],
    ['of another script after the @', 'uni@exämple.example', 'UNI@xn--exmple-cua.example'],
    ['with a quoted local part', '"ada lovelace"@example.com', '"Ada Lovelace"@EXAMPLE.com'],
    ['quoted without need', '"ada.l"@example.com', 'ada.l@example.com'],
  ])('%s is a lead, the same one however it is written, and can be suppressed', async (_, email, other = email) => {
    await using world = await openWorld();
    const campaignId = world.ids.campaigns;
    const { status, body } = await world.ask('POST', '/leads', { campaignId, email });
    expect([status, body.data?.email]).toEqual([201, email]);
    expect((await world.ask('POST', '/leads', { campaignId, email: other })).body).toEqual({
      data: body.data,
      created: false,
    });
    const csv = `email\n"${other.replaceAll('"', '""')}"\n`;
    const headers = { 'Content-Type': 'text/csv' };
    const imported = await world.ask('POST', `/leads/import?campaignId=${campaignId}`, csv, { headers });
    expect(imported.body.data).toMatchObject({ existing: 1, rows: [{ leadId: body.data.id }] });
    expect((await world.ask('GET', `/leads?email=${encodeURIComponent(other)}`)).body.data).toHaveLength(1);
    expect((await world.ask('POST', '/suppressions', { value: other })).status).toBe(201);
    expect((await world.ask('GET', `/leads/${body.data.id}`)).body.data.status).toBe('unsubscribed');
  });

  it.each([
    ['of 255 characters', of(255)],
    ['with 65 characters before the @', `${'a'.repeat(65)}@example.com`],
    ['of another script before the @', 'jörg@example.com'],
    ['of a number', 'ada@[127.0.0.1]'],
    ['with a name', 'Ada <ada@example.com>'],
    ['of two', 'ada@example.com,eve@example.com'],
  ])('%s is refused as a lead, a mailbox and a row, and says how to write one', async (_, email) => {
    await using world = await openWorld();
    const campaignId = world.ids.campaigns;
    const words = /name@example\.com: ASCII before the @, at most 64 characters there and 254 in all/;
    expectOutreachError(await world.ask('POST', '/leads', { campaignId, email }), 422, 'unprocessable', words);
    expectOutreachError(await world.ask('POST', '/mailboxes', { ...MAILBOX, email }), 422, 'unprocessable', words);
    const { body } = await world.ask('POST', '/leads/import', { campaignId, leads: [{ email }] });
    expect(body.data.rows).toEqual([{ row: 1, outcome: 'invalid', reason: expect.stringMatching(words) }]);
  });
});

describe('the merge fields of a lead', () => {
  const asked = (fields: unknown) => ({ email: 'sam@example.com', fields });

  it('are at most 50 of 64 and 1,000 characters, as the documents say', async () => {
    await using world = await openWorld();
    const campaignId = world.ids.campaigns;
    const names = Array.from({ length: 50 }, (_, at) => `f${String(at).padStart(63, '0')}`);
    const fields = Object.fromEntries(names.map((name) => [name, 'x'.repeat(1_000)]));
    const { status, body } = await world.ask('POST', '/leads', { campaignId, ...asked(fields) });
    expect([status, body.data.fields]).toEqual([201, fields]);
    const document = await (await world.bridge.request('/openapi.json')).text();
    expect(document).toContain(
      'at most 50, each name up to 64 letters, digits and _, each text up to 1,000 characters',
    );
  });

  it.each([
    [Object.fromEntries(Array.from({ length: 51 }, (_, at) => [`f${at}`, 'x'])), /^fields must have at most 50 fields/],
    [{ city: 'x'.repeat(1_001) }, /^fields\.city must be at most 1000 characters/],
    [{ [`f${'0'.repeat(64)}`]: 'x' }, /^fields\..*: name it with up to 64 letters/],
    [{ 'a b': 'x' }, /^fields\."a b": name it with up to 64 letters, digits and _, no digit first\.$/],
    [{ '1st': 'x' }, /^fields\."1st": name it with/],
    [{ __sender: 'x' }, /^fields\.__sender: name it with/],
    [{ city: 7 }, /^fields\.city must be a string/],
    [{ city: { toString: 'x' } }, /^fields\.city must be a string/],
    [['x'], /^fields must be/],
  ])('%# are refused by name', async (fields, words) => {
    await using world = await openWorld();
    const body = { campaignId: world.ids.campaigns, ...asked(fields) };
    expectOutreachError(await world.ask('POST', '/leads', body), 400, 'invalid_request', words);
    expectOutreachError(
      await world.ask('PATCH', `/leads/${world.ids.leads}`, { fields }),
      400,
      'invalid_request',
      words,
    );
  });
});

describe('a number', () => {
  it.each([
    ['POST', '/campaigns', 'dailyCap', CAMPAIGN],
    ['PATCH', '/campaigns/*', 'dailyCap', {}],
    ['POST', '/mailboxes', 'dailyCap', { ...MAILBOX, email: 'ada@northwind.example' }],
    ['PATCH', '/mailboxes/*', 'dailyCap', {}],
    ['POST', '/campaigns/*/steps', 'position', STEP],
  ])('in %s %s is refused out of its bounds, which are told: %s', async (method, path, field, rest) => {
    await using world = await openWorld();
    const id = world.ids[path.split('/')[1] ?? ''] ?? '';
    for (const value of [0, -1, 1e9, 1.5, '7', Number.MAX_VALUE]) {
      const reply = await world.ask(method, path.replace('*', id), { ...rest, [field]: value });
      expectOutreachError(reply, 400, 'invalid_request', new RegExp(`^${field} must be`));
    }
  });

  it.each(['waitDays', 'waitHours'])('of waiting too: %s', async (field) => {
    await using world = await openWorld();
    for (const value of [-1, 1e9, 0.5]) {
      const reply = await world.ask('POST', `/campaigns/${world.ids.campaigns}/steps`, { ...STEP, [field]: value });
      expectOutreachError(reply, 400, 'invalid_request', new RegExp(`^${field} must be`));
    }
  });
});

describe('a template', () => {
  it.each([
    '{% for i in (1..100000000) %}x{% endfor %}',
    '{% include "/etc/passwd" %}',
    '{% render "a" %}',
    '{% layout "a" %}',
    '{% liquid echo "x" %}',
    '{{ firstName',
    '{Hi|Hello',
  ])('that loops, includes or breaks off is refused before it is stored: %s', async (body) => {
    await using world = await openWorld();
    const path = `/campaigns/${world.ids.campaigns}/steps`;
    expectOutreachError(await world.ask('POST', path, { subject: 'Hi', body }), 422, 'unprocessable', /the body: /i);
    expectOutreachError(await world.ask('PATCH', `${path}/${world.ids.steps}`, { body }), 422, 'unprocessable');
    expect((await world.ask('GET', path)).body.data).toHaveLength(2);
  });

  it.each([
    '{{ constructor }}',
    '{{ firstName.constructor }}',
    '{{ __proto__ }}',
    '{{ process.env }}',
    '{{ fields }}',
  ])('that reads what it must not has nothing to read, and says what lacks: %s', async (body) => {
    await using world = await openWorld();
    const campaigns = `/campaigns/${world.ids.campaigns}`;
    await world.ask('PATCH', `${campaigns}/steps/${world.ids.steps}`, { body });
    const { body: preview } = await world.ask('GET', `${campaigns}/preview`);
    expect(preview.data.steps[1]).toMatchObject({ text: null, problem: expect.stringMatching(/lacks/) });
  });
});

describe('a sentence about a field', () => {
  it.each([
    [{ timeZone: 'Mars/Phobos' }, /^timeZone: write a time zone by its IANA name, such as [\w/ ]+\.$/],
    [
      { sendingWindow: { days: [1], from: '22:00', to: '02:00' } },
      /^sendingWindow\.to: must be later than from, [^.]+ possible\.$/,
    ],
    [{ sendingWindow: { days: [], from: '09:00', to: '17:00' } }, /^sendingWindow\.days must not be empty\.$/],
  ])('reads as one: %j', async (fields, words) => {
    await using world = await openWorld();
    expectOutreachError(
      await world.ask('POST', '/campaigns', { ...CAMPAIGN, ...fields }),
      400,
      'invalid_request',
      words,
    );
  });
});
