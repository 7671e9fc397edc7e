import type { AuthoredPrompt } from '../authored/prompt-pack.ts';
import { builtIn } from '../coherence/plan/built.ts';
import type { Plan } from '../coherence/plan/plan.ts';
import { repositoryIn } from '../coherence/plan/repository.ts';
import { operationKeyIn } from '../coherence/plan/states.ts';
import { quote } from '../reading/names.ts';
import { acceptLines, guardTeller, verifiedCriteria, verifiedInShort, verifiedLines } from './criteria.ts';
import { dataLines } from './data-needed.ts';
import { existingLines, filesBefore, firstWriters, nodeLines } from './existing.ts';
import { dataToPrepare, figureLines } from './figures.ts';
import { faultsOfCut, fitting, OWN_MAX, ownLength, PROMPT_MAX, storable, told } from './fit.ts';
import { authored, bullets, fact, items, line, numbered, prose, type Section } from './lines.ts';
import { namerOf } from './named.ts';
import { operationLines } from './operations.ts';
import { beforeLines, personLines } from './people.ts';
import { RULES_FILE, SCHEMA_FILE } from './plan-files.ts';
import { type PromptParts, partsOfPrompts } from './prompt-parts.ts';
import { readFor } from './read-for.ts';
import { existingScreenLines, screenLines } from './screens.ts';
import { settingsNamed } from './settings.ts';
import type { SetupText } from './setup-text.ts';

const NOTHING: PromptParts = { listings: [], screens: [], criteria: [], edgeCases: [] };

/**
 * The prompt at a place of the pack: what its author wrote, with the facts of the plan that it needs. What the setup
 * prompt had written down is pointed at. Where the prompt gets long, what is only background or was proven before is
 * told in short.
 */
export function promptText(
  plan: Plan,
  at: number,
  prompt: AuthoredPrompt,
  setup: WrittenDown,
): { text: string; faults: string[] } {
  const frame = framed(plan, at, prompt, setup);
  const short = fitting([() => frame('full'), () => frame('short')], PROMPT_MAX);
  const own = ownLength(short);
  const cut = faultsOfCut(`The prompt ${quote(prompt.name)}`, short);
  return { text: storable(short), faults: own > OWN_MAX ? [tooLong(prompt, own)] : cut };
}

/** What the setup prompt had written into the repository. */
type WrittenDown = Pick<SetupText, 'contained' | 'form'>;

/** The sections in their order. */
function framed(
  plan: Plan,
  at: number,
  prompt: AuthoredPrompt,
  { contained: inSetup, form: setupForm }: WrittenDown,
): (form: 'full' | 'short') => Section[] {
  const parts = partsOfPrompts(plan)[at] ?? NOTHING;
  const named = namerOf(plan)([prompt.goal, ...prompt.steps, ...prompt.pitfalls, ...prompt.checks]);
  const { criteria, edgeCases } = parts;
  const verified = verifiedCriteria(plan, builtIn(plan), prompt.verifies);
  const proven = criteria.flatMap(({ uses }) => uses);
  const provenAgain = verified.flatMap(({ criterion }) => criterion?.uses ?? []);
  const called = new Set([...proven.map(operationKeyIn), ...named.operations]);
  const isWritten = setupForm === 'full';
  return (form) => {
    const guardOf = guardTeller(plan);
    // In short, what was proven before is left to its tests, with all that it uses.
    const relied = form === 'short' ? proven : [...proven, ...provenAgain];
    const testData = new Set((plan.artifacts.features?.testData ?? []).map(({ id }) => id));
    const names = [...relied, ...prompt.uses, ...named.operations, ...readFor(plan, parts)];
    return [
      authored('Goal', [prose(prompt.goal)]),
      fact('Before you start', [readFirst(plan), ...beforeLines(plan, at), ...dataToPrepare(plan, at)]),
      fact('What exists', existingLines(plan, at, { names, called }, form)),
      fact('Parts', nodeLines(plan, [...proven, ...prompt.uses], isWritten ? 'pointer' : form)),
      fact('Operations', operationLines(plan, at, parts)),
      fact('Data', dataLines(plan, at, { parts, named, inSetup })),
      fact('Screens', [
        ...screenLines(plan, at, parts),
        ...(form === 'short' ? [] : existingScreenLines(plan, at, proven)),
      ]),
      fact(
        'Limits and test data',
        figureLines(plan, at, [...relied, ...provenAgain.filter((name) => testData.has(name)), ...prompt.uses]),
      ),
      fact('Settings', settingsNamed(plan, [...prompt.uses, ...named.settings], isWritten ? 'pointer' : 'full')),
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
      fact('A person confirms', personLines(plan, at, parts, guardOf)),
      authored('Stop', [prose(prompt.stop)]),
    ];
  };
}

const readFirst = ({ entities }: Plan): string => {
  const data = entities.size === 0 ? '' : ` The data is in \`${SCHEMA_FILE}\`.`;
  return `- Read \`${RULES_FILE}\`: it holds for every prompt.${data}`;
};

/** Each file, and whether it is there by now. */
function fileLines(plan: Plan, at: number, { files }: AuthoredPrompt): string[] {
  const places = firstWriters(builtIn(plan));
  const existing = filesBefore(plan);
  const repository = repositoryIn(plan);
  const isNew = (file: string) => places.get(file) === at && !existing.has(file) && !repository?.has(file);
  // Where not all that the repository has is known.
  const told = (file: string) => (!repository || repository.lacks(file) ? 'new' : 'new, unless it exists');
  return files.map((file) => `- ${line(file)} (${isNew(file) ? told(file) : 'exists: change it'})`);
}

const tooLong = ({ name }: AuthoredPrompt, own: number): string =>
  `You wrote ${told(own)} characters in the prompt ${quote(name)} and may write ${told(OWN_MAX)}, without the facts that the program adds; shorten its texts.`;
