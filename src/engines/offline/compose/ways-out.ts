import type { Design } from '../design/design.ts';
import { namedIntegrations } from '../design/named-integrations.ts';

/** Signs people in from outside, wherever the product runs. */
const SIGN_IN = /entra|azure ad|okta|auth0|google workspace/i;
/** Lies in the house itself, or is no place at all. */
const INSIDE = /\bfiles$|\bLDAP|\bdirectory\b|\bprinters?\b|\bSMTP\b/i;

/**
 * Services that the brief names and that a product on the own machines has to reach: a warehouse in the cloud, a chat, whoever
 * signs people in. With one of them it is no house without a way out.
 */
export function waysOut(design: Design): string[] {
  const { technologies } = design.understanding.constraints;
  const named = namedIntegrations(design)
    .filter(({ name, tech }) => !INSIDE.test(`${name} ${tech}`))
    .map(({ name }) => name);
  const chats = technologies.filter(({ slot, name }) => slot === 'chat' || SIGN_IN.test(name)).map(({ name }) => name);
  return [...new Set([...named, ...chats])];
}
