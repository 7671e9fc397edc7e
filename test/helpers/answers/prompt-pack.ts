import type { Architecture } from '../../../src/artifacts/architecture.ts';
import type { Artifacts } from '../../../src/artifacts/artifacts.ts';
import type { PromptPack } from '../../../src/artifacts/prompt-pack.ts';
import { nameKey } from '../../../src/artifacts/reading/names.ts';
import { brief } from './brief.ts';
import { cut, type Draw, drawFrom } from './draw.ts';
import { type Part, partsOf } from './parts.ts';

type Prompt = PromptPack['prompts'][number];

const BASE = 'Lay the ground';
const SCHEMA = 'docs/plan/schema.md';
/** So many prompts may build features; the others lay the ground and finish. */
const BUILDING_MAX = 17;

type Upstream = Pick<Artifacts, 'architecture' | 'features' | 'phases'>;

/** The prompts of a seed for any artefacts before them; what a prompt uses was built by an earlier one. */
export function writePromptPack(seed: string | number, { architecture, features, phases }: Upstream): PromptPack {
  const draw = drawFrom(`${seed}/promptPack`);
  const parts = partsOf(draw, features, phases);
  const building = buildingPrompts(draw, cut(parts, Math.min(BUILDING_MAX, parts.length)), architecture);
  const wanted = draw.whole(Math.max(10, building.length + 1), 20);
  const spare = wanted - building.length - 1;
  const tested = new Set(draw.some(building, draw.whole(0, spare)));
  const finished = Array.from({ length: spare - tested.size }, (_, at) => finishing(at + 1, building.at(-1)));
  const added = draw.chance(0.2) ? { name: 'PAGE_SIZE', purpose: 'Rows of one page.', secret: false } : undefined;
  const prompts = [
    ground(added?.name),
    ...building.flatMap((one) => (tested.has(one) ? [one, testing(one)] : [one])),
    ...finished,
  ].map((one, at) => ({ ...one, id: `P${at + 1}` }));
  const last = prompts.at(-1);
  const who = brief(seed).people[0]?.name ?? '';
  const release = phases.phases.at(-1)?.name ?? '';
  if (last && draw.chance(0.5)) last.person = [{ what: 'Read each page aloud', who, blocks: release }];
  return {
    summary: `${prompts.length} prompts that build everything from an empty folder, in order.`,
    setupPrompt: setupPrompt(architecture),
    prompts,
    ...(added ? { adds: { settings: [added] } } : {}),
  };
}

/** The stack in the words of the architecture; no other text of a pack names a technology. */
function setupPrompt({ techStack, nodes }: Architecture): string {
  const stack = techStack.map(({ category, choice }) => `- ${category}: ${choice}`);
  return `You build this product prompt by prompt, with tests first. The parts are ${nodes.map(({ label }) => label).join(', ')}.
Use these and nothing that stands in for them:
${stack.join('\n')}`;
}

const ground = (setting: string | undefined): Prompt => ({
  name: BASE,
  category: 'scaffolding',
  prompt: `Make the empty project with its tests, and write the schema and the rules of the product to ${SCHEMA}.`,
  expectedOutput: 'An empty project whose one test passes.',
  dependencies: [],
  builds: [],
  ...(setting ? { uses: [setting] } : {}),
  files: [SCHEMA, 'README.md'],
  checks: ['The one test passes'],
});

function buildingPrompts(draw: Draw, groups: readonly Part[][], { settings = [] }: Architecture): Prompt[] {
  const names = new Set<string>();
  const made: { prompt: Prompt; parts: Part[] }[] = [];
  for (const [at, parts] of groups.entries()) {
    const name = unique(titleOf(parts), names);
    const prompt: Prompt = {
      name,
      category: draw.one(categories(parts)),
      prompt: [`Build this as ${SCHEMA} has it, and test each criterion.`, ...parts.map(told)].join('\n'),
      expectedOutput: 'The code and a passing test for each criterion.',
      dependencies: dependenciesOf(parts, made),
      builds: parts.flatMap(({ operations, screens, criteria }) => [...operations, ...screens, ...criteria]),
      uses: [SCHEMA, ...draw.some(settings, draw.whole(0, 1)).map((one) => one.name)],
      files: [`src/step-${at + 1}.ts`],
      checks: ['Each criterion holds on 20 rows'],
    };
    made.push({ prompt, parts });
  }
  return made.map(({ prompt }) => prompt);
}

function titleOf([first, ...more]: readonly Part[]): string {
  if (first === undefined) return 'Build';
  const part = first.kind === 'whole' ? '' : `, ${first.kind}`;
  return `Build ${first.feature}${part}${more.length > 0 ? ` and ${more.length} more` : ''}`;
}

function categories(parts: readonly Part[]): Prompt['category'][] {
  const kinds = new Set(parts.map(({ kind }) => kind));
  if (kinds.size > 1 || kinds.has('whole')) return ['feature'];
  return kinds.has('pages') ? ['ui', 'feature'] : ['backend', 'feature'];
}

const told = ({ feature, operations, screens, criteria }: Part): string =>
  [`The feature "${feature}":`, ...[operations, screens, criteria].map((list) => `- ${list.join(', ')}`)]
    .filter((line) => line !== '- ')
    .join('\n');

/** The prompts that make what these parts touch, and the one that builds the rules behind their pages. */
function dependenciesOf(parts: readonly Part[], before: readonly { prompt: Prompt; parts: Part[] }[]): string[] {
  const touched = new Set(parts.flatMap(({ touches }) => touches));
  const features = new Set(parts.map(({ feature }) => feature));
  const needed = before.filter(({ parts: earlier }) =>
    earlier.some(({ creates, feature }) => features.has(feature) || creates.some((entity) => touched.has(entity))),
  );
  return needed.length === 0 ? [BASE] : needed.map(({ prompt }) => prompt.name);
}

const testing = ({ name, prompt, builds = [] }: Prompt): Prompt => ({
  name: `Test: ${name}`,
  category: 'test',
  prompt: `Try to break what was built here, and mend what breaks.\n${prompt}`,
  expectedOutput: 'Tests that failed once and pass now.',
  dependencies: [name],
  builds: [],
  verifies: builds.filter((one) => /^F\d+\.\d+$/.test(one)),
  files: [],
  checks: ['No test is skipped'],
});

const finishing = (round: number, last: Prompt | undefined): Prompt => ({
  name: `Finish, round ${round}`,
  category: 'polish',
  prompt: `Read everything that people see, round ${round}, and mend its words, its spacing and its order.`,
  expectedOutput: 'A list of what was mended.',
  dependencies: [last?.name ?? BASE],
  builds: [],
  files: [],
  checks: ['All tests pass'],
});

/** A caller's features may give two prompts one name. */
function unique(name: string, known: Set<string>): string {
  const free = known.has(nameKey(name)) ? `${name} (${known.size + 1})` : name;
  known.add(nameKey(free));
  return free;
}
