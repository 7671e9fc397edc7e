import { PROMPT_CHARS_MAX } from '../bounds.ts';
import { markdownOf, type Section, sectionText } from './lines.ts';

/** How long a rendered prompt should be: beyond that, the program tells facts in their shorter forms. */
export const PROMPT_MAX = 6_000;
/** The same for the setup prompt, which has the whole schema written down: later prompts point there. */
export const SETUP_MAX = 18_000;
/** How much of a prompt, or of the setup, its author may write. */
export const OWN_MAX = 3_000;

/** The sections of the first form that is short enough, else of the last one: forms get shorter. */
export function fitting(forms: readonly (() => Section[])[], max: number): Section[] {
  let sections: Section[] = [];
  for (const form of forms) {
    sections = form();
    if (markdownOf(sections).length <= max) break;
  }
  return sections;
}

/** The length of what the author wrote in a prompt. */
export const ownLength = (sections: readonly Section[]): number =>
  markdownOf(sections.filter(({ isFact }) => !isFact)).length;

const CUT = '… see the plan';

/** Why a text cannot be stored whole, told to its author: what is cut, an agent never sees. Empty where it can. */
export function faultsOfCut(called: string, sections: readonly Section[]): string[] {
  const length = markdownOf(sections.filter(({ lines }) => lines.length > 0)).length;
  if (length <= PROMPT_CHARS_MAX) return [];
  return [
    `${called} has ${told(length)} characters with the facts that the program adds, and may have ${told(PROMPT_CHARS_MAX)}; build or verify less in it, and the rest in another prompt.`,
  ];
}

/** The sections as one text that can be stored. Only beyond that are facts cut, the longest section first. */
export function storable(sections: readonly Section[]): string {
  const kept = sections.filter(({ lines }) => lines.length > 0);
  let excess = markdownOf(kept).length - PROMPT_CHARS_MAX;
  const lengths = new Map(kept.map((section) => [section, sectionText(section).length]));
  const longest = kept.filter(({ isFact }) => isFact).sort((a, b) => (lengths.get(b) ?? 0) - (lengths.get(a) ?? 0));
  const shorter = new Map<Section, Section>();
  for (const section of longest) {
    if (excess <= 0) break;
    const length = lengths.get(section) ?? 0;
    const cut = cutSection(section, length - excess);
    shorter.set(section, cut);
    excess -= length - sectionText(cut).length;
  }
  const text = markdownOf(kept.map((section) => shorter.get(section) ?? section));
  return text.length <= PROMPT_CHARS_MAX ? text : cutText(text);
}

/** The first lines of a section that fit, and a line that says so. */
function cutSection({ lines, ...rest }: Section, max: number): Section {
  let room = max - sectionText({ ...rest, lines: [CUT] }).length;
  const end = lines.findIndex((one) => {
    room -= one.length + 1;
    return room < 0;
  });
  return { ...rest, lines: [...lines.slice(0, Math.max(0, end)), CUT] };
}

/** What the author wrote is too long by itself: the text ends at a line, or in the middle of a very long one. */
function cutText(text: string): string {
  const room = text.slice(0, PROMPT_CHARS_MAX - CUT.length - 1);
  const end = room.lastIndexOf('\n');
  return `${(end > PROMPT_CHARS_MAX / 2 ? room.slice(0, end) : room).replace(/[\ud800-\udbff]$/, '')}\n${CUT}`;
}

/** A length as it stands in a message: 7,400. */
export const told = (length: number): string => length.toLocaleString('en-US');
