import { capital } from '../language/inflect.ts';
import type { Understanding } from '../understand/understand.ts';
import type { Entity } from './design.ts';
import { isOnlyInChat } from './only-in-chat.ts';

/**
 * Where all is said in a messenger, people are known by the id that it gives them, and a chat by the group whose talk it is: nobody
 * signs in. `entities` are changed in place.
 */
export function knowByChat(entities: readonly Entity[], understanding: Understanding): void {
  const chat = entities.find(({ name }) => name === 'Chat');
  if (!isOnlyInChat(understanding) || !chat) return;
  const messenger = understanding.constraints.technologies.find(({ slot }) => slot === 'chat')?.recipe ?? 'chat';
  const id = `${messenger.replace(/[^a-z]/g, '')}UserId`;
  for (const entity of entities) {
    const isKnown = entity.fields.some((field) => field.startsWith(`${id}:`));
    if (entity.kind === 'person' && entity.name !== 'Account' && !isKnown)
      entity.fields = [...entity.fields, `${id}: text, optional`];
  }
  const group = entities.find(({ kind, name }) => kind === 'group' && name !== 'Chat');
  if (group && chat.relations.every(({ to }) => to !== group.name))
    chat.relations.push({ says: 'belongs to', to: group.name });
}

/** What the chat is called among people: "Telegram". */
export const chatName = ({ constraints }: Understanding): string =>
  capital(constraints.technologies.find(({ slot }) => slot === 'chat')?.name ?? 'the chat');
