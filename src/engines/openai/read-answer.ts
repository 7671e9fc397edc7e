import * as z from 'zod';
import { readEvents } from '../../system/event-stream.ts';
import { countOf, type Heard, TEXT_CHARS_MAX, type Unanswered } from '../vendor/heard.ts';
import { failureWithin } from './failure.ts';

// Endpoints leave out what they do not have, or write null, or something else.
const words = z.string().nullish().catch(null);
const content = z
  .union([
    z.string(),
    z.array(z.object({ text: z.string().catch('') })).transform((all) => all.map(({ text }) => text).join('')),
  ])
  .nullish()
  .catch(null);
// What a model thinks is streamed under the one name or the other, by those that show it.
const said = z.object({ content, refusal: words, reasoning_content: words, reasoning: words }).nullish().catch(null);
const choice = z.object({ delta: said, message: said, finish_reason: words });
const counts = z.object({
  prompt_tokens: z.unknown().optional(),
  completion_tokens: z.unknown().optional(),
  prompt_tokens_details: z.object({ cached_tokens: z.unknown().optional() }).nullish().catch(null),
  completion_tokens_details: z.object({ reasoning_tokens: z.unknown().optional() }).nullish().catch(null),
});
const completion = z.object({
  model: words,
  choices: z.array(choice).nullish().catch(null),
  usage: counts.nullish().catch(null),
  error: z.unknown().optional(),
});

const UNANSWERED: Partial<Record<string, Unanswered>> = { length: 'cut', content_filter: 'declined' };
/** Characters of one event; each carries a few tokens, from some servers the whole answer. */
const EVENT_CHARS_MAX = 4 * TEXT_CHARS_MAX;

/** Reads an answer to its end, streamed or whole, or until there is more text than anybody asked for. */
export async function readAnswer(response: Response, heard: Heard): Promise<void> {
  if (response.headers.get('content-type')?.includes('application/json'))
    return takeWhole(await response.json(), heard);
  for await (const { data } of readEvents(response.body ?? nothing(), EVENT_CHARS_MAX)) {
    if (data.trim() === '[DONE]') {
      // After nothing at all it would be the end of something else.
      heard.whole = heard.began;
      return;
    }
    take(JSON.parse(data), heard);
    if (heard.endless) return;
  }
}

function takeWhole(body: unknown, heard: Heard): void {
  take(body, heard);
  // An answer that was not streamed has come to its end, whether it says why or not.
  heard.whole = heard.began;
}

/** Takes one piece of a stream, or a whole answer. Throws ChatFailure for an error in its place. */
function take(value: unknown, heard: Heard): void {
  const read = completion.safeParse(value);
  if (!read.success) return;
  const { model, choices, usage, error } = read.data;
  if (error !== undefined && error !== null) throw failureWithin(error);
  if (!choices) return;
  heard.began = true;
  heard.model = model ?? heard.model;
  if (usage) takeUsage(usage, heard);
  const [first] = choices;
  const { content: text, refusal, reasoning_content, reasoning } = first?.delta ?? first?.message ?? {};
  const thought = (reasoning_content ?? reasoning ?? '').length;
  heard.thoughtChars += thought;
  heard.onContent?.(thought + (text ?? '').length);
  if (!first) return;
  if (text) heard.texts[0] = (heard.texts[0] ?? '') + text;
  heard.endless = (heard.texts[0]?.length ?? 0) > TEXT_CHARS_MAX;
  if (refusal) heard.unanswered = 'declined';
  if (first.finish_reason) takeEnd(first.finish_reason, heard);
}

function takeEnd(reason: string, heard: Heard): void {
  // A router's word for a vendor behind it that failed in the middle.
  if (reason === 'error') throw failureWithin(undefined);
  heard.stopReason = reason;
  heard.unanswered ??= UNANSWERED[reason];
  heard.whole = true;
}

/** The counts are of the whole call; where they come more than once, the last ones hold. */
function takeUsage(told: z.infer<typeof counts>, heard: Heard) {
  const { prompt_tokens, completion_tokens, prompt_tokens_details, completion_tokens_details } = told;
  const thought = countOf(completion_tokens_details?.reasoning_tokens) ?? heard.usage.thinkingTokens;
  const inputTokens = countOf(prompt_tokens) ?? heard.usage.inputTokens;
  const cached = countOf(prompt_tokens_details?.cached_tokens) ?? heard.usage.cacheReadTokens ?? 0;
  heard.usage = {
    ...(thought === undefined ? {} : { thinkingTokens: thought }),
    inputTokens,
    outputTokens: countOf(completion_tokens) ?? heard.usage.outputTokens,
    // A part of what was read; some count it beside that.
    cacheReadTokens: Math.min(cached, inputTokens),
  };
}

async function* nothing(): AsyncGenerator<Uint8Array> {}
