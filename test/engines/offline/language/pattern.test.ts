import { describe, expect, it } from 'vitest';
import { pattern } from '../../../../src/engines/offline/language/pattern.ts';

describe('a pattern', () => {
  it.each([
    ['Łódź', /^\p{L}+$/iu],
    ['नमस्ते', /^[\p{L}\p{M}]+$/iu],
    ['no-one’s', /^(?:\p{L}|[^\p{L}\p{N}\s])+$/iu],
    ['a[b]', /^\p{L}\[\p{L}\]$/iu],
    ['x]1', /^[\p{L}\]\p{N}]+$/iu],
    ['iPhone', /^\p{Ll}\p{Lu}\p{L}+$/u],
  ])('reads %s as the expression in the source does', (text, source) => {
    expect(source.test(text)).toBe(true);
    expect(pattern(source).test(text)).toBe(true);
  });

  it('keeps the flag u only where something needs it', () => {
    expect(pattern(/\bkein\p{L}*/iu).flags).toBe('i');
    expect(pattern(/\p{Lu}\p{L}*/gu).flags).toBe('gu');
    expect(pattern('\\bno\\b').flags).toBe('gi');
  });
});
