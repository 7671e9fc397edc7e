import { clip } from './clip.ts';
import { findPiece } from './find-piece.ts';
import { idOf, isItems, isRecord, nameOf } from './items.ts';

/** Characters of JSON that an answer may carry unless all of it is asked for: clients cut longer ones. */
export const PIECE_CHARS_MAX = 24_000;
/** Room for what stands around the sizes. */
const SIZES_CHARS_MAX = 20_000;
const NAME_CHARS_MAX = 60;
const SUMMARY_CHARS_MAX = 2_000;

/** An artefact or a piece of it, or where that is too long, the sizes of its parts. */
export interface Piece {
  data: Record<string, unknown>;
  isWhole: boolean;
}

/**
 * All of an artefact, or the item named, in at most 24,000 characters unless `full`. What is longer comes as its summary
 * and the sizes of its sections and items, each of which can be asked for. Throws as `findPiece` does.
 */
export function pieceOf(artifact: object, { item, full }: { item?: string | undefined; full: boolean }): Piece {
  const value = item === undefined ? artifact : withTexts(artifact, findPiece(artifact, item));
  const data = isRecord(value) ? value : { [lastOf(item)]: value };
  const chars = JSON.stringify(data).length;
  if (full || chars <= PIECE_CHARS_MAX) return { data, isWhole: true };
  return { data: sizesOf(isRecord(value) ? value : data, chars), isWhole: false };
}

/** Criteria of a feature with their texts, which stand in a list beside them. */
function withTexts(artifact: object, value: unknown): unknown {
  const { features } = artifact as { features?: unknown };
  for (const { criteria, acceptanceCriteria: texts } of isItems(features) ? features : []) {
    if (!isItems(criteria) || !Array.isArray(texts)) continue;
    const told = criteria.map((criterion, at) => ({ text: texts[at], ...criterion }));
    if (value === criteria) return told;
    // The value may be anything; what is not one of them is not found.
    const at = (criteria as unknown[]).indexOf(value);
    if (at !== -1) return told[at];
  }
  return value;
}

const lastOf = (item = 'value'): string => item.split('/').at(-1) ?? item;

/** The sizes of what an object holds, in characters of JSON. What does not fit is counted. */
function sizesOf(value: Record<string, unknown>, chars: number): Record<string, unknown> {
  const { summary } = value;
  let room = SIZES_CHARS_MAX;
  const fits = (told: object): boolean => {
    room -= JSON.stringify(told).length + 1;
    return room > 0;
  };
  const sections: Record<string, object> = {};
  let left = 0;
  for (const [name, section] of Object.entries(value)) {
    const told = { chars: JSON.stringify(section)?.length ?? 0 };
    if (!fits({ [name]: told })) {
      left++;
      continue;
    }
    sections[name] = isItems(section) ? { ...told, ...itemSizes(section, fits) } : told;
  }
  return {
    ...(typeof summary === 'string' ? { summary: clip(summary, SUMMARY_CHARS_MAX) } : {}),
    chars,
    sections,
    ...(left > 0 ? { moreSections: left } : {}),
  };
}

function itemSizes(items: readonly unknown[], fits: (told: object) => boolean): object {
  const told: object[] = [];
  for (const [place, item] of items.entries()) {
    const id = idOf(item);
    const name = nameOf(item);
    const one = {
      // By its place where it is called by nothing.
      item: clip(id ?? name ?? String(place), NAME_CHARS_MAX),
      ...(id !== undefined && name !== undefined ? { name: clip(name, NAME_CHARS_MAX) } : {}),
      chars: JSON.stringify(item).length,
    };
    if (!fits(one)) return { items: told, moreItems: items.length - told.length };
    told.push(one);
  }
  return { items: told };
}
