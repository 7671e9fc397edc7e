import type { Store, Tx } from '../../store/store.ts';

/** A part as a run keeps it until it ends. */
export interface KeptPart {
  part: string;
  data: unknown;
}

/** What a run has written so far, part by part. */
export async function partsOf(db: Store['db'] | Tx, runId: string): Promise<KeptPart[]> {
  const rows = await db.selectFrom('run_parts').select(['part', 'data']).where('run_id', '=', runId).execute();
  // As `keepPart` stored them.
  return rows.map(({ part, data }) => ({ part, data: JSON.parse(data) }));
}

/** When a part was written, and the milliseconds that it took. */
export interface PartTime {
  tookMs: number;
  doneAt: number;
}

/** Keeps a part; one that is there already is replaced. */
export async function keepPart(tx: Tx, runId: string, { part, data }: KeptPart, time?: PartTime): Promise<void> {
  const times = { took_ms: time ? Math.round(time.tookMs) : null, done_at: time?.doneAt ?? null };
  const kept = { data: JSON.stringify(data), ...times };
  await tx
    .insertInto('run_parts')
    .values({ run_id: runId, part, ...kept })
    .onConflict((conflict) => conflict.columns(['run_id', 'part']).doUpdateSet(kept))
    .execute();
}

/** Gives one run what another has written, without the time that it took there. */
export async function copyParts(tx: Tx, from: string, to: string): Promise<void> {
  await tx
    .insertInto('run_parts')
    .columns(['run_id', 'part', 'data'])
    .expression((query) =>
      query
        .selectFrom('run_parts')
        .select((select) => [select.val(to).as('run_id'), 'part', 'data'])
        .where('run_id', '=', from),
    )
    .execute();
}

/** What is there of one part. */
export interface PartState {
  part: string;
  /** Where the run itself has written it. */
  time: PartTime | undefined;
  /** Where it was asked for. */
  data: unknown;
}

/** What a run that goes on has written so far, read of it only `withData`; undefined for one that has ended. */
export async function partStatesOf(
  db: Store['db'] | Tx,
  runId: string,
  withData: readonly string[],
): Promise<PartState[] | undefined> {
  // One statement, since the parts of a run go in the moment in which it ends.
  const rows = await db
    .selectFrom('runs')
    .leftJoin('run_parts', 'run_parts.run_id', 'runs.id')
    .select(['part', 'took_ms', 'done_at'])
    .select((select) => select.case().when('part', 'in', withData).then(select.ref('data')).end().as('data'))
    .where('runs.id', '=', runId)
    .where('runs.status', '=', 'running')
    .execute();
  if (rows.length === 0) return undefined;
  return rows.flatMap(({ part, took_ms, done_at, data }) => {
    if (part === null) return [];
    const time = took_ms === null || done_at === null ? undefined : { tookMs: took_ms, doneAt: done_at };
    return [{ part, time, data: data ? JSON.parse(data) : undefined }];
  });
}

/** What its parts are called, without reading them. */
export async function partNamesOf(db: Store['db'] | Tx, runId: string): Promise<string[]> {
  const rows = await db.selectFrom('run_parts').select('part').where('run_id', '=', runId).execute();
  return rows.map(({ part }) => part);
}

/** Drops the parts of all runs that ended so long ago that no call goes on from them, by why they ended. */
export async function dropOldParts(
  tx: Tx,
  { endedBefore, spentBefore }: { endedBefore: number; spentBefore: number },
): Promise<void> {
  await tx
    .deleteFrom('run_parts')
    .where('run_id', 'in', (query) =>
      query
        .selectFrom('run_parts')
        .innerJoin('runs', 'runs.id', 'run_parts.run_id')
        .select('run_parts.run_id')
        .where('runs.finished_at', '<=', endedBefore)
        .where((where) =>
          where.or([
            where('runs.error_code', 'is distinct from', 'rate_limited'),
            where('runs.finished_at', '<=', spentBefore),
          ]),
        ),
    )
    .execute();
}

export async function dropParts(tx: Tx, runId: string): Promise<void> {
  await tx.deleteFrom('run_parts').where('run_id', '=', runId).execute();
}

/** Drops some of them. */
export async function dropPartsNamed(tx: Tx, runId: string, names: readonly string[]): Promise<void> {
  if (names.length > 0)
    await tx.deleteFrom('run_parts').where('run_id', '=', runId).where('part', 'in', names).execute();
}
