import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { Clock } from '../../../src/system/clock.ts';
import type { SeenRequest } from './journal.ts';
import { tokensOf } from './message.ts';
import { Pace, type Speed } from './pace.ts';
import type { Reply } from './reply.ts';

/** Tokens in one event: as the vendor sends them, or more when nobody is meant to wait. */
const PIECE_TOKENS = 16;
const PIECE_TOKENS_AT_ONCE = 512;
/** Milliseconds of silence between two pings. */
export const PING_EVERY_MS = 5_000;

/** A reply as a protocol writes it. */
export interface Wire {
  reply: Reply;
  /** Says nothing and keeps the connection. */
  ping: string;
  /** Says in the middle of an answer that it has failed. */
  error: string;
  pieces(pieceTokens: number): Iterable<{ text: string; tokens: number; usage: SeenRequest['usage'] }>;
}

export interface Streaming {
  seen: Pick<SeenRequest, 'fault' | 'halted' | 'usage' | 'beganAt'>;
  speed: Speed;
  clock: Clock;
  /** Aborts when the client leaves. */
  gone: AbortSignal;
  /** Called when the first tokens have been sent. */
  begun?(): void;
}

/** Writes the reply as server-sent events at its speed, as far as it goes. */
export async function streamReply(response: ServerResponse, wire: Wire, options: Streaming): Promise<void> {
  const { gone, speed, clock, seen } = options;
  const pace = new Pace(speed, clock, seen.beganAt);
  const half = wire.reply.end === 'whole' ? Number.POSITIVE_INFINITY : halfOf(wire.reply);
  let written = 0;
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-cache' });
  response.flushHeaders();
  if (seen.fault === 'cut_at_once') return endHalfway(response, wire, options);
  for (const { text, tokens, usage } of wire.pieces(pieceTokens(speed, half))) {
    if (written >= half) return endHalfway(response, wire, options);
    pace.add(tokens);
    await wait(response, pace, wire, options);
    if (gone.aborted) return;
    written += tokens;
    // What the client has been told of.
    if (usage) seen.usage = usage;
    await send(response, text, gone);
    if (tokens > 0 && written === tokens) options.begun?.();
  }
  response.end();
}

/** Waits until the next piece is due, with pings meanwhile. */
async function wait(response: ServerResponse, pace: Pace, { ping }: Wire, { clock, gone }: Streaming): Promise<void> {
  for (let ms = pace.waitMs(); ms > 0 && !gone.aborted; ms = pace.waitMs()) {
    await clock.sleep(Math.min(ms, PING_EVERY_MS), gone);
    if (ms > PING_EVERY_MS) await send(response, ping, gone);
  }
}

async function endHalfway(
  response: ServerResponse,
  { reply: { end }, ping, error }: Wire,
  { clock, seen, gone }: Streaming,
): Promise<void> {
  seen.halted = true;
  // What was written must have left before the socket goes.
  if (end === 'cut') response.write('\n', () => response.destroy());
  else if (end === 'clean') response.end();
  else if (end === 'error') {
    await send(response, error, gone);
    response.end();
  } else if (end === 'pings') {
    while (!gone.aborted) {
      await send(response, ping, gone);
      await clock.sleep(PING_EVERY_MS, gone);
    }
  }
}

async function send(response: ServerResponse, text: string, gone: AbortSignal): Promise<void> {
  if (!response.write(text) && !gone.aborted) await once(response, 'drain', { signal: gone }).catch(() => undefined);
}

// A half is at least one piece away from the end, however fast.
const pieceTokens = ({ tokensPerSecond }: Speed, half: number): number =>
  Number.isFinite(half) || Number.isFinite(tokensPerSecond) ? PIECE_TOKENS : PIECE_TOKENS_AT_ONCE;

const halfOf = (reply: Reply): number => reply.blocks.reduce((sum, { text }) => sum + tokensOf(text), 0) / 2;
