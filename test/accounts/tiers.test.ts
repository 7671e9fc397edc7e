import { describe, expect, it } from 'vitest';
import { parseScopes, SCOPES } from '../../src/accounts/scopes.ts';
import { parseTier, requireTier, TIER_NAMES } from '../../src/accounts/tiers.ts';

describe('a tier', () => {
  it.each(TIER_NAMES)('%s is known by its name', (name) => {
    expect(parseTier(name)).toBe(name);
  });

  it.each([
    '',
    'Free',
    'enterprise',
    'constructor',
    '__proto__',
  ])('"%s" is refused with the names there are', (name) => {
    expect(() => parseTier(name)).toThrow(
      expect.objectContaining({
        code: 'invalid_request',
        message: `There is no plan "${name}"; use one of free, starter, pro, team.`,
      }),
    );
  });

  it('that is too small is refused with the one that is needed', () => {
    expect(() => requireTier('free', 'starter', 'generate_blueprint')).toThrow(
      expect.objectContaining({
        code: 'plan_required',
        status: 402,
        message: expect.stringMatching(/^generate_blueprint needs the Starter plan or above; .* on Free\. Upgrade/),
      }),
    );
  });

  it('that is as large or larger is enough', () => {
    for (const [has, needed] of [
      ['free', 'free'],
      ['starter', 'starter'],
      ['team', 'starter'],
    ] as const) {
      requireTier(has, needed, 'anything');
    }
  });
});

describe('scopes', () => {
  it('are read from a list with spaces and empty places', () => {
    expect(parseScopes(' leads:read, ,sends:trigger,')).toEqual(['leads:read', 'sends:trigger']);
    expect(parseScopes(SCOPES.join())).toEqual(SCOPES);
  });

  it('that are unknown are refused by name', () => {
    expect(() => parseScopes('leads:read,leads:eat')).toThrow(
      expect.objectContaining({ code: 'invalid_request', message: expect.stringContaining('no scope "leads:eat"') }),
    );
  });
});
