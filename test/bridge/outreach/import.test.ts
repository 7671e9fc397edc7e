import { describe, expect, it } from 'vitest';
import { expectOutreachError } from './outreach.ts';
import { type World, worldCopies } from './world.ts';

const openWorld = worldCopies();

const CSV = { 'Content-Type': 'text/csv' };

const importCsv = (world: World, file: string, query = `?campaignId=${world.ids.campaigns}`) =>
  world.ask('POST', `/leads/import${query}`, file, { headers: CSV });

describe('an import', () => {
  it('of JSON takes each row by itself', async () => {
    await using world = await openWorld();
    const leads = [{ email: 'sam@example.com' }, { firstName: 'Nobody' }, 7, { email: 'x@competitor.example' }];
    const { status, body } = await world.ask('POST', '/leads/import', { campaignId: world.ids.campaigns, leads });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ total: 4, created: 1, invalid: 2, suppressed: 1 });
    expect(body.data.rows.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
      'created',
      'invalid',
      'invalid',
      'suppressed',
    ]);
  });

  it('of CSV names its campaign in the query, of JSON in the body', async () => {
    await using world = await openWorld();
    expectOutreachError(
      await importCsv(world, 'email\na@b.example', ''),
      400,
      'invalid_request',
      /campaignId is required/,
    );
    const body = { campaignId: world.ids.campaigns, leads: [{ email: 'a@b.example' }] };
    const both = await world.ask('POST', `/leads/import?campaignId=${world.ids.campaigns}`, body);
    expectOutreachError(both, 400, 'invalid_request', /campaignId/);
    expectOutreachError(await importCsv(world, 'email\na@b.example', '?campaignId=cam_x'), 404, 'not_found');
  });

  it('of more than 16 MiB is refused, declared or not', async () => {
    await using world = await openWorld();
    const large = `email\n${'a'.repeat(16 * 1024 * 1024)}`;
    expectOutreachError(await importCsv(world, large), 413, 'payload_too_large', /16 MiB/);
    const declared = await world.ask('POST', `/leads/import?campaignId=${world.ids.campaigns}`, 'email\n', {
      headers: { ...CSV, 'Content-Length': '104857600' },
    });
    expectOutreachError(declared, 413, 'payload_too_large');
  });

  it.each([
    ['in another character set', { 'Content-Type': 'text/csv; charset=iso-8859-1' }],
    ['compressed', { 'Content-Type': 'text/csv', 'Content-Encoding': 'gzip' }],
    ['of a form', { 'Content-Type': 'multipart/form-data; boundary=x' }],
  ])('%s is refused', async (_, headers) => {
    await using world = await openWorld();
    const path = `/leads/import?campaignId=${world.ids.campaigns}`;
    expectOutreachError(
      await world.ask('POST', path, 'email\na@b.example', { headers }),
      415,
      'unsupported_media_type',
    );
  });

  it('of a file that is none says what is wrong with it', async () => {
    await using world = await openWorld();
    for (const file of ['', 'name;town\nAda;Bristol', 'email\n']) {
      expectOutreachError(await importCsv(world, file), 422, 'unprocessable');
    }
  });
});
