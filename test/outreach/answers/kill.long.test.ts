import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { onEveryStore } from '../../helpers/stores.ts';
import { serveAt } from '../sending/serve-at.ts';
import { MINUTE } from '../sending/world.ts';
import { type Answering, answering } from './answering.ts';

const statusOf = async (here: Answering): Promise<string | undefined> => {
  await nextTurn();
  return (await here.answers())[0]?.status;
};

onEveryStore('a serve process that is killed over an answer', (kind) => {
  const moments = {
    data: 'while the text is on its way',
    dot: 'when the server has the mail and has not said so',
  } as const;
  for (const [at, when] of Object.entries(moments)) {
    it(`${when} sends it no second time, whoever asks, and leaves its reply to a person`, {
      timeout: 120_000,
    }, async () => {
      // As the keys of the table above are.
      const fault = { at: at as keyof typeof moments, does: 'hang' } as const;
      // The first conversation is the campaign's own mail.
      const faultOf = (connection: number) => (connection === 2 ? fault : undefined);
      const here = await answering(kind, { sink: { faultOf } });
      const draft = await here.draft();
      const { id } = await here.send(draft);
      const now = here.clock.now() + MINUTE;
      const killed = await serveAt(here, now);
      await expect.poll(() => statusOf(here), { timeout: 30_000 }).toBe('sending');
      if (at === 'dot') await expect.poll(() => here.sink.mails.length).toBe(2);
      await killed.process.kill('SIGKILL');
      const next = await serveAt(here, now + 10 * MINUTE);
      await expect.poll(() => statusOf(here), { timeout: 30_000 }).toBe('unknown');
      const before = here.sink.mails.length;
      expect(await here.send(draft)).toMatchObject({ id, status: 'unknown' });
      next.advance(60 * MINUTE);
      await expect.poll(() => here.replyRow()).toMatchObject({ needs_action: 1, answered_at: null });
      expect(await next.process.kill('SIGTERM')).toEqual({ code: 0, signal: null });
      expect(here.sink.mails).toHaveLength(before);
    });
  }
});
