import { createHash } from 'node:crypto';

/**
 * Where a connection goes wrong. `before_data` is after the client's DATA and before the answer to it, `data` while the
 * mail comes in; at `dot` the mail is here already.
 */
export type SinkMoment = 'greeting' | 'hello' | 'auth' | 'mail' | 'rcpt' | 'before_data' | 'data' | 'dot';

/** A code alone, which says nothing of why, or all that the server says. */
export type Refusal = number | { says: string };

/** What happens there: the connection breaks, nobody answers any more (not at `before_data`), or this is answered: a code, or a whole line. */
export interface SinkFault {
  at: SinkMoment;
  does: 'drop' | 'hang' | Refusal;
}

const FAULTS: SinkFault[] = [
  ...(['greeting', 'hello', 'mail', 'rcpt', 'before_data', 'data', 'dot'] as const).flatMap((at): SinkFault[] => [
    { at, does: 'drop' },
    { at, does: 421 },
    { at, does: 450 },
  ]),
  { at: 'data', does: 'hang' },
  { at: 'dot', does: 'hang' },
  { at: 'rcpt', does: 550 },
  { at: 'mail', does: 550 },
  { at: 'dot', does: 554 },
];

/** Faults drawn by a seed: the given share of connections goes wrong, each in one of the ways of `among`. */
export function seededFaults(
  seed: string | number,
  { share = 0.3, among = FAULTS }: { share?: number; among?: readonly SinkFault[] } = {},
): (connection: number) => SinkFault | undefined {
  return (connection) => {
    const drawn = createHash('sha256').update(`${seed}:${connection}`).digest();
    if (drawn.readUInt32BE(0) / 2 ** 32 >= share) return undefined;
    return among[drawn.readUInt32BE(4) % among.length];
  };
}
