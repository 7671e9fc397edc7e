import { destination, type Level, pino } from 'pino';

/** Log lines carry ids, codes and durations; never an idea, an artefact or a key. */
export interface Log {
  debug(fields: object, message: string): void;
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** Structured logs on stderr: stdout of the stdio process belongs to the protocol. */
export function stderrLog(level: string): Log {
  return pino(
    { level: level as Level | 'silent', base: null, timestamp: pino.stdTimeFunctions.isoTime },
    destination({ dest: 2, sync: true }),
  );
}

export const silentLog: Log = { debug() {}, info() {}, warn() {}, error() {} };
