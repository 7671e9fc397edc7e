import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { checkRequest } from './check-request.ts';
import { composeArtifact, stageOf } from './compose.ts';
import { type ErrorStatus, VENDOR_WORDS, VendorError } from './errors.ts';
import { type AnswerFault, type Fault, type FaultKind, isHttpFault } from './faults.ts';
import type { SeenRequest } from './journal.ts';
import { type MessageOptions, messageOf, tokensOf } from './message.ts';
import { Pace } from './pace.ts';
import { type Reply, replyWith } from './reply.ts';
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
  if (inAnswer === 'stall_before_headers') return stall(call);
  if (inAnswer === 'not_the_api') return answerPage(call);
  const reply = replyWith(await composeArtifact(seen.stage, body), inAnswer, vendor.thinkingTokens);
  const message = { id: seen.id.replace('req_', 'msg_'), model: body.model, input: vendor.cache.count(body) };
  seen.status = 200;
  if (body.stream) return streamReply(response, reply, { ...message, ...vendor, seen, gone });
  await answerWhole(vendor, call, { reply, message });
}

/** The answer of a call that does not stream: nothing is sent before all of it is there. */
async function answerWhole(
  { speed, clock }: Vendor,
  call: Call,
  { reply, message }: { reply: Reply; message: MessageOptions },
): Promise<void> {
  const pace = new Pace(speed, clock);
  pace.add(reply.blocks.reduce((sum, block) => sum + tokensOf(block.text), 0));
  await clock.sleep(pace.waitMs(), call.gone);
  if (reply.end === 'cut') call.response.destroy();
  else if (reply.end === 'whole') sendAs(call.response, 'application/json', JSON.stringify(messageOf(reply, message)));
  else await stall(call);
}

/** What a login page before the network answers, to whatever was asked. */
function answerPage({ seen, response }: Call): void {
  seen.status = 200;
  sendAs(response, 'text/html', `<html><body>${VENDOR_WORDS}</body></html>`);
}

function sendAs(response: ServerResponse, type: string, body: string): void {
  response.writeHead(200, { 'content-type': type });
  response.end(body);
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

/** Resolves when the client leaves. */
function stall({ seen, gone }: Call): Promise<void> {
  seen.halted = true;
  return new Promise((resolve) => {
    if (gone.aborted) resolve();
    else gone.addEventListener('abort', () => resolve(), { once: true });
  });
}
