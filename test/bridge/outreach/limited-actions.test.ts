import { expect, it } from 'vitest';
import { ACTION_LIMITS } from '../../../src/limits/actions.ts';
import { expectOutreachError } from './outreach.ts';
import { openWorld } from './world.ts';

it.each([
  ['reply_draft', (ids: Record<string, string>) => `/replies/${ids.replies}/draft`],
  ['touch_regenerate', (ids: Record<string, string>) => `/touches/${ids.touches}/regenerate`],
] as const)('%s tells what is left of its own limit, and when the next one passes', async (action, pathOf) => {
  await using world = await openWorld();
  const path = pathOf(world.ids);
  const pitch = { pitchContext: 'Deposits end no-shows.' };
  await world.ask('PATCH', `/campaigns/${world.ids.campaigns}`, pitch);
  const { minute } = ACTION_LIMITS[action];
  const limited = (remaining: number) => ({ limit: String(minute), window: 'minute', remaining: String(remaining) });
  const told = ({ headers }: { headers: Headers }) => ({
    limit: headers.get('x-ratelimit-limit'),
    window: headers.get('x-ratelimit-window'),
    remaining: headers.get('x-ratelimit-remaining'),
  });
  // What is wrong for another reason costs no place.
  const unknown = await world.ask('POST', path.replace(/1{32}/, '2'.repeat(32)));
  expectOutreachError(unknown, 404, 'not_found');
  expectOutreachError(await world.ask('POST', `${path}?surplus=1`), 400, 'invalid_request');
  for (let count = 1; count <= minute; count++) {
    const passed = await world.ask('POST', path);
    expect(passed.status, JSON.stringify(passed.body)).toBeLessThan(300);
    expect(told(passed)).toEqual(limited(minute - count));
  }
  const refused = await world.ask('POST', path);
  expectOutreachError(refused, 429, 'rate_limited', /wait 60 seconds/);
  expect(told(refused)).toEqual(limited(0));
  expect(refused.headers.get('retry-after')).toBe('60');
  world.app.clock.advance(60_000);
  expect((await world.ask('POST', path)).status).toBeLessThan(300);
});
