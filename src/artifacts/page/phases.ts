import { nameKey } from '../reading/names.ts';
import { staleNote } from './notes.ts';
import type { Section, Shown } from './shown.ts';
import { labelled, lines, list, paragraphs, text } from './text.ts';

/** The roadmap, step by step, with the work that is not code. Its summary stands at the top of the page. */
export function phasesSection(shown: Shown): Section {
  const { artifacts, notes, staleOf } = shown;
  const steps = (artifacts.phases?.phases ?? []).map((_, at) => phaseHtml(shown, at));
  const html = lines(staleNote(staleOf('phases')), notes.rest('phases'), ...steps);
  return { id: 'roadmap', title: 'Roadmap', html };
}

function phaseHtml({ artifacts, notes }: Shown, at: number): string {
  const phase = artifacts.phases?.phases[at];
  if (!phase) return '';
  const features = artifacts.features?.features ?? [];
  const featureLink = (name: string): string => {
    const place = features.findIndex((feature) => nameKey(feature.name) === nameKey(name));
    return place === -1 ? text(name) : `<a href="#feature-${place + 1}">${text(name)}</a>`;
  };
  return lines(
    `<article aria-labelledby="phase-${at + 1}">`,
    `<h3 id="phase-${at + 1}">${at + 1}. ${text(phase.name)}</h3>`,
    `<p class="facts">${text(phase.duration)}</p>`,
    notes.of({ artifact: 'phases', list: 'phases', at, names: [phase.name] }),
    paragraphs(phase.goal),
    labelled('Used by', list((phase.users ?? []).map(text))),
    labelled('Features', list(phase.features.map(featureLink))),
    labelled(
      'What takes time and is not code',
      list(
        (phase.lead ?? []).map(
          ({ what, who, weeks, startIn, blocks }) =>
            `${text(what)} ${text(who)}, ${weeks} ${weeks === 1 ? 'week' : 'weeks'} from “${text(startIn)}” on; “${text(blocks)}” waits for it.`,
        ),
      ),
    ),
    labelled('To show at its end', list(phase.deliverables.map(text))),
    labelled('Risks', list(phase.risks.map(text))),
    labelled('It worked when', list(phase.successMetrics.map(text))),
    '</article>',
  );
}
