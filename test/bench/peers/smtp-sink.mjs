// A mail server that takes everything and keeps nothing, as fast as can be: both sides of the mail row send to it.
import { createServer } from 'node:net';

const server = createServer({ noDelay: true }, (socket) => {
  let text = '';
  let inMail = false;
  socket.setEncoding('latin1').on('error', () => socket.destroy());
  socket.write('220 sink.example ESMTP\r\n');
  socket.on('data', (chunk) => {
    text += chunk;
    let answers = '';
    for (;;) {
      const end = inMail ? text.indexOf('\r\n.\r\n') : text.indexOf('\r\n');
      if (end < 0) break;
      const line = inMail ? '.' : text.slice(0, end);
      text = text.slice(end + (inMail ? 5 : 2));
      answers += answerTo(line);
      inMail = line === 'DATA';
      if (line === 'QUIT') return void socket.end(answers);
    }
    if (answers) socket.write(answers);
  });
});

function answerTo(line) {
  if (line.startsWith('EHLO')) return '250-sink.example\r\n250-PIPELINING\r\n250-8BITMIME\r\n250 SMTPUTF8\r\n';
  if (line === 'DATA') return '354 End data with <CR><LF>.<CR><LF>\r\n';
  return line === 'QUIT' ? '221 Bye\r\n' : '250 OK\r\n';
}

server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`${JSON.stringify({ url: `smtp://127.0.0.1:${server.address().port}` })}\n`);
});
