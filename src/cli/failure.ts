import { asAppError } from '../errors.ts';
import { operatorWords } from '../store/faults.ts';
import { printJson, say } from './terminal.ts';

/** Something on the command line is wrong as it stands. */
export class UsageError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UsageError';
  }
}

export interface FailureOptions {
  /** Also print the error envelope on stdout. */
  json: boolean;
  /** The request it belongs to, and where its codes are explained. */
  request?: { id: string; docsUrl: string } | undefined;
}

/** Tells in one line on stderr what went wrong. The exit code becomes 1, or 2 when the command line itself was wrong. */
export function reportFailure(error: unknown, { json, request }: FailureOptions): void {
  process.exitCode = error instanceof UsageError ? 2 : 1;
  // Nobody but the person at this machine reads it, so an unexpected error may say what it is.
  const message = oneLine(operatorWords(error));
  say(`planwright: ${message}`);
  if (process.env.PLANWRIGHT_LOG_LEVEL === 'debug' && error instanceof Error) say(String(error.stack));
  if (!json) return;
  const code = error instanceof UsageError ? 'invalid_request' : asAppError(error).code;
  const asked = request ? { docs: `${request.docsUrl}#error-${code}`, requestId: request.id } : {};
  printJson({ error: { code, message, ...asked } });
}

const oneLine = (text: string): string => text.replaceAll(/\s*\n\s*/g, ' ').trim();
