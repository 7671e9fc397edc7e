import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { type Clock, systemClock } from '../../../src/system/clock.ts';
import { errorBody } from './errors.ts';
import { type MessageOptions, type Piece, piecesOf, tokensOf } from './message.ts';
import { Pace, type Speed } from './pace.ts';
import type { Reply } from './reply.ts';

/** Tokens in one event: as the vendor sends them, or more when nobody is meant to wait. */
const PIECE_TOKENS = 16;
const PIECE_TOKENS_AT_ONCE = 512;
const PING_EVERY_MS = 1_000;

export interface Streaming extends MessageOptions {
  requestId: string;
  speed: Speed;
  clock: Clock | undefined;
  /** Aborts when the client leaves. */
  gone: AbortSignal;
}

/** Writes the reply as server-sent events at its speed, as far as it goes. */
export async function streamReply(response: ServerResponse, reply: Reply, options: Streaming): Promise<void> {
  const { gone, speed, clock } = options;
  const pace = new Pace(speed, { clock, signal: gone });
  const half = reply.end === 'whole' ? Number.POSITIVE_INFINITY : halfOf(reply);
  let written = 0;
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-cache' });
  response.flushHeaders();
  for (const piece of piecesOf(reply, options, pieceTokens(speed, half))) {
    if (gone.aborted) return;
    if (written >= half) return endHalfway(response, reply, options);
    await pace.write(piece.tokens);
    written += piece.tokens;
    await send(response, piece.event, gone);
  }
  response.end();
}

async function endHalfway(response: ServerResponse, { end }: Reply, options: Streaming): Promise<void> {
  if (end === 'cut') response.destroy();
  else if (end === 'clean') response.end();
  else if (end === 'error') {
    await send(response, { ...errorBody(529, 'Overloaded', options.requestId), type: 'error' }, options.gone);
    response.end();
  } else if (end === 'pings') {
    while (!options.gone.aborted) {
      await send(response, { type: 'ping' }, options.gone);
      await (options.clock ?? systemClock).sleep(PING_EVERY_MS, options.gone);
    }
  }
}

async function send(response: ServerResponse, event: Piece['event'] | { type: 'error' }, gone: AbortSignal) {
  const flows = response.write(`event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`);
  if (!flows && !gone.aborted) await once(response, 'drain', { signal: gone }).catch(() => undefined);
}

// A half is at least one piece away from the end, however fast.
const pieceTokens = ({ tokensPerSecond }: Speed, half: number): number =>
  Number.isFinite(half) || Number.isFinite(tokensPerSecond) ? PIECE_TOKENS : PIECE_TOKENS_AT_ONCE;

const halfOf = (reply: Reply): number => reply.blocks.reduce((sum, { text }) => sum + tokensOf(text), 0) / 2;
