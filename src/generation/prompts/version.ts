import { sha256 } from '../../system/secret.ts';
import { STAGES } from '../stages/index.ts';
import { closing } from './closing.ts';
import { wireSchema } from './wire-schema.ts';

let version: string | undefined;

/**
 * Twelve hex digits that change whenever a static text or a wire schema does: the same call asked in other words is
 * another call. Made once, when first asked for.
 */
export function promptVersion(): string {
  version ??= sha256(
    JSON.stringify(
      Object.values(STAGES).map(({ name, system, schema }) => [
        system,
        wireSchema(schema),
        closing(name),
        closing(name, { hasPrevious: true }),
      ]),
    ),
  ).slice(0, 12);
  return version;
}
