import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LOCAL_WORKSPACE_ID } from '../../src/accounts/workspaces.ts';
import { createLead } from '../../src/outreach/create-lead.ts';
import { addStep } from '../../src/outreach/steps.ts';
import { seedCampaign, seedOutreach } from '../helpers/outreach.ts';
import { insertReply, insertTouch } from '../helpers/outreach-rows.ts';
import { testApp } from '../helpers/test-app.ts';
import { freshData, shell, shellJson } from './shell.ts';

/** A data folder in which a lead has answered, and has a touch that waits. */
async function withReply() {
  const data = { ...freshData(), PLANWRIGHT_PUBLIC_URL: 'https://plan.example', PLANWRIGHT_MAIL_ALLOW: '127.0.0.1' };
  await using app = await testApp({
    databaseUrl: join(data.PLANWRIGHT_DATA_DIR, 'planwright.db'),
    config: { publicUrl: 'https://plan.example', mailAllow: ['127.0.0.1'] },
  });
  await app.workspaces.ensureLocal(1_000);
  const { workspaceId, mailboxId } = await seedOutreach(app);
  const { id: campaignId } = await seedCampaign(app, { workspaceId, mailboxId });
  const note = '{How is it|How goes it} at {{ company }}?';
  const step = await addStep(app, workspaceId, campaignId, { kind: 'touch', channel: 'x', note });
  const fields = { campaignId, email: 'eve@corp.example', firstName: 'Eve', company: 'Corp' };
  const { data: lead } = await createLead(app, workspaceId, fields);
  const belongs = { workspace_id: workspaceId, campaign_id: campaignId, lead_id: lead.id };
  const asks = { classification: 'question', body_text: 'What does it cost?', mailbox_id: mailboxId };
  const replyId = await insertReply(app, { ...belongs, ...asks });
  const touchId = await insertTouch(app, { ...belongs, step_id: step.id, channel: 'x' });
  return { data, replyId, touchId, workspace: ['--workspace', workspaceId] };
}

describe('planwright reply draft and draft', () => {
  it('write an answer, take the person’s words for its gap, and hand it over once', async () => {
    const { data, replyId, workspace } = await withReply();
    const drafted = await shell(['reply', 'draft', replyId, ...workspace], data);
    expect(drafted.stdout).toMatch(
      /^Subject: Re: Hello\n\n(Hi|Hello) Eve,\n[\s\S]*\[\[your answer to: “What does it cost\?”\]\]/,
    );
    expect(drafted.stderr).toMatch(/^dft_\w+, by offline\. Fill what stands in \[\[ \]\] first/);
    const id = /dft_\w+/.exec(drafted.stderr)?.[0] ?? '';

    const refused = await shell(['draft', 'send', id, ...workspace], data);
    expect(refused).toMatchObject({ code: 1, stderr: expect.stringMatching(/^planwright: The draft has a gap/) });
    const file = join(data.PLANWRIGHT_DATA_DIR, 'answer.txt');
    writeFileSync(file, 'Hi Eve,\n\nten pounds.\n');
    expect((await shell(['draft', 'edit', id, '--text', file, ...workspace], data)).stdout).toContain('ten pounds.');
    const sent = await shell(['draft', 'send', id, ...workspace], data);
    expect(sent.stderr).toMatch(/is handed over as snd_\w+: it leaves as soon as a server runs/);
    const again = await shellJson(['draft', 'send', id, ...workspace], data);
    expect(again.json).toMatchObject({ status: 'queued', replyId, stepId: null });
    expect((await shellJson(['send', 'list', ...workspace], data)).json).toMatchObject({ data: [{ replyId }] });
    expect((await shell(['draft', 'remove', id, ...workspace], data)).stderr).toMatch(/was sent/);

    const own = await shell(['reply', 'draft', replyId, '--text', '-', ...workspace], data, 'My own.');
    const other = /dft_\w+/.exec(own.stderr)?.[0] ?? '';
    expect((await shell(['draft', 'remove', other, ...workspace], data)).stderr).toBe(`${other} is gone.\n`);
    expect((await shell(['draft', 'edit', id, ...workspace], data)).code).toBe(2);
    expect((await shell(['reply', 'draft', replyId, '--workspace', LOCAL_WORKSPACE_ID], data)).code).toBe(1);
  });
});

describe('planwright touch', () => {
  it('is worded anew, and shows what it said before', async () => {
    const { data, touchId, workspace } = await withReply();
    const { stdout } = await shell(['touch', 'regenerate', touchId, ...workspace], data);
    expect(stdout).toMatch(/^(Hi|Hello) Eve, How (is|goes) it at Corp\?/);
    const { json } = await shellJson(['touch', 'show', touchId, ...workspace], data);
    expect(json).toMatchObject({
      bodyText: stdout.trim(),
      versions: [{ bodyText: 'Hello Eve', writtenBy: 'sequence' }, { writtenBy: 'offline' }],
    });
  });
});
