import type { PlanFeature } from '../coherence/plan/plan.ts';
import { criterionIdOf } from '../criterion-id.ts';
import { criterionId } from './demands.ts';
import { staleNote } from './notes.ts';
import type { Section, Shown } from './shown.ts';
import { labelled, lines, list, paragraphs, text } from './text.ts';

/** Each feature with what is true when it is done. */
export function featuresSection(shown: Shown): Section {
  const { plan, notes, staleOf } = shown;
  const features = plan.features.map((feature) => featureHtml(shown, feature));
  const html = lines(staleNote(staleOf('features')), notes.rest('features'), ...features);
  return { id: 'features', title: 'Features', html };
}

function featureHtml(shown: Shown, placed: PlanFeature): string {
  const { id, at, feature, phase } = placed;
  const facts = [
    feature.priority,
    feature.hours === undefined ? `effort ${feature.estimatedEffort}` : `${feature.hours} hours`,
    phase === -1 ? '' : `<a href="#phase-${phase + 1}">step ${phase + 1}</a>`,
  ];
  return lines(
    `<article aria-labelledby="feature-${at + 1}">`,
    `<h3 id="feature-${at + 1}">${text(id)} ${text(feature.name)}</h3>`,
    `<p class="facts">${facts.filter(Boolean).join(', ')}</p>`,
    shown.notes.of({ artifact: 'features', list: 'features', at, names: [feature.id, feature.name] }),
    paragraphs(feature.description),
    labelled('Stories', list(feature.userStories.map(text))),
    labelled('Done when', criteriaHtml(placed)),
    labelled(
      'Operations',
      list(
        feature.apiSurface.map(
          ({ method, path, purpose }) => `<code>${text(`${method} ${path}`)}</code> ${text(purpose)}`,
        ),
      ),
    ),
    labelled(
      'Screens',
      list((feature.screens ?? []).map(({ name, shows }) => `${text(name)}: ${text(shows.join(', '))}`)),
    ),
    labelled('Data', `<p>${text(feature.dataImpact)}</p>`),
    labelled('When things go wrong', list(feature.edgeCases.map(text))),
    '</article>',
  );
}

/** The criteria by their ids, with what the program does not say in their words: demands, guards, who judges. */
function criteriaHtml({ id, at, feature }: PlanFeature): string {
  const items = feature.acceptanceCriteria.map((words, place) => {
    const criterion = criterionIdOf(feature, id, place);
    const { demands = [], guard, proof, who = 'a person' } = feature.criteria?.[place] ?? {};
    const about = [...demands, ...(guard === undefined ? [] : [guard])].join(', ');
    const more = [about, proof === 'person' ? `judged by ${who}` : ''].filter((one) => one !== '').join('; ');
    return `<li id="${criterionId(at, criterion)}"><strong>${text(criterion)}</strong> ${text(words)}${more ? ` <span class="about">(${text(more)})</span>` : ''}</li>`;
  });
  return items.length === 0 ? '' : `<ul class="criteria">${items.join('\n')}</ul>`;
}
