import type { PlanToExport } from '../../artifacts/exports/exported.ts';
import { exportPlan } from '../../artifacts/exports/index.ts';
import type { JudgedName } from '../../artifacts/quality.ts';
import { AppError } from '../../errors.ts';
import { Agreed } from './agreed.ts';
import { applied, type Change } from './changes.ts';
import { type Compared, compared, type FilePair, fileKey, type Lost, lostIn, textsOf, wordSet } from './compared.ts';
import { type Claimed, type Edit, editsIn } from './edits.ts';
import { LeafFinder, leavesOf } from './leaves.ts';
import { wordsOfLine } from './lines.ts';
import { type LostEdit, lostEdits, type PlaceOfEdit, placeOf, placeText } from './lost-edits.ts';
import { faultsOf, PART_NAMES, type PlanParts, partsOf, withParts } from './plan-parts.ts';
import { blocksIn, readTwice } from './read-twice.ts';
import type { ImportFormat, Texts } from './reading.ts';
import { structureEdits } from './structure.ts';

/** A change and where it was read. */
export interface FoundChange {
  change: Change;
  places: PlaceOfEdit[];
  /** Of a criterion that moved to another feature: the id that it gets there. */
  becomes?: string | undefined;
}

/** What hand edits make of a plan. */
export interface Solved {
  /** The changes, each with the places it was read from. */
  changes: FoundChange[];
  /** Edits that have no place in the plan. */
  lost: LostEdit[];
  parts: PlanParts;
}

const ROUNDS_MAX = 10;
/** How many times an edit is tried alone, over all edits. */
const SINGLY_MAX = 100;
/** Lines that are gone and lines that came. */
const CHANGED_MAX = 4_000;
/** How often the schemas are asked about one edit, over all edits. */
const CHECKS_MAX = 600;

interface Solving {
  format: ImportFormat;
  source: PlanToExport;
  /** The folder's files by their paths in it. */
  files: Texts;
  /** Ids that are never given again. */
  used: ReadonlySet<string>;
}

/**
 * Finds the changes of a plan that explain the edits of its export: each edit is tried in the ways that its lines may mean,
 * and counts as taken once a new export of the changed plan says the same. Pure.
 */
export function solve(solving: Solving): Solved {
  const { format, source, used } = solving;
  const parts = partsOf(source);
  const pairs = filePairs(solving);
  const read = readTwice(format, parts, pairs);
  const files = pairs.map((pair) => compared(pair, blocksIn(read, pair.path)));
  requireFew(files);
  if (files.every(isUntouched)) return { changes: [], lost: [], parts };
  const compares = new Set(pairs.map(({ path }) => path));
  const rest = new Map([...solving.files].filter(([path]) => !compares.has(path)));
  const edits = editsOf(parts, { ...read, rest, used }, files);
  const work = new Work(files, { format, source, used, parts });
  const taken = work.run(edits);
  return { ...work.result(taken, edits) };
}

function filePairs({ format, source, files }: Solving): FilePair[] {
  const exported = textsOf(exportPlan(format, source));
  const keys = Map.groupBy(files, ([path]) => fileKey(format, path));
  // Of two files of one feature, each counts by its own path.
  const keyOf = (path: string) => {
    const key = fileKey(format, path);
    return exported.has(path) || keys.get(key)?.length === 1 ? key : path;
  };
  const now = new Map([...files].map(([path, text]) => [keyOf(path), { path, text }]));
  const before = new Map([...exported].map(([path, text]) => [fileKey(format, path), { path, text }]));
  const known = [...before].flatMap(([key, { text: was }]): FilePair[] => {
    const own = now.get(key);
    if (own !== undefined) return [{ key, path: own.path, was, is: own.text }];
    return isRemoved(key, was, now) ? [{ key, path: key, was, is: '' }] : [];
  });
  const added = [...now].filter(
    ([key]) => !before.has(key) && format === 'openspec' && /^specs\/.+\/spec\.md$/.test(key),
  );
  return [...known, ...added.map(([key, { path, text: is }]) => ({ key, path, was: '', is }))];
}

/** Whether a spec is gone with its feature: the list of the proposal names it no more. */
function isRemoved(key: string, text: string, now: ReadonlyMap<string, { text: string }>): boolean {
  const title = /^### Requirement: (.+)$/m.exec(text)?.[1];
  const proposal = now.get('proposal.md')?.text;
  return (
    key.startsWith('specs/') && title !== undefined && proposal !== undefined && !proposal.includes(`- ${title} (`)
  );
}

