import { expect, it } from 'vitest';
import { archiveCampaign } from '../../src/outreach/campaign-states.ts';
import { createLead } from '../../src/outreach/create-lead.ts';
import { addStep, listSteps, removeStep, updateStep } from '../../src/outreach/steps.ts';
import { seedCampaign, seedOutreach } from '../helpers/outreach.ts';
import { insertSend, insertTouch } from '../helpers/outreach-rows.ts';
import { onOneStore, type StoreKind } from '../helpers/stores.ts';
import { testApp } from '../helpers/test-app.ts';

async function openWith(kind: StoreKind, { steps, active = false }: { steps: number; active?: boolean }) {
  const app = await testApp({ databaseUrl: await kind.freshUrl(), config: { demoMail: true } });
  const seed = await seedOutreach(app);
  const { id: campaignId, stepIds } = await seedCampaign(app, seed, { steps, active });
  const where = (stepId = '') => ({ workspaceId: seed.workspaceId, campaignId, stepId });
  const order = async () => (await listSteps(app, seed.workspaceId, campaignId)).map(({ id }) => id);
  const add = (input: object) => addStep(app, seed.workspaceId, campaignId, input);
  const belongs = async (stepId = '') => {
    const { data } = await createLead(app, seed.workspaceId, { campaignId, email: `${stepId}@corp.example` });
    return { workspace_id: seed.workspaceId, campaign_id: campaignId, lead_id: data.id, step_id: stepId };
  };
  return {
    app,
    ...seed,
    campaignId,
    stepIds,
    where,
    order,
    add,
    belongs,
    [Symbol.asyncDispose]: () => app[Symbol.asyncDispose](),
  };
}

