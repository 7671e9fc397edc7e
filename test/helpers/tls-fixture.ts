import { readFileSync } from 'node:fs';

const read = (name: string): string => readFileSync(new URL(`fixtures/tls/${name}`, import.meta.url), 'utf8');

/** A certificate for localhost and 127.0.0.1, its key, and the authority that signed it: known to everybody, for tests alone. */
export const TLS_FIXTURE = { key: read('server.key'), cert: read('server.pem'), ca: read('ca.pem') };
