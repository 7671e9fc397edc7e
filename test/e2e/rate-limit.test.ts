import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startServed } from '../helpers/served.ts';
import { temporaryFolder } from '../helpers/stores.ts';

it('lets exactly 60 of 70 requests of one key through two processes in a minute', async () => {
  const env = { PLANWRIGHT_DATA_DIR: join(temporaryFolder(), 'data') };
  const first = await startServed(env);
  const second = await startServed(env);
  const answers = await Promise.all(
    Array.from({ length: 70 }, async (_, index) => {
      const { url } = index % 2 ? first : second;
      const { status, headers } = await fetch(`${url}/api/v1/mcp/credits`, {
        headers: { 'X-API-Key': first.apiKey ?? '' },
      });
      return { status, retryAfter: headers.get('retry-after') };
    }),
  );
  expect(answers.filter((one) => one.status === 200)).toHaveLength(60);
  expect(answers.filter((one) => one.status === 429 && one.retryAfter === '60')).toHaveLength(10);
});
