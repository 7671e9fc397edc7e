import { expect, it } from 'vitest';
import { createCampaign } from '../../src/outreach/campaigns.ts';
import { checkCampaign } from '../../src/outreach/check-campaign.ts';
import { createLead } from '../../src/outreach/create-lead.ts';
import { previewCampaign } from '../../src/outreach/preview-campaign.ts';
import { addStep } from '../../src/outreach/steps.ts';
import { seedCampaign, seedOutreach } from '../helpers/outreach.ts';
import { onOneStore, type StoreKind } from '../helpers/stores.ts';
import { testApp } from '../helpers/test-app.ts';

const openWith = async (kind: StoreKind) => {
  const app = await testApp({ databaseUrl: await kind.freshUrl(), config: { demoMail: true } });
  const seed = await seedOutreach(app);
  const { workspaceId, mailboxId } = seed;
  const pitchContext = 'We groom dogs.';
  const { id } = await createCampaign(app, workspaceId, { name: 'Spring', fromName: 'Ada', pitchContext, mailboxId });
  const subject = 'For {{ company }}';
  const mail = await addStep(app, workspaceId, id, {
    subject,
    body: 'Hello {{ firstName }}, greetings from {{ sender.fromName }}',
  });
  const touch = await addStep(app, workspaceId, id, { kind: 'touch', channel: 'linkedin', note: 'Hi {{ firstName }}' });
  const bump = await addStep(app, workspaceId, id, { body: 'Still there?', waitDays: 3 });
  const post = async (email: string, fields: object = {}) =>
    (await createLead(app, workspaceId, { campaignId: id, email, ...fields })).data.id;
  return { app, ...seed, id, mail, touch, bump, post, [Symbol.asyncDispose]: () => app[Symbol.asyncDispose]() };
};

onOneStore('a campaign’s check', (kind) => {
  it('names what leads lack, by step and variable, before anything is sent', async () => {
    await using here = await openWith(kind);
    const { app, workspaceId, id, mail, touch } = here;
    expect(await checkCampaign(app, workspaceId, id)).toMatchObject({ ready: true, missing: [], leadsChecked: 0 });
    await here.post('eve@corp.example', { firstName: 'Eve', company: 'Corp' });
    const bob = await here.post('bob@corp.example', { company: 'Corp' });
    const report = await checkCampaign(app, workspaceId, id);
    expect(report).toMatchObject({ ready: false, missing: [], leadsChecked: 2, problems: [] });
    expect(report.variables).toEqual([
      { stepId: mail.id, variable: 'firstName', leads: 1, leadIds: [bob] },
      { stepId: touch.id, variable: 'firstName', leads: 1, leadIds: [bob] },
    ]);
  });

  it('says what activation would, and nothing of another workspace', async () => {
    await using here = await openWith(kind);
    const { app, workspaceId } = here;
    const { id } = await createCampaign(app, workspaceId, { name: 'Empty', fromName: 'Ada' });
    const report = await checkCampaign(app, workspaceId, id);
    expect(report).toMatchObject({
      ready: false,
      missing: [expect.stringContaining('step'), expect.stringContaining('mailbox')],
    });
    const foreign = await seedOutreach(app);
    await expect(checkCampaign(app, foreign.workspaceId, id)).rejects.toMatchObject({ code: 'not_found' });
  });
});

onOneStore('a campaign’s preview', (kind) => {
  it('shows the sequence as a lead would have it, or an example while there is none', async () => {
    await using here = await openWith(kind);
    const { app, workspaceId, id } = here;
    const example = await previewCampaign(app, workspaceId, id);
    expect(example).toMatchObject({ leadId: null, steps: [{ subject: 'For Example Ltd' }, {}, {}] });
    const eve = await here.post('eve@corp.example', { firstName: '<b>Eve</b>', company: 'Corp' });
    const { leadId, steps } = await previewCampaign(app, workspaceId, id, { leadId: eve });
    expect(leadId).toBe(eve);
    expect(steps).toMatchObject([
      { stepId: here.mail.id, position: 1, kind: 'email', subject: 'For Corp', problem: null },
      {
        stepId: here.touch.id,
        kind: 'touch',
        subject: null,
        text: expect.stringContaining('Hi <b>Eve</b>'),
        html: null,
      },
      { stepId: here.bump.id, subject: 'Re: For Corp' },
    ]);
    expect(steps[0]?.text).toContain('Hello <b>Eve</b>, greetings from Ada');
    expect(steps[0]?.text).toContain('1 High Street');
    expect(steps[0]?.html).toContain('&lt;b&gt;Eve');
  });

  it('says why a step cannot be written for a lead, and refuses a lead of elsewhere', async () => {
    await using here = await openWith(kind);
    const { app, workspaceId, id } = here;
    const bob = await here.post('bob@corp.example', { company: 'Corp' });
    const { steps } = await previewCampaign(app, workspaceId, id, { leadId: bob });
    expect(steps[0]).toMatchObject({ text: null, problem: expect.stringContaining('firstName') });
    const other = await seedCampaign(app, here);
    for (const leadId of ['lead_none', bob]) {
      const preview = previewCampaign(app, workspaceId, other.id, { leadId });
      await expect(preview).rejects.toMatchObject({ code: 'not_found' });
    }
  });
});
