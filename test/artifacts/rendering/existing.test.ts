import { describe, expect, it } from 'vitest';
import type { Brief } from '../../../src/artifacts/brief.ts';
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
