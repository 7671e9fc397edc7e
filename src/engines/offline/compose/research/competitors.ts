import type { Research } from '../../../../artifacts/research.ts';
import { type Design, mainThings } from '../../design/design.ts';
import { applies } from '../../design/match.ts';
import { type Slots, say } from '../../design/slots.ts';
import type { Competitor } from '../../knowledge/schema.ts';
import { hostOf } from '../../knowledge/stack/hosts.ts';
import { pick } from '../../language/hash.ts';
import { capital, list } from '../../language/inflect.ts';
import { asked, ids } from './asked.ts';

const COMPETITORS_MAX = 7;
const FIELD_MAX = 5;
/** So many of the field beside rivals of the job itself. */
const LOOSE_FEW = 2;
const TOOLS_MAX = 4;
const TOOLS_EACH = 2;
const RANK = { direct: 0, adjacent: 1, substitute: 2, manual: 3 } as const;

/** What people use today: named rivals, those of the field that fit the idea's words first, then tools for single jobs. */
export function competitors(design: Design, slots: Slots): Research['competitors'] {
  const host = hostOf(design.understanding)?.name;
  const fits = (one: Competitor) => one.name !== host && applies(one.when, design.understanding, ids(design));
  const field = ranked(design.domain.competitors.filter(fits));
  const telling = (all: readonly Competitor[]) => all.map((one) => tell(one, slots, design.key));
  const [tied, loose] = [field.filter(isTied), field.filter((one) => !isTied(one))];
  const tools = asked(design)
    .filter((use) => (use.verb !== undefined || use.need === 'core') && !use.unsaid)
    .flatMap((use) =>
      ranked(use.capability.competitors.filter(fits))
        .slice(0, TOOLS_EACH)
        .map((one) => tell(one, use.slots, design.key)),
    )
    .slice(0, TOOLS_MAX);
  // Rivals of the job that is asked for stand nearer than whatever else is sold in the field.
  const all = [
    ...likened(design),
    ...telling(tied),
    ...tools,
    ...telling(loose.slice(0, tools.length > 1 ? LOOSE_FEW : FIELD_MAX)),
    ...telling(loose.filter(({ kind }) => kind === 'substitute' || kind === 'manual')),
  ];
  const unique = all.filter(
    (one, at) => all.findIndex((other) => other.name.toLowerCase() === one.name.toLowerCase()) === at,
  );
  return unique.slice(0, COMPETITORS_MAX);
}

/** Tied to a word of the idea. */
const isTied = ({ when }: Competitor) => when !== undefined;

/** Rivals one could sign up with today, the nearest first: what a house tries before it builds. */
export function nearest(design: Design, countMax: number): string[] {
  const fitting = design.domain.competitors.filter(
    (one) =>
      one.kind !== 'manual' &&
      one.name !== hostOf(design.understanding)?.name &&
      applies(one.when, design.understanding, ids(design)),
  );
  const tools = asked(design)
    .filter((use) => use.verb !== undefined)
    .flatMap((use) => use.capability.competitors.filter((one) => applies(one.when, design.understanding, ids(design))));
  return [
    ...ranked(fitting.filter(isTied)),
    ...ranked(tools),
    ...(tools.length === 0 ? ranked(fitting.filter((one) => !isTied(one))) : []),
  ]
    .filter((one) => one.kind === 'direct' || one.kind === 'adjacent')
    .map((one) => one.name)
    .filter((name, at, all) => all.indexOf(name) === at)
    .slice(0, countMax);
}

/** Those tied to a word of the idea stand nearer than those that every product of the field has. */
function ranked(all: readonly Competitor[]): Competitor[] {
  return [...all].sort(
    (a, b) => RANK[a.kind] - RANK[b.kind] || Number(b.when !== undefined) - Number(a.when !== undefined),
  );
}

function likened(design: Design): Research['competitors'] {
  const { likened: names, topic } = design.understanding;
  const about = topic ?? list(mainThings(design, 2));
  return names.map((name) => ({
    name,
    positioning: 'The model that the idea names (unverified).',
    gap: pick(
      [
        `Made for something else: ${about} would be one corner of it (unverified).`,
        `Its way of working carries over; ${about} does not come with it (unverified).`,
        `Shows that people like the form. Of ${about} it holds nothing (unverified).`,
      ],
      design.key + name,
    ),
  }));
}

function tell(one: Competitor, slots: Slots, key: string): Research['competitors'][number] {
  const mark = one.source ? ` (source: ${one.source})` : one.kind === 'manual' ? '' : ' (unverified)';
  return {
    name: one.name,
    positioning: `${capital(one.kind)}: ${one.positioning}${mark}`,
    gap: say(one.gap, slots, key),
  };
}
