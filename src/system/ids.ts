import { createHash, randomBytes } from 'node:crypto';

/** What an id can name; the prefix tells a reader what they hold. */
export const ID_PREFIXES = {
  workspace: 'ws',
  key: 'key',
  run: 'run',
  plan: 'plan',
  hold: 'hold',
  entry: 'ent',
  request: 'req',
  process: 'proc',
  session: 'ses',
  lease: 'lease',
  campaign: 'cam',
  step: 'step',
  lead: 'lead',
  send: 'snd',
  mailbox: 'mbx',
  suppression: 'sup',
  reply: 'rep',
  touch: 'tch',
  event: 'evt',
  endpoint: 'ep',
  delivery: 'dlv',
  inbound: 'inm',
  draft: 'dft',
  prospect: 'prs',
  enrichment: 'enr',
  autopilot: 'apr',
} as const;

export type IdKind = keyof typeof ID_PREFIXES;

/** Where chance comes from. */
export interface Ids {
  /** A new id with 128 random bits, such as `run_0f3c…`. */
  next(kind: IdKind): string;
  /** So many random bytes. */
  bytes(count: number): Buffer;
}

const ID_BYTES = 16;
const POOL_IDS = 256;
let pool = Buffer.alloc(0);

/** From the system's generator, fetched for many ids at once: asking for each would cost more than making it. */
export const randomIds: Ids = {
  next(kind) {
    if (pool.length === 0) pool = randomBytes(ID_BYTES * POOL_IDS);
    const id = pool.toString('hex', 0, ID_BYTES);
    pool = pool.subarray(ID_BYTES);
    return `${ID_PREFIXES[kind]}_${id}`;
  },
  bytes: (count) => randomBytes(count),
};

/** Ids that repeat from run to run, for tests that compare. */
export function seededIds(seed: string): Ids {
  let count = 0;
  const bytes = (length: number) => {
    const blocks: Buffer[] = [];
    for (let made = 0; made < length; made += 32) {
      blocks.push(createHash('sha256').update(`${seed}:${count++}`).digest());
    }
    return Buffer.concat(blocks).subarray(0, length);
  };
  return { next: (kind) => `${ID_PREFIXES[kind]}_${bytes(16).toString('hex')}`, bytes };
}
