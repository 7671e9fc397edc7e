import { dictionary } from '../language/dictionary.ts';
import { pick } from '../language/hash.ts';
import { kebab, pascal, titleCase } from '../language/inflect.ts';
import type { Understanding } from '../understand/understand.ts';
import type { Design, Entity } from './design.ts';

/** What the product is called: by its own name, or by what it is about and what is done with it. */
export function nameProduct(
  { reading, givenName, platform, analogy, topic }: Understanding,
  entities: Entity[],
  user: string,
  key: string,
  titles: readonly string[] | undefined,
): Design['product'] {
  const kept = reading.clauses.find(({ object }) => !object || entities.some(({ one }) => one === object.name));
  const verb = reading.productVerb ?? (kept ?? reading.clauses[0])?.verb ?? '';
  // A "booking app for dog groomers" keeps what its field keeps: only its people tell it from the next one.
  const [main] = entities;
  const ownThing = main?.of !== undefined || reading.mentions.some(({ noun }) => noun.name === main?.one);
  const about = (reading.productVerb !== undefined || (analogy && !topic)) && !ownThing ? user : calledAfter(main);
  const title =
    givenName ??
    (titles ? pick(titles, key) : titleCase(`${about} ${pick(TITLES[verb] ?? ['Desk', 'Book', 'Base'], key)}`));
  return { one: title, many: title, name: pascal(title), path: kebab(title), noun: NOUNS[platform] };
}

const calledAfter = (main: Entity | undefined) => (main ? [...(main.of ? [main.of] : []), main.one].join(' ') : 'plan');

const NOUNS: Record<Understanding['platform'], string> = {
  web: 'web app',
  mobile: 'mobile app',
  desktop: 'desktop app',
  cli: 'command-line tool',
  extension: 'browser extension',
  device: 'device',
  onprem: 'on-premises system',
  bot: 'chat bot',
  plugin: 'plug-in',
  api: 'API',
};

const TITLES: Record<string, string[]> = dictionary({
  book: ['Booking', 'Calendar'],
  track: ['Tracker', 'Log'],
  log: ['Log', 'Journal'],
  record: ['Records', 'Log'],
  sell: ['Shop', 'Counter'],
  buy: ['Market', 'Exchange'],
  share: ['Share', 'Circle'],
  find: ['Finder', 'Guide'],
  learn: ['Lessons', 'Coach'],
  plan: ['Planner', 'Plan'],
  manage: ['Desk', 'Manager'],
  monitor: ['Monitor', 'Watch'],
  generate: ['Maker', 'Kit'],
  split: ['Split', 'Share'],
  summarise: ['Digest', 'Brief'],
  lend: ['Library', 'Circle'],
  detect: ['Watch', 'Guard'],
  check: ['Check', 'Review'],
  write: ['Writer', 'Studio'],
  remind: ['Reminder', 'Nudge'],
  notify: ['News', 'Bulletin'],
  match: ['Match', 'Bridge'],
});
