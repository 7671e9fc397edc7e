import { expect, it } from 'vitest';
import { discover } from '../../../../src/outreach/actions/discovery/discover.ts';
import { onEveryStore } from '../../../helpers/stores.ts';
import { seedWorkspace, testApp } from '../../../helpers/test-app.ts';

const PEOPLE = 100_000;
const AT_ONCE = 1_000;
const ROLES = ['CTO', 'Geschäftsführer', 'Sales Manager', 'Owner', 'Nurse', 'Vertriebsleiterin'];

onEveryStore('discovery', (kind) => {
  it('among 100,000 prospects takes little memory, and lets others have their turn', async () => {
    await using app = await testApp({ databaseUrl: await kind.freshUrl() });
    const { id } = await seedWorkspace(app);
    for (let at = 0; at < PEOPLE; at += AT_ONCE) {
      const rows = Array.from({ length: AT_ONCE }, (_, index) => personAt(at + index, id));
      await app.store.write((tx) => tx.insertInto('prospects').values(rows).execute());
    }
    const before = process.memoryUsage().heapUsed;
    let [turns, most] = [0, 0];
    const watch = setInterval(() => {
      turns++;
      most = Math.max(most, process.memoryUsage().heapUsed);
    }, 1);
    const icp = { roles: ['Head of Sales'], industries: ['pets'], countries: ['DE'], keywords: ['Köln'] };
    const began = process.cpuUsage();
    const { data, considered } = await discover(app, id, { icp, limit: 100 });
    const { user, system } = process.cpuUsage(began);
    clearInterval(watch);
    expect(considered).toBe(PEOPLE);
    expect(data).toHaveLength(100);
    expect(data[0]?.reasons.length).toBeGreaterThan(2);
    expect(turns).toBeGreaterThan(100);
    expect((most - before) / 2 ** 20).toBeLessThan(200);
    expect((user + system) / 1e6).toBeLessThan(30);
  });
});

const personAt = (index: number, workspaceId: string) => ({
  id: `prs_${index}`,
  workspace_id: workspaceId,
  email: `p${index}@c${index % 3_000}.example`,
  email_key: `p${index}@c${index % 3_000}.example`,
  domain: `c${index % 3_000}.example`,
  first_name: null,
  last_name: null,
  company: `Company ${index} GmbH`,
  role: `${ROLES[index % ROLES.length]} ${index % 500}`,
  linkedin_url: null,
  fields: JSON.stringify({
    industry: index % 2 ? 'Software' : 'Pet grooming',
    country: index % 3 ? 'Germany' : 'France',
    city: 'Köln',
  }),
  created_at: index,
});
