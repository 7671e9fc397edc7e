import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { checkRequest } from './check-request.ts';
import { composeArtifact, stageOf } from './compose.ts';
import { type ErrorStatus, VendorError } from './errors.ts';
import { type AnswerFault, type Fault, type FaultKind, isHttpFault } from './faults.ts';
import type { SeenRequest } from './journal.ts';
import { messageOf, tokensOf } from './message.ts';
import { Pace } from './pace.ts';
import { replyWith } from './reply.ts';
import { streamReply } from './stream.ts';
import type { Vendor } from './vendor.ts';

/** One call under way. */
export interface Call {
  request: IncomingMessage;
  response: ServerResponse;
  seen: SeenRequest;
  /** Aborts when the client leaves. */
  gone: AbortSignal;
}

/** Answers one request to its end, or to where its fault ends it; throws VendorError for an error answer. */
export async function answerMessages(vendor: Vendor, call: Call): Promise<void> {
  const { request, response, seen, gone } = call;
  if (request.method !== 'POST' || seen.path !== '/v1/messages') throw new VendorError(404, 'Not Found');
  const sent = await text(request);
  checkKey(vendor.apiKey, request);
  if (!request.headers['anthropic-version']) throw new VendorError(400, 'anthropic-version: header is required');
  const body = checkRequest(sent, vendor.models);
  const fault = vendor.faults.next(stageOf(body));
  Object.assign(seen, { body, stage: stageOf(body), fault: kindOf(fault) });
  vendor.journal.understood(seen);
  const inAnswer = failBefore(fault, response);
  if (inAnswer === 'stall_before_headers') return untilGone(gone);
  const reply = replyWith(await composeArtifact(seen.stage, body), inAnswer, vendor.thinkingTokens);
  seen.status = 200;
  if (reply.end === 'cut') seen.outcome = 'broken off';
  const message = { id: seen.id.replace('req_', 'msg_'), model: body.model, input: vendor.cache.count(body) };
  const { speed, clock } = vendor;
  if (body.stream) return streamReply(response, reply, { ...message, requestId: seen.id, speed, clock, gone });
  await new Pace(speed, { clock, signal: gone }).write(tokensOf(reply.blocks.map((block) => block.text).join('')));
  if (reply.end === 'cut') return void response.destroy();
  if (reply.end !== 'whole') return untilGone(gone);
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(messageOf(reply, message)));
}

function checkKey(apiKey: string, { headers }: IncomingMessage): void {
  if (headers['x-api-key'] === apiKey || headers.authorization === `Bearer ${apiKey}`) return;
  throw new VendorError(401, 'invalid x-api-key');
}

/** Throws the error answer that the fault is; hands on what goes wrong later. */
function failBefore(fault: Fault | null, response: ServerResponse): AnswerFault | null {
  const kind = kindOf(fault);
  if (kind === null || !isHttpFault(kind)) return kind;
  if (fault && typeof fault === 'object') response.setHeader('retry-after', String(fault.retryAfter));
  // The name ends with a status of the table.
  throw new VendorError(Number(kind.slice('http_'.length)) as ErrorStatus, 'As the test wanted it');
}

const kindOf = (fault: Fault | null): FaultKind | null => (fault && typeof fault === 'object' ? fault.kind : fault);

const untilGone = (gone: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (gone.aborted) resolve();
    else gone.addEventListener('abort', () => resolve(), { once: true });
  });
