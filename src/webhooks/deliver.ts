import { Deliverer } from './deliverer.ts';
import type { DeliveryParts } from './delivery-parts.ts';
import { sweepEvents } from './sweep.ts';

const TICK_MS = 1_000;
const SWEEP_EVERY_MS = 60 * 60_000;

/** Sends what is due now, whatever becomes of it, and answers how many deliveries were taken up. */
export async function deliverOnce(parts: DeliveryParts): Promise<number> {
  const deliverer = new Deliverer(parts);
  try {
    for (let taken = 0; ; ) {
      // While something is under way, a busy endpoint may have been passed over.
      const wasIdle = deliverer.isIdle;
      const more = await deliverer.take();
      taken += more;
      if (more === 0 && wasIdle) return taken;
      if (more === 0) await deliverer.room();
    }
  } finally {
    await deliverer.idle();
  }
}

/** Sends what is due from now on until the process stops, and removes what happened long ago. */
export function startDeliveries(parts: DeliveryParts): void {
  parts.lifecycle.track(deliverUntilStopped(parts));
  parts.lifecycle.track(sweepUntilStopped(parts));
}

async function deliverUntilStopped(parts: DeliveryParts): Promise<void> {
  const { lifecycle, log } = parts;
  const deliverer = new Deliverer(parts);
  while (!lifecycle.stopping) {
    let taken = 0;
    try {
      // What is taken up now would only be put down again.
      if (!lifecycle.draining) taken = await deliverer.take();
    } catch (error) {
      log.error({ error }, 'looking for due deliveries failed; it is tried again');
    }
    if (taken === 0) await tickOrRoom(parts, deliverer);
  }
  await deliverer.idle();
}

async function tickOrRoom({ clock, lifecycle }: DeliveryParts, deliverer: Deliverer): Promise<void> {
  if (deliverer.hasRoom) return;
  const roomMade = new AbortController();
  const tick = clock.sleep(TICK_MS, AbortSignal.any([lifecycle.signal, roomMade.signal]));
  await (deliverer.isIdle ? tick : Promise.race([tick, deliverer.room()]));
  roomMade.abort();
}

async function sweepUntilStopped(parts: DeliveryParts): Promise<void> {
  const { clock, lifecycle, log } = parts;
  while (!lifecycle.stopping) {
    await clock.sleep(SWEEP_EVERY_MS, lifecycle.signal);
    try {
      if (!lifecycle.draining) await sweepEvents(parts);
    } catch (error) {
      log.error({ error }, 'removing old events failed; it is tried again');
    }
  }
}
