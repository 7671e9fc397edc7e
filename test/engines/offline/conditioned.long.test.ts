import { expect, it } from 'vitest';
import { readKindIdeas } from '../../../learn/kind-ideas.ts';
import { technologies } from '../../../src/engines/offline/knowledge/stack/technologies.ts';
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

const FRAMES = [
  (name: string) => `A tool for beekeepers to log hives. Written in ${name} with tests, please.`,
  (name: string) => `Anything but ${name} for my choir's attendance app.`,
  (name: string) => `no ${name}, task board for a carpenter, ${name.charAt(0).toUpperCase()}${name.slice(1)} and Qt`,
];

it.each(
  technologies().flatMap(({ words }) => words),
)('plans a sound product where %s is named, or ruled out', async (word) => {
  for (const frame of FRAMES) {
    const idea = frame(word);
    const { faults } = await plan({ id: word, idea, domains: [], needs: [], words: [] });
    expect(faults, idea).toEqual([]);
  }
});
