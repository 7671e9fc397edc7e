import { type Line, plain, readMarkdown } from '../markdown.ts';
import type { FoundSpec } from './find-spec.ts';
import { sectionsAt, type Texts } from './reading.ts';

const NAMED_MAX = 8;
const GONE = /^(removed|renamed)(?: \w{1,20})? requirements$/i;
const SPEC = /^(?:.*\/)?spec\.md$/;
const REQUIREMENT = /Requirement:\s{0,9}(.+)$/i;

/** What a plan has no place for, in a sentence for each kind of it. */
export function leftOut(format: FoundSpec['format'], texts: Texts): string[] {
  const gone = format === 'openspec' ? [...texts].flatMap(([file, text]) => (SPEC.test(file) ? goneIn(text) : [])) : [];
  const byKind = Map.groupBy(gone, ({ kind }) => kind);
  return [
    ...[...byKind].map(([kind, those]) => `${kind}, and not imported: ${listed(those.map(({ name }) => name))}.`),
    ...(format === 'kiro' && hasGlossary(texts) ? ['The glossary of requirements.md is not imported.'] : []),
    ...(texts.has('design.md') ? ['design.md is not imported: the architecture is written anew.'] : []),
  ];
}

/** The requirements that a change of OpenSpec takes away, or calls by another name. */
function goneIn(text: string): { kind: string; name: string }[] {
  return sectionsAt(readMarkdown(text), 2).flatMap(({ heading, lines }) => {
    const kind = GONE.exec(heading.text)?.[1]?.toLowerCase();
    if (kind === undefined) return [];
    const names = lines.flatMap(nameIn);
    if (kind === 'removed') return names.map(({ name }) => ({ kind: 'Removed', name }));
    return names
      .filter(({ isTo }) => !isTo)
      .map(({ name }, at) => ({
        kind: 'Renamed',
        name: [name, names.filter(({ isTo }) => isTo)[at]?.name].filter((one) => one !== undefined).join(' to '),
      }));
  });
}

/** A requirement of a heading, or of a line that says from or to which name. */
function nameIn({ kind, text }: Line): { name: string; isTo: boolean }[] {
  if (kind === 'blank' || kind === 'code') return [];
  const name = REQUIREMENT.exec(plain(text).replaceAll('`', ''))?.[1]?.trim();
  return name === undefined ? [] : [{ name, isTo: /^\W{0,4}TO\b/i.test(text) }];
}

const hasGlossary = (texts: Texts): boolean =>
  sectionsAt(readMarkdown(texts.get('requirements.md') ?? ''), 2).some(({ heading }) =>
    /^glossary$/i.test(heading.text),
  );

const listed = (names: readonly string[]): string =>
  names.slice(0, NAMED_MAX).join('; ') + (names.length > NAMED_MAX ? `; and ${names.length - NAMED_MAX} more` : '');
