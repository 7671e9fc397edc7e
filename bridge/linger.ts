import type { Socket } from 'node:net';
import type { Clock } from '../src/system/clock.ts';
import type { Intake } from './admission/intake.ts';

/** Milliseconds and bytes that the rest of a refused body is still taken for. */
const LINGER_MS = 5_000;
const LINGER_BYTES_MAX = 128 * 1024 * 1024;
/** Connections for which it is, at once. */
const LINGERING_MAX = 32;

/**
 * Closes the connection of a request that was answered before its body had arrived, but not at once: many clients read
 * the answer only when they have sent everything, and a closed connection would be all that they see. What still comes
 * is thrown away, unparsed. When too many do this at once, the next is closed with its answer.
 */
export class Lingering {
  readonly #clock: Clock;
  readonly #max: number;
  #count = 0;

  constructor({ clock, max = LINGERING_MAX }: { clock: Clock; max?: number }) {
    this.#clock = clock;
    this.#max = max;
  }

  begin(socket: Socket, intake: Intake): void {
    if (intake.isDiscarding) return;
    const over = new AbortController();
    const end = () => over.abort();
    let left = intake.bodyLeft || LINGER_BYTES_MAX;
    intake.discard((bytes) => {
      left -= bytes;
      if (left <= 0) end();
    });
    if (this.#count >= this.#max) return;
    this.#count++;
    socket.once('end', end);
    socket.once('close', () => {
      this.#count--;
      end();
    });
    const close = socket.destroySoon.bind(socket);
    // Node calls this when the answer is out.
    socket.destroySoon = () => void this.#clock.sleep(LINGER_MS, over.signal).then(close);
  }
}
