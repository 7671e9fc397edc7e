import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { randomIds } from '../../src/system/ids.ts';
import { Sealer } from '../../src/system/seal.ts';
import { startNode } from '../helpers/processes.ts';
import { postgresDatabases, temporaryFolder } from '../helpers/stores.ts';
import { testApp } from '../helpers/test-app.ts';

const SECRET = 'correct horse · battery staple';
const [FIRST, SECOND] = ['1'.repeat(32), '2'.repeat(32)];

const keyed = (...secretKeys: string[]) => new Sealer({ ids: randomIds, secretKeys, keyFile: undefined });
const onFile = (keyFile: string, ...secretKeys: string[]) => new Sealer({ ids: randomIds, secretKeys, keyFile });

describe('a sealed secret', () => {
  it('opens with the same key for the same row, and shows nothing of itself', () => {
    const sealed = keyed(FIRST).seal(SECRET, 'mbx_1');
    expect(sealed).toMatch(/^v1\.[0-9a-f]{8}\.[\w-]+$/);
    expect(Buffer.from(sealed.split('.')[2] ?? '', 'base64url').toString()).not.toContain('horse');
    expect(keyed(FIRST).open(sealed, 'mbx_1')).toBe(SECRET);
  });

  it('is never the same twice', () => {
    const sealer = keyed(FIRST);
    expect(sealer.seal(SECRET, 'mbx_1')).not.toBe(sealer.seal(SECRET, 'mbx_1'));
  });

  it('does not open in another row', () => {
    const sealed = keyed(FIRST).seal(SECRET, 'mbx_1');
    expect(() => keyed(FIRST).open(sealed, 'mbx_2')).toThrow(/belongs to another row/);
  });

  it('does not open when a byte of it was changed or its end is missing', () => {
    const sealed = keyed(FIRST).seal(SECRET, 'mbx_1');
    const [version, keyId, body = ''] = sealed.split('.');
    const bytes = Buffer.from(body, 'base64url');
    const changed = [...bytes.keys()].map((at) => {
      const copy = Buffer.from(bytes);
      copy[at] = (copy[at] ?? 0) ^ 1;
      return copy;
    });
    for (const one of [...changed, bytes.subarray(0, -1), bytes.subarray(0, 20), Buffer.alloc(0)]) {
      const value = `${version}.${keyId}.${one.toString('base64url')}`;
      expect(() => keyed(FIRST).open(value, 'mbx_1')).toThrow(/damaged/);
    }
  });

  it('opens after a change of keys while the old one is still given, and says what to do when it is not', () => {
    const sealed = keyed(FIRST).seal(SECRET, 'mbx_1');
    const both = keyed(SECOND, FIRST);
    expect(both.open(sealed, 'mbx_1')).toBe(SECRET);
    expect(keyed(SECOND).open(both.seal(SECRET, 'mbx_1'), 'mbx_1')).toBe(SECRET);
    expect(() => keyed(SECOND).open(sealed, 'mbx_1')).toThrow(/PLANWRIGHT_SECRET_KEY/);
  });

  it('is refused in words when what is stored was never sealed', () => {
    for (const value of ['', 'plain', 'v1.', 'v2.00000000.AAAA'])
      expect(() => keyed(FIRST).open(value, 'mbx_1')).toThrow(/sealed with a key that this process lacks/);
  });
});

describe('the key file', () => {
  it('is made at the first secret, for its owner alone, and read from then on', () => {
    const path = join(temporaryFolder(), 'new', 'secret.key');
    const sealer = onFile(path);
    expect(existsSync(path)).toBe(false);
    const sealed = sealer.seal(SECRET, 'mbx_1');
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(onFile(path).open(sealed, 'mbx_1')).toBe(SECRET);
  });

  it('still opens what it sealed once a key is given, and is not made then', () => {
    const folder = temporaryFolder();
    const sealed = onFile(join(folder, 'secret.key')).seal(SECRET, 'mbx_1');
    expect(onFile(join(folder, 'secret.key'), FIRST).open(sealed, 'mbx_1')).toBe(SECRET);
    onFile(join(folder, 'other.key'), FIRST).seal(SECRET, 'mbx_1');
    expect(readdirSync(folder)).toEqual(['secret.key']);
  });

  it.each(['', 'short'])('is not replaced when it is damaged: "%s"', (text) => {
    const path = join(temporaryFolder(), 'secret.key');
    writeFileSync(path, text);
    expect(() => onFile(path).seal(SECRET, 'mbx_1')).toThrow(/damaged/);
    expect(readFileSync(path, 'utf8')).toBe(text);
  });

  it('is one for six first starts at once, and all of them open what one sealed', async () => {
    const path = join(temporaryFolder(), 'secret.key');
    const starts = Array.from({ length: 6 }, () => startNode(['test/system/children/seal.ts', path]));
    await Promise.all(starts.map((start) => start.line('ready')));
    for (const start of starts) start.child.stdin?.write('go\n');
    const sealed = await Promise.all(starts.map((start) => start.line('v1.')));
    expect(new Set(sealed.map((value) => value.split('.')[1])).size).toBe(1);
    for (const value of sealed) expect(onFile(path).open(value, 'mbx_1')).toBe(SECRET);
  });
});

describe('secrets of an App', () => {
  it('have their key in the data folder on SQLite', async () => {
    await using app = await testApp({ config: { secretKeys: undefined } });
    expect(app.sealer.open(app.sealer.seal(SECRET, 'mbx_1'), 'mbx_1')).toBe(SECRET);
    expect(existsSync(join(app.config.dataDir, 'secret.key'))).toBe(true);
  });

  it('need a key from the operator on PostgreSQL, for no other machine has the file', async () => {
    const databaseUrl = await postgresDatabases.freshUrl();
    await using app = await testApp({ databaseUrl, config: { secretKeys: undefined } });
    expect(() => app.sealer.seal(SECRET, 'mbx_1')).toThrow(/set PLANWRIGHT_SECRET_KEY/);
    expect(existsSync(join(app.config.dataDir, 'secret.key'))).toBe(false);
    await using keyedApp = await testApp({ databaseUrl, config: { secretKeys: [FIRST] } });
    expect(keyedApp.sealer.open(keyedApp.sealer.seal(SECRET, 'mbx_1'), 'mbx_1')).toBe(SECRET);
  });
});
