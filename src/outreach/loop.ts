import type { App } from '../app.ts';

/** Works until the process stops, and rests for so long when there was nothing to do. A failure is logged and no end. */
export function loop(app: App, restMs: number, work: () => Promise<boolean>): void {
  const run = async () => {
    while (!app.lifecycle.stopping) {
      const busy = !app.lifecycle.draining && (await worked(app, work));
      if (!busy) await app.clock.sleep(restMs, app.lifecycle.signal);
    }
  };
  app.lifecycle.track(run());
}

async function worked(app: App, work: () => Promise<boolean>): Promise<boolean> {
  try {
    return await work();
  } catch (error) {
    app.log.error({ error }, 'looking for outreach work failed; it is tried again');
    return false;
  }
}
