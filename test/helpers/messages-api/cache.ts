import { createHash } from 'node:crypto';
import type { Clock } from '../../../src/system/clock.ts';
import type { RequestBody } from './check-request.ts';
import { tokensOf } from './message.ts';

/** The shortest prefix that models of the 5.5 family cache, in tokens. */
const PREFIX_TOKENS_MIN = 512;
/** Milliseconds that a prefix is kept since it was last read or written. */
const KEPT_MS = 5 * 60_000;

/** Tokens of a request, and how many of them the cache took part in. */
export interface Counted {
  tokens: number;
  cacheRead: number;
  cacheWritten: number;
  /** From now on later calls read what this one wrote: call it with the first token of the answer. */
  begun(): void;
}

interface Block {
  text: string;
  cache_control?: object | null | undefined;
}

interface Prefix {
  key: string;
  tokens: number;
  isMarked: boolean;
}

/**
 * Remembers the beginnings of requests up to their marks, as the vendor's prompt cache does. A call writes what no call
 * before it wrote; others read it once the first token of its answer is sent, so calls made at once all write.
 */
export class PromptCache {
  readonly #clock: Clock;
  readonly #keptUntil = new Map<string, number>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  count(body: RequestBody): Counted {
    const prefixes = prefixesOf(body);
    const tokens = prefixes.at(-1)?.tokens ?? 0;
    const last = prefixes.findLastIndex(({ isMarked, tokens: long }) => isMarked && long >= PREFIX_TOKENS_MIN);
    if (last < 0) return { tokens, cacheRead: 0, cacheWritten: 0, begun: () => undefined };
    const found = prefixes.findLastIndex(({ key }, at) => at <= last && this.#isKept(key));
    const hit = prefixes[found];
    if (hit) this.#keep(hit);
    const cacheRead = hit?.tokens ?? 0;
    const written = prefixes.slice(found + 1, last + 1).filter(({ isMarked }) => isMarked);
    return {
      tokens,
      cacheRead,
      cacheWritten: (prefixes[last]?.tokens ?? 0) - cacheRead,
      begun: () => {
        for (const prefix of written) this.#keep(prefix);
      },
    };
  }

  #isKept(key: string): boolean {
    return (this.#keptUntil.get(key) ?? 0) > this.#clock.now();
  }

  #keep({ key }: Prefix): void {
    this.#keptUntil.set(key, this.#clock.now() + KEPT_MS);
  }
}

/** The request up to the end of each of its blocks, the shortest first. */
function prefixesOf(body: RequestBody): Prefix[] {
  // The output format is part of what is compiled into the prefix.
  const hash = createHash('sha256').update(JSON.stringify([body.model, body.output_config?.format]));
  let tokens = 0;
  const blocks = [body.system, ...body.messages.map(({ content }) => content)].flatMap(blocksOf);
  return blocks.map(({ text, cache_control }, at) => {
    hash.update(JSON.stringify(text));
    tokens += tokensOf(text);
    const isMarked = cache_control != null || (at === blocks.length - 1 && body.cache_control != null);
    return { key: hash.copy().digest('base64'), tokens, isMarked };
  });
}

const blocksOf = (content: RequestBody['messages'][number]['content'] | undefined): readonly Block[] =>
  typeof content === 'string'
    ? [{ text: content }]
    : (content ?? []).map((block) => ({ ...block, text: block.text ?? JSON.stringify(block) }));
