import { AppError } from '../errors.ts';

/** Scopes that are wired. Generation needs none: every key of a workspace may generate. */
export const SCOPES = [
  'leads:read',
  'leads:write',
  'campaigns:read',
  'campaigns:write',
  'replies:read',
  'replies:write',
  'sends:read',
  'sends:trigger',
  'touches:write',
  'mailboxes:write',
  'webhooks:write',
  'suppressions:write',
  'inbound:write',
] as const;

export type Scope = (typeof SCOPES)[number];

/** The scopes of a comma-separated list. Throws AppError `invalid_request` that names the unknown one. */
export function parseScopes(list: string): Scope[] {
  const names = list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  return names.map((name) => {
    const scope = SCOPES.find((one) => one === name);
    if (!scope) throw new AppError('invalid_request', `There is no scope "${name}"; use some of ${SCOPES.join(', ')}.`);
    return scope;
  });
}

/** Throws AppError `forbidden` that names the scope when the key lacks it. */
export function requireScope(has: readonly Scope[], needed: Scope): void {
  if (has.includes(needed)) return;
  throw new AppError('forbidden', `This key lacks the scope ${needed}; make a key that has it and use that.`);
}
