import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SETTINGS } from '../../src/config.ts';
import { docPaths, GENERATED, readDoc, withGenerated } from './docs.ts';

const ROOT = new URL('../../', import.meta.url);
const README_BYTES_MAX = 8_192;
const CHANGELOG_LINES_MAX = 60;

const all = docPaths().map((path) => ({ path, text: readDoc(path) }));

describe('the documents', () => {
  it.each(Object.keys(GENERATED))('show in %s what the code has now (fix it with npm run docs)', (path) => {
    expect(readDoc(path)).toBe(withGenerated(path, readDoc(path)));
  });

  it('keep the README and the changelog short', () => {
    expect(Buffer.byteLength(readDoc('README.md'))).toBeLessThanOrEqual(README_BYTES_MAX);
    expect(readDoc('CHANGELOG.md').trimEnd().split('\n').length).toBeLessThanOrEqual(CHANGELOG_LINES_MAX);
  });

  it('link only to files and headings that exist', () => {
    const links = all.flatMap(({ path, text }) => relativeLinks(text).map((link) => ({ path, link })));
    expect(links.length).toBeGreaterThan(10);
    expect(links.filter(({ path, link }) => !leadsSomewhere(path, link))).toEqual([]);
  });

  it('can all be reached from the README', () => {
    const linked = relativeLinks(readDoc('README.md'));
    const others = all.map(({ path }) => path).filter((path) => path !== 'README.md');
    expect(linked).toEqual(expect.arrayContaining(others));
  });

  it('have every variable in the table of settings, and name no other', () => {
    const known = Object.values(SETTINGS).map(({ env }): string => env);
    for (const env of known) expect(readDoc('docs/settings.md')).toContain(`| \`${env}\` |`);
    const named = all.flatMap(({ text }) => text.match(/\b(?:PLANWRIGHT|ANTHROPIC|OPENAI)_[A-Z_]+\b/g) ?? []);
    expect([...new Set(named)].filter((env) => !known.includes(env))).toEqual([]);
  });

  it('name every metric, and only metrics that exist', () => {
    const golden = readFileSync(new URL('test/golden/metrics.txt', ROOT), 'utf8');
    const [, table = ''] = /\n\| about (.*?)\n\n/s.exec(readDoc('docs/operations.md')) ?? [];
    const named = [...table.matchAll(/`([a-z_]+)`/g)].map(([, name]) => `planwright_${name}`);
    const real = [...golden.matchAll(/^\w+/gm)].map(([name]) => name);
    // The heading names what all of them begin with.
    expect(named.slice(1).sort()).toEqual(real.sort());
  });

  it('name only npm scripts that exist', () => {
    const { scripts } = JSON.parse(readFileSync(new URL('package.json', ROOT), 'utf8'));
    const named = all.flatMap(({ text }) =>
      [...text.matchAll(/\bnpm (?:run )?(start|test(?::\w+)?|(?<=run )[\w:]+)/g)].map(([, name]) => name),
    );
    expect(named.length).toBeGreaterThan(4);
    expect(named.filter((name) => name === undefined || !(name in scripts))).toEqual([]);
  });

  it('name only files and folders of the sources that exist', () => {
    const paths = all.flatMap(({ text }) =>
      [...text.matchAll(/(?:`|node )((?:src|tools|bridge|test)\/[\w./-]*)/g)].map(([, path]) => path ?? ''),
    );
    expect(paths.length).toBeGreaterThan(20);
    // What the sample of a plan names is the plan's own.
    expect(paths.filter((path) => !existsSync(new URL(path, ROOT)) && path !== SAMPLE_FILE)).toEqual([]);
  });

  it('cannot lose the markers of a generated part', () => {
    expect(() => withGenerated('docs/clients.md', '# Clients')).toThrow(
      'docs/clients.md lacks the markers of "clients"',
    );
  });
});

const SAMPLE_FILE = 'src/bookings/hold-slot.ts';

const relativeLinks = (text: string): string[] =>
  [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link).filter((link) => !/^\w+:/.test(link));

/** Whether the file is there, and in it the heading that the link names. */
function leadsSomewhere(from: string, link: string): boolean {
  const target = new URL(link, new URL(from, ROOT));
  const heading = target.hash.slice(1);
  target.hash = '';
  if (!existsSync(target)) return false;
  if (heading === '') return true;
  const headings = readFileSync(target, 'utf8').matchAll(/^#+ (.+)$/gm);
  return [...headings].some(([, title = '']) => slug(title) === heading);
}

/** The anchor of a heading, as GitHub makes it. */
const slug = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, '')
    .replaceAll(' ', '-');
