import type { Research } from '../../../../artifacts/research.ts';
import { type Design, mainThings, type Use } from '../../design/design.ts';
import { applies } from '../../design/match.ts';
import { type Slots, say, sayAll, word } from '../../design/slots.ts';
import type { Competitor } from '../../knowledge/schema.ts';
import { pick } from '../../language/hash.ts';
import { capital, gerund, list, plural } from '../../language/inflect.ts';
import { draftFeatures } from '../features/features.ts';
import { ownWords } from '../own-words.ts';
import { economics, priceOf, sizeMarket } from './market.ts';

const SEGMENTS_MAX = 3;
const COMPETITORS_MAX = 7;

/** Composes the research of a design. Every figure says what it rests on; claims about firms carry a source or say "unverified". */
export function composeResearch(design: Design): Research {
  const slots = slotsOf(design);
  return {
    summary: summarize(design),
    marketSize: sizeMarket(design),
    audience: audience(design, slots),
    competitors: competitors(design, slots),
    trends: trends(design, slots),
    risks: risks(design, slots),
    unitEconomics: economics(design),
    recommendation: recommend(design),
  };
}

function slotsOf(design: Design): Slots {
  const { people, product, entities } = design;
  const first = entities[0] ?? word('entry');
  return new Map([
    ['object', first],
    ['actor', people.user],
    ['other', people.customer ?? people.user],
    ['keeper', people.keeper],
    ['product', product],
  ]);
}

const asked = (design: Design) => design.uses.filter((use) => use.because === 'asked' && !use.again);
const ids = (design: Design) => new Set(design.uses.map((use) => use.capability.id));

function summarize(design: Design): string {
  const { people, segment, product, domain } = design;
  const does = doing(design);
  const rivals = domain.competitors
    .filter((one) => one.kind !== 'manual' && applies(one.when, design.understanding, ids(design)))
    .slice(0, 2)
    .map((one) => one.name);
  const field =
    domain.id === 'general' ? 'No field known in depth matches, so figures are wide' : `The field is ${domain.name}`;
  const opening = pick(
    [
      `${capital(people.user.group)} do this with notebooks and chat today: ${does}. Neither was made for it.`,
      `It stands on one claim. ${capital(does)} costs ${people.user.group} enough to change a habit.`,
      `${capital(does)} is scattered work for ${people.user.group} today. ${product.one} would give it one place.`,
    ],
    design.key,
  );
  const price = priceOf(design);
  const pay =
    price.model === 'donation'
      ? 'it is meant to cost nothing'
      : `the paying side is ${segment.name}, at ${price.price}`;
  return `The idea: ${ownWords(design)}. ${opening} ${field}; ${pay}. ${rivals.length > 0 ? `${list(rivals)} stand nearest and leave room.` : 'Habit is the strongest rival.'} Written without a web search. What has no source is marked unverified.`;
}

/** What the idea has people do, in gerunds: "tracking hive inspections and honey yields". */
function doing(design: Design): string {
  const { clauses } = design.understanding.reading;
  const kept = clauses.filter(
    ({ verb, object }) => object !== undefined && object.is !== 'empty' && /^[a-z]+$/.test(verb),
  );
  const byVerb = new Map<string, string[]>();
  for (const { verb, object } of kept.slice(0, 6))
    byVerb.set(verb, [...(byVerb.get(verb) ?? []), plural(object?.name ?? '')]);
  const parts = [...byVerb].slice(0, 3).map(([verb, objects]) => `${gerund(verb)} ${list([...new Set(objects)])}`);
  return list(parts) || `keeping ${list(mainThings(design, 2))} in order`;
}

function audience(design: Design, slots: Slots): Research['audience'] {
  const { people, domain, segment } = design;
  const own = people.user.group;
  const pains = asked(design)
    .concat(design.uses.filter((use) => use.because !== 'asked' && use.capability.id === 'records'))
    .flatMap((use) => sayAll(use.capability.pains, use.slots, design.key + use.object.name))
    .slice(0, 3);
  const first = {
    segment: capital(own),
    painPoints: [
      ...new Set([...pains, ...sayAll(segment.pains, slots, design.key).slice(0, Math.max(1, 3 - pains.length))]),
    ],
    willingness: say(segment.willingness, slots, design.key),
  };
  const others = [segment, ...domain.segments.filter((one) => one !== segment)].filter(
    (one) =>
      one.name.toLowerCase() !== own.toLowerCase() && !one.name.toLowerCase().includes(people.user.many.toLowerCase()),
  );
  const fromField = others.slice(0, SEGMENTS_MAX - 1).map((one) => ({
    segment: capital(one.name),
    painPoints: sayAll(one.pains, slots, design.key).slice(0, 3),
    willingness: `${say(one.willingness, slots, design.key)} Assumed.`,
  }));
  const other = people.customer
    ? [
        {
          segment: capital(people.customer.group),
          painPoints: customerPains(design),
          willingness: pick(
            [
              `Pay nothing. One call saved is reason enough.`,
              `No fee here. They ask the next ${people.user.one} for it.`,
              `They will not pay. They may choose the ${people.user.one} who offers it.`,
              `Nothing in money. What they bring is asking the next ${people.user.one} for it.`,
            ],
            design.key,
          ),
        },
      ]
    : [];
  return [{ ...first, willingness: first.willingness }, ...other, ...fromField].slice(0, SEGMENTS_MAX);
}

