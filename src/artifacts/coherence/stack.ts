import type { Architecture, NodeType } from '../architecture.ts';
import { type Technology, technologiesIn } from '../reading/technologies.ts';
import { RIVAL_GROUPS } from '../reading/technology-table.ts';
import { contentWords } from '../reading/words.ts';

const CATEGORIES: readonly (readonly [type: NodeType, exact: RegExp, within: RegExp])[] = [
  [
    'frontend',
    /^(?:front-?end|web front-?end|client|user interface|ui|web app)$/i,
    /front-?end|client|user interface/i,
  ],
  ['database', /^(?:(?:primary |main )?(?:database|db|data store))$/i, /database|data ?store|persistence/i],
  ['cache', /^(?:cache|caching)$/i, /cach(?:e|ing)/i],
  ['queue', /^(?:(?:message |job |task )?queues?|messaging|background jobs)$/i, /queue|messag|background|jobs/i],
  ['storage', /^(?:(?:file |object )?storage|files|object store)$/i, /storage|object store|files|media/i],
  ['auth', /^(?:auth|authentication|identity|login|sign-?in)$/i, /auth|identity|login|sign-?in/i],
  ['gateway', /^(?:(?:api )?gateway|load balancer|cdn)$/i, /gateway|load balancer|cdn/i],
  ['ai', /^(?:ai|ml|llm|ai model|language model)$/i, /(?:^| )(?:ai|ml|llm)(?: |$)|language model|machine learning/i],
  ['backend', /^(?:back-?end|server|api|api server)$/i, /back-?end|server|(?:^| )api(?: |$)/i],
];
const CHOICES_MAX = 60;
const CHOICE_LENGTH_MAX = 2_000;
const CHOOSES_NOTHING = /^\W*(?:none|no |not (?:needed|used)|nothing|n\/a)/i;
// Categories about the making or running of a part say nothing about what the part is built with.
const ABOUT_SOMETHING_ELSE =
  /host|deploy|monitor|observab|logging|test|ci|language|styl|css|design|build|tool|orm|librar|payment|analytics|sms|e-?mail|format/i;

/** The node type that a category of the tech stack speaks of, and whether it says so in so many words. */
export function nodeTypeOf(category: string): { type: NodeType; exact: boolean } | null {
  const name = category.trim().slice(0, 200);
  const named = CATEGORIES.find(([, exact]) => exact.test(name));
  if (named !== undefined) return { type: named[0], exact: true };
  if (ABOUT_SOMETHING_ELSE.test(name)) return null;
  const meant = CATEGORIES.find(([, , within]) => within.test(name));
  return meant === undefined ? null : { type: meant[0], exact: false };
}

/** Technologies that the architecture chose, in its stack and in its nodes, with what they bring along. */
export function chosenTechnologies({ techStack, nodes }: Architecture): Technology[] {
  const text = [...techStack.map(({ choice }) => choice), ...nodes.map(({ tech, label }) => `${label}, ${tech}`)].join(
    '\n',
  );
  return [...technologiesIn(text).values()];
}

/** Those of `named` that stand in for something that was chosen instead. */
export function rivalsOf(
  chosen: readonly Technology[],
  named: Iterable<Technology>,
): { rival: string; chosen: string }[] {
  const accepted = new Set(chosen.flatMap(({ name, brings }) => [name, ...brings]));
  return [...named].flatMap((technology) => {
    if (accepted.has(technology.name) || !RIVAL_GROUPS.has(technology.group)) return [];
    const instead = chosen.find(({ group }) => group === technology.group);
    return instead === undefined ? [] : [{ rival: technology.name, chosen: instead.name }];
  });
}

/** What a description of a technology says: the technologies it asks for and its words of content. */
export interface Said {
  technologies: ReadonlyMap<string, Technology>;
  words: ReadonlySet<string>;
}

export function saidIn(text: string): Said {
  return { technologies: technologiesIn(text), words: contentWords(text) };
}

/** Whether two descriptions share a technology or a word of content. */
export function agree(one: Said, other: Said): boolean {
  const shares = [...one.technologies.keys()].some((name) => other.technologies.has(name));
  return shares || [...one.words].some((word) => other.words.has(word));
}

/** The choices worth comparing: the first ones, clipped, without those that choose nothing. */
export function choicesOf({ techStack }: Architecture): Architecture['techStack'] {
  return techStack
    .slice(0, CHOICES_MAX)
    .map((row) => ({ ...row, choice: row.choice.slice(0, CHOICE_LENGTH_MAX) }))
    .filter(({ choice }) => !CHOOSES_NOTHING.test(choice));
}
