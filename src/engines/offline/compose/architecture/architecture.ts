import type { Architecture } from '../../../../artifacts/architecture.ts';
import { type Design, mainThings } from '../../design/design.ts';
import { leftOut } from '../../design/left-out.ts';
import { pick } from '../../language/hash.ts';
import { capital, list, withArticle } from '../../language/inflect.ts';
import { conditionsSaid } from '../../understand/conditions-said.ts';
import { askedFor } from '../own-words.ts';
import type { Stack } from '../stack/choices.ts';
import { chooseStack } from '../stack/stack.ts';
import { drawBoundaries } from './boundaries.ts';
import { runningCost } from './cost.ts';
import { dataModel } from './data-model.ts';
import type { Graph } from './graph.ts';
import { drawGraph } from './nodes.ts';
import { settleProtocols } from './protocols.ts';

/** Composes the architecture of a design. */
export function composeArchitecture(design: Design): Architecture {
  const stack = chooseStack(design);
  const graph = drawGraph(design, stack);
  return {
    summary: summarize(design, stack, graph),
    nodes: graph.nodes,
    edges: settleProtocols(graph.nodes, graph.edges),
    techStack: stack.choices,
    dataModel: dataModel(design, stack),
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
      ? `${product.one} runs on the device itself: ${stack.recipe.choice} reads, decides and acts; ${stack.database} remembers. A local page shows ${main}. None of it needs the internet.`
      : design.hosted
        ? pick(
            [
              `${product.one} is ${withArticle(product.noun)} with one server program (${stack.recipe.choice}) over ${stack.database}. Ten thousand people need no second service.`,
              `One program, ${stack.recipe.choice}, owns all rules about ${main} and writes them to ${stack.database}${stack.client ? `; ${stack.client} is what ${people.user.many} see` : ''}.`,
              `${product.one} stays one deployable program over ${stack.database}. ${capital(main)} change together and belong in one transaction.`,
              `A single server program (${stack.recipe.choice}) answers for ${main}. Their records live in ${stack.database} and nowhere else.`,
              `${stack.database} holds ${main}; the one program in front of it, ${stack.recipe.choice}, is the only writer.`,
              `${product.one} is built in one piece: ${stack.recipe.choice} over ${stack.database}. A change to ${main} is a transaction, never a message between services.`,
              `Everything ${product.one} does happens in one program (${stack.recipe.choice}). Since ${main} share ${stack.database}, they are saved together or not at all.`,
              `One deployment, one database: ${stack.recipe.choice} writes ${main} to ${stack.database}. Ten thousand people fit.`,
              `${product.one} keeps ${main} in ${stack.database} and lets one program (${stack.recipe.choice}) decide about them. Splitting waits for a measurement.`,
              `Rules about ${main} have one home, the program (${stack.recipe.choice}), and one memory, ${stack.database}. Requests and background work share both.`,
              `${product.one} asks for little: ${stack.recipe.choice} as the only server, ${stack.database} for ${main}. One person can run it.`,
              `What people do with ${main} passes through one program (${stack.recipe.choice}) into ${stack.database}. It keeps no state, so a copy of it can join.`,
            ],
            design.key,
          )
        : `${product.one} is ${withArticle(product.noun)} without a server: ${stack.recipe.choice}, with ${main} in ${stack.database} on the machine of the ${people.user.one}.`;
  const rules = [...understanding.constraints.regulations, ...leftOut(understanding).map((phrase) => `no ${phrase}`)];
  const said = conditionsSaid(`${understanding.idea}. ${understanding.context}`).map((one) => `“${one}”`);
  return [
    ...(askedFor(design) ? [askedFor(design).trim()] : []),
    shape,
    outside.length > 0 && understanding.platform !== 'device'
      ? `From outside come ${list(outside)}, ${outside.length > 1 ? 'each ' : ''}behind an adapter.`
      : `Nothing outside ${people.keeper.one === people.user.one ? 'it' : `the house of the ${people.keeper.one}`} has to be up.`,
    ...(rules.length > 0 ? [`The brief sets conditions: ${list(rules)}.`] : []),
    ...(said.length > 0 ? [`In its own words: ${said.join('; ')}.`] : []),
  ].join(' ');
}

function scale(design: Design, stack: Stack): string {
  const main = design.entities[0]?.many ?? 'records';
  const { user } = design.people;
  if (!design.hosted)
    return `Load stays with each ${user.one}. First limit: ten thousand ${main} in ${stack.database}. Indexes and paging meet it. Second limit: large inputs, which are streamed. Releases scale by static downloads.`;
  if (design.understanding.platform === 'device')
    return `One device serves one place. First limit: years of samples. Minutes are kept a month, hourly means after. Second limit: several devices. They find each other locally, and none depends on another.`;
  return pick(
    [
      `Measure first. Then index the lists of ${main}. Next come a larger machine and a read copy. A second server can join: processes keep no state. Services are not split below a hundred thousand ${user.many}.`,
      `Lists and reports over ${main} will slow first. Indexes and paging carry ten thousand ${user.many}. Then background work gets its own process. ${stack.database} gets a read copy. A second server joins. Nothing is split before a measurement asks.`,
    ],
    design.key,
  );
}
