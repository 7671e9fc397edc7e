import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { isSecretLike } from '../../src/digest/secret-like.ts';

const [LOWER, DIGITS] = ['abcdefghijklmnopqrstuvwxyz', '0123456789'];

/** How many of a thousand tokens at random are taken for secrets. */
function foundOf(letters: string, length: number): number {
  const token = fc.string({ unit: fc.constantFrom(...letters), minLength: length, maxLength: length });
  return fc.sample(fc.noBias(token), { seed: 1, numRuns: 1_000 }).filter(isSecretLike).length;
}

it('tokens at random are taken for secrets', () => {
  expect(foundOf(DIGITS, 20)).toBe(1_000);
  expect(foundOf(`${LOWER}${LOWER.toUpperCase()}${DIGITS}`, 20)).toBeGreaterThan(980);
  expect(foundOf(`${LOWER}${DIGITS}`, 20)).toBeGreaterThan(960);
  expect(foundOf(`${LOWER.toUpperCase()}${DIGITS}`, 20)).toBeGreaterThan(960);
  expect(foundOf(`${LOWER}${LOWER.toUpperCase()}`, 20)).toBeGreaterThan(920);
  expect(foundOf(LOWER, 32)).toBeGreaterThan(960);
});

it.each([
  ...[
    'internationalization',
    'subscriptionpreferences',
    'listWorkflowRunArtifacts',
    'src/task-master.ts',
    'assignTeamToOrganizationRole',
  ],
  ...[
    'parseHTTPResponseHeaders',
    'customer_payment_methods',
    '20240101120000_create_users',
    'useInfiniteScrollOfItems',
  ],
  ...[
    'POST /api/v2/subscriptions/:subscriptionId/cancellation',
    '@typescript-eslint/eslint-plugin',
    'Base64UrlEncoder',
  ],
  ...[
    'NotificationPreferencesController',
    'DATABASE_CONNECTION_STRING',
    'node_modules/better-sqlite3',
    'toIPv4Address',
  ],
])('%s is words', (name) => {
  expect(isSecretLike(name)).toBe(false);
});
