import type { Source } from '../../artifacts/research.ts';
import type { EngineAnswer } from '../../engines/engine.ts';
import type { FoundPage, LookedUp, Searching } from '../../engines/search/looked-up.ts';

/** A source as the author of a research is told it. */
export interface ToldSource extends Source {
  /** What it says, as far as that is known. */
  says: string;
}

/** What was looked up before a research is written. */
export interface Findings {
  /** Numbered from 1. */
  sources: readonly ToldSource[];
  /** What a model that searched wrote of them, with their numbers. */
  notes?: string | undefined;
  /** Why there are no sources, or fewer than there could be, and what to do. */
  warnings: readonly string[];
}

/** For what is not looked up. */
export const NOTHING_FOUND: Findings = { sources: [], warnings: [] };

/** What is to be known of a research beside its text. */
export function warningsFor({ sources, warnings }: Findings, research: unknown): string[] {
  // Of a stage that looks nothing up, this is no research.
  if (sources.length === 0) return [...warnings];
  const { sources: cited, demands = [] }: { sources?: unknown; demands?: { id: string }[] } = Object(research);
  const ids = demands.map(({ id }) => id).join(', ');
  return [
    ...warnings,
    ...(cited === undefined
      ? [`${sources.length} pages were found, and the research cites none of them: verify what it says.`]
      : []),
    ...(ids === ''
      ? []
      : [`What sources demand by law or veto became demands of the plan (${ids}): check them before you build.`]),
  ];
}

/** What was found so far: kept also when the rest fails. */
export interface Finding {
  pages: FoundPage[];
  prose: LookedUp['prose'];
  warnings: string[];
}

/** Asks the engine for one step of looking up: to search by itself, or, without `search`, for what is to be searched. */
export type AskStep = (step: { task: string; search?: Searching }) => Promise<EngineAnswer>;
