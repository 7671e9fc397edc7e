import { AWAY, AWAY_SUBJECTS, REPLIES, REPORT, SERVICES } from './words.ts';

/** A mail that is no bounce, whatever it speaks of. */
export interface OrdinaryMail {
  id: string;
  raw: string;
}

/** As many as are asked for, the same ones for the same seed: every kind in turn, its words and names drawn. */
export function ordinaryMails(count: number, seed: number): OrdinaryMail[] {
  const draw = drawing(seed);
  return Array.from({ length: count }, (_, index) => {
    const [kind, write] = KINDS[index % KINDS.length] ?? KINDS[0];
    return { id: `${kind}-${index}`, raw: write(draw) };
  });
}

/** One of a list. */
type Draw = <T>(list: readonly [T, ...T[]] | readonly T[]) => T;

/** Mulberry32: small, and the same on every machine. */
function drawing(seed: number): Draw {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return (list) => {
    const one = list[Math.floor(next() * list.length)];
    if (one === undefined) throw new RangeError('nothing to draw from');
    return one;
  };
}

const PEOPLE = [
  'Tom Berg <tom.berg@north.example>',
  'Ida Lund <ida@south.example>',
  'mail@meyer.example',
  '"Post, Master" <p.master@east.example>',
  'Dana Mailer <dana.mailer@west.example>',
  'Büro <info@firma.example>',
] as const;
const MACHINES = [
  'Parcel <no-reply@parcel.example>',
  'notifications@service.example',
  'Shop System <noreply@shop.example>',
  'Billing <billing@pay.example>',
  'The Weekly <news@weekly.example>',
  'support@helpdesk.example',
] as const;
const SUBJECTS = [
  'Re: A question',
  'Re: Undelivered Mail Returned to Sender',
  'AW: Eine Frage',
  'RE: Undeliverable: A question',
  'your mail bounced',
  'Delivery problems',
  'Fwd: failure notice',
  'Mail delivery failed?',
  'TR: Non remis',
  'RV: error de entrega',
  'Antw: Onbestelbaar',
  '回复: 退信',
] as const;
const TYPES = [
  'text/plain; charset=utf-8',
  'text/plain; charset=utf-8; format=flowed',
  'text/html; charset=utf-8',
] as const;

const head = (from: string, subject: string, more: string[] = []): string =>
  [
    `Return-Path: <${/[^\s<]+@[^\s>]+/.exec(from)?.[0] ?? ''}>`,
    `From: ${from}`,
    'To: Anna <anna@planner.example>',
    `Subject: ${subject}`,
    'Date: Tue, 13 May 2025 09:12:00 +0200',
    'Message-ID: <answer-1@north.example>',
    'MIME-Version: 1.0',
    ...more,
  ].join('\r\n');

const single = (from: string, subject: string, type: string, text: string, more: string[] = []): string =>
  `${head(from, subject, [`Content-Type: ${type}`, 'Content-Transfer-Encoding: 8bit', ...more])}\r\n\r\n${type.startsWith('text/html') ? `<p>${text}</p>` : text}\r\n`;

const several = (from: string, subject: string, type: string, parts: string[], more: string[] = []): string =>
  `${head(from, subject, [`Content-Type: ${type}; boundary="b1"`, ...more])}\r\n\r\n${parts.map((part) => `--b1\r\n${part}\r\n`).join('')}--b1--\r\n`;

const ANSWER = ['In-Reply-To: <snd_1@planner.example>', 'References: <snd_1@planner.example>'];
const quoted = (text: string): string =>
  text
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\r\n');
const BEFORE_QUOTE = [
  'On Tue, 13 May 2025, Mail Delivery System <MAILER-DAEMON@relay.north.example> wrote:',
  'Am 13.05.2025 um 09:12 schrieb Mail Delivery System:',
  '-----Original Message-----\r\nFrom: MAILER-DAEMON@relay.north.example\r\nSubject: Undelivered Mail Returned to Sender',
  '---------- Forwarded message ---------\r\nFrom: Mail Delivery Subsystem <mailer-daemon@googlemail.example>\r\nSubject: Delivery Status Notification (Failure)',
] as const;
const REPORT_MAIL = `From: MAILER-DAEMON@relay.north.example\r\nSubject: Undelivered Mail Returned to Sender\r\nContent-Type: multipart/report; report-type=delivery-status; boundary="inner"\r\n\r\n--inner\r\nContent-Type: text/plain\r\n\r\n${REPORT}\r\n--inner\r\nContent-Type: message/delivery-status\r\n\r\nFinal-Recipient: rfc822; tom.berg@north.example\r\nAction: failed\r\nStatus: 5.1.1\r\n--inner--`;

