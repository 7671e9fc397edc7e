import { describe, expect, it } from 'vitest';
import { capabilities } from '../../../src/engines/offline/knowledge/index.ts';
import { understand } from '../../../src/engines/offline/understand/understand.ts';
import { verbBook } from '../../../src/engines/offline/understand/verbs.ts';
import { blueprint } from './blueprint.ts';

const verbs = verbBook(capabilities.flatMap((one) => one.verbs));

const stackOf = async (idea: string) =>
  (await blueprint(idea)).architecture.techStack.map(({ choice }) => choice).join(' | ');

describe('what needs no server', () => {
  it.each([
    'birthday reminder iPhone app, offline, no login',
    'iPhone app for the dry training of freedivers, native Swift. Everything stays in HealthKit on the phone, you pay once.',
    'Flutter guitar practice log, on-device, nothing social',
    'stamp collection catalogue, Windows only, no cloud',
    'मेरी दुकान का उधार खाता: Android ऐप, और हिसाब मेरे फ़ोन के बाहर कहीं न जाए।',
  ])('has none: %s', async (idea) => {
    const stack = await stackOf(idea);
    expect(stack).toMatch(/SQLite/);
    expect(stack).not.toMatch(/PostgreSQL|virtual server|Fastify|Django/);
  });

  it('has one all the same where only a model is on the device', async () => {
    expect(await stackOf('A field guide that friends share, birds named by an on-device model, lists synced.')).toMatch(
      /virtual server/,
    );
  });
});

describe('what is named beside what is meant', () => {
  it('is no second phone system', async () => {
    const idea =
      'Tool for our warehouse: pickers scan bin and SKU with the Zebra handhelds they already have (Android, we don’t own a single iPhone), the app tells them the next bin and catches wrong picks. Has to survive the wifi holes between racks 40 and 60.';
    expect(await stackOf(idea)).not.toMatch(/iOS/);
  });

  it('is no database: a managed one is not paid for', async () => {
    const stack = await stackOf(
      'Dashboard of MRR and churn on one VPS with SQLite. I’m not paying for managed Postgres to draw six charts.',
    );
    expect(stack).toMatch(/SQLite/);
    expect(stack).not.toMatch(/Postgre/);
  });

  it('is no page in a browser that becomes an app although nobody wants one', async () => {
    const stack = await stackOf(
      'Everybody in our rowing club sees in the browser which boat is free at six, books it and writes down the damage. GPS tracking of the outings was voted down. Nobody wants an app either.',
    );
    expect(stack).not.toMatch(/React Native|SwiftUI|Flutter/);
  });

  it('is no home for names that must not stand in America', async () => {
    const idea =
      'Mass intentions of three parishes, 4 churches in one book. Names of the faithful must not be on a server in America.';
    expect(await stackOf(idea)).toMatch(/EU data centre/);
  });
});

it('sells a game where the idea says that it is sold', async () => {
  expect(await stackOf('Two-player co-op game about a lighthouse. Godot 4, on Steam, 40 minute nights.')).toMatch(
    /Steam, uploaded with SteamPipe/,
  );
});

describe('a house with machines of its own', () => {
  it('is planned on its own Linux server, and not as a program for one desk', async () => {
    const stack = await stackOf(
      'Strains of a yeast group in two freezers, 14 people. It runs on our own Linux server in the institute with PostgreSQL.',
    );
    expect(stack).toMatch(/own servers/);
    expect(stack).not.toMatch(/Tauri|installers/);
  });

  it('exchanges nothing with the server of its language model', async () => {
    const { features } = await blueprint(
      'Contract review for small law firms against their own playbook. The model runs on a workstation in the office with llama.cpp.',
    );
    expect(features.features.map(({ name }) => name).join(' | ')).not.toMatch(/llama/i);
  });

  it.each([
    ['Tengo un taller de motos en Bogotá, tres mecánicos y unas 15 motos al día.', '15 motorbikes a day'],
    ['Wir reparieren 15 Räder am Tag.', '15 bicycles a day'],
  ])('does so much a day: %s', async (idea, text) => {
    expect(understand(idea, undefined, verbs).constraints.scale[0]?.text).toBe(text);
  });

  it('costs a town that is smaller than ten thousand people no more than ten thousand', async () => {
    const { architecture } = await blueprint('Telegram bot for our town (9,000 people): which bin goes out tomorrow.');
    const [, own] = /At the size of the idea[^$]*\$(\d+)/.exec(architecture.estimatedMonthlyCost.users1k) ?? [];
    const [, tenThousand] = /^\$(\d+)/.exec(architecture.estimatedMonthlyCost.users10k) ?? [];
    expect(Number(own)).toBeLessThanOrEqual(Number(tenThousand));
  });
});
