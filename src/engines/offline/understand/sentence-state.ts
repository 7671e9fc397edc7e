import type { Noun } from './nouns.ts';
import type { Reading } from './reading.ts';
import type { Token } from './token.ts';
import type { VerbBook } from './verbs.ts';

/** What has been read of the sentence at hand, and the reading that it adds to. */
export interface State {
  reading: Reading;
  verbs: VerbBook;
  subject: Noun | undefined;
  verb: string | undefined;
  /** The text from the verb on. */
  says: string | undefined;
  helper: boolean;
  prep: string | undefined;
  negated: boolean;
  /** Things seen in this clause before any verb: the objects of a verb that comes last. */
  waiting: Noun[];
  hadProduct: boolean;
  done: boolean;
  /** Verbs that share the object still to come: "lend and share tools". */
  pending: string[];
  /** The last people who did something: "they" in the next sentence are the same. */
  actors: Noun | undefined;
  /** After "when" or "if": what happens there is a condition, not a function. */
  condition: boolean;
  /** The verb before names an outcome ("reduce no-shows"), not something to build. */
  outcome: boolean;
  /** The words that describe the person just named ("with diabetes"): no thing to keep. */
  describing: Token[] | undefined;
  /** "I fill the blocks by phoning round": how it is done today, nothing to build. */
  habit: boolean;
  /** Something before said that what follows is wanted: "can", "where", the product's noun. */
  wanted: boolean;
  /** "I am a …": whoever is named next is the one who writes, and uses it. */
  self: boolean;
  /** The language puts the verb behind its object. */
  verbLast: boolean;
}

/** The state at the beginning of a sentence. */
export const fresh = () => ({
  subject: undefined,
  verb: undefined,
  says: undefined as string | undefined,
  helper: false,
  prep: undefined,
  negated: false,
  waiting: [] as Noun[],
  hadProduct: false,
  done: false,
  pending: [] as string[],
  outcome: false,
  describing: undefined as Token[] | undefined,
  condition: false,
  habit: false,
  wanted: false,
  self: false,
});

const OFFERING = new Set(['with', 'including', 'featuring', 'plus', 'alongside']);

/** "an app with reminders and deposits": what follows the product's noun and "with". */
export const isOffered = (state: State) =>
  state.hadProduct && state.verb === undefined && state.prep !== undefined && OFFERING.has(state.prep);

/** Notes a thing, and whether it is only offered. */
export function mention(state: State, noun: Noun, weight: 1 | 2 | 3): void {
  state.reading.mentions.push(isOffered(state) ? { noun, weight: 2, offered: true } : { noun, weight });
}

/** "booking app": the product's name says what is done, and leaves open to what. */
export function nameAct(state: State, verb: string): void {
  if (isOffered(state)) return;
  state.reading.productVerb ??= verb;
  state.reading.clauses.push({ verb, subject: state.subject });
}

/** The verb, and those that wait for the same object, get it. */
export function act(state: State, verb: string, object: Noun): void {
  const to = state.habit ? state.reading.habits : state.reading.clauses;
  for (const one of state.condition ? [] : [...state.pending.splice(0), verb])
    to.push({ verb: one, subject: state.subject, object, says: state.says });
  state.done = true;
}

/** A verb without an object takes the things that stood before it ("die ihre Termine buchen"). */
export function finish(state: State): void {
  if (state.verb === undefined || state.done || state.condition) return;
  const { subject, says } = state;
  const to = state.habit ? state.reading.habits : state.reading.clauses;
  for (const verb of state.pending.splice(0)) to.push({ verb, subject, says });
  const objects = state.waiting.splice(0);
  if (objects.length === 0) to.push({ verb: state.verb, subject, says });
  for (const object of objects) to.push({ verb: state.verb, subject, object, says });
  state.done = true;
}
