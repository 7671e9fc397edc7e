import { expect, it } from 'vitest';
import { discover } from '../../../../src/outreach/actions/discovery/discover.ts';
import { archiveCampaign } from '../../../../src/outreach/campaign-states.ts';
import { updateCampaign } from '../../../../src/outreach/campaigns.ts';
import { createLead } from '../../../../src/outreach/create-lead.ts';
import { listLeads } from '../../../../src/outreach/leads.ts';
import { importProspectsJson } from '../../../../src/outreach/prospects/import-prospects.ts';
import { addSuppressions } from '../../../../src/outreach/suppressions.ts';
import { seedCampaign, seedOutreach } from '../../../helpers/outreach.ts';
import { onOneStore, type StoreKind } from '../../../helpers/stores.ts';
import { testApp } from '../../../helpers/test-app.ts';

const PEOPLE = [
  {
    email: 'lena@hundesalon.de',
    role: 'Inhaberin',
    company: 'Hundesalon Krause GmbH',
    fields: { industry: 'Pet grooming' },
  },
  {
    email: 'sam@pawfect.example',
    role: 'Owner',
    company: 'Pawfect Ltd',
    fields: { industry: 'Pet groomers', country: 'UK' },
  },
  { email: 'marie@toilettage.fr', role: 'Gérante', fields: { Branche: 'Toilettage canin', Pays: 'France' } },
  { email: 'tom@pawfect.example', role: 'Assistant to the owner', company: 'Pawfect', fields: { industry: 'Pets' } },
  {
    email: 'bob@bank.example',
    role: 'CFO',
    company: 'Big Bank plc',
    fields: { industry: 'Banking', country: 'United Kingdom' },
  },
  {
    email: 'eve@bank.example',
    role: 'Chief Technology Officer',
    company: 'Big Bank',
    fields: { Location: 'London, England' },
  },
  { email: 'zoe@gmail.com' },
];

async function openWith(kind: StoreKind) {
  const app = await testApp({ databaseUrl: await kind.freshUrl(), config: { demoMail: true } });
  const seed = await seedOutreach(app);
  const { id: campaignId } = await seedCampaign(app, seed);
  const { workspaceId } = seed;
  await importProspectsJson(app, workspaceId, PEOPLE);
  const find = async (input: object) => {
    app.clock.advance(20_000);
    return discover(app, workspaceId, input);
  };
  const emails = async (input: object) => (await find(input)).data.map(({ email }) => email);
  return { app, ...seed, campaignId, find, emails, [Symbol.asyncDispose]: () => app[Symbol.asyncDispose]() };
}

