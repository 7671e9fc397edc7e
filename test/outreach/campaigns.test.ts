import { expect, it } from 'vitest';
import type { Config } from '../../src/config.ts';
import { activateCampaign, archiveCampaign, pauseCampaign } from '../../src/outreach/campaign-states.ts';
import { createCampaign, getCampaign, listCampaigns, updateCampaign } from '../../src/outreach/campaigns.ts';
import { createLead } from '../../src/outreach/create-lead.ts';
import { getIdentity } from '../../src/outreach/identity.ts';
import { removeMailbox, updateMailbox } from '../../src/outreach/mailboxes.ts';
import { getSettings, updateSettings } from '../../src/outreach/settings.ts';
import { addStep } from '../../src/outreach/steps.ts';
import { seedCampaign, seedOutreach } from '../helpers/outreach.ts';
import { insertReply, insertSend } from '../helpers/outreach-rows.ts';
import { onOneStore, type StoreKind } from '../helpers/stores.ts';
import { seedWorkspace, testApp } from '../helpers/test-app.ts';

const open = async (kind: StoreKind, config: Partial<Config> = { demoMail: true }) =>
  testApp({ databaseUrl: await kind.freshUrl(), config });

onOneStore('a campaign', (kind) => {
  it('starts as a draft with what is usual, and is found again', async () => {
    await using app = await open(kind, { demoMail: false });
    const { workspaceId } = await seedOutreach(app);
    const made = await createCampaign(app, workspaceId, { name: 'Spring', fromName: 'Ada' });
    expect(made).toMatchObject({
      id: expect.stringMatching(/^cam_[0-9a-f]{32}$/),
      status: 'draft',
      pitchContext: '',
      dailyCap: 50,
      mailboxId: null,
      timeZone: 'UTC',
      sendingWindow: { days: [1, 2, 3, 4, 5], from: '09:00', to: '17:00' },
      stopForCompany: false,
      _count: { leads: 0, sends: 0, steps: 0, replies: 0 },
      activatedAt: null,
    });
    expect(await getCampaign(app, workspaceId, made.id)).toEqual(made);
    expect(await listCampaigns(app, workspaceId)).toEqual({ data: [made], nextCursor: null, hasMore: false });
  });

  it.each(['\n', '\u202e', '\u2068'])('comes from no name with %j, which could pass for another', async (sign) => {
    await using app = await open(kind);
    const { workspaceId } = await seedOutreach(app);
    const fields = { name: 'Spring', fromName: `Ada${sign}live` };
    const refused = { code: 'invalid_request', message: expect.stringMatching(/fromName.+control characters/) };
    await expect(createCampaign(app, workspaceId, fields)).rejects.toMatchObject(refused);
  });

  it('may send at any time in a demo, unless it has a window', async () => {
    await using app = await open(kind, { demoMail: true });
    const { workspaceId } = await seedOutreach(app);
    const fields = { name: 'Spring', fromName: 'Ada' };
    const { sendingWindow } = await createCampaign(app, workspaceId, fields);
    expect(sendingWindow).toEqual({ days: [1, 2, 3, 4, 5, 6, 7], from: '00:00', to: '24:00' });
    const given = { days: [2], from: '09:00', to: '10:00' };
    expect(await createCampaign(app, workspaceId, { ...fields, sendingWindow: given })).toMatchObject({
      sendingWindow: given,
    });
  });

  it('counts its own leads, sends, steps and replies, alone and in the list', async () => {
    await using app = await open(kind);
    const seed = await seedOutreach(app);
    const [one, other] = [await seedCampaign(app, seed, { steps: 2 }), await seedCampaign(app, seed)];
    for (const email of ['a@corp.example', 'b@corp.example', 'c@corp.example']) {
      const { data } = await createLead(app, seed.workspaceId, { campaignId: one.id, email });
      const known = { workspace_id: seed.workspaceId, campaign_id: one.id, lead_id: data.id };
      await insertSend(app, { ...known, step_id: one.stepIds[0] ?? '', mailbox_id: seed.mailboxId });
      if (email.startsWith('a')) await insertReply(app, known);
    }
    const counts = { leads: 3, sends: 3, steps: 2, replies: 1 };
    expect((await getCampaign(app, seed.workspaceId, one.id))._count).toEqual(counts);
    const { data } = await listCampaigns(app, seed.workspaceId);
    expect(new Map(data.map((campaign) => [campaign.id, campaign._count]))).toEqual(
      new Map([
        [one.id, counts],
        [other.id, { leads: 0, sends: 0, steps: 1, replies: 0 }],
      ]),
    );
  });

  it('comes in pages when a page is asked for, and all at once when not', async () => {
    await using app = await open(kind);
    const { workspaceId } = await seedOutreach(app);
    for (let count = 0; count < 60; count++) {
      await createCampaign(app, workspaceId, { name: `C${count}`, fromName: 'Ada' });
      app.clock.advance(1);
    }
    const whole = await listCampaigns(app, workspaceId);
    expect(whole.data.map(({ name }) => name)).toEqual(Array.from({ length: 60 }, (_, i) => `C${59 - i}`));
    const first = await listCampaigns(app, workspaceId, { limit: '25' });
    const second = await listCampaigns(app, workspaceId, { cursor: first.nextCursor });
    expect([...first.data, ...second.data]).toEqual(whole.data);
    expect(second).toMatchObject({ hasMore: false, nextCursor: null });
    expect((await listCampaigns(app, workspaceId, { status: 'active' })).data).toEqual([]);
  });

  it('is changed where it is told to', async () => {
    await using app = await open(kind);
    const { workspaceId, mailboxId } = await seedOutreach(app);
    const { id } = await createCampaign(app, workspaceId, { name: 'Spring', fromName: 'Ada' });
    app.clock.advance(1_000);
    const window = { days: [7, 1], from: '00:00', to: '24:00' };
    const change = {
      mailboxId,
      dailyCap: 7,
      timeZone: 'America/New_York',
      sendingWindow: window,
      stopForCompany: true,
    };
    const changed = await updateCampaign(app, workspaceId, id, change);
    expect(changed).toMatchObject({ ...change, sendingWindow: { ...window, days: [1, 7] }, name: 'Spring' });
    expect(changed.updatedAt).toBe(new Date(app.clock.now()).toISOString());
    await archiveCampaign(app, workspaceId, id);
    const late = updateCampaign(app, workspaceId, id, { name: 'x' });
    await expect(late).rejects.toMatchObject({ code: 'unprocessable' });
  });

  it('of another workspace is not found, nor is a mailbox of one', async () => {
    await using app = await open(kind);
    const [own, foreign] = [await seedOutreach(app), await seedOutreach(app)];
    const { id } = await seedCampaign(app, foreign);
    const outcomes = await Promise.allSettled([
      getCampaign(app, own.workspaceId, id),
      updateCampaign(app, own.workspaceId, id, { name: 'x' }),
      activateCampaign(app, own.workspaceId, id),
      pauseCampaign(app, own.workspaceId, id),
      archiveCampaign(app, own.workspaceId, id),
      createCampaign(app, own.workspaceId, { name: 'x', fromName: 'x', mailboxId: foreign.mailboxId }),
    ]);
    const notFound = { status: 'rejected', reason: { code: 'not_found' } };
    expect(outcomes).toMatchObject(outcomes.map(() => notFound));
    expect((await listCampaigns(app, own.workspaceId)).data).toEqual([]);
  });

  it.each([
    [{ fromName: 'Ada' }, 'name is required'],
    [{ name: 'x', fromName: 'Ada\r\nBcc: eve@corp.example' }, 'fromName'],
    [{ name: 'x', fromName: 'Ada', dailyCap: 0 }, 'dailyCap'],
    [{ name: 'x', fromName: 'Ada', timeZone: 'Mars/Olympus' }, 'timeZone'],
    [{ name: 'x', fromName: 'Ada', timeZone: '+02:00' }, 'timeZone'],
    [{ name: 'x', fromName: 'Ada', sendingWindow: { days: [], from: '09:00', to: '17:00' } }, 'sendingWindow.days'],
    [{ name: 'x', fromName: 'Ada', sendingWindow: { days: [1], from: '17:00', to: '09:00' } }, 'sendingWindow'],
    [{ name: 'x', fromName: 'Ada', sendingWindow: { days: [8], from: '09:00', to: '17:00' } }, 'sendingWindow'],
    [{ name: 'x', fromName: 'Ada', status: 'active' }, 'status is not accepted'],
  ])('of the form %j is refused with the field at fault', async (input, words) => {
    await using app = await open(kind);
    const { workspaceId } = await seedOutreach(app);
    const refused = { code: 'invalid_request', message: expect.stringContaining(words) };
    await expect(createCampaign(app, workspaceId, input)).rejects.toMatchObject(refused);
  });
});

