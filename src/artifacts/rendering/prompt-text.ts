import type { AuthoredPrompt } from '../authored/prompt-pack.ts';
import { builtIn } from '../coherence/plan/built.ts';
import type { Plan } from '../coherence/plan/plan.ts';
import { quote } from '../reading/names.ts';
import { acceptLines, personLines, verifiedCriteria } from './criteria.ts';
import { entitiesAt } from './data.ts';
import { existingLines, filesBefore, firstWriters } from './existing.ts';
import { figureLines } from './figures.ts';
import { fitting, OWN_MAX, ownLength, PROMPT_MAX, storable, told } from './fit.ts';
import { authored, bullets, fact, items, line, list, numbered, prose, type Section } from './lines.ts';
import { operationLines } from './operations.ts';
import { SCHEMA_FILE } from './plan-files.ts';
import { type PromptParts, partsOfPrompts } from './prompt-parts.ts';
import { readFor } from './read-for.ts';
import { screenLines } from './screens.ts';
import { settingLines } from './settings.ts';

const NOTHING: PromptParts = { listings: [], screens: [], criteria: [], features: [] };
const VERIFIED_SHOWN = 100;

/**
 * The prompt at a place of the pack: what its author wrote, with the facts of the plan that it needs. Where that gets
 * long, data is pointed at in the setup's file and what is only background is told in short.
 */
export function promptText(
  plan: Plan,
  at: number,
  prompt: AuthoredPrompt,
  inSetup: ReadonlySet<string>,
): { text: string; faults: string[] } {
  const parts = partsOfPrompts(plan)[at] ?? NOTHING;
  const entities = entitiesAt(plan, at, parts);
  const frame = framed(plan, at, prompt, parts);
  const whole = entities.flatMap(({ lines }) => lines);
  const pointed = pointedAt(entities, inSetup);
  const forms = [() => frame(whole), () => frame(whole, 'short'), () => frame(pointed, 'short')];
  const sections = fitting(forms, PROMPT_MAX);
  const own = ownLength(sections);
  return { text: storable(sections), faults: own > OWN_MAX ? [tooLong(prompt, own)] : [] };
}

/** The sections in their order, around the data. */
function framed(plan: Plan, at: number, prompt: AuthoredPrompt, parts: PromptParts) {
  const built = builtIn(plan);
  const verified = verifiedCriteria(plan, built, prompt.verifies);
  const used = [...parts.criteria.flatMap(({ uses }) => uses), ...prompt.uses];
  const figures = [...parts.criteria, ...verified.flatMap(({ criterion }) => criterion ?? [])].flatMap(
    ({ uses }) => uses,
  );
  return (data: readonly string[], form: 'full' | 'short' = 'full'): Section[] => [
    authored('Goal', [prose(prompt.goal)]),
    fact('What exists', existingLines(plan, at, [...used, ...readFor(plan, parts)], form)),
    fact('Operations', operationLines(plan, at, parts)),
    fact('Data', data),
    fact('Screens', screenLines(plan, at, parts)),
    fact('Limits and test data', figureLines(plan, [...figures, ...prompt.uses])),
    fact('Settings', settingLines(plan, prompt.uses)),
    fact('Files', fileLines(plan, at, prompt)),
    authored('Steps', numbered(prompt.steps)),
    fact('Accept when', acceptLines(plan, parts)),
    fact('Edge cases', bullets(parts.features.flatMap(({ feature }) => feature.edgeCases))),
    authored('Checks', items(prompt.checks)),
    fact(
      'Also still true',
      verified.map((one) => verifiedLine(one, form)),
    ),
    authored('Pitfalls', items(prompt.pitfalls)),
    fact('A person confirms', personLines(parts, prompt.person)),
    authored('Stop', [prose(prompt.stop)]),
  ];
}

/** What was built earlier has its test by now, so that the start of its text is enough to find it. */
function verifiedLine(
  { name, criterion }: ReturnType<typeof verifiedCriteria>[number],
  form: 'full' | 'short',
): string {
  const text = line(criterion?.text ?? '');
  const isCut = form === 'short' && text.length > VERIFIED_SHOWN;
  return `- ${line(name)} ${isCut ? `${text.slice(0, VERIFIED_SHOWN).toWellFormed()}…` : text}`.trimEnd();
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

const tooLong = ({ name }: AuthoredPrompt, own: number): string =>
  `You wrote ${told(own)} characters in the prompt ${quote(name)} and may write ${told(OWN_MAX)}, without the facts that the program adds; shorten its texts.`;
