import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { onEveryStore } from '../../helpers/stores.ts';
import { serveAt } from './serve-at.ts';
import { DAY, MINUTE, type World, world } from './world.ts';

const statusOf = async (here: World): Promise<string | undefined> => {
  await nextTurn();
  return (await here.sends())[0]?.status;
};

onEveryStore('a serve process that is killed', (kind) => {
  const moments = {
    data: 'while the text is on its way',
    dot: 'when the server has the mail and has not said so',
  } as const;
  for (const [at, when] of Object.entries(moments)) {
    it(`${when} sends nothing again: the mail is unknown and the lead goes on`, { timeout: 120_000 }, async () => {
      // As the keys of the table above are.
      const fault = { at: at as keyof typeof moments, does: 'hang' } as const;
      const faultOf = (connection: number) => (connection === 1 ? fault : undefined);
      const here = await world(kind, { sink: { faultOf } });
      const id = await here.lead(await here.campaign({ steps: 2 }), 'eve');
      const now = here.clock.now() + MINUTE;
      const killed = await serveAt(here, now);
      await expect.poll(() => statusOf(here)).toBe('sending');
      if (at === 'dot') await expect.poll(() => here.sink.mails.length).toBe(1);
      await killed.process.kill('SIGKILL');
      const next = await serveAt(here, now + 10 * MINUTE);
      await expect.poll(() => statusOf(here)).toBe('unknown');
      expect(await here.leadRow(id)).toMatchObject({ status: 'active', step_position: 1 });
      const before = here.sink.mails.length;
      next.advance(3 * DAY);
      await expect.poll(async () => (await here.leadRow(id)).status).toBe('completed');
      expect(here.sink.mails).toHaveLength(before + 1);
      expect(new Set(here.sink.mails.map((mail) => mail.messageId)).size).toBe(before + 1);
      const stopped = await next.process.kill('SIGTERM');
      expect(stopped).toEqual({ code: 0, signal: null });
    });
  }
});
