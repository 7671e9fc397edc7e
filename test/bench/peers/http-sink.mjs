// Answers 200 to whatever is posted, once it has come whole: both sides of the webhook row post to it.
import { createServer } from 'node:http';

const server = createServer((request, response) => {
  request.resume().on('end', () => response.writeHead(200).end());
});
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`${JSON.stringify({ url: `http://127.0.0.1:${server.address().port}/hook` })}\n`);
});
