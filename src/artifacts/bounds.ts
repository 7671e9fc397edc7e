import type { ArtifactName } from './artifacts.ts';
import { chars } from './text.ts';

/** Characters of a text in an artefact, and of a property's name. */
export const TEXT_CHARS_MAX = 4_000;
/** Characters of a prompt in a pack, and of its setup prompt. */
export const PROMPT_CHARS_MAX = 24_000;
/** Items of a list in an artefact, and properties of an object. */
export const LIST_ITEMS_MAX = 300;
/** Levels of lists and objects in an artefact, itself included. None of ours has more than six. */
export const DEPTH_MAX = 32;
/** Bytes of a whole artefact as JSON. */
export const ARTIFACT_BYTES_MAX = 1024 * 1024;
/** So many places are named at once. */
const EXCESSES_MAX = 5;

/** A place of an artefact that is too large. An empty path stands for the whole artefact. */
export interface Excess {
  path: (string | number)[];
  /** What is too much and what to do, to go on after the name of the place. */
  says: string;
}

interface Place {
  value: unknown;
  depth: number;
  key?: string | number;
  above?: Place;
}

/**
 * The first places of an artefact that are larger than they may be, in its order. Everything in it counts, fields that we
 * do not know too. Takes any JSON value, of any depth: it walks with a list, once, and not into what is too large.
 */
export function excessesOf(name: ArtifactName, artifact: unknown): Excess[] {
  const found: Excess[] = [];
  const waiting: Place[] = [{ value: artifact, depth: 1 }];
  for (let place = waiting.pop(); place !== undefined && found.length < EXCESSES_MAX; place = waiting.pop()) {
    const says = excessAt(name, place);
    if (says !== undefined) found.push({ path: pathOf(place), says });
    else for (const inner of insideOf(place).reverse()) waiting.push(inner);
  }
  return found.length > 0 ? found : tooManyBytes(artifact);
}

function excessAt(name: ArtifactName, place: Place): string | undefined {
  const { value, depth } = place;
  if (typeof value === 'string') {
    const max = isPrompt(name, place) ? PROMPT_CHARS_MAX : TEXT_CHARS_MAX;
    const count = charsAbove(max, value);
    return count === 0 ? undefined : `has ${told(count)} characters and may have ${told(max)}; shorten it`;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth > DEPTH_MAX) return `is nested deeper than ${DEPTH_MAX} levels; make it flatter`;
  if (!Array.isArray(value)) return excessOfNames(Object.keys(value));
  if (value.length <= LIST_ITEMS_MAX) return undefined;
  return `has ${told(value.length)} items and may have ${LIST_ITEMS_MAX}; shorten it`;
}

function excessOfNames(names: readonly string[]): string | undefined {
  if (names.length > LIST_ITEMS_MAX) {
    return `has ${told(names.length)} properties and may have ${LIST_ITEMS_MAX}; leave some out`;
  }
  const longest = Math.max(0, ...names.map((name) => charsAbove(TEXT_CHARS_MAX, name)));
  if (longest === 0) return undefined;
  return `has a property whose name has ${told(longest)} characters and may have ${told(TEXT_CHARS_MAX)}; shorten it`;
}

/** How many characters a text has where these are too many, else 0. */
function charsAbove(max: number, text: string): number {
  // In memory a character takes one unit or two, so most texts need not be counted.
  const count = text.length <= max ? 0 : chars(text);
  return count > max ? count : 0;
}

/** True for `setupPrompt` and `prompts[3].prompt` of a pack. */
function isPrompt(name: ArtifactName, { key, depth, above }: Place): boolean {
  if (name !== 'promptPack') return false;
  return depth === 2 ? key === 'setupPrompt' : depth === 4 && key === 'prompt' && above?.above?.key === 'prompts';
}

function insideOf(above: Place): Place[] {
  const { value } = above;
  if (typeof value !== 'object' || value === null) return [];
  const depth = above.depth + 1;
  const inside: Place[] = [];
  const add = (inner: unknown, key: string | number) => {
    if (mayBeTooLarge(inner)) inside.push({ value: inner, depth, key, above });
  };
  if (Array.isArray(value)) value.forEach(add);
  else for (const [key, field] of Object.entries(value)) add(field, key);
  return inside;
}

/** Most of an artefact is short texts: to walk past them takes no time. */
const mayBeTooLarge = (value: unknown): boolean =>
  typeof value === 'string' ? value.length > TEXT_CHARS_MAX : typeof value === 'object' && value !== null;

function pathOf(place: Place): Excess['path'] {
  const path: Excess['path'] = [];
  for (let at: Place | undefined = place; at?.key !== undefined; at = at.above) path.push(at.key);
  return path.reverse();
}

/** Only where nothing in it is too deep, because writing JSON recurses. */
function tooManyBytes(artifact: unknown): Excess[] {
  const bytes = Buffer.byteLength(JSON.stringify(artifact) ?? '');
  if (bytes <= ARTIFACT_BYTES_MAX) return [];
  return [{ path: [], says: `has ${told(bytes)} bytes as JSON and may have ${told(ARTIFACT_BYTES_MAX)}; shorten it` }];
}

const told = (count: number): string => count.toLocaleString('en-US');
