import { describe, expect, it } from 'vitest';
import type { Brief } from '../../../src/artifacts/brief.ts';
import { blockOf } from '../../../src/artifacts/digest/block.ts';
import { withDigest } from '../../../src/artifacts/digest/existing.ts';
import { sectionsOf } from '../../helpers/authored.ts';
import { promptNamed, rendered, writtenPlan } from '../../helpers/rendered.ts';

const plan = writtenPlan('choir');
const EXISTING = [
  { kind: 'table', name: 'rehearsals', file: 'src/db.ts' },
  { kind: 'route', name: 'post /rehearsals/{id}/announce', file: 'src/door.ts' },
  { kind: 'screen', name: 'agenda', file: 'src/agenda.ts' },
  { kind: 'server', name: 'choir server', file: 'src/server.ts' },
  { kind: 'table', name: 'mails', file: 'src/db.ts' },
];

function withExisting(existing: Brief['existing'] = EXISTING) {
  const of = structuredClone(plan);
  const rehearsal = of.artifacts.architecture.dataModel.find(({ entity }) => entity === 'Rehearsal');
  rehearsal?.fields.push('invented: text, optional');
  return rendered({ plan: of, brief: { ...plan.brief, existing } }).artifact;
}

describe('what the brief lists as existing', () => {
  it('is a table to look at, with the fields that the plan relies on', () => {
    const data = sectionsOf(withExisting().setupPrompt).get('Data') ?? '';
    const [, rehearsal] = /### Rehearsal\n([^#]+)/.exec(data) ?? [];
    expect(rehearsal).toMatch(
      /^- Exists: table rehearsals in src\/db\.ts\. Look there, do not create it again\.\n- The plan relies on what follows\./,
    );
    expect(rehearsal).toContain('- mailedAt: ');
    expect(rehearsal).not.toContain('invented');
    expect(data).toContain('### Slot\n- rehearsal: ref Rehearsal');
  });

  it('is a table that no prompt creates again', () => {
    expect(promptNamed(withExisting(), 'Plan a rehearsal').get('Data')).toContain(
      '\n- Already in the repository, not to be created again: Rehearsal.',
    );
  });

  it('is an operation, a screen or a running part where it has that name', () => {
    const artifact = withExisting();
    const told = (where: string) => `- Exists: ${where}. Change it there, do not create it again.`;
    expect(promptNamed(artifact, 'Announce and cancel').get('Operations')).toContain(
      `/announce\n${told('route post /rehearsals/{id}/announce in src/door.ts')}`,
    );
    expect(promptNamed(artifact, 'Mail the links').get('Operations')).not.toContain('Exists:');
    expect(promptNamed(artifact, 'Plan a rehearsal').get('Screens')).toContain(told('screen agenda in src/agenda.ts'));
    expect(sectionsOf(artifact.setupPrompt).get('Stack')).toContain(' Exists: server choir server in src/server.ts.\n');
  });

  it('stands on one line for each file', () => {
    expect(sectionsOf(withExisting().setupPrompt).get('What exists')).toContain(
      '- src/db.ts: table rehearsals, table mails, already in the repository\n',
    );
  });
});

describe('what a digest tells as existing', () => {
  const lines = (...more: string[]) => withDigest([], blockOf(['# language', '.: Go (2 files, 9 lines);', ...more]));
  const files = plan.artifacts.promptPack.prompts.flatMap((prompt) => prompt.files ?? []);
  const first = files.find((file) => file.includes('/')) ?? '';
  const filesOf = (existing: Brief['existing']) =>
    withExisting(existing)
      .prompts.map(({ prompt }) => sectionsOf(prompt).get('Files') ?? '')
      .join('\n');

  it('makes a planned file one to change, or one that is new', () => {
    const [top = ''] = first.split('/');
    const there = filesOf(lines('# table', `${first}: rehearsals;`));
    const missing = filesOf(lines('# whole folder', '.: main.go; lib/;'));
    const unknown = filesOf(lines('# folder', top));

    expect(there).toContain(`- ${first} (exists: change it)`);
    expect(missing).toContain(`- ${first} (new)\n`);
    expect(unknown).toContain(`- ${first} (new, unless it exists)`);
    expect(missing).not.toContain('unless');
  });

  it('stands in the setup in few lines, and never pushes out the data', () => {
    const many = Array.from(
      { length: 60 },
      (_, at) => `src/part${at}.ts: ${'GET /x; '.repeat(1)}GET /y${at}; POST /y${at};`,
    );
    const { setupPrompt } = withExisting(lines('# route', ...many));
    const told = sectionsOf(setupPrompt).get('What exists') ?? '';

    expect(told).toContain('- src/part0.ts: route GET /x, route GET /y0, route POST /y0, already in the repository');
    expect(told).toMatch(/And more in \d+ other files: look before you create something\.$/);
    expect(setupPrompt.length).toBeLessThanOrEqual(8_000);
    expect(sectionsOf(setupPrompt).get('Data')).toContain('### Rehearsal');
  });

  it('is no entity, screen or running part but by a table or an entry point', () => {
    const { setupPrompt } = withExisting(
      lines('# dependency', 'go.mod: rehearsal; choir server;', '# folder', 'rehearsals'),
    );

    expect(setupPrompt).not.toContain('Exists:');
  });
});
