import { sha256 } from '../../system/secret.ts';
import { lookUpPrompt } from '../researching/look-up-prompt.ts';
import { BRIEF_STAGE, STAGES } from '../stages/index.ts';
import { renderPrompt } from './render.ts';

const FOUND = {
  sources: [{ id: '1', title: 'a page', url: 'https://example.org', accessedAt: '', says: 'what it says' }],
};

let version: string | undefined;

/**
 * Twelve hex digits that change whenever a stage asks its model in other words or for another shape: the same call asked
 * differently is another call. Made once, when first asked for.
 */
export function promptVersion(): string {
  const asked = { idea: 'an idea', context: 'a context', brief: undefined, upstream: {} };
  const repair = { previous: { summary: 'an answer' }, faults: ['a fault'] };
  const part = { base: '', shown: repair.previous, fields: [] };
  version ??= sha256(
    JSON.stringify(
      [BRIEF_STAGE, ...Object.values(STAGES)]
        .flatMap((stage) => [
          renderPrompt(stage, { ...asked, repair: undefined }),
          renderPrompt(stage, { ...asked, repair }),
          renderPrompt(stage, { ...asked, repair: { ...repair, part } }),
          renderPrompt(stage, { ...asked, repair: undefined, findings: FOUND }),
        ])
        .concat([lookUpPrompt(asked, { search: { searchesMax: 1 } }), lookUpPrompt(asked, {})]),
    ),
  ).slice(0, 12);
  return version;
}
