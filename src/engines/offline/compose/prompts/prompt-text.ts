import { shorten } from '../../understand/clean.ts';

/** The parts of a prompt for a coding agent. Empty lists are left out. */
export interface PromptParts {
  goal: string;
  inputs: string[];
  files: string[];
  steps: string[];
  acceptance: string[];
  edges?: string[];
  pitfalls: string[];
  stop: string;
}

const LINES_MAX = 14;
const LINE_MAX = 400;

/** The prompt as Markdown, ready to paste. */
export function promptText(parts: PromptParts): string {
  return [
    `## Goal\n${parts.goal}`,
    section('Inputs', parts.inputs),
    section('Files', parts.files),
    numbered('Steps', parts.steps),
    section('Accept when', parts.acceptance, '- [ ] '),
    section('Edge cases', parts.edges ?? []),
    section('Pitfalls', parts.pitfalls),
    `## Stop\n${parts.stop}`,
  ]
    .filter(Boolean)
    .join('\n\n');
}

function section(title: string, lines: string[], mark = '- '): string {
  return lines.length === 0
    ? ''
    : `## ${title}\n${cut(lines)
        .map((line) => mark + line)
        .join('\n')}`;
}

function numbered(title: string, lines: string[]): string {
  return `## ${title}\n${cut(lines)
    .map((line, at) => `${at + 1}. ${line}`)
    .join('\n')}`;
}

const cut = (lines: string[]) => lines.slice(0, LINES_MAX).map((line) => shorten(line, LINE_MAX));