/** Beyond that it is another text, and no edit of this one. Throws `invalid_request`. */
function requireFew(files: readonly Compared[]): void {
  const changed = files.reduce(
    (sum, { partners, kept, is }) => sum + is.lines.length - kept.size + partners.filter((place) => place < 0).length,
    0,
  );
  if (changed <= CHANGED_MAX) return;
  throw new AppError(
    'invalid_request',
    `The files differ from their export in ${changed} lines; an import takes ${CHANGED_MAX}. Import fewer edits at a time.`,
  );
}

const isUntouched = ({ partners, kept, is, jumps }: Compared): boolean =>
  kept.size === is.lines.length && !partners.includes(-1) && jumps.length === 0;

function editsOf(parts: PlanParts, read: Parameters<typeof structureEdits>[1], files: readonly Compared[]): Edit[] {
  const leaves = leavesOf(parts);
  const finder = new LeafFinder(leaves);
  const claimed = new Map(files.map((file): [Compared, Claimed] => [file, { was: new Set(), is: new Set() }]));
  const changed = files.filter((file) => !isUntouched(file));
  return [
    ...structureEdits(parts, read, files, claimed),
    ...changed.flatMap((file) => editsIn(file, leaves, finder, claimed.get(file) ?? { was: new Set(), is: new Set() })),
  ];
}

interface Base extends Omit<Solving, 'files'> {
  parts: PlanParts;
}

/** What a set of edits comes to. */
interface Outcome {
  parts: PlanParts;
  open: Set<Edit>;
  lost: Map<Compared, Lost>;
}

class Work {
  readonly #files: readonly Compared[];
  readonly #base: Base;
  /** The way in which each edit is tried. */
  readonly #turns = new Map<Edit, number>();
  #checks = 0;
  readonly #reasons = new Map<Edit, string>();
  readonly #faults: Map<JudgedName, Set<string>>;
  /** Edits that an export of them alone says: in one of all, other edits change more of the same line. */
  readonly #proven = new Set<Edit>();

  constructor(files: readonly Compared[], base: Base) {
    this.#files = files;
    this.#base = base;
    this.#faults = new Map(PART_NAMES.map((name) => [name, new Set(this.#faultsIn(name, base.parts))]));
  }

