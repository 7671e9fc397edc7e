import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { Clock } from '../../../src/system/clock.ts';
import { errorBody } from './errors.ts';
import type { SeenRequest } from './journal.ts';
import { type MessageOptions, type Piece, piecesOf, tokensOf } from './message.ts';
import { Pace, type Speed } from './pace.ts';
import type { Reply } from './reply.ts';

/** Tokens in one event: as the vendor sends them, or more when nobody is meant to wait. */
const PIECE_TOKENS = 16;
const PIECE_TOKENS_AT_ONCE = 512;
/** Milliseconds of silence between two pings. */
export const PING_EVERY_MS = 5_000;

export interface Streaming extends MessageOptions {
  seen: SeenRequest;
  speed: Speed;
  clock: Clock;
  /** Aborts when the client leaves. */
  gone: AbortSignal;
}

/** Writes the reply as server-sent events at its speed, as far as it goes. */
export async function streamReply(response: ServerResponse, reply: Reply, options: Streaming): Promise<void> {
  const { gone, speed, clock, seen } = options;
  const pace = new Pace(speed, clock);
  const half = reply.end === 'whole' ? Number.POSITIVE_INFINITY : halfOf(reply);
  let written = 0;
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-cache' });
  response.flushHeaders();
  if (seen.fault === 'cut_at_once') return endHalfway(response, reply, options);
  for (const { event, tokens } of piecesOf(reply, options, pieceTokens(speed, half))) {
    if (written >= half) return endHalfway(response, reply, options);
    pace.add(tokens);
    await wait(response, pace, options);
    if (gone.aborted) return;
    written += tokens;
    tellUsage(event, seen);
    await send(response, event, gone);
  }
  response.end();
}

/** Waits until the next piece is due, with pings meanwhile. */
async function wait(response: ServerResponse, pace: Pace, { clock, gone }: Streaming): Promise<void> {
  for (let ms = pace.waitMs(); ms > 0 && !gone.aborted; ms = pace.waitMs()) {
    await clock.sleep(Math.min(ms, PING_EVERY_MS), gone);
    if (ms > PING_EVERY_MS) await send(response, { type: 'ping' }, gone);
  }
}

async function endHalfway(response: ServerResponse, { end }: Reply, { clock, seen, gone }: Streaming): Promise<void> {
  seen.halted = true;
  // What was written must have left before the socket goes.
  if (end === 'cut') response.write('\n', () => response.destroy());
  else if (end === 'clean') response.end();
  else if (end === 'error') {
    await send(response, { ...errorBody(529, 'Overloaded', seen.id), type: 'error' }, gone);
    response.end();
  } else if (end === 'pings') {
    while (!gone.aborted) {
      await send(response, { type: 'ping' }, gone);
      await clock.sleep(PING_EVERY_MS, gone);
    }
  }
}

async function send(response: ServerResponse, event: Piece['event'] | { type: 'error' }, gone: AbortSignal) {
  const flows = response.write(`event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`);
  if (!flows && !gone.aborted) await once(response, 'drain', { signal: gone }).catch(() => undefined);
}

/** Notes the tokens that the client has been told of. */
function tellUsage(event: Piece['event'], seen: SeenRequest): void {
  if (event.type !== 'message_start' && event.type !== 'message_delta') return;
  const told = event.type === 'message_start' ? event.message.usage : event.usage;
  const { input_tokens, cache_read_input_tokens, cache_creation_input_tokens, output_tokens } = told;
  const read = cache_read_input_tokens ?? 0;
  seen.usage = {
    inputTokens: (input_tokens ?? 0) + read + (cache_creation_input_tokens ?? 0),
    outputTokens: output_tokens,
    cacheReadTokens: read,
  };
}

// A half is at least one piece away from the end, however fast.
const pieceTokens = ({ tokensPerSecond }: Speed, half: number): number =>
  Number.isFinite(half) || Number.isFinite(tokensPerSecond) ? PIECE_TOKENS : PIECE_TOKENS_AT_ONCE;

const halfOf = (reply: Reply): number => reply.blocks.reduce((sum, { text }) => sum + tokensOf(text), 0) / 2;
