import type { ImportFormat } from '../../../src/specs/imports/reading.ts';

/** A plan's files as a person edits them: path in the folder to lines. */
export type Lines = Map<string, string[]>;

export interface HandEdit {
  kind: string;
  file: string;
  /** Words that the edit brought, which an export must have again. */
  words: string[];
  /** Ids that it took out. */
  removed: string[];
  /** Ids of two criteria in their new order. */
  order?: [string, string];
}

type Pick = (below: number) => number;
type Maker = (lines: Lines, format: ImportFormat, pick: Pick, mark: string) => HandEdit | undefined;

const SPEC: Record<ImportFormat, RegExp> = {
  openspec: /^specs\/.+\/spec\.md$/,
  kiro: /^requirements\.md$/,
  markdown: /^features\.md$/,
};
const TITLE: Record<ImportFormat, RegExp> = {
  openspec: /^### Requirement: (F\d+) /,
  kiro: /^### Requirement \d+: (F\d+) /,
  markdown: /^## (F\d+) /,
};
const CRITERION: Record<ImportFormat, RegExp> = {
  openspec: /^#### Scenario: (F\d+\.\d+)$/,
  kiro: /^\d+\. .*\((F\d+\.\d+)\)$/,
  markdown: /^- (F\d+\.\d+): /,
};

interface Spot {
  file: string;
  at: number;
  found: RegExpExecArray;
}

