import { type Fault, JUDGED_NAMES, type JudgedName, type Quality } from '../quality.ts';
import { nameKey } from '../reading/names.ts';
import { text } from './text.ts';

/** Where an item stands: in a list of an artefact, by its place, and by what it is called. */
export interface ItemPlace {
  artifact: JudgedName;
  list: string;
  at: number;
  names?: readonly (string | undefined)[];
}

/** What the gate finds in a plan, handed out to the places that it is about; each finding is shown once. */
export interface Notes {
  faults: number;
  warnings: number;
  /** Those of an item. */
  of(place: ItemPlace): string;
  /** Those of an artefact that no item has taken. */
  rest(artifact: JudgedName): string;
}

interface Note {
  fault: Fault;
  kind: 'Fault' | 'Warning';
}

/** Makes the notes of a page. Items take theirs first, then the rest of their artefact. */
export function notesOf({ faults, warnings }: Pick<Quality, 'faults' | 'warnings'>): Notes {
  const left = new Set<Note>([
    ...faults.map((fault): Note => ({ fault, kind: 'Fault' })),
    ...warnings.map((fault): Note => ({ fault, kind: 'Warning' })),
  ]);
  const take = (isWanted: (note: Note) => boolean): string => {
    const taken = [...left].filter(isWanted);
    for (const note of taken) left.delete(note);
    return shown(taken);
  };
  return {
    faults: faults.length,
    warnings: warnings.length,
    of: (place) => take(({ fault }) => isAbout(fault, place)),
    rest: (artifact) => take(({ fault }) => fault.artifact === artifact),
  };
}

function isAbout({ artifact, pointer = '' }: Fault, place: ItemPlace): boolean {
  if (artifact !== place.artifact) return false;
  const [, list, item] = pointer.split('/').map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  if (list !== place.list || item === undefined) return false;
  return item === String(place.at) || (place.names ?? []).some((name) => name && nameKey(name) === nameKey(item));
}

const shown = (notes: readonly Note[]): string =>
  notes.length === 0 ? '' : `<ul class="notes">${notes.map(noteHtml).join('\n')}</ul>`;

const noteHtml = ({ kind, fault: { message, mend = '' } }: Note): string =>
  `<li class="${kind.toLowerCase()}"><strong>${kind}:</strong> ${withCode(text(`${message} ${mend}`))}</li>`;

/** What stands in backticks in a message is code. */
const withCode = (html: string): string => html.replaceAll(/`([^`]+)`/g, '<code>$1</code>');

/** What an artefact is called on a page, in a sentence. */
export const ARTIFACT_WORDS: Readonly<Record<JudgedName, string>> = {
  brief: 'brief',
  research: 'research',
  architecture: 'architecture',
  features: 'features',
  phases: 'roadmap',
  promptPack: 'prompts',
};

/** Says that an artefact was made from what has changed since, or nothing. */
export const staleNote = (stale: readonly JudgedName[]): string =>
  stale.length === 0
    ? ''
    : `<p class="stale"><strong>Stale:</strong> made before the current ${listed(stale)}. Make it again to bring it up to date.</p>`;

const listed = (names: readonly JudgedName[]): string =>
  JUDGED_NAMES.filter((name) => names.includes(name))
    .map((name) => ARTIFACT_WORDS[name])
    .join(' and ');
