import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withBlock } from '../../../src/cli/initiating/managed-block.ts';

const put = (file: Buffer | string, body = 'Hello.\nWorld.') => withBlock(Buffer.from(file), body, 'AGENTS.md');
const [START, END] = ['<!-- planwright:start -->', '<!-- planwright:end -->'];

/** Bytes of a file without markers: text, line ends of both kinds, a byte order mark, and what is no UTF-8. */
const bytes = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '\n',
        '\r\n',
        '\r',
        '# Title',
        '<!-- other -->',
        '<!--',
        '-->',
        'planwright:start',
        '\ufeff',
        'ü',
      ),
      fc.string(),
      fc.uint8Array({ maxLength: 5 }).map((some) => Buffer.from(some.filter((byte) => byte !== 0))),
    ),
  )
  .map((parts) => Buffer.concat(parts.map((part) => Buffer.from(part))))
  .filter((file) => !file.includes(0) && !/<!--\s*planwright:(?:start|end)\s*-->/i.test(file.toString('latin1')));

describe('the block in AGENTS.md', () => {
  it('comes after everything that was there, and the same again changes nothing', () => {
    fc.assert(
      fc.property(bytes, (file) => {
        const once = put(file);
        expect(once.subarray(0, file.length).equals(file)).toBe(true);
        expect(put(once).equals(once)).toBe(true);
      }),
    );
  });

  it('is replaced between its markers alone: every byte around it stays', () => {
    fc.assert(
      fc.property(bytes, bytes, bytes, (before, inside, after) => {
        const file = Buffer.concat([before, Buffer.from(START), inside, Buffer.from(END), after]);
        const next = put(file);
        expect(next.subarray(0, before.length).equals(before)).toBe(true);
        expect(next.subarray(next.length - after.length).equals(after)).toBe(true);
        const block = next.subarray(before.length, next.length - after.length).toString();
        expect(block.startsWith(START) && block.endsWith(END)).toBe(true);
        expect(block.replaceAll(/\r\n?/g, '\n')).toBe(`${START}\nHello.\nWorld.\n${END}`);
      }),
    );
  });

  it('has the line ends of its file, and an empty line before it', () => {
    expect(put('').toString()).toBe(`${START}\nHello.\nWorld.\n${END}\n`);
    expect(put('\ufeff').toString()).toBe(`\ufeff${START}\nHello.\nWorld.\n${END}\n`);
    expect(put('# A\r\n').toString()).toBe(`# A\r\n\r\n${START}\r\nHello.\r\nWorld.\r\n${END}\r\n`);
    expect(put('# A\nB').toString()).toBe(`# A\nB\n\n${START}\nHello.\nWorld.\n${END}\n`);
    expect(put(`<!--planwright:START-->old<!-- planwright:end-->`).toString()).toBe(`${START}\nHello.\nWorld.\n${END}`);
  });

  it.each([
    ['no end', `a\n${START}\nb`],
    ['no start', `a\n${END}\n`],
    ['the wrong order', `${END}\n${START}\n`],
    ['two blocks', `${START}\n${END}\n${START}\n${END}\n`],
    ['two starts', `${START}\n${START}\n${END}\n`],
  ])('is refused where its markers are broken: %s', (_, file) => {
    expect(() => put(file)).toThrow(/AGENTS\.md has broken markers .* Remove or mend them, .* Nothing was changed\./);
  });

  it('is refused in a file that is no UTF-8', () => {
    expect(() => put(Buffer.from('\ufeff# A', 'utf16le'))).toThrow(/is not UTF-8/);
  });
});
