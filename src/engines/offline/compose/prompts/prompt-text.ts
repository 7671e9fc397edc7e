import { needsPeople } from './needs-people.ts';

/** The parts of a prompt for a coding agent. Empty lists are left out; nothing is cut off in the middle. */
export interface PromptParts {
  goal: string;
  inputs: string[];
  /** Tables that come into being with this prompt, with all their fields. */
  tables?: string[];
  stories?: string[];
  endpoints?: string[];
  /** Usage lines of a command. */
  commands?: string[];
  files: string[];
  steps: string[];
  acceptance: string[];
  edges?: string[];
  pitfalls: string[];
  /** What is told of each of several features. */
  chapters?: { title: string; parts: Omit<PromptParts, 'stop' | 'chapters'> }[];
  stop: string;
}

/** The prompt as Markdown, ready to paste. */
export function promptText(parts: PromptParts): string {
  return [
    `## Goal\n${whole(parts.goal)}`,
    ...body(parts, '##'),
    ...(parts.chapters ?? []).flatMap(({ title, parts: chapter }) => [
      `## ${title}\n${whole(chapter.goal)}`,
      ...body(chapter, '###'),
    ]),
    `## Stop\n${parts.stop}`,
  ]
    .filter(Boolean)
    .join('\n\n');
}

function body(parts: Omit<PromptParts, 'stop' | 'chapters'>, level: string): string[] {
  const section = (title: string, lines: readonly string[] = [], mark: (at: number) => string = () => '- ') =>
    lines.length === 0 ? '' : `${level} ${title}\n${lines.map((line, at) => mark(at) + whole(line)).join('\n')}`;
  const watched = parts.acceptance.filter(needsPeople);
  const shown = parts.acceptance.filter((line) => !needsPeople(line));
  return [
    section('Inputs', parts.inputs),
    section('Tables made here', parts.tables),
    section('Stories', parts.stories),
    section('Endpoints', parts.endpoints),
    section('Commands', parts.commands),
    section('Files', parts.files),
    section('Steps', parts.steps, (at) => `${at + 1}. `),
    section('Accept when', shown, () => '- [ ] '),
    section('A person checks', watched, () => '- [ ] '),
    section('Edge cases', parts.edges),
    section('Pitfalls', parts.pitfalls),
  ].filter(Boolean);
}

/** A caller may supply texts of any length; what is longer than any agent needs ends with a whole sentence. */
const LINE_MAX = 2_000;

function whole(line: string): string {
  if (line.length <= LINE_MAX) return line;
  const start = line.slice(0, LINE_MAX).toWellFormed();
  const end = Math.max(...['. ', '! ', '? ', '; '].map((sign) => start.lastIndexOf(sign)));
  const cut = end > 0 ? start.slice(0, end + 1) : start.slice(0, Math.max(start.lastIndexOf(' '), LINE_MAX / 2));
  return cut.replace(/[([{][^)\]}]*$/, '').trimEnd();
}
