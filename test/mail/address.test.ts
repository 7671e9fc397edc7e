import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asciiDomain, checkedAddress, parseAddress } from '../../src/mail/address.ts';
import { anyText } from '../helpers/any-text.ts';

const long = (length: number, domain: string): string => `${'a'.repeat(length - domain.length - 1)}@${domain}`;

describe('an address', () => {
  it.each([
    ['ada@example.com', 'ada@example.com'],
    ['Ada.Lovelace+news@Example.COM', 'Ada.Lovelace+news@example.com'],
    ['ada@exämple.com', 'ada@xn--exmple-cua.com'],
    ['ada@例え.jp', 'ada@xn--r8jz45g.jp'],
    ['"ada lovelace"@example.com', '"ada lovelace"@example.com'],
    ['"ada@home"@example.com', '"ada@home"@example.com'],
    ['"a\\"b"@example.com', '"a\\"b"@example.com'],
    ["o'brien@example.ie", "o'brien@example.ie"],
    [`${'a'.repeat(64)}@example.com`, `${'a'.repeat(64)}@example.com`],
    [long(254, `${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(58)}.com`), undefined],
  ])('%s goes to a server as %s', (given, wanted = given) => {
    expect(checkedAddress(given, 'The recipient')).toBe(wanted);
  });

  it.each([
    ['nothing', ''],
    ['no @', 'ada'],
    ['nobody', '@example.com'],
    ['no domain', 'ada@'],
    ['a domain without a dot', 'ada@localhost'],
    ['an IP address', 'ada@127.0.0.1'],
    ['an IP address in hexadecimal', 'ada@0x7f.0.0.1'],
    ['an address literal', 'ada@[127.0.0.1]'],
    ['a line break', 'ada@example.com\r\nRCPT TO:<eve@example.com>'],
    ['a line break in quotes', '"ada\r\nRSET"@example.com'],
    ['NUL', 'ada\0@example.com'],
    ['a space', 'ada lovelace@example.com'],
    ['a space after it', 'ada@example.com '],
    ['angle brackets', '<ada@example.com>'],
    ['angle brackets in quotes', '"a>b"@example.com'],
    ['an open quote', '"ada@example.com'],
    ['a quote that ends too early', '"ada"b"@example.com'],
    ['two dots', 'ada..l@example.com'],
    ['a dot in front', '.ada@example.com'],
    ['letters beyond ASCII before the @', 'jörg@example.com'],
    ['two addresses', 'ada@example.com,eve@example.com'],
    ['a name', 'Ada <ada@example.com>'],
    ['a port', 'ada@example.com:25'],
    ['a path', 'ada@example.com/x'],
    ['an escaped character', 'ada@ex%61mple.com'],
    ['a hyphen at the edge', 'ada@-example.com'],
    ['65 characters before the @', `${'a'.repeat(65)}@example.com`],
    ['a label of 64', `ada@${'b'.repeat(64)}.com`],
    ['255 characters', long(255, `${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(59)}.com`)],
    ['a megabyte', `${'a'.repeat(1_000_000)}@example.com`],
    ['a megabyte of domain', `ada@${'b.'.repeat(500_000)}com`],
  ])('with %s is refused, without being repeated', (_, given) => {
    expect(parseAddress(given)).toBeUndefined();
    try {
      checkedAddress(given, 'The recipient');
      expect.unreachable();
    } catch (error) {
      expect(error).toMatchObject({ code: 'unprocessable', message: expect.stringMatching(/^The recipient is not/) });
      if (!'name@example.com'.includes(given)) expect(String(error)).not.toContain(given);
    }
  });

  it('comes out the same when it is read again, in a form that no command or header can be hidden in', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.emailAddress(),
          anyText().map((text) => `${text}@example.com`),
        ),
        (text) => {
          const address = parseAddress(text);
          if (!address) return;
          const written = `${address.local}@${address.domain}`;
          expect(parseAddress(written)).toEqual(address);
          expect(written).toMatch(/^[ !-;=?-~]{3,254}$/);
        },
      ),
    );
  });
});

it('a domain is read in ASCII, lower case', () => {
  expect(asciiDomain('BÜCHER.example')).toBe('xn--bcher-kva.example');
  expect(asciiDomain('example.com.')).toBeUndefined();
});
