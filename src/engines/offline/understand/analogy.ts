import { hosts } from '../knowledge/stack/hosts.ts';
import { type Analogy, analogies } from '../knowledge/words/analogies.ts';
import { lazy } from '../language/lazy.ts';

/** A known product that the idea is likened to, and the text without it. */
export interface Likeness {
  /** As written, or undefined when the idea is likened to nothing known. */
  name: string | undefined;
  analogy: Analogy | undefined;
  /** What it is done for, in a few words of the idea: "sign language". */
  topic: string | undefined;
  /** The text as if it said "an app for …". */
  text: string;
}

const names = lazy(() => [...analogies().keys()]);

/** Names that are words as well count only with their capital. Longest first, so that no name hides in another. */
const likened = lazy(() => {
  const alternatives = names()
    .toSorted((a, b) => b.length - a.length)
    .map(
      (name) =>
        `[${name.charAt(0)}${name.charAt(0).toUpperCase()}]${name
          .slice(1)
          .replace('.', '\\.')
          .replace(/[a-z]/g, (one) => `[${one}${one.toUpperCase()}]`)}`,
    )
    .join('|');
  return new RegExp(
    `(?:\\b(?:an?|the|like|similar to)\\s)?(?:\\b(?:app|platform|site|tool|something|product|service|version)\\s(?:like|similar to)\\s)?(?:\\b(?:an?|the)\\s)?\\b(${alternatives})\\b,?\\s(?:(?:(?:app|clone|style|like)\\s)?(?:but\\s)?(?:only\\s|just\\s)?for|but with|of)\\s`,
    'u',
  );
});
const topic = (rest: string): string | undefined =>
  /^(?:the |a |an |my |our )?((?:\p{L}[\p{L}\p{M}'-]*)(?: \p{L}[\p{L}\p{M}'-]*){0,2}?)(?=[.,;:!?]| (?:that|which|who|where|when|with|in|on|and|to|using|by|so|but|at|from)\b|$)/u.exec(
    rest,
  )?.[1];

/** "A Shopify app for boutiques" runs in Shopify; it is not likened to it. */
const isHost = (name: string, said: string) =>
  /\b(?:app|plug-?in|extension|add-?on)\b/i.test(said) &&
  hosts().some((host) => host.name.toLowerCase() === name.toLowerCase());

/** Reads "Uber for …", "like Airbnb but for …", "the Spotify of …": the company is no thing to keep. Linear. */
export function readLikeness(text: string): Likeness {
  const low = text.toLowerCase();
  // Compiling an expression of a hundred names costs more than all else that is read: only where one of them stands.
  const match = names().some((one) => low.includes(one)) ? likened().exec(text) : null;
  const name = match?.[1];
  if (!match || name === undefined || isHost(name, match[0]))
    return { name: undefined, analogy: undefined, topic: undefined, text };
  const rest = text.slice(match.index + match[0].length);
  return {
    name,
    analogy: analogies().get(name.toLowerCase()),
    topic: topic(rest),
    text: `${text.slice(0, match.index)}an app for ${rest}`,
  };
}
