import { expect, it } from 'vitest';
import { onEveryStore } from '../../helpers/stores.ts';
import { DAY, HOUR, world } from './world.ts';

onEveryStore('a campaign whose clock was ahead', (kind) => {
  it.each([HOUR, DAY, 40 * DAY])('by %i ms goes on as planned, and mails nobody twice', async (ahead) => {
    const { campaign, lead, first, clock, sink, leadRow, app } = await world(kind, { mailbox: { gapSeconds: 60 } });
    const id = await lead(await campaign({ steps: 3 }), 'eve');
    clock.jump(ahead);
    await app.watchClock();
    await first.work();
    expect(sink.mails).toHaveLength(1);
    clock.jump(-ahead);
    await app.watchClock();
    const waits = ((await leadRow(id)).due_at ?? 0) - clock.now();
    expect([waits > DAY - HOUR, waits < DAY + HOUR]).toEqual([true, true]);
    for (let days = 0; days < 3; days++) {
      clock.advance(DAY + HOUR);
      await first.work();
    }
    expect(sink.mails).toHaveLength(3);
    expect(await leadRow(id)).toMatchObject({ status: 'completed', step_position: 3 });
  });

  it('sends nothing outside its window when the clock is set while a mail is about to leave', async () => {
    const set = { now: () => undefined as unknown };
    const { campaign, lead, first, clock, sink } = await world(kind, { sink: { onMoment: () => set.now() } });
    const daytime = { days: [1, 2, 3, 4, 5, 6, 7], from: '09:00', to: '17:00' };
    await lead(await campaign({ set: { sendingWindow: daytime, timeZone: 'UTC' } }), 'eve');
    set.now = () => {
      set.now = () => undefined;
      clock.jump(-4 * HOUR);
    };
    await first.work();
    expect(sink.mails).toHaveLength(0);
    clock.advance(4 * HOUR);
    await first.work();
    expect(sink.mails).toHaveLength(1);
  });
});
