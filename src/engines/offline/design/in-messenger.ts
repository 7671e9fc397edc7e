import { retold } from '../compose/features/retold.ts';
import type { Capability, CapabilityFeature } from '../knowledge/schema.ts';
import type { Understanding } from '../understand/understand.ts';

/** Where a bot is talked to by one person at a time; it is added to no workspace. */
const MESSENGERS = new Set(['telegram', 'whatsapp', 'signal', 'messenger', 'line', 'viber', 'sms', 'threema']);

/** A bot in a messenger knows each chat by its id: nobody consents for a workspace, and nothing is asked of a team in the morning. */
export function inMessenger(
  capabilities: readonly Capability[],
  { platform, constraints }: Understanding,
): readonly Capability[] {
  const chat = constraints.technologies.find(({ slot }) => slot === 'chat')?.recipe ?? '';
  if (platform !== 'bot' || !MESSENGERS.has(chat)) return capabilities;
  return capabilities.map((one) =>
    one.id === 'chat-commands'
      ? { ...one, entities: chatsOf(one), features: told(one, chat), boundaries: checked(one, chat) }
      : one,
  );
}

const chatsOf = ({ entities }: Capability): Capability['entities'] =>
  entities.map((entity) =>
    entity.key === 'install'
      ? {
          ...entity,
          name: 'chat',
          fields: [
            'chatId: text, unique',
            'locale: text',
            'settings: json',
            'startedAt: datetime',
            'stoppedAt: datetime, optional',
          ],
        }
      : entity,
  );

const told = ({ features }: Capability, chat: string): CapabilityFeature[] =>
  features.flatMap((one) =>
    one.key === 'rounds' ? [] : [one.key === 'install' ? FIRST_MESSAGE : retold(withProof(one, chat), inChats)],
  );

/** How a messenger proves that an event is its own, as its documentation has it. */
const PROOFS: Readonly<Record<string, string>> = {
  telegram: 'the header X-Telegram-Bot-Api-Secret-Token, set with the webhook',
  whatsapp: 'the header X-Hub-Signature-256 over the raw body',
  messenger: 'the header X-Hub-Signature-256 over the raw body',
  line: 'the header X-Line-Signature over the raw body',
  viber: 'the header X-Viber-Content-Signature over the raw body',
};
/** Others have no call from outside, or one of the own gateway. */
const PROOF_OF_OTHERS = 'the secret that only the own gateway knows';
const proofOf = (chat: string) => PROOFS[chat] ?? PROOF_OF_OTHERS;

function withProof(spec: CapabilityFeature, chat: string): CapabilityFeature {
  const by = (text: string) =>
    /signature/i.test(text)
      ? `Compare ${proofOf(chat)}, before an event is parsed; keep three recorded ones as fixtures.`
      : text;
  return {
    ...spec,
    steps: spec.steps.map((one) => (typeof one === 'string' ? by(one) : one.map(by))),
    pitfalls: spec.pitfalls.map((one) =>
      typeof one === 'string' ? one : one.filter((way) => !/signature/i.test(way)),
    ),
    api: spec.api.map((one) => ({ ...one, purpose: one.purpose.replace(/^signed /, '') })),
  };
}

const checked = ({ boundaries }: Capability, chat: string): Capability['boundaries'] =>
  boundaries.map((one) =>
    one.name === 'Signed events'
      ? {
          ...one,
          name: 'Known sender',
          mechanism: `Each event is checked by ${proofOf(chat)}; others are answered 401 and counted. What a chat asks is answered from the data of that chat alone.`,
        }
      : one,
  );

/** Said of workspaces where there are chats. */
const inChats = (text: string) =>
  text
    .replace(/\bin the same thread\b/g, 'in the same chat')
    .replace(/\b(?:into|in) the thread\b/g, 'in the chat')
    .replace(/\bguest from another company\b/g, 'stranger to the group')
    .replace(/\bfill the channel\b/g, 'fill the group')
    .replace(/\bworkspaces?\b/g, (found) => (found.endsWith('s') ? 'chats' : 'chat'));

const FIRST_MESSAGE: CapabilityFeature = {
  key: 'install',
  name: [
    'A first message that explains itself to {actors}',
    '{Actors} start with one message',
    'The first chat of {an actor}',
  ],
  need: 'core',
  only: 'hosted',
  description: [
    'Whoever writes for the first time is told in two lines what the bot does and what it keeps; the chat is known by its id from then on.',
    'One message is enough to begin: no form, no address and no password, and the word "stop" ends it.',
  ],
  stories: [
    { as: 'actor', want: 'to begin by writing one message', so: 'I need no form and no account' },
    { as: 'actor', want: 'to end it with one word', so: 'I am never written to again' },
  ],
  criteria: [
    [
      'Given a chat that has never written, one message brings an answer with what the bot does and one example, and one {install.name} with that chat id.',
      'The same first message delivered twice makes one {install.name} and one greeting.',
    ],
    'After "stop" nothing is sent to that chat, and what it had set is deleted; writing again begins anew.',
    'A chat that has blocked the bot is marked as stopped at the first refused message and not tried again.',
  ],
  api: [
    { method: 'POST', path: '/{install.path}/updates', purpose: 'updates of the messenger, known by their secret' },
  ],
  reads: ['object'],
  writes: ['install'],
  edgeCases: [
    'A voice message, a picture or a location comes in place of words: the answer says what the bot understands.',
    'The bot is added to a group: it answers there only when it is named, or leaves with one sentence.',
  ],
  effort: 'M',
  after: [],
  steps: [
    'Check the secret of each update before it is parsed; keep recorded updates as fixtures.',
    'Insert the chat id with a unique index; the same update id is never worked on twice.',
    'Send through one function that keeps to the rate the messenger allows and notes who has blocked the bot.',
  ],
  pitfalls: [
    'Knowing people by a name or a number that they may change.',
    'Writing to somebody who never wrote first.',
  ],
};
