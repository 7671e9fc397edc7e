import type { Config } from '../config.ts';

/** Where a browser on this machine reaches the service, when it runs as it is set. */
export const serviceAddress = ({ publicUrl, host, port }: Pick<Config, 'publicUrl' | 'host' | 'port'>): string =>
  publicUrl ?? `http://${host}:${port}`;
