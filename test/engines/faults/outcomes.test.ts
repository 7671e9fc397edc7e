import { describe, it } from 'vitest';
import { expectOverRest, namedOutcomes } from './outcomes.ts';

// The other vendor, and what an IDE is told, are with the long tests.
describe('a model of anthropic that answers with nothing but', () => {
  it.each(namedOutcomes)('%s ends a run over REST with an error, a charge of 0 and no call left', (_name, told) =>
    expectOverRest('anthropic', told));
});
