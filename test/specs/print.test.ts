import { describe, expect, it } from 'vitest';
import type { Linted } from '../../src/specs/lint.ts';
import { emptySpec } from '../../src/specs/model.ts';
import { annotations } from '../../src/specs/print/github.ts';
import { report } from '../../src/specs/print/json.ts';
import { linesForPeople } from '../../src/specs/print/people.ts';
import { sarif } from '../../src/specs/print/sarif.ts';
import { VERSION } from '../../src/version.ts';

const place = (file: string, line: number) => ({ file, line, column: 4 });
const LINTED: Linted = {
  specs: [emptySpec('kiro', '.kiro/specs/a b'), emptySpec('openspec', 'openspec/specs/x/spec.md')],
  findings: [
    ...[12, 13].map((line) => ({
      ...{ rule: 'not-carried', severity: 'warning' as const, message: `no task carries criterion 1.${line}` },
      ...{ mend: 'Name it.', place: place('.kiro/specs/a b/requirements.md', line) },
    })),
    {
      ...{ rule: 'duplicate-id', severity: 'error', message: 'requirement “100%\r\n::error::x” is there twice' },
      ...{ mend: 'Give one another id.', place: place('specs/a,b:c%\n/spec.md', 3) },
    },
    {
      rule: 'not-carried',
      severity: 'hint',
      message: 'no task names 1.1',
      mend: 'Name it.',
      place: place('t.md', 100),
    },
  ],
  skipped: [{ path: 'big.md', why: 'larger than 4 MB' }],
};

describe('findings', () => {
  it('are told to people by file, with what to do once, and a sum', async () => {
    await expect(`${linesForPeople(LINTED, '../shop/').join('\n')}\n`).toMatchFileSnapshot('../golden/lint/people.txt');
  });

  it('are a SARIF log that names its rules and encodes its paths', async () => {
    const log = JSON.stringify(sarif(LINTED), null, 2).replace(`"${VERSION}"`, '"VERSION"');
    await expect(`${log}\n`).toMatchFileSnapshot('../golden/lint/findings.sarif');
  });

  it('are a JSON object for programs', async () => {
    await expect(`${JSON.stringify(report(LINTED, '/shop'), null, 2)}\n`).toMatchFileSnapshot(
      '../golden/lint/findings.json',
    );
  });

  it('are annotations, of which none can end its line or begin a command of its own', async () => {
    const lines = annotations(LINTED.findings);
    expect(lines.every((line) => !/[\r\n]/.test(line))).toBe(true);
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('../golden/lint/annotations.txt');
  });
});
