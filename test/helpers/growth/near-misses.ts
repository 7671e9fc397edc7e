import { type AST, RegExpParser } from '@eslint-community/regexpp';
import type { Pattern } from './patterns.ts';

/** A text that may be hard for one pattern: `before` once, then `again` as often as the size asks, then an end that fits nothing. */
export interface HardText {
  before: string;
  again: string;
}

export const textOf = ({ before, again }: HardText, length: number): string =>
  `${before}${again.repeat(Math.max(1, Math.floor((length - before.length) / again.length)))}\n\u0000`;

/** What strangers' texts hold that patterns have been slow on. */
export const COMMON: readonly HardText[] = [
  'a',
  'A',
  ' ',
  '\t',
  '\n',
  '.',
  '-',
  '"',
  '>',
  '<',
  '(',
  ')',
  '[',
  '{',
  '@',
  '/',
  '*',
  '1',
  '1,',
  '1.',
  'a@',
  'a.',
  '- ',
  '\n\n',
  '\n ',
  'é',
  '漢',
  '😀',
  '注文React管理Node画面',
  'word слово 漢字 كلمة mot שם ',
  '"“‘ ',
  '([{<',
  '<a href="',
  '$1,000 ',
  'Aa',
  'No ads, ',
  '\u00a0\u200b ',
].map((again) => ({ before: '', again }));

/**
 * Texts that a pattern nearly matches, again and again: what leads to each repetition and a round of it, over and over;
 * what leads to it once and then many rounds; and each whole match but for its last character.
 */
export function nearMisses({ source, flags }: Pattern): HardText[] {
  const parser = new RegExpParser();
  const pattern = parser.parsePattern(source, 0, source.length, {
    unicode: flags.includes('u'),
    unicodeSets: flags.includes('v'),
  });
  const found: HardText[] = [];
  const sample = sampler(flags);
  const add = (before: string, again: string) => {
    if (again !== '') found.push({ before, again });
  };
  for (const alternative of leaves(pattern.alternatives)) add('', sample(alternative).slice(0, -1));
  const visit = (node: AST.Alternative | AST.Element, before: string): void => {
    if (node.type === 'Alternative') {
      let lead = before;
      for (const element of node.elements) {
        visit(element, lead);
        lead += sample(element);
      }
    } else if (node.type === 'Group' || node.type === 'CapturingGroup') {
      for (const alternative of node.alternatives) visit(alternative, before);
    } else if (node.type === 'Assertion' && (node.kind === 'lookahead' || node.kind === 'lookbehind')) {
      for (const alternative of node.alternatives) visit(alternative, before);
    } else if (node.type === 'Quantifier') {
      if (node.max >= MANY) {
        for (const round of rounds(node.element, sample, flags)) {
          add('', before + round);
          add(before, round);
          add(before.slice(0, 1), round);
        }
      }
      visit(node.element, before);
    }
  };
  for (const alternative of pattern.alternatives) visit(alternative, '');
  return unique(found);
}

/** Repetitions of fewer are cheap. */
const MANY = 20;

/** The innermost alternatives: each is a text of its own. */
function leaves(alternatives: readonly AST.Alternative[]): AST.Alternative[] {
  return alternatives.flatMap((alternative) => {
    const [only, ...more] = alternative.elements;
    const isGroup = only?.type === 'Group' || only?.type === 'CapturingGroup';
    return isGroup && more.length === 0 ? leaves(only.alternatives) : [alternative];
  });
}

const LETTERS = [...'a 0A.,-"\'>@(\t\n/_=*|漢яé!#'];

/** What one round of a repetition may be: for a set of characters a few of them, else a sample. */
function rounds(element: AST.Element, sample: (node: AST.Element) => string, flags: string): string[] {
  if (element.type !== 'CharacterSet' && element.type !== 'CharacterClass') return [sample(element)];
  return fitting(element.raw, flags).slice(0, 4);
}

function fitting(raw: string, flags: string): string[] {
  const one = new RegExp(`^${raw}$`, flags.replaceAll(/[gym]/g, ''));
  return LETTERS.filter((letter) => one.test(letter));
}

/** A function that gives a short text for each part of a pattern: what it matches, if nothing around it forbids it. */
function sampler(flags: string): (node: AST.Alternative | AST.Element) => string {
  const sample = (node: AST.Alternative | AST.Element): string => {
    switch (node.type) {
      case 'Alternative':
        return node.elements.map(sample).join('');
      case 'Group':
      case 'CapturingGroup':
        return node.alternatives[0] ? sample(node.alternatives[0]) : '';
      case 'Character':
        return String.fromCodePoint(node.value);
      case 'CharacterSet':
      case 'CharacterClass':
      case 'ExpressionCharacterClass':
        return fitting(node.raw, flags)[0] ?? 'x';
      case 'Quantifier':
        return sample(node.element).repeat(Math.min(node.max, Math.max(1, node.min)));
      default:
        return '';
    }
  };
  return sample;
}

function unique(texts: readonly HardText[]): HardText[] {
  return [...new Map(texts.map((text) => [`${text.before}\u0000${text.again}`, text])).values()];
}
