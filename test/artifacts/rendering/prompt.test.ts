import { describe, expect, it } from 'vitest';
import type { AuthoredPromptPack } from '../../../src/artifacts/authored/prompt-pack.ts';
import { sectionsOf } from '../../helpers/authored.ts';
import { promptNamed, rendered, withPrompt, writtenPlan } from '../../helpers/rendered.ts';

const choir = writtenPlan('choir');
const { artifact } = rendered({ plan: choir });
const section = (prompt: string, title: string) => promptNamed(artifact, prompt).get(title);

describe('a rendered prompt', () => {
  it('has its sections in one order, and leaves out those that have nothing to tell', () => {
    expect([...promptNamed(artifact, 'Answer with one tap').keys()]).toEqual([
      'Goal',
      'Before you start',
      'What exists',
      'Parts',
      'Operations',
      'Data',
      'Screens',
      'Limits and test data',
      'Files',
      'Steps',
      'Accept when',
      'Edge cases',
      'Checks',
      'Stop',
    ]);
    expect([...promptNamed(artifact, 'Attack and deploy').keys()]).toEqual([
      'Goal',
      'Before you start',
      'What exists',
      'Parts',
      'Settings',
      'Files',
      'Steps',
      'Also still true',
      'A person confirms',
      'Stop',
    ]);
  });

  it('names what its dependencies gave, and the prompt that wrote a file it uses', () => {
    expect(section('Keep the roster', 'What exists')?.split('\n')).toEqual([
      '- "Plan a rehearsal": The conductor orders pieces on her phone. Files: src/door.ts, src/agenda.ts.',
      '- From "Start with a fake mail relay": src/mail.ts',
    ]);
  });

  it('names the operations of earlier prompts that its criteria use or its screens can call', () => {
    expect(section('Warn about missing voices', 'What exists')).toContain(
      '- From "Plan a rehearsal": GET /rehearsals/{id}, src/agenda.ts\n',
    );

    const plan = writtenPlan('repair-shop');
    const split = (pack: AuthoredPromptPack) => ({
      ...withPrompt('Note a bike', (prompt) => ({ ...prompt, builds: ['POST /jobs', 'GET /jobs/{id}'] }))(
        withPrompt('Show the wall', (prompt) => ({ ...prompt, builds: ['Job card'] }))(pack),
      ),
    });
    expect(promptNamed(rendered({ plan, change: split }).artifact, 'Show the wall').get('What exists')).toContain(
      'You need from it: POST /jobs, GET /jobs/{id}.',
    );
  });

  it('says of an operation who may use it, what it reads and writes, and its errors', () => {
    expect(section('Answer with one tap', 'Operations')).toContain(`### PUT /r/{link}/{rehearsal}
- Purpose: Stores the answer; the second replaces the first
- Who may use it: Singer
- Request: { coming: boolean, reason: text, optional }
- Errors: 409 too_late, 409 rehearsal_closed, 410 link_replaced
- Reads: Singer (linkVersion); Rehearsal (startsAt, state)
- Writes: creates Reply (rehearsal, singer, coming, reason, answeredAt); changes Reply (coming, reason, answeredAt)`);
  });

  it('has of an operation that it extends only what is added, and says what it extends', () => {
    expect(section('Mail the links', 'Operations')).toBe(`### POST /rehearsals/{id}/announce
- Extends what the prompt "Announce and cancel" built. For the feature "One-tap answer", add only this:
- Purpose: Also mails every singer the link to this rehearsal
- Also reads: Singer (email, linkVersion)
- Also writes: changes Rehearsal (mailedAt)`);
    expect(section('Announce and cancel', 'Operations')).not.toContain('mailedAt');
  });

  it('names no entity that only later phases create, and what comes later as such', () => {
    expect(section('Keep the roster', 'Data')).toBe('- Voice, Singer: see `docs/plan/schema.md`.');
    expect(section('Answer with one tap', 'Data')).toContain('Reply: see');
    expect(section('Keep the roster', 'Operations')).toContain('deletes Reply, empty until a later prompt fills it');
  });

  it('has the limits and test data of its criteria, with their values', () => {
    expect(section('Warn about missing voices', 'Limits and test data')).toContain('- N1 (4 singers): Least number');
    expect(section('Warn about missing voices', 'Limits and test data')).toContain('Amount: 12 worked cases.');
    expect(section('Keep the roster', 'Limits and test data')).toBeUndefined();
  });

  it('has test data ready before the first prompt that relies on it', () => {
    const told = '- T1, described below, is first needed here. Labelled by: Conductor.';
    const before = artifact.prompts.filter(({ prompt }) => prompt.includes(told));
    expect(before.map(({ name }) => name)).toEqual(['Warn about missing voices']);
    expect(section('Warn about missing voices', 'Before you start')).toContain(`\n${told}`);
  });

  it('has of test data that is ready only what it is, and since when', () => {
    const change = withPrompt('Attack and deploy', (prompt) => ({ ...prompt, uses: [...prompt.uses, 'T1'] }));
    const attack = promptNamed(rendered({ plan: choir, change }).artifact, 'Attack and deploy');
    expect(attack.get('Limits and test data')).toMatch(/^- T1: [^.]+\. Ready since "Warn about missing voices"\.$/m);
  });

  it('begins with where the rules and the data of all prompts are', () => {
    const told = '- Read `docs/plan/rules.md`: it holds for every prompt. The data is in `docs/plan/schema.md`.';
    for (const { name } of artifact.prompts) expect(section(name, 'Before you start')?.split('\n')[0]).toBe(told);
  });

  it('has an error for a path that names nothing, unless its author has one or it creates what is named', () => {
    const missing = '404 when the path names nothing';
    expect(section('Announce and cancel', 'Operations')).toContain(`409 empty_agenda, ${missing}\n`);
    expect(section('Answer with one tap', 'Operations')).not.toContain(missing);
    expect(section('Mail the links', 'Operations')).not.toContain(missing);
  });

  it('has an edge case that calls an operation where that operation is built', () => {
    const plan = structuredClone(choir);
    const roster = plan.artifacts.features.features.find(({ apiSurface }) =>
      apiSurface.some(({ path }) => path === '/singers/{id}/link'),
    );
    const edgeCase = 'A cancelled rehearsal refuses POST /rehearsals/{id}/announce for good.';
    const owner = plan.artifacts.features.features.find(({ apiSurface }) =>
      apiSurface.some(({ path }) => path === '/rehearsals/{id}/announce'),
    );
    owner?.edgeCases.push(edgeCase);
    roster?.edgeCases.push('Two people press the button at once.');

    const { prompts } = rendered({ plan }).artifact;

    const having = (text: string) =>
      prompts.filter(({ prompt }) => prompt.includes(`- ${text}`)).map(({ name }) => name);
    expect(having(edgeCase)).toEqual(['Announce and cancel']);
    expect(having('Two people press the button at once.')).toEqual(['Keep the roster']);
  });

  it('says which files are new and which are there', () => {
    const plan = writtenPlan('repair-shop');
    const files = ['server/jobs.ts', 'README.md', 'server/new.ts'];
    const brief = { ...plan.brief, existing: [{ kind: 'file', name: 'Read me', file: 'README.md' }] };
    const change = withPrompt('Show the wall', (prompt) => ({ ...prompt, files }));

    const wall = promptNamed(rendered({ plan, change, brief }).artifact, 'Show the wall');

    expect(wall.get('Files')).toBe(
      '- server/jobs.ts (exists: change it)\n- README.md (exists: change it)\n- server/new.ts (new)',
    );
    expect(wall.get('What exists')).toContain('- README.md: file Read me, already in the repository');
  });

  it('asks a person for what a person has to judge, and names who', () => {
    const plan = writtenPlan('cold-store');
    const texts = rendered({ plan }).artifact.prompts.map(({ prompt }) => prompt);

    const judged = plan.artifacts.features.features.find(({ id }) => id === 'F3')?.acceptanceCriteria[2];
    const [prompt = '', ...others] = texts.filter((text) => text.includes('F3.3'));
    expect(sectionsOf(prompt).get('A person confirms')).toBe(
      `- F3.3 ${judged} (judged by: Shift lead)
- Shift lead: Acknowledges ten alarms with gloves on. What waits for it: Attack and go live`,
    );
    expect(sectionsOf(prompt).get('Accept when')).not.toContain('F3.3');
    expect(others).toEqual([]);
  });

  it('has the edge cases of a feature where its first criterion is built', () => {
    const { features, promptPack } = choir.artifacts;
    for (const { id, edgeCases } of features.features) {
      const first = promptPack.prompts.find(({ builds = [] }) => builds.some((one) => one.startsWith(`${id}.`)));
      for (const edgeCase of edgeCases) {
        const found = artifact.prompts.filter(({ prompt }) => prompt.includes(`- ${edgeCase}\n`));
        expect(found.map(({ name }) => name)).toEqual([first?.name]);
      }
    }
  });
});

