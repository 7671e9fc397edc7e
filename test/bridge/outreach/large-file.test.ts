import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { startServer } from '../../../bridge/server.ts';
import { seedWorkspace, testApp } from '../../helpers/test-app.ts';

const ROW = Buffer.from('a@b.example,some company\n'.repeat(40_000));
/** A hundred megabytes of them. */
const ROWS = 100;

it('a file of 100 MB is refused unread, and also who sends all of it before looking up reads why', async () => {
  const app = await testApp({ config: { port: 0 } });
  const { key } = await seedWorkspace(app);
  const server = await startServer(app);
  onTestFinished(async () => {
    await server.close();
    await app[Symbol.asyncDispose]();
  });
  const socket = connect(server.port, '127.0.0.1').pause();
  const head = [
    'POST /api/v1/outreach/leads/import?campaignId=cam_x HTTP/1.1',
    'Host: localhost',
    `X-API-Key: ${key.secret}`,
    'Content-Type: text/csv',
    `Content-Length: ${ROWS * ROW.length}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  for (let row = 0; row < ROWS; row++) if (!socket.write(ROW)) await once(socket, 'drain');

  const [status, ...answer] = (await text(socket)).split('\r\n');

  expect(status).toBe('HTTP/1.1 413 Payload Too Large');
  expect(answer.at(-1)).toMatch(
    /"The body is larger than 16 MiB; send it in several parts\.","code":"payload_too_large"/,
  );
});
