/** How people prove who they are, as far as features and data differ by it. */
export type SignInWay = 'link' | 'pin' | 'passkey' | 'directory' | 'host' | 'service';

/** The way behind what the stack says of authentication; without any, a mailed link. */
export function signInWay(auth: string | undefined): SignInWay {
  if (!auth || /^own sessions with mailed/.test(auth)) return 'link';
  if (/^a PIN|short PIN/.test(auth)) return 'pin';
  if (/directory|ldap|kerberos|openid|saml|entra|azure ad|okta|keycloak|google workspace/i.test(auth))
    return 'directory';
  if (/passkey/i.test(auth)) return 'passkey';
  return /accounts and capabilities|session tokens of/.test(auth) ? 'host' : 'service';
}

/** What an account keeps because of it. */
export const ACCOUNT_FIELDS: Record<SignInWay, string[]> = {
  link: [],
  pin: ['pinHash: text, optional', 'lockedUntil: datetime, optional'],
  passkey: ['passkeys: list of credential', 'inviteCodeHash: text, optional'],
  directory: ['directoryId: text, unique'],
  host: ['hostUserId: text, unique'],
  service: ['externalId: text, unique'],
};
