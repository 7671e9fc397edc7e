import { readMarkdown } from '../markdown.ts';
import { readRequirements } from './read-requirements.ts';
import { readScenarios } from './read-scenarios.ts';
import { readSections } from './read-sections.ts';
import { type Box, type ImportFormat, type Known, type ReadFeature, type Texts, withoutComments } from './reading.ts';

const READERS = {
  openspec: (texts: Texts, known: Known) =>
    [...texts].flatMap(([file, text]) =>
      /^(?:.*\/)?spec\.md$/.test(file) ? readScenarios(boxOf(file, text, known)) : [],
    ),
  kiro: (texts: Texts, known: Known) => oneFile(texts, 'requirements.md', known, readRequirements),
  markdown: (texts: Texts, known: Known) => oneFile(texts, 'features.md', known, readSections),
} satisfies Record<ImportFormat, (texts: Texts, known: Known) => ReadFeature[]>;

/** The features of a spec, in its order. */
export const readFeatures = (format: ImportFormat, texts: Texts, known: Known): ReadFeature[] =>
  READERS[format](texts, known);

function oneFile(texts: Texts, file: string, known: Known, read: (box: Box) => ReadFeature[]): ReadFeature[] {
  const text = texts.get(file);
  return text === undefined ? [] : read(boxOf(file, text, known));
}

const boxOf = (file: string, text: string, known: Known): Box => ({
  file,
  lines: withoutComments(readMarkdown(text)),
  known,
});
