import type { Generated } from 'kysely';

/** What `store/due.ts` claims by: rows that are due and that nobody holds a live lease on. */
export interface DueColumns {
  due_at: number | null;
  lease_until: number | null;
  lease_owner: string | null;
  attempts: Generated<number>;
}