function spots(lines: Lines, file: RegExp, line: RegExp, inside?: RegExp): Spot[] {
  return [...lines].flatMap(([name, all]): Spot[] => {
    if (!file.test(name)) return [];
    let isIn = inside === undefined;
    let isCode = false;
    return all.flatMap((text, at): Spot[] => {
      if (/^`{3}/.test(text)) isCode = !isCode;
      if (inside !== undefined && /^(?:#{1,6} |\*\*[^*]+\*\*$)/.test(text)) isIn = inside.test(text);
      const found = isIn && !isCode ? line.exec(text) : null;
      return found === null ? [] : [{ file: name, at, found }];
    });
  });
}

/** Puts a new word into a part of a line: what its pattern names `text`. */
const reword =
  (
    kind: string,
    file: (format: ImportFormat) => RegExp,
    line: (format: ImportFormat) => RegExp,
    inside?: RegExp,
  ): Maker =>
  (lines, format, pick, mark) => {
    const all = spots(lines, file(format), line(format), inside).filter(({ found }) =>
      /\p{L}/u.test(found.groups?.text ?? ''),
    );
    const spot = all[pick(Math.max(1, all.length))];
    if (spot === undefined) return undefined;
    const { file: name, at, found } = spot;
    const text = found.groups?.text ?? '';
    const line0 = lines.get(name)?.[at] ?? '';
    const start = line0.indexOf(text, found.index);
    const words = [...text.matchAll(/(?<![\\&\p{L}\p{N}])[\p{L}]{2,}(?![\p{L}\p{N};])/gu)];
    const word = words[pick(Math.max(1, words.length))];
    const [from, to] = word === undefined ? [text.length, text.length] : [word.index, word.index + word[0].length];
    const next = [`${mark}`, `${word?.[0] ?? ''} ${mark}`, `${mark} and ${word?.[0] ?? 'more'}`][pick(3)] ?? mark;
    const edited = `${text.slice(0, from)}${from === to && from > 0 ? ' ' : ''}${next}${text.slice(to)}`;
    (lines.get(name) as string[])[at] = line0.slice(0, start) + edited + line0.slice(start + text.length);
    return { kind, file: name, words: [mark], removed: [] };
  };

const any = (pattern: RegExp) => () => pattern;
const inSpec = (format: ImportFormat) => SPEC[format];

/** Lines from a place to the next that a pattern ends at. */
function until(all: readonly string[], from: number, end: RegExp): number {
  const next = all.findIndex((line, at) => at > from && end.test(line));
  return next < 0 ? all.length : next;
}

const CRITERION_TEXT: Record<ImportFormat, RegExp> = {
  openspec: /^- \*\*(?:GIVEN|WHEN|THEN)\*\* (?<text>.+)$/,
  kiro: /^\d+\. (?:THE System SHALL ensure this: |WHEN .*, THE System SHALL ensure that )(?<text>.+) \(F\d+\.\d+\)$/,
  markdown: /^- F\d+\.\d+: (?<text>.+)$/,
};

const addCriterion: Maker = (lines, format, pick, mark) => {
  const all = spots(lines, SPEC[format], CRITERION[format]);
  const spot = all[pick(Math.max(1, all.length))];
  if (spot === undefined) return undefined;
  const own = lines.get(spot.file) as string[];
  const text = {
    openspec: [`#### Scenario: ${mark}`, '', `- **WHEN** a ${mark} comes`, '- **THEN** it is told', ''],
    kiro: [`9. WHEN a ${mark} comes, THE System SHALL ensure that it is told`],
    markdown: [[`- When a ${mark} comes, then it is told.`, `- ${mark} is told.`][pick(2)] ?? ''],
  }[format];
  own.splice(spot.at, 0, ...text);
  return { kind: 'add criterion', file: spot.file, words: [mark], removed: [] };
};

const removeCriterion: Maker = (lines, format, pick) => {
  const all = spots(lines, SPEC[format], CRITERION[format]);
  const byFeature = Map.groupBy(all, ({ found }) => String(found[1]).split('.')[0]);
  const some = all.filter(({ found }) => (byFeature.get(String(found[1]).split('.')[0])?.length ?? 0) > 1);
  const spot = some[pick(Math.max(1, some.length))];
  if (spot === undefined) return undefined;
  const own = lines.get(spot.file) as string[];
  const end = format === 'openspec' ? until(own, spot.at, /^#{1,4} /) : spot.at + 1;
  own.splice(spot.at, end - spot.at);
  return { kind: 'remove criterion', file: spot.file, words: [], removed: [String(spot.found[1])] };
};

const swapCriteria: Maker = (lines, format, pick) => {
  const all = spots(lines, SPEC[format], CRITERION[format]);
  const pairs = all.flatMap((one, at): [Spot, Spot][] => {
    const next = all[at + 1];
    const isPair =
      next?.file === one.file && String(next.found[1]).split('.')[0] === String(one.found[1]).split('.')[0];
    return next !== undefined && isPair ? [[one, next]] : [];
  });
  const pair = pairs[pick(Math.max(1, pairs.length))];
  if (pair === undefined) return undefined;
  const own = lines.get(pair[0].file) as string[];
  const end = (spot: Spot) => (format === 'openspec' ? until(own, spot.at, /^#{1,4} /) : spot.at + 1);
  const [first, second] = [own.slice(pair[0].at, end(pair[0])), own.slice(pair[1].at, end(pair[1]))];
  if (first.join('\n').replace(/F\d+\.\d+/, '') === second.join('\n').replace(/F\d+\.\d+/, '')) return undefined;
  const between = own.slice(end(pair[0]), pair[1].at);
  const [from, to] = [pair[0].at, end(pair[1])];
  const blank = format === 'openspec' && second.at(-1) !== '' ? [''] : [];
  own.splice(from, to - from, ...second, ...blank, ...between, ...first);
  const ids: [string, string] = [String(pair[1].found[1]), String(pair[0].found[1])];
  return { kind: 'swap criteria', file: pair[0].file, words: [], removed: [], order: ids };
};

const addFeature: Maker = (lines, format, _pick, mark) => {
  if (format === 'openspec') {
    const file = `specs/${mark}/spec.md`;
    const text = `## Purpose\n\nA ${mark} for all of them.\n\n## ADDED Requirements\n\n### Requirement: New ${mark}\n\nThe system SHALL have a ${mark}.\n\n#### Scenario: ${mark} works\n\n- **WHEN** it is used\n- **THEN** it works\n`;
    lines.set(file, text.split('\n'));
    return { kind: 'add feature', file, words: [mark], removed: [] };
  }
  const file = format === 'kiro' ? 'requirements.md' : 'features.md';
  const text =
    format === 'kiro'
      ? `\n### Requirement 77: New ${mark}\n\nIt has a ${mark}.\n\n**User Story:** As a reader, I want a ${mark}.\n\n#### Acceptance Criteria\n\n1. WHEN it is used, THE System SHALL ensure that it works\n`
      : `\n## New ${mark}\n\nP1, effort S\n\nIt has a ${mark}.\n\n**Done when**\n\n- The ${mark} works.\n`;
  const own = lines.get(file) as string[];
  const figures = own.findIndex((line) => /^## (?:Figures|Added to the architecture)$/.test(line));
  own.splice(format === 'markdown' && figures >= 0 ? figures : own.length, 0, ...text.split('\n'));
  return { kind: 'add feature', file, words: [mark], removed: [] };
};

const removeFeature: Maker = (lines, format, pick) => {
  const all = spots(lines, SPEC[format], TITLE[format]);
  const spot = all.length > 1 ? all[pick(all.length)] : undefined;
  if (spot === undefined) return undefined;
  const id = String(spot.found[1]);
  const own = lines.get(spot.file) as string[];
  const ids = own.flatMap((line) => CRITERION[format].exec(line)?.[1] ?? []).filter((one) => one.startsWith(`${id}.`));
  if (format === 'openspec') {
    lines.delete(spot.file);
    const proposal = lines.get('proposal.md') as string[];
    proposal.splice(
      proposal.findIndex((line) => line.startsWith(`- ${id} `)),
      1,
    );
  } else {
    const end = until(own, spot.at, format === 'kiro' ? /^#{1,3} / : /^#{1,2} /);
    own.splice(spot.at, end - spot.at);
  }
  return {
    kind: 'remove feature',
    file: format === 'openspec' ? 'proposal.md' : spot.file,
    words: [],
    removed: [id, ...ids],
  };
};

const freeLine: Maker = (lines, _format, pick, mark) => {
  const names = [...lines.keys()].filter((name) => name.endsWith('.md') && !name.startsWith('prompts/'));
  const file = names[pick(names.length)] ?? '';
  const own = lines.get(file) as string[];
  const heads = own.flatMap((line, at) => (/^#{1,3} /.test(line) ? [at] : []));
  own.splice((heads[pick(Math.max(1, heads.length))] ?? 0) + 1, 0, '', `Remember the ${mark}, please.`);
  return { kind: 'free line', file, words: [mark], removed: [] };
};

const promptText: Maker = (lines, _format, pick, mark) => {
  const names = [...lines.keys()].filter((name) => name.startsWith('prompts/'));
  const file = names[pick(Math.max(1, names.length))];
  const own = lines.get(file ?? '');
  const fence = own?.findIndex((line) => /^`{3,}text$/.test(line)) ?? -1;
  if (file === undefined || own === undefined || fence < 0) return undefined;
  own.splice(fence + 1, 0, `Mind the ${mark}.`, ...(pick(2) === 0 ? [''] : []));
  return { kind: 'prompt text', file, words: [mark], removed: [] };
};

const addEdgeCase: Maker = (lines, format, pick, mark) => {
  const file = format === 'markdown' ? /^features\.md$/ : /^design\.md$/;
  const label = format === 'markdown' ? /^\*\*When things go wrong\*\*$/ : /^\*\*F\d+ .*\*\*$/;
  const all = spots(lines, file, /^- .+$/, label);
  const spot = all[pick(Math.max(1, all.length))];
  if (spot === undefined) return undefined;
  (lines.get(spot.file) as string[]).splice(spot.at + 1, 0, `- A ${mark} is lost.`);
  return { kind: 'add edge case', file: spot.file, words: [mark], removed: [] };
};

const addRow: Maker = (lines, format, pick, mark) => {
  const file = format === 'markdown' ? /^architecture\.md$/ : /^design\.md$/;
  const all = spots(lines, file, /^\| (?!For \||---).+ \|$/, /^#{2,3} Stack$/);
  const spot = all[pick(Math.max(1, all.length))];
  if (spot === undefined) return undefined;
  (lines.get(spot.file) as string[]).splice(spot.at + 1, 0, `| ${mark} | One | It is there. |`);
  return { kind: 'add row', file: spot.file, words: [mark], removed: [] };
};

const DESIGN = (format: ImportFormat) => (format === 'markdown' ? /^architecture\.md$/ : /^design\.md$/);
const CELL = /^\| (?!---)(?<text>[^|]{3,}) \| (?!Kind|Choice|To |Protects|Instead|Demand|Cost)[^|]+ \|/;

/** What people do to the files of a plan. */
export const MAKERS: Maker[] = [
  reword('criterion', inSpec, (format) => CRITERION_TEXT[format]),
  reword('criterion', inSpec, (format) => CRITERION_TEXT[format]),
  addCriterion,
  removeCriterion,
  swapCriteria,
  addFeature,
  removeFeature,
  freeLine,
  promptText,
  addEdgeCase,
  addRow,
  reword(
    'title',
    inSpec,
    (format) =>
      ({
        openspec: /^### Requirement: F\d+ (?<text>.+)$/,
        kiro: /^### Requirement \d+: F\d+ (?<text>.+)$/,
        markdown: /^## F\d+ (?<text>.+)$/,
      })[format],
  ),
  reword(
    'description',
    (format) => (format === 'openspec' ? /^proposal\.md$/ : SPEC[format]),
    (format) =>
      ({
        openspec: /^- `f[^`]*`: (?<text>.+)$/,
        kiro: /^(?![#*\d-]|Exported)(?<text>.+)$/,
        markdown: /^(?![#*\d|-]|P[0-3],)(?<text>.+)$/,
      })[format],
  ),
  reword(
    'story',
    (format) => (format === 'openspec' ? /^$/ : SPEC[format]),
    (format) => (format === 'kiro' ? /^\*\*User Story:\*\* (?<text>.+)$/ : /^- (?<text>.+)$/),
  ),
  reword(
    'task',
    (format) => (format === 'markdown' ? /^prompts\/P\d+\.md$/ : /^tasks\.md$/),
    (format) =>
      ({
        openspec: /Verify: (?<text>.+?)(?:\.| Checks:|$)/,
        kiro: /^ {2}- Done when: (?<text>.+)$/,
        markdown: /^\*\*Gives:\*\* (?<text>.+)$/,
      })[format],
  ),
  reword(
    'phase',
    (format) => (format === 'markdown' ? /^roadmap\.md$/ : format === 'openspec' ? /^tasks\.md$/ : /^$/),
    (format) =>
      format === 'markdown' ? /\*\*Goal:\*\* (?<text>.+)$/ : /^## \d+\. (?!Setup$|Later$|Build$)(?<text>.+)$/,
  ),
  reword(
    'demand',
    (format) => ({ openspec: /^proposal\.md$/, kiro: /^requirements\.md$/, markdown: /^README\.md$/ })[format],
    any(/^- D\d+ \(must(?: not)?\): (?<text>.+) In the words of the idea/),
  ),
  reword(
    'architecture',
    DESIGN,
    any(/^\| (?!From |For |Part |Boundary )[^|]+ \| [^|]+ \| (?<text>(?!---)[^|]{4,}) \|/),
    /^#{2,3} (?:Parts|Stack|Connections|Security boundaries)$/,
  ),
  reword('decision', DESIGN, any(CELL), /^## Decisions$/),
];
