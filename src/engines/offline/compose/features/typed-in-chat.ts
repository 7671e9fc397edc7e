import type { Design } from '../../design/design.ts';
import { isOnlyInChat } from '../../design/only-in-chat.ts';
import type { CapabilityFeature } from '../../knowledge/schema.ts';

/** Called by the messenger or by another program: all else is typed or tapped in the chat. */
const CALLED = /\/(?:events|actions|updates)$|^\/webhooks\//;
export const isCalledByChat = (path: string) => CALLED.test(path);

/** More than that nobody finds in the menu of a chat. */
const COMMANDS_MAX = 6;
/** Is no act of a person: a look at a list, a file that is put somewhere. */
const NO_COMMAND = /\b(?:signed|webhook|token|upload link|a page)\b/i;

/** Where there is only the chat, what others do over endpoints is a command or a button: named in a step, with nothing to call. */
export function typedInChat(
  spec: CapabilityFeature,
  { understanding }: Pick<Design, 'understanding'>,
): CapabilityFeature {
  if (!isOnlyInChat(understanding)) return spec;
  const acts = spec.api.filter(({ path, purpose }) => !isCalledByChat(path) && !NO_COMMAND.test(purpose));
  if (acts.length === 0) return spec;
  const named = acts.slice(0, COMMANDS_MAX).map(({ purpose }) => purpose);
  return { ...spec, steps: [...spec.steps, `Give each a command or a button: ${named.join('; ')}.`] };
}
