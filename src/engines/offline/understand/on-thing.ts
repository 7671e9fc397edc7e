import type { Noun } from './nouns.ts';
import { act, mention, type State } from './sentence-state.ts';

/** A thing stands in the sentence: what is done to it, or what the product is about. */
export function onThing(state: State, noun: Noun): void {
  state.helper = false;
  const near = state.prep === 'on' || state.prep === 'about' || state.prep === 'for';
  const beside = state.prep !== undefined && state.prep !== 'of' && !(near && !state.done);
  if (state.verb !== undefined && !beside) {
    act(state, state.verb, noun);
    state.reading.mentions.push({ noun, weight: 3 });
    return;
  }
  const topic =
    state.verb === undefined &&
    (state.prep === 'for' || state.prep === undefined || state.prep === 'of' || state.prep === 'with');
  mention(state, noun, state.outcome ? 1 : topic ? 3 : state.prep === 'with' || state.prep === 'from' ? 2 : 1);
  if (state.verb === undefined) state.waiting.push(noun);
}
