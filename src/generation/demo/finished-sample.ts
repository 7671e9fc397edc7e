import type { Artifacts } from '../../artifacts/artifacts.ts';
import type { Brief } from '../../artifacts/brief.ts';
import { HOST } from '../../plans/names.ts';
import type { SampleFile } from '../../plans/samples/sample-file.ts';
import { versionsOfSample } from '../sample.ts';

/** A sample whose artefacts are all there: what its author wrote, and what the program makes of it. */
export interface FinishedSample {
  id: string;
  idea: string;
  context: string | undefined;
  /** Who wrote it. */
  model: string;
  brief: Brief;
  artifacts: Artifacts;
  written: { readonly [Name in keyof Artifacts]: unknown };
}

/** The current versions of a sample. */
export function finishedSample(file: SampleFile): FinishedSample {
  const rows = versionsOfSample(file).filter(({ is_current }) => is_current === 1);
  const all = (text: (row: (typeof rows)[number]) => string): Record<string, unknown> =>
    Object.fromEntries(rows.map((row) => [row.artifact, JSON.parse(text(row))]));
  const { brief, ...artifacts } = all(({ data }) => data);
  const { id, idea, context } = file;
  return {
    ...{ id, idea, context: context ?? undefined, model: rows.at(-1)?.model ?? HOST },
    // Each was made by its own stage, and a test holds samples to have all of them.
    ...{ brief: brief as Brief, artifacts: artifacts as unknown as Artifacts },
    written: all(({ written }) => written ?? 'null') as FinishedSample['written'],
  };
}