onOneStore('the steps of a campaign', (kind) => {
  it('keep their order when one is added, moved or taken out', async () => {
    await using here = await openWith(kind, { steps: 3 });
    const { app, stepIds, where } = here;
    const [a = '', b = '', c = ''] = stepIds;
    const last = await here.add({ body: 'Bye', waitDays: 2, waitHours: 3 });
    expect(last).toMatchObject({ position: 4, kind: 'email', subject: null, waitHours: 51, channel: null });
    const first = await here.add({ kind: 'touch', channel: 'linkedin', note: 'Say hello', position: 1 });
    expect(first).toMatchObject({ position: 1, channel: 'linkedin', subject: null, body: null });
    expect(await here.order()).toEqual([first.id, a, b, c, last.id]);
    expect(await updateStep(app, where(c), { position: 2 })).toMatchObject({ position: 2 });
    expect(await here.order()).toEqual([first.id, c, a, b, last.id]);
    await removeStep(app, where(a));
    expect(await here.order()).toEqual([first.id, c, b, last.id]);
    const positions = (await listSteps(app, here.workspaceId, here.campaignId)).map(({ position }) => position);
    expect(positions).toEqual([1, 2, 3, 4]);
    expect(await updateStep(app, where(c), { position: 30 })).toMatchObject({ position: 4 });
  });

  it('that were added at once have each its own position', async () => {
    await using here = await openWith(kind, { steps: 0 });
    await Promise.all(Array.from({ length: 8 }, (_, index) => here.add({ subject: `S${index}`, body: 'Hi' })));
    const positions = (await listSteps(here.app, here.workspaceId, here.campaignId)).map(({ position }) => position);
    expect(positions).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('that have gone out stay where they are, but may say something else from now on', async () => {
    await using here = await openWith(kind, { steps: 4, active: true });
    const { app, stepIds, where, mailboxId } = here;
    const [a = '', b = '', c = '', d = ''] = stepIds;
    await insertSend(app, { ...(await here.belongs(b)), mailbox_id: mailboxId });
    const fixed = { code: 'unprocessable', message: expect.stringContaining('gone out') };
    await expect(removeStep(app, where(a))).rejects.toMatchObject(fixed);
    await expect(removeStep(app, where(b))).rejects.toMatchObject(fixed);
    await expect(updateStep(app, where(a), { position: 3 })).rejects.toMatchObject(fixed);
    await expect(updateStep(app, where(d), { position: 2 })).rejects.toMatchObject(fixed);
    await expect(here.add({ subject: 'x', body: 'x', position: 1 })).rejects.toMatchObject(fixed);
    expect(await here.order()).toEqual(stepIds);
    expect(await updateStep(app, where(a), { subject: 'Better' })).toMatchObject({ subject: 'Better', position: 1 });
    await updateStep(app, where(d), { position: 3 });
    expect(await here.order()).toEqual([a, b, d, c]);
    await insertTouch(app, await here.belongs(d));
    await expect(removeStep(app, where(d))).rejects.toMatchObject(fixed);
    await removeStep(app, where(c));
    expect(await here.order()).toEqual([a, b, d]);
  });

  it('are at least one while the campaign is active, and change no more when it is archived', async () => {
    await using here = await openWith(kind, { steps: 1, active: true });
    const { app, stepIds, where } = here;
    const refused = { code: 'unprocessable' };
    await expect(removeStep(app, where(stepIds[0]))).rejects.toMatchObject(refused);
    await archiveCampaign(app, here.workspaceId, here.campaignId);
    await expect(here.add({ subject: 'x', body: 'x' })).rejects.toMatchObject(refused);
    await expect(updateStep(app, where(stepIds[0]), { body: 'x' })).rejects.toMatchObject(refused);
  });

  it('are at most 30', async () => {
    await using here = await openWith(kind, { steps: 30 });
    await expect(here.add({ subject: 'x', body: 'x' })).rejects.toMatchObject({ code: 'unprocessable' });
  });

  it('of another campaign or workspace are not found', async () => {
    await using here = await openWith(kind, { steps: 1 });
    const { app, stepIds, where } = here;
    const other = await seedCampaign(app, here);
    const foreign = await seedOutreach(app);
    const notFound = { code: 'not_found' };
    await expect(updateStep(app, where(other.stepIds[0]), { body: 'x' })).rejects.toMatchObject(notFound);
    const stolen = { ...where(stepIds[0]), workspaceId: foreign.workspaceId };
    await expect(updateStep(app, stolen, { body: 'x' })).rejects.toMatchObject(notFound);
    await expect(removeStep(app, stolen)).rejects.toMatchObject(notFound);
    await expect(listSteps(app, foreign.workspaceId, here.campaignId)).rejects.toMatchObject(notFound);
  });

  it.each([
    [{ subject: 'x' }, 'invalid_request', 'body is required'],
    [{ body: ' ' }, 'invalid_request', 'body is required'],
    [{ body: 'x', channel: 'x' }, 'invalid_request', 'channel'],
    [{ kind: 'touch' }, 'invalid_request', 'channel is required'],
    [{ kind: 'touch', channel: 'linkedin', body: 'x' }, 'invalid_request', 'body is for email'],
    [{ kind: 'fax', body: 'x' }, 'invalid_request', 'kind'],
    [{ body: 'x', subject: 'Hi\r\nBcc: eve@corp.example' }, 'invalid_request', 'subject'],
    [{ body: 'x', waitHours: -1 }, 'invalid_request', 'waitHours'],
    [{ body: 'x', waitDays: 1e9 }, 'invalid_request', 'waitDays'],
    [{ body: 'Hello {{ firstName' }, 'unprocessable', 'Line 1 of the body'],
    [{ body: '{% include "/etc/passwd" %}' }, 'unprocessable', 'body'],
  ])('of the form %j are refused as %s', async (input, code, words) => {
    await using here = await openWith(kind, { steps: 0 });
    await expect(here.add(input)).rejects.toMatchObject({ code, message: expect.stringContaining(words) });
    expect(await here.order()).toEqual([]);
  });

  it('are not left halfway of their kind by a change', async () => {
    await using here = await openWith(kind, { steps: 1 });
    const { app, stepIds, where } = here;
    const refused = { code: 'invalid_request', message: expect.stringContaining('body is required') };
    await expect(updateStep(app, where(stepIds[0]), { body: null })).rejects.toMatchObject(refused);
    await expect(updateStep(app, where(stepIds[0]), { kind: 'touch' })).rejects.toMatchObject({
      code: 'invalid_request',
    });
  });
});
