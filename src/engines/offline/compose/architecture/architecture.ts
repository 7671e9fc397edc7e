import type { Architecture } from '../../../../artifacts/architecture.ts';
import { type Design, mainThings } from '../../design/design.ts';
import { pick } from '../../language/hash.ts';
import { list, withArticle } from '../../language/inflect.ts';
import { ownWords } from '../own-words.ts';
import type { Stack } from '../stack/choices.ts';
import { chooseStack } from '../stack/stack.ts';
import { drawBoundaries } from './boundaries.ts';
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
    securityBoundaries: drawBoundaries(design, stack, graph),
    scalingStrategy: scale(design, stack),
    estimatedMonthlyCost: runningCost(design, stack),
  };
}

function summarize(design: Design, stack: Stack, graph: Graph): string {
  const { product, people, understanding } = design;
  const main = list(mainThings(design, 3));
  const outside = graph.nodes.filter((node) => node.type === 'external').map((node) => node.label);
  const shape =
    understanding.platform === 'device'
      ? `${product.one} runs on the device itself: ${stack.recipe.choice} reads, decides and acts, ${stack.database} remembers, and a local page shows ${main}; none of it needs the internet.`
      : design.hosted
        ? pick(
            [
              `${product.one} is ${withArticle(product.noun)} with one server program (${stack.recipe.choice}) over ${stack.database}; no second service is needed before ten thousand people.`,
              `One program, ${stack.recipe.choice}, owns all rules about ${main} and writes them to ${stack.database}${stack.client ? `; ${stack.client} is what ${people.user.many} see` : ''}.`,
              `${product.one} stays one deployable program over ${stack.database}, because ${main} change together and belong in one transaction.`,
            ],
            design.key,
          )
        : `${product.one} is ${withArticle(product.noun)} without a server: ${stack.recipe.choice}, with ${main} in ${stack.database} on the machine of the ${people.user.one}.`;
  const rules = [
    ...understanding.constraints.regulations,
    ...understanding.constraints.without.map((phrase) => `no ${phrase}`),
  ];
  return [
    `Built for ${ownWords(design)}.`,
    shape,
    outside.length > 0 && understanding.platform !== 'device'
      ? `It leans on ${list(outside)} from outside, ${outside.length > 1 ? 'each ' : ''}behind one adapter that can be replaced.`
      : `Nothing outside ${people.keeper.one === people.user.one ? 'it' : `the house of the ${people.keeper.one}`} has to be up for it to work.`,
    ...(rules.length > 0 ? [`The brief sets conditions: ${list(rules)}.`] : []),
  ].join(' ');
}

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
