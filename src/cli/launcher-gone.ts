/** Set by the bin for the process that it hands over to, beside a channel that closes when the bin ends. */
const MARK = 'PLANWRIGHT_LAUNCHED';

/**
 * Stops this process, as a SIGTERM does, when the bin that handed over to it is gone: a kill -9 reaches the bin alone, and
 * what it started would keep its port for ever. Does nothing in a process that no bin handed over to.
 */
export function stopWithLauncher(): void {
  if (process.env[MARK] === undefined) return;
  delete process.env[MARK];
  const stop = () => process.kill(process.pid, 'SIGTERM');
  if (!process.connected) return void stop();
  process.once('disconnect', stop);
  // The channel must not keep alive what has nothing more to do.
  process.channel?.unref();
}