const KINDS: readonly [readonly [string, (draw: Draw) => string], ...(readonly [string, (draw: Draw) => string])[]] = [
  ['reply', (draw) => single(draw(PEOPLE), draw(SUBJECTS), draw(TYPES), draw(REPLIES), ANSWER)],
  ['first-mail', (draw) => single(draw(PEOPLE), draw(SUBJECTS), draw(TYPES), draw(REPLIES))],
  [
    'quotes-report',
    (draw) =>
      single(
        draw(PEOPLE),
        draw(SUBJECTS),
        draw(TYPES),
        `${draw(REPLIES)}\r\n\r\n${draw(BEFORE_QUOTE)}\r\n${quoted(REPORT)}`,
        ANSWER,
      ),
  ],
  [
    'pastes-report',
    (draw) =>
      single(draw(PEOPLE), draw(SUBJECTS), TYPES[0], `${draw(REPLIES)}\r\n\r\n${draw(BEFORE_QUOTE)}\r\n\r\n${REPORT}`),
  ],
  [
    'encloses-report',
    (draw) =>
      several(
        draw(PEOPLE),
        draw(SUBJECTS),
        'multipart/mixed',
        [
          `Content-Type: text/plain; charset=utf-8\r\n\r\n${draw(REPLIES)}`,
          `Content-Type: message/rfc822\r\n\r\n${REPORT_MAIL}`,
        ],
        ANSWER,
      ),
  ],
  [
    'service',
    (draw) => {
      const [subject, text] = draw(SERVICES);
      return single(
        draw(MACHINES),
        subject,
        draw(TYPES),
        text,
        draw([
          ['List-Unsubscribe: <https://service.example/u>'],
          ['Auto-Submitted: auto-generated'],
          ['Precedence: bulk'],
        ]),
      );
    },
  ],
  [
    'away',
    (draw) =>
      single(draw(PEOPLE), draw(AWAY_SUBJECTS), draw(TYPES), draw(AWAY), ['Auto-Submitted: auto-replied', ...ANSWER]),
  ],
  [
    'away-null-path',
    (draw) =>
      single(draw(PEOPLE), draw(AWAY_SUBJECTS), draw(TYPES), draw(AWAY), ['Auto-Submitted: auto-replied']).replace(
        /^Return-Path: .*\r\n/,
        'Return-Path: <>\r\n',
      ),
  ],
  [
    'read-receipt',
    (draw) =>
      several(
        draw(PEOPLE),
        draw(['Read: A question', 'Not read: A question', 'Gelesen: Eine Frage', 'Lu : Une question']),
        'multipart/report; report-type=disposition-notification',
        [
          'Content-Type: text/plain; charset=utf-8\r\n\r\nYour message was deleted without being read.',
          `Content-Type: message/disposition-notification\r\n\r\nFinal-Recipient: rfc822; tom.berg@north.example\r\nOriginal-Message-ID: <snd_1@planner.example>\r\nDisposition: ${draw(['manual-action/MDN-sent-manually; displayed', 'automatic-action/MDN-sent-automatically; deleted'])}`,
        ],
      ),
  ],
  [
    'calendar',
    (draw) =>
      several(
        draw(PEOPLE),
        draw(['Accepted: A talk', 'Declined: A talk', 'Zugesagt: Gespräch', 'Canceled: Delivery failed review']),
        'multipart/mixed',
        [
          'Content-Type: text/plain; charset=utf-8\r\n\r\nThe meeting room is full.',
          'Content-Type: text/calendar; method=REPLY\r\n\r\nBEGIN:VCALENDAR\r\nEND:VCALENDAR',
        ],
      ),
  ],
  [
    'human-postmaster',
    (draw) =>
      single(
        'Postmaster of North <postmaster@north.example>',
        draw(['Re: mails to Tom', 'Re: Delivery problems', 'AW: Zustellung']),
        draw(TYPES),
        `${draw(REPLIES)}\r\n\r\n${quoted('Hello, why do my mails come back?')}`,
        ANSWER,
      ),
  ],
];
