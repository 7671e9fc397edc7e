import type { Need } from '../schema.ts';

/** What may provide a need, and what it costs: planning guesses in US dollars, said to be such wherever they are shown. */
export interface Service {
  /** From a vendor over the network, on one's own machines, or inside the one program. */
  cloud: string;
  own: string;
  local: string;
  /** US dollars a unit (one message, one call, one minute, one gigabyte-month). */
  perUnit: number;
  unit: string;
  /** Fixed US dollars a month once it is used at all. */
  base: number;
  /** Other words for `cloud`; the idea decides. */
  ways?: readonly string[];
}

const row = (cloud: string, own: string, local: string, perUnit: number, unit: string, base = 0): Service => ({
  cloud,
  own,
  local,
  perUnit,
  unit,
  base,
});

export const services: Record<Need, Service> = {
  queue: row('a job table in the main database', 'a job table in the main database', 'an in-process queue', 0, 'job'),
  scheduler: row(
    'a job table in the main database',
    'a job table in the main database',
    'an in-process timer with a due table',
    0,
    'job',
  ),
  cache: row('Valkey', 'Valkey', 'an in-memory map with a limit', 0, 'read', 10),
  search: row(
    'full-text search of the main database',
    'full-text search of the main database',
    'full-text index of the local database',
    0,
    'query',
  ),
  'file-storage': row(
    'S3-compatible object storage',
    'MinIO',
    'the local file system',
    0.0015,
    // A file of 3 MB, kept for two years.
    'file',
    1,
  ),
  email: row(
    'a transactional mail service over its API',
    'the own mail relay over SMTP',
    'the mail program of the system',
    0.0008,
    'mail',
  ),
  sms: row('an SMS gateway over its API', 'an SMS gateway over its API', 'none', 0.05, 'message'),
  push: {
    ...row(
      'Web Push and the push services of the phone makers',
      'Web Push',
      'ntfy to the phone; the notifications of the system where somebody sits at it',
      0,
      'message',
    ),
    ways: [
      'Web Push for browsers, the phone maker’s own service for apps',
      'the push channel that each phone brings, and Web Push',
      'Web Push, plus what each phone system offers for it',
    ],
  },
  'chat-platform': row('the chat platform’s own API', 'the chat platform’s own API', 'none', 0, 'message'),
  payments: row(
    'a hosted payment page of a payment provider',
    'a hosted payment page of a payment provider',
    'a hosted payment page of a payment provider',
    0,
    'payment',
  ),
  payouts: row(
    'the payout API of the payment provider',
    'the payout API of the payment provider',
    'none',
    0.25,
    'payout',
  ),
  maps: row(
    'OpenStreetMap tiles from a tile service',
    'OpenStreetMap tiles, self-hosted',
    'bundled OpenStreetMap extract',
    0.0006,
    'map view',
  ),
  routing: row(
    'a routing and geocoding service over its API, on OpenStreetMap data',
    'OSRM for driving times and Nominatim for addresses, self-hosted',
    'a bundled road graph',
    0.002,
    'address or driving time',
  ),
  calendar: row('iCalendar feeds and CalDAV', 'iCalendar feeds and CalDAV', 'iCalendar files', 0, 'sync'),
  llm: row(
    'a language model over its API',
    'a language model on own hardware',
    'a small language model on this machine',
    0.006,
    'answer',
  ),
  embeddings: row(
    'an embedding model over its API',
    'an embedding model on own hardware',
    'a small embedding model on this machine',
    0.0002,
    'text',
  ),
  speech: row('a speech-to-text API', 'Whisper on own hardware', 'Whisper on this machine', 0.006, 'minute'),
  vision: row(
    'an image recognition API',
    'an image model on own hardware',
    'an image model on this machine',
    0.002,
    'image',
  ),
  video: row('a video hosting service', 'own transcoding and streaming', 'local video files', 0.005, 'minute'),
  realtime: row('WebSocket of the API', 'WebSocket of the API', 'events inside the program', 0, 'message'),
  telemetry: row(
    'an MQTT broker',
    'Mosquitto as MQTT broker',
    'Mosquitto as MQTT broker on the device',
    0,
    'sample',
    5,
  ),
  'time-series': row(
    'partitioned tables of the main database',
    'partitioned tables of the main database',
    'a table with a retention of one year',
    0,
    'sample',
  ),
  analytics: row(
    'event tables of the main database',
    'event tables of the main database',
    'counters in the local database',
    0,
    'event',
  ),
  pdf: row('a PDF renderer in the worker', 'a PDF renderer in the worker', 'a PDF renderer in the program', 0, 'page'),
  esign: row(
    'an e-signature service over its API',
    'PDF signatures with an own certificate',
    'PDF signatures with an own certificate',
    0.6,
    'signature',
  ),
  identity: row('an identity check service over its API', 'manual review by staff', 'none', 1.2, 'check'),
  webhooks: row('signed webhooks from the job table', 'signed webhooks from the job table', 'none', 0, 'call'),
  'market-data': row('a market data API', 'a market data API', 'a daily file of prices', 0.0005, 'quote', 20),
  shipping: row(
    'the carriers’ APIs behind one adapter',
    'the carriers’ APIs behind one adapter',
    'none',
    0.05,
    'label',
  ),
  translation: row(
    'a translation API',
    'a translation model on own hardware',
    'a small translation model on this machine',
    0.00002,
    'character',
  ),
};