describe('the rendered setup prompt', () => {
  it('has what its author wrote, then stack, schema, settings, rules and decisions', () => {
    const { setupPrompt } = artifact;
    expect(setupPrompt.startsWith(choir.artifacts.promptPack.setupPrompt)).toBe(true);
    expect(setupPrompt.match(/^## .+/gm)).toEqual([
      '## Stack',
      '## Data',
      '## Settings',
      '## Rules',
      '## Decisions',
      '## Security boundaries',
      '## Write this down',
    ]);
    for (const { entity } of choir.artifacts.architecture.dataModel) expect(setupPrompt).toContain(`### ${entity}\n`);
  });

  it('has what each demand means that code can keep, once, the must-nots first, and what is not to be built', () => {
    const rules = sectionsOf(artifact.setupPrompt).get('Rules') ?? '';
    const { nonGoals } = choir.brief;
    const demands = choir.brief.demands.filter(({ kind }) => kind !== 'team' && kind !== 'time');
    expect(demands.length).toBeLessThan(choir.brief.demands.length);
    expect(rules.split('\n').filter((one) => one.startsWith('- Not to be built: '))).toHaveLength(nonGoals.length);
    for (const { means } of demands) expect(rules.split(`: ${means.replace(/\.$/, '')}.`)).toHaveLength(2);
    const order = [...rules.matchAll(/^- (D\d+): /gm)].map(([, id]) => id);
    const first = demands.filter(({ polarity }) => polarity === 'must-not').map(({ id }) => id);
    expect(order.slice(0, first.length)).toEqual(first);
    expect(order).toHaveLength(demands.length);
  });

  it('has what was decided and why, and what separates whom from what', () => {
    const sections = sectionsOf(artifact.setupPrompt);
    const { decisions = [], securityBoundaries } = choir.artifacts.architecture;
    expect(decisions.length).toBeGreaterThan(0);
    for (const { decision, because } of decisions) {
      expect(sections.get('Decisions')).toContain(`- ${decision.replace(/\.$/, '')}. ${because}`);
    }
    for (const { name, mechanism } of securityBoundaries) {
      expect(sections.get('Security boundaries')).toMatch(new RegExp(`^- ${name} \\(protects `, 'm'));
      expect(sections.get('Security boundaries')).toContain(mechanism);
    }
  });

  it('has every must-not in its words, and what must not be used', () => {
    const mustNots = choir.brief.demands.filter(({ polarity }) => polarity === 'must-not');
    expect(mustNots.length).toBeGreaterThan(1);
    for (const { id, quote, derived, forbids } of mustNots) {
      if (derived !== true) expect(artifact.setupPrompt).toContain(`"${quote}"`);
      if (forbids.length > 0) expect(artifact.setupPrompt).toContain(`- Do not use: ${forbids.join(', ')} (${id}).`);
    }
  });

  it('has the fields, entities and settings that later artefacts add', () => {
    for (const adds of [choir.artifacts.features.adds, choir.artifacts.promptPack.adds]) {
      for (const { entity } of adds?.entities ?? []) expect(artifact.setupPrompt).toContain(`### ${entity}\n`);
      for (const { field } of adds?.fields ?? []) expect(artifact.setupPrompt).toContain(`- ${field}\n`);
      for (const { name } of adds?.settings ?? []) expect(artifact.setupPrompt).toContain(`- ${name}`);
    }
    expect(choir.artifacts.features.adds?.fields).not.toEqual([]);
  });

  it('asks for schema and rules in files that later prompts point to', () => {
    expect(sectionsOf(artifact.setupPrompt).get('Write this down')).toContain(
      'write the section Data of this prompt to `docs/plan/schema.md` and all the rest to `docs/plan/rules.md`',
    );
  });
});
