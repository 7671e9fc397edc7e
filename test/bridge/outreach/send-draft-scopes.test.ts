import { expect, it } from 'vitest';
import { expectOutreachError } from './outreach.ts';
import { openWorld } from './world.ts';

it('A draft is sent by a key with replies:write and sends:trigger; a refusal says which lacks', async () => {
  await using world = await openWorld({ config: { publicUrl: 'https://plan.example', mailAllow: ['127.0.0.1'] } });
  await world.ask('PATCH', '/settings', { postalAddress: '1 High Street, London' });
  const send = (secret: string) => world.ask('POST', `/drafts/${world.ids.drafts}/send`, undefined, { secret });
  const lacks = (scope: string) => new RegExp(`lacks the scope ${scope};`);
  const writes = await world.keyWith('replies:write');
  const triggers = await world.keyWith('sends:trigger');
  expectOutreachError(await send(writes), 403, 'forbidden', lacks('sends:trigger'));
  expectOutreachError(await send(triggers), 403, 'forbidden', lacks('replies:write'));
  expect((await send(await world.keyWith('replies:write', 'sends:trigger'))).status).toBe(202);
});
