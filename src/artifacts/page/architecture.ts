import { table } from '../../system/html.ts';
import type { Architecture } from '../architecture.ts';
import { architectureMermaid } from '../diagram.ts';
import { costRows } from '../markdown/architecture.ts';
import { withAdds } from '../with-adds.ts';
import { architectureSvg } from './diagram-svg.ts';
import { staleNote } from './notes.ts';
import type { Section, Shown } from './shown.ts';
import { lines, list, paragraphs, text, titled, verbatim } from './text.ts';

/** How it is built: parts and connections, data, what stops a breach, cost. Its summary stands at the top of the page. */
export function architectureSection({ artifacts, notes, staleOf }: Shown): Section {
  const section = { id: 'architecture', title: 'How it is built' };
  if (!artifacts.architecture) return { ...section, html: notes.rest('architecture') };
  const architecture = withAdds(artifacts.architecture, artifacts);
  const noted = (listName: string, at: number, ...names: string[]) =>
    notes.of({ artifact: 'architecture', list: listName, at, names });
  const body = lines(
    titled('Parts and connections', partsHtml(architecture, noted)),
    titled(
      'Technology',
      textTable(
        ['For', 'Choice', 'Why'],
        architecture.techStack.map(({ category, choice, rationale }) => [category, choice, rationale]),
      ),
    ),
    titled('What is stored', dataHtml(architecture, noted)),
    titled('What stops a breach', guardsHtml(architecture, noted)),
    titled(
      'Who is kept from what',
      textTable(
        ['Boundary', 'Protects', 'By'],
        architecture.securityBoundaries.map(({ name, protects, mechanism }) => [name, protects, mechanism]),
      ),
    ),
    titled('Decisions', decisionsHtml(architecture)),
    titled(
      'Settings',
      textTable(
        ['Setting', 'For', 'Secret'],
        (architecture.settings ?? []).map(({ name, purpose, secret }) => [name, purpose, secret ? 'yes' : 'no']),
      ),
    ),
    titled('As load grows', paragraphs(architecture.scalingStrategy)),
    titled('Running cost a month', textTable(['Users', 'Cost'], costRows(architecture))),
  );
  return { ...section, html: lines(staleNote(staleOf('architecture')), notes.rest('architecture'), body) };
}

type Noted = (list: string, at: number, ...names: string[]) => string;

function partsHtml(architecture: Architecture, noted: Noted): string {
  const nodes = architecture.nodes.map((node, at) => [
    lines(text(node.label), noted('nodes', at, node.label)),
    ...[text(node.type), text(node.description), text(node.tech), text(node.vendor ?? node.runs ?? '')],
  ]);
  const edges = architecture.edges.map(({ from, to, protocol, purpose }, at) => [
    text(from),
    lines(text(to), noted('edges', at)),
    ...[text(protocol), text(purpose)],
  ]);
  return lines(
    architectureSvg(architecture),
    table(['Part', 'Kind', 'Does', 'Built with', 'Runs at'], nodes),
    edges.length > 0 ? table(['From', 'To', 'How', 'What for'], edges) : '',
    `<details><summary>The same as Mermaid text</summary>${verbatim(architectureMermaid(architecture))}</details>`,
  );
}

const dataHtml = ({ dataModel }: Architecture, noted: Noted): string =>
  lines(
    ...dataModel.map(({ entity, fields, relationships, states = [] }, at) =>
      lines(
        `<h4>${text(entity)}</h4>`,
        noted('dataModel', at, entity),
        `<p>${fields.map((field) => `<code>${text(field)}</code>`).join(', ') || 'No fields'}</p>`,
        list([...relationships, ...states].map(text)),
      ),
    ),
  );

function guardsHtml({ guards = [] }: Architecture, noted: Noted): string {
  if (guards.length === 0) return '';
  return table(
    ['Guard', 'Demand', 'How it could break', 'What stops it'],
    guards.map(({ id, demand, path, stoppedBy }, at) => [
      `<span id="guard-${at + 1}">${text(id)}</span>`,
      text(demand),
      text(path),
      lines(text(stoppedBy), noted('guards', at, id)),
    ]),
  );
}

function decisionsHtml({ decisions = [] }: Architecture): string {
  if (decisions.length === 0) return '';
  return table(
    ['Decided', 'Instead of', 'Because'],
    decisions.map(({ decision, instead, because }, at) => [
      `<span id="decision-${at + 1}">${text(decision)}</span>`,
      text(instead),
      text(because),
    ]),
  );
}

const textTable = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  rows.length === 0
    ? ''
    : table(
        head,
        rows.map((row) => row.map(text)),
      );
