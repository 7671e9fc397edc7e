import { describe, expect, it } from 'vitest';
import { PLAN_NAMES, parsePlan, requirePlan } from '../../src/accounts/plans.ts';
import { parseScopes, SCOPES } from '../../src/accounts/scopes.ts';

describe('a plan', () => {
  it.each(PLAN_NAMES)('%s is known by its name', (name) => {
    expect(parsePlan(name)).toBe(name);
  });

  it.each([
    '',
    'Free',
    'enterprise',
    'constructor',
    '__proto__',
  ])('"%s" is refused with the names there are', (name) => {
    expect(() => parsePlan(name)).toThrow(
      expect.objectContaining({
        code: 'invalid_request',
        message: `There is no plan "${name}"; use one of free, starter, pro, team.`,
      }),
    );
  });

  it('that is too small is refused with the one that is needed', () => {
    expect(() => requirePlan('free', 'starter', 'generate_blueprint')).toThrow(
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
      requirePlan(has, needed, 'anything');
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
