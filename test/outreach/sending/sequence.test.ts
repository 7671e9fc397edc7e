import { expect, it } from 'vitest';
import { onOneStore } from '../../helpers/stores.ts';
import { DAY, HOUR, world } from './world.ts';

onOneStore('a sequence', (kind) => {
  it('sends each step once, in one thread, after its wait, and then the lead has completed it', async () => {
    const { campaign, lead, first, clock, sink, leadRow, events, sends } = await world(kind);
    const id = await lead(await campaign({ steps: 3 }), 'eve', { firstName: 'Eve' });
    await first.work();
    expect(sink.mails).toHaveLength(1);
    expect(await leadRow(id)).toMatchObject({ status: 'active', step_position: 1 });
    clock.advance(DAY - HOUR);
    await first.work();
    expect(sink.mails).toHaveLength(1);
    for (let day = 0; day < 4; day++) {
      clock.advance(DAY);
      await first.work();
    }
    expect(sink.mails.map((mail) => /^Subject: (.*)$/m.exec(mail.raw)?.[1]?.trim())).toEqual([
      'For Eve',
      'Re: For Eve',
      'Re: For Eve',
    ]);
    const made = await sends();
    expect(sink.mails.map((mail) => mail.messageId)).toEqual(made.map((send) => send.message_id));
    expect(made.map((send) => send.in_reply_to)).toEqual([null, made[0]?.message_id, made[1]?.message_id]);
    expect(await leadRow(id)).toMatchObject({ status: 'completed', step_position: 3, due_at: null });
    expect(await events('send.sent')).toHaveLength(3);
    expect(await events('lead.completed')).toMatchObject([{ lead: { id, status: 'completed', stepPosition: 3 } }]);
  });
});
