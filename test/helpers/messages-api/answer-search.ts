import { isDeepStrictEqual } from 'node:util';
import type { ContentBlock, RawMessageStreamEvent } from '@anthropic-ai/sdk/resources/messages';
import type { Counted } from './cache.ts';
import type { RequestBody } from './check-request.ts';
import { errorBody, VendorError } from './errors.ts';
import type { AnswerFault } from './faults.ts';
import { endingOf, openingOf, tokensOf } from './message.ts';
import { replyWith } from './reply.ts';
import { streamReply } from './stream.ts';
import type { Call, Vendor } from './vendor.ts';
import type { Web, WebPage } from './web.ts';
import { onWire } from './wire.ts';

interface Searching {
  body: RequestBody;
  fault: AnswerFault | null;
  input: Counted;
}

/** Answers a call that may search: prose with citations, a pause, or what else its web wants. Throws VendorError. */
export async function answerSearch(
  vendor: Vendor<RequestBody>,
  { response, seen, gone }: Call<RequestBody>,
  { body, fault, input }: Searching,
): Promise<void> {
  const { web } = vendor;
  if (web.isForbidden) throw new VendorError(400, 'tools.0: web search is not enabled for this organization');
  if (body.output_config?.format) throw new VendorError(400, 'citations cannot be used with output_config.format');
  const before = body.messages.slice(1).map(({ content }) => content);
  if (!before.every((content, at) => isDeepStrictEqual(content, wordsOf(turnOf(web, at)))))
    throw new VendorError(400, 'messages: the content of a paused turn was not sent back as it came');
  const isPaused = before.length < (web.pauses ?? 0);
  const blocks = isPaused ? turnOf(web, before.length) : [...searched(web, before.length), ...saying(web)];
  const reply = {
    ...replyWith({}, fault, 0),
    blocks: blocks.map((block) => ({ type: 'text' as const, text: JSON.stringify(block) })),
  };
  const stop = reply.stopReason === 'end_turn' && isPaused ? 'pause_turn' : reply.stopReason;
  const about = { id: seen.id.replace('req_', 'msg_'), model: body.model, input };
  const searches = blocks.filter(({ type }) => type === 'server_tool_use').length;
  const counted = { web_search_requests: searches, web_fetch_requests: 0 };
  seen.status = 200;
  await streamReply(
    response,
    {
      reply,
      ping: onWire({ type: 'ping' }),
      error: onWire({ ...errorBody(529, 'Overloaded', seen.id), type: 'error' }),
      *pieces() {
        yield piece({ type: 'message_start', message: openingOf(about) });
        for (const [index, block] of blocks.entries()) for (const event of eventsOf(block, index)) yield piece(event);
        const end = endingOf({ ...reply, blocks: [{ type: 'text', text: JSON.stringify(blocks) }] }, about);
        yield piece({
          ...end,
          delta: { ...end.delta, stop_reason: stop },
          usage: { ...end.usage, server_tool_use: counted },
        });
        yield piece({ type: 'message_stop' });
      },
    },
    { ...vendor, seen, gone, begun: input.begun },
  );
}

const piece = (event: RawMessageStreamEvent) => ({
  text: onWire(event),
  tokens: event.type === 'content_block_start' ? tokensOf(JSON.stringify(event)) : 0,
  usage: undefined,
});

/** What the vendor writes before it pauses for the so-manieth time. */
const turnOf = (web: Web, at: number): ContentBlock[] => [
  { type: 'thinking', thinking: `Search ${at + 1}.`, signature: 'c2lnbmVk' },
  { type: 'text', text: '', citations: null },
  ...searched(web, at),
];

/** As it comes back: a text without a word is taken for none. */
const wordsOf = (blocks: ContentBlock[]) => blocks.filter((block) => block.type !== 'text' || block.text !== '');

/** One search and its results, or its error. */
function searched({ pages = [], error, isIdle }: Web, at: number): ContentBlock[] {
  if (isIdle) return [];
  const id = `srvtoolu_${at + 1}`;
  const caller = { type: 'direct' as const };
  const results = pages.map(({ url, title }) => ({
    ...{ type: 'web_search_result' as const, url, title },
    ...{ encrypted_content: 'ZW5jcnlwdGVk', page_age: null },
  }));
  const failed = { type: 'web_search_tool_result_error' as const, error_code: error };
  return [
    { type: 'server_tool_use', id, name: 'web_search', caller, input: { query: `query ${at + 1}` } },
    // A code that the SDK does not know is possible too.
    { type: 'web_search_tool_result', tool_use_id: id, caller, content: error ? failed : results } as ContentBlock,
  ];
}

/** The notes: a sentence for each page that is cited. */
function saying({ pages = [], error }: Web): ContentBlock[] {
  const cited = error ? [] : pages.filter((page): page is WebPage & { cited: string } => page.cited !== undefined);
  return [
    { type: 'text', text: 'What was found. ', citations: null },
    ...cited.map(
      ({ url, title, cited: cited_text }): ContentBlock => ({
        type: 'text',
        text: `A page says: ${cited_text}.`,
        citations: [{ type: 'web_search_result_location', url, title, cited_text, encrypted_index: 'aW5kZXg' }],
      }),
    ),
  ];
}

/** A block as the events of a stream. */
function* eventsOf(block: ContentBlock, index: number): Generator<RawMessageStreamEvent> {
  const start = (content_block: object) =>
    ({ type: 'content_block_start', index, content_block }) as RawMessageStreamEvent;
  const delta = (change: object) => ({ type: 'content_block_delta', index, delta: change }) as RawMessageStreamEvent;
  if (block.type === 'text') {
    yield start({ ...block, text: '', citations: null });
    if (block.text !== '') yield delta({ type: 'text_delta', text: block.text });
    for (const citation of block.citations ?? []) yield delta({ type: 'citations_delta', citation });
  } else if (block.type === 'thinking') {
    yield start({ ...block, thinking: '', signature: '' });
    yield delta({ type: 'thinking_delta', thinking: block.thinking });
    yield delta({ type: 'signature_delta', signature: block.signature });
  } else if (block.type === 'server_tool_use') {
    yield start({ ...block, input: {} });
    const json = JSON.stringify(block.input);
    yield delta({ type: 'input_json_delta', partial_json: json.slice(0, 5) });
    yield delta({ type: 'input_json_delta', partial_json: json.slice(5) });
  } else yield start(block);
  yield { type: 'content_block_stop', index };
}
