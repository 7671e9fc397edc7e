import { table } from '../../system/html.ts';
import { hoursInAll } from '../hours.ts';
import type { JudgedName } from '../quality.ts';
import { JUDGED_NAMES } from '../quality.ts';
import { ARTIFACT_WORDS } from './notes.ts';
import type { Section, Shown } from './shown.ts';
import { lines, list, paragraphs, text, titled } from './text.ts';

/** What a founder wants to know first: what people get and when, what it takes, whether it is worth it. */
export function overviewSection(shown: Shown): Section {
  const { research, architecture, features } = shown.artifacts;
  const html = lines(
    sampleNote(shown),
    standing(shown),
    titled(
      'Whether to build it',
      lines(paragraphs(research?.summary ?? ''), paragraphs(research?.recommendation ?? '')),
    ),
    titled('What people get, and when', steps(shown)),
    titled('What it does', lines(paragraphs(features?.summary ?? ''), featureTable(shown))),
    titled('What its reviewer doubts', doubts(shown)),
    titled('How it runs', paragraphs(architecture?.summary ?? '')),
  );
  return { id: 'in-short', title: 'In short', html };
}

/** So that no reader takes it for a plan of their own, or for more than a model wrote. */
const sampleNote = ({ sampleBy }: Shown): string =>
  sampleBy === undefined
    ? ''
    : `<p class="sample"><strong>This is a sample plan</strong> that ships with Planwright. Its idea stands at the end of this page, as it was given. The model ${text(sampleBy)} wrote the plan from it, and Planwright checked it as it checks every plan.</p>`;

/** What is missing, an outline, stale or at fault, before anything else: a reader must not build on it unawares. */
function standing({ brief, artifacts, notes, outlines, staleOf }: Shown): string {
  const has = (name: JudgedName) => (name === 'brief' ? brief : artifacts[name]) !== undefined;
  const missing = JUDGED_NAMES.filter((name) => !has(name));
  const stale = JUDGED_NAMES.filter((name) => staleOf(name).length > 0);
  const { faults, warnings } = notes;
  const names = (all: readonly JudgedName[]) => all.map((name) => ARTIFACT_WORDS[name]).join(', ');
  const items = [
    missing.length > 0 ? `Not written yet: ${names(missing)}.` : '',
    outlines.length > 0
      ? `An outline, set out by rules without a model, and no plan to build from: ${names(outlines)}.`
      : '',
    stale.length > 0 ? `Stale, since made before something else changed: ${names(stale)}.` : '',
    faults > 0 ? `The checks find ${counted(faults, 'fault')}; each is told where it is.` : '',
    warnings > 0 ? `The checks give ${counted(warnings, 'warning')}; each is told where it is.` : '',
  ].filter((item) => item !== '');
  return items.length > 0
    ? list(items)
    : '<p>All of it is written and up to date, and the checks find nothing wrong.</p>';
}

/** What the review found wrong and could not mend, and where it would bet against the plan. */
const doubts = ({ review }: Shown): string =>
  list([...(review?.open ?? []).map(({ id, note }) => text(`${id}: ${note}`)), ...(review?.doubts ?? []).map(text)]);

const counted = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;

function featureTable({ plan }: Shown): string {
  if (plan.features.length === 0) return '';
  return table(
    ['Feature', 'What people can do', 'Step'],
    plan.features.map(({ at, feature, phase }) => [
      `<a href="#feature-${at + 1}">${text(feature.name)}</a>`,
      text(feature.description),
      phase === -1 ? '' : String(phase + 1),
    ]),
  );
}

function steps({ artifacts: { phases } }: Shown): string {
  if (!phases) return '';
  const all = hoursInAll(phases);
  return lines(
    paragraphs(phases.summary),
    table(
      ['Step', 'Takes', 'Hours', 'Afterwards', 'Used by'],
      phases.phases.map(({ name, duration, hours = '', goal, users = [] }, at) => [
        `${at + 1}. <a href="#phase-${at + 1}">${text(name)}</a>`,
        ...[text(duration), String(hours), text(goal), text(users.join(', '))],
      ]),
    ),
    `<p><strong>In all:</strong> ${text(phases.totalTimeline)}${all === undefined ? '' : `, ${all} hours`}</p>`,
  );
}
