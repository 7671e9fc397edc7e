import { type RequestBody, textOf } from './check-request.ts';
import { tokensOf } from './message.ts';

/** The shortest prefix that models of the 5.5 family cache, in tokens. */
const PREFIX_TOKENS_MIN = 512;

/** Remembers marked system texts, as the vendor's prompt cache does: the first call writes, later ones read. */
export class PromptCache {
  readonly #prefixes = new Set<string>();

  /** Tokens of a request, and how many of them the cache took part in. */
  count(body: RequestBody): { tokens: number; cacheRead: number; cacheWritten: number } {
    const system = textOf(body.system);
    const users = body.messages.map((message) => textOf(message.content)).join('');
    const tokens = tokensOf(system) + tokensOf(users);
    const prefix = tokensOf(system);
    if (!isMarked(body) || prefix < PREFIX_TOKENS_MIN) return { tokens, cacheRead: 0, cacheWritten: 0 };
    // The output format is part of what is compiled into the prefix.
    const key = JSON.stringify([body.model, system, body.output_config?.format]);
    if (this.#prefixes.has(key)) return { tokens, cacheRead: prefix, cacheWritten: 0 };
    this.#prefixes.add(key);
    return { tokens, cacheRead: 0, cacheWritten: prefix };
  }
}

const isMarked = (body: RequestBody): boolean =>
  body.cache_control != null || (Array.isArray(body.system) && body.system.some((block) => block.cache_control));
