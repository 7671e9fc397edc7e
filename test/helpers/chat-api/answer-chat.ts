import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { maybeBroken } from '../messages-api/break-rule.ts';
import { VENDOR_WORDS, VendorError } from '../messages-api/errors.ts';
import { tokensOf } from '../messages-api/message.ts';
import { answerPage, failBefore, kindOf, sendAs, stall } from '../messages-api/misbehave.ts';
import { type Reply, replyWith } from '../messages-api/reply.ts';
import { streamReply } from '../messages-api/stream.ts';
import type { Call, Vendor } from '../messages-api/vendor.ts';
import { chatErrorBody } from './chat-error.ts';
import { type Accepts, type ChatBody, checkChat } from './check-chat.ts';
import { chatWire, completionOf, seenUsage } from './completion.ts';

/** Answers one request to its end, or to where its fault ends it; throws VendorError for an error answer. */
export async function answerChat(vendor: Vendor<ChatBody>, accepts: Accepts, call: Call<ChatBody>): Promise<void> {
  const { request, response, seen, gone } = call;
  if (request.method !== 'POST' || seen.path !== '/v1/chat/completions') throw new VendorError(404, 'Not Found');
  const sent = await text(request);
  checkKey(vendor.apiKey, request);
  const body = checkChat(sent, accepts, vendor.models);
  const wordsOf = (role: string) => body.messages.flatMap((one) => (one.role === role ? [one.content] : [])).join('\n');
  const asked = { system: wordsOf('system'), user: wordsOf('user') };
  const stage = vendor.author.stageOf(asked);
  const fault = vendor.faults.next(stage);
  Object.assign(seen, { body, asked, stage, fault: kindOf(fault) });
  vendor.journal.understood(seen);
  const inAnswer = failBefore(fault, response);
  if (inAnswer === 'stall_before_headers') return stall(call);
  if (inAnswer === 'not_the_api') return answerPage(call);
  const format = body.response_format;
  const schema = format?.type === 'json_schema' ? format.json_schema.schema : undefined;
  const written = vendor.author.write(stage, asked, schema);
  const artifact = maybeBroken(written, { stage, asked, fault: inAnswer, faults: vendor.faults });
  const sound = replyWith(artifact, inAnswer, vendor.thinkingTokens);
  const said = format || inAnswer ? sound : inMarkdown(sound);
  const meant = accepts.heedsSchema ? said : inProse(said);
  const reply = inAnswer ? meant : cutAt(body.max_tokens ?? body.max_completion_tokens, meant);
  const whole = tokensOf(asked.system) + tokensOf(asked.user);
  const promptTokens = accepts.cutsSilently ? Math.min(whole, accepts.window) : whole;
  const usage = body.stream_options?.include_usage ?? false;
  const options = { id: `chatcmpl-${seen.id}`, model: body.model, promptTokens, usage };
  seen.status = 200;
  const error = chatErrorBody(529, 'Overloaded');
  if (body.stream) return streamReply(response, chatWire(reply, options, error), { ...vendor, seen, gone });
  if (reply.end === 'cut') response.destroy();
  else if (reply.end !== 'whole') await stall(call);
  else {
    seen.usage = seenUsage(reply, options);
    sendAs(response, 'application/json; charset=utf-8', JSON.stringify(completionOf(reply, options)));
  }
}

/** What a model does that is not held to JSON. */
function inMarkdown(reply: Reply): Reply {
  const fenced = reply.blocks.map(({ type, text: words }) =>
    type === 'text'
      ? { type, text: `Here is {the} plan:\n\n\`\`\`json\n${words}\n\`\`\`\nI hope it helps!` }
      : { type, text: words },
  );
  return { ...reply, blocks: fenced };
}

/** What a model says that does not know what JSON is. */
const inProse = (reply: Reply): Reply => ({
  ...reply,
  blocks: [{ type: 'text', text: `${VENDOR_WORDS}. I would begin with the people who use it.` }],
});

/** The reply as far as it has tokens. */
function cutAt(tokensMax: number | undefined, reply: Reply): Reply {
  let left = (tokensMax ?? Number.POSITIVE_INFINITY) * 4;
  const blocks = reply.blocks.flatMap(({ type, text: words }) => {
    const kept = words.slice(0, Math.max(0, left));
    left -= words.length;
    return kept === '' ? [] : [{ type, text: kept }];
  });
  return left < 0 ? { ...reply, blocks, stopReason: 'max_tokens' } : reply;
}

/** A stand-in with an empty key asks for none. */
function checkKey(apiKey: string, { headers }: IncomingMessage): void {
  if (apiKey !== '' && headers.authorization !== `Bearer ${apiKey}`) throw new VendorError(401, 'Incorrect API key');
}
