import { expect, it } from 'vitest';
import type { App } from '../../src/app.ts';
import { archiveCampaign } from '../../src/outreach/campaign-states.ts';
import { createLead } from '../../src/outreach/create-lead.ts';
import { addSuppression } from '../../src/outreach/suppressions.ts';
import { seedCampaign, seedOutreach } from '../helpers/outreach.ts';
import { onOneStore } from '../helpers/stores.ts';
import { testApp } from '../helpers/test-app.ts';

const eventsOf = (app: App, type: string) =>
  app.store.db.selectFrom('events').selectAll().where('type', '=', type).execute();

onOneStore('a posted lead', (kind) => {
  const open = async () => testApp({ databaseUrl: await kind.freshUrl(), config: { demoMail: true } });

  it('enters its campaign at step 1, due at once, with an event', async () => {
    await using app = await open();
    const seed = await seedOutreach(app);
    const campaign = await seedCampaign(app, seed);
    const { data, created } = await createLead(app, seed.workspaceId, {
      campaignId: campaign.id,
      email: ' Eve@Corp.example ',
      firstName: ' Eve ',
      lastName: '',
      company: null,
      linkedinUrl: 'https://www.linkedin.com/in/eve',
      fields: { city: 'Paris' },
    });
    const now = new Date(app.clock.now()).toISOString();
    expect(created).toBe(true);
    expect(data).toEqual({
      id: expect.stringMatching(/^lead_[0-9a-f]{32}$/),
      campaignId: campaign.id,
      email: 'Eve@Corp.example',
      firstName: 'Eve',
      lastName: null,
      company: null,
      role: null,
      linkedinUrl: 'https://www.linkedin.com/in/eve',
      fields: { city: 'Paris' },
      status: 'queued',
      pausedReason: null,
      stepPosition: 0,
      nextStepAt: now,
      createdAt: now,
      updatedAt: now,
    });
    const [event, ...more] = await eventsOf(app, 'lead.created');
    expect(more).toEqual([]);
    expect(JSON.parse(event?.data ?? '')).toMatchObject({ lead: { id: data.id, status: 'queued' } });
  });

  it('is the same lead when it is posted again, whatever its letter case and the spaces around it', async () => {
    await using app = await open();
    const seed = await seedOutreach(app);
    const [one, other] = [await seedCampaign(app, seed), await seedCampaign(app, seed)];
    const first = await createLead(app, seed.workspaceId, { campaignId: one.id, email: 'eve@corp.example' });
    app.clock.advance(1_000);
    const again = await createLead(app, seed.workspaceId, {
      campaignId: one.id,
      email: ' EVE@CORP.EXAMPLE',
      firstName: 'Eve',
    });
    expect(again).toEqual({ data: first.data, created: false });
    const elsewhere = await createLead(app, seed.workspaceId, { campaignId: other.id, email: 'eve@corp.example' });
    expect(elsewhere.created).toBe(true);
    expect(await eventsOf(app, 'lead.created')).toHaveLength(2);
  });

  it('is one lead with one event when 50 clients post it at once to two processes', async () => {
    const databaseUrl = await kind.freshUrl();
    const config = { demoMail: true };
    await using app = await testApp({ databaseUrl, config });
    await using other = await testApp({ databaseUrl, config, clock: app.clock });
    const seed = await seedOutreach(app);
    const { id: campaignId } = await seedCampaign(app, seed);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        createLead(index % 2 ? app : other, seed.workspaceId, {
          campaignId,
          email: index % 3 ? 'eve@corp.example' : ' Eve@CORP.example ',
        }),
      ),
    );
    expect(answers.filter(({ created }) => created)).toHaveLength(1);
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
    expect(await eventsOf(app, 'lead.created')).toHaveLength(1);
  });

  it('is refused in a campaign that is unknown or of another workspace, as not found', async () => {
    await using app = await open();
    const [own, foreign] = [await seedOutreach(app), await seedOutreach(app)];
    const { id } = await seedCampaign(app, foreign);
    for (const campaignId of [id, 'cam_none', 'cam_\0', "' OR 1=1 --"]) {
      const post = createLead(app, own.workspaceId, { campaignId, email: 'eve@corp.example' });
      await expect(post).rejects.toMatchObject({ code: 'not_found' });
    }
  });

  it('is refused when its campaign has ended, unless it is there already', async () => {
    await using app = await open();
    const seed = await seedOutreach(app);
    const { id: campaignId } = await seedCampaign(app, seed);
    await createLead(app, seed.workspaceId, { campaignId, email: 'eve@corp.example' });
    await archiveCampaign(app, seed.workspaceId, campaignId);
    const post = (email: string) => createLead(app, seed.workspaceId, { campaignId, email });
    await expect(post('bob@corp.example')).rejects.toMatchObject({ code: 'unprocessable' });
    expect((await post('eve@corp.example')).created).toBe(false);
  });

  it('is refused when its address or its domain is suppressed', async () => {
    await using app = await open();
    const seed = await seedOutreach(app);
    const { id: campaignId } = await seedCampaign(app, seed);
    await addSuppression(app, seed.workspaceId, { value: 'Eve@Corp.example' });
    await addSuppression(app, seed.workspaceId, { value: 'spam.example' });
    for (const email of ['eve@corp.example', 'EVE@corp.example', 'bob@spam.example']) {
      const post = createLead(app, seed.workspaceId, { campaignId, email });
      await expect(post).rejects.toMatchObject({ code: 'unprocessable', message: expect.stringMatching('suppressed') });
    }
    await createLead(app, seed.workspaceId, { campaignId, email: 'bob@corp.example' });
  });

  it('is one for each person, in whatever spellings of their address and however many ask at once', async () => {
    await using app = await open();
    const seed = await seedOutreach(app);
    const { id: campaignId } = await seedCampaign(app, seed);
    const { id: other } = await seedCampaign(app, seed);
    const spellings = ['v.v@gmail.com', 'vv+a@gmail.com', 'VV@googlemail.com', 'vv@gmail.com'];
    const made = await Promise.all(spellings.map((email) => createLead(app, seed.workspaceId, { campaignId, email })));
    expect(new Set(made.map(({ data }) => data.id)).size).toBe(1);
    expect(made.filter(({ created }) => created)).toHaveLength(1);
    expect(await createLead(app, seed.workspaceId, { campaignId: other, email: 'vv@gmail.com' })).toMatchObject({
      created: true,
    });
  });

  it.each([
    [{}, 'invalid_request', 'campaignId is required'],
    [{ campaignId: 'c' }, 'invalid_request', 'email is required'],
    [{ campaignId: 'c', email: 7 }, 'invalid_request', 'email must be a string'],
    [{ campaignId: 'c', email: 'a@b.example', phone: '1' }, 'invalid_request', 'phone is not accepted'],
    [{ campaignId: 'c', email: 'a@b.example', firstName: 'A\r\nBcc: x' }, 'invalid_request', 'firstName'],
    [{ campaignId: 'c', email: 'a@b.example', company: 'x'.repeat(301) }, 'invalid_request', 'company'],
    [{ campaignId: 'c', email: 'a@b.example', linkedinUrl: 'javascript:alert(1)' }, 'invalid_request', 'linkedinUrl'],
    [{ campaignId: 'c', email: 'a@b.example', fields: { 'a b': 'x' } }, 'invalid_request', 'fields'],
    [{ campaignId: 'c', email: `${'a'.repeat(65)}@b.example` }, 'unprocessable', 'e-mail address'],
    [{ campaignId: 'c', email: 'a@b.example\r\nBcc: x@y.example' }, 'unprocessable', 'e-mail address'],
  ])('of the form %j is refused as %s', async (input, code, words) => {
    await using app = await open();
    const { workspaceId } = await seedOutreach(app);
    const refused = { code, message: expect.stringContaining(words) };
    await expect(createLead(app, workspaceId, input)).rejects.toMatchObject(refused);
  });
});
