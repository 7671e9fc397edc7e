import type { Architecture } from '../../../../artifacts/architecture.ts';
import type { Design } from '../../design/design.ts';
import { fits, say } from '../../design/slots.ts';
import { pick } from '../../language/hash.ts';
import { list } from '../../language/inflect.ts';
import { chooseStack, type Stack } from '../stack/stack.ts';
import { runningCost } from './cost.ts';
import { drawGraph, type Graph } from './nodes.ts';

/** Composes the architecture of a design. */
export function composeArchitecture(design: Design): Architecture {
  const stack = chooseStack(design);
  const graph = drawGraph(design, stack);
  return {
    summary: summarize(design, stack, graph),
    nodes: graph.nodes,
    edges: graph.edges,
    techStack: stack.choices,
    dataModel: design.entities.map((entity) => ({
      entity: entity.name,
      fields: ['id: identifier', ...entity.fields],
      relationships: entity.relations.map((relation) => `${relation.says} ${relation.to}`),
    })),
    securityBoundaries: boundaries(design, stack, graph),
    scalingStrategy: scale(design, stack),
    estimatedMonthlyCost: runningCost(design, stack),
  };
}

function summarize(design: Design, stack: Stack, graph: Graph): string {
  const { product, people, entities, understanding } = design;
  const main = list(entities.slice(0, 3).map((entity) => entity.many));
  const outside = graph.nodes.filter((node) => node.type === 'external').map((node) => node.label);
  const shape = design.hosted
    ? pick(
        [
          `${product.one} is a ${product.noun} with one server program (${stack.recipe.choice}) over ${stack.database}; no second service is needed before ten thousand people.`,
          `One program, ${stack.recipe.choice}, owns all rules about ${main} and writes them to ${stack.database}${stack.client ? `; ${stack.client} is what ${people.user.many} see` : ''}.`,
          `${product.one} stays one deployable program over ${stack.database}, because ${main} change together and belong in one transaction.`,
        ],
        design.key,
      )
    : `${product.one} is a ${product.noun} without a server: ${stack.recipe.choice}, with ${main} in ${stack.database} on the machine of the ${people.user.one}.`;
  const rules = [
    ...understanding.constraints.regulations,
    ...understanding.constraints.without.map((phrase) => `no ${phrase}`),
  ];
  return [
    shape,
    outside.length > 0
      ? `It leans on ${list(outside)} from outside, each behind one adapter that can be replaced.`
      : `Nothing outside ${people.keeper.one === people.user.one ? 'it' : `the house of the ${people.keeper.one}`} has to be up for it to work.`,
    ...(rules.length > 0 ? [`The brief’s conditions are kept: ${list(rules)}.`] : []),
  ].join(' ');
}

function boundaries(design: Design, stack: Stack, graph: Graph): Architecture['securityBoundaries'] {
  const own = design.uses.flatMap((use) =>
    use.again
      ? []
      : use.capability.boundaries
          .filter((boundary) => fits(boundary.mechanism, use.slots))
          .flatMap((boundary) => {
            const protectedNames = boundary.protects.flatMap(
              (key) =>
                use.entities.get(key)?.name ??
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
  const all = [...edge(design, stack, graph), ...own, ...law(design, graph)];
  return all.filter((one, at) => all.findIndex((other) => other.name === one.name) === at).slice(0, 8);
}

function edge(design: Design, stack: Stack, graph: Graph): Architecture['securityBoundaries'] {
  const [api, db] = [graph.labels.get('api') ?? '', graph.labels.get('db') ?? ''];
  if (!design.hosted) {
    return [
      {
        name: 'Local data only',
        protects: `${db} and ${api}`,
        mechanism: `${design.product.one} writes only into its own folder or store; what it sends anywhere is listed and off until the ${design.people.user.one} turns it on.`,
      },
    ];
  }
  if (design.understanding.platform === 'device') {
    return [
      {
        name: 'Device on the local network',
        protects: `${api} and ${db}`,
        mechanism:
          'No port is opened to the internet; updates are pulled and their signature is checked before they are installed.',
      },
    ];
  }
  return [
    {
      name: 'Public edge',
      protects: `${api} and ${db}`,
      mechanism: pick(
        [
          `TLS everywhere, a limit of requests per address, ${stack.database} reachable from the server alone.`,
          `Only the API answers from outside, over TLS and with request limits; ${stack.database} has no public address.`,
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
  const rules = design.domain.rules
    .filter(
      (rule) =>
        (rule.regions.length === 0 ||
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
  GDPR: 'Data lies in an EU data centre; export and deletion are functions of the product; every processor has a contract; nothing is kept without a period.',
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

function scale(design: Design, stack: Stack): string {
  const main = design.entities[0]?.many ?? 'records';
  const { user } = design.people;
  if (!design.hosted)
    return `Load stays on the machine of each ${user.one}. First limit: ten thousand ${main} in ${stack.database}, met by indexes and paging; second: large inputs, met by streaming them instead of reading them whole. Releases scale by static downloads.`;
  if (design.understanding.platform === 'device')
    return `One device serves one place. First limit: years of samples, met by keeping minutes for a month and hourly means after. Second: several devices, which find each other on the local network and stay independent when one fails.`;
  return pick(
    [
      `First measure, then in this order: indexes for the lists of ${main}; a larger machine; a read copy of ${stack.database} for reports; a second server behind a balancer, possible from the start because no state is kept in the process. Splitting into services is not planned below a hundred thousand ${user.many}.`,
      `The first bottleneck will be lists and reports over ${main}: indexes and paging carry them to ten thousand ${user.many}. Then background work moves to its own process, ${stack.database} gets a read copy, and a second server joins. Nothing is split before a measurement asks for it.`,
    ],
    design.key,
  );
}
