import { expect, it } from 'vitest';
import { createMailbox } from '../../src/outreach/mailboxes.ts';
import { refusedMailboxes } from '../../src/outreach/refused-targets.ts';
import { onEveryStore } from '../helpers/stores.ts';
import { seedWorkspace, testApp } from '../helpers/test-app.ts';

onEveryStore('mailboxes whose servers are blocked', (kind) => {
  it('are found by what their names lead to; a name that is not found is no reason', async () => {
    const resolver = {
      addresses: async (name: string) => {
        if (name === 'nowhere.example') throw Object.assign(new Error('not found'), { code: 'ENOTFOUND' });
        return name === 'mail.internal'
          ? [{ address: '10.0.0.5', family: 4 }]
          : [
              { address: '8.8.8.8', family: 4 },
              { address: '192.168.0.7', family: 4 },
            ];
      },
      mailExchanges: async () => [],
    };
    const config = { host: '0.0.0.0', secretKeys: ['k'.repeat(32)] };
    await using app = await testApp({ databaseUrl: await kind.freshUrl(), config, resolver });
    const { id } = await seedWorkspace(app);
    const make = async (host: string) => {
      const smtp = { host, port: 587, security: 'starttls' };
      return (await createMailbox(app, id, { email: `ada@${host}`, name: 'Ada', smtp })).id;
    };
    await make('nowhere.example');
    const internal = await make('mail.internal');
    const mixed = await make('mail.acme.example');
    const found = await refusedMailboxes(app);
    expect(found.sort((a, b) => a.host.localeCompare(b.host))).toEqual([
      { id: mixed, host: 'mail.acme.example', addresses: ['192.168.0.7'] },
      { id: internal, host: 'mail.internal', addresses: ['10.0.0.5'] },
    ]);
    expect(await refusedMailboxes({ ...app, config: { ...app.config, demoMail: true } })).toEqual([]);
  });
});
