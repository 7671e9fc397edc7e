import { ProtocolFault } from './door.ts';
import { INVALID_PARAMS } from './message.ts';

interface PromptArgument {
  name: string;
  description: string;
  required: boolean;
}

/** A prompt that a client offers its user, as a slash command for example. */
interface McpPrompt {
  name: string;
  title: string;
  description: string;
  arguments: PromptArgument[];
  text(given: Readonly<Record<string, string>>): string;
}

const PROMPTS: readonly McpPrompt[] = [
  {
    name: 'plan',
    title: 'Plan a product',
    description: 'Write the plan of a product in this chat, checked part by part.',
    arguments: [
      { name: 'idea', description: 'What to build, for whom, within which limits.', required: true },
      { name: 'context', description: 'Budget, region, stack, deadline, team.', required: false },
    ],
    text: ({ idea = '', context = '' }) => `Plan this product with Planwright.

Idea: ${idea}${context === '' ? '' : `\nContext: ${context}`}

Call plan_next with these words as idea${context === '' ? '' : ' and context'}, letter by letter. In a repository with code, first run \`npx planwright digest .\` and put what it prints at the end of context, as it is. Then write what each order asks for and send it with plan_submit, until the plan is complete. After "refused", send a patch for the faults that it names. Don't ask me between orders: take the defaults, and tell me at the end which questions you answered for me, what is still open, and what the reviewer doubts.`,
  },
  {
    name: 'build',
    title: 'Build from a plan',
    description: 'Build a product from a finished plan, one prompt at a time.',
    arguments: [{ name: 'plan', description: 'Id of the plan (plan_…).', required: true }],
    text: ({ plan = '' }) => `Build the product of the plan ${plan} from Planwright.

Call next_prompt { plan: "${plan}" }: it hands out the first prompt that is not done. Build it whole, run its checks, tick off what it accepts, commit, and stop where it says so. Then call next_prompt again with done: the prompt, its version, a note of what you built, and as evidence the files, the command that checked it with its exit code, and the commit. Go on until all are done. Mark done only what you have built and checked. Facts that you miss are in the plan: read_plan with artifact and item. If the plan and the code disagree, stop and say so.`,
  },
  {
    name: 'revise',
    title: 'Change a plan',
    description: 'Change what a plan says, without writing the rest anew.',
    arguments: [
      { name: 'plan', description: 'Id of the plan (plan_…).', required: true },
      { name: 'change', description: 'What should be different, in your words.', required: true },
    ],
    text: ({ plan = '', change = '' }) => `Change the plan ${plan} from Planwright.

Change: ${change}

Call plan_next { plan: "${plan}", change } with these words, letter by letter. Each order names a part that the change can touch: send plan_submit with a patch of what must differ, and with patch [] where the part still holds. Leave everything else as it is. Go on until the plan is complete, then tell me what changed, what it cost, and which prompts next_prompt will hand out again.`,
  },
];

/** The answer of `prompts/list`. */
export const listPrompts = (): Omit<McpPrompt, 'text'>[] => PROMPTS.map(({ text: _, ...listed }) => listed);

/** The answer of `prompts/get`. Throws ProtocolFault for a prompt or an argument that is not there. */
export function getPrompt(name: string, given: Readonly<Record<string, string>> = {}) {
  const prompt = PROMPTS.find((one) => one.name === name);
  if (!prompt) {
    const names = PROMPTS.map((one) => one.name).join(', ');
    throw new ProtocolFault(INVALID_PARAMS, `There is no such prompt; use one of ${names}.`);
  }
  const missing = prompt.arguments.filter(({ name: argument, required }) => required && !given[argument]?.trim());
  if (missing.length > 0) {
    throw new ProtocolFault(
      INVALID_PARAMS,
      `The prompt ${name} needs ${missing.map((one) => one.name).join(' and ')}.`,
    );
  }
  return {
    description: prompt.description,
    messages: [{ role: 'user' as const, content: { type: 'text' as const, text: prompt.text(given) } }],
  };
}
