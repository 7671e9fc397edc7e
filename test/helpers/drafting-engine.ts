import type { Engine, EngineRequest, EngineUsage } from '../../src/engines/engine.ts';
import type { AskedName } from './messages-api/asked-name.ts';
import { composeAnswer, stageOf } from './messages-api/compose.ts';

/** One call, and the sound answer to it. */
export interface Call {
  name: AskedName | undefined;
  /** How often this was asked for before. */
  before: number;
  request: EngineRequest;
  /** Everything it was told as data. */
  user: string;
  sound: unknown;
}

/** A model that writes a whole blueprint in parts, without a connection, and counts what it is asked for. */
export interface DraftingEngine extends Engine {
  asked: readonly string[];
  /** Tokens of every call that it answered. */
  usage: EngineUsage;
}

/** Answers as `answer` says; else, and where that gives undefined, soundly. */
export function draftingEngine(
  answer: (call: Call) => unknown = () => undefined,
  { model = 'a-model' }: { model?: string } = {},
): DraftingEngine {
  const asked: string[] = [];
  const usage = { inputTokens: 0, outputTokens: 0 };
  return {
    ...{ name: 'anthropic', model, version: 'drafting-1', writes: 'authored', asked, usage },
    async generate(request) {
      const { system, shared = '', user: own, schema } = request.prompt();
      const user = `${shared}\n\n${own}`;
      const name = stageOf({ system, user });
      const before = asked.filter((one) => one === (request.task ?? name)).length;
      asked.push(request.task ?? name ?? '?');
      const sound = composeAnswer(name, { system, user }, schema);
      const output = (await answer({ name, before, request, user, sound })) ?? sound;
      request.signal.throwIfAborted();
      request.onBegin?.();
      usage.inputTokens += 10;
      usage.outputTokens += 2;
      return { output, usage: { inputTokens: 10, outputTokens: 2 } };
    },
  };
}

/** What a run of a blueprint asks for, each part once, in the order of their names. */
export const partsAsked = (asked: readonly string[]): string[] => asked.filter((one) => one !== 'brief').toSorted();
