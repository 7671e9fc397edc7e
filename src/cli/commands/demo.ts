import type { Command } from 'commander';
import { clean } from '../../artifacts/text.ts';
import { finishedSample } from '../../generation/demo/finished-sample.ts';
import type { PlantedFault } from '../../generation/demo/planted-fault.ts';
import { type Coverage, type Tour, type TourDemand, tourOf } from '../../generation/demo/tour.ts';
import { readSample, SAMPLES } from '../../plans/samples/index.ts';
import { UsageError } from '../failure.ts';
import { print, printJson } from '../terminal.ts';
import { wrap } from '../wrap.ts';

const INDENT = '  ';
const PROMPT_LINES_SHOWN = 12;
const NAMED_MAX = 4;
/** Stands before the lines of a prompt, as they are quoted. */
const BAR = `${INDENT}|`;

/** `planwright demo`: what a finished plan looks like, without a key, a network or a database. */
export function defineDemo(command: Command): void {
  command
    .argument('[sample]', 'Id of a sample plan (default: the first; plan list shows all)')
    .option('--json', 'Print JSON')
    .action(demo);
}

async function demo(named: string | undefined, { json }: { json?: true }): Promise<void> {
  const ids = SAMPLES.map(({ id }) => id);
  const id = named === undefined ? ids[0] : ids.find((one) => one === named);
  if (id === undefined) throw new UsageError(`there is no sample "${named}"; use one of ${ids.join(', ')}`);
  const tour = tourOf(finishedSample(await readSample(id)));
  const next = nextSteps(tour);
  if (json) printJson({ ...tour, next: next.map(([does, how]) => ({ does, how })) });
  else print(tourText(tour, next));
}

/** What to do with it, each with the command. */
const nextSteps = ({ planId }: Tour): [string, string][] => [
  ['Connect your IDE, then ask it for a plan', 'planwright config <client>'],
  ['Build from this plan, prompt by prompt', `planwright plan prompt ${planId}`],
  ['See the whole plan as a page', 'planwright serve'],
];

/** The tour for a person, in lines of 80 characters. */
export function tourText(tour: Tour, next: readonly (readonly [string, string])[]): string {
  const { model, idea, demands, coverage, planted, prompt } = tour;
  const parts = [
    wrap(`A sample plan that ships with Planwright. ${clean(model)} wrote it from this idea:`),
    ...clean(idea)
      .split(/\n\s*\n/)
      .map((paragraph) => wrap(paragraph, { indent: INDENT })),
    'Some of its demands, and where the plan keeps them:',
    demands.map(demandText).join('\n'),
    'What the plan covers:',
    coverageLines(coverage)
      .map((line) => `${INDENT}${line}`)
      .join('\n'),
    ...(planted ? plantedText(planted) : []),
    `The next prompt for your coding agent (${prompt.id}):`,
    promptText(prompt.prompt),
    'What to do next:',
    next.map(([does, how]) => `${INDENT}${does}:\n${INDENT}${INDENT}${how}`).join('\n'),
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

function demandText({ id, quote, polarity, criteria, prompts, ...demand }: TourDemand): string {
  const kept = [
    ...demand.features.map((one) => `${one.id} ${clean(one.name)}`),
    ...demand.guards,
    ...(demand.decisions > 0 ? ['a decision'] : []),
  ];
  const places = [
    ...(kept.length > 0 ? [`kept by ${named(kept)}`] : []),
    ...(criteria.length > 0 ? [`tested by ${named(criteria)}`] : []),
    ...(prompts.length > 0 ? [`built by ${named(prompts)}`] : []),
  ];
  const words = `${id} “${clean(quote)}”${polarity === 'must-not' ? ' (must not)' : ''}`;
  const hang = `${INDENT}${' '.repeat(id.length + 1)}`;
  return [wrap(words, { indent: INDENT, hang }), wrap(places.join('; ') || 'nothing names it', { indent: hang })].join(
    '\n',
  );
}

function named(names: readonly string[]): string {
  const more = names.length - NAMED_MAX;
  return more > 0 ? `${names.slice(0, NAMED_MAX).join(', ')} and ${more} more` : names.join(', ');
}

const coverageLines = (of: Coverage): string[] => [
  `${of.demandsKept} of ${of.demands} demands are kept`,
  `${of.criteriaBuilt} of ${of.criteria} criteria of ${of.features} features are built by a prompt`,
  `${of.operationsBuilt} of ${of.operations} operations are built by a prompt`,
  `${of.prompts} prompts in ${of.phases} phases`,
  `${of.faults} faults and ${of.warnings} warnings by the checks`,
];

function plantedText({ change, fault, others }: PlantedFault): string[] {
  const { artifact, pointer = '', message, mend = '' } = fault;
  const also = others > 0 ? [wrap(`And ${others} more that follow from it.`, { indent: INDENT })] : [];
  return [
    wrap(`Now one thing is changed in a copy of the plan: ${clean(change)} The checks find it:`),
    [
      `${INDENT}${artifact}${clean(pointer)}`,
      wrap(clean(message), { indent: INDENT }),
      ...(mend === '' ? [] : [wrap(`Mend: ${clean(mend)}`, { indent: INDENT })]),
      ...also,
    ].join('\n'),
  ];
}

function promptText(prompt: string): string {
  const lines = clean(prompt)
    .split('\n')
    .flatMap((line) => (line.trim() === '' ? [BAR] : wrap(line, { indent: `${BAR} ` }).split('\n')));
  const left = lines.length - PROMPT_LINES_SHOWN;
  const shown = left > 0 ? [...lines.slice(0, PROMPT_LINES_SHOWN), `${BAR} … ${left} more lines`] : lines;
  return shown.join('\n');
}