onOneStore('activation', (kind) => {
  it('says everything that is missing, at once', async () => {
    await using app = await open(kind, { demoMail: false });
    const { id: workspaceId } = await app.workspaces.create({ name: 'Acme', tier: 'pro' });
    const { id } = await createCampaign(app, workspaceId, { name: 'Spring', fromName: 'Ada' });
    const error = await activateCampaign(app, workspaceId, id).catch((caught: Error) => caught);
    expect(error).toMatchObject({ code: 'unprocessable' });
    for (const words of ['one step', 'a mailbox', 'postal address', 'https PLANWRIGHT_PUBLIC_URL']) {
      expect(String(error)).toContain(words);
    }
    expect(await getCampaign(app, workspaceId, id)).toMatchObject({ status: 'draft' });
  });

  it('needs a public https address unless mail stays in the process', async () => {
    for (const [config, allowed] of [
      [{ publicUrl: 'http://planwright.example' }, false],
      [{ publicUrl: 'https://planwright.example' }, true],
      [{ demoMail: true }, true],
      [{}, false],
    ] as const) {
      await using app = await open(kind, { ...config, mailAllow: ['127.0.0.1'] });
      const seed = await seedOutreach(app);
      const { id } = await seedCampaign(app, seed, { active: false });
      const activation = activateCampaign(app, seed.workspaceId, id);
      if (allowed) expect(await activation).toMatchObject({ status: 'active' });
      else await expect(activation).rejects.toMatchObject({ message: expect.stringContaining('PUBLIC_URL') });
    }
  });

  it('needs a subject for the first mail, and a mailbox that works', async () => {
    await using app = await open(kind);
    const seed = await seedOutreach(app);
    const { workspaceId, mailboxId } = seed;
    const { id } = await createCampaign(app, workspaceId, { name: 'Spring', fromName: 'Ada', mailboxId });
    await addStep(app, workspaceId, id, { kind: 'touch', channel: 'linkedin', note: 'Say hello' });
    await addStep(app, workspaceId, id, { body: 'Hello' });
    await updateMailbox(app, workspaceId, mailboxId, { status: 'paused' });
    const error = await activateCampaign(app, workspaceId, id).catch((caught: Error) => caught);
    expect(String(error)).toContain('a subject for its first mail');
    expect(String(error)).toContain('its own is paused');
  });

  it('goes from draft to active to paused and back, and ends with archived', async () => {
    await using app = await open(kind);
    const seed = await seedOutreach(app);
    const { workspaceId } = seed;
    const { id } = await seedCampaign(app, seed, { active: false });
    await expect(pauseCampaign(app, workspaceId, id)).rejects.toMatchObject({ code: 'unprocessable' });
    const first = await activateCampaign(app, workspaceId, id);
    expect(first).toMatchObject({ status: 'active', activatedAt: new Date(app.clock.now()).toISOString() });
    app.clock.advance(1_000);
    expect(await activateCampaign(app, workspaceId, id)).toEqual(first);
    await expect(updateCampaign(app, workspaceId, id, { mailboxId: null })).rejects.toMatchObject({
      code: 'unprocessable',
    });
    await expect(removeMailbox(app, workspaceId, seed.mailboxId)).rejects.toMatchObject({ code: 'unprocessable' });
    expect(await pauseCampaign(app, workspaceId, id)).toMatchObject({ status: 'paused' });
    expect(await pauseCampaign(app, workspaceId, id)).toMatchObject({ status: 'paused' });
    expect(await activateCampaign(app, workspaceId, id)).toMatchObject({ activatedAt: first.activatedAt });
    expect(await archiveCampaign(app, workspaceId, id)).toMatchObject({ status: 'archived' });
    expect(await archiveCampaign(app, workspaceId, id)).toMatchObject({ status: 'archived' });
    await expect(activateCampaign(app, workspaceId, id)).rejects.toMatchObject({ code: 'unprocessable' });
  });
});

