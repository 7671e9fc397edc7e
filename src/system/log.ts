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
    {
      level: level as Level | 'silent',
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { error: describeError },
    },
    destination({ dest: 2, sync: true }),
  );
}

export const silentLog: Log = { debug() {}, info() {}, warn() {}, error() {} };

const CAUSES_MAX = 3;
/** JSON.parse tells the text around the fault, a schema's error the keys that it met. */
const QUOTES_ITS_INPUT = /^(?:SyntaxError|\$?ZodError)$/;

/** pino would write an error as an empty object; its own serializer adds fields that may hold what a caller sent. */
function describeError(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return typeof error;
  const { name, stack = '', cause } = error;
  const message = QUOTES_ITS_INPUT.test(name) ? '(not logged: it quotes what was read)' : error.message;
  return {
    name,
    message,
    // The stack repeats the message first.
    stack: stack.slice(Math.max(0, stack.search(/\n {4}at /) + 1)),
    ...(cause && depth < CAUSES_MAX ? { cause: describeError(cause, depth + 1) } : {}),
  };
}
