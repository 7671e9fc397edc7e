import type { Architecture } from '../../../../artifacts/architecture.ts';
import type { Design } from '../../design/design.ts';
import { type Recipe, recipes } from '../../knowledge/stack/recipes.ts';
import { technologies } from '../../knowledge/stack/technologies.ts';
import { fold } from '../../language/fold.ts';
import { LINK_PAGES } from '../link-pages.ts';
import { chooseStack } from '../stack/stack.ts';

/** The stack as prompts need it: what the architecture chose, in its words, and how to work with it where that is known. */
export interface PromptStack {
  /** "Backend: Fastify on Node.js with TypeScript". */
  lines: string[];
  /** The main choices in one phrase. */
  phrase: string;
  recipe: Recipe | undefined;
  hasScreens: boolean;
}

const MAIN =
  /front|back|program|server|data|store|language|framework|mobile|client|api|runtime|app\b|ui\b|queue|cache|auth/i;

/** Reads the stack of the architecture, whoever wrote it. */
export function promptStack(design: Design, architecture: Architecture): PromptStack {
  const seen = new Set<string>();
  const choices = architecture.techStack.filter(
    ({ category }) => !seen.has(fold(category)) && seen.add(fold(category)),
  );
  const text = ` ${fold(choices.map(({ choice }) => choice).join(' | '))} `;
  const own = chooseStack(design);
  const server = choices.some(({ choice }) => choice === own.recipe.choice) ? own.recipe : known(text);
  const hasPages = architecture.nodes.some(({ tech }) => tech === LINK_PAGES);
  const recipe = server && /react native|expo/.test(text) ? onPhones(server, hasPages) : server;
  const main = choices.filter(({ category }) => MAIN.test(category)).map(({ choice }) => choice);
  return {
    lines: choices.slice(0, 16).map(({ category, choice }) => `${category}: ${choice}`),
    phrase: [...new Set((main.length > 0 ? main : choices.map(({ choice }) => choice)).map(short))]
      .slice(0, 5)
      .join(', '),
    recipe,
    hasScreens: architecture.nodes.some((node) => node.type === 'frontend'),
  };
}

/** The same server with the screens of a phone app beside it, and pages for those who come by a link. */
function onPhones(recipe: Recipe, hasPages: boolean): Recipe {
  const files = { ...recipe.files, screen: 'app/src/screens/{name}Screen.tsx' };
  return { ...recipe, files, setup: recipe.setup.replace(/\bweb\//g, hasPages ? 'app/, web/' : 'app/') };
}

/** "Fastify on Node.js with TypeScript" by its first name. */
const short = (choice: string): string => choice.split(/ (?:with|on|over|via|in) |[,(]/)[0]?.trim() || choice;

/** The recipe of the first server technology that the text names. */
function known(text: string): Recipe | undefined {
  const server = technologies().find(
    (one) => one.slot === 'backend' && one.words.some((word) => text.includes(` ${word} `)),
  );
  return server?.recipe ? recipes.get(server.recipe) : undefined;
}

/** Paths of the files for an entity, in the layout of the recipe. */
export function filesFor(
  recipe: Recipe | undefined,
  entity: { name: string; path: string },
  parts: (keyof Recipe['files'])[],
): string[] {
  if (!recipe) return [];
  const file = entity.path.replaceAll('-', '_');
  return parts.map((part) =>
    recipe.files[part]
      .replaceAll('{path}', entity.path)
      .replaceAll('{name}', entity.name)
      .replaceAll('{file}', file)
      .replaceAll('{package}', file.replaceAll('_', '')),
  );
}
