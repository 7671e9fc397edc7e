import { describe, expect, it } from 'vitest';
import type { AuthoredPrompt } from '../../../src/artifacts/authored/prompt-pack.ts';
import { promptNamed, rendered, withPrompt, writtenPlan } from '../../helpers/rendered.ts';

const plan = writtenPlan('choir');
const phases = plan.artifacts.phases.phases.map(({ name }) => name);
const task = { what: 'Prints ten sheets', who: 'Tenor' };

/** The pack in which a person does that in the prompt "Announce and cancel", with the given in other words. */
const packWith = (...waiting: string[]) =>
  rendered({
    plan,
    change: withPrompt('Announce and cancel', (prompt: AuthoredPrompt) => ({
      ...prompt,
      person: waiting.map((blocks) => ({ ...task, blocks })),
    })),
  }).artifact;

describe('the work of a person', () => {
  it('that holds up a later prompt is asked about again where that begins', () => {
    const pack = packWith('print the  agenda');
    expect(promptNamed(pack, 'Announce and cancel').get('A person confirms')).toBe(
      '- Tenor: Prints ten sheets. What waits for it: print the agenda',
    );
    expect(promptNamed(pack, 'Print the agenda').get('Before you start')).toMatch(
      /\n- Tenor: Prints ten sheets\. Asked for in "Announce and cancel"\.$/,
    );
  });

  it('that holds up a phase is asked about where that begins: in what waits for nothing of it', () => {
    const asking = (pack: ReturnType<typeof packWith>) =>
      pack.prompts
        .filter(({ prompt }) => prompt.includes('Asked for in "Announce and cancel"'))
        .map(({ name }) => name);
    expect(asking(packWith(phases[2] ?? ''))).toEqual(['Answer with one tap']);
    const free = withPrompt('Mail the links', (prompt) => ({ ...prompt, dependencies: [] }));
    const person = [{ ...task, blocks: phases[2] ?? '' }];
    const asked = withPrompt('Announce and cancel', (prompt) => ({ ...prompt, person }));
    const { artifact } = rendered({ plan, change: (pack) => asked(free(pack)) });
    expect(asking(artifact)).toEqual(['Answer with one tap', 'Mail the links']);
  });

  it('that holds up the phase that it is done in is needed at the end of that', () => {
    const prompt = promptNamed(packWith(phases[1] ?? ''), 'Announce and cancel');
    expect(prompt.get('A person confirms')).toBe(
      `- Tenor: Prints ten sheets. What waits for it: the end of ${phases[1]}`,
    );
    expect(prompt.get('Before you start')).not.toContain('Prints');
  });

  it('that a phase has to wait for stands in its first prompt', () => {
    const lead = { ...task, weeks: 1, startIn: phases[0] ?? '', blocks: phases[1] ?? '' };
    const led = structuredClone(plan.artifacts.phases);
    Object.assign(led.phases[0] ?? {}, { lead: [lead] });
    const { prompts } = rendered({ plan, upstream: { ...plan.artifacts, phases: led } }).artifact;
    expect(prompts.filter(({ prompt }) => prompt.includes('- Tenor: Prints ten sheets.\n'))).toHaveLength(1);
  });

  it('that holds up an earlier prompt, or something unknown, is told where it is found', () => {
    const pack = packWith(plan.artifacts.promptPack.prompts[0]?.name ?? '', 'The end of the world');
    expect(promptNamed(pack, 'Announce and cancel').get('A person confirms')?.split('\n')).toHaveLength(2);
    expect(pack.prompts.filter(({ prompt }) => prompt.includes('Asked for in'))).toHaveLength(1);
  });
});
