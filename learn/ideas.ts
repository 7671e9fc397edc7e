import { capabilities, domains } from '../src/engines/offline/knowledge/index.ts';
import type { ScoredIdea } from '../test/scorecard/ideas/idea.ts';
import { OPEN_IDEAS } from '../test/scorecard/ideas/open.ts';
import { readFolder } from './folder-lines.ts';

/** An idea and what a reader says that it asks for. */
export interface LabelledIdea {
  idea: string;
  /** Ids of capabilities that the idea's words ask for. */
  asked: string[];
  /** Ids that another careful reader might tick: neither right nor wrong. */
  maybe: string[];
  /** Ids of the fields that a fair reader accepts. */
  fields: string[];
}

/**
 * All labelled ideas: those of the files here, and the open ones of the scorecard. Those that the scorecard keeps out of sight
 * are never learned from.
 */
export const readIdeas = (): LabelledIdea[] => [...readFiles('./ideas/'), ...OPEN_IDEAS.map(fromScorecard)];

/** Labelled ideas that nothing is learned from: what is read right of them is read right of ideas never seen. */
export const readUnseen = (): LabelledIdea[] => readFiles('./unseen/');

/** A need with several fair readings is asked for by its first; the others are neither right nor wrong. */
function fromScorecard({ idea, context, needs, domains: fields }: ScoredIdea): LabelledIdea {
  const asked = needs.map((need) => need.split('|')[0] ?? need);
  const maybe = needs.flatMap((need) => need.split('|').slice(1)).filter((id) => !asked.includes(id));
  return { idea: context ? `${idea}\n${context}` : idea, asked, maybe, fields };
}

/** One idea a line, "asked | other fair readings or - | fields | idea". Throws where a line is not so. */
const readFiles = (folder: './ideas/' | './unseen/'): LabelledIdea[] =>
  readFolder(new URL(folder, import.meta.url), 4, ([asked = '', maybe = '', fields = '', idea = ''], where) => ({
    idea,
    asked: idsIn(asked, capabilities, where),
    maybe: idsIn(maybe, capabilities, where),
    fields: idsIn(fields, domains, where),
  }));

function idsIn(part: string, known: readonly { id: string }[], where: string): string[] {
  const ids = part.trim() === '-' ? [] : part.split(',').map((id) => id.trim());
  const unknown = ids.find((id) => !known.some((one) => one.id === id));
  if (unknown !== undefined) throw new Error(`${where}: nothing is called "${unknown}"`);
  return ids;
}
