import { GET_A_MODEL } from '../decide.ts';
import type { Engine } from '../engine.ts';

/** Changes with the rules: a stored outline of another version is not the same outline. */
const VERSION = '2026-11-28.2';

/**
 * The engine that needs no model, no key and no network: it sets out what the idea says, in the idea's own words, and
 * says that this is all it does. Its rules are loaded with the first request.
 */
export function createOutlineEngine(): Engine {
  return {
    name: 'outline',
    model: null,
    version: VERSION,
    writes: 'stored',
    async generate({ stage, idea, context, upstream, signal }) {
      signal.throwIfAborted();
      const { writeOutline } = await import('./outline.ts');
      signal.throwIfAborted();
      const { output, reading } = writeOutline(stage, { idea, context, upstream });
      return { output, warnings: warningsOf(reading) };
    },
  };
}

function warningsOf({ quarantined, beyond }: { quarantined: readonly string[]; beyond: number }): string[] {
  return [
    `Outline made by rules, without a model. ${GET_A_MODEL}`,
    ...(quarantined.length === 0
      ? []
      : [
          `Set aside because it addresses a machine: ${quarantined.length} of the idea's sentences. See meta.brief.asides.`,
        ]),
    ...(beyond === 0 ? [] : [`${beyond} demands did not fit into the outline. See meta.brief.asides.`]),
  ];
}
