import { expect, it } from 'vitest';
import { createBridge } from '../../bridge/create-bridge.ts';
import { testApp } from '../helpers/test-app.ts';

it.each([
  'GET',
  'POST',
])('an unsubscribe page that is asked for by %s tells its reader nothing of credits', async (method) => {
  await using app = await testApp();
  const answer = await createBridge(app).request(`/u/${'a'.repeat(32)}`, { method });
  expect(answer.headers.get('Content-Type')).toContain('text/html');
  expect(answer.headers.get('X-Request-Id')).toMatch(/^req_/);
  expect([...answer.headers.keys()].filter((name) => name.startsWith('x-credits'))).toEqual([]);
});
