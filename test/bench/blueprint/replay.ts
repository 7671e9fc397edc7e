import Anthropic from '@anthropic-ai/sdk';
import type { ArtifactName } from '../../../src/artifacts/artifacts.ts';
import { ARTIFACT_NAMES } from '../../../src/artifacts/quality.ts';
import { answersFor } from '../../helpers/answers/answers.ts';
import { asAuthored } from '../../helpers/authored.ts';
import { FIVE_CALLS } from './lengths.ts';
import { padded } from './padded.ts';
import type { Asking } from './vendor.ts';

/** The five calls in a row, as they were: no instruction or stage of the product is in it, so no change changes it. */
export const replay: Asking = {
  label: 'five calls in a row, replayed by their lengths',
  author: {
    stageOf: ({ system }) => ARTIFACT_NAMES.find((name) => system.startsWith(opening(name))),
    write(stage) {
      const name = ARTIFACT_NAMES.find((one) => one === stage);
      if (!name) throw new Error('the replay asks for artefacts alone');
      return padded(asAuthored(name, answersFor('replay')[name]), FIVE_CALLS[name].out);
    },
  },
  async open({ url, apiKey, model, inTurn }) {
    const client = new Anthropic({ apiKey, baseURL: url, maxRetries: 0 });
    return {
      async plan(number) {
        for (const name of ARTIFACT_NAMES) {
          const body = { model, max_tokens: 32_000, ...requestOf(name, number) };
          await inTurn(() => client.messages.stream(body).finalMessage());
        }
      },
      [Symbol.asyncDispose]: async () => undefined,
    };
  },
};

const opening = (name: ArtifactName): string => `Replayed: ${name}.`;
/** Text of so many tokens that begins with the words. */
const long = (tokens: number, words: string): string => words.padEnd(tokens * 4, ' and more');

function requestOf(name: ArtifactName, number: number): Pick<Anthropic.MessageStreamParams, 'system' | 'messages'> {
  const { system, user } = FIVE_CALLS[name];
  return {
    system: [{ type: 'text', text: long(system, opening(name)), cache_control: { type: 'ephemeral' } }],
    messages: [{ role: 'user', content: long(user, `Plan ${number}.`) }],
  };
}
