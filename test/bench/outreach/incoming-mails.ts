import type { Sent } from './raw-exchange.ts';

const ANSWERS = [
  'Thanks for writing. What does it cost for a team of twelve, and how long does it take to set up?',
  'Not for us at the moment, thank you.',
  'Sounds good. Could we talk on Thursday at 10? Here is my number: 0151 555 0100.',
  'Please take me off your list.',
  'You had better ask Maria, who looks after our planning tools: maria@example.com.',
];

let made = 0;

/** What comes back for these mails: of ten, seven answers as programs quote, two absences and a bounce. */
export const incomingMails = (sent: readonly Sent[]): Buffer[] =>
  sent.map((mail, at) => {
    if (at % 10 === 9) return bounce(mail);
    return at % 10 >= 7 ? absence(mail) : answer(mail, ANSWERS[at % ANSWERS.length] ?? '');
  });

const headOf = ({ recipient, messageId }: Sent, subject: string): string[] => [
  `From: Grace Hopper <${recipient}>`,
  'To: ada0@acme.example',
  `Subject: ${subject}`,
  `Message-ID: <${++made}@mail.example>`,
  `Date: ${new Date().toUTCString()}`,
  `In-Reply-To: ${messageId}`,
  `References: ${messageId}`,
  'Received: from mx.example by in.acme.example with ESMTPS; Mon, 12 Jan 2026 09:00:00 +0000',
  'MIME-Version: 1.0',
];

function answer(mail: Sent, text: string): Buffer {
  const quote = `On Mon, 12 Jan 2026 at 08:00, Ada Lovelace <ada0@acme.example> wrote:\n> Hi Grace,\n>\n> we help teams like yours.`;
  const plain = `${text}\n\nBest regards\nGrace\n\n${quote}`;
  const html = `<div>${text}</div><div>Best regards<br>Grace</div><blockquote>Hi Grace,<br>we help teams like yours.</blockquote>`;
  return message([
    ...headOf(mail, 'Re: A question'),
    'Content-Type: multipart/alternative; boundary=b',
    '',
    ...['--b', 'Content-Type: text/plain; charset=utf-8', '', plain],
    ...['--b', 'Content-Type: text/html; charset=utf-8', '', html, '--b--', ''],
  ]);
}

const absence = (mail: Sent): Buffer =>
  message([
    ...headOf(mail, 'Automatic reply: A question'),
    'Auto-Submitted: auto-replied',
    'Content-Type: text/plain; charset=utf-8',
    '',
    'I am out of the office until the end of the month and read no mail. In urgent cases write to Bob.',
  ]);

const bounce = (mail: Sent): Buffer =>
  message([
    ...headOf(mail, 'Undelivered Mail Returned to Sender').map((line) =>
      line.startsWith('From:') ? 'From: MAILER-DAEMON@mx.example' : line,
    ),
    'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
    '',
    ...['--b', 'Content-Type: text/plain', '', 'Your mail could not be delivered.'],
    ...['--b', 'Content-Type: message/delivery-status', '', 'Reporting-MTA: dns; mx.example', ''],
    ...[`Final-Recipient: rfc822; ${mail.recipient}`, 'Action: failed', 'Status: 5.1.1'],
    ...['Diagnostic-Code: smtp; 550 5.1.1 User unknown', '', '--b--', ''],
  ]);

const message = (lines: readonly string[]): Buffer => Buffer.from(lines.join('\n').replaceAll('\n', '\r\n'));
