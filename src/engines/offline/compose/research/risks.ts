import { type Design, mainThings, type Use } from '../../design/design.ts';
import { leftOut } from '../../design/left-out.ts';
import { applies } from '../../design/match.ts';
import { type Slots, say, sayAll } from '../../design/slots.ts';
import { pick } from '../../language/hash.ts';
import { list } from '../../language/inflect.ts';
import { asked, ids } from './asked.ts';
import { houseOf } from './own-house.ts';
import { priceOf } from './price.ts';

const RISKS_MAX = 9;

/** Worries of somebody who sells: a house that builds for itself has others. */
const OF_SELLING =
  /\b(?:sales?|sells?|sold|firms?|subscriptions?|start-ups?|buyers?|buys?|prices?|investors?|income|app stores?|churn|cancel\w*|free tab|competitors?|acquisition|tender)\b/i;

/** What could make it fail: the idea's own conditions first, then what it does, its field, its law. */
export function risks(design: Design, slots: Slots): string[] {
  const { constraints } = design.understanding;
  const field = design.domain.risks
    // Of a known kind of product the kind tells what could make it fail; what holds of its whole field is of other trades.
    .filter(
      (risk) =>
        (design.kind === undefined || risk.when !== undefined) && applies(risk.when, design.understanding, ids(design)),
    )
    .map((risk) => say(risk.says, slots, design.key))
    .filter((risk) => design.understanding.constraints.ownUse === undefined || !OF_SELLING.test(risk));
  const own = asked(design).flatMap((use: Use) => sayAll(use.capability.risks, use.slots, design.key));
  const rules = design.domain.rules
    .filter((rule) => applies(rule.when, design.understanding, ids(design)))
    .filter((rule) =>
      rule.regions.some((region) => constraints.laws.includes(region) || constraints.places.includes(region)),
    )
    .filter((rule) => !constraints.regulations.some((name) => rule.name.includes(name)))
    .map(
      (rule) =>
        `${rule.name}: ${say(rule.demands, slots, design.key).replace(/\.$/, '')}${rule.source ? ` (source: ${rule.source})` : ' (unverified)'}.`,
    );
  const all = new Set([...limits(design), ...own.slice(0, 4), ...field.slice(0, 3), ...rules.slice(0, 2)]);
  return all.size > 0 ? [...all].slice(0, RISKS_MAX) : [habit(design)];
}

/** Of every product that nothing else is known to endanger. */
const habit = (design: Design) =>
  `The old way of keeping ${list(mainThings(design, 2))} works after a fashion. If the first week here takes more effort, people go back to it.`;

function limits(design: Design): string[] {
  const main = list(mainThings(design, 2));
  const { constraints } = design.understanding;
  const { budget, regulations, places, deadlineText, commissionPercent } = constraints;
  const without = leftOut(design.understanding);
  const who = design.people.customer?.one ?? design.people.user.one;
  const house = houseOf(design);
  return [
    ...(regulations.length > 0
      ? [`${list(regulations)} must be met from the first real ${who} on. A lawyer’s review is not in the estimates.`]
      : []),
    ...(deadlineText
      ? [
          `“${deadlineText}” is read as ${constraints.deadlineWeeks} weeks from the start. Less than that, and features go.`,
        ]
      : []),
    ...(commissionPercent === undefined
      ? []
      : [
          `${priceOf(design).price} invites both sides to settle by e-mail after the first deal. What happens after the deal must be worth it.`,
        ]),
    ...(without.length > 0
      ? [
          pick(
            [
              `The idea rules out ${list(named(without))}. Who expects it looks elsewhere.`,
              `Without ${list(named(without))}, some comfort that others offer is missing.`,
            ],
            design.key,
          ),
        ]
      : []),
    ...(budget ? [budgetRisk(budget)] : []),
    ...(house
      ? [
          house.own.kind === 'home'
            ? 'One person builds and mends it. When that person is away, the old way must still work.'
            : `Built for ${house.name} alone, it depends on whoever built it. A second person must be able to restore it.`,
        ]
      : []),
    ...(places.length > 0 && !house
      ? [`Tied to ${list(regionNames(places))} first. Elsewhere, law and payment habits around ${main} differ.`]
      : []),
  ];
}

/** At most four, in the letters people write them in. */
const named = (without: readonly string[]) =>
  without.slice(0, 4).map((one) => one.replace(/\b(?:ai|gps|sms|crm|erp|aws|llm)\b/g, (word) => word.toUpperCase()));

/** A sum from which on somebody runs it by profession. */
const LARGE = 20_000;

function budgetRisk({ text, per, value }: NonNullable<Design['understanding']['constraints']['budget']>): string {
  return per === 'once'
    ? value > LARGE
      ? `${text} is spent once. What it costs to run needs a budget of its own.`
      : `${text} is spent once. What runs afterwards must cost next to nothing, or have a payer.`
    : `${/^\d|^\D?\d/.test(text) ? text : `“${text}”`} is the ceiling. Texts, files and model calls are rationed before it is reached.`;
}

function regionNames(codes: string[]): string[] {
  const names = new Intl.DisplayNames(['en'], { type: 'region' });
  return codes.slice(0, 3).map((code) => (code === 'EU' ? 'the EU' : (names.of(code) ?? code)));
}
