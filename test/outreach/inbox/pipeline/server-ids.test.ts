import { expect, it } from 'vitest';
import { getSend } from '../../../../src/outreach/sends.ts';
import { onOneStore } from '../../../helpers/stores.ts';
import { DAY, world } from '../../sending/world.ts';
import { answering, bounceOf, letter, mailed, receive } from './post.ts';

const ses = (connection: number) => `0100018f2c3d4e5f-6a7b8c9d-0e1f-4a2b-8c3d-4e5f6a7b8c9d-00000${connection}`;
const NOBODY = { from: 'Somebody <somebody@far.example>' };

onOneStore('a server that puts its own Message-ID into a mail', (kind) => {
  it('has its replies and bounces matched by what it named', async () => {
    const here = await world(kind, { sink: { says: ({ connection }) => `Ok ${ses(connection)}` } });
    const { leadId, send } = await mailed(here);
    expect(await getSend(here.app, here.workspaceId, send.id)).toMatchObject({ serverId: ses(1) });
    const cited = `<${ses(1)}@email.amazonses.com>`;
    const reply = letter({ ...NOBODY, headers: answering({ message_id: cited }) });
    expect(await receive(here, reply)).toMatchObject({ outcome: 'replied', leadId, sendId: send.id });
    const bounce = bounceOf({ recipient: 'eve@corp.example', messageId: cited });
    expect(await receive(here, bounce)).toMatchObject({ outcome: 'bounced', leadId, sendId: send.id });
  });

  it('has the follow-up stand in the thread that its reader knows', async () => {
    const id = 'AM9PR04MB8123A1B2C3D4E5F@AM9PR04MB8123.eurprd04.prod.outlook.com';
    const here = await world(kind, { sink: { says: () => `2.0.0 OK <${id}> [Hostname=mx]` } });
    const { send } = await mailed(here);
    here.clock.advance(2 * DAY);
    await here.first.work();
    expect(here.sink.mails[1]?.raw.replace(/\r\n\s+/g, ' ')).toContain(`References: <${id}> ${send.message_id}`);
  });

  it('is not believed when it names one id for two mails, nor a reply to another workspace’s mail', async () => {
    const here = await world(kind, { sink: { says: () => `Ok ${ses(1)}` } });
    await mailed(here);
    const reply = () => letter({ ...NOBODY, headers: answering({ message_id: `<${ses(1)}@mx.example>` }) });
    const { id: workspaceId } = await here.app.workspaces.create({ name: 'Other', tier: 'pro' });
    expect(await receive({ ...here, workspaceId }, reply())).toMatchObject({ outcome: 'unmatched', sendId: null });
    await mailed(here, { name: 'bob' });
    expect(await receive(here, reply())).toMatchObject({ outcome: 'unmatched', sendId: null });
  });
});
