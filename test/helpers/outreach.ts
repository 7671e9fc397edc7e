import type { App } from '../../src/app.ts';
import { activateCampaign } from '../../src/outreach/campaign-states.ts';
import { createCampaign } from '../../src/outreach/campaigns.ts';
import { createMailbox } from '../../src/outreach/mailboxes.ts';
import { updateSettings } from '../../src/outreach/settings.ts';
import { addStep } from '../../src/outreach/steps.ts';

/** A workspace with a postal address and a mailbox on this machine. */
export async function seedOutreach(app: App): Promise<{ workspaceId: string; mailboxId: string }> {
  const { id: workspaceId } = await app.workspaces.create({ name: 'Acme', tier: 'pro' });
  await updateSettings(app, workspaceId, { postalAddress: 'Acme Ltd, 1 High Street, London' });
  const smtp = { host: '127.0.0.1', port: 2525, security: 'none' };
  const mailbox = await createMailbox(app, workspaceId, { email: 'ada@acme.example', name: 'Ada', smtp });
  return { workspaceId, mailboxId: mailbox.id };
}

/** A campaign with steps that wait a day each; `active` unless told otherwise. Answers its id and theirs. */
export async function seedCampaign(
  app: App,
  { workspaceId, mailboxId }: { workspaceId: string; mailboxId: string },
  { steps = 1, active = true }: { steps?: number; active?: boolean } = {},
): Promise<{ id: string; stepIds: string[] }> {
  const { id } = await createCampaign(app, workspaceId, { name: 'Spring', fromName: 'Ada', mailboxId });
  const stepIds: string[] = [];
  for (let count = 1; count <= steps; count++) {
    const wait = count === 1 ? {} : { waitDays: 1 };
    const step = await addStep(app, workspaceId, id, { subject: `Mail ${count}`, body: 'Hello', ...wait });
    stepIds.push(step.id);
  }
  if (active) await activateCampaign(app, workspaceId, id);
  return { id, stepIds };
}
