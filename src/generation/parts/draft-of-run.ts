import type { App } from '../../app.ts';
import type { Brief } from '../../artifacts/brief.ts';
import { REVIEWED, type ReviewedName } from '../../artifacts/review/review.ts';
import type { OwnedRun } from '../owned-run.ts';
import { labelsOf } from '../run-end.ts';
import { stagesOf } from '../run-rows.ts';
import type { GenerationTool } from '../tool.ts';
import { askPart } from './ask-part.ts';
import { type Ask, type Draft, startDraft } from './draft.ts';
import { nameOf, type PartData, type PartKind, writtenName } from './part.ts';
import { type KeptPart, partsOf } from './part-rows.ts';
import { isInParts } from './slices.ts';

interface Drafting {
  idea: string;
  context: string | undefined;
  brief: Brief;
  signal: AbortSignal;
  onFailure(error: unknown): void;
}

export interface RunDraft {
  /** The first answers of its stages. */
  readonly first: Draft;
  /** Has a further part written. */
  readonly ask: Ask;
  /** What the finished stages were made of, as their author wrote it. */
  written(): Promise<Record<ReviewedName, unknown>>;
  /** Resolves when no part is being written any more, whatever came of them. */
  settled(): Promise<void>;
  /** How many parts were written since it began. */
  readonly count: number;
  /** Whether some of it was kept from before. */
  readonly isResumed: boolean;
}

/** Whether a run of the tool is written in parts: a model writes it, and all that must agree is its own. */
export const isDrafted = (app: App, tool: GenerationTool): boolean =>
  app.engine.writes === 'authored' && isInParts(tool.stages);

/** Begins the draft of a run, or goes on with it: each part is kept as soon as it is there. */
export async function draftOf(app: App, owned: OwnedRun, { signal, onFailure, ...words }: Drafting): Promise<RunDraft> {
  const kept = await keptBy(app, owned);
  let count = 0;
  const beingWritten = new Set<Promise<unknown>>();
  const write = async <Kind extends PartKind>(asked: Parameters<typeof askPart<Kind>>[2]) => {
    const name = nameOf(asked);
    const known = kept.find(({ part }) => part === name);
    // Its schema had read it before it was kept.
    if (known) return known.data as PartData<Kind>;
    let startedAt = app.clock.elapsed();
    let isWaiting = true;
    const onTurn = () => {
      if (isWaiting) startedAt = app.clock.elapsed();
      isWaiting = false;
    };
    const data = await askPart(app, { ...words, signal, run: labelsOf(owned.run) }, { ...asked, onTurn });
    await owned.partDone({ part: name, data, tookMs: app.clock.elapsed() - startedAt });
    count++;
    return data;
  };
  const ask: Ask = (asked) => {
    const work = write(asked);
    beingWritten.add(work);
    const ended = () => void beingWritten.delete(work);
    work.then(ended, ended);
    return work;
  };
  return {
    first: startDraft({ ask, clock: app.clock }, words, onFailure),
    ask,
    isResumed: kept.length > 0,
    async settled() {
      while (beingWritten.size > 0) await Promise.allSettled(beingWritten);
    },
    written: async () => {
      const now = new Map((await partsOf(app.store.db, owned.run.id)).map(({ part, data }) => [part, data]));
      const all = REVIEWED.map((name) => [name, now.get(writtenName(name))]);
      return Object.fromEntries(all) as Record<ReviewedName, unknown>;
    },
    get count() {
      return count;
    },
  };
}

/** What is there of the draft. Stages without a skeleton were finished before runs were drafted: they are made anew. */
async function keptBy(app: App, owned: OwnedRun): Promise<KeptPart[]> {
  const kept = await partsOf(app.store.db, owned.run.id);
  const isBegun = kept.some(({ part }) => part === nameOf({ kind: 'skeleton' }));
  const stages = isBegun ? [] : await stagesOf(app.store.db, owned.run.id);
  if (stages.some(({ stage, status }) => status === 'done' && stage !== 'research')) await owned.forgetParts();
  return kept;
}
