import type { RefusedAt } from './verdict.ts';

export interface Codes {
  /** Enhanced status (RFC 3463) as "5.1.1". */
  status: string | null;
  /** Reply code of three digits. */
  reply: number | null;
}

// An IP address, a version number and a date have dots too.
const STATUS = /(?<![\d.])([245])\.(\d{1,3})\.(\d{1,3})(?![\d.]*\d)/g;
const REPLY =
  /(?<![\d.,:/#])([245][0-5]\d)(?=[\s:-])(?!-(?![245]\.\d)\d)(?! (?:bytes|kb|mb|hours?|days?|minutes?|seconds?|messages?|recipients?)\b)/gi;

/** The codes in a server's words: the first that says a failure, the enhanced one rather where a reply code precedes it. */
export function codesIn(text: string): Codes {
  const statuses = [...text.matchAll(STATUS)].map((match) => match[0]);
  const replies = [...text.matchAll(REPLY)].map((match) => Number(match[1]));
  return {
    status: statuses.find((status) => !status.startsWith('2') && !status.endsWith('.0.0')) ?? statuses[0] ?? null,
    reply: replies.find((reply) => reply >= 400) ?? null,
  };
}

const PHASES: [RefusedAt, RegExp][] = [
  [
    'data',
    /\b(?:in reply to (?:end of )?data|in response to (?:end of )?data|after (?:end of |pipelined (?:end of )?)?data|for (?:text|data) command|failed after i sent the message|end of data command|(?:while |after )sending (?:data|message body|end of data)|error after data)|\(state 1[5-8]\)|\[data\]/i,
  ],
  [
    'rcpt',
    /\b(?:in (?:reply|response) to (?:the )?rcpt|did not like our rcpt|(?:error )?following rcpt|(?:for|was) rcpt to response|in rcpt to\b|rejected recipient\b|after (?:pipelined )?rcpt|for rcpt command|does not like recipient|(?:while |after )sending rcpt|error after rcpt|remote server (?:said|replied).{0,20}rcpt)|\[rcpt[_ ]to\]|\(state (?:9|1[0-4])\)|smtp error from remote (?:mail )?server for rcpt|^5\d\d: |\n5\d\d: |rcpt to:? ?<[^<>]*>:? ?(?:\.\.\.)? ?(?:response|failed|rejected|5\d\d)/i,
  ],
  [
    'mail',
    /\b(?:in (?:reply|response) to (?:the )?mail from|after (?:pipelined )?mail from|for mail (?:from )?command|does not like sender|(?:while |after )sending mail from|error after mail)|\[mail[_ ]from\]/i,
  ],
  [
    'connect',
    /\b(?:after initial connection|in reply to (?:ehlo|helo|initial)|after (?:ehlo|helo|starttls)|connected to .{0,60} but (?:greeting|connection)|while (?:performing|connecting|sending (?:ehlo|helo)))|\[(?:ehlo|helo|connect)\]/i,
  ],
];

/** Where it was refused, when the words say so. */
export function phaseIn(text: string): RefusedAt | null {
  const trimmed = text
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/[ \t]+/g, ' ');
  // Wrapped lines are put together, but for those that begin with a code as Yahoo sets it: "550: …".
  const line = trimmed.replace(/\n(?![45]\d\d: )/g, ' ');
  return PHASES.find(([, phrase]) => phrase.test(line))?.[0] ?? transcriptPhase(text);
}

/** The last command before the refusal in a transcript: ">>> RCPT TO:<…>" and "<<< 550 …". */
function transcriptPhase(text: string): RefusedAt | null {
  let phase: RefusedAt | null = null;
  for (const line of text.split('\n')) {
    const sent = /^\s*(?:>>>|sent\s*[<>]{2,3}) ?(\w+)/i.exec(line)?.[1]?.toLowerCase();
    if (sent !== undefined) phase = COMMANDS.get(sent) ?? phase;
    else if (phase !== null && /^\s*(?:<<<|received\s*[<>]{2,3}) ?[45]\d\d/i.test(line)) return phase;
  }
  return null;
}

const COMMANDS = new Map<string, RefusedAt>([
  ['ehlo', 'connect'],
  ['helo', 'connect'],
  ['starttls', 'connect'],
  ['mail', 'mail'],
  ['rcpt', 'rcpt'],
  ['data', 'data'],
  ['bdat', 'data'],
]);
