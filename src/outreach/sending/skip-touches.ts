import type { Tx } from '../../store/store.ts';

/** Touches of one turn, so that a domain of many leads holds nobody long. */
export const TOUCHES_AT_ONCE = 500;

/** Whose touches: those of one lead, of an address or of a domain. */
export interface TouchesOf {
  workspaceId: string;
  column: 'id' | 'person_key' | 'domain';
  value: string;
}

/**
 * Takes touches that wait out of the hands of those who would post them: whoever said stop is not to be written to on
 * another channel either. Those that were posted stay. Answers how many there were, TOUCHES_AT_ONCE at most.
 */
export async function skipTouches(tx: Tx, { workspaceId, column, value }: TouchesOf): Promise<number> {
  const skipped = await tx
    .updateTable('touches')
    .set({ status: 'skipped' })
    .where('status', '=', 'queued')
    .where('id', 'in', (query) =>
      query
        .selectFrom('leads')
        .innerJoin('touches', 'touches.lead_id', 'leads.id')
        .select('touches.id')
        .where('leads.workspace_id', '=', workspaceId)
        .where(`leads.${column}`, '=', value)
        .where('touches.status', '=', 'queued')
        .limit(TOUCHES_AT_ONCE),
    )
    .executeTakeFirst();
  return Number(skipped.numUpdatedRows);
}
