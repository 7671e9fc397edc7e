import type { Capability } from '../knowledge/schema.ts';
import { analogies } from '../knowledge/words/analogies.ts';
import { neverKept, seldomKept } from '../knowledge/words/passing.ts';
import { fieldsOfKind, thingNamed, things } from '../knowledge/words/things.ts';
import { gerund, lastWord, singular } from '../language/inflect.ts';
import type { Noun } from '../understand/nouns.ts';
import type { Understanding } from '../understand/understand.ts';
import { named } from './match.ts';
import { isNoThing, isUnwanted } from './no-thing.ts';
import { isShunned } from './shunned.ts';

/** The things that an idea and its context name, without those that only say what is done with them. */
export function nounsOf(understanding: Understanding, capabilities: readonly Capability[]): Noun[] {
  const low = understanding.idea.toLowerCase();
  const mentions = [
    ...understanding.reading.mentions,
    ...understanding.contextReading.mentions.map((one) => ({ ...one, weight: 1 as const })),
  ];
  const named = mentions
    .filter(
      ({ noun }) =>
        noun.is === 'thing' &&
        !isShunned(noun.name, understanding) &&
        !isNoThing(noun, understanding) &&
        !isUnwanted(noun, low),
    )
    .filter(({ noun, offered }) => !offered || !isFunction(noun, capabilities))
    .map((one) => ({ ...one, noun: withoutService(one.noun) }));
  const useful = named.filter(({ noun }) => !SERVICES.has(noun.head) && noun.name.length > 1);
  const chosen = useful.some((one) => one.weight > 1)
    ? useful.filter((one) => one.weight > 1)
    : useful.length > 0
      ? useful
      : named.slice(0, 1);
  // Where an idea names one thing alone, what is said to be done with it is kept as well: a questionnaire "with ratings".
  if (new Set(chosen.map(({ noun }) => noun.name)).size < FEW)
    chosen.push(...named.filter(({ noun, weight }) => weight > 1 && KEEPABLE.has(noun.head)));
  const objects = understanding.reading.clauses.flatMap((clause) =>
    clause.object?.is === 'person' && clause.verb === 'manage' ? [clause.object] : [],
  );
  const own = withoutPassing([...chosen.map(({ noun }) => noun), ...objects], understanding);
  return withoutParts(withoutUnknown(withoutIdle(own, understanding)));
}

/**
 * What is named in passing ("the turn", "a paper on the door") is left out where better things are named. Said again, first
 * in a short idea, or closer told ("blood pressure"), it is what the idea is about.
 */
function withoutPassing(nouns: Noun[], { reading, words }: Understanding): Noun[] {
  const first = words.length < SHORT_WORDS ? nouns[0] : undefined;
  const again = (noun: Noun) => reading.mentions.filter((one) => one.noun.head === noun.head).length > 1;
  const good = nouns.filter(({ head }) => !neverKept.has(head) && !seldomKept.has(head));
  const kept = nouns.filter((noun) => {
    if (neverKept.has(noun.head)) return false;
    return (
      !seldomKept.has(noun.head) ||
      reading.clauses.some(({ object }) => object?.head === noun.head) ||
      good.length < FEW ||
      noun === first ||
      again(noun) ||
      noun.name.includes(' ')
    );
  });
  return kept.length > 0 ? kept : nouns;
}

/** What no list knows, nothing is done to and is named once says too little to be kept where better things are named. */
function withoutIdle(nouns: Noun[], { reading, wishes, words }: Understanding): Noun[] {
  if (words.length < SHORT_WORDS) return nouns;
  const said = wishes.map(({ says }) => says.toLowerCase()).join(' ');
  const isKept = (noun: Noun, at: number) =>
    at === 0 ||
    thingNamed(noun.name) !== undefined ||
    noun.name.includes(' ') ||
    said.includes(noun.head) ||
    reading.clauses.some(({ object }) => object?.head === noun.head) ||
    reading.mentions.filter((one) => one.noun.head === noun.head).length > 1;
  const kept = nouns.filter(isKept);
  return kept.length >= FEW ? kept : nouns;
}

const SHORT_WORDS = 30;

const FEW = 2;
const KEEPABLE = new Set('rating feedback message receipt comment report recording call'.split(' '));

/** Nouns that name what a product does with its things; capabilities bring the entities for them. */
const SERVICES = new Set(
  `reminder notification alert dashboard report chart analytics search filter login account payment checkout message chat map calendar
  support sync export import scan barcode password qr gps setting integration recommendation backup history statistic permission role
  push sms email tracking sharing mode access signup wallet feedback rating gamification streak badge leaderboard video-call
  approval scheduling planning management monitoring detection organiser organizer removal
  summary reporting billing escrow refund commission forecast receipt-scan voice speech ai`.split(/\s+/),
);

const KNOWN_ENOUGH = 2;

/** Words of another language that nobody translated are things only where nothing else is. */
function withoutUnknown(nouns: Noun[]): Noun[] {
  const known = nouns.filter(({ unknown }) => !unknown);
  return known.length >= KNOWN_ENOUGH ? known : nouns;
}

/** Calls for a function: what an app is said to come "with" is then no thing to keep. */
function isFunction({ name, head }: Noun, capabilities: readonly Capability[]): boolean {
  if (SERVICES.has(head) || PROCESSES.has(head)) return true;
  const ids = named([head, name]);
  return capabilities.some(
    ({ id, entities }) => ids.has(id) || entities.some((entity) => entity.name === head || entity.name === name),
  );
}

const PROCESSES = new Set(
  `approval scheduling planning management monitoring detection tracking sharing organiser organizer removal reminder notification booking
  sync backup recommendation alert export import chat billing analytics`.split(/\s+/),
);

/** "document approval" is about documents: what is done with them is a capability. */
function withoutService(noun: Noun): Noun {
  const words = noun.name.split(' ');
  if (words.length < 2 || !PROCESSES.has(noun.head)) return noun;
  const rest = singular(words.slice(0, -1).join(' '));
  const head = lastWord(rest);
  const thing = things.get(head);
  if (SERVICES.has(head) || analogies().has(rest.toLowerCase())) return noun;
  return {
    ...noun,
    name: rest,
    full: rest,
    head,
    kind: thing?.kind ?? 'item',
    fields: thing?.fields ?? fieldsOfKind.item,
  };
}

/** "inspection" beside "hive inspection" is the same thing; the longer name stays, in the place of the first. */
function withoutParts(nouns: Noun[]): Noun[] {
  const kept: Noun[] = [];
  // "lawn mowing" beside "mow": the second is one of the first.
  const single = (noun: Noun) =>
    nouns.find((one) => one !== noun && !one.name.includes(' ') && gerund(one.name) === noun.head);
  for (const each of nouns) {
    const short = single(each);
    const name = short ? [...each.name.split(' ').slice(0, -1), short.name].join(' ') : each.name;
    const noun = short ? { ...each, name, full: name, head: short.name } : each;
    const at = kept.findIndex(
      (one) => one.name === noun.name || one.name.endsWith(` ${noun.name}`) || noun.name.endsWith(` ${one.name}`),
    );
    if (at < 0) kept.push(noun);
    else if (noun.name.length > (kept[at]?.name.length ?? 0)) kept[at] = noun;
  }
  return kept;
}