onOneStore('discovery', (kind) => {
  it('puts who fits best first, and says why with the field and the word', async () => {
    await using here = await openWith(kind);
    const icp = { roles: ['Owner'], industries: ['Pet grooming'], countries: ['Deutschland', 'GB'] };
    const { data, considered, leftOut } = await here.find({ icp });
    expect(data.map(({ email, score }) => [email, score])).toEqual([
      ['sam@pawfect.example', 100],
      ['lena@hundesalon.de', 91],
      ['tom@pawfect.example', expect.any(Number)],
      ['bob@bank.example', expect.any(Number)],
      ['eve@bank.example', expect.any(Number)],
    ]);
    expect(data[1]?.reasons).toEqual([
      'The role “Inhaberin” means the same as “Owner”.',
      'The field industry “Pet grooming” names the industry “Pet grooming”.',
      'The domain “hundesalon.de” is one of Germany.',
    ]);
    expect(data[2]?.score).toBeLessThan(40);
    expect(considered).toBe(7);
    expect(leftOut).toMatchObject({ excluded: 1, noMatch: 1, suppressed: 0, present: 0 });
    expect(await here.find({ icp })).toEqual(await here.find({ icp }));
  });

  it('finds companies, domains and words in any form, and leaves out what is excluded', async () => {
    await using here = await openWith(kind);
    const bank = { icp: { companies: ['BIG BANK, Inc.'] } };
    // Alike in everything: their addresses decide, whatever the limit.
    expect(await here.emails(bank)).toEqual(['bob@bank.example', 'eve@bank.example']);
    expect(await here.emails({ ...bank, limit: 1 })).toEqual(['bob@bank.example']);
    expect(await here.emails({ icp: { domains: ['@Bank.example'] } })).toHaveLength(2);
    expect(await here.emails({ icp: { keywords: ['groomer'] } })).toHaveLength(2);
    expect(await here.emails({ icp: { countries: ['Royaume-Uni'], excludeDomains: ['bank.example'] } })).toEqual([
      'sam@pawfect.example',
    ]);
    expect(await here.emails({ icp: { roles: ['CTO'] } })).toEqual(['eve@bank.example']);
    expect(await here.emails({ icp: { roles: ['CTO', 'CFO', 'Owner'] }, minScore: 80, limit: 1 })).toHaveLength(1);
  });

  it('never finds who is suppressed, nor who is a lead of any campaign', async () => {
    await using here = await openWith(kind);
    const { app, workspaceId, campaignId } = here;
    const other = await seedCampaign(app, await otherMailbox(here), { active: false });
    await addSuppressions(app, workspaceId, { values: ['LENA@hundesalon.de', 'bank.example'] });
    await createLead(app, workspaceId, { campaignId: other.id, email: 'Sam@pawfect.example' });
    for (const input of [
      { icp: { keywords: ['bank', 'groomer', 'toilettage'] } },
      { campaignId, icp: { keywords: ['bank', 'groomer', 'toilettage'] } },
    ]) {
      const { data, leftOut } = await here.find(input);
      expect(data.map(({ email }) => email)).toEqual(['marie@toilettage.fr']);
      expect(leftOut).toMatchObject({ suppressed: 3, present: 1 });
    }
  });

  it('by a campaign goes by its icp, or else by the words of its pitch', async () => {
    await using here = await openWith(kind);
    const { app, workspaceId, campaignId } = here;
    await expect(here.find({ campaignId })).rejects.toMatchObject({ code: 'unprocessable' });
    await updateCampaign(app, workspaceId, campaignId, {
      pitchContext: 'A booking app for dog groomers who work alone.',
    });
    const byPitch = await here.find({ campaignId });
    expect(
      byPitch.data
        .slice(0, 2)
        .map(({ email }) => email)
        .sort(),
    ).toEqual(['lena@hundesalon.de', 'sam@pawfect.example']);
    expect(byPitch.data[0]?.reasons.join(' ')).toContain('groom');
    const { icp } = await updateCampaign(app, workspaceId, campaignId, { icp: { roles: ['cfo'] } });
    expect(icp).toEqual({ roles: ['cfo'] });
    expect(await here.emails({ campaignId, minScore: 80 })).toEqual(['bob@bank.example']);
    expect(await here.emails({ campaignId, icp: { roles: ['CTO'] }, minScore: 80 })).toEqual(['eve@bank.example']);
  });

  it('puts them into the campaign where it is asked to, once, each with its event', async () => {
    await using here = await openWith(kind);
    const { app, workspaceId, campaignId } = here;
    const input = { icp: { industries: ['pets'] }, campaignId, add: true, limit: 2 };
    const first = await here.find(input);
    expect(first.added).toBe(2);
    const leads = (await listLeads(app, workspaceId, { campaignId })).data;
    expect(leads.map(({ id }) => id).sort()).toEqual(first.data.map(({ leadId }) => leadId).sort());
    expect(leads.find(({ email }) => email === first.data[0]?.email)).toMatchObject({
      role: first.data[0]?.role,
      fields: first.data[0]?.fields,
    });
    const again = await here.find(input);
    expect(again.data.map(({ id }) => id)).not.toContain(first.data[0]?.id);
    const events = await app.store.db.selectFrom('events').select('data').where('type', '=', 'lead.created').execute();
    expect(events).toHaveLength(first.added + again.added);

    await archiveCampaign(app, workspaceId, campaignId);
    await expect(here.find(input)).rejects.toMatchObject({ code: 'unprocessable' });
  });

  it('puts nobody into two campaigns that look at the same moment, and says who was lost', async () => {
    await using here = await openWith(kind);
    const { app, workspaceId, campaignId } = here;
    const { id: other } = await seedCampaign(app, here);
    const into = (id: string) =>
      discover(app, workspaceId, { icp: { keywords: ['bank', 'groomer', 'toilettage'] }, campaignId: id, add: true });
    const both = await Promise.all([into(campaignId), into(other)]);
    const emails = both.flatMap(({ data }) => data.map(({ email }) => email));
    expect(new Set(emails).size).toBe(emails.length);
    for (const { data, added, leftOut } of both) {
      expect(data.every(({ leadId }) => leadId !== null)).toBe(true);
      expect(added).toBe(data.length);
      expect(added + leftOut.present).toBe(emails.length);
    }
    const leads = await app.store.db.selectFrom('leads').select('email').execute();
    expect(leads.map(({ email }) => email).sort()).toEqual(emails.sort());
  });

  it('counts only what is right against its limits, and tells what is left', async () => {
    await using here = await openWith(kind);
    const { app, workspaceId, campaignId } = here;
    const wrong = [
      {},
      { icp: {} },
      { icp: { excludeDomains: ['a.example'] } },
      { icp: { countries: ['Atlantis'] } },
      { icp: { roles: ['x'] }, add: true },
      { icp: { roles: ['x'] }, limit: 101 },
    ];
    for (const input of wrong) await expect(here.find(input)).rejects.toMatchObject({ code: 'invalid_request' });
    await expect(here.find({ campaignId: 'cam_none' })).rejects.toMatchObject({ code: 'not_found' });
    await expect(here.find({ campaignId })).rejects.toMatchObject({ code: 'unprocessable' });
    const told: unknown[] = [];
    const ask = () => discover(app, workspaceId, { icp: { roles: ['x'] } }, (quota) => told.push(quota));
    for (let count = 0; count < 3; count++) await ask();
    await expect(ask()).rejects.toMatchObject({ code: 'rate_limited' });
    expect(told).toMatchObject([{ remaining: 2 }, { remaining: 1 }, { remaining: 0 }, { limit: 3, window: 'minute' }]);
  });
});

async function otherMailbox({ app, workspaceId }: { app: Awaited<ReturnType<typeof testApp>>; workspaceId: string }) {
  const { id: mailboxId } = await app.store.db.selectFrom('mailboxes').select('id').executeTakeFirstOrThrow();
  return { workspaceId, mailboxId };
}
