import type { PromptPack } from '../prompt-pack.ts';
import { renderPack } from '../rendering/render-pack.ts';
import type { AuthoredForm } from './form.ts';
import { inOrder } from './prompt-order.ts';
import { type AuthoredPromptPack, authoredPromptPackSchema } from './prompt-pack.ts';

/** How a pack is written: the program orders and numbers the prompts, and renders the facts that each one needs. */
export const authoredPromptPack: AuthoredForm<AuthoredPromptPack, PromptPack> = {
  schema: authoredPromptPackSchema,
  store(written, given) {
    const { prompts, mended } = inOrder(written.prompts);
    return { ...renderPack({ ...written, prompts }, given), mended };
  },
  pointer: (stored, { prompts }) =>
    stored
      .replace(/^\/setupPrompt/, '/setup')
      .replace(/^\/prompts\/(P?\d+)/, (_, id) => `/prompts/${nameOf(prompts, id)}`)
      .replace(/^(\/prompts\/[^/]+)\/prompt$/, '$1/steps'),
};

/** The author's prompts have names and no ids; a pointer of a pack without ids has the place. */
const nameOf = (prompts: PromptPack['prompts'], id: string): string =>
  prompts
    .find((prompt, at) => prompt.id === id || String(at) === id)
    ?.name.replaceAll('~', '~0')
    .replaceAll('/', '~1') ?? id;