  /** The edits that are taken. */
  run(edits: readonly Edit[]): Edit[] {
    let active = this.#sound(edits.filter(({ options }) => options.length > 0));
    const given: Edit[] = [];
    for (let round = 0; round < ROUNDS_MAX && active.length > 0; round++) {
      const { open } = this.#outcome(active);
      if (open.size === 0) break;
      const next = active.filter((edit) => !open.has(edit) || this.#turn(edit));
      given.push(...active.filter((edit) => !next.includes(edit)));
      active = this.#sound(next);
    }
    // An edit may have failed only because of another one beside it, or of what follows from that in the same line.
    let tries = 0;
    for (const edit of given) {
      for (let turn = 0; turn < edit.options.length && tries < SINGLY_MAX; turn++) {
        tries += 1;
        this.#turns.set(edit, turn);
        if (this.#valid([edit]).length === 0 || this.#outcome([edit]).open.size > 0) continue;
        const tried = this.#sound([...active, edit]);
        if (tried.length <= active.length || this.#turns.get(edit) !== turn) continue;
        active = tried;
        this.#proven.add(edit);
        break;
      }
    }
    return this.#withoutOpen(active);
  }

  /** What is left open changes nothing: two passes, since one edit may rest on another. */
  #withoutOpen(active: Edit[]): Edit[] {
    let left = active;
    for (let round = 0; round < ROUNDS_MAX; round++) {
      const { open } = this.#outcome(left);
      if (open.size === 0) return left;
      left = left.filter((edit) => !open.has(edit));
    }
    return left;
  }

  #turn(edit: Edit): boolean {
    const next = (this.#turns.get(edit) ?? 0) + 1;
    this.#turns.set(edit, next);
    return next < edit.options.length;
  }

  #option = (edit: Edit): Change[] => edit.options[this.#turns.get(edit) ?? 0] ?? [];

  /** Without edits that contradict an earlier one, or that the plan's schemas do not take. */
  #sound(edits: readonly Edit[]): Edit[] {
    const agreed = new Agreed();
    const sound = edits.filter((edit) => {
      for (;;) {
        const other = agreed.against(this.#option(edit));
        if (other === undefined) return agreed.add(edit, this.#option(edit));
        this.#reasons.set(edit, `It contradicts ${placeText(other)}, which says the same thing otherwise.`);
        if (!this.#turn(edit)) return false;
      }
    });
    return this.#valid(sound);
  }

  #valid(edits: readonly Edit[]): Edit[] {
    const isSound = (some: readonly Edit[]) => this.#newFaults(this.#apply(some))[0];
    if (edits.length === 0 || isSound(edits) === undefined) return [...edits];
    const alone = edits.filter((edit) => {
      for (;;) {
        this.#checks += 1;
        const fault = this.#checks > CHECKS_MAX ? 'there are too many edits like it' : isSound([edit]);
        if (fault === undefined) return true;
        this.#reasons.set(edit, `A plan does not hold it: ${fault}.`);
        if (!this.#turn(edit)) return false;
      }
    });
    if (isSound(alone) === undefined) return alone;
    // Each holds alone and not all together, such as the last items of a list.
    const together: Edit[] = [];
    for (const edit of alone) {
      const fault = isSound([...together, edit]);
      if (fault === undefined) together.push(edit);
      else this.#reasons.set(edit, `A plan does not hold it: ${fault}.`);
    }
    return together;
  }

  #faultsIn = (name: JudgedName, parts: PlanParts): string[] =>
    parts[name] === undefined ? [] : faultsOf(name, parts[name]);

  #newFaults(parts: PlanParts): string[] {
    return PART_NAMES.flatMap((name) =>
      parts[name] === this.#base.parts[name]
        ? []
        : this.#faultsIn(name, parts).filter((fault) => !this.#faults.get(name)?.has(fault)),
    );
  }

  #apply(edits: readonly Edit[]): PlanParts {
    return applied(this.#base.parts, changesOf(edits.map(this.#option)), this.#base.used);
  }

  #outcome(edits: readonly Edit[]): Outcome {
    const parts = this.#apply(edits);
    const { format, source } = this.#base;
    const next = textsOf(exportPlan(format, withParts(source, parts)));
    const byKey = new Map([...next].map(([path, text]) => [fileKey(format, path), text]));
    const lost = new Map(this.#files.map((file) => [file, lostIn(file, byKey.get(file.key) ?? '')]));
    const words = wordSet(next.values());
    const isOpen = (edit: Edit) => {
      const { file, was, is, isItem } = edit;
      if (this.#proven.has(edit)) return false;
      const own = lost.get(file);
      if (was.some((at) => own?.was.has(at))) return true;
      if (!isItem) return is.some((at) => own?.is.has(at));
      const all = is.flatMap((at) => wordsOfLine(file.is.lines[at]?.raw ?? ''));
      return is.some((at) => own?.is.has(at)) && all.some((word) => !words.has(word));
    };
    return { parts, open: new Set(edits.filter(isOpen)), lost };
  }

  result(taken: readonly Edit[], edits: readonly Edit[]): Solved {
    const { parts, lost } = this.#outcome(taken);
    // What was taken as an item is there in its own form.
    const settled = taken.filter((edit) => edit.isItem || this.#proven.has(edit));
    // A line that reads otherwise is told once, as it reads now.
    const reworded = edits.filter(({ file, was, is }) => was.length > 0 && is.some((at) => lost.get(file)?.is.has(at)));
    const told = [
      ...settled,
      ...reworded.filter((edit) => !settled.includes(edit)).map((edit) => ({ ...edit, is: [] })),
    ];
    const whyOf = (edit: Edit | undefined) =>
      edit?.why ?? (edit && this.#reasons.get(edit)) ?? 'The plan has no field for it.';
    const left = lostEdits(lost, told, (file, side, at) =>
      whyOf(edits.find((edit) => edit.file === file && edit[side].includes(at))),
    );
    return { parts, lost: left, changes: this.#told(taken) };
  }

  #told(taken: readonly Edit[]): Solved['changes'] {
    const found = new Map<string, Solved['changes'][number]>();
    for (const edit of taken) {
      for (const change of this.#option(edit)) {
        const key = JSON.stringify(change);
        const known = found.get(key) ?? { change, places: [] };
        known.places.push(placeOf(edit));
        if (change.kind === 'remove' && edit.becomes?.path.join() === change.path.join())
          known.becomes = edit.becomes.id;
        found.set(key, known);
      }
    }
    return [...found.values()];
  }
}

/** Each change once: the same edit may stand in several files. */
const changesOf = (options: readonly Change[][]): Change[] => [
  ...new Map(options.flat().map((change) => [JSON.stringify(change), change])).values(),
];
