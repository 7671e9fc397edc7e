import { PassThrough } from 'node:stream';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { askYesNo } from '../../../src/cli/proving/ask.ts';
import { commandLacks } from '../../../src/cli/proving/report.ts';
import { visible } from '../../../src/cli/proving/visible.ts';
import { anyText } from '../../helpers/any-text.ts';

describe('a test command', () => {
  it.each([
    ['an escape', 'npm test\u001b[8m; rm -rf ~'],
    ['a carriage return', 'rm -rf ~\rnpm test'],
    ['a line break', 'npm test\nrm -rf ~'],
    ['a tab', 'npm\ttest'],
    ['right-to-left marks', 'npm test \u202e~ fr- mr'],
    ['a zero-width space', 'npm te\u200bst'],
    ['a tag letter', 'npm test\u{e0061}'],
    ['a Hangul filler', 'npm \u3164 test'],
    ['a blank Braille cell', 'npm \u2800 test'],
    ['another space', 'npm\u00a0test'],
    ['a C1 control', 'npm test\u009b8m'],
    ['half a surrogate pair', 'npm test \ud800'],
  ])('that hides something is shown without it and not run: %s', (_, command) => {
    expect(visible(command)).not.toBe(command);
    expect(commandLacks(command, true)).toEqual([expect.stringContaining('not seen here')]);
  });

  it('is run as it is shown: what may run has only characters that are seen', () => {
    fc.assert(
      fc.property(anyText({ minLength: 1 }), (command) => {
        const shown = visible(command);
        expect(visible(shown)).toBe(shown);
        if (commandLacks(command, true).length === 0) expect(shown).toBe(command);
        expect(shown).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
      }),
    );
  });

  it('may be in any language, and has at most 1,000 characters', () => {
    for (const command of ['npm test -- --grep "größer"', 'make 試験', 'x'.repeat(1_000)])
      expect(commandLacks(command, true)).toEqual([]);
    expect(commandLacks('x'.repeat(1_001), true)).toEqual([expect.stringContaining('longer than 1000')]);
  });

  it('that is missing is told, and without a file nothing can be proven', () => {
    expect(commandLacks(undefined, true)).toEqual([expect.stringMatching(/no test command.*--command/)]);
    expect(commandLacks(' ', false)).toEqual([expect.stringContaining('nothing can be proven')]);
  });

  it.each([
    ['y\n', true],
    [' YES \n', true],
    ['\n', false],
    ['yo\n', false],
    ['n\ny\n', false],
    ['', false],
  ])('is agreed to by y and yes alone: %j', async (typed, agreed) => {
    const [input, output] = [new PassThrough(), new PassThrough()];
    const answer = askYesNo('Run it?', { input, output });
    input.end(typed);
    expect(await answer).toBe(agreed);
    expect(String(output.read())).toContain('Run it? [y/N]');
  });
});
