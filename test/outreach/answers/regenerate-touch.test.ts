import { describe, expect, it } from 'vitest';
import { AppError } from '../../../src/errors.ts';
import { regenerateTouch } from '../../../src/outreach/answers/regenerate-touch.ts';
import { suppress } from '../../../src/outreach/sending/suppress.ts';
import { addStep, updateStep } from '../../../src/outreach/steps.ts';
import { addSuppressions } from '../../../src/outreach/suppressions.ts';
import { getTouch } from '../../../src/outreach/touch-detail.ts';
import { markTouchSent } from '../../../src/outreach/touches.ts';
import type { Tx } from '../../../src/store/store.ts';
import { insertTouch } from '../../helpers/outreach-rows.ts';
import { onOneStore } from '../../helpers/stores.ts';
import type { TestAppParts } from '../../helpers/test-app.ts';
import { scriptedWriter } from '../../helpers/writers.ts';
import { exchange } from './exchange.ts';

const { signal } = new AbortController();

/** A touch for LinkedIn that waits to be posted, of a step with this note. */
async function queued(note: string | undefined, parts: TestAppParts = {}, channel: 'linkedin' | 'phone' = 'linkedin') {
  const here = await exchange(parts);
  const { app, workspaceId, campaignId, leadId } = here;
  const given = { kind: 'touch', channel, ...(note === undefined ? {} : { note }) };
  const step = await addStep(app, workspaceId, campaignId, given);
  const belongs = { workspace_id: workspaceId, campaign_id: campaignId, lead_id: leadId, step_id: step.id };
  const id = await insertTouch(app, { ...belongs, channel, body_text: 'Hi Eve, how is it at Corp Ltd?' });
  return { ...here, id, stepId: step.id };
}

onOneStore('a touch', (kind) => {
  it('is worded anew from the choices of its step, and keeps what it said before', async () => {
    const parts = { databaseUrl: await kind.freshUrl() };
    const { app, workspaceId, id } = await queued('{how is it|how goes it|what is up} at {{ company }}?', parts);
    expect((await getTouch(app, workspaceId, id)).versions).toMatchObject([{ version: 1, writtenBy: 'sequence' }]);
    const said = ['Hi Eve, how is it at Corp Ltd?'];
    for (let version = 2; version <= 8; version++) {
      const touch = await regenerateTouch(app, workspaceId, id, { signal });
      said.push(touch.bodyText);
      expect(touch.versions.map((one) => one.bodyText)).toEqual(said);
      expect(touch.bodyText).toMatch(/^(Hi|Hello) Eve, .*Corp Ltd\?/);
    }
    expect(new Set(said).size).toBe(8);
    const kept = await getTouch(app, workspaceId, id);
    expect(kept).toMatchObject({ bodyText: said.at(-1), status: 'queued' });
    expect(kept.versions.map(({ version }) => version)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('asked for twice at the same moment has both wordings', async () => {
    const { app, workspaceId, id } = await queued('{a|b|c} for {{ company }}', { databaseUrl: await kind.freshUrl() });
    await Promise.all([1, 2, 3].map(() => regenerateTouch(app, workspaceId, id, { signal })));
    expect((await getTouch(app, workspaceId, id)).versions.map(({ version }) => version)).toEqual([1, 2, 3, 4]);
  });

  it('that was posted stays as it is, and costs no place in the limit', async () => {
    const { app, workspaceId, id } = await queued('{a|b}', { databaseUrl: await kind.freshUrl() });
    await markTouchSent(app, workspaceId, id);
    const beforeWriting = () => Promise.reject(new Error('counted'));
    const refused = regenerateTouch(app, workspaceId, id, { signal, beforeWriting });
    await expect(refused).rejects.toMatchObject({ code: 'unprocessable', message: expect.stringMatching(/posted/) });
    await expect(regenerateTouch(app, 'ws_other', id, { signal })).rejects.toMatchObject({ code: 'not_found' });
  });

  it('is skipped when whom it is for says stop or is suppressed, even after the sequence; not when a mail bounced', async () => {
    const here = await queued('{a|b}', { databaseUrl: await kind.freshUrl() });
    const { app, workspaceId, id, leadId, campaignId, stepId } = here;
    const lead = { workspace_id: workspaceId, campaign_id: campaignId, lead_id: leadId, step_id: stepId };
    const stop = (reason: 'bounced' | 'unsubscribed') => (tx: Tx) =>
      suppress(app, tx, { workspaceId, kind: 'address', value: 'eve@corp.example', reason });
    await app.store.write((tx) => tx.updateTable('leads').set({ status: 'completed' }).execute());
    const posted = await insertTouch(app, lead);
    await markTouchSent(app, workspaceId, posted);
    await app.store.write(stop('bounced'));
    expect(await getTouch(app, workspaceId, id)).toMatchObject({ status: 'queued' });
    await app.store.write(stop('unsubscribed'));
    const later = await insertTouch(app, lead);
    await addSuppressions(app, workspaceId, { values: ['corp.example'] });
    for (const one of [id, later]) expect(await getTouch(app, workspaceId, one)).toMatchObject({ status: 'skipped' });
    expect(await getTouch(app, workspaceId, posted)).toMatchObject({ status: 'sent' });
    const refused = { code: 'unprocessable', message: expect.stringMatching(/skipped, because/) };
    await expect(regenerateTouch(app, workspaceId, id, { signal })).rejects.toMatchObject(refused);
    await expect(markTouchSent(app, workspaceId, id)).rejects.toMatchObject(refused);
  });
});

describe('a touch', () => {
  it('without a note says the pitch, within what its channel takes', async () => {
    const { app, workspaceId, id } = await queued(undefined);
    const touch = await regenerateTouch(app, workspaceId, id, { signal });
    expect(touch.bodyText).toContain('deposits end no-shows');
    expect(touch.bodyText.length).toBeLessThanOrEqual(300);
  });

  it('that lacks a value now is not written, and says which', async () => {
    const { app, workspaceId, id, campaignId, stepId } = await queued('{a|b}');
    await updateStep(app, { workspaceId, campaignId, stepId }, { note: 'For {{ dog }}' });
    const refused = regenerateTouch(app, workspaceId, id, { signal });
    await expect(refused).rejects.toMatchObject({ code: 'unprocessable', message: expect.stringMatching(/dog/) });
  });

  it('is worded by the model where there is one, without what it made up', async () => {
    const writer = scriptedWriter([{ text: `Eve, we saved 40 % at Corp Ltd. ${'More words. '.repeat(60)}` }]);
    const { app, workspaceId, id } = await queued('how is it at {{ company }}?', { writer });
    const touch = await regenerateTouch(app, workspaceId, id, { signal });
    expect(touch.versions.at(-1)).toMatchObject({ writtenBy: 'anthropic' });
    expect(touch.bodyText).toContain('[[40 %]]');
    expect(touch.bodyText.length).toBeLessThanOrEqual(300);
    expect(writer.asked[0]?.user).toContain('"Hi Eve, how is it at Corp Ltd?"');
  });

  it('is worded from its step when the model does not answer', async () => {
    const writer = scriptedWriter([new AppError('engine_timeout', 'Too slow.')]);
    const { app, workspaceId, id } = await queued('{a|b}', { writer });
    const touch = await regenerateTouch(app, workspaceId, id, { signal });
    expect(touch.versions.at(-1)).toMatchObject({ writtenBy: 'offline' });
  });
});
