import type { Architecture } from '../../../../artifacts/architecture.ts';
import { builtUses, type Design, type Entity } from '../../design/design.ts';
import { exclusionsOf } from '../../design/exclusions.ts';
import { applies } from '../../design/match.ts';
import { fits, say } from '../../design/slots.ts';
import { STRUCK } from '../../knowledge/words/struck.ts';
import { pick } from '../../language/hash.ts';
import { list } from '../../language/inflect.ts';
import { again, sentencesWithout } from '../features/struck.ts';
import type { Stack } from '../stack/choices.ts';
import type { Graph } from './graph.ts';

/** What separates whom from what: the outer edge, what each capability guards, what the law asks. At most eight. */
export function drawBoundaries(design: Design, stack: Stack, graph: Graph): Architecture['securityBoundaries'] {
  const own = builtUses(design).flatMap((use) =>
    use.again
      ? []
      : use.capability.boundaries
          .filter((boundary) => fits(boundary.mechanism, use.slots))
          .flatMap((boundary) => {
            const protectedNames = boundary.protects.flatMap(
              (key) =>
                known(use.entities.get(key), design) ??
                graph.labels.get(`${use.capability.id}/${key}`) ??
                graph.labels.get(key) ??
                [],
            );
            if (protectedNames.length === 0) return [];
            return [
              {
                name: say(boundary.name, use.slots, design.key),
                protects: list([...new Set(protectedNames)]),
                mechanism: say(boundary.mechanism, use.slots, design.key),
              },
            ];
          }),
  );
  const fitting = (
    design.hosted ? own : own.filter((one) => !KNOWS_PEOPLE.test(`${one.name} ${one.mechanism}`))
  ).flatMap((one) => boundaryHere(one, design));
  const all = [...edge(design, stack, graph), ...law(design, graph), ...fitting];
  return all.filter((one, at) => all.findIndex((other) => other.name === one.name) === at).slice(0, 8);
}

type Boundary = Architecture['securityBoundaries'][number];

/** Without what the idea rules out; none where nothing else is said of it. */
function boundaryHere(boundary: Boundary, design: Design): Boundary[] {
  let { mechanism } = boundary;
  for (const exclusion of exclusionsOf(design)) {
    const { out, retell } = STRUCK[exclusion];
    mechanism = sentencesWithout(again(mechanism, retell), (text) => out.test(text));
  }
  return mechanism === '' ? [] : [{ ...boundary, mechanism }];
}

/** A program on one machine has no accounts to keep apart. */
const KNOWS_PEOPLE =
  /\b(accounts?|callers?|roles?|sessions?|tenants?|sender|foreign ids|ownership|grants?|the owner)\b/i;

function edge(design: Design, stack: Stack, graph: Graph): Architecture['securityBoundaries'] {
  const [api, db] = [graph.labels.get('api') ?? '', graph.labels.get('db') ?? ''];
  if (!design.hosted) {
    return [
      {
        name: 'Local data only',
        protects: `${db} and ${api}`,
        mechanism: `${design.product.one} writes only into its own store. Nothing leaves it unless the ${design.people.user.one} hands it over; a test finds no other request.`,
      },
    ];
  }
  if (design.understanding.platform === 'device') {
    return [
      {
        name: 'Device on the local network',
        protects: `${api} and ${db}`,
        mechanism: 'No port is open to the internet. Updates are pulled, and installed once their signature holds.',
      },
    ];
  }
  return [
    {
      name: 'Public edge',
      protects: `${api} and ${db}`,
      mechanism: pick(
        [
          `TLS everywhere. Requests are limited by address. Only the server reaches ${stack.database}.`,
          `Only the API answers from outside. It speaks TLS and limits requests. ${stack.database} has no public address.`,
        ],
        design.key,
      ),
    },
  ];
}

function law(design: Design, graph: Graph): Architecture['securityBoundaries'] {
  const { constraints } = design.understanding;
  const db = graph.labels.get('db') ?? '';
  const personal = design.entities.filter((entity) => entity.kind === 'person').map((entity) => entity.name);
  const protects = list([...personal, db]);
  const named = constraints.regulations.map((name) => ({
    name: `${name} duties`,
    protects,
    mechanism: DUTIES[name] ?? `The duties of ${name} are listed as tests before launch, each with who answers for it.`,
  }));
  const capabilities = new Set(design.uses.map((use) => use.capability.id));
  const rules = design.domain.rules
    .filter((rule) => applies(rule.when, design.understanding, capabilities))
    .filter(
      (rule) =>
        ((rule.regions.length === 0 && isNamed(rule.name, design)) ||
          rule.regions.some((region) => constraints.laws.includes(region) || constraints.places.includes(region))) &&
        !constraints.regulations.some((name) => rule.name.includes(name)),
    )
    .slice(0, 2)
    .map((rule) => ({ name: rule.name, protects, mechanism: say(rule.demands, new Map(), design.key) }));
  const region =
    constraints.laws.includes('EU') && !constraints.regulations.includes('GDPR')
      ? [{ name: 'GDPR duties', protects, mechanism: DUTIES.GDPR ?? '' }]
      : [];
  return [...named, ...region, ...rules];
}

const DUTIES: Record<string, string> = {
  GDPR: 'Data lies in an EU data centre. Export and deletion are functions of the product. Every processor has a contract. Nothing is kept without a period.',
  HIPAA:
    'Health data is encrypted at rest, each access is written to an append-only trail, messages carry no diagnosis, and only vendors with a signed BAA see any of it.',
  'PCI DSS':
    'Card data never reaches the server: the payment page is hosted by the provider, and only its token is stored.',
  'SOC 2': 'Access by role, reviewed each quarter; changes only through reviewed merges; logs kept for a year.',
  FERPA: 'Education records are shown only to the student, the parents and named staff; disclosures are logged.',
  COPPA: 'No account for a child under 13 without the verified consent of a parent, and no advertising identifiers.',
  LGPD: 'Data subjects can export and delete their data in the product; the legal basis is stored with each record of consent.',
  CCPA: 'A visible way to opt out of sale and sharing, and deletion within 45 days.',
  'WCAG 2.2':
    'Every screen works by keyboard and screen reader at level AA, checked automatically in each build and by hand before release.',
};

/** An entity that is part of the plan; one whose feature was left out is not. */
const known = (entity: Entity | undefined, { entities }: Design) =>
  entity && entities.includes(entity) ? entity.name : undefined;

/** A rule of every region counts where the idea comes near it: "background checks" where checks are meant. */
function isNamed(name: string, { understanding: { grams } }: Design): boolean {
  return name
    .toLowerCase()
    .split(/[^a-z]+/)
    .some((word) => word.length > 5 && (grams.has(word) || grams.has(word.replace(/s$/, ''))));
}
