import { describe, expect, it } from 'vitest';
import type { AuthoredPrompt } from '../../../src/artifacts/authored/prompt-pack.ts';
import { promptNamed, rendered, withPrompt, writtenPlan } from '../../helpers/rendered.ts';

const plan = writtenPlan('choir');
const { features } = plan.artifacts.features;

/** A prompt with other words of its author. */
const changed = (name: string, words: Partial<AuthoredPrompt>, of = plan) =>
  promptNamed(rendered({ plan: of, change: withPrompt(name, (prompt) => ({ ...prompt, ...words })) }).artifact, name);
const long = (length: number) => 'word '.repeat(length / 5).trim();
const FORGOTTEN = features.find(({ id }) => id === 'F5')?.acceptanceCriteria[1];
const G3 =
  'guard G3, A restored backup brings reasons back: Backups older than 14 days are deleted by the same sweep, and the sweep runs before the server listens';

describe('a criterion that a prompt proves again', () => {
  it('is whole, with its guard, however long the prompt is', () => {
    for (const goal of ['It holds.', long(2_900)]) {
      const prompt = changed('Attack and deploy', { goal });
      expect(prompt.get('Also still true')).toContain(`- F5.2 ${FORGOTTEN} (${G3})`);
      expect(prompt.get('Also still true')?.split('\n')).toHaveLength(4);
    }
  });

  it('has a guard told once; the next criterion has its id', () => {
    const prompt = changed('Forget the reasons', { builds: ['EVENT Nightly sweep', 'F5.2'], verifies: ['F5.2'] });
    expect(prompt.get('Accept when')).toContain(`(${G3})`);
    expect(prompt.get('Also still true')).toBe(`- F5.2 ${FORGOTTEN} (guard G3, as above)`);
  });

  it('is named with the prompt that built it where the prompt is long', () => {
    const prompt = changed('Attack and deploy', { verifies: ['F5.1', 'F5.2'], goal: long(6_000) });
    expect(prompt.get('Also still true')).toBe(
      '- F5.1, F5.2: built by P8, Forget the reasons: run and extend their tests.',
    );
  });

  it('has what it uses under what exists, by name only', () => {
    expect(changed('Attack and deploy', {}).get('What exists')).toContain(
      '- From "Answer with one tap": GET /r/{link}/{rehearsal}, PUT /r/{link}/{rehearsal}',
    );
    expect(changed('Attack and deploy', {}).get('What exists')).not.toContain('410 link_replaced');
  });
});

describe('a guard', () => {
  it('stands with a criterion that a person judges, too', () => {
    const judged = structuredClone(plan);
    const forgotten = judged.artifacts.features.features.find(({ id }) => id === 'F5')?.criteria?.[1];
    Object.assign(forgotten ?? {}, { proof: 'person', who: 'Tenor' });
    expect(changed('Forget the reasons', {}, judged).get('A person confirms')).toBe(
      `- F5.2 ${FORGOTTEN} (${G3}) (judged by: Tenor)`,
    );
  });
});

describe('an operation of an earlier prompt', () => {
  const CONTRACT =
    '  - PUT /rehearsals/{id}/slots: request list of { piece: id, minutes: integer }; errors 409 rehearsal_closed';

  it('has its contract on one line where a criterion uses it', () => {
    expect(changed('Warn about missing voices', {}).get('What exists')).toContain(
      '- From "Plan a rehearsal": GET /rehearsals/{id}, src/agenda.ts\n  - GET /rehearsals/{id}: response { totalMinutes: integer }; errors 404 unknown_rehearsal',
    );
  });

  it.each([
    'Call PUT /rehearsals/{id}/slots.',
    'As `PUT /rehearsals/:rehearsal/slots` does',
  ])('counts as used where its author writes %j', (step) => {
    expect(changed('Print the agenda', { steps: [step] }).get('What exists')).toContain(CONTRACT);
    expect(changed('Print the agenda', { steps: ['Print'], pitfalls: [step] }).get('What exists')).toContain(CONTRACT);
  });

  it('counts as used where its author names a job by its key', () => {
    const steps = ['Run EVENT Nightly sweep, then print.'];
    expect(changed('Print the agenda', { steps }).get('What exists')).toContain(
      '- From "Forget the reasons": EVENT Nightly sweep',
    );
    expect(changed('Print the agenda', { steps: ['EVENT Nightly'] }).get('What exists')).not.toContain('EVENT');
  });

  it('is only named in a long prompt', () => {
    const prompt = changed('Print the agenda', {
      goal: long(2_900),
      checks: [long(2_900)],
      steps: ['PUT /rehearsals/{id}/slots'],
    });
    expect(prompt.get('What exists')).toContain('PUT /rehearsals/{id}/slots');
    expect(prompt.get('What exists')).not.toContain(CONTRACT);
  });
});

describe('a prompt', () => {
  it('has the settings that its author names', () => {
    expect(changed('Print the agenda', {}).get('Settings')).toBeUndefined();
    for (const step of ['Leave `LINK_SECRET` out.', 'Delete process.env.LINK_SECRET']) {
      expect(changed('Print the agenda', { steps: [step] }).get('Settings')).toBe(
        '- LINK_SECRET: see `docs/plan/rules.md`.',
      );
    }
    expect(changed('Print the agenda', { steps: ['No LINK_SECRETS'] }).get('Settings')).toBeUndefined();
  });

  it('has running parts under a heading of their own, as they need not exist yet', () => {
    const prompt = changed('Start with a fake mail relay', {});
    expect(prompt.get('Parts')).toBe('- Choir server, Mail relay: see `docs/plan/rules.md`.');
    expect(prompt.get('What exists')).toBeUndefined();
  });

  it('begins with what a person has to do before it', () => {
    const task = { what: 'Prints ten sheets', who: 'Tenor' };
    const person = [
      { ...task, blocks: 'print the  agenda' },
      { ...task, blocks: 'Singers answer' },
    ];
    const prompt = changed('Print the agenda', { person });
    expect([...prompt.keys()].slice(0, 2)).toEqual(['Goal', 'Before you start']);
    expect(prompt.get('Before you start')).toMatch(/^- Read .*\n- Tenor: Prints ten sheets\.$/);
    expect(prompt.get('A person confirms')).toBe('- Tenor: Prints ten sheets. What waits for it: Singers answer');
  });

  it('has the states of a screen that an earlier one built and its criteria use', () => {
    const used = structuredClone(plan);
    used.artifacts.features.features.find(({ id }) => id === 'F6')?.criteria?.[0]?.uses.push('screen Agenda');
    const agenda = '### Agenda (exists)\n- State: empty: No piece yet. Add the first one.\n- State: cancelled: ';
    expect(changed('Print the agenda', {}, used).get('Screens')).toContain(agenda);
    expect(changed('Print the agenda', {}).get('Screens')).not.toContain('(exists)');
    expect(
      changed('Print the agenda', { goal: long(2_900), checks: [long(2_900)] }, used).get('Screens'),
    ).not.toContain('(exists)');
  });
});
