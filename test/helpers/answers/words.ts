import type { NodeType } from '../../../src/artifacts/architecture.ts';

/** People, who are also an entity; each forms its plural with an s. */
export const PEOPLE = 'Member Steward Tenant Curator Ranger Teacher Volunteer Keeper Trainer'.split(' ');

/** Things that are recorded; each forms its plural with an s. */
export const THINGS = (
  'Booking Tool Recipe Garden Parcel Ticket Lesson Invoice Route Boat Choir Harvest Lamp Repair Kiln Meter Orchard ' +
  'Permit Quote Rehearsal Shift Trail Vaccine Workshop Puzzle Beehive'
).split(' ');

/** Fields, one of each name. */
export const FIELDS = [
  'label: text 1..80',
  'count: integer 0..500',
  'price: money',
  'weight: decimal, optional',
  'day: date',
  'starts: datetime',
  'note: text, optional',
  'photo: file, optional',
  'tags: list of text',
  'extra: json, optional',
  'level: low | middle | high',
  'urgent: boolean, default false',
  'rank: integer, default 0',
];

/** Lives that a row may have: the state it begins in, the moves, and the states that nothing leaves. */
export const LIVES = [
  {
    start: 'open',
    moves: ['open approve approved', 'open decline declined'],
    final: ['approved', 'declined'],
  },
  {
    start: 'waiting',
    moves: ['waiting begin running', 'waiting cancel cancelled', 'running finish done'],
    final: ['cancelled', 'done'],
  },
  { start: 'active', moves: ['active pause paused', 'paused resume active', 'active end ended'], final: ['ended'] },
  { start: 'on', moves: ['on disable off', 'off enable on'], final: [] },
];

/** Verbs by what a feature does. */
export const VERBS = {
  core: ['Record', 'Register', 'Enter'],
  browse: ['Browse', 'Show'],
  handle: ['Handle', 'Process', 'Settle'],
  change: ['Edit', 'Correct'],
  remove: ['Delete', 'Clear'],
  find: ['Search', 'Filter'],
  count: ['Count', 'Summarise'],
};

/** What nodes are called, do and are built with. */
export const PARTS: Record<Exclude<NodeType, 'external'>, { label: string; does: string; tech: readonly string[] }> = {
  frontend: { label: 'Web pages', does: 'Shows what is stored and takes entries.', tech: ['React', 'Vue', 'Svelte'] },
  backend: { label: 'Core', does: 'Keeps the rules of the product.', tech: ['Fastify', 'Django', 'Spring Boot'] },
  database: { label: 'Row store', does: 'Keeps every row.', tech: ['PostgreSQL', 'SQLite', 'MariaDB'] },
  auth: { label: 'Front door', does: 'Knows who calls and lets them in.', tech: ['Keycloak', 'Better Auth'] },
  queue: { label: 'Work list', does: 'Runs work that can wait.', tech: ['RabbitMQ', 'NATS'] },
  storage: { label: 'File shelf', does: 'Keeps files of any size.', tech: ['MinIO', 'local disk'] },
  cache: { label: 'Short memory', does: 'Keeps answers for a minute.', tech: ['Valkey', 'Memcached'] },
  ai: { label: 'Adviser', does: 'Suggests words for a person to judge.', tech: ['Ollama', 'llama.cpp'] },
  gateway: { label: 'Gate', does: 'Passes requests on and ends TLS.', tech: ['Caddy', 'nginx'] },
};

/** Vendors that do not exist, and what they do. */
export const VENDORS = [
  { vendor: 'Brevimail', label: 'Mail carrier', setting: 'MAIL_KEY' },
  { vendor: 'Mapforge', label: 'Map maker', setting: 'MAP_KEY' },
  { vendor: 'Voxtone', label: 'Voice line', setting: 'VOICE_KEY' },
];

/** Things that an idea may rule out, and that no table above names. */
export const RULED_OUT = ['newsletter', 'leaderboard', 'chatroom', 'banner'];
