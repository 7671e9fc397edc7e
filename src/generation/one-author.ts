import { type Engine, modelsOf } from '../engines/engine.ts';
import type { Tx } from '../store/store.ts';
import type { RunRow } from '../store/tables.ts';
import { forgetParts } from './kept-parts.ts';

/**
 * Before an unfinished run goes on: what another engine or model has written of it is made anew. An answer names its
 * authors, and its parts come from no other author.
 */
export async function forgetOthersWork(
  tx: Tx,
  run: Pick<RunRow, 'id' | 'engine' | 'model'>,
  engine: Pick<Engine, 'name' | 'model' | 'stageModels'>,
): Promise<void> {
  if (run.engine !== engine.name || run.model !== modelsOf(engine)) await forgetParts(tx, run.id);
}
