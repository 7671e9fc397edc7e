/** One outreach call that came with an Idempotency-Key: the first of its key, which later ones are answered by. */
export interface KeyedCallTable {
  /** SHA-256 over workspace, route with its ids, and key. */
  id: string;
  workspace_id: string;
  /** SHA-256 over what was asked. */
  request_hash: string;
  /**
   * `claimed`: nothing of it is done. `reaching`: it asks or tells other machines, and nobody knows whether it has yet.
   * `begun`: something of it is done, committed in the same transaction as this word. `answered`: its answer is kept.
   */
  state: 'claimed' | 'reaching' | 'begun' | 'answered';
  lease_owner: string;
  /** Until then its process is known to live. */
  lease_until: number;
  /** JSON, sealed where `sealed` is 1; null until it is answered. */
  answer: string | null;
  sealed: number;
  /** Length of the answer. */
  size: number;
  created_at: number;
}
