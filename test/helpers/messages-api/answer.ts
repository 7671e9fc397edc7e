import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { answerSearch } from './answer-search.ts';
import { maybeBroken } from './break-rule.ts';
import type { Counted, PromptCache } from './cache.ts';
import { checkRequest, type RequestBody, textOf } from './check-request.ts';
import { errorBody, VendorError } from './errors.ts';
import { type MessageOptions, messageOf, tokensOf } from './message.ts';
import { answerPage, failBefore, kindOf, sendAs, stall } from './misbehave.ts';
import { Pace } from './pace.ts';
import { type Reply, replyWith } from './reply.ts';
import { streamReply } from './stream.ts';
import type { Call, Vendor } from './vendor.ts';
import { messageWire } from './wire.ts';

/** Answers one request to its end, or to where its fault ends it; throws VendorError for an error answer. */
export async function answerMessages(
  vendor: Vendor<RequestBody>,
  cache: PromptCache,
  call: Call<RequestBody>,
): Promise<void> {
  const { request, response, seen, gone } = call;
  if (request.method !== 'POST' || seen.path !== '/v1/messages') throw new VendorError(404, 'Not Found');
  const sent = await text(request);
  checkKey(vendor.apiKey, request);
  if (!request.headers['anthropic-version']) throw new VendorError(400, 'anthropic-version: header is required');
  const body = checkRequest(sent, vendor.models);
  const asked = { system: textOf(body.system), user: body.messages.map(({ content }) => textOf(content)).join('\n') };
  const stage = vendor.author.stageOf(asked);
  const fault = vendor.faults.next(stage);
  Object.assign(seen, { body, asked, stage, fault: kindOf(fault) });
  vendor.journal.understood(seen);
  const inAnswer = failBefore(fault, response);
  if (inAnswer === 'stall_before_headers') return stall(call);
  if (inAnswer === 'not_the_api') return answerPage(call);
  if (body.tools) return answerSearch(vendor, call, { body, fault: inAnswer, input: cache.count(body) });
  const written = vendor.author.write(stage, asked, body.output_config?.format?.schema);
  const artifact = maybeBroken(written, { stage, asked, fault: inAnswer, faults: vendor.faults });
  const reply = replyWith(artifact, inAnswer, vendor.thinkingTokens);
  const input = cache.count(body);
  const message = { id: seen.id.replace('req_', 'msg_'), model: body.model, input };
  seen.status = 200;
  const error = { ...errorBody(529, 'Overloaded', seen.id), type: 'error' as const };
  const begun = input.begun;
  if (body.stream) return streamReply(response, messageWire(reply, message, error), { ...vendor, seen, gone, begun });
  await answerWhole(vendor, call, { reply, message });
}

/** The answer of a call that does not stream: nothing is sent before all of it is there. */
async function answerWhole(
  { speed, clock }: Vendor<RequestBody>,
  call: Call<RequestBody>,
  { reply, message }: { reply: Reply; message: MessageOptions & { input: Counted } },
): Promise<void> {
  const pace = new Pace(speed, clock, call.seen.beganAt);
  pace.add(reply.blocks.reduce((sum, block) => sum + tokensOf(block.text), 0));
  await clock.sleep(pace.waitMs(), call.gone);
  message.input.begun();
  if (reply.end === 'cut') call.response.destroy();
  else if (reply.end === 'whole') sendAs(call.response, 'application/json', JSON.stringify(messageOf(reply, message)));
  else await stall(call);
}

function checkKey(apiKey: string, { headers }: IncomingMessage): void {
  if (headers['x-api-key'] === apiKey || headers.authorization === `Bearer ${apiKey}`) return;
  throw new VendorError(401, 'invalid x-api-key');
}