onOneStore('a workspace', (kind) => {
  it('has a postal address once it is set, and refuses an empty one', async () => {
    await using app = await open(kind);
    const { id } = await app.workspaces.create({ name: 'Acme', tier: 'pro' });
    expect(await getSettings(app, id)).toEqual({ postalAddress: null, updatedAt: null });
    await updateSettings(app, id, { postalAddress: 'Acme\n1 High Street' });
    app.clock.advance(1_000);
    const set = await updateSettings(app, id, { postalAddress: ' Acme\n2 High Street ' });
    expect(set.postalAddress).toBe('Acme\n2 High Street');
    expect(await getSettings(app, id)).toEqual(set);
    for (const input of [{}, { postalAddress: ' ' }, { postalAddress: null }, { postalAddress: 'x', a: 1 }]) {
      await expect(updateSettings(app, id, input)).rejects.toMatchObject({ code: 'invalid_request' });
    }
  });

  it('is told to its key with the key’s beginning and scopes, never the key', async () => {
    await using app = await open(kind);
    const { id, key } = await seedWorkspace(app);
    const principal = await app.keys.authenticate(key.secret);
    const identity = await getIdentity(app, principal);
    expect(identity).toEqual({
      workspace: { id, name: 'Test', createdAt: new Date(app.clock.now()).toISOString() },
      key: { prefix: key.secret.slice(0, 16), scopes: principal.key.scopes },
    });
    expect(JSON.stringify(identity)).not.toContain(key.secret.slice(16));
  });
});