function customerPains(design: Design): string[] {
  const main = design.entities[0];
  const { user } = design.people;
  return [
    pick(
      [
        `They hear of their ${main?.many ?? 'matters'} only when they ask.`,
        `What was agreed on ${main?.many ?? 'it'} stands in an old message.`,
        `Reaching the ${user.one} takes two calls and a day.`,
      ],
      design.key,
    ),
    pick(
      [
        `Another app for one ${user.one} is more than they want.`,
        `They cannot see what is open and what it costs.`,
        `They tell every ${user.one} the same details again.`,
      ],
      `${design.key}b`,
    ),
  ];
}

function competitors(design: Design, slots: Slots): Research['competitors'] {
  const { domain, understanding } = design;
  const likened = understanding.likened.map((name) => ({
    name,
    positioning: 'Named in the idea as a model or rival (unverified).',
    gap: `It does not turn on ${list(mainThings(design, 2))} (unverified).`,
  }));
  const fits = (one: Competitor) => applies(one.when, understanding, ids(design));
  const field = domain.competitors.filter(fits).map((one) => tell(one, slots, design.key));
  const tools = asked(design).flatMap((use) =>
    use.capability.competitors.filter(fits).map((one) => tell(one, use.slots, design.key)),
  );
  const all = [...likened, ...field.slice(0, 5), ...tools.slice(0, 2), ...field.slice(5)];
  const unique = all.filter(
    (one, at) => all.findIndex((other) => other.name.toLowerCase() === one.name.toLowerCase()) === at,
  );
  return unique.slice(0, COMPETITORS_MAX);
}

function tell(one: Competitor, slots: Slots, key: string): Research['competitors'][number] {
  const mark = one.source ? ` (source: ${one.source})` : one.kind === 'manual' ? '' : ' (unverified)';
  return {
    name: one.name,
    positioning: `${capital(one.kind)}: ${one.positioning}${mark}`,
    gap: say(one.gap, slots, key),
  };
}

function trends(design: Design, slots: Slots): string[] {
  return design.domain.trends
    .filter((trend) => applies(trend.when, design.understanding, ids(design)))
    .slice(0, 5)
    .map(
      (trend) => `${say(trend.says, slots, design.key)} (${trend.source ? `source: ${trend.source}` : 'unverified'})`,
    );
}

function risks(design: Design, slots: Slots): string[] {
  const main = list(mainThings(design, 2));
  const { constraints } = design.understanding;
  const field = design.domain.risks
    .filter((risk) => applies(risk.when, design.understanding, ids(design)))
    .map((risk) => say(risk.says, slots, design.key));
  const own = asked(design).flatMap((use: Use) => sayAll(use.capability.risks, use.slots, design.key));
  const limits = [
    ...(constraints.regulations.length > 0
      ? [
          `${list(constraints.regulations)} must be met from the first real ${design.people.customer?.one ?? design.people.user.one} on. A lawyer’s review is not in the estimates.`,
        ]
      : []),
    ...(constraints.without.length > 0
      ? [`The brief rules out ${list(constraints.without.slice(0, 4))}. Who expects it for ${main} looks elsewhere.`]
      : []),
    ...(constraints.budget ? [`${constraints.budget.text} carries the plan while paid units are rationed.`] : []),
    ...(constraints.places.length > 0
      ? [
          `Tied to ${list(regionNames(constraints.places))} first. Elsewhere, law and payment habits around ${main} differ.`,
        ]
      : []),
  ];
  const rules = design.domain.rules
    .filter((rule) =>
      rule.regions.some((region) => constraints.laws.includes(region) || constraints.places.includes(region)),
    )
    .map(
      (rule) =>
        `${rule.name}: ${say(rule.demands, slots, design.key)}${rule.source ? ` (source: ${rule.source})` : ' (unverified)'}.`,
    );
  return [...new Set([...limits, ...own.slice(0, 4), ...field.slice(0, 3), ...rules.slice(0, 2)])].slice(0, 9);
}

function regionNames(codes: string[]): string[] {
  const names = new Intl.DisplayNames(['en'], { type: 'region' });
  return codes.slice(0, 3).map((code) => (code === 'EU' ? 'the EU' : (names.of(code) ?? code)));
}

function recommend(design: Design): string {
  const { people, product, entities, assumptions } = design;
  const first = draftFeatures(design)[0]?.feature.name ?? product.one;
  const main = entities[0]?.many ?? 'entries';
  const test = pick(
    [
      `Before building, sit with five ${people.user.group} at their ${main}`,
      `Look after the ${main} of ten ${people.user.group} by hand`,
      `Let eight ${people.user.group} show where ${main} last went wrong`,
    ],
    design.key,
  );
  const price = priceOf(design);
  const pay = price.model === 'donation' ? 'come back unasked in week two' : `put down ${price.price} in advance`;
  return `${test}. Build "${first}" first. Go on if three of them ${pay}. If fewer do, stop or change the audience. ${assumptions.length > 0 ? `These are assumptions. ${assumptions.join('. ')}.` : ''}`.trim();
}
