import { expect, it } from 'vitest';
import { readKindIdeas } from '../../../learn/kind-ideas.ts';
import { plan } from '../../scorecard/planned.ts';

/** An idea of each kind of product. */
const IDEAS = new Map(
  readKindIdeas()
    .filter(({ isExample }) => isExample)
    .map(({ kinds: [kind = ''], text }) => [kind, text] as const)
    .reverse(),
);

/** What takes something away from a product, or puts it where it is usually not. */
const CONDITIONS = [
  'No accounts.',
  'No server, everything stays on the phone.',
  'No photos, no chat, no notifications, no email, no SMS, no AI, no payments.',
  'As a CLI, no accounts.',
  'A Slack bot, self-hosted, air-gapped.',
  'Firmware on an ESP32, no cloud.',
  'A WordPress plugin.',
  'A Chrome extension with MongoDB.',
  'MySQL, PHP, no JavaScript.',
  'Nur für unseren Verein, kostenlos, kein Login.',
];

it.each([...IDEAS])('plans a sound %s whatever the idea rules out and wherever it runs', async (id, idea) => {
  for (const condition of CONDITIONS) {
    const { faults } = await plan({ id, idea: `${idea} ${condition}`, domains: [], needs: [], words: [id] });
    expect(faults, condition).toEqual([]);
  }
});
