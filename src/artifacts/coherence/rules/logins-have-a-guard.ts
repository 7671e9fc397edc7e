import type { Architecture } from '../../architecture.ts';
import { quote } from '../../reading/names.ts';
import { splitCapitals } from '../../reading/words.ts';
import { defineRule } from '../rule.ts';

const LOGIN_ENTITY =
  /^(?:(?:app|system|admin|staff|portal|end|platform) )?users?(?: account| login| profile)?$|^(?:logins?|credentials?|passwords?|user accounts?|login accounts?)$/i;
const LOGIN_FIELD = /^password|^passwd|^hashed_?password/i;
const IDENTITY =
  /\b(?:auth|authentication|identity|log-?in|sign-?in|oauth2?|oidc|openid|saml|sso|idp|auth0|clerk|cognito|okta|keycloak|firebase|supabase|workos|entra|magic links?|passkeys?)\b/iu;

export const loginsHaveAGuard = defineRule({
  id: 'logins-have-a-guard',
  check: 8,
  severity: 'report',
  says: 'Where the data model keeps users or logins, the architecture has an auth node or an external identity provider.',
  needs: ['architecture'],
  judges: ['architecture'],
  find({ architecture }) {
    const entity = architecture.dataModel.find(isLogin);
    if (entity === undefined || architecture.nodes.some(guards)) return [];
    const message = `The data model has ${quote(entity.entity)}, but no node of the type auth and no external identity provider lets anybody in.`;
    return [{ artifact: 'architecture', message }];
  },
});

function isLogin({ entity, fields }: Architecture['dataModel'][number]): boolean {
  const name = splitCapitals(entity.slice(0, 200))
    .replace(/[\s_-]+/g, ' ')
    .trim();
  return LOGIN_ENTITY.test(name) || fields.some((field) => LOGIN_FIELD.test(field));
}

function guards({ type, label, description, tech }: Architecture['nodes'][number]): boolean {
  return type === 'auth' || (type === 'external' && IDENTITY.test(`${label} ${description} ${tech}`));
}
