import { describe, expect, it } from 'vitest';
import { artifactMarkdown } from '../../../src/artifacts/markdown/index.ts';
import { blueprint, STAGES } from './blueprint.ts';

/** The whole plan as it is read, without what the idea itself says in quotes. */
async function planOf(idea: string, context?: string): Promise<string> {
  const made = await blueprint(idea, context);
  return STAGES.map((name) => artifactMarkdown(name, made[name]))
    .join('\n')
    .replace(/[“"][^”"\n]*[”"]/g, '');
}

describe('a bot and nothing beside it', () => {
  const idea =
    "Telegram bot for our hiking club's shared costs: you type 'hut 120 for all but Mia' and it says who owes whom. Only the bot, no website and no app.";

  it('is called by the messenger alone, and everything else is typed or tapped', async () => {
    const { features } = await blueprint(idea);
    const paths = features.features.flatMap(({ apiSurface }) => apiSurface.map(({ path }) => path));
    expect(paths.length).toBeGreaterThan(0);
    expect(paths.filter((path) => !/\/(?:events|actions|updates)$/.test(path))).toEqual([]);
  });

  it('shows nothing on a screen or a page', async () => {
    const plan = await planOf(idea);
    expect(plan).not.toMatch(/on the screen|open screens|\/join\/|answer on a page|from store to screen/i);
  });

  it('knows people by the id of the messenger, a group by its chat, and events by the secret that this messenger sends', async () => {
    const { architecture, promptPack } = await blueprint(idea);
    const fields = architecture.dataModel.flatMap((one) => one.fields);
    expect(fields.join()).toContain('telegramUserId: text');
    const chat = architecture.dataModel.find(({ entity }) => entity === 'Chat');
    expect(chat?.relationships.join()).toMatch(/belongs to \w*Group/);
    const prompts = JSON.stringify(promptPack);
    expect(prompts).toContain('X-Telegram-Bot-Api-Secret-Token');
    expect(prompts).not.toContain('signature over the raw bytes');
  });
});

describe('no payment online', () => {
  it('leaves no field, step or case that only a payment service fills', async () => {
    const plan = await planOf(
      'A site for our dog shelter: a page for each dog, requests to adopt until the visit at home, the signed contract. No online payment.',
    );
    expect(plan).not.toMatch(/providerEvent|payment link|pays the fee|refunded|without payment/i);
  });
});

describe('no server', () => {
  it('leaves no key, code or queue of one in any step', async () => {
    const plan = await planOf(
      'Android app to note my asthma attacks: start, trigger, puffs, end. All on the phone, no backend, no account.',
    );
    expect(plan).not.toMatch(/clientKey|\b409\b|server inserts|else on a server|active grant/i);
  });
});

describe('no accounts, only a link', () => {
  it('lists nothing of everybody, and nothing that somebody calls their own', async () => {
    const { features, architecture } = await blueprint(
      'shared packing list for our hut weekend, no accounts, just a link',
    );
    const paths = features.features.flatMap(({ apiSurface }) => apiSurface);
    expect(paths.filter(({ path, purpose }) => /\/mine$|\/search$/.test(path) || /50 a page/.test(purpose))).toEqual(
      [],
    );
    expect(JSON.stringify(architecture)).not.toContain('found by search engines');
  });
});

describe('what is done somewhere else', () => {
  it('is a link, and no exchange', async () => {
    const idea =
      'A site for our dog shelter: a page for each dog, requests to adopt until the visit at home. Donations go through HelloAsso.';
    const { features, architecture } = await blueprint(idea);
    const names = features.features.map(({ name }) => name).join('\n');
    expect(names).toContain('HelloAsso');
    expect(names).not.toMatch(/in step|read into|from HelloAsso/);
    expect(JSON.stringify(architecture.nodes)).not.toContain('HelloAsso');
    expect(features.features.flatMap(({ apiSurface }) => apiSurface.map(({ path }) => path)).join()).not.toContain(
      'helloasso',
    );
  });
});
