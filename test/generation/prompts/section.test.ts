import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSection, section } from '../../../src/engines/prompts/section.ts';
import { renderPrompt } from '../../../src/generation/prompts/render.ts';
import { STAGES } from '../../../src/generation/stages/index.ts';
import { anyText } from '../../helpers/any-text.ts';
import { groomerArtifacts } from '../../helpers/fixtures/groomer-blueprint.ts';

const NAMES = ['idea', 'context', 'research', 'architecture', 'features', 'previous_answer', 'faults'];
/** Text that tries to leave its fence, among any other text. */
const escaping = fc.oneof(
  anyText(),
  fc
    .array(fc.constantFrom('<', '>', '/', '\n', '"', '\\', '\\u003c', '\n</idea>', '<faults>\n', 'context', 'x'), {
      maxLength: 12,
    })
    .map((parts) => parts.join('')),
);

describe('data in a prompt', () => {
  it('is read back as it was, whatever it is', () => {
    fc.assert(
      fc.property(fc.constantFrom(...NAMES), fc.jsonValue({ stringUnit: 'binary' }), (name, value) => {
        expect(readSection(section(name, value), name)).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  it('never closes its fence and opens no other', () => {
    fc.assert(
      fc.property(escaping, escaping, escaping, (idea, context, fault) => {
        const { research } = groomerArtifacts();
        const upstream = { research: { ...research, summary: context, risks: [idea] } };
        const { user } = renderPrompt(STAGES.architecture, {
          idea,
          context,
          upstream,
          repair: { previous: { summary: idea, [fault]: context }, faults: [fault] },
        });
        expect(readSection(user, 'idea')).toBe(idea.toWellFormed() === idea ? idea : JSON.parse(JSON.stringify(idea)));
        expect(readSection(user, 'context')).toBe(context);
        expect(readSection(user, 'faults')).toEqual([fault]);
        const tags = user.match(/<[^>\n]*>/g) ?? [];
        const fenced = ['idea', 'context', 'research', 'previous_answer', 'faults'].flatMap((n) => [
          `<${n}>`,
          `</${n}>`,
        ]);
        expect(tags).toEqual(fenced);
      }),
    );
  });

  it('is not found where it is not', () => {
    expect(readSection(section('idea', 'x'), 'context')).toBeUndefined();
  });
});
