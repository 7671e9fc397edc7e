import type { CapabilityFeature } from '../knowledge/schema.ts';
import { type Entity, isOption, type Part } from './design.ts';
import { isProductHeart } from './product/heart.ts';

/**
 * Where an idea gives the line that people type, one feature reads such lines and writes what they mean; the way into the chat hears
 * commands and hands every other line on. Adding the bot to a group makes the group.
 */
export function oneParser(parts: readonly Part[], entities: readonly Entity[]): Part[] {
  const typed = parts.find(({ use }) => use.entities.has('typedLine'));
  const heard = parts.find(({ use, spec }) => use.capability.id === 'chat-commands' && spec.key === 'command');
  if (!typed || !heard || isOption(heard.use)) return [...parts];
  heard.use.heard = [];
  const chat = heard.use.entities.get('install');
  const group = chat && groupOf(chat, entities);
  const at = ({ use, spec }: Part) => spec.writes.findIndex((key) => use.entities.get(key) === group);
  const [opener] = group
    ? parts.filter((part) => part !== heard && at(part) >= 0).sort((one, other) => at(one) - at(other))
    : [];
  return parts.map((part) => {
    if (part === typed) return { ...part, spec: entering(part, parts) };
    if (part === heard) return { ...part, spec: handingOn(part.spec, linesOf(typed), !opener && chat !== undefined) };
    return part === opener && chat ? { ...part, spec: opening(part, chat) } : part;
  });
}

/** The line is entered with all that an entry consists of: a cost with its payers and shares, as the form for it writes them. */
function entering({ use, spec }: Part, parts: readonly Part[]): CapabilityFeature {
  const object = use.object;
  const form = parts.find(
    (one) => isProductHeart(one.use.capability) && one.use.entities.get(one.spec.writes[0] ?? '') === object,
  );
  const shares = (form?.spec.writes ?? [])
    .flatMap((key) => form?.use.entities.get(key) ?? [])
    .filter(
      (one) =>
        /(?:Part|Share)$/.test(one.name) &&
        one.relations.some(({ says, to }) => says === 'belongs to' && to === object.name),
    );
  for (const [at, one] of shares.entries()) use.entities.set(`entered${at}`, one);
  const also = shares.map(({ many }) => many);
  return {
    ...spec,
    writes: [...spec.writes, 'object', ...shares.map((_, at) => `entered${at}`)],
    steps: [
      ...spec.steps,
      `Enter {an object}${also.length > 0 ? ` with its ${also.join(' and ')}` : ''} by the same function as a button does, in one transaction with the line.`,
    ],
  };
}

/** The line that the idea gives, in its marks. */
const linesOf = ({ spec }: Part): string | undefined =>
  spec.criteria.flatMap((one) => /^“[^”]+”/.exec([one].flat()[0] ?? '')?.[0] ?? [])[0];

const PARSES = /\bparser\b/;
const EDITS = /\bedits? the message\b|\bquoted line\b/;
const LINE = /\bin one line\b/;

/** Commands alone: how a line becomes an entry stands in one place. */
function handingOn(spec: CapabilityFeature, line: string | undefined, makesChat: boolean): CapabilityFeature {
  const isAbout = (sign: RegExp, one: string | string[]) => [one].flat().some((text) => sign.test(text));
  return {
    ...spec,
    description:
      'Hears what is written where people talk, answers a handful of commands in the same thread, and hands every other line to the one place that reads lines.',
    stories: spec.stories.map((story) =>
      [story].flat().some(({ want }) => isAbout(LINE, want))
        ? { as: 'actor' as const, want: 'to ask how things stand with one command', so: 'I stay where we talk' }
        : story,
    ),
    writes: [...spec.writes.filter((key) => key !== 'object'), ...(makesChat ? ['install'] : [])],
    criteria: [
      ...(line === undefined
        ? []
        : [
            `${line} is handed on word for word, with who wrote it, where and under which update id; delivered twice, it is handed on once.`,
          ]),
      ...spec.criteria,
    ],
    edgeCases: spec.edgeCases.filter((one) => !isAbout(EDITS, one)),
    steps: spec.steps.map((one) =>
      isAbout(PARSES, one)
        ? 'Write the commands as a table of name, arguments, example and right needed, and build the help from it; hand every other line to one function, which answers with an example until lines are read.'
        : one,
    ),
  };
}

/** The group whose talk the chat is. */
const groupOf = (chat: Entity, entities: readonly Entity[]): Entity | undefined =>
  entities.find(
    (one) => one.kind === 'group' && one !== chat && /(?:Group|Team|Club|Crew|Trip|Household)$/.test(one.name),
  );

function opening({ use, spec }: Part, chat: Entity): CapabilityFeature {
  use.entities.set('chat', chat);
  return {
    ...spec,
    writes: [...spec.writes, 'chat'],
    criteria: [
      `Added to a group, the bot stores that ${chat.one} with one group of its own and says in two lines what to type; added again or under a new title, it stays the same one.`,
      ...spec.criteria,
    ],
    steps: [
      `On the event that adds the bot, store the ${chat.one} by its id (unique) and open its group in the same transaction; each later message finds the group by that id, never by its title.`,
      ...spec.steps,
    ],
  };
}
