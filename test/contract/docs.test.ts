import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SETTINGS } from '../../src/config.ts';
import { GENERATED, readReadme, withGenerated } from './readme.ts';

const ROOT = new URL('../../', import.meta.url);

describe('the README', () => {
  it('shows the settings, tools, plans and IDE blocks as the code has them (mend it with npm run docs)', () => {
    expect(readReadme()).toBe(withGenerated(readReadme()));
  });

  it('has every variable in its table', () => {
    for (const { env } of Object.values(SETTINGS)) expect(GENERATED.settings?.()).toContain(`\`${env}\``);
  });

  it('names every metric, and none that is not there', () => {
    const golden = readFileSync(new URL('test/golden/metrics.txt', ROOT), 'utf8');
    const [, section = ''] = /\n## Operating it\n(.*?)\n## /s.exec(readReadme()) ?? [];
    const [, table = ''] = /\n\| about (.*?)\n\n/s.exec(section) ?? [];
    const named = [...table.matchAll(/`([a-z_]+)`/g)].map(([, name]) => `planwright_${name}`);
    const real = [...golden.matchAll(/^\w+/gm)].map(([name]) => name);
    // The heading names what all of them begin with.
    expect(named.slice(1).sort()).toEqual(real.sort());
  });

  it('names only npm scripts that exist', () => {
    const { scripts } = JSON.parse(readFileSync(new URL('package.json', ROOT), 'utf8'));
    const named = [...readReadme().matchAll(/\bnpm (?:run )?(start|test(?::long)?|(?<=run )[\w:]+)/g)].map(
      ([, name]) => name,
    );
    expect(named.length).toBeGreaterThan(4);
    expect(named.filter((name) => name === undefined || !(name in scripts))).toEqual([]);
  });

  it('names only files and folders that exist', () => {
    const paths = [...readReadme().matchAll(/`((?:src|tools|bridge|test)\/[\w./-]*)`/g)].map(([, path]) => path ?? '');
    expect(paths.length).toBeGreaterThan(8);
    expect(paths.filter((path) => !existsSync(new URL(path, ROOT)))).toEqual([]);
  });

  it('refuses to be without the markers of a generated part', () => {
    expect(() => withGenerated('# Planwright')).toThrow('lacks the markers of "clients"');
  });
});
