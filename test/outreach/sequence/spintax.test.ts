import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeScope } from '../../../src/outreach/sequence/merge-scope.ts';
import { parseTemplate, renderTemplate } from '../../../src/outreach/sequence/template.ts';
import { runs } from '../../helpers/runs.ts';
import { FROM, leadOf } from './mail-data.ts';

const scope = mergeScope({ lead: leadOf(), ...FROM });
const made = (source: string, seed = 'seed') => renderTemplate(parseTemplate('body', source), scope, seed);

/** Everything a template becomes over a few hundred seeds. */
const all = (source: string) =>
  [...new Set(Array.from({ length: 300 }, (_, seed) => made(source, `lead_${seed}:step_1`)))].sort();

describe('spintax', () => {
  it.each([
    ['{a|b|c}', ['a', 'b', 'c']],
    ['{a|{b|c}d}', ['a', 'bd', 'cd']],
    ['I {really |}like', ['I like', 'I really like']],
    ['{Hi {{ firstName }}|Hello}', ['Hello', 'Hi Anna']],
    ['{ {{ firstName }}|there}', ['Anna', 'there']],
    ['{a|{{ firstName }}}', ['Anna', 'a']],
    ['{x{% if role %}1{% endif %}|y}', ['x', 'y']],
    ['{{ role | default: "a|b" }}', ['a|b']],
    ['{a\n|b}', ['a\n', 'b']],
    ['{a|b\\|c|d\\}}', ['a', 'b|c', 'd}']],
  ])('%j becomes %j', (source, texts) => {
    expect(all(source)).toEqual(texts);
  });

  it.each([
    ['{hello}', '{hello}'],
    ['a | b } c', 'a | b } c'],
    ['{ {{ firstName }} }', '{ Anna }'],
    [':-{ so', ':-{ so'],
    ['\\{a\\|b\\}', '{a|b}'],
    ['C:\\dir', 'C:\\dir'],
    ['{{ "{{ x }}" }} {{ "{a|b}" }}', '{{ x }} {a|b}'],
    ['{}{ }', '{}{ }'],
    ['{%# c %}{a}', '{a}'],
    ['\\{\\{ x }}', '{{ x }}'],
    ['{b {a} }', '{b {a} }'],
  ])('leaves %j alone: %j', (source, text) => {
    expect(made(source)).toBe(text);
  });

  it('picks the same for the same lead and step, and is fair over many', () => {
    const seeds = Array.from({ length: 3_000 }, (_, seed) => `lead_${seed}:step`);
    const picked = seeds.map((seed) => made('{a|b|c}', seed));
    expect(picked).toEqual(seeds.map((seed) => made('{a|b|c}', seed)));
    for (const one of ['a', 'b', 'c']) {
      expect(Math.abs(picked.filter((text) => text === one).length - 1_000)).toBeLessThan(120);
    }
  });

  it('picks each of two choices by itself', () => {
    expect(all('{a|b}{a|b}')).toEqual(['aa', 'ab', 'ba', 'bb']);
  });

  it.each([
    ['x\n{a|b', 'Line 2 of the body: the choice is never closed. Add }, or write \\{'],
    ['{a|{% if firstName %}b}', 'must close before its | or }'],
    ['{% if firstName %}{a|{% endif %}b}', 'endif stands where nothing is open'],
    ['{a|b{% if firstName %}|c}{% endif %}', 'must close before its | or }'],
    ['{% choice 1 %}a{% endchoice %}', 'Write {one|other}'],
    ['{a|b}\n\n{c|{{ lastName }}}{{ lastName }}', 'Line 3 of the body'],
  ])('%j is refused: %s', (source, says) => {
    expect(() => made(source)).toThrow(says);
  });

  it('becomes one of the texts that its tree allows', () => {
    const { tree } = fc.letrec<{ tree: Tree }>((tie) => ({
      tree: fc.oneof(
        { depthSize: 'small', withCrossShrink: true },
        fc.constantFrom<Tree>('a', 'b ', '\n', 'ü', '.', ''),
        fc.array(tie('tree'), { minLength: 2, maxLength: 3 }).map((options): Tree => ({ options })),
        fc.array(tie('tree'), { minLength: 1, maxLength: 3 }).map((row): Tree => ({ row })),
      ),
    }));
    fc.assert(
      fc.property(tree, fc.string(), (one, seed) => {
        const texts = textsOf(one);
        fc.pre(depthOf(one) <= 10 && texts.size < 5_000);
        expect(texts).toContain(made(sourceOf(one), seed));
      }),
      { numRuns: runs(300) },
    );
  });
});

type Tree = string | { options: Tree[] } | { row: Tree[] };

function sourceOf(tree: Tree): string {
  if (typeof tree === 'string') return tree;
  // Two braces that touch are Liquid's; a word between them keeps them apart.
  if ('options' in tree) return `{o${tree.options.map(sourceOf).join('|')}}`;
  return tree.row.map(sourceOf).join('');
}

function textsOf(tree: Tree): Set<string> {
  if (typeof tree === 'string') return new Set([tree]);
  if ('options' in tree) {
    return new Set(
      tree.options.flatMap((option, index) => [...textsOf(option)].map((text) => (index === 0 ? `o${text}` : text))),
    );
  }
  let texts = new Set(['']);
  for (const part of tree.row) {
    const tails = [...textsOf(part)];
    texts = new Set([...texts].flatMap((head) => tails.map((tail) => head + tail)));
  }
  return texts;
}

function depthOf(tree: Tree): number {
  if (typeof tree === 'string') return 0;
  const parts = 'options' in tree ? tree.options : tree.row;
  return Math.max(...parts.map(depthOf)) + ('options' in tree ? 1 : 0);
}
