import type { Capability } from '../knowledge/schema.ts';
import type { Integration } from '../knowledge/stack/integrations.ts';
import { placesOf } from '../language/stands.ts';
import type { Understanding } from '../understand/understand.ts';

/** "Donations go through HelloAsso", "les dons passent par HelloAsso", "Spenden laufen über betterplace": it is done there, not here. */
const DONE_THERE =
  /\b(?:donations?|gifts|dons|spenden|donaciones|doações|donativos|ticket sales|merch|newsletter)\s(?:(?:all|already|always|only) )?(?:go|run|happen|are (?:made|taken|handled|collected)|passent|se font|laufen|gehen|van|se hacen|passam|são feit[ao]s)\s(?:(?:all|already|always|only) )?(?:through|via|over|on|at|with|par|sur|chez|avec|über|por|pelo|pela|a través de)\s(?:our |the |notre |unser\S* )?$/;
const REACH = 70;

/** What is done with this service stays there: the product has a link to it and exchanges nothing. */
export function isLinkedOut(
  { name, words }: Pick<Integration, 'name' | 'words'>,
  { idea, context }: Understanding,
): boolean {
  const low = `${idea} ${context}`.toLowerCase();
  return [name.toLowerCase(), ...words].some((word) =>
    placesOf(low, word).some((at) => DONE_THERE.test(low.slice(Math.max(0, at - REACH), at))),
  );
}

/** A plain link to a service that does its part by itself. */
export function linkTo({ name }: Integration): Capability {
  return {
    id: `exchange-${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`,
    name: `a link to ${name}`,
    verbs: [],
    triggers: [],
    actor: 'user',
    object: { fallback: 'entry', kinds: [] },
    entities: [],
    nodes: [],
    edges: [],
    boundaries: [],
    failures: [`When ${name} is down, everything here goes on.`],
    features: [
      {
        key: 'link',
        name: [`Link from {objects} to ${name}`, `${name}, one tap from {objects}`],
        act: `get from {objects} to ${name}`,
        need: 'core',
        description: `A link opens the own page at ${name}. Nothing is read from there, and nothing is kept of it here.`,
        stories: [{ as: 'other', want: `to get to ${name} with one tap`, so: 'I need not look for it' }],
        criteria: [
          `The link opens the page at ${name} that the settings of the server name, in a new tab.`,
          `A test finds no request of {product} to ${name}.`,
        ],
        api: [],
        reads: ['object'],
        writes: [],
        edgeCases: ['No address is set yet: no link shows.'],
        effort: 'XS',
        steps: [`Keep the address of the page at ${name} in the server’s settings; show the link on public pages.`],
        pitfalls: [`Copying figures from ${name} by hand.`],
      },
    ],
    usage: [],
    pains: [],
    competitors: [],
    risks: [],
    metrics: [],
  };
}
