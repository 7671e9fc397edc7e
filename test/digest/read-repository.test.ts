import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { splitDigest } from '../../src/artifacts/digest/block.ts';
import { digestText } from '../../src/digest/digest-text.ts';
import { temporaryFolder } from '../helpers/stores.ts';
import { namesOf, repositoryAt, repositoryWith, written } from './written.ts';

const TOKEN = 'ghp_16C7e42F292c6912E7710c838347Ae178B4a';
const RANDOM = 'x7Kq2mZ9pL4vR8tB1nW6';
const LETTERS = 'qhwkzjxmvbtrpdlgncfsqwmzkxhjtrbv';
const FIGURES = '90817263544536271809';
const PASSWORD = 'correct-horse-battery';

describe('a digest', () => {
  it('names what manifests say, and never what they hold', async () => {
    const found = await repositoryWith({
      'package.json': JSON.stringify({
        scripts: { test: `KEY=${TOKEN} vitest`, [RANDOM]: 'x' },
        dependencies: { hono: `git+https://u:${TOKEN}@x` },
      }),
      'requirements.txt': `flask==3.0\n-r more.txt\ngit+https://${TOKEN}@github.com/a/b\npytest>=8\n`,
      'go.mod': 'module a\nrequire (\n\tgithub.com/a/b v1.0.0\n\tgithub.com/c/d v1.0.0 // indirect\n)\n',
      'Cargo.toml':
        '[dependencies]\nserde = { version = "1" }\n[dependencies.tokio]\nversion = "1"\n[package]\nname = "x"\n',
      'pyproject.toml':
        '[project]\ndependencies = [\n  "httpx[http2]>=0.2",\n  "rich",\n]\nname = "x"\n[project.scripts]\nshop = "shop:main"\n',
      '.env.example': `DATABASE_URL=postgres://u:${PASSWORD}@h/db\nAPI_KEY=${TOKEN}\n`,
      'compose.yaml': 'services:\n  db:\n    image: postgres\nvolumes:\n  data:\n',
    });

    expect(namesOf(found, 'dependency')).toEqual([
      'serde',
      'tokio',
      'github.com/a/b',
      'hono',
      'httpx',
      'rich',
      'flask',
      'pytest',
    ]);
    expect(namesOf(found, 'command')).toEqual(['npm run test', 'shop', 'cargo test', 'go test ./...', 'pytest']);
    expect(namesOf(found, 'setting')).toEqual(['DATABASE_URL', 'API_KEY']);
    expect(namesOf(found, 'entry point')).toEqual(['service db']);
  });

  it('tells what each part of a repository says alike once, of the manifest nearest to the top', async () => {
    const manifest = '[dependencies]\nserde = "1"\n';
    const { items } = await repositoryWith({
      'a/Cargo.toml': manifest,
      'Cargo.toml': manifest,
      'b/Cargo.toml': manifest,
    });

    expect(items.filter(({ kind }) => kind === 'dependency' || kind === 'command')).toEqual([
      { kind: 'command', name: 'cargo test', file: 'Cargo.toml' },
      { kind: 'dependency', name: 'serde', file: 'Cargo.toml' },
    ]);
  });

  it('holds no secret, wherever one is planted', async () => {
    const found = await repositoryWith({
      'package.json': JSON.stringify({ scripts: { [TOKEN]: PASSWORD }, dependencies: { [RANDOM]: PASSWORD } }),
      '.env': `PASSWORD=${PASSWORD}\nTOKEN=${TOKEN}\n`,
      'src/a.ts': `const key = '${TOKEN}';\napp.get('/hooks/${TOKEN}', a);\napp.get('/in/${RANDOM}', a);\napp.get('/login?password=${PASSWORD}', a);\n`,
      [`keys/${TOKEN}.ts`]: "app.get('/a', b)",
      [`keys/${RANDOM}.pem`]: PASSWORD,
      'db/schema.sql': `CREATE TABLE t_${RANDOM} (x int); INSERT INTO a VALUES ('${PASSWORD}');`,
    });
    const everything = `${JSON.stringify(found)}${digestText(found)}`;

    for (const secret of [TOKEN, RANDOM, PASSWORD]) expect(everything).not.toContain(secret);
    expect(namesOf(found, 'route')).toEqual(['GET /login']);
    expect(namesOf(found, 'folder')).toContain('keys');
    expect(namesOf(found, 'whole folder')).not.toContain('keys');
  });

  it.each([LETTERS, FIGURES])('leaves out a name in which %s stands', async (token) => {
    const found = await repositoryWith({
      'package.json': JSON.stringify({ scripts: { [token]: 'x' }, dependencies: { [token]: '1' } }),
      'src/a.ts': `app.get('/in/${token}', a);\n`,
      'db/schema.sql': `CREATE TABLE t_${token} (x int);`,
    });

    expect(`${JSON.stringify(found)}${digestText(found)}`).not.toContain(token);
  });

  it('lists a link to a file as a file, and nothing of Git', async () => {
    const top = written({ '.git/HEAD': '', 'sub/.git': 'gitdir: ../x', 'sub/a.ts': '', 'docs/b.md': '' });
    symlinkSync('docs/b.md', join(top, 'README.md'));
    symlinkSync('docs', join(top, 'manual'));
    const { items } = await repositoryAt(top);

    expect(items.filter(({ file }) => /README|manual|\.git/.test(file))).toEqual([
      { kind: 'file', name: 'README.md', file: 'README.md' },
      { kind: 'folder', name: 'manual', file: 'manual' },
    ]);
  });

  it('leaves out what .gitignore names, above and below, and follows no link', async () => {
    const outside = written({ 'secret.ts': "app.get('/outside', a)" });
    const top = written({ '.git/HEAD': '', '.gitignore': '*.gen.ts\n', 'shop/a.gen.ts': "app.get('/gen', a)" });
    written(
      { 'shop/.gitignore': '/out\n', 'shop/out/a.ts': "app.get('/out', a)", 'shop/b.ts': "app.get('/b', a)" },
      top,
    );
    symlinkSync(outside, join(top, 'shop/link'));
    const found = await repositoryAt(join(top, 'shop'));

    expect(namesOf(found, 'route')).toEqual(['GET /b']);
    expect(JSON.stringify(found)).not.toMatch(/outside|secret|gen/);
  });

  it('is at most 6,000 bytes, says what it leaves out, and reads back to what it says', async () => {
    const files = Object.fromEntries(
      Array.from({ length: 300 }, (_, at) => [
        `src/part${at}/routes.ts`,
        `app.get('/part${at}/items/:id', show${at});\nexport const t = pgTable('table_${at}', {})\n`,
      ]),
    );
    const found = await repositoryWith(files);
    const text = digestText(found);
    const { items, words } = splitDigest(`before\n${text}\nafter`);

    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(6_000);
    expect(text).toMatch(/… and \d+ more/);
    expect(words).toBe('before\nafter');
    expect(found.items).toEqual(expect.arrayContaining(items));
    expect(new Set(items.map(({ kind }) => kind))).toEqual(
      new Set(['language', 'table', 'route', 'whole folder', 'folder', 'file']),
    );
  });

  it('takes an empty folder, and says where there is none', async () => {
    expect((await repositoryAt(temporaryFolder())).items).toEqual([]);
    await expect(repositoryAt(join(temporaryFolder(), 'no'))).rejects.toThrow('no such folder');
  });

  it('shows no letter that hides another, and skips what is large or no text', async () => {
    const found = await repositoryWith({
      'src/a.ts': "app.get('/a\u202eb\u200b', x)\n",
      'src/big.ts': "app.get('/big', a)\n".repeat(80_000),
      'src/bin.ts': Buffer.from([0, 1, 2]),
      'src/b\u202e.ts': "app.get('/hidden', a)",
    });

    expect(namesOf(found, 'route')).toEqual(['GET /ab']);
    expect(found.skipped.map(({ path }) => path)).toEqual(['src/big.ts', 'src/bin.ts']);
  });
});

describe('a damaged digest', () => {
  const text = async () => digestText(await repositoryWith({ 'src/a.ts': "app.get('/a', b)" }));

  it.each([
    ['a line changed', (block: string) => block.replace('GET /a', 'GET /b')],
    ['a line gone', (block: string) => block.replace(/# route\n/, '')],
    ['its end gone', (block: string) => block.slice(0, block.lastIndexOf('\n'))],
  ])('with %s is ordinary text', async (_, damage) => {
    const damaged = damage(await text());

    expect(splitDigest(damaged)).toEqual({ words: damaged, items: [] });
  });

  it('is whole with other white space around its lines', async () => {
    const block = await text();

    expect(splitDigest(block.replaceAll('\n', '  \r\n  ')).items).toEqual(splitDigest(block).items);
  });
});
