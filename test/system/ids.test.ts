import { describe, expect, it } from 'vitest';
import { ID_PREFIXES, type IdKind, randomIds, seededIds } from '../../src/system/ids.ts';
import { sameDigest, sha256 } from '../../src/system/secret.ts';

// The keys of the table are exactly the kinds.
const kinds = Object.keys(ID_PREFIXES) as IdKind[];

describe('ids', () => {
  it.each(kinds)('of a %s carry their prefix and 128 bits', (kind) => {
    for (const ids of [randomIds, seededIds('a')]) {
      expect(ids.next(kind)).toMatch(new RegExp(`^${ID_PREFIXES[kind]}_[0-9a-f]{32}$`));
    }
  });

  it('have a prefix for each kind that no other has', () => {
    expect(new Set(Object.values(ID_PREFIXES)).size).toBe(kinds.length);
  });

  it('are never the same twice', () => {
    for (const ids of [randomIds, seededIds('a')]) {
      expect(new Set(Array.from({ length: 1_000 }, () => ids.next('run'))).size).toBe(1_000);
    }
  });

  it('repeat from a seed and differ between seeds', () => {
    const three = (seed: string) => {
      const ids = seededIds(seed);
      return [ids.next('run'), ids.bytes(40).toString('hex'), ids.next('key')];
    };
    expect(three('a')).toEqual(three('a'));
    expect(three('a')).not.toEqual(three('b'));
    expect(three('a')[1]).toHaveLength(80);
  });
});

describe('a digest', () => {
  it('is SHA-256 in hex', () => {
    expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });

  it('is the same only as itself', () => {
    const digest = sha256('abc');
    expect(sameDigest(digest, sha256('abc'))).toBe(true);
    for (const other of [sha256('abd'), digest.slice(2), '', 'not hex']) expect(sameDigest(digest, other)).toBe(false);
  });
});
