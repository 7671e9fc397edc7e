import { AppError } from '../../errors.ts';
import { isRecord } from '../message.ts';

/**
 * The `arguments` of a `tools/call` as an object: none is an empty one, and JSON text of an object is parsed. Throws
 * `invalid_request` for anything else, which is no call of the protocol.
 */
export function argumentsOf(given: unknown): Record<string, unknown> {
  if (given === undefined || given === null) return {};
  const value = typeof given === 'string' ? parsedText(given) : given;
  if (isRecord(value)) return value;
  const found = Array.isArray(value) ? 'a list' : typeof value === 'string' ? 'text' : `a ${typeof value}`;
  throw new AppError(
    'invalid_request',
    `arguments must be an object of named fields, such as {"idea": "…"}; this is ${found}.`,
  );
}

function parsedText(text: string): unknown {
  if (text.trim() === '') return {};
  try {
    return JSON.parse(text) ?? {};
  } catch {
    return text;
  }
}
