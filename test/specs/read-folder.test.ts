import { chmodSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lintSpecs } from '../../src/specs/lint.ts';
import { type Folder, readFolder } from '../../src/specs/read-folder.ts';
import { temporaryFolder } from '../helpers/stores.ts';

const TASKS = '- [x] T001 Write src/pay.ts\n- [x] T001 Write src/hold.ts\n';

function write(folder: string, files: Record<string, string | Buffer>): string {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

async function read(folder: string): Promise<Folder> {
  const found = await readFolder(folder);
  if (found === undefined) throw new Error('no such folder');
  return found;
}

const lint = async (folder: string) => lintSpecs(await read(folder));
const rules = async (folder: string) => (await lint(folder)).findings.map(({ rule }) => rule);

describe('a folder', () => {
  it('is looked at from the nearest repository, and only its own specs are read', async () => {
    const top = write(temporaryFolder(), { '.git/HEAD': 'x', 'src/pay.ts': '', 'shop/specs/001/tasks.md': TASKS });
    write(top, { 'specs/002/tasks.md': TASKS, 'src/other.ts': '' });
    const { findings } = await lint(join(top, 'shop'));
    expect(findings.map(({ place, rule }) => `${place.file} ${rule}`)).toEqual([
      'shop/specs/001/tasks.md duplicate-id',
      'shop/specs/001/tasks.md missing-file',
    ]);
  });

  it('that is a spec by itself is known by its names', async () => {
    const top = write(temporaryFolder(), { '.kiro/specs/pay/tasks.md': '- [ ] 1.1 A\n- [ ] 1.1 B\n' });
    expect(await rules(join(top, '.kiro/specs/pay'))).toEqual(['duplicate-id']);
  });

  it('that is not there, or a file, is none', async () => {
    const top = write(temporaryFolder(), { 'a.md': '' });
    expect(await readFolder(join(top, 'b'))).toBeUndefined();
    expect(await readFolder(join(top, 'a.md'))).toBeUndefined();
  });

  it('with links in a circle, and links that lead out, is read to its end and not left', async () => {
    const outside = write(temporaryFolder(), { 'specs/001/tasks.md': TASKS });
    const top = write(temporaryFolder(), {
      'specs/001/tasks.md': '- [x] T001 Write src/out/pay.ts',
      'src/hold.ts': '',
    });
    symlinkSync('..', join(top, 'specs/up'));
    symlinkSync(outside, join(top, 'src/out'));
    symlinkSync(join(outside, 'specs/001/tasks.md'), join(top, 'specs/tasks.md'));
    const folder = await read(top);
    expect([...folder.texts.keys()]).toEqual(['specs/001/tasks.md']);
    expect(lintSpecs(folder).findings).toEqual([]);
  });

  it('tells what it skips: a large file, a binary one, what may not be read', async () => {
    const top = write(temporaryFolder(), {
      'specs/001/tasks.md': TASKS,
      'specs/002/tasks.md': Buffer.alloc(50_000_000, 'a'),
      'specs/003/tasks.md': Buffer.from('- [x] T001\0'),
      'specs/closed/tasks.md': TASKS,
    });
    chmodSync(join(top, 'specs/closed'), 0);
    const { skipped, findings } = await lint(top);
    chmodSync(join(top, 'specs/closed'), 0o700);
    expect(skipped).toContainEqual({ path: 'specs/002/tasks.md', why: 'larger than 4 MB' });
    expect(skipped).toContainEqual({ path: 'specs/003/tasks.md', why: 'not a text in UTF-8' });
    expect(findings.map(({ rule }) => rule)).toContain('duplicate-id');
    // A superuser may read everything.
    if (process.getuid?.() === 0) return;
    expect(skipped).toContainEqual({ path: 'specs/closed', why: 'no permission to read it' });
    expect(findings.map(({ rule }) => rule)).not.toContain('missing-file');
  });
});

describe('a text', () => {
  const kiro = (tasks: string, requirements = '') =>
    write(temporaryFolder(), { '.kiro/specs/a/tasks.md': tasks, '.kiro/specs/a/requirements.md': requirements });

  it('with a byte order mark and line ends of Windows has its places', async () => {
    const { findings } = await lint(kiro('\ufeff- [ ] 1.1 A\r\n- [ ] 1.1 B\r\n'));
    expect(findings).toMatchObject([{ rule: 'duplicate-id', place: { line: 2, column: 11 } }]);
  });
});
