import type { AuthoredPrompt } from '../authored/prompt-pack.ts';
import { builtIn } from '../coherence/plan/built.ts';
import type { Plan } from '../coherence/plan/plan.ts';
import { quote } from '../reading/names.ts';
import { acceptLines, personLines, verifiedCriteria } from './criteria.ts';
import { entitiesAt } from './data.ts';
import { existingLines, filesBefore, firstWriters } from './existing.ts';
import { figureLines } from './figures.ts';
import { PROMPT_MAX, storable, told } from './fit.ts';
import { authored, bullets, fact, items, line, list, markdownOf, numbered, prose, type Section } from './lines.ts';
import { operationLines } from './operations.ts';
import { SCHEMA_FILE } from './plan-files.ts';
import { type PromptParts, partsOfPrompts } from './prompt-parts.ts';
import { readFor } from './read-for.ts';
import { screenLines } from './screens.ts';
import { settingLines } from './settings.ts';

const NOTHING: PromptParts = { listings: [], screens: [], criteria: [], begins: [] };

/** The prompt at a place of the pack: what its author wrote, with the facts of the plan that it needs. */
export function promptText(
  plan: Plan,
  at: number,
  prompt: AuthoredPrompt,
  inSetup: ReadonlySet<string>,
): { text: string; faults: string[] } {
  const parts = partsOfPrompts(plan)[at] ?? NOTHING;
  const entities = entitiesAt(plan, at, parts);
  const frame = framed(plan, at, prompt, parts);
  const whole = frame(entities.flatMap(({ lines }) => lines));
  const sections = markdownOf(whole).length <= PROMPT_MAX ? whole : frame(pointedAt(entities, inSetup));
  const { length } = markdownOf(sections);
  return { text: storable(sections), faults: length > PROMPT_MAX ? [tooLong(prompt, length)] : [] };
}

/** The sections in their order, around the data. */
function framed(plan: Plan, at: number, prompt: AuthoredPrompt, parts: PromptParts) {
  const built = builtIn(plan);
  const verified = verifiedCriteria(plan, built, prompt.verifies);
  const proven = [...parts.criteria, ...verified.flatMap(({ criterion }) => criterion ?? [])];
  const used = [...parts.criteria.flatMap(({ uses }) => uses), ...prompt.uses];
  const figures = [...proven.flatMap(({ uses }) => uses), ...prompt.uses];
  return (data: readonly string[]): Section[] => [
    authored('Goal', [prose(prompt.goal)]),
    fact('What exists', existingLines(plan, at, [...used, ...readFor(plan, parts)])),
    fact('Operations', operationLines(plan, at, parts)),
    fact('Data', data),
    fact('Screens', screenLines(plan, at, parts)),
    fact('Limits and test data', figureLines(plan, figures)),
    fact('Settings', settingLines(plan, prompt.uses)),
    fact('Files', fileLines(plan, at, prompt)),
    authored('Steps', numbered(prompt.steps)),
    fact('Accept when', acceptLines(parts)),
    fact('Edge cases', bullets(parts.begins.flatMap(({ feature }) => feature.edgeCases))),
    authored('Checks', items(prompt.checks)),
    fact(
      'Also still true',
      verified.map(({ name, criterion }) => `- ${line(name)} ${line(criterion?.text ?? '')}`.trimEnd()),
    ),
    authored('Pitfalls', items(prompt.pitfalls)),
    fact('A person confirms', personLines(parts, prompt.person)),
    authored('Stop', [prose(prompt.stop)]),
  ];
}

/** Each file, and whether it is there by now. */
function fileLines(plan: Plan, at: number, { files }: AuthoredPrompt): string[] {
  const places = firstWriters(builtIn(plan));
  const existing = filesBefore(plan);
  const isNew = (file: string) => places.get(file) === at && !existing.has(file);
  return files.map((file) => `- ${line(file)}${isNew(file) ? ' (new)' : ' (exists: change it)'}`);
}

/** What the setup prompt had written down is pointed at; the rest stays. */
function pointedAt(entities: ReturnType<typeof entitiesAt>, inSetup: ReadonlySet<string>): string[] {
  const [known, others] = [
    entities.filter(({ name }) => inSetup.has(name)),
    entities.filter(({ name }) => !inSetup.has(name)),
  ];
  const names = list(known.map(({ name }) => name));
  const pointer = `- ${names}: see \`${SCHEMA_FILE}\`. Build only the fields and states that this prompt needs.`;
  return [...(known.length === 0 ? [] : [pointer]), ...others.flatMap(({ lines }) => lines)];
}

function tooLong({ name, builds }: AuthoredPrompt, length: number): string {
  const mend = builds.length > 1 ? 'split it, or move some of its builds to another prompt' : 'shorten its texts';
  return `The prompt ${quote(name)} comes to ${told(length)} characters with its facts and may have ${told(PROMPT_MAX)}; ${mend}.`;
}
