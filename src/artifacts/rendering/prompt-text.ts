import type { AuthoredPrompt } from '../authored/prompt-pack.ts';
import { builtIn } from '../coherence/plan/built.ts';
import type { Plan } from '../coherence/plan/plan.ts';
import { operationKeyIn } from '../coherence/plan/states.ts';
import { quote } from '../reading/names.ts';
import {
  acceptLines,
  beforeLines,
  guardTeller,
  personLines,
  verifiedCriteria,
  verifiedInShort,
  verifiedLines,
} from './criteria.ts';
import { entitiesAt } from './data.ts';
import { existingLines, filesBefore, firstWriters, nodeLines } from './existing.ts';
import { dataToPrepare, figureLines } from './figures.ts';
import { faultsOfCut, fitting, OWN_MAX, ownLength, PROMPT_MAX, storable, told } from './fit.ts';
import { authored, bullets, fact, items, line, list, numbered, prose, type Section } from './lines.ts';
import { type Named, namerOf } from './named.ts';
import { operationLines } from './operations.ts';
import { SCHEMA_FILE } from './plan-files.ts';
import { type PromptParts, partsOfPrompts } from './prompt-parts.ts';
import { readFor } from './read-for.ts';
import { existingScreenLines, screenLines } from './screens.ts';
import { settingLines } from './settings.ts';

const NOTHING: PromptParts = { listings: [], screens: [], criteria: [], edgeCases: [] };

/**
 * The prompt at a place of the pack: what its author wrote, with the facts of the plan that it needs. Where that gets
 * long, data is pointed at in the setup's file, and what is only background or was proven before is told in short.
 */
export function promptText(
  plan: Plan,
  at: number,
  prompt: AuthoredPrompt,
  inSetup: ReadonlySet<string>,
): { text: string; faults: string[] } {
  const parts = partsOfPrompts(plan)[at] ?? NOTHING;
  const named = namerOf(plan)([prompt.goal, ...prompt.steps, ...prompt.pitfalls, ...prompt.checks]);
  const entities = entitiesAt(plan, at, parts, named);
  const frame = framed(plan, at, prompt, { parts, named });
  const whole = entities.flatMap(({ lines }) => lines);
  const pointed = pointedAt(entities, inSetup);
  const forms = [() => frame(whole), () => frame(whole, 'short'), () => frame(pointed, 'short')];
  const short = fitting(forms, PROMPT_MAX);
  const own = ownLength(short);
  const cut = faultsOfCut(`The prompt ${quote(prompt.name)}`, short);
  return { text: storable(short), faults: own > OWN_MAX ? [tooLong(prompt, own)] : cut };
}

/** The sections in their order, around the data. */
function framed(
  plan: Plan,
  at: number,
  prompt: AuthoredPrompt,
  { parts, named }: { parts: PromptParts; named: Named },
): (data: readonly string[], form?: 'full' | 'short') => Section[] {
  const { criteria, edgeCases } = parts;
  const verified = verifiedCriteria(plan, builtIn(plan), prompt.verifies);
  const proven = criteria.flatMap(({ uses }) => uses);
  const provenAgain = verified.flatMap(({ criterion }) => criterion?.uses ?? []);
  const called = new Set([...proven.map(operationKeyIn), ...named.operations]);
  const names = [...proven, ...prompt.uses, ...named.operations, ...provenAgain, ...readFor(plan, parts)];
  return (data, form = 'full') => {
    const guardOf = guardTeller(plan);
    return [
      authored('Goal', [prose(prompt.goal)]),
      fact('Before you start', [...beforeLines(prompt.name, prompt.person), ...dataToPrepare(plan, at)]),
      fact('What exists', existingLines(plan, at, { names, called }, form)),
      fact('Parts', nodeLines(plan, [...proven, ...prompt.uses], form)),
      fact('Operations', operationLines(plan, at, parts)),
      fact('Data', data),
      fact('Screens', [
        ...screenLines(plan, at, parts),
        ...(form === 'short' ? [] : existingScreenLines(plan, at, proven)),
      ]),
      fact('Limits and test data', figureLines(plan, [...proven, ...provenAgain, ...prompt.uses])),
      fact('Settings', settingLines(plan, [...prompt.uses, ...named.settings])),
      fact('Files', fileLines(plan, at, prompt)),
      authored('Steps', numbered(prompt.steps)),
      fact('Accept when', acceptLines(parts, guardOf)),
      fact('Edge cases', bullets(edgeCases)),
      authored('Checks', items(prompt.checks)),
      fact(
        'Also still true',
        form === 'short' ? verifiedInShort(verified, builtIn(plan).prompts) : verifiedLines(verified, guardOf),
      ),
      authored('Pitfalls', items(prompt.pitfalls)),
      fact('A person confirms', personLines(parts, prompt, guardOf)),
      authored('Stop', [prose(prompt.stop)]),
    ];
  };
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
